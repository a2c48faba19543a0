import type { Student } from '@klasrum/contract/learners'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { findStudent } from './learners.store.ts'

export const readStudent = async (tx: Tx, actor: Actor, id: number): Promise<Student> =>
  (await findStudent(tx, actor, id)) ?? refuse('learner.not_found')
