import type { SessionUser } from '@klasrum/contract/accounts'
import type { Reply } from '../../../lib/call.ts'
import { fullName, shortDay, timeOfDay } from '../../../lib/format.ts'
import { fromWire, type Value } from '../model/values.ts'

export type ScoreChange = Reply<'GET /api/education/classes/{id}/score-changes'>[number]

/** As it stands in a list of changes; a dash for blank. */
export const changedScoreText = (value: Value): string =>
  value === null ? '—' : value === 'excused' ? 'EX' : String(value)

export const spokenValue = (value: Value): string =>
  value === null ? 'no score' : value === 'excused' ? 'excused' : String(value)

export const oldValue = ({ old_score, old_excused }: ScoreChange): Value =>
  fromWire({ score: old_score, excused: old_excused })

export const newValue = ({ new_score, new_excused }: ScoreChange): Value =>
  fromWire({ score: new_score, excused: new_excused })

const sources: Record<string, string> = {
  cell: 'typed',
  paste: 'pasted',
  fill: 'filled in',
  undo: 'undone',
  restore: 'restored',
  import: 'Import Excel',
  closing: 'at the closing',
  assessment: 'quarterly assessment',
}

/** How it came about; an import is named by its file, a score out of range by what was typed. */
export const changeSourceText = ({
  source,
  import_name,
  typed,
}: Pick<ScoreChange, 'source' | 'import_name' | 'typed'>): string =>
  typed ? `typed ${typed}, set to 0` : [sources[source] ?? source, import_name].filter(Boolean).join(', ')

export const nameText = (name: string | null, user: SessionUser | null): string =>
  user && name === fullName(user) ? 'You' : name || 'Somebody'

/** "Today, 8:52 PM", "Nov 13, 2026, 4:10 PM" */
export function momentText(moment: string, now: Date): string {
  const day = shortDay(moment)
  return `${day === shortDay(now) ? 'Today' : day}, ${timeOfDay(moment)}`
}
