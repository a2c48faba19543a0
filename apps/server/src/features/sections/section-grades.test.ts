import { readSheets } from '@klasrum/documents/read-sheets'
import { startApp } from '@klasrum/testkit/app'
import { aSubject } from '@klasrum/testkit/builders'
import { chanceFor } from '@klasrum/testkit/chance'
import { aClass, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { anEnrollment, anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { pagesOf, textOf } from '@klasrum/testkit/pdf-pages'
import { listenTo } from '@klasrum/testkit/statements'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classOpenings } from '../classes/classes.tables.ts'
import { closedGrades, gradeItems, quarterWeights, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments, learners } from '../learners/learners.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { readSectionGrades } from './section-grades.ts'
import { sectionAdvisers } from './sections.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher, colleague, head, otherHead, otherTeacher, admin } = await schoolPeople(app)
const chance = chanceFor('section grades')

const keyOf = (section: string) => ({
  school_id: school.id,
  school_year: '2026-2027',
  grade_level: '8' as const,
  section,
})
const call = 'GET /api/education/sections/grades'
const file = 'GET /api/education/sections/grades/file'

const aClassIn = async (section: string, name: string, more: Parameters<typeof aClass>[1] = {}) =>
  aClass(tx, {
    teacher: colleague.user,
    section,
    subject_id: (await aSubject(tx, { name, code: name.slice(0, 4).toUpperCase() })).id,
    ...more,
  })

async function graded(klass: Class, student_id: number, ...grades: number[]) {
  await tx.insert(closedGrades).values(
    grades.map((quarterly_grade, at) => ({
      class_id: klass.id,
      quarter: at + 1,
      student_id,
      quarterly_grade,
    })),
  )
}

const health = await aClassIn('Mabini', 'Health 8')
const science = await aClassIn('Mabini', 'Science 8')
const music = await aClassIn('MABINI', 'Music 8')
for (const klass of [health, science, music]) await closeQuarters(tx, klass, 1, 2, 3, 4)
const ben = await onRoster(tx, science, { fullname: 'Ben Zamora' })
const ana = await onRoster(tx, science, { fullname: 'Ana Peña', gender: 'female' })
const gone = await onRoster(tx, science, { fullname: 'Carlo Abad', dropped_at: new Date() })
for (const klass of [music, health]) await anEnrollment(tx, klass, ana)
await graded(science, ana.id, 90, 90, 90, 90)
await graded(music, ana.id, 80, 80, 80, 80)
await graded(health, ana.id, 81, 80, 80, 80)
await graded(science, ben.id, 74, 75)
await graded(science, gone.id, 60, 60, 60, 60)

test('subjects stand side by side as on the form, and the parts of MAPEH count as one area', async () => {
  const shown = await head.ok(call, { query: keyOf('mabini') })
  expect(shown).toMatchObject({
    periods: 4,
    period: 'Quarter',
    section: { class_count: 3, learner_count: 2 },
  })
  expect(shown.subjects.map(({ subject_name }) => subject_name)).toEqual(['Science 8', 'Music 8', 'Health 8'])
  expect(shown.learners).toMatchObject([
    {
      listed_name: 'Peña, Ana',
      gender: 'female',
      grades: [{ periods: [90, 90, 90, 90], final: 90 }, { final: 80 }, { final: 80 }],
      // Science and MAPEH: 90 and 81, then 90 and 80.
      averages: [86, 85, 85, 85],
      general_average: 85,
      descriptor: 'Very Satisfactory',
    },
    {
      listed_name: 'Zamora, Ben',
      grades: [{ periods: [74, 75, null, null], final: null }, null, null],
      averages: [74, 75, null, null],
      general_average: null,
      descriptor: null,
    },
  ])
})

test('the grades are printed across the page, the final ones first, and each period that has some', async () => {
  const pdf = await head.call(file, { query: { ...keyOf('Mabini'), format: 'pdf', paper: 'long' } })
  expect(pdf.headers['content-disposition']).toMatch(
    /^inline; filename="section-grades-grade-8-[a-z0-9-]+-2026-2027-[\d-]+\.pdf"$/,
  )
  const pages = pagesOf(pdf.bytes)
  expect(pages.map(({ size }) => size)).toEqual(Array.from({ length: 5 }, () => '936 612'))
  const [finals = '', first = ''] = pages.map((page) => textOf(page).replaceAll(/\s+/g, ' '))
  expect(finals).toContain('Final grades, Grade 8 –')
  expect(finals).toContain('Peña, Ana F 90 80 80 85 Very Satisfactory')
  expect(first).toContain('Quarter 1')
  expect(first).toContain('Zamora, Ben M 74 74')
})

test('the workbook has a sheet for the final grades and for each period', async () => {
  const xlsx = await head.call(file, { query: { ...keyOf('Mabini'), format: 'xlsx' } })
  const answer = await readSheets(xlsx.bytes)
  if ('refused' in answer) throw new Error(answer.refused)
  expect(answer.sheets.map(({ name }) => name)).toEqual([
    'Final grades',
    'Quarter 1',
    'Quarter 2',
    'Quarter 3',
    'Quarter 4',
  ])
  const lines = answer.sheets[1]?.lines.map(({ cells }) => cells.join('|')) ?? []
  expect(lines).toContain('Peña, Ana|F|90|80|81|86')
})

test('three terms have three, and a class of four quarters beside them makes it four', async () => {
  const klass = await aClassIn('Terms', 'Science 8', { policy: 'do15-2026' })
  await onRoster(tx, klass)
  const asked = { query: keyOf('Terms') }
  const alone = await head.ok(call, asked)
  expect(alone).toMatchObject({ periods: 3, period: 'Term', learners: [{ averages: [null, null, null] }] })
  await aClassIn('Terms', 'Journalism', { policy: 'plain' })
  expect(await head.ok(call, asked)).toMatchObject({ periods: 4, period: 'Quarter' })
})

test('a section without learners is shown and printed', async () => {
  await aClassIn('Empty', 'Science 8')
  expect((await head.ok(call, { query: keyOf('Empty') })).learners).toEqual([])
  const { bytes } = await head.call(file, { query: { ...keyOf('Empty'), format: 'pdf' } })
  expect(pagesOf(bytes).map(textOf).join(' ')).toContain('Science 8')
})

test('only its adviser, the school and an admin see a section; for others it does not exist', async () => {
  const klass = await aClassIn('Luna', 'Science 8')
  const asked = { query: keyOf('Luna') }
  const refused = { status: 404, code: 'section.not_found' }
  // The colleague teaches there, which is not enough.
  for (const who of [teacher, colleague, otherTeacher, otherHead]) {
    expect(await who.refusal(call, asked)).toMatchObject(refused)
    expect(await who.refusal(file, asked)).toMatchObject(refused)
  }
  expect(await tx.$count(classOpenings, eq(classOpenings.class_id, klass.id))).toBe(0)
  const [profile] = await tx.select().from(teachers).where(eq(teachers.user_id, teacher.user.id))
  await tx.insert(sectionAdvisers).values({ ...keyOf('LUNA'), teacher_id: profile?.id ?? 0 })
  for (const who of [teacher, head, admin]) expect((await who.ok(call, asked)).subjects).toHaveLength(1)
  expect(await tx.$count(classOpenings, eq(classOpenings.class_id, klass.id))).toBe(3)
})

/** Ten classes of the same learners, with scores in every period. */
async function fullSection(section: string, people: number, subjects: number) {
  const all = await tx
    .insert(learners)
    .values(
      Array.from({ length: people }, (_, number) => ({
        school_id: school.id,
        external_student_id: anLrn(),
        fullname: `Learner ${number}`,
        listed_name: `Learner ${number}`,
        gender: 'male' as const,
        grade_level: '8',
        created_via: 'form' as const,
        created_at: new Date(),
      })),
    )
    .returning({ student_id: learners.id })
  const ids: number[] = []
  for (let number = 0; number < subjects; number += 1) {
    const { id: class_id } = await aClassIn(section, `Subject ${number}`)
    ids.push(class_id)
    await tx.insert(enrollments).values(all.map((each) => ({ ...each, class_id, enrolled_on: '2026-06-08' })))
    const quarters = [1, 2, 3, 4]
    await tx.insert(quarterWeights).values(
      quarters.map((quarter) => ({
        class_id,
        quarter,
        written_work_weight: 40,
        performance_task_weight: 40,
        quarterly_assessment_weight: 20,
      })),
    )
    const items = await tx
      .insert(gradeItems)
      .values(
        quarters.flatMap((quarter) =>
          (['ww', 'pt', 'qa'] as const).map((category) => ({
            class_id,
            quarter,
            category,
            title: category,
            max_score: 50,
          })),
        ),
      )
      .returning({ item_id: gradeItems.id })
    await tx.insert(scores).values(
      items.flatMap((item) =>
        all.map((each) => ({
          ...each,
          ...item,
          class_id,
          score: Math.floor(chance.between(20, 51)),
          updated_at: new Date(),
        })),
      ),
    )
  }
  return ids
}

test('a whole section is the same as its classes one by one, in four statements', async () => {
  const ids = await fullSection('Full', 12, 5)
  const { database, statements } = listenTo(app.house.database)
  const { id: user_id } = head.user
  const actor = {
    user_id,
    session_id: 0,
    role: 'school-admin',
    school_id: school.id,
    division_id: null,
  } as const
  const shown = await readSectionGrades(database.tx, actor, keyOf('Full'), app.clock.now())
  expect(statements).toHaveLength(4)
  expect(await tx.$count(classOpenings, inArray(classOpenings.class_id, ids))).toBe(ids.length)
  for (const [at, { class_id }] of nonEmpty(shown.subjects.entries()))
    for (const quarter of [1, 4]) {
      const rows = await head.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', {
        params: { id: class_id, quarter },
      })
      expect(
        shown.learners.map(({ student_id, grades }) => [student_id, grades[at]?.periods[quarter - 1]]),
      ).toEqual(rows.map(({ student_id, quarterly_grade }) => [student_id, quarterly_grade]))
    }
  for (const { grades, general_average } of nonEmpty(shown.learners)) {
    const finals = grades.map((each) => each?.final ?? 0)
    expect(general_average).toBe(
      Math.floor(finals.reduce((sum, final) => sum + final, 0) / finals.length + 0.5),
    )
  }
})
