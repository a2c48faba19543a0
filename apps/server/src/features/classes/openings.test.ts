import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSchoolAdmin, aTeacher, type User } from '@klasrum/testkit/builders'
import { aClass } from '@klasrum/testkit/classes'
import { expect, test } from 'vitest'
import { tidyUp } from '../accounts/tidy-up.ts'
import { classOpenings } from './classes.tables.ts'
import { recordOpening } from './door.ts'

const app = await startApp({ work: false })
const { tx } = app
const school = await aSchool(tx)
const luz = await aTeacher(tx, { school, first_name: 'Luz', last_name: 'Cruz' })
const principal = await aSchoolAdmin(tx, { school_id: school.id, first_name: 'Grace', last_name: 'Uy' })
const head = await app.as(principal)
const admin = await app.as('admin')
const klass = await aClass(tx, { teacher: luz })
const params = { id: klass.id }

const open = ({ id: user_id, role, school_id, division_id }: User, at: string) =>
  recordOpening(tx, { user_id, session_id: 1, role, school_id, division_id }, klass.id, new Date(at))

test('who opened a class record is kept by the hour, the latest first', async () => {
  for (const at of ['2026-08-03T01:00:00Z', '2026-08-03T01:59:59.999Z', '2026-08-03T02:00:00Z'])
    await open(luz, at)
  await open(principal, '2026-08-03T01:20:00Z')
  const grace = { user_id: principal.id, name: 'Grace Uy', role: 'school-admin' }
  const teacher = { user_id: luz.id, name: 'Luz Cruz', role: 'teacher' }
  const all = [
    { ...teacher, hour: '2026-08-03T02:00:00.000Z', kind: 'record', times: 1 },
    { ...teacher, hour: '2026-08-03T01:00:00.000Z', kind: 'record', times: 2 },
    { ...grace, hour: '2026-08-03T01:00:00.000Z', kind: 'record', times: 1 },
  ]
  for (const manager of [head, admin])
    expect(await manager.ok('GET /api/education/classes/{id}/openings', { params })).toEqual(all)
  const page = { limit: 1, offset: 1 }
  expect(await head.ok('GET /api/education/classes/{id}/openings', { params, query: page })).toEqual(
    all.slice(1, 2),
  )
})

test('openings at the same moment are all counted', async () => {
  const at = '2026-08-04T01:00:00Z'
  await Promise.all(Array.from({ length: 10 }, () => open(luz, at)))
  const [latest] = await head.ok('GET /api/education/classes/{id}/openings', { params })
  expect(latest).toMatchObject({ user_id: luz.id, times: 10 })
})

test('a teacher may not ask, and another school’s admin does not know the class', async () => {
  const refused = async (as: typeof head, wanted: object) =>
    expect(await as.refusal('GET /api/education/classes/{id}/openings', { params })).toMatchObject(wanted)
  await refused(await app.as(luz), { status: 403, code: 'role.not_allowed' })
  await refused(await app.as('school-admin'), { status: 404, code: 'class.not_found' })
})

test('after 400 days an opening is forgotten', async () => {
  const { id: class_id } = await aClass(tx)
  const day = 24 * 3_600_000
  const now = app.clock.now().getTime()
  const at = (days: number) => new Date(now - days * day)
  await tx.delete(classOpenings)
  await tx
    .insert(classOpenings)
    .values([401, 399].map((days) => ({ class_id, user_id: luz.id, hour: at(days) })))
  await tidyUp(app.house).work({})
  expect(await tx.select().from(classOpenings)).toMatchObject([{ hour: at(399) }])
})
