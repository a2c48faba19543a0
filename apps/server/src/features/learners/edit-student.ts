import type { Received } from '@klasrum/contract/endpoint'
import type { Student, editStudentEndpoint as shape } from '@klasrum/contract/learners'
import { type Database, inTx, type Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { changeLearner, findReadable, isTakenNumber, lockLearner } from './learners.store.ts'
import { listedName } from './listed-name.ts'
import { readStudent } from './read-student.ts'
import { refuseTaken } from './refuse-taken.ts'

type Ask = Received<typeof shape.body>

export async function editStudent(database: Database, actor: Actor, id: number, ask: Ask): Promise<Student> {
  try {
    return await inTx(database, (tx) => rewrite(tx, actor, id, ask))
  } catch (error) {
    if (!isTakenNumber(error)) throw error
    await refuseNumber(database.tx, actor, id, ask)
    return refuse('learner.changed', { cause: error })
  }
}

async function rewrite(
  tx: Tx,
  actor: Actor,
  id: number,
  { metadata_json, external_student_id: number, version }: Ask,
): Promise<Student> {
  const row = (await lockLearner(tx, actor, id)) ?? refuse('learner.not_found')
  if (version !== undefined && version !== row.version) refuse('learner.changed')
  const isNew = number !== undefined && number !== row.external_student_id
  if (isNew && !row.number_given) refuse('learner.number_fixed')
  await changeLearner(tx, id, {
    ...metadata_json,
    listed_name: listedName(metadata_json.fullname),
    ...(isNew && { external_student_id: number, number_given: false }),
  })
  return readStudent(tx, actor, id)
}

async function refuseNumber(tx: Tx, actor: Actor, id: number, { external_student_id: number }: Ask) {
  const row = await findReadable(tx, actor, id)
  if (row && number !== undefined) await refuseTaken(tx, actor, { school_id: row.school_id, number })
}
