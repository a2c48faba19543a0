import type { ClassSummary, copyClassEndpoint as shape } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import { dateInManila } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { ruleOf } from './class-rule.ts'
import { shareProfile, shareProfileOf } from './class-teachers.store.ts'
import { addClass } from './classes.store.ts'
import { copyItems, copyRoster } from './copies.store.ts'
import { lockManagedClass, type ManagedClass } from './managed-classes.store.ts'
import { refuseMoreClasses } from './most-classes.ts'
import { type ClassPlace, knowingReferences } from './place-class.ts'
import { writtenSummary } from './summaries.store.ts'

type Ask = Received<typeof shape.body>

/** The class that is copied may be archived. */
export async function copyClass(
  tx: Tx,
  actor: Actor,
  id: number,
  { learners, items, ...ask }: Ask,
  now: Date,
): Promise<ClassSummary> {
  const model = await lockManagedClass(tx, actor, id)
  const place = await placeCopy(tx, actor, model)
  await refuseMoreClasses(tx, actor, ask.term_id)
  const values = {
    subject_id: model.subject_id,
    term_id: ask.term_id,
    grade_level: ask.grade_level ?? model.grade_level,
    section: ask.section ?? model.section,
    track: model.track,
    room_number: model.room_number,
    ...ruleOf({ policy: ask.policy ?? model.policy, transmuted: model.transmuted }),
    created_by_user_id: actor.user_id,
    created_at: now,
  }
  const to = await knowingReferences(() => addClass(tx, { ...values, ...place }))
  const way = { from: id, to }
  if (learners) await copyRoster(tx, way, { school_id: place.school_id, enrolled_on: dateInManila(now) })
  if (items) await copyItems(tx, way, values.policy)
  return writtenSummary(tx, to)
}

/** A teacher's copy is of the school where the teacher is now; of others' it keeps a teacher who is still there. */
async function placeCopy(
  tx: Tx,
  actor: Actor,
  { school_id, primary_teacher_id }: ManagedClass,
): Promise<ClassPlace> {
  if (actor.role === 'teacher') {
    const own = (await shareProfileOf(tx, actor.user_id)) ?? refuse('class.no_school')
    return { school_id: own.school_id, primary_teacher_id: own.id }
  }
  const teacher = primary_teacher_id === null ? undefined : await shareProfile(tx, primary_teacher_id)
  return { school_id, primary_teacher_id: teacher?.school_id === school_id ? teacher.id : null }
}
