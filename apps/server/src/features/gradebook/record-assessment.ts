import type { GradeItem, Score } from '@klasrum/contract/class-record'
import type { Received } from '@klasrum/contract/endpoint'
import type { recordAssessmentEndpoint as shape } from '@klasrum/contract/sheets'
import { policyOf } from '@klasrum/grading/policies'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { shareOpenClass } from '../classes/door.ts'
import { shareSeatKeys } from './cells.store.ts'
import { type ItemValues, insertGradeItem } from './grade-items.store.ts'
import { itemUnder } from './item-rules.ts'
import { findQa } from './scores.store.ts'
import { refuseClosed, takeSheets } from './take-sheets.ts'
import type { Write } from './write-cells.ts'
import { writeOne } from './write-score.ts'

type Ask = Received<typeof shape.body> & { student_id: number }

export async function recordAssessment(
  tx: Tx,
  actor: Actor,
  { class_id, student_id, quarter, score, ...asked }: Ask,
  write: Write,
): Promise<Score> {
  const klass = await shareOpenClass(tx, actor, class_id)
  const values = itemUnder(klass.policy, {
    quarter,
    category: 'qa',
    part: asked.part ?? (policyOf(klass.policy).periods === 3 ? 'te' : null),
    title: asked.title ?? 'Quarterly Assessment',
    max_score: asked.max_score ?? 100,
  })
  const item = (await findQa(tx, { class_id, ...values })) ?? (await makeQa(tx, class_id, student_id, values))
  return writeOne(tx, actor, klass, { item_id: item.id, student_id, quarter, score }, write)
}

/** Of two who make it at the same time, the second finds the first one's. */
async function makeQa(tx: Tx, class_id: number, student_id: number, values: ItemValues): Promise<GradeItem> {
  await shareSeatKeys(tx, class_id, [student_id])
  await takeSheets(tx, class_id)
  await refuseClosed(tx, class_id, values.quarter)
  return (await findQa(tx, { class_id, ...values })) ?? (await insertGradeItem(tx, { class_id, ...values }))
}
