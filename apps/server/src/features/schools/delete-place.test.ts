import { startApp } from '@klasrum/testkit/app'
import { aDistrict, aDivision, aSchool, aTeacher, aUser } from '@klasrum/testkit/builders'
import { aClass, onRoster } from '@klasrum/testkit/classes'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { learners, transfers } from '../learners/learners.tables.ts'
import { districts, divisions, schools } from './schools.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const calls = {
  divisions: 'DELETE /api/education/divisions/{id}',
  districts: 'DELETE /api/education/districts/{id}',
  schools: 'DELETE /api/education/schools/{id}',
} as const
const tables = { divisions, districts, schools }
type Place = keyof typeof calls

const refused = (place: Place, id: number) => admin.refusal(calls[place], { params: { id } })
const inUse = (what: string, uses: string) => ({
  status: 409,
  code: 'record.in_use',
  detail: `This ${what} is in use: ${uses}. Move or remove that first.`,
})
const stands = (place: Place, id: number) => app.tx.$count(tables[place], eq(tables[place].id, id))

test.each([
  ['divisions', aDivision, 'Division deleted successfully', 'There is no such division.'],
  ['districts', aDistrict, 'District deleted successfully', 'There is no such district.'],
  ['schools', aSchool, 'School deleted successfully', 'There is no such school.'],
] as const)('one of the %s that nothing stands on is deleted, once', async (place, add, message, detail) => {
  const { id } = await add(app.tx)
  expect(await admin.ok(calls[place], { params: { id } })).toEqual({ message })
  expect(await stands(place, id)).toBe(0)
  const code = `${place.slice(0, -1)}.not_found`
  expect(await refused(place, id)).toMatchObject({ status: 404, code, detail })
})

test('a division in use is kept, and the refusal names what uses it', async () => {
  const { id } = await aDivision(app.tx)
  for (const name of ['Los Baños', 'Calamba West', 'Calamba East'])
    await aDistrict(app.tx, { name, division_id: id })
  for (let number = 0; number < 12; number += 1)
    await aSchool(app.tx, { name: `School ${String(number).padStart(2, '0')}`, division_id: id })
  await aUser(app.tx, 'division-eps', { division_id: id })
  expect(await refused('divisions', id)).toMatchObject(
    inUse(
      'division',
      '3 districts (Calamba East, Calamba West, Los Baños), 12 schools (School 00, School 01, School 02 and 9 more) and 1 account',
    ),
  )
  expect(await stands('divisions', id)).toBe(1)
})

test('an account alone keeps a division or a school, and is not cut off from it', async () => {
  const school = await aSchool(app.tx)
  const admins = await aUser(app.tx, 'school-admin', { school_id: school.id, last_name: 'Secret' })
  const answer = await refused('schools', school.id)
  expect(answer).toMatchObject(inUse('school', '1 account'))
  expect(answer.detail).not.toContain('Secret')
  expect((await app.as(admins)).user.school_id).toBe(school.id)
  const division = await aDivision(app.tx)
  await aUser(app.tx, 'division-eps', { division_id: division.id })
  await aUser(app.tx, 'teacher', { division_id: division.id })
  expect(await refused('divisions', division.id)).toMatchObject(inUse('division', '2 accounts'))
})

test('teacher profiles keep a school; people are counted and not named', async () => {
  const school = await aSchool(app.tx)
  await aTeacher(app.tx, { school, last_name: 'Secret' })
  await aTeacher(app.tx, { school })
  expect(await refused('schools', school.id)).toMatchObject(inUse('school', '2 teacher profiles'))
})

test('a school keeps its district', async () => {
  const { id, division_id } = await aDistrict(app.tx)
  await aSchool(app.tx, { name: 'Mabini', division_id, district_id: id })
  expect(await refused('districts', id)).toMatchObject(inUse('district', '1 school (Mabini)'))
})

test('the longest names still make a refusal that can be read', async () => {
  const { id } = await aDivision(app.tx)
  for (const name of ['a', 'b', 'c', 'd']) {
    await aDistrict(app.tx, { name: name.repeat(200), division_id: id })
    await aSchool(app.tx, { name: name.repeat(200), division_id: id })
  }
  const { status, detail } = await refused('divisions', id)
  expect(status).toBe(409)
  expect(detail).toContain(`4 districts (${'a'.repeat(39)}…, `)
  expect(detail).toContain(' and 1 more) and 4 schools (')
})

test('a table that nobody thought of here keeps a school too', async () => {
  await app.tx.execute(sql`create table reading_rooms (id integer, school_id integer references schools (id) on delete cascade,
    twin_school_id integer references schools (id) on delete set null)`)
  onTestFinished(async () => void (await app.tx.execute(sql`drop table reading_rooms`)))
  const { id } = await aSchool(app.tx)
  await app.tx.execute(sql`insert into reading_rooms values (1, ${id}, ${id}), (2, null, ${id})`)
  expect(await refused('schools', id)).toMatchObject(inUse('school', '2 reading rooms'))
})

test('classes and learners keep a school; a learner’s past move does not', async () => {
  const [school, other] = [await aSchool(app.tx), await aSchool(app.tx)]
  const klass = await aClass(app.tx, { school_id: school.id, section: 'Rizal' })
  const learner = await onRoster(app.tx, klass, { fullname: 'Ana Secret' })
  const answer = await refused('schools', school.id)
  expect(answer).toMatchObject(inUse('school', '1 class (Grade 8 Rizal) and 1 learner'))
  expect(answer.detail).not.toContain('Secret')
  const move = { student_id: learner.id, from_school_id: school.id, to_school_id: other.id }
  await app.tx.insert(transfers).values({ ...move, state: 'accepted', requested_at: new Date() })
  await admin.ok('DELETE /api/education/schools/{id}', { params: { id: other.id } })
  expect(await app.tx.$count(transfers)).toBe(0)
  expect(await app.tx.$count(learners, eq(learners.id, learner.id))).toBe(1)
})
