import type { Score } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { writeScoreEndpoint as shape } from '@klasrum/contract/sheets'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { type ManagedClass, shareOpenClass } from '../classes/door.ts'
import type { JudgedCell } from './cells.store.ts'
import { findItem } from './grade-items.store.ts'
import { refuseField } from './item-rules.ts'
import { storeBlank, writtenScoreOf } from './scores.store.ts'
import { onlyWhole, type Write, writeCellsLocked } from './write-cells.ts'

type Ask = Received<typeof shape.body>

export async function writeScore(tx: Tx, actor: Actor, ask: Ask, write: Write): Promise<Score> {
  const klass = await shareOpenClass(tx, actor, ask.class_id)
  const item = await findItem(tx, ask.item_id)
  if (item?.class_id !== klass.id) refuse('item.not_found')
  const errors = [
    ...(ask.school_id === klass.school_id
      ? []
      : [{ path: 'school_id', message: 'The class is of another school.' }]),
    ...(ask.quarter === item.quarter
      ? []
      : [{ path: 'quarter', message: 'The item is of another quarter.' }]),
  ]
  if (errors.length > 0) refuse('request.invalid', { errors })
  return writeOne(tx, actor, klass, ask, write)
}

type OneCell = Pick<Ask, 'item_id' | 'student_id' | 'quarter' | 'score' | 'seen'>

/** One score by the same rules as many; what would refuse or dispute the cell refuses the call. */
export async function writeOne(
  tx: Tx,
  actor: Actor,
  { id, school_id }: Pick<ManagedClass, 'id' | 'school_id'>,
  { quarter, score, seen, ...place }: OneCell,
  write: Write,
): Promise<Score> {
  const sent = {
    ...place,
    score,
    excused: false,
    ...(seen !== undefined && { seen: { score: seen, excused: false } }),
  }
  const { version, cells } = await writeCellsLocked(tx, actor, { id, quarter, cells: [sent] }, write)
  for (const cell of cells) refuseUnsaved(cell, score)
  if (score === null) await storeBlank(tx, { class_id: id, ...place, version, actor, now: write.now })
  return writtenScoreOf(tx, { ...place, school_id })
}

function refuseUnsaved({ state, problem, max_score, ...current }: JudgedCell, yours: number | null): void {
  if (state === 'saved') return
  if (problem === 'half') refuseField('score', onlyWhole)
  if (problem === 'above') refuse('score.out_of_range', { fill: { max: max_score ?? 0 } })
  if (problem) refuse(problem === 'learner' ? 'learner.not_found' : 'item.not_found')
  const { score, excused, changed_by, changed_at } = current
  const theirs = excused ? 'excused' : (score ?? 'blank')
  refuse('score.changed', {
    fill: { name: changed_by ?? 'Somebody', theirs, yours: yours ?? 'blank' },
    current: { score, excused, changed_by, changed_at },
  })
}
