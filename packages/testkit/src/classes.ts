import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../apps/server/src/db/client.ts'
import { classes } from '../../../apps/server/src/features/classes/classes.tables.ts'
import {
  gradeItems,
  quarterClosings,
  scores,
} from '../../../apps/server/src/features/gradebook/gradebook.tables.ts'
import type { learners } from '../../../apps/server/src/features/learners/learners.tables.ts'
import { terms } from '../../../apps/server/src/features/schools/schools.tables.ts'
import { teachers } from '../../../apps/server/src/features/teachers/teachers.tables.ts'
import { aSchool, aSubject, only, type User } from './builders.ts'
import { aLearner, anEnrollment } from './learners.ts'

export type Class = typeof classes.$inferSelect
type Learner = typeof learners.$inferSelect
type Item = typeof gradeItems.$inferSelect

/** A term of the school year; the first quarter unless said otherwise. Made where it is not there yet. */
export async function aTerm(
  tx: Tx,
  school_year = '2026-2027',
  number = 1,
): Promise<typeof terms.$inferSelect> {
  const quarter = { school_year, kind: 'quarter', number } as const
  const [there] = await tx
    .select()
    .from(terms)
    .where(and(eq(terms.school_year, school_year), eq(terms.kind, 'quarter'), eq(terms.number, number)))
  return (
    there ??
    only(
      await tx
        .insert(terms)
        .values({ ...quarter, name: `Quarter ${number}` })
        .returning(),
    )
  )
}

type ClassWish = Partial<typeof classes.$inferInsert> & {
  /** Made it, and is its primary teacher when there is a profile; the class is of that profile's school. */
  teacher?: User
}

let built = 0

export async function aClass(tx: Tx, { teacher, ...wish }: ClassWish = {}): Promise<Class> {
  built += 1
  const number = built
  const [profile] = teacher ? await tx.select().from(teachers).where(eq(teachers.user_id, teacher.id)) : []
  const values = {
    school_id: wish.school_id ?? profile?.school_id ?? (await aSchool(tx)).id,
    subject_id: wish.subject_id ?? (await aSubject(tx)).id,
    term_id: wish.term_id ?? (await aTerm(tx)).id,
    primary_teacher_id: profile?.id ?? null,
    grade_level: '8',
    section: `Rizal ${number}`,
    policy: 'plain' as const,
    created_by_user_id: teacher?.id ?? null,
    created_at: new Date(),
  }
  return only(
    await tx
      .insert(classes)
      .values({ ...values, ...wish })
      .returning(),
  )
}

/** Somebody new of the class's school, put on its roster. */
export async function onRoster(
  tx: Tx,
  klass: Class,
  { dropped_at = null, ...wish }: Partial<typeof learners.$inferInsert> & { dropped_at?: Date | null } = {},
): Promise<Learner> {
  const learner = await aLearner(tx, { school_id: klass.school_id, ...wish })
  await anEnrollment(tx, klass, learner, { dropped_at })
  return learner
}

export const aGradeItem = async (
  tx: Tx,
  { id: class_id }: Pick<Class, 'id'>,
  wish: Partial<typeof gradeItems.$inferInsert> = {},
): Promise<Item> => {
  built += 1
  const values = { class_id, quarter: 1, category: 'ww' as const, title: `Quiz ${built}`, max_score: 20 }
  return only(
    await tx
      .insert(gradeItems)
      .values({ ...values, ...wish })
      .returning(),
  )
}

export const aScore = async (
  tx: Tx,
  { id: item_id, class_id }: Pick<Item, 'id' | 'class_id'>,
  { id: student_id }: Pick<Learner, 'id'>,
  wish: Partial<typeof scores.$inferInsert> = {},
): Promise<typeof scores.$inferSelect> =>
  only(
    await tx
      .insert(scores)
      .values({
        class_id,
        item_id,
        student_id,
        score: wish.excused ? null : 15,
        updated_at: new Date(),
        ...wish,
      })
      .returning(),
  )

/** As if its quarters had been closed by the class's rule, with weights of 40, 40 and 20. */
export const closeQuarters = (tx: Tx, { id: class_id, policy, transmuted }: Class, ...quarters: number[]) =>
  tx.insert(quarterClosings).values(
    quarters.map((quarter) => ({
      class_id,
      quarter,
      policy,
      transmuted,
      written_work_weight: 40,
      performance_task_weight: 40,
      quarterly_assessment_weight: 20,
      closed_at: new Date(),
    })),
  )
