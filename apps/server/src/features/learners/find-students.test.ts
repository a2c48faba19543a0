import type { Sent } from '@klasrum/contract/endpoint'
import type { searchStudentsEndpoint } from '@klasrum/contract/learners'
import { startApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { aLearner, anEnrollment, anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teachers } from '../teachers/teachers.tables.ts'
import { learners } from './learners.tables.ts'

const app = await startApp({ work: false })
const people = await schoolPeople(app)
const { school, otherSchool, admin, head, otherHead, unplaced, teacher, colleague, newcomer, otherTeacher } =
  people

const juan = await aLearner(app.tx, { school_id: school.id, fullname: 'Juan Santos Dela Cruz' })
const maria = await aLearner(app.tx, {
  school_id: school.id,
  fullname: 'Maria Niña Peña',
  gender: 'female',
  external_student_id: 'TRN-77',
})
const added = await aLearner(app.tx, {
  school_id: school.id,
  fullname: 'Added Abad',
  created_by_user_id: newcomer.user.id,
})
const klass = await aClass(app.tx, { teacher: newcomer.user })
const taught = await aLearner(app.tx, { school_id: school.id, fullname: 'Taught Bayani' })
const left = await aLearner(app.tx, { school_id: school.id, fullname: 'Left Castro' })
await anEnrollment(app.tx, klass, taught)
await anEnrollment(app.tx, klass, left, { dropped_at: new Date() })
const elsewhere = await aLearner(app.tx, { school_id: otherSchool.id, fullname: 'Elsewhere Diaz' })

const all = [added, taught, left, juan, maria]
/** To colleagues of a newcomer. */
const known = [taught, left, juan, maria]

type Query = Omit<Sent<typeof searchStudentsEndpoint.query>, 'school_id'>
const search = (as: Client, query: Query = {}, school_id = school.id) =>
  as.ok('GET /api/education/students/search', { query: { school_id, ...query } })
const ids = (found: { id: number }[]) => found.map(({ id }) => id)
const idsFor = async (as: Client, query?: Query, school_id?: number) =>
  ids(await search(as, query, school_id))

test('learners come by listed name with as much as a list needs', async () => {
  const found = await search(head)
  expect(ids(found)).toEqual(ids(all))
  expect(found[3]).toEqual({
    id: juan.id,
    school_id: school.id,
    student_no: juan.external_student_id,
    external_student_id: juan.external_student_id,
    number_given: false,
    status: 'inactive',
    gender: 'male',
    listed_name: 'Dela Cruz, Juan Santos',
    grade_level: '8',
    user_id: null,
    section: null,
    metadata_json: {
      fullname: 'Juan Santos Dela Cruz',
      grade_level: '8',
      gender: 'male',
      created_via: 'form',
    },
  })
  expect(found[4]).toMatchObject({ student_no: null, external_student_id: 'TRN-77' })
})

test('a learner is found with the section of the latest class, one who left or whose class is archived with none', async () => {
  const found = await search(head)
  const sectionOf = (wanted: { id: number }) => found.find(({ id }) => id === wanted.id)?.section
  expect(sectionOf(taught)).toBe(klass.section)
  expect(sectionOf(left)).toBeNull()
  const archived = await aClass(app.tx, { school_id: school.id, archived_at: new Date() })
  await anEnrollment(app.tx, archived, juan)
  expect((await search(head, { q: 'juan' }))[0]?.section).toBeNull()
})

test('the list is the search for nothing', async () => {
  const list = (as: Client, query: object = {}) =>
    as.ok('GET /api/education/students', { query: { school_id: school.id, ...query } })
  expect(await list(head)).toEqual(await search(head))
  expect(await list(newcomer)).toEqual(await search(newcomer))
  expect(ids(await list(head, { gender: 'female' }))).toEqual([maria.id])
  expect(ids(await list(head, { limit: 2, offset: 1 }))).toEqual([taught.id, left.id])
})

test.each([
  ['dela cruz', [juan.id]],
  ['JUAN SANTOS', [juan.id]],
  ['cruz, juan', [juan.id]],
  ['nina pena', [maria.id]],
  ['trn-77', [maria.id]],
  [juan.external_student_id.slice(0, 8), [added.id, taught.id, left.id, juan.id]],
  ['100%', []],
  ['nobody', []],
])('a search for "%s" looks at name and number', async (q, expected) => {
  expect(await idsFor(head, { q })).toEqual(expected)
})

test('a search is narrowed by gender and paged', async () => {
  expect(await idsFor(head, { q: 'a', gender: 'female' })).toEqual([maria.id])
  expect(await idsFor(head, { limit: 2, offset: 3 })).toEqual([juan.id, maria.id])
})

test('active is who is on the roster of a class that is not archived', async () => {
  const archived = await aClass(app.tx, { school_id: otherSchool.id, archived_at: new Date() })
  await anEnrollment(app.tx, archived, elsewhere)
  const statuses = (await search(head)).map(({ id, status }) => [id, status])
  expect(Object.fromEntries(statuses)).toMatchObject({ [taught.id]: 'active', [left.id]: 'inactive' })
  expect(await search(otherHead, {}, otherSchool.id)).toMatchObject([
    { id: elsewhere.id, status: 'inactive' },
  ])
})

test('a school that confirmed a teacher shows all its learners, and no other school does', async () => {
  for (const confirmed of [teacher, colleague]) {
    expect(await idsFor(confirmed)).toEqual(ids(known))
    expect(await idsFor(confirmed, {}, otherSchool.id)).toEqual([])
  }
})

test('whom a teacher added whom the school has not confirmed, no colleague finds until it has', async () => {
  const state = (school_state: 'waiting' | 'confirmed') =>
    app.tx.update(teachers).set({ school_state }).where(eq(teachers.user_id, newcomer.user.id))
  expect(await idsFor(colleague, { q: 'Abad' })).toEqual([])
  expect(await idsFor(newcomer, { q: 'Abad' })).toEqual([added.id])
  expect(await idsFor(head, { q: 'Abad' })).toEqual([added.id])
  await state('confirmed')
  expect(await idsFor(colleague, { q: 'Abad' })).toEqual([added.id])
  await state('waiting')
})

test('before that a teacher finds whom they added, teach or taught, and nobody else by any word', async () => {
  expect(await idsFor(newcomer)).toEqual([added.id, taught.id, left.id])
  for (const [q, { id }] of [
    ['Dela Cruz', juan],
    [juan.external_student_id, juan],
    [juan.external_student_id.slice(0, 11), juan],
    ['TRN-77', maria],
  ] as const) {
    expect(await idsFor(head, { q })).toContain(id)
    expect(await idsFor(newcomer, { q })).not.toContain(id)
  }
  expect(await idsFor(newcomer, { q: 'castro' })).toEqual([left.id])
})

test('a school-admin finds the own school’s, an admin every school’s, others nothing', async () => {
  expect(await idsFor(admin)).toEqual(ids(all))
  expect(await idsFor(admin, {}, otherSchool.id)).toEqual([elsewhere.id])
  for (const other of [otherHead, unplaced, otherTeacher, people.stranger])
    expect(await idsFor(other)).toEqual([])
  expect(await idsFor(admin, {}, 2_147_483_647)).toEqual([])
})

test('without a school the list is of everyone whom the caller may find', async () => {
  const listed = async (as: Client) => ids(await as.ok('GET /api/education/students'))
  expect(await listed(head)).toEqual(ids(all))
  expect(await listed(teacher)).toEqual(ids(known))
  expect(await listed(newcomer)).toEqual([added.id, taught.id, left.id])
  expect(await listed(otherHead)).toEqual([elsewhere.id])
  expect(await listed(unplaced)).toEqual([])
  expect((await listed(admin)).sort()).toEqual([...ids(all), elsewhere.id].sort())
  expect(ids(await head.ok('GET /api/education/students/search', { query: { q: 'cruz' } }))).toEqual([
    juan.id,
  ])
})

test.each(['school_id=one', 'school_id=', 'gender=x', 'school_id=1&limit=201', 'limit=0'])(
  'the question %s is refused',
  async (question) => {
    for (const path of ['/api/education/students', '/api/education/students/search'])
      expect(await head.send({ path: `${path}?${question}` })).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      })
  },
)

test('the list is of 200 when no limit is given', async () => {
  const { id: _, ...first } = await aLearner(app.tx)
  const { school_id } = first
  const others = Array.from({ length: 200 }, () => ({ ...first, external_student_id: anLrn() }))
  await app.tx.insert(learners).values(others)
  const list = (query: object = {}) =>
    admin.ok('GET /api/education/students', { query: { school_id, ...query } })
  expect(await list()).toHaveLength(200)
  expect(await list({ offset: 200 })).toHaveLength(1)
})

test('a name that is searched for is not logged', async () => {
  await search(head, { q: 'Pilosopo Tasio' })
  expect(app.log()).not.toMatch(/Pilosopo|Tasio/)
})
