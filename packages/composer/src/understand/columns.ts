import type { Listing } from '../languages/language-rules.ts'
import type { Located, Topic } from './outline.ts'
import { passagesOf, statementIn } from './statements.ts'

/** Cells of one column are of one kind. */
export function columnListingsOf(topic: Topic, located: Located): Listing[] {
  const { block } = located
  if (block.kind !== 'table') return []
  const rows = block.rows.slice(1)
  return (block.rows[0] ?? []).flatMap((_, column): Listing[] => {
    const members = rows
      .map((row) => (row[column] ?? '').replace(/[.\s]+$/, ''))
      .filter((cell) => cell !== '')
    if (members.length < 3) return []
    const statement = statementIn(topic, located, passagesOf(located)[0] ?? '')
    return [
      {
        statement,
        title: '',
        members,
        names: column === 0,
        inline: false,
        inOrder: false,
        enumerate: null,
        choose: null,
        arrange: null,
      },
    ]
  })
}
