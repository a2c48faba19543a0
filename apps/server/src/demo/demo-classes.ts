import type { PolicyId } from '@klasrum/contract/classes'
import { policyInForce, policyOf } from '@klasrum/grading/policies'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { users } from '../features/accounts/accounts.tables.ts'
import { classes } from '../features/classes/classes.tables.ts'
import { enrollments, learners } from '../features/learners/learners.tables.ts'
import { schoolYearAt } from '../features/schools/ensure-terms.ts'
import { terms } from '../features/schools/schools.tables.ts'
import { subjects } from '../features/subjects/subjects.tables.ts'
import { teachers } from '../features/teachers/teachers.tables.ts'
import { addDemoColleagues } from './demo-colleagues.ts'
import { demoLearner } from './demo-learners.ts'
import { demoClasses } from './demo-sections.ts'
import { addDemoSheets } from './demo-sheets.ts'

const teacherEmail = 'maricel@klasrum.example'

/** On record at the school and on no roster, for a search to find. */
const unenrolled = 12

export async function addDemoClasses(tx: Tx, now: Date): Promise<void> {
  const teacher = await findTeacher(tx)
  const school_year = schoolYearAt(now)
  const made = { school_id: teacher.school_id, created_by_user_id: teacher.user_id, created_at: now }
  const [subjectIds, termIds] = [await idsOfSubjects(tx), await idsOfFirstTerms(tx, school_year)]
  const inForce: PolicyId = policyInForce(school_year)?.id ?? 'plain'

  const class_rows = await tx
    .insert(classes)
    .values(
      demoClasses.map(({ subject, grade, section, room, plain }) => {
        const policy = plain ? 'plain' : inForce
        return {
          ...made,
          subject_id: subjectIds.get(subject) ?? 0,
          term_id: termIds.get(policyOf(policy).period) ?? 0,
          primary_teacher_id: teacher.id,
          grade_level: String(grade),
          section,
          room_number: room,
          policy,
        }
      }),
    )
    .returning({ id: classes.id, policy: classes.policy })

  const year = Number.parseInt(school_year, 10)
  const seats = demoClasses.flatMap(({ grade, learners }, index) =>
    Array.from({ length: learners }, () => ({ grade, class_id: class_rows[index]?.id ?? 0 })),
  )
  const grades = [...seats.map(({ grade }) => grade), ...Array.from({ length: unenrolled }, () => 8)]
  const learner_rows = await tx
    .insert(learners)
    .values(
      grades.map((grade, number) => ({
        ...made,
        ...demoLearner({ number, grade, year }),
        created_by_user_id: number < seats.length ? teacher.user_id : null,
      })),
    )
    .returning({ id: learners.id })
  await tx.insert(enrollments).values(
    seats.map(({ class_id }, index) => ({
      class_id,
      student_id: learner_rows[index]?.id ?? 0,
      enrolled_on: `${year}-06-01`,
    })),
  )
  const sheets = demoClasses.map(({ subject, progress }, index) => {
    const { id: class_id = 0, policy = inForce } = class_rows[index] ?? {}
    const students = learner_rows.flatMap(({ id }, number) =>
      seats[number]?.class_id === class_id ? [{ id, number }] : [],
    )
    return { class_id, policy, subject, progress, students }
  })
  await addDemoSheets(tx, sheets, { user_id: teacher.user_id, now })
  const [advised] = sheets
  if (advised)
    await addDemoColleagues(tx, {
      ...advised,
      subjectIds,
      teacher,
      school_year,
      term_id: termIds.get(policyOf(advised.policy).period) ?? 0,
      now,
    })
}

async function findTeacher(tx: Tx) {
  const [teacher] = await tx
    .select({ id: teachers.id, school_id: teachers.school_id, user_id: users.id })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.user_id))
    .where(eq(users.email, teacherEmail))
  if (!teacher) throw new Error('the demo teacher was not written')
  return teacher
}

const idsOfSubjects = async (tx: Tx): Promise<Map<string, number>> =>
  new Map((await tx.select().from(subjects)).map(({ code, id }) => [code, id]))

/** By what a policy calls its periods. */
async function idsOfFirstTerms(tx: Tx, school_year: string): Promise<Map<'Quarter' | 'Term', number>> {
  const found = await tx.select().from(terms).where(eq(terms.school_year, school_year))
  return new Map(
    found
      .filter(({ number }) => number === 1)
      .map(({ kind, id }) => [kind === 'quarter' ? 'Quarter' : 'Term', id]),
  )
}
