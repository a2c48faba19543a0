import type { Received } from '@klasrum/contract/endpoint'
import type { writeCellsEndpoint as shape } from '@klasrum/contract/sheets'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { shareOpenClass } from '../classes/door.ts'
import {
  type CellProblem,
  type JudgedCell,
  type SentCell,
  shareSeatKeys,
  writeSentCells,
} from './cells.store.ts'
import { nextVersion, type ScoreWriter } from './sheet-version.store.ts'
import { refuseClosed } from './take-sheets.ts'

export type Write = Omit<ScoreWriter, 'user_id'> & { now: Date }
type Ask = Received<typeof shape.params> & { cells: SentCell[] }

export type JudgedWrite = { version: number; cells: JudgedCell[] }

/** Each cell of an open quarter of a class that the caller keeps and has made sure is open. */
export async function writeCellsLocked(
  tx: Tx,
  { user_id }: Actor,
  { id: class_id, quarter, cells }: Ask,
  { now, ...write }: Write,
): Promise<JudgedWrite> {
  await shareSeatKeys(tx, class_id, [...new Set(cells.map(({ student_id }) => student_id))])
  const version = await nextVersion(tx, class_id, { reload: false })
  await refuseClosed(tx, class_id, quarter)
  const place = { class_id, quarter, version, user_id, ...write, now }
  return { version, cells: await writeSentCells(tx, place, cells) }
}

export async function writeCells(
  tx: Tx,
  actor: Actor,
  ask: Ask,
  write: Write,
): Promise<Received<typeof shape.reply>> {
  await shareOpenClass(tx, actor, ask.id)
  return withProblemSentences(await writeCellsLocked(tx, actor, ask, write))
}

export function withProblemSentences({ version, cells }: JudgedWrite): Received<typeof shape.reply> {
  return {
    version,
    cells: cells.map(({ problem, max_score, ...cell }) => ({
      ...cell,
      problem: problem && sentences[problem](max_score),
    })),
  }
}

export const onlyWhole = 'Use a whole number: half points are off for this item.'

const sentences: Record<CellProblem, (max: number | null) => string> = {
  both: () => 'A cell is excused or holds a score, not both.',
  again: () => 'This cell was sent twice; the later value counts.',
  item: () => 'There is no such grade item.',
  learner: () => 'This learner is not on the roster.',
  above: (max) => `Score must be between 0 and ${max}.`,
  half: () => onlyWhole,
  typed: () => 'What was typed is sent with a score of 0 only.',
}
