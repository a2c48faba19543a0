import type { Sent } from '@klasrum/contract/endpoint'
import type { listTeacherUsersEndpoint as shape } from '@klasrum/contract/teachers'
import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher, aUser } from '@klasrum/testkit/builders'
import type { Client } from '@klasrum/testkit/client'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../accounts/accounts.tables.ts'
import { teachers } from './teachers.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const school = await aSchool(app.tx)
const head = await app.as(await aUser(app.tx, 'school-admin', { school_id: school.id }))
const unplaced = await app.as(await aUser(app.tx, 'school-admin'))

const here = await aTeacher(app.tx, { school, first_name: 'Ana', last_name: 'Dela Peña' })
const there = await aTeacher(app.tx, { school: await aSchool(app.tx), first_name: 'Jun' })
const fresh = await aTeacher(app.tx, { first_name: 'Rosa', email: 'rosa@x.example' })
const gone = await aTeacher(app.tx)
await app.tx.update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.id))

const list = (query: Sent<typeof shape.query> = {}, as: Client = admin) =>
  as.ok('GET /api/education/users/teachers', { query })
const ids = async (query?: Sent<typeof shape.query>, as?: Client) =>
  (await list(query, as)).map(({ id }) => id)

test('an admin is shown every account of a teacher, newest first, with the profile it has', async () => {
  expect(await ids()).toEqual([fresh.id, there.id, here.id])
  expect((await list())[0]).toEqual({
    id: fresh.id,
    email: 'rosa@x.example',
    first_name: 'Rosa',
    last_name: fresh.last_name,
    teacher_id: null,
  })
  expect((await list())[2]?.teacher_id).toEqual(expect.any(Number))
  expect(await ids({ limit: 1, offset: 1 })).toEqual([there.id])
})

test('they are searched by name and address, and narrowed to those without a profile', async () => {
  expect(await ids({ search: 'dela pena' })).toEqual([here.id])
  expect(await ids({ search: 'ROSA@x' })).toEqual([fresh.id])
  expect(await ids({ without_profile: 'true' })).toEqual([fresh.id])
})

test('F21: a school-admin is shown who belongs to the school or asked for it, and nobody else', async () => {
  const asking = await aTeacher(app.tx)
  await app.tx.insert(teachers).values({ user_id: asking.id, school_id: school.id, school_state: 'waiting' })
  expect(await ids({}, head)).toEqual([asking.id, here.id])
  expect(await ids({ without_profile: 'true' }, head)).toEqual([])
  expect(await ids({ search: 'rosa' }, head)).toEqual([])
  expect(await ids({ search: 'jun' }, head)).toEqual([])
  expect(await list({}, unplaced)).toEqual([])
})
