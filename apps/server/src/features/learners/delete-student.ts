import type { Received } from '@klasrum/contract/endpoint'
import type { studentHoldingsEndpoint as holdingsShape } from '@klasrum/contract/learners'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { listHoldings, lockScoresForUpdate, shareClassesOf } from './holdings.store.ts'
import {
  findReadable,
  type LearnerRow,
  lockLearnerForUpdate,
  removeLearner,
  taughtByOthers,
} from './learners.store.ts'
import { forgetMentions } from './mentions.store.ts'

export async function studentHoldings(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<Received<typeof holdingsShape.reply>> {
  if (!(await findReadable(tx, actor, id))) refuse('learner.not_found')
  return listHoldings(tx, actor, id)
}

/**
 * Enrollments, scores and transfers go with the record, and so do files that were read for an import, name the learner
 * and were not written yet: they are read again from the file.
 *
 * @param known how many scores the caller knows of, where it was told.
 * @returns how many went.
 */
export async function deleteStudent(
  tx: Tx,
  actor: Actor,
  id: number,
  known: number | undefined,
): Promise<number> {
  // First, as everybody locks classes before learners; otherwise two deletions could wait for each other.
  await shareClassesOf(tx, id)
  const row = (await lockLearnerForUpdate(tx, actor, id)) ?? refuse('learner.not_found')
  if (await taughtByOthers(tx, actor, id)) refuse('learner.taught_by_others')
  const scores = await lockScoresForUpdate(tx, id)
  if (known !== undefined && known !== scores) refuse('learner.holds_more', { fill: { scores } })
  await removeLearner(tx, id)
  await forgetMentions(tx, namesOf(row))
  return scores
}

/** What a file or an answer may call the learner by: the number, the whole name, or surname and first given name. */
function namesOf({ external_student_id, fullname, listed_name }: LearnerRow): string[] {
  const [surname = '', given] = listed_name.split(', ')
  return [external_student_id, fullname, ...(given ? [`${surname} ${given.split(' ', 1)[0]}`] : [])]
}
