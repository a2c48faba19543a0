import { startApp } from '@klasrum/testkit/app'
import { aDivision } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { divisions } from './schools.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const schoolAdmin = await app.as('school-admin')
const typed = { name: ' Laguna ', code: ' LAG ', region: ' Region IV-A ' }

test('a manager adds a division; spaces around are left out and blanks count as absent', async () => {
  const added = await schoolAdmin.ok('POST /api/education/divisions', {
    body: { ...typed, division_supervisor: ' ', email: '', phone: '(049) 555 0142', address: null },
  })
  expect(added).toEqual({
    id: expect.any(Number),
    name: 'Laguna',
    code: 'LAG',
    region: 'Region IV-A',
    division_supervisor: null,
    email: null,
    phone: '(049) 555 0142',
    address: null,
    district_count: 0,
    school_count: 0,
  })
})

test('editing writes the division anew: what is left out is empty afterwards', async () => {
  const { id } = await aDivision(app.tx, { email: 'sdo@deped.example', phone: '123' })
  const body = { ...typed, address: 'Santa Cruz' }
  const edited = await admin.ok('PUT /api/education/divisions/{id}', { params: { id }, body })
  expect(edited).toMatchObject({ id, name: 'Laguna', email: null, phone: null, address: 'Santa Cruz' })
  expect(await app.tx.select().from(divisions).where(eq(divisions.id, id))).toMatchObject([
    { name: 'Laguna', email: null, address: 'Santa Cruz' },
  ])
})

test.each([
  [{ ...typed, name: ' ' }, 'name', 'Please fill in this field.'],
  [{ ...typed, code: '' }, 'code', 'Please fill in this field.'],
  [{ ...typed, region: '' }, 'region', 'Please fill in this field.'],
  [{ ...typed, email: 'nobody' }, 'email', 'Please enter a valid e-mail address.'],
])('what is missing or wrong is marked: %j', async (body, path, message) => {
  const before = await app.tx.$count(divisions)
  expect(await admin.refusal('POST /api/education/divisions', { body })).toMatchObject({
    status: 400,
    code: 'request.invalid',
    errors: [{ path, message }],
  })
  expect(await app.tx.$count(divisions)).toBe(before)
})

test('a division that is not there cannot be edited', async () => {
  const params = { id: 2_147_483_647 }
  expect(await admin.refusal('PUT /api/education/divisions/{id}', { params, body: typed })).toMatchObject({
    status: 404,
    code: 'division.not_found',
    detail: 'There is no such division.',
  })
})
