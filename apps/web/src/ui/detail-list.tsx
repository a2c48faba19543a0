import type { ReactNode } from 'react'
import css from './detail-list.module.css'

/** One part of a record in full. */
export const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section}>
    <h3>{title}</h3>
    {children}
  </section>
)

export type Detail = { label: string; value: ReactNode }

/** What is not known is left out. */
export function DetailList({ title, details }: { title: string; details: readonly Detail[] }) {
  const known = details.filter(({ value }) => value)
  return (
    <DetailSection title={title}>
      {known.length > 0 ? (
        <dl>
          {known.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Nothing on record.</p>
      )}
    </DetailSection>
  )
}
