import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool, aTeacher, aUser } from '@klasrum/testkit/builders'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const admin = await app.as('admin')

const laguna = await aDivision(app.tx, {
  name: 'Schools Division of Laguna',
  code: 'LAG',
  region: 'Region IV-A',
  division_supervisor: 'Teresita Magbanua',
})
const penablanca = await aDivision(app.tx, { name: 'Peñablanca', code: 'AAA', region: 'Region II' })
const bulacan = await aDivision(app.tx, { name: 'bulacan', code: 'BUL', region: 'Region III' })

const names = async (query: object = {}) =>
  (await admin.ok('GET /api/education/divisions', { query })).map(({ name }) => name)

test('divisions come by name whatever the case, by code, by region or newest first, page by page', async () => {
  expect(await names()).toEqual(['bulacan', 'Peñablanca', 'Schools Division of Laguna'])
  expect(await names({ sort: 'code' })).toEqual(['Peñablanca', 'bulacan', 'Schools Division of Laguna'])
  expect(await names({ sort: 'region' })).toEqual(['Peñablanca', 'bulacan', 'Schools Division of Laguna'])
  expect(await names({ sort: 'newest' })).toEqual(['bulacan', 'Peñablanca', 'Schools Division of Laguna'])
  expect(await names({ limit: 1, offset: 1 })).toEqual(['Peñablanca'])
  expect(await names({ offset: 3 })).toEqual([])
})

test('a search finds every word in name, code, region and supervisor, without accents', async () => {
  expect(await names({ search: 'penablanca' })).toEqual(['Peñablanca'])
  expect(await names({ search: 'MAGBANUA lag' })).toEqual(['Schools Division of Laguna'])
  expect(await names({ search: 'region iv' })).toEqual(['Schools Division of Laguna'])
  expect(await names({ search: '%' })).toEqual([])
  expect(await names({ region: 'Region III' })).toEqual(['bulacan'])
})

test('the count follows the search, and the regions are all there are', async () => {
  const count = (query: object) => admin.ok('GET /api/education/divisions/count', { query })
  const regions = ['Region II', 'Region III', 'Region IV-A']
  expect(await count({})).toEqual({ count: 3, regions })
  expect(await count({ search: 'lag' })).toEqual({ count: 1, regions })
  expect(await count({ region: 'Region II' })).toEqual({ count: 1, regions })
})

test('a division says how much stands on it', async () => {
  const district = await aDistrict(app.tx, { division_id: laguna.id })
  await aSchool(app.tx, { division_id: laguna.id, district_id: district.id })
  await aSchool(app.tx, { division_id: laguna.id })
  expect(await admin.ok('GET /api/education/divisions/{id}', { params: { id: laguna.id } })).toEqual({
    id: laguna.id,
    name: 'Schools Division of Laguna',
    code: 'LAG',
    region: 'Region IV-A',
    division_supervisor: 'Teresita Magbanua',
    email: null,
    phone: null,
    address: null,
    district_count: 1,
    school_count: 2,
  })
})

test.each(['teacher', 'division-eps'] as const)(
  'a %s sees the division of the account alone',
  async (role) => {
    const caller = await app.as(await aUser(app.tx, role, { division_id: bulacan.id }))
    expect(await caller.ok('GET /api/education/divisions')).toMatchObject([{ id: bulacan.id }])
    expect(await caller.ok('GET /api/education/divisions', { query: { search: 'laguna' } })).toEqual([])
    expect(await caller.ok('GET /api/education/divisions/count')).toEqual({
      count: 1,
      regions: ['Region III'],
    })
    const params = { id: penablanca.id }
    expect(await caller.refusal('GET /api/education/divisions/{id}', { params })).toMatchObject({
      status: 404,
      code: 'division.not_found',
      detail: 'There is no such division.',
    })
  },
)

test('a teacher sees the division of the school that confirmed them, and none before', async () => {
  const school = await aSchool(app.tx, { division_id: laguna.id })
  const teacher = await app.as(await aTeacher(app.tx))
  const params = { id: laguna.id }
  const seesNone = async () => {
    expect(await teacher.ok('GET /api/education/divisions')).toEqual([])
    expect(await teacher.ok('GET /api/education/divisions/count')).toEqual({ count: 0, regions: [] })
    expect(await teacher.refusal('GET /api/education/divisions/{id}', { params })).toMatchObject({
      status: 404,
    })
  }
  await seesNone()
  const { id } = await teacher.ok('PUT /api/education/teachers/by-user/{id}', {
    params: { id: teacher.user.id },
    body: { school_id: school.id },
  })
  await seesNone()

  const decide = { params: { id }, body: { school_id: school.id } }
  await admin.ok('POST /api/education/teachers/{id}/confirm-school', decide)
  expect(await teacher.ok('GET /api/education/divisions')).toMatchObject([{ id: laguna.id, code: 'LAG' }])
  expect(await teacher.ok('GET /api/education/divisions/count')).toEqual({
    count: 1,
    regions: ['Region IV-A'],
  })
  expect(await teacher.ok('GET /api/education/divisions/{id}', { params })).toMatchObject({ id: laguna.id })
  const body = { name: 'Ours', code: 'LAG', region: 'Region IV-A' }
  expect(await teacher.refusal('PUT /api/education/divisions/{id}', { params, body })).toMatchObject({
    status: 403,
  })

  await admin.ok('POST /api/education/teachers/{id}/decline-school', decide)
  await seesNone()
})

test('the confirmed school goes before the division that a teacher’s account names', async () => {
  const school = await aSchool(app.tx, { division_id: laguna.id })
  const teacher = await app.as(await aTeacher(app.tx, { school, division_id: bulacan.id }))
  expect(await teacher.ok('GET /api/education/divisions')).toMatchObject([{ id: laguna.id }])
})

test('a division-eps whose account names no division sees none', async () => {
  const eps = await app.as(await aUser(app.tx, 'division-eps', { division_id: null }))
  expect(await eps.ok('GET /api/education/divisions')).toEqual([])
  expect(await eps.ok('GET /api/education/divisions/count')).toEqual({ count: 0, regions: [] })
})

test('a school-admin sees every division', async () => {
  const caller = await app.as('school-admin')
  const ids = (await caller.ok('GET /api/education/divisions')).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([laguna.id, penablanca.id, bulacan.id]))
})

test.each(['limit=0', 'limit=201', 'offset=-1', 'sort=size', `search=${'a'.repeat(121)}`])(
  'the question %s is refused',
  async (question) => {
    expect(await admin.send({ path: `/api/education/divisions?${question}` })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    })
  },
)
