import type { PlaceKind } from '@klasrum/contract/place-changes'
import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool, aSchoolAdmin, aTeacher } from '@klasrum/testkit/builders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { schools } from './schools.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const grace = await app.as(await aSchoolAdmin(app.tx, { first_name: 'Grace', last_name: 'Uy' }))
const other = await app.as('school-admin')

type Person = typeof admin
const history = async (by: Person, place: PlaceKind, place_id?: number) =>
  (await by.ok('GET /api/education/place-changes', { query: { place, place_id } })).changes
const putBack = (by: Person, id = 0) =>
  by.call('POST /api/education/place-changes/{id}/put-back', { params: { id } })
const rename = (by: Person, { id, code, region, division_id }: typeof schools.$inferSelect, name: string) =>
  by.ok('PUT /api/education/schools/{id}', {
    params: { id },
    body: { code, region, division_id, school_year: '2026-2027', name },
  })
const nameOf = async ({ id }: { id: number }) =>
  (await app.tx.select().from(schools).where(eq(schools.id, id)))[0]?.name

test('F7: who renamed another’s school is on record, and it is put back with one press', async () => {
  const school = await aSchool(app.tx, { name: 'Mabini NHS' })
  await rename(grace, school, 'HACKED')
  const [change] = await history(other, 'schools', school.id)
  expect(change).toMatchObject({
    how: 'changed',
    by: 'Grace Uy',
    name: 'HACKED',
    places: 1,
    fields: [{ field: 'name', before: 'Mabini NHS', after: 'HACKED' }],
    put_back_at: null,
    may_put_back: false,
  })
  expect(await putBack(other, change?.id)).toMatchObject({
    status: 403,
    body: { code: 'place_change.not_yours' },
  })
  expect(await putBack(admin, change?.id)).toMatchObject({ status: 200, body: { places: 1 } })
  expect(await nameOf(school)).toBe('Mabini NHS')
  const [back, first] = await history(admin, 'schools', school.id)
  expect(back).toMatchObject({ how: 'put-back', fields: [{ before: 'HACKED', after: 'Mabini NHS' }] })
  expect(first).toMatchObject({ put_back_by: `Luz ${admin.user.last_name}`, may_put_back: false })
  expect(await putBack(admin, change?.id)).toMatchObject({ body: { code: 'place_change.put_back' } })
})

test('F7: whoever made a change puts it back, unless somebody changed the place since', async () => {
  const school = await aSchool(app.tx, { name: 'Rizal ES' })
  await rename(grace, school, 'One')
  await rename(other, school, 'Two')
  const [, first] = await history(grace, 'schools', school.id)
  expect(first?.may_put_back).toBe(true)
  expect(await putBack(grace, first?.id)).toMatchObject({
    status: 409,
    body: { code: 'place_change.overtaken', detail: expect.stringContaining('Two') },
  })
  expect(await nameOf(school)).toBe('Two')
})

test('F7: a saved form that changes nothing leaves no trace', async () => {
  const school = await aSchool(app.tx, { name: 'Quiet ES' })
  await rename(grace, school, 'Quiet ES')
  expect(await history(grace, 'schools', school.id)).toEqual([])
})

test('F7: what was deleted comes back under its number, and what was added goes while nothing uses it', async () => {
  const { id } = await aDistrict(app.tx, { name: 'San Isidro' })
  await grace.ok('DELETE /api/education/districts/{id}', { params: { id } })
  const [deleted] = await history(grace, 'districts', id)
  expect(deleted).toMatchObject({ how: 'deleted', name: 'San Isidro' })
  expect((await putBack(grace, deleted?.id)).status).toBe(200)
  const found = await grace.ok('GET /api/education/districts', { query: { search: 'San Isidro' } })
  expect(found).toMatchObject([{ id, name: 'San Isidro' }])

  const division = await grace.ok('POST /api/education/divisions', {
    body: { name: 'Laguna', code: 'LAG', region: 'Region IV-A' },
  })
  const [added] = await history(grace, 'divisions', division.id)
  const school = await aSchool(app.tx, { division_id: division.id })
  expect(await putBack(grace, added?.id)).toMatchObject({ status: 409, body: { code: 'record.in_use' } })
  await app.tx.delete(schools).where(eq(schools.id, school.id))
  expect((await putBack(grace, added?.id)).status).toBe(200)
  expect(await grace.ok('GET /api/education/divisions', { query: { search: 'Laguna' } })).toEqual([])
})

test('F7: an import is one change, told at each of its places and put back as a whole', async () => {
  const division = await aDivision(app.tx, { name: 'Bataan', code: 'BAT' })
  const known = await aSchool(app.tx, { code: '990001', name: 'Old name', division_id: division.id })
  const text = 'School ID,School Name,Division Code\n990001,New name,BAT\n990002,Added NHS,BAT'
  const { id } = await grace.ok('POST /api/education/imports/{kind}', {
    params: { kind: 'schools' },
    file: { bytes: Buffer.from(text), name: 'list.csv' },
  })
  await grace.ok('POST /api/education/imports/{id}/commit', { params: { id } })
  const [change, ...others] = await history(grace, 'schools', known.id)
  expect(others).toEqual([])
  expect(change).toMatchObject({ how: 'imported', places: 2, by: 'Grace Uy', name: 'New name' })
  expect(await putBack(grace, change?.id)).toMatchObject({ status: 200, body: { places: 2 } })
  expect(await nameOf(known)).toBe('Old name')
  expect(await app.tx.select().from(schools).where(eq(schools.code, '990002'))).toEqual([])
})

test('F7: of two who put a change back at once one does', async () => {
  const school = await aSchool(app.tx)
  await rename(grace, school, 'Twice')
  const [change] = await history(grace, 'schools', school.id)
  const answers = await Promise.all([putBack(grace, change?.id), putBack(admin, change?.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a teacher sees no history of places', async () => {
  const teacher = await app.as(await aTeacher(app.tx))
  expect(
    await teacher.refusal('GET /api/education/place-changes', { query: { place: 'schools' } }),
  ).toMatchObject({ status: 403 })
})
