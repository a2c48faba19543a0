import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { districts } from './schools.tables.ts'

const app = await startApp({ work: false })
const manager = await app.as('school-admin')
const laguna = await aDivision(app.tx, { name: 'Laguna' })
const bataan = await aDivision(app.tx, { name: 'Bataan' })
const missing = 2_147_483_647
const typed = { name: 'San Isidro', code: 'SI', division_id: laguna.id }
const noDivision = {
  status: 400,
  code: 'request.invalid',
  errors: [{ path: 'division_id', message: 'There is no such division.' }],
}

test('a manager adds a district to a division', async () => {
  expect(await manager.ok('POST /api/education/districts', { body: { ...typed, region: '' } })).toEqual({
    id: expect.any(Number),
    name: 'San Isidro',
    code: 'SI',
    region: null,
    division_id: laguna.id,
    division_name: 'Laguna',
    address: null,
    school_count: 0,
  })
})

test('a division that is not there is marked in the form, adding and editing', async () => {
  const body = { ...typed, division_id: missing }
  expect(await manager.refusal('POST /api/education/districts', { body })).toMatchObject(noDivision)
  const { id } = await aDistrict(app.tx, { division_id: laguna.id })
  expect(await manager.refusal('PUT /api/education/districts/{id}', { params: { id }, body })).toMatchObject(
    noDivision,
  )
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: undefined }],
  ['code', { code: '' }],
  ['code', { code: undefined }],
])('a district without a %s is refused, adding and editing', async (path, without) => {
  const { id } = await aDistrict(app.tx, { division_id: laguna.id })
  const before = await app.tx.select().from(districts)
  const body = { ...typed, ...without }
  const refused = { status: 400, body: { code: 'request.invalid', errors: [{ path }] } }
  expect(await manager.send({ method: 'POST', path: '/api/education/districts', body })).toMatchObject(
    refused,
  )
  expect(await manager.send({ method: 'PUT', path: `/api/education/districts/${id}`, body })).toMatchObject(
    refused,
  )
  expect(await app.tx.select().from(districts)).toEqual(before)
})

test('an empty district moves to another division', async () => {
  const { id } = await aDistrict(app.tx, { division_id: laguna.id })
  const body = { ...typed, division_id: bataan.id }
  expect(await manager.ok('PUT /api/education/districts/{id}', { params: { id }, body })).toMatchObject({
    division_id: bataan.id,
    division_name: 'Bataan',
  })
})

test('a district with schools keeps its division and can be edited otherwise', async () => {
  const { id } = await aDistrict(app.tx, { division_id: laguna.id })
  await aSchool(app.tx, { name: 'Mabini School', division_id: laguna.id, district_id: id })
  const params = { id }
  const body = { ...typed, division_id: bataan.id }
  expect(await manager.refusal('PUT /api/education/districts/{id}', { params, body })).toMatchObject({
    status: 409,
    code: 'record.in_use',
    detail: 'This district is in use: 1 school (Mabini School). Move or remove that first.',
  })
  expect(await app.tx.select().from(districts).where(eq(districts.id, id))).toMatchObject([
    { division_id: laguna.id },
  ])
  expect(await manager.ok('PUT /api/education/districts/{id}', { params, body: typed })).toMatchObject({
    name: 'San Isidro',
    school_count: 1,
  })
})

test('a district that is not there cannot be edited', async () => {
  const ask = { params: { id: missing }, body: typed }
  expect(await manager.refusal('PUT /api/education/districts/{id}', ask)).toMatchObject({
    status: 404,
    code: 'district.not_found',
    detail: 'There is no such district.',
  })
})
