import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { teacherName } from '../teachers/door.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { isConfirmedAt, type SectionKey } from './sections.store.ts'
import { sectionAdvisers } from './sections.tables.ts'

const isOf = ({ school_id, school_year, grade_level, section }: SectionKey) =>
  and(
    eq(sectionAdvisers.school_id, school_id),
    eq(sectionAdvisers.school_year, school_year),
    eq(sectionAdvisers.grade_level, grade_level),
    sql`${sectionAdvisers.section_key} = fold_text(${section})`,
  )

/** Whoever left the school advises nobody there. */
export const findAdviser = async (
  tx: Tx,
  key: SectionKey,
): Promise<{ user_id: number | null; name: string | null } | undefined> =>
  (
    await tx
      .select({ user_id: teachers.user_id, name: teacherName })
      .from(sectionAdvisers)
      .innerJoin(teachers, and(eq(teachers.id, sectionAdvisers.teacher_id), isConfirmedAt(key.school_id)))
      .leftJoin(users, eq(users.id, teachers.user_id))
      .where(isOf(key))
  )[0]

/** A teacher whom the school has confirmed; the profile is there until the end of the transaction. */
export const shareTeacherOf = async (tx: Tx, teacher_id: number, school_id: number): Promise<boolean> =>
  (
    await tx
      .select({ id: teachers.id })
      .from(teachers)
      .where(and(eq(teachers.id, teacher_id), isConfirmedAt(school_id)))
      .for('share')
  ).length > 0

export const setAdviser = (
  tx: Tx,
  { school_id, school_year, grade_level, section }: SectionKey,
  teacher_id: number,
) =>
  tx
    .insert(sectionAdvisers)
    .values({ school_id, school_year, grade_level, section, teacher_id })
    .onConflictDoUpdate({
      target: [
        sectionAdvisers.school_id,
        sectionAdvisers.school_year,
        sectionAdvisers.grade_level,
        sectionAdvisers.section_key,
      ],
      set: { teacher_id },
    })

export const removeAdviser = (tx: Tx, key: SectionKey) => tx.delete(sectionAdvisers).where(isOf(key))
