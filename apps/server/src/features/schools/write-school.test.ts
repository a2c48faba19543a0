import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool, aTeacher } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { teachers } from '../teachers/teachers.tables.ts'
import { schools } from './schools.tables.ts'

const app = await startApp({ work: false })
const manager = await app.as('school-admin')
const laguna = await aDivision(app.tx, { name: 'Laguna' })
const bataan = await aDivision(app.tx, { name: 'Bataan' })
const calamba = await aDistrict(app.tx, { name: 'Calamba', division_id: laguna.id })
const balanga = await aDistrict(app.tx, { name: 'Balanga', division_id: bataan.id })
const missing = 2_147_483_647
const typed = { code: ' 301801 ', region: 'Region IV-A', division_id: laguna.id, school_year: '2026-2027' }

test('a school without a name is called by its code', async () => {
  const body = { ...typed, name: ' ', district_id: calamba.id, principal: 'Grace Uy', email: '' }
  expect(await manager.ok('POST /api/education/schools', { body })).toEqual({
    id: expect.any(Number),
    code: '301801',
    name: '301801',
    region: 'Region IV-A',
    division_id: laguna.id,
    division_name: 'Laguna',
    school_year: '2026-2027',
    school_name: null,
    school_id: null,
    district_id: calamba.id,
    district_name: 'Calamba',
    phone_number: null,
    email: null,
    principal: 'Grace Uy',
  })
})

test.each([
  ['an unknown division', { division_id: missing }, 'division_id', 'There is no such division.'],
  [
    'a district of another division',
    { district_id: balanga.id },
    'district_id',
    'This district is not in the chosen division.',
  ],
  [
    'an unknown district',
    { district_id: missing },
    'district_id',
    'This district is not in the chosen division.',
  ],
  ['no code', { code: ' ' }, 'code', 'Please fill in this field.'],
  ['no region', { region: ' ' }, 'region', 'Please fill in this field.'],
  ['no school year', { school_year: '' }, 'school_year', 'Please fill in this field.'],
])('%s is marked in the form, adding and editing', async (_what, wrong, path, message) => {
  const { id } = await aSchool(app.tx, { division_id: laguna.id })
  const before = await app.tx.select().from(schools)
  const body = { ...typed, ...wrong }
  const refused = { status: 400, code: 'request.invalid', errors: [{ path, message }] }
  expect(await manager.refusal('POST /api/education/schools', { body })).toMatchObject(refused)
  expect(await manager.refusal('PUT /api/education/schools/{id}', { params: { id }, body })).toMatchObject(
    refused,
  )
  expect(await app.tx.select().from(schools)).toEqual(before)
})

test.each([0, -1, '', null])(
  'a school with %j for its division is refused, adding and editing',
  async (division_id) => {
    const { id } = await aSchool(app.tx, { division_id: laguna.id })
    const before = await app.tx.select().from(schools)
    const body = { ...typed, division_id }
    const refused = { status: 400, body: { code: 'request.invalid', errors: [{ path: 'division_id' }] } }
    const path = '/api/education/schools'
    expect(await manager.send({ method: 'POST', path, body })).toMatchObject(refused)
    expect(await manager.send({ method: 'PUT', path: `${path}/${id}`, body })).toMatchObject(refused)
    expect(await app.tx.select().from(schools)).toEqual(before)
  },
)

test('a school moves to another division and its people go with it', async () => {
  const school = await aSchool(app.tx, { division_id: laguna.id, district_id: calamba.id })
  const teacher = await aTeacher(app.tx, { school })
  const body = { ...typed, name: 'Balanga NHS', division_id: bataan.id, district_id: balanga.id }
  const params = { id: school.id }
  expect(await manager.ok('PUT /api/education/schools/{id}', { params, body })).toMatchObject({
    name: 'Balanga NHS',
    division_name: 'Bataan',
    district_name: 'Balanga',
  })
  expect(await app.tx.select().from(teachers).where(eq(teachers.user_id, teacher.id))).toMatchObject([
    { school_id: school.id },
  ])
})

test('a school that is not there cannot be edited', async () => {
  const ask = { params: { id: missing }, body: { ...typed, division_id: missing } }
  expect(await manager.refusal('PUT /api/education/schools/{id}', ask)).toMatchObject({
    status: 404,
    code: 'school.not_found',
    detail: 'There is no such school.',
  })
})
