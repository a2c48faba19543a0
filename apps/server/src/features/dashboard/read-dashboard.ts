import type { dashboardEndpoint } from '@klasrum/contract/dashboard'
import type { Received } from '@klasrum/contract/endpoint'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { userTotals } from '../accounts/door.ts'
import { countActive, shareFilledIn } from '../classes/door.ts'
import { countRuns } from '../materials/door.ts'
import { countPlaces, nameDivision, nameSchool, ownDivisionOf } from '../schools/door.ts'
import { countSubjects } from '../subjects/door.ts'
import { schoolOfTeacher, teacherTotal } from '../teachers/door.ts'
import { countLearners } from './learners-on-record.store.ts'

export async function readDashboard(
  tx: Tx,
  actor: Actor,
  now: Date,
): Promise<Received<(typeof dashboardEndpoint)['reply']>> {
  const admin = actor.role === 'admin'
  const manager = admin || actor.role === 'school-admin'
  const places = manager ? await countPlaces(tx) : null
  const school = actor.school_id ?? (await schoolOfTeacher(tx, actor.user_id))
  const division = await ownDivisionOf(tx, actor)
  return {
    school_name: school === null ? null : await nameSchool(tx, school),
    division_name: division === null ? null : await nameDivision(tx, division),
    divisions: places?.divisions ?? null,
    districts: places?.districts ?? null,
    schools: places?.schools ?? null,
    teachers: await teachersFor(tx, actor),
    subjects: admin || actor.role === 'teacher' ? await countSubjects(tx) : null,
    active_classes: manager || actor.role === 'teacher' ? await countActive(tx, actor) : null,
    users: admin ? await userTotals(tx) : null,
    tiles: admin ? await tilesOf(tx, now) : null,
  }
}

/** The directory's own rule: all for an admin or division staff, the own school for a school-admin, nobody else. */
async function teachersFor(tx: Tx, actor: Actor): Promise<number | null> {
  if (actor.role === 'admin' || actor.role === 'division-eps') return teacherTotal(tx)
  if (actor.role === 'school-admin') return actor.school_id === null ? 0 : teacherTotal(tx, actor.school_id)
  return null
}

async function tilesOf(tx: Tx, now: Date) {
  const { all, thisWeek } = await countRuns(tx, now)
  return {
    lesson_plans: all,
    this_week: thisWeek,
    students: await countLearners(tx),
    completion_rate: (await shareFilledIn(tx)) ?? 0,
  }
}
