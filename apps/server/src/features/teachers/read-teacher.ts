import type { TeacherProfile } from '@klasrum/contract/teachers'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { findProfileOf } from './teachers.store.ts'

export const ownTeacher = async (tx: Tx, { user_id }: Actor): Promise<TeacherProfile> =>
  (await findProfileOf(tx, user_id)) ?? refuse('teacher.not_found')

export async function readTeacherByUser(tx: Tx, actor: Actor, user_id: number): Promise<TeacherProfile> {
  const profile = await findProfileOf(tx, user_id)
  if (!profile || !mayRead(actor, profile)) refuse('teacher.not_found')
  return profile
}

const mayRead = ({ role, user_id, school_id }: Actor, profile: TeacherProfile): boolean =>
  role === 'admin' ||
  profile.user_id === user_id ||
  (role === 'school-admin' && profile.school_id === school_id)
