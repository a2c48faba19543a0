import type { Sent } from '@klasrum/contract/endpoint'
import type { listTeachersEndpoint as shape } from '@klasrum/contract/teachers'
import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aSchool, aTeacher, aUser } from '@klasrum/testkit/builders'
import type { Client } from '@klasrum/testkit/client'
import { expect, test } from 'vitest'
import { teachers } from './teachers.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const district = await aDistrict(app.tx, { name: 'San Isidro District' })
const place = { division_id: district.division_id, district_id: district.id }
const school = await aSchool(app.tx, { ...place, name: 'San Isidro NHS', code: '301801' })
const otherSchool = await aSchool(app.tx)
const head = await app.as(await aUser(app.tx, 'school-admin', { school_id: school.id }))
const unplaced = await app.as(await aUser(app.tx, 'school-admin'))

const pena = await aTeacher(app.tx, {
  school,
  first_name: 'Ana',
  last_name: 'Dela Peña',
  email: 'p@x.example',
})
const abad = await aTeacher(app.tx, { school: otherSchool, first_name: 'Zeny', last_name: 'abad' })
await app.tx.insert(teachers).values([
  { school_id: school.id, employee_no: 'EMP100', metadata_json: { fullname: 'Rosa Bautista' } },
  {
    school_id: otherSchool.id,
    school_state: 'declined',
    metadata_json: { first_name: 'Cora', last_name: 'Lim' },
  },
])

type Query = Sent<typeof shape.query>
const list = (query: Query = {}, as: Client = admin) => as.ok('GET /api/education/teachers', { query })
const nameOf = ({ user, metadata_json: given }: Awaited<ReturnType<typeof list>>[number]) =>
  user?.last_name ?? given.fullname ?? given.first_name
const names = async (query?: Query, as?: Client) => (await list(query, as)).map(nameOf)
const count = (query: Query = {}, as: Client = admin) => as.ok('GET /api/education/teachers/count', { query })

test('an admin sees every profile by name, with school, district, division and account', async () => {
  expect(await names()).toEqual(['abad', 'Rosa Bautista', 'Dela Peña', 'Cora'])
  expect((await list())[2]).toEqual({
    id: expect.any(Number),
    user_id: pena.id,
    school_id: school.id,
    school_name: 'San Isidro NHS',
    school_code: '301801',
    district_name: 'San Isidro District',
    division_id: district.division_id,
    division_name: expect.stringMatching(/^Division/),
    school_state: 'confirmed',
    employee_no: null,
    user: { first_name: 'Ana', last_name: 'Dela Peña', email: 'p@x.example' },
    metadata_json: {},
    version: 1,
  })
  expect((await list())[1]).toMatchObject({ user_id: null, user: null, district_name: 'San Isidro District' })
})

test('pages miss nobody and name nobody twice', async () => {
  const pages = [0, 2, 4].map((offset) => names({ limit: 2, offset }))
  expect((await Promise.all(pages)).flat()).toEqual(await names())
})

test.each([
  ['dela pena', ['Dela Peña']],
  ['PEÑA ana', ['Dela Peña']],
  ['p@x', ['Dela Peña']],
  ['emp100', ['Rosa Bautista']],
  ['lim cora', ['Cora']],
  ['nobody', []],
])('a search for "%s" finds names, addresses and employee numbers', async (search, expected) => {
  expect(await names({ search })).toEqual(expected)
  expect((await count({ search })).count).toBe(expected.length)
})

test('an account that is renamed is found by the new name at once', async () => {
  const person = await app.as(await aTeacher(app.tx, { school: otherSchool, last_name: 'Oldname' }))
  await person.ok('PATCH /api/account', { body: { first_name: 'Liezl', last_name: 'Ibañez' } })
  expect(await names({ search: 'ibanez liezl' })).toEqual(['Ibañez'])
  expect(await names({ search: 'oldname' })).toEqual([])
  await admin.ok('DELETE /api/admin/users/{id}', { params: { id: person.user.id } })
  expect(await names({ search: 'ibanez' })).toEqual([])
})

test('a school-admin sees and counts the own school alone, whatever is asked', async () => {
  expect(await names({}, head)).toEqual(['Rosa Bautista', 'Dela Peña'])
  expect(await names({ school_id: otherSchool.id }, head)).toEqual([])
  expect(await names({ search: 'abad' }, head)).toEqual([])
  expect(await count({}, head)).toEqual({ count: 2, waiting: 1 })
})

test('a school-admin without a school sees nothing', async () => {
  expect(await list({}, unplaced)).toEqual([])
  expect(await count({}, unplaced)).toEqual({ count: 0, waiting: 0 })
})

test('a teacher sees the own profile, or none', async () => {
  expect(await names({}, await app.as(abad))).toEqual(['abad'])
  expect(await count({}, await app.as(abad))).toEqual({ count: 1, waiting: 0 })
  const fresh = await app.as(await aTeacher(app.tx))
  expect(await list({}, fresh)).toEqual([])
  expect(await fresh.refusal('GET /api/education/teachers/me')).toMatchObject({
    status: 404,
    code: 'teacher.not_found',
    detail: 'There is no teacher profile.',
  })
})

test('the list is narrowed by school and by state; those waiting are counted beside it', async () => {
  expect(await names({ school_id: otherSchool.id })).toEqual(['abad', 'Cora'])
  expect(await names({ state: 'waiting' })).toEqual(['Rosa Bautista'])
  expect(await names({ state: 'declined' })).toEqual(['Cora'])
  expect(await names({ state: 'confirmed', school_id: school.id })).toEqual(['Dela Peña'])
  expect(await count()).toEqual({ count: 4, waiting: 1 })
  expect(await count({ state: 'declined' })).toEqual({ count: 1, waiting: 1 })
  expect(await count({ school_id: otherSchool.id })).toEqual({ count: 2, waiting: 0 })
})

test('own, by account, and somebody else’s', async () => {
  const byUser = (as: Client, id: number) =>
    as.call('GET /api/education/teachers/by-user/{id}', { params: { id } })
  const own = await (await app.as(pena)).ok('GET /api/education/teachers/me')
  expect(own.user_id).toBe(pena.id)
  for (const reader of [admin, head, await app.as(pena)])
    expect(await byUser(reader, pena.id)).toMatchObject({ status: 200, body: own })
  const notThere = {
    status: 404,
    body: { code: 'teacher.not_found', detail: 'There is no teacher profile.' },
  }
  expect(await byUser(await app.as(abad), pena.id)).toMatchObject(notThere)
  expect(await byUser(head, abad.id)).toMatchObject(notThere)
  expect(await byUser(unplaced, abad.id)).toMatchObject(notThere)
  expect(await byUser(admin, admin.user.id)).toMatchObject(notThere)
})

test.each(['state=gone', 'limit=201', 'school_id=one'])('the question %s is refused', async (question) => {
  expect(await admin.send({ path: `/api/education/teachers?${question}` })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: question.split('=')[0] }] },
  })
})
