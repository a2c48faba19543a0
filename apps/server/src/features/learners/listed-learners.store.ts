import type { Received } from '@klasrum/contract/endpoint'
import type { ListedStudent, StudentHit, searchStudentsEndpoint } from '@klasrum/contract/learners'
import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesWords } from '../../db/search.ts'
import type { Actor } from '../../http/session.ts'
import { classes } from '../classes/classes.tables.ts'
import { enrollments, learners } from './learners.tables.ts'
import { findableBy } from './seen-learners.store.ts'

/** On the roster of a class that is not archived. */
const isCurrent = and(
  eq(enrollments.student_id, learners.id),
  isNull(enrollments.dropped_at),
  isNull(classes.archived_at),
)

/** What a list shows of a learner, and nothing else. */
export function listedColumns(tx: Tx) {
  const inUse = tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .innerJoin(classes, eq(classes.id, enrollments.class_id))
    .where(isCurrent)
  return {
    id: learners.id,
    school_id: learners.school_id,
    student_no: learners.lrn,
    external_student_id: learners.external_student_id,
    number_given: learners.number_given,
    status: sql<ListedStudent['status']>`case when ${exists(inUse)} then 'active' else 'inactive' end`,
    gender: learners.gender,
    listed_name: learners.listed_name,
    grade_level: learners.grade_level,
    user_id: learners.user_id,
    metadata_json: sql<ListedStudent['metadata_json']>`json_build_object(
      'fullname', ${learners.fullname}, 'grade_level', ${learners.grade_level},
      'gender', ${learners.gender}, 'created_via', ${learners.created_via})`,
  }
}

/** Of the class whose roster the learner came onto last. */
const latestSection = (tx: Tx) =>
  tx
    .select({ section: classes.section })
    .from(enrollments)
    .innerJoin(classes, eq(classes.id, enrollments.class_id))
    .where(isCurrent)
    .orderBy(desc(enrollments.id))
    .limit(1)

type Query = Received<typeof searchStudentsEndpoint.query>

export const findLearners = (
  tx: Tx,
  actor: Actor,
  { school_id, q, gender, limit, offset }: Query,
): Promise<StudentHit[]> =>
  tx
    .select({ ...listedColumns(tx), section: sql<string | null>`${latestSection(tx)}` })
    .from(learners)
    .where(
      and(
        school_id === undefined ? undefined : eq(learners.school_id, school_id),
        findableBy(tx, actor),
        gender && eq(learners.gender, gender),
        matchesWords(learners.search_text, q),
      ),
    )
    .orderBy(learners.sort_name, learners.id)
    .limit(limit)
    .offset(offset)
