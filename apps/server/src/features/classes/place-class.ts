import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { shareProfile, shareProfileOf } from './class-teachers.store.ts'
import { missingReference } from './classes.store.ts'

/** Where a class belongs and who teaches it. */
export type ClassPlace = { school_id: number; primary_teacher_id: number | null }

/**
 * What the caller may make of it. A class that is at a school, or has a teacher, may stay so, also when the teacher
 * has moved meanwhile.
 *
 * @param present absent for a new class.
 */
export async function placeClass(
  tx: Tx,
  actor: Actor,
  asked: ClassPlace,
  present?: ClassPlace,
): Promise<ClassPlace> {
  if (actor.role === 'teacher') return placeOwn(tx, actor, asked, present)
  if (actor.role === 'school-admin' && asked.school_id !== actor.school_id) refuse('class.other_school')
  const { school_id, primary_teacher_id } = asked
  const stays = school_id === present?.school_id && primary_teacher_id === present.primary_teacher_id
  if (!stays && primary_teacher_id !== null) {
    const profile = await shareProfile(tx, primary_teacher_id)
    if (profile?.school_id !== school_id) refuseTeacher('Choose a teacher of this school.')
  }
  return asked
}

/** A teacher keeps classes of the own school and is their primary teacher. */
async function placeOwn(
  tx: Tx,
  { user_id }: Actor,
  { school_id, primary_teacher_id }: ClassPlace,
  present?: ClassPlace,
): Promise<ClassPlace> {
  const own = await shareProfileOf(tx, user_id)
  if (school_id !== present?.school_id) {
    if (!own) refuse('class.no_school')
    if (own.school_id !== school_id) refuse('class.other_school')
  }
  const usual = present?.primary_teacher_id ?? own?.id ?? null
  const teacher = primary_teacher_id ?? usual
  if (teacher !== usual && teacher !== own?.id)
    refuseTeacher('You are the primary teacher of the classes you keep.')
  return { school_id, primary_teacher_id: teacher }
}

const refuseTeacher = (message: string): never =>
  refuse('request.invalid', { errors: [{ path: 'primary_teacher_id', message }] })

const missing = {
  school_id: ['school.not_found', 'There is no such school.'],
  subject_id: ['subject.not_found', 'There is no such subject.'],
  term_id: ['term.not_found', 'There is no such term.'],
} as const

/** Runs a write, and says which of its references leads nowhere. */
export async function knowingReferences<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const path = missingReference(error)
    if (!path) throw error
    const [code, message] = missing[path]
    return refuse(code, { errors: [{ path, message }], cause: error })
  }
}
