import type { dashboardWorkEndpoint } from '@klasrum/contract/dashboard'
import type { Received } from '@klasrum/contract/endpoint'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { transfers } from '../learners/learners.tables.ts'
import { schoolRequests } from '../schools/school-requests.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { waitingClasses } from './class-work.store.ts'
import { classesBehind } from './classes-behind.store.ts'
import { leftOff } from './left-off.store.ts'
import { lastRuns, lastShows, recentRuns, recentShows } from './made-work.store.ts'

type Work = Received<(typeof dashboardWorkEndpoint)['reply']>

export async function readWork(tx: Tx, actor: Actor, now: Date): Promise<Work> {
  const isTeacher = actor.role === 'teacher'
  const [left_off, classes, behind, runs, shows, last_runs, last_shows, decisions] = await Promise.all([
    isTeacher ? leftOff(tx, actor) : null,
    isTeacher ? waitingClasses(tx, actor) : [],
    actor.role === 'school-admin' ? classesBehind(tx, actor) : [],
    recentRuns(tx, actor.user_id, now),
    recentShows(tx, actor.user_id, now),
    lastRuns(tx, actor.user_id),
    lastShows(tx, actor.user_id),
    decisionsOf(tx, actor),
  ])
  return { left_off, classes, behind, runs, shows, last_runs, last_shows, ...decisions }
}

type Decisions = Pick<
  Work,
  'teachers_to_confirm' | 'transfers_to_decide' | 'schools_to_add' | 'without_tesda'
>

/** All for an admin, those of the own school for a school-admin; division staff read the directory. */
async function decisionsOf(tx: Tx, { role, school_id }: Actor): Promise<Decisions> {
  const none: Decisions = {
    teachers_to_confirm: null,
    transfers_to_decide: null,
    schools_to_add: null,
    without_tesda: null,
  }
  if (role === 'division-eps')
    return { ...none, without_tesda: await tx.$count(teachers, eq(teachers.has_tesda, false)) }
  if (role !== 'admin' && (role !== 'school-admin' || school_id === null)) return none
  const ofSchool = role === 'school-admin' ? school_id : null
  const [teachers_to_confirm, transfers_to_decide, schools_to_add] = await Promise.all([
    tx.$count(
      teachers,
      and(
        eq(teachers.school_state, 'waiting'),
        ofSchool === null ? undefined : eq(teachers.school_id, ofSchool),
      ),
    ),
    tx.$count(
      transfers,
      and(
        eq(transfers.state, 'waiting'),
        ofSchool === null ? undefined : eq(transfers.from_school_id, ofSchool),
      ),
    ),
    role === 'admin' ? tx.$count(schoolRequests, eq(schoolRequests.state, 'waiting')) : null,
  ])
  return { ...none, teachers_to_confirm, transfers_to_decide, schools_to_add }
}
