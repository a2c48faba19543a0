import type { Sent } from '@klasrum/contract/endpoint'
import type { teacherDirectoryEndpoint as shape } from '@klasrum/contract/teachers'
import { startApp } from '@klasrum/testkit/app'
import { aDivisionEps, aSchool, aTeacher, aUser } from '@klasrum/testkit/builders'
import type { Client } from '@klasrum/testkit/client'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teachers } from './teachers.tables.ts'

const app = await startApp({ work: false })
const school = await aSchool(app.tx, { name: 'San Isidro NHS' })
const otherSchool = await aSchool(app.tx)
const admin = await app.as('admin')
const eps = await app.as(await aDivisionEps(app.tx, { division_id: school.division_id }))
const head = await app.as(await aUser(app.tx, 'school-admin', { school_id: school.id }))
const unplaced = await app.as(await aUser(app.tx, 'school-admin'))

const santos = await aTeacher(app.tx, {
  school,
  first_name: 'Maria',
  last_name: 'Santos',
  email: 'm@x.example',
})
await aTeacher(app.tx, { school: otherSchool, first_name: 'Jun', last_name: 'Cruz' })
const tesda = { specializations: ['Cookery'], learners_assessment: { male: '2', female: '1', total: 3 } }
await app.tx.insert(teachers).values([
  { school_id: otherSchool.id, metadata_json: { fullname: 'Analyn Abad', email: 'a@x.example', tesda } },
  { school_id: otherSchool.id, metadata_json: { first_name: 'z'.repeat(170), last_name: 'z'.repeat(170) } },
])

type Query = Sent<typeof shape.query>
const read = async (query: Query = {}, as: Client = admin) =>
  (await as.ok('GET /api/education/teacher-directory', { query })).entries
const names = async (query?: Query, as?: Client) =>
  (await read(query, as)).map(({ first_name }) => first_name.slice(0, 11))
const count = async (query: Query = {}, as: Client = admin) =>
  (await as.ok('GET /api/education/teacher-directory/count', { query })).count

test('admin and division staff read everybody, by name, with the profile', async () => {
  for (const reader of [admin, eps]) {
    expect(await names({}, reader)).toEqual(['Analyn Abad', 'Jun', 'Maria', 'zzzzzzzzzzz'])
    expect(await count({}, reader)).toBe(4)
  }
  expect((await read())[2]).toMatchObject({
    id: santos.id,
    email: 'm@x.example',
    first_name: 'Maria',
    last_name: 'Santos',
    school_name: 'San Isidro NHS',
    teacher: { user_id: santos.id, school_id: school.id, school_state: 'confirmed' },
  })
})

test('somebody without an account has the name and the address of the profile', async () => {
  const [first, , , last] = await read()
  expect(first).toMatchObject({
    id: null,
    email: 'a@x.example',
    first_name: 'Analyn Abad',
    last_name: '',
    teacher: { user_id: null, metadata_json: { tesda } },
  })
  expect(last).toMatchObject({ id: null, email: null, first_name: 'z'.repeat(170) })
})

test('search, division, TESDA data and page narrow it', async () => {
  expect(await names({ search: 'SANTOS maria' }, eps)).toEqual(['Maria'])
  expect(await names({ division_id: school.division_id }, eps)).toEqual(['Maria'])
  expect(await count({ division_id: otherSchool.division_id })).toBe(3)
  expect(await names({ division_id: otherSchool.division_id, search: 'cruz' })).toEqual(['Jun'])
  expect(await names({ tesda: 'true' }, eps)).toEqual(['Analyn Abad'])
  expect(await count({ tesda: '1' })).toBe(1)
  expect(await names({ no_tesda: 'true' }, eps)).not.toContain('Analyn Abad')
  expect(await count({ no_tesda: '1' })).toBe((await count({})) - 1)
  expect(await names({ limit: 2, offset: 1 })).toEqual(['Jun', 'Maria'])
})

test('without a limit a hundred come, and two hundred at most', async () => {
  const many = await aSchool(app.tx)
  await app.tx.insert(teachers).values(
    Array.from({ length: 201 }, (_, n) => ({
      school_id: many.id,
      metadata_json: { fullname: `Guro ${n}` },
    })),
  )
  const { division_id } = many
  expect(await read({ division_id })).toHaveLength(100)
  expect(await read({ division_id, limit: 200 })).toHaveLength(200)
  expect(await admin.send({ path: '/api/education/teacher-directory?limit=201' })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  })
  await app.tx.delete(teachers).where(eq(teachers.school_id, many.id))
})

test('TESDA data that is removed leaves the TESDA list', async () => {
  const [entry] = await read({ tesda: 'true' })
  const { id, school_id, metadata_json } = entry?.teacher ?? { id: 0, school_id: 0, metadata_json: {} }
  const put = (metadata: typeof metadata_json) =>
    admin.ok('PUT /api/education/teachers/{id}', {
      params: { id },
      body: { school_id, metadata_json: metadata },
    })
  await put({ ...metadata_json, tesda: null })
  expect(await read({ tesda: 'true' })).toEqual([])
  await put(metadata_json)
  expect(await names({ tesda: 'true' })).toEqual(['Analyn Abad'])
})

test('a school-admin reads the own school, and without a school nobody', async () => {
  expect(await names({}, head)).toEqual(['Maria'])
  expect(await names({ division_id: otherSchool.division_id }, head)).toEqual([])
  expect(await count({}, head)).toBe(1)
  expect(await read({}, unplaced)).toEqual([])
  expect(await count({}, unplaced)).toBe(0)
})

test.each(['teacher', 'student', 'public'] as const)('%s: not authorized', async (role) => {
  const person = await app.as(role)
  const refused = {
    status: 403,
    code: 'directory.not_allowed',
    detail: 'Not authorized to view all teachers',
  }
  expect(await person.refusal('GET /api/education/teacher-directory')).toMatchObject(refused)
  expect(await person.refusal('GET /api/education/teacher-directory/count')).toMatchObject(refused)
})
