import type { ReactNode } from 'react'
import { messageOf } from '../field-look.tsx'
import css from './import-rows.module.css'

/** Rows of a file as they were read. `edge`: they reach from side to side of a card. */
export const ImportRows = ({ edge, children }: { edge?: boolean; children: ReactNode }) => (
  <ul className={css.rows} data-edge={edge || undefined}>
    {children}
  </ul>
)

type ImportRowProps = {
  name: string
  /** Where it stands in the file, or its number. */
  place?: string
  /** Typed in and not checked yet. */
  changed?: boolean
  /** What it would do, and what is wrong with it. */
  children?: ReactNode
  /** Fields to correct it in. */
  fields?: ReactNode
  acts?: ReactNode
}

export const ImportRow = ({ name, place, changed, children, fields, acts }: ImportRowProps) => (
  <li className={css.row} data-changed={changed || undefined}>
    <div className={css.what}>
      <p className={css.name}>
        <b>{name}</b>
        {place ? <span>{place}</span> : null}
      </p>
      {children}
    </div>
    {fields}
    {acts ? <div className={css.acts}>{acts}</div> : null}
  </li>
)

export const RowFacts = ({ children }: { children: ReactNode }) => <p className={css.facts}>{children}</p>

export const RowProblem = ({ children }: { children: ReactNode }) => (
  <p className={css.problem}>{messageOf(children)}</p>
)
