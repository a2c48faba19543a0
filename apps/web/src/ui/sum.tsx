import css from './sum.module.css'

type SumProps = { rows: readonly (readonly [label: string, value: string])[] }

/** Amounts one below the other; the last is what they come to, under a double rule. */
export const Sum = ({ rows }: SumProps) => (
  <dl className={css.sum} aria-live="polite">
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
