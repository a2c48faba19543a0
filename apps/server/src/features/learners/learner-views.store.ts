import type { LearnerView, ViewKind } from '@klasrum/contract/learner-views'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { onceAnHour } from '../../db/once-an-hour.ts'
import type { Actor } from '../../http/session.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes, classOpenings } from '../classes/classes.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { learnerViews } from './learner-views.tables.ts'
import { enrollments } from './learners.tables.ts'

/** Whoever calls has made sure that the actor may see them. */
export const recordViews = (
  tx: Tx,
  { user_id }: Actor,
  student_ids: readonly number[],
  kind: ViewKind,
  now: Date,
): Promise<void> =>
  onceAnHour(tx, now, student_ids, {
    keyOf: (student_id) => `learner:${kind}:${user_id}:${student_id}`,
    write: (fresh, hour) =>
      tx
        .insert(learnerViews)
        // In order, so that two who are shown the same learners at once do not wait for each other.
        .values(
          fresh.sort((one, other) => one - other).map((student_id) => ({ student_id, user_id, kind, hour })),
        )
        .onConflictDoNothing(),
  })

/** A class counts from the day on which the learner came into it. */
export const wasInClass = and(
  eq(classOpenings.class_id, enrollments.class_id),
  gte(
    classOpenings.hour,
    sql`coalesce(${enrollments.added_on}, ${enrollments.enrolled_on})::timestamp at time zone 'Asia/Manila'`,
  ),
)

const className = sql<
  string | null
>`case ${classes.grade_level} when 'K' then 'Kinder' else 'Grade ' || ${classes.grade_level} end || ' ' || ${classes.section} || ', ' || ${subjects.name}`

/** One more than asked for says that there are more. */
export async function pageOfViews(
  tx: Tx,
  student_id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<LearnerView[]> {
  const alone = tx
    .select({
      user_id: learnerViews.user_id,
      kind: sql<LearnerView['kind']>`${learnerViews.kind}`.as('kind'),
      class_name: sql<string | null>`null::text`.as('class_name'),
      hour: learnerViews.hour,
    })
    .from(learnerViews)
    .where(eq(learnerViews.student_id, student_id))
  const inClasses = tx
    .select({
      user_id: classOpenings.user_id,
      kind: sql<LearnerView['kind']>`'class-' || ${classOpenings.kind}`.as('kind'),
      class_name: className.as('class_name'),
      hour: classOpenings.hour,
    })
    .from(enrollments)
    .innerJoin(classOpenings, wasInClass)
    .innerJoin(classes, eq(classes.id, classOpenings.class_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .where(eq(enrollments.student_id, student_id))
  const views = unionAll(alone, inClasses).as('views')
  const rows = await tx
    .select({
      user_id: views.user_id,
      name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      role: users.role,
      kind: views.kind,
      class_name: views.class_name,
      hour: views.hour,
    })
    .from(views)
    .innerJoin(users, eq(users.id, views.user_id))
    .orderBy(desc(views.hour), views.user_id, views.kind, views.class_name)
    .limit(limit + 1)
    .offset(offset)
  return rows.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() }))
}

const daysKept = 400

export const forgetViews = (tx: Tx, now: Date) =>
  tx.delete(learnerViews).where(lt(learnerViews.hour, before(now, hours(24 * daysKept))))
