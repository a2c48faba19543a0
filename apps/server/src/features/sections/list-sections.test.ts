import { startApp } from '@klasrum/testkit/app'
import { aClass, aTerm, onRoster } from '@klasrum/testkit/classes'
import { anEnrollment, schoolPeople } from '@klasrum/testkit/learners'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teachers } from '../teachers/teachers.tables.ts'
import { listSections } from './list-sections.ts'

const app = await startApp({ work: false })
const { tx } = app
const people = await schoolPeople(app)
const { school, otherSchool, teacher, colleague, newcomer, otherTeacher, head, otherHead, unplaced, admin } =
  people

const profileOf = async ({ user }: { user: { id: number } }): Promise<number> =>
  (await tx.select().from(teachers).where(eq(teachers.user_id, user.id)))[0]?.id ?? 0
const rizal = {
  school_id: school.id,
  school_year: '2026-2027',
  grade_level: '8' as const,
  section: 'Rizal',
}

const science = await aClass(tx, { teacher: teacher.user, section: 'Rizal' })
const english = await aClass(tx, { teacher: colleague.user, section: 'RIZAL' })
const both = await onRoster(tx, science)
await anEnrollment(tx, english, both)
await onRoster(tx, english)
await onRoster(tx, science, { dropped_at: new Date() })
await aClass(tx, { teacher: teacher.user, section: 'Peñafrancia', grade_level: '10' })
await aClass(tx, { teacher: teacher.user, section: 'Ilang-ilang', grade_level: 'K' })
await aClass(tx, { teacher: otherTeacher.user, section: 'Rizal' })
await aClass(tx, { teacher: teacher.user, section: 'Old', term_id: (await aTerm(tx, '2025-2026')).id })

const list = 'GET /api/education/sections'
const appoint = 'PUT /api/education/section-advisers'
const namesFor = async (who: typeof head, query = {}) =>
  (await who.ok(list, { query })).sections.map(({ grade_level, section }) => `${grade_level} ${section}`)
const make = async (who: typeof teacher | null, more = {}, by = head) =>
  by.ok(appoint, { body: { ...rizal, teacher_id: who && (await profileOf(who)), ...more } })

test('classes of a grade and section are one section however it is spelt, each learner counted once', async () => {
  const { sections, ...rest } = await head.ok(list)
  expect(rest).toEqual({ school_year: '2026-2027', school_years: ['2026-2027', '2025-2026'], total: 3 })
  expect(sections.map(({ grade_level }) => grade_level)).toEqual(['K', '8', '10'])
  expect(sections[1]).toMatchObject({
    school_name: school.name,
    class_count: 2,
    learner_count: 2,
    adviser_id: null,
    adviser_name: null,
  })
})

test('a school-admin sees the own school, an admin all, a teacher what they advise', async () => {
  expect(await namesFor(otherHead)).toEqual(['8 Rizal'])
  expect(await namesFor(unplaced)).toEqual([])
  expect(await namesFor(admin)).toHaveLength(4)
  expect(await namesFor(admin, { school_id: otherSchool.id })).toEqual(['8 Rizal'])
  expect(await teacher.ok(list)).toEqual({ school_year: null, school_years: [], sections: [], total: 0 })
  await make(teacher)
  expect(await teacher.ok(list)).toMatchObject({ school_years: ['2026-2027'], sections: [rizal], total: 1 })
  expect(await namesFor(colleague)).toEqual([])
})

test('they are found by section, grade, school and adviser, in another year, and page by page', async () => {
  expect(await namesFor(head, { search: 'penafrancia' })).toEqual(['10 Peñafrancia'])
  expect(await namesFor(head, { search: 'grade 8' })).toEqual(['8 Rizal'])
  expect(await namesFor(head, { search: teacher.user.last_name })).toEqual(['8 Rizal'])
  expect(await namesFor(admin, { search: otherSchool.name })).toEqual(['8 Rizal'])
  expect(await namesFor(head, { school_year: '2025-2026' })).toEqual(['8 Old'])
  const page = await head.ok(list, { query: { limit: 1, offset: 1 } })
  expect(page).toMatchObject({ sections: [{ grade_level: '8' }], total: 3 })
})

test('a school makes its confirmed teachers advisers, one a section, and takes them away', async () => {
  const { first_name, last_name } = colleague.user
  expect(await make(colleague, { section: 'rizal' })).toMatchObject({
    adviser_id: await profileOf(colleague),
    adviser_name: `${first_name} ${last_name}`,
  })
  expect(await namesFor(teacher)).toEqual([])
  expect(await make(teacher, {}, admin)).toMatchObject({ adviser_id: await profileOf(teacher) })
  expect(await make(null)).toMatchObject({ adviser_id: null, adviser_name: null })
})

test.each([
  ['a teacher who is not confirmed', newcomer],
  ['a teacher of another school', otherTeacher],
])('%s does not become adviser', async (_, who) => {
  const body = { ...rizal, teacher_id: await profileOf(who) }
  expect(await head.refusal(appoint, { body })).toMatchObject({ status: 404, code: 'teacher.not_found' })
  expect((await make(null)).adviser_id).toBeNull()
})

test('a section of another school, or without a class, does not exist', async () => {
  const teacher_id = await profileOf(teacher)
  for (const [who, key] of [
    [otherHead, rizal],
    [unplaced, rizal],
    [head, { ...rizal, section: 'Nowhere' }],
    [head, { ...rizal, grade_level: '9' as const }],
    [admin, { ...rizal, school_year: '2030-2031' }],
  ] as const)
    expect(await who.refusal(appoint, { body: { ...key, teacher_id } })).toMatchObject({
      status: 404,
      code: 'section.not_found',
    })
})

test('an adviser who leaves the school advises nobody there', async () => {
  await make(teacher)
  const id = await profileOf(teacher)
  await tx.update(teachers).set({ school_id: otherSchool.id }).where(eq(teachers.id, id))
  expect(await namesFor(teacher)).toEqual([])
  const { sections } = await head.ok(list, { query: { search: 'rizal' } })
  expect(sections).toMatchObject([{ adviser_id: null, adviser_name: null }])
  await tx.update(teachers).set({ school_id: school.id }).where(eq(teachers.id, id))
})

test('a list takes three statements', async () => {
  const { database, statements } = listenTo(app.house.database)
  const actor = {
    user_id: admin.user.id,
    session_id: 0,
    role: 'admin',
    school_id: null,
    division_id: null,
  } as const
  const query = { search: '', school_id: undefined, school_year: undefined, limit: 100, offset: 0 }
  expect((await listSections(database.tx, actor, query)).sections).toHaveLength(4)
  expect(statements).toHaveLength(3)
})
