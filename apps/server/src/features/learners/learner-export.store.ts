import { aliasedTable, and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { classes, classOpenings } from '../classes/classes.tables.ts'
import { closedGrades, gradeItems, scoreChanges, scores } from '../gradebook/gradebook.tables.ts'
import { schools } from '../schools/schools.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { wasInClass } from './learner-views.store.ts'
import { learnerViews } from './learner-views.tables.ts'
import { enrollments, learners, transfers } from './learners.tables.ts'

const from = aliasedTable(schools, 'from_school')
const to = aliasedTable(schools, 'to_school')
const personName = sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`
const className = {
  subject: subjects.name,
  grade_level: classes.grade_level,
  section: classes.section,
}

/** What the registry marks for export, with the names that make it readable. */
export const collectLearner = async (tx: Tx, id: number) => ({
  learners: await recordOf(tx, id),
  enrollments: await enrollmentsOf(tx, id),
  scores: await scoresOf(tx, id),
  score_changes: await scoreChangesOf(tx, id),
  kept_grades: await closedGradesOf(tx, id),
  transfers: await transfersOf(tx, id),
  class_openings: await openingsOf(tx, id),
  learner_views: await viewsOf(tx, id),
})

const recordOf = (tx: Tx, id: number) =>
  tx
    .select({
      id: learners.id,
      user_id: learners.user_id,
      school_id: learners.school_id,
      school: schools.name,
      external_student_id: learners.external_student_id,
      number_given: learners.number_given,
      lrn: learners.lrn,
      fullname: learners.fullname,
      listed_name: learners.listed_name,
      gender: learners.gender,
      grade_level: learners.grade_level,
      email: learners.email,
      birth_date: learners.birth_date,
      address: learners.address,
      phone: learners.phone,
      parent_name: learners.parent_name,
      parent_phone: learners.parent_phone,
      created_via: learners.created_via,
      created_by: personName,
      created_at: learners.created_at,
    })
    .from(learners)
    .innerJoin(schools, eq(schools.id, learners.school_id))
    .leftJoin(users, eq(users.id, learners.created_by_user_id))
    .where(eq(learners.id, id))

const enrollmentsOf = (tx: Tx, id: number) =>
  tx
    .select({
      id: enrollments.id,
      class_id: enrollments.class_id,
      student_id: enrollments.student_id,
      ...className,
      school: schools.name,
      enrolled_on: enrollments.enrolled_on,
      added_on: enrollments.added_on,
      dropped_at: enrollments.dropped_at,
    })
    .from(enrollments)
    .innerJoin(classes, eq(classes.id, enrollments.class_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .innerJoin(schools, eq(schools.id, classes.school_id))
    .where(eq(enrollments.student_id, id))
    .orderBy(enrollments.id)

const scoresOf = (tx: Tx, id: number) =>
  tx
    .select({
      class_id: scores.class_id,
      student_id: scores.student_id,
      ...className,
      quarter: gradeItems.quarter,
      category: gradeItems.category,
      title: gradeItems.title,
      max_score: gradeItems.max_score,
      score: scores.score,
      excused: scores.excused,
      typed: scores.typed,
      typed_over: scores.typed_over,
      updated_at: scores.updated_at,
    })
    .from(enrollments)
    .innerJoin(
      scores,
      and(eq(scores.class_id, enrollments.class_id), eq(scores.student_id, enrollments.student_id)),
    )
    .innerJoin(gradeItems, eq(gradeItems.id, scores.item_id))
    .innerJoin(classes, eq(classes.id, scores.class_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .where(eq(enrollments.student_id, id))
    .orderBy(scores.class_id, gradeItems.quarter, gradeItems.id)

const scoreChangesOf = (tx: Tx, id: number) =>
  tx
    .select({
      class_id: scoreChanges.class_id,
      student_id: scoreChanges.student_id,
      ...className,
      quarter: scoreChanges.quarter,
      title: scoreChanges.item_title,
      old_score: scoreChanges.old_score,
      old_excused: scoreChanges.old_excused,
      new_score: scoreChanges.new_score,
      new_excused: scoreChanges.new_excused,
      typed: scoreChanges.typed,
      source: scoreChanges.source,
      changed_by: personName,
      changed_at: scoreChanges.changed_at,
    })
    .from(scoreChanges)
    .innerJoin(classes, eq(classes.id, scoreChanges.class_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .leftJoin(users, eq(users.id, scoreChanges.changed_by_user_id))
    .where(eq(scoreChanges.student_id, id))
    .orderBy(scoreChanges.id)

const closedGradesOf = (tx: Tx, id: number) =>
  tx
    .select({ ...getTableColumns(closedGrades), ...className })
    .from(closedGrades)
    .innerJoin(classes, eq(classes.id, closedGrades.class_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .where(eq(closedGrades.student_id, id))
    .orderBy(closedGrades.class_id, closedGrades.quarter)

const transfersOf = (tx: Tx, id: number) =>
  tx
    .select({
      id: transfers.id,
      student_id: transfers.student_id,
      from_school: from.name,
      to_school: to.name,
      state: transfers.state,
      requested_by: personName,
      requested_at: transfers.requested_at,
      decided_at: transfers.decided_at,
    })
    .from(transfers)
    .innerJoin(from, eq(from.id, transfers.from_school_id))
    .innerJoin(to, eq(to.id, transfers.to_school_id))
    .leftJoin(users, eq(users.id, transfers.requested_by_user_id))
    .where(eq(transfers.student_id, id))
    .orderBy(transfers.id)

/** Who opened a class record since the learner came into it. */
const openingsOf = (tx: Tx, id: number) =>
  tx
    .select({
      class_id: classOpenings.class_id,
      ...className,
      opened_by: personName,
      role: users.role,
      hour: classOpenings.hour,
      kind: classOpenings.kind,
      times: classOpenings.times,
    })
    .from(enrollments)
    .innerJoin(classOpenings, wasInClass)
    .innerJoin(users, eq(users.id, classOpenings.user_id))
    .innerJoin(classes, eq(classes.id, classOpenings.class_id))
    .innerJoin(subjects, eq(subjects.id, classes.subject_id))
    .where(eq(enrollments.student_id, id))
    .orderBy(classOpenings.hour, classOpenings.class_id, classOpenings.user_id)

/** Who was shown the learner outside a class. */
const viewsOf = (tx: Tx, id: number) =>
  tx
    .select({
      student_id: learnerViews.student_id,
      shown_to: personName,
      role: users.role,
      kind: learnerViews.kind,
      hour: learnerViews.hour,
    })
    .from(learnerViews)
    .innerJoin(users, eq(users.id, learnerViews.user_id))
    .where(eq(learnerViews.student_id, id))
    .orderBy(learnerViews.hour, learnerViews.user_id, learnerViews.kind)
