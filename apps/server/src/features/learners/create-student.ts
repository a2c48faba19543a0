import type { Received } from '@klasrum/contract/endpoint'
import type { Student, createStudentEndpoint as shape } from '@klasrum/contract/learners'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { addLearner } from './learners.store.ts'
import { listedName } from './listed-name.ts'
import { refuseMoreLearners } from './most-learners.ts'
import { requireOwnSchool } from './own-school.ts'
import { readStudent } from './read-student.ts'
import { refuseTaken } from './refuse-taken.ts'

type Ask = Received<typeof shape.body>

export async function createStudent(tx: Tx, actor: Actor, ask: Ask, now: Date): Promise<Student> {
  const { school_id, external_student_id, metadata_json } = ask
  await requireOwnSchool(tx, actor, school_id)
  await refuseMoreLearners(tx, actor, 1)
  const id = await addLearner(tx, {
    ...metadata_json,
    school_id,
    external_student_id,
    listed_name: listedName(metadata_json.fullname),
    created_via: 'form',
    created_by_user_id: actor.user_id,
    created_at: now,
  })
  if (id !== undefined) return readStudent(tx, actor, id)
  await refuseTaken(tx, actor, { school_id, number: external_student_id })
  // Whoever had the number is gone since.
  return createStudent(tx, actor, ask, now)
}
