import type { ClassSummary } from '@klasrum/contract/classes'
import { counted } from '../../../lib/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSheet } from '../page/queries.ts'
import css from './designer.module.css'
import { openScores } from './open-scores.ts'

const mostNamed = 2

/** Where scores are still open in the period a class is in; an item that nobody has a score of is planned. */
export function OpenScores({ klass }: { klass: ClassSummary }) {
  const { data: sheet, isPending } = useSheet(klass.id, klass.current_quarter)
  const open = sheet ? openScores(sheet) : []
  const more = open.length - mostNamed
  if (isPending) return <Skeleton lines={mostNamed} height="1.25rem" />
  if (open.length === 0) return null
  return (
    <ul className={css.open} aria-label="Still open">
      {open.slice(0, mostNamed).map(({ id, title, missing }) => (
        <li key={id}>
          <span>{title}</span>
          <span>{missing === null ? 'no scores yet' : `${missing} missing`}</span>
        </li>
      ))}
      {more > 0 ? <li>and {counted(more, 'more item')}</li> : null}
    </ul>
  )
}
