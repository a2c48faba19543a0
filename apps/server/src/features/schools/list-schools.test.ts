import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool, aTeacher } from '@klasrum/testkit/builders'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const laguna = await aDivision(app.tx, { name: 'Laguna' })
const bataan = await aDivision(app.tx, { name: 'Bataan' })
const district = await aDistrict(app.tx, { name: 'Calamba East', division_id: laguna.id })
const rizal = await aSchool(app.tx, {
  name: 'Rizal Elementary School',
  code: '100003',
  region: 'Region IV-A',
  division_id: laguna.id,
  district_id: district.id,
  school_name: 'Dr. Jose Rizal Memorial',
  school_id: '100003',
})
const niño = await aSchool(app.tx, {
  name: 'Sto. Niño NHS',
  code: '100001',
  region: 'Region III',
  division_id: bataan.id,
})
const abucay = await aSchool(app.tx, {
  name: 'abucay NHS',
  code: '100002',
  region: 'Region III',
  division_id: bataan.id,
})
const manager = await app.as('admin')
const teacher = await app.as(await aTeacher(app.tx, { school: niño }))

const ids = async (query: object = {}) =>
  (await manager.ok('GET /api/education/schools', { query: { search: '1000', ...query } })).map(
    ({ id }) => id,
  )

test('schools come by name, by code, by region or newest first, page by page', async () => {
  expect(await ids()).toEqual([abucay.id, rizal.id, niño.id])
  expect(await ids({ sort: 'code' })).toEqual([niño.id, abucay.id, rizal.id])
  expect(await ids({ sort: 'region' })).toEqual([abucay.id, niño.id, rizal.id])
  expect(await ids({ sort: 'newest' })).toEqual([abucay.id, niño.id, rizal.id])
  expect(await ids({ limit: 1, offset: 1 })).toEqual([rizal.id])
})

test('search and filters hold for the list and the count', async () => {
  const count = (query: object) => manager.ok('GET /api/education/schools/count', { query })
  expect(await ids({ search: 'NINO sto' })).toEqual([niño.id])
  expect(await ids({ search: 'jose 100003' })).toEqual([rizal.id])
  expect(await ids({ division_id: bataan.id })).toEqual([abucay.id, niño.id])
  expect(await ids({ district_id: district.id })).toEqual([rizal.id])
  expect(await count({ division_id: bataan.id })).toEqual({ count: 2 })
  expect(await count({ search: 'nhs' })).toEqual({ count: 2 })
  expect(await count({ district_id: district.id, search: 'nhs' })).toEqual({ count: 0 })
})

test('one school is shown with its division, its district and how many teachers are there', async () => {
  await aTeacher(app.tx, { school: rizal })
  expect(await manager.ok('GET /api/education/schools/{id}', { params: { id: rizal.id } })).toEqual({
    id: rizal.id,
    code: '100003',
    name: 'Rizal Elementary School',
    region: 'Region IV-A',
    division_id: laguna.id,
    division_name: 'Laguna',
    school_year: '2026-2027',
    school_name: 'Dr. Jose Rizal Memorial',
    school_id: '100003',
    district_id: district.id,
    district_name: 'Calamba East',
    phone_number: null,
    email: null,
    principal: null,
    teacher_count: 1,
  })
})

test('a teacher sees the own school alone; others do not exist', async () => {
  expect(await teacher.ok('GET /api/education/schools')).toMatchObject([{ id: niño.id, district_name: null }])
  expect(await teacher.ok('GET /api/education/schools', { query: { search: 'rizal' } })).toEqual([])
  expect(await teacher.ok('GET /api/education/schools/{id}', { params: { id: niño.id } })).toMatchObject({
    teacher_count: 1,
  })
  for (const id of [rizal.id, 2_147_483_647])
    expect(await teacher.refusal('GET /api/education/schools/{id}', { params: { id } })).toMatchObject({
      status: 404,
      code: 'school.not_found',
      detail: 'There is no such school.',
    })
  expect(await teacher.refusal('GET /api/education/schools/count')).toMatchObject({ status: 403 })
})

test('a teacher without a profile sees no school', async () => {
  const newcomer = await app.as('teacher')
  expect(await newcomer.ok('GET /api/education/schools')).toEqual([])
})

test.each(['teacher', 'student', 'public'] as const)('a %s finds any school by name', async (role) => {
  const caller = await app.as(role)
  const query = { search: 'nino' }
  expect(await caller.ok('GET /api/education/schools/public', { query })).toEqual([
    { id: niño.id, code: '100001', name: 'Sto. Niño NHS', region: 'Region III', division_id: bataan.id },
  ])
  const all = await caller.ok('GET /api/education/schools/public', { query: { search: '1000' } })
  expect(all.map(({ id }) => id)).toEqual([abucay.id, rizal.id, niño.id])
})
