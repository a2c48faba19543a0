import type { Tx } from '../../../apps/server/src/db/client.ts'
import { enrollments, learners } from '../../../apps/server/src/features/learners/learners.tables.ts'
import { listedName } from '../../../apps/server/src/features/learners/listed-name.ts'
import { teachers } from '../../../apps/server/src/features/teachers/teachers.tables.ts'
import type { TestApp } from './app.ts'
import { aSchool, aTeacher, aUser, only } from './builders.ts'

type Learner = typeof learners.$inferSelect
type Wish = Partial<typeof learners.$inferInsert>

let built = 0

/** An LRN that no other built learner has. */
export const anLrn = (): string => {
  built += 1
  return String(136_500_000_000 + built)
}

/** A learner of a school, on no roster. */
export async function aLearner(tx: Tx, wish: Wish = {}): Promise<Learner> {
  const external_student_id = anLrn()
  const fullname = wish.fullname ?? `Juan Reyes ${built}`
  const values = {
    school_id: wish.school_id ?? (await aSchool(tx)).id,
    external_student_id,
    fullname,
    listed_name: listedName(fullname),
    gender: 'male' as const,
    grade_level: '8',
    created_via: 'form' as const,
    created_at: new Date(),
  }
  return only(
    await tx
      .insert(learners)
      .values({ ...values, ...wish })
      .returning(),
  )
}

export const anEnrollment = async (
  tx: Tx,
  { id: class_id }: { id: number },
  { id: student_id }: { id: number },
  wish: Partial<typeof enrollments.$inferInsert> = {},
): Promise<typeof enrollments.$inferSelect> =>
  only(
    await tx
      .insert(enrollments)
      .values({ class_id, student_id, enrolled_on: '2026-06-08', ...wish })
      .returning(),
  )

/** Two schools with everybody who can have to do with their learners, signed in. */
export async function schoolPeople(app: TestApp) {
  const { tx } = app
  const [school, otherSchool] = [await aSchool(tx), await aSchool(tx)]
  const waiting = await aTeacher(tx)
  await tx.insert(teachers).values({ user_id: waiting.id, school_id: school.id, school_state: 'waiting' })
  return {
    school,
    otherSchool,
    admin: await app.as('admin'),
    head: await app.as(await aUser(tx, 'school-admin', { school_id: school.id })),
    otherHead: await app.as(await aUser(tx, 'school-admin', { school_id: otherSchool.id })),
    /** Oversees nothing yet. */
    unplaced: await app.as(await aUser(tx, 'school-admin')),
    /** Confirmed by the school, as is the colleague. */
    teacher: await app.as(await aTeacher(tx, { school })),
    colleague: await app.as(await aTeacher(tx, { school })),
    /** Has chosen the school, which has not confirmed it. */
    newcomer: await app.as(waiting),
    otherTeacher: await app.as(await aTeacher(tx, { school: otherSchool })),
    /** Without a profile. */
    stranger: await app.as(await aTeacher(tx)),
  }
}
