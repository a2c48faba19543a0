import type { DashboardWork } from './figures.ts'
import css from './left-off-sheet.module.css'

type LeftOffSheetProps = { left: NonNullable<DashboardWork['left_off']> }

/** The stretch of the sheet that was worked on last: the picture beside the way back to it. */
export function LeftOffSheet({ left: { item, rows } }: LeftOffSheetProps) {
  const next = rows.findIndex(({ cell }) => cell === null)
  return (
    <div className={css.frame} aria-hidden>
      <div className={css.sheet}>
        <div className={css.head}>
          <span>Learner</span>
          <span>{item.title}</span>
        </div>
        {rows.map(({ student_id, listed_name, cell }, index) => (
          <div key={student_id} className={css.row} data-next={index === next || undefined}>
            <span>{listed_name}</span>
            <span data-blank={cell === null || undefined}>{cell === -1 ? 'EX' : cell}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
