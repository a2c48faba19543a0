import type { PolicyId } from '@klasrum/contract/classes'
import { eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { terms } from '../schools/schools.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { teacherName } from '../teachers/door.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { classes } from './classes.tables.ts'

export type TaughtClass = {
  class_id: number
  subject_name: string
  subject_code: string
  teacher: string | null
  policy: PolicyId
}

/**
 * What is taught, and by whom, in the classes that the condition names: on classes and their terms. Whoever calls has made
 * sure that the actor may see them.
 */
export const listTaught = (tx: Tx, where: SQL | undefined, most: number): Promise<TaughtClass[]> =>
  tx
    .select({
      class_id: classes.id,
      subject_name: subjects.name,
      subject_code: subjects.code,
      teacher: teacherName,
      policy: classes.policy,
    })
    .from(classes)
    .innerJoin(terms, eq(terms.id, classes.term_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .leftJoin(teachers, eq(teachers.id, classes.primary_teacher_id))
    .leftJoin(users, eq(users.id, teachers.user_id))
    .where(where)
    .orderBy(classes.id)
    .limit(most)
