import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSubject, aTeacher, password, type User } from '@klasrum/testkit/builders'
import { aClass } from '@klasrum/testkit/classes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classOpenings } from '../classes/classes.tables.ts'
import { users } from './accounts.tables.ts'
import { exportPerson } from './export-person.ts'
import { personRegistry } from './person-registry.ts'

const app = await startApp()

/** Somebody with a row in every table that can hold one about a teacher. */
async function aBusyTeacher(name: string): Promise<User> {
  const email = `${name.toLowerCase()}@school.example`
  const typed = { email, password: 'tatlong bibe sa ilog', first_name: name, last_name: 'Cruz' }
  const school = await aSchool(app.tx, { name: `School of ${name}` })
  const user = await aTeacher(app.tx, { school, points: 30, first_name: name, email })
  await aSubject(app.tx, { name: `Science of ${name}`, created_by_user_id: user.id })
  const made = await aClass(app.tx, { teacher: user, section: `Made by ${name}` })
  await aClass(app.tx, { teacher: user, created_by_user_id: null, section: `Taught by ${name}` })
  await app.tx.insert(classOpenings).values({ class_id: made.id, user_id: user.id, hour: new Date() })
  await app.anyone.ok('POST /api/auth/signin', { body: { username: email, password } })
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email } })
  await app.anyone.ok('POST /api/auth/signup', { body: typed })
  await app.settled()
  return user
}

test('a teacher gets everything on record about them, nothing about another, and no secret', async () => {
  const [ana, ben] = [await aBusyTeacher('Ana'), await aBusyTeacher('Benedicto')]
  const client = await app.as(ana)
  const { exported_at, tables } = await client.ok('GET /api/account/export')
  expect(Math.abs(Date.parse(exported_at) - Date.now())).toBeLessThan(60_000)

  expect(tables.users).toMatchObject([{ id: ana.id, email: ana.email, first_name: 'Ana', points: 30 }])
  expect(tables.point_entries).toMatchObject([{ user_id: ana.id, points: 30 }])
  expect(tables.subjects).toMatchObject([{ name: 'Science of Ana' }])
  expect(tables.teachers).toMatchObject([{ user_id: ana.id }])
  expect(tables.classes).toMatchObject([{ section: 'Made by Ana' }, { section: 'Taught by Ana' }])
  expect(tables.class_openings).toMatchObject([{ user_id: ana.id, times: 1 }])
  expect(tables.sessions).toHaveLength(2)
  expect(tables.sign_in_places).toHaveLength(1)
  expect(tables.mailed_tokens).toMatchObject([{ purpose: 'reset', email: ana.email }])
  const exported = personRegistry.filter((each) => each.exported).map(({ table }) => table)
  expect(Object.keys(tables).sort()).toEqual([...new Set(exported)].sort())

  const text = JSON.stringify(tables)
  for (const secret of ['hash', '$argon2', client.token]) expect(text).not.toContain(secret)
  for (const foreign of [ben.email, 'Benedicto']) expect(text).not.toContain(foreign)
})

test('a sign-up that waits for its verification is on record too', async () => {
  const email = 'waiting@school.example'
  await app.anyone.ok('POST /api/auth/signup', {
    body: { email, password: 'tatlong bibe sa ilog', first_name: 'Wala', last_name: 'Pa' },
  })
  const [account] = await app.tx.select().from(users).where(eq(users.email, email))
  const { sign_ups } = await exportPerson(app.tx, account?.id ?? 0)
  expect(sign_ups).toMatchObject([{ first_name: 'Wala', last_name: 'Pa' }])
})

test('times in the export are ISO 8601 in UTC', async () => {
  const { tables } = await (await app.as('teacher')).ok('GET /api/account/export')
  const [user] = tables.users ?? []
  const [session] = tables.sessions ?? []
  for (const moment of [user?.created_at, user?.verified_at, session?.last_used_at])
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
})
