import type { TeacherProfile } from '@klasrum/contract/teachers'
import { type Database, inTx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { changeProfile, lockProfile } from './profiles.store.ts'
import { writtenProfile } from './write-profile.ts'

/** @param seen the school that whoever decides saw: a choice made meanwhile is not decided unseen. */
export const decideSchool = (
  database: Database,
  actor: Actor,
  { id, seen, decision }: { id: number; seen: number; decision: 'confirmed' | 'declined' },
): Promise<TeacherProfile> =>
  inTx(database, async (tx) => {
    if (actor.role === 'school-admin' && actor.school_id !== seen) refuse('teacher.not_found')
    const row = (await lockProfile(tx, id)) ?? refuse('teacher.not_found')
    if (row.school_id !== seen) refuse('teacher.changed')
    await changeProfile(tx, id, { school_state: decision })
    return writtenProfile(tx, id)
  })
