import type { PolicyId } from '@klasrum/contract/classes'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'
import { users } from '../features/accounts/accounts.tables.ts'
import { classes } from '../features/classes/classes.tables.ts'
import { enrollments } from '../features/learners/learners.tables.ts'
import { sectionAdvisers } from '../features/sections/sections.tables.ts'
import { teachers } from '../features/teachers/teachers.tables.ts'
import type { DemoSubject } from './demo-items.ts'
import { demoClasses } from './demo-sections.ts'
import { addDemoSheets } from './demo-sheets.ts'

const headEmail = 'principal@klasrum.example'

/** Who else teaches the section that the demo teacher advises; without accounts, as the head of the school added them. */
const colleagues: readonly { fullname: string; subject: DemoSubject; gaps: number }[] = [
  { fullname: 'Corazon Reyes', subject: 'FIL8', gaps: 0 },
  { fullname: 'Liza Manalo', subject: 'ENG8', gaps: 0.03 },
  { fullname: 'Ernesto Bautista', subject: 'MATH8', gaps: 0 },
  { fullname: 'Danilo Cruz', subject: 'AP8', gaps: 0 },
  { fullname: 'Rosario Dimaculangan', subject: 'MA8', gaps: 0 },
  { fullname: 'Benjie Ocampo', subject: 'PEH8', gaps: 0 },
]

type Advised = {
  teacher: { id: number; school_id: number }
  policy: PolicyId
  students: readonly { id: number; number: number }[]
  subjectIds: ReadonlyMap<string, number>
  term_id: number
  school_year: string
  now: Date
}

/** The other subjects of the first section. */
export async function addDemoColleagues(
  tx: Tx,
  { teacher, policy, students, subjectIds, term_id, school_year, now }: Advised,
): Promise<void> {
  const { school_id } = teacher
  const [section] = demoClasses
  const [head] = await tx.select({ id: users.id }).from(users).where(eq(users.email, headEmail))
  if (!head || !section) throw new Error('the demo school has no head or no section')
  const profiles = await tx
    .insert(teachers)
    .values(
      colleagues.map(({ fullname }) => ({
        school_id,
        school_state: 'confirmed' as const,
        metadata_json: { fullname },
      })),
    )
    .returning({ id: teachers.id })
  const place = { school_id, grade_level: String(section.grade), section: section.section }
  const rows = await tx
    .insert(classes)
    .values(
      colleagues.map(({ subject }, index) => ({
        ...place,
        subject_id: subjectIds.get(subject) ?? 0,
        term_id,
        primary_teacher_id: profiles[index]?.id,
        room_number: section.room,
        policy,
        created_by_user_id: head.id,
        created_at: now,
      })),
    )
    .returning({ id: classes.id })
  const enrolled_on = `${Number.parseInt(school_year, 10)}-06-01`
  await tx
    .insert(enrollments)
    .values(
      rows.flatMap(({ id }) =>
        students.map(({ id: student_id }) => ({ class_id: id, student_id, enrolled_on })),
      ),
    )
  const sheets = colleagues.map(({ subject, gaps }, index) => ({
    class_id: rows[index]?.id ?? 0,
    policy,
    subject,
    students,
    progress: { weighed: true, gaps, toCome: 0 },
  }))
  await addDemoSheets(tx, sheets, { user_id: head.id, now })
  await tx.insert(sectionAdvisers).values({ ...place, school_year, teacher_id: teacher.id })
}
