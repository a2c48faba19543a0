import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { teachers } from './teachers.tables.ts'

export { settleChoice, takeSchool } from './take-school.ts'
export { teacherName } from './teacher-name.store.ts'

export const teacherTotal = (tx: Tx, schoolId?: number): Promise<number> =>
  tx.$count(teachers, schoolId === undefined ? undefined : eq(teachers.school_id, schoolId))

export const schoolOfTeacher = async (tx: Tx, userId: number): Promise<number | null> =>
  (await tx.select({ school_id: teachers.school_id }).from(teachers).where(eq(teachers.user_id, userId)))[0]
    ?.school_id ?? null
