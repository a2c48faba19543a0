import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startApp, type TestApp } from '@klasrum/testkit/app'
import { anAdmin, aSchool, aSubject, aTeacher, password, type User } from '@klasrum/testkit/builders'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { storedLessons } from '@klasrum/testkit/lesson-files'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { aFinishedRun, aSetting } from '@klasrum/testkit/runs'
import { showActionsOf, storedShowFiles } from '@klasrum/testkit/show-actions'
import { aFinishedShow } from '@klasrum/testkit/shows'
import { aTopUp, aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { once_replies } from '../../http/once.tables.ts'
import { point_entries } from '../points/points.tables.ts'
import { top_ups } from '../points/top-ups.tables.ts'
import { subjects } from '../subjects/subjects.tables.ts'
import { findUser } from './accounts.store.ts'

const app = await startApp()
const admin = await app.as('admin')
/** One whose queue stands still. */
const idle = await startApp({ work: false })

const erase = (id: number, as: Pick<TestApp['anyone'], 'call'> = admin) =>
  as.call('DELETE /api/admin/users/{id}', { params: { id } })
const signIn = (username: string) =>
  app.anyone.call('POST /api/auth/signin', { body: { username, password } })

/** With a row in every table that can lead to a teacher. */
async function aBusyTeacher(name: string, points = 0): Promise<User> {
  const email = `${name.toLowerCase()}@school.example`
  const school = await aSchool(app.tx)
  const user = await aTeacher(app.tx, { school, school_id: school.id, points, first_name: name, email })
  await aSubject(app.tx, { created_by_user_id: user.id })
  await signIn(email)
  await app.anyone.ok('POST /api/auth/forgot-password', { body: { email } })
  await app.settled()
  return user
}

/** Tables in which the word still stands. */
async function tablesWith(word: string, { tx } = app): Promise<string[]> {
  const tables = await tx.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`)
  const found: string[] = []
  for (const { name } of nonEmpty(rowsOf<{ name: string }>(tables))) {
    const rows = await tx.execute(
      sql`select 1 from ${sql.identifier(name)} each where each::text ilike ${`%${word}%`} limit 1`,
    )
    if (rowsOf(rows).length > 0) found.push(name)
  }
  return found
}

test('an account that left no records is gone, with its sessions and its profile; the subject it made stays', async () => {
  const teacher = await aBusyTeacher('Perpetua')
  const session = await app.as(teacher)
  expect(await erase(teacher.id)).toMatchObject({
    status: 200,
    body: { message: 'User deleted successfully' },
  })
  expect(await findUser(app.tx, teacher.id)).toBeUndefined()
  expect(await session.refusal('GET /api/auth/me')).toMatchObject({ status: 401, code: 'session.ended' })
  expect((await signIn(teacher.email)).status).toBe(401)
  expect(await tablesWith('perpetua')).toEqual([])
  expect(await app.tx.select().from(subjects)).toMatchObject([{ created_by_user_id: null }])
})

test('of an account with records the person becomes unknown, and the ledger stays as it is', async () => {
  const teacher = await aBusyTeacher('Esperanza', 30)
  const session = await app.as(teacher)
  const decided = { decided_at: new Date(), decided_by_user_id: admin.user.id }
  const paid = await aTopUp(app.tx, teacher, { state: 'approved', ...decided })
  const before = await fingerprint(app.tx)

  expect((await erase(teacher.id)).status).toBe(200)
  const changed = changedTables(before, await fingerprint(app.tx))
  expect(changed.sort()).toEqual(
    [
      'mailed_tokens',
      'sessions',
      'sign_in_devices',
      'sign_in_places',
      'subjects',
      'teachers',
      'user_counts',
      'users',
    ].sort(),
  )
  expect(await findUser(app.tx, teacher.id)).toMatchObject({
    email: `deleted-${teacher.id}@deleted.invalid`,
    first_name: 'Deleted',
    last_name: 'User',
    is_active: false,
    school_id: null,
    division_id: null,
    points: 30,
    deleted_at: expect.any(Date),
  })
  expect(await tablesWith('esperanza')).toEqual([])
  expect(await app.tx.select().from(top_ups).where(eq(top_ups.id, paid.id))).toEqual([paid])
  expect(await session.refusal('GET /api/auth/me')).toMatchObject({ status: 401 })
  for (const address of [teacher.email, `deleted-${teacher.id}@deleted.invalid`])
    expect((await signIn(address)).status).toBe(401)
  expect((await admin.ok('GET /api/admin/users', { query: { search: 'deleted' } })).users).toEqual([])
})

test('F25: of a deleted teacher no answer kept for a repeat, no letter and no log line has the name', async () => {
  const { dataDir } = app.house.env
  const teacher = await aBusyTeacher('Natividad', 30)
  const session = await app.as(teacher)
  await session.ok('POST /api/user/topup', {
    body: { amount: 150 },
    headers: { 'idempotency-key': 'natividad-1' },
  })
  const reply = JSON.stringify({ name: `NATIVIDAD ${teacher.last_name}`, of: 'another person’s answer' })
  await app.tx.insert(once_replies).values({
    key_hash: 'another',
    request_hash: 'another',
    reply,
    created_at: app.clock.now(),
  })
  expect((await app.mails()).some(({ to }) => to.includes(teacher.email))).toBe(true)
  expect((await erase(teacher.id)).status).toBe(200)
  await app.settled()
  expect(await tablesWith('natividad')).toEqual([])
  for (const path of nonEmpty(await readdir(dataDir, { recursive: true }))) {
    const file = join(dataDir, path)
    const bytes = (await stat(file)).isFile() ? await readFile(file, 'latin1') : ''
    expect([path, /natividad/i.test(path + bytes)]).toEqual([path, false])
  }
  expect(app.log()).not.toMatch(/natividad/i)
})

test.each([0, 30])(
  'the address of one deleted with %i points can sign up again, as somebody new',
  async (points) => {
    const { id, email } = await aTeacher(app.tx, { points })
    await erase(id)
    const typed = { password: 'tatlong bibe sa ilog', first_name: 'Bago', last_name: 'Cruz' }
    await app.anyone.ok('POST /api/auth/signup', { body: { email, ...typed } })
    const { users } = await admin.ok('GET /api/admin/users', { query: { search: email } })
    expect(users).toMatchObject([{ email, points: 0, verified: false }])
    expect(users[0]?.id).not.toBe(id)
  },
)

test('what waits is cancelled and its picture removed, also when the store of pictures fails', async () => {
  const { storage } = app.house
  const teacher = await aTeacher(app.tx)
  const [first, second] = [await aTopUpWithProof(app.tx, teacher), await aTopUpWithProof(app.tx, teacher)]
  const keyOf = ({ proofName }: typeof first) => `payment_proofs/${proofName}`
  // A folder in the place of a file cannot be removed as one.
  await storage.put(`${keyOf(first)}/inside`, Buffer.from('x'), 'image/png')
  await storage.put(keyOf(second), Buffer.from('x'), 'image/png')
  expect((await erase(teacher.id)).status).toBe(200)
  const states = await app.tx.select().from(top_ups).where(eq(top_ups.user_id, teacher.id))
  expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
  expect(await storage.read(keyOf(second))).toBeNull()
  expect(app.log()).toContain('a file was not removed')
  const refusal = await admin.refusal('GET /api/uploads/payment_proofs/{name}', {
    params: { name: second.proofName },
  })
  expect(refusal).toMatchObject({ status: 404 })
})

test('runs go with their files; one that is open is cancelled and its points are given back first', async () => {
  const { begin, books, row, files } = runActionsOf(idle)
  const desk = await idle.as('admin')
  const teacher = await idle.as(await aTeacher(idle.tx, { points: 6, first_name: 'Consuelo' }))
  const { id: finished } = await aFinishedRun(idle.tx, {
    user: teacher.user,
    settings: { heading: { ...aSetting().heading, teacher: 'Consuelo' } },
  })
  const open = await begin(teacher, { bytes: Buffer.from('A lesson'), name: 'Consuelo.docx' })
  expect(await storedLessons(idle.house.storage)).toHaveLength(1)
  await desk.ok('DELETE /api/admin/users/{id}', { params: { id: teacher.user.id } })
  expect(await books(teacher)).toEqual({ points: 6, moved: [`run:${open} -6`, `refund:run:${open} 6`] })
  expect([await row(open), await row(finished), ...(await files(open))]).toEqual([undefined, undefined])
  expect(await storedLessons(idle.house.storage)).toEqual([])
  expect(await tablesWith('consuelo', idle)).toEqual([])
})

test('slide shows go with their files; one in the making is stopped and its points are given back first', async () => {
  const { begin, books, row, jobRow } = showActionsOf(idle)
  const { storage } = idle.house
  const desk = await idle.as('admin')
  const teacher = await idle.as(await aTeacher(idle.tx, { points: 6 }))
  const show = { title: 'Consuelo', search_text: 'consuelo', declaration: 'Consuelo' }
  const { id: finished } = await aFinishedShow(idle.tx, { user: teacher.user, storage, show })
  const open = await begin(teacher, { bytes: Buffer.from('A lesson'), name: 'Consuelo.docx' })
  expect(await storedShowFiles(storage)).toHaveLength(2)
  await desk.ok('DELETE /api/admin/users/{id}', { params: { id: teacher.user.id } })
  const key = `show:${open.job_id}`
  expect(await books(teacher)).toEqual({ points: 6, moved: [`${key} -6`, `refund:${key} 6`] })
  expect([await row(open.slideshow_id), await row(finished), await jobRow(open.job_id)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await storedShowFiles(storage)).toEqual([])
  expect(await tablesWith('consuelo', idle)).toEqual([])
})

test('an admin who decided for others stays behind what was decided, unknown', async () => {
  const [colleague, teacher] = [await app.as(await anAdmin(app.tx)), await aTeacher(app.tx)]
  await colleague.ok('PATCH /api/admin/users/{id}', {
    params: { id: teacher.id },
    body: { points: 7, points_seen: 0 },
  })
  const entries = () => app.tx.select().from(point_entries).orderBy(asc(point_entries.id))
  const before = await entries()
  expect((await erase(colleague.user.id)).status).toBe(200)
  expect(await entries()).toEqual(before)
  expect(before.at(-1)?.made_by_user_id).toBe(colleague.user.id)
  expect(await colleague.refusal('GET /api/admin/users')).toMatchObject({ status: 401 })
})

test('nobody can keep an account by taking the address it would get', async () => {
  const { id } = await aTeacher(app.tx, { points: 3 })
  const typed = { password: 'tatlong bibe sa ilog', first_name: 'Sa', last_name: 'Gabal' }
  await app.anyone.ok('POST /api/auth/signup', {
    body: { email: `deleted-${id}@deleted.invalid`, ...typed },
  })
  expect((await erase(id)).status).toBe(200)
  expect((await findUser(app.tx, id))?.email).toMatch(/^deleted-\d+-.+@deleted\.invalid$/)
})

test.each([0, 30])('who had %i points is deleted once; a second time nobody is there', async (points) => {
  const { id } = await aTeacher(app.tx, { points })
  expect((await erase(id)).status).toBe(200)
  const before = await fingerprint(app.tx)
  expect(await erase(id)).toMatchObject({
    status: 404,
    body: { code: 'user.not_found', detail: 'There is no such user.' },
  })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test('an admin cannot delete the own account', async () => {
  const before = await fingerprint(app.tx)
  expect(await erase(admin.user.id)).toMatchObject({
    status: 409,
    body: { code: 'user.self', detail: 'You cannot delete, demote or deactivate your own account.' },
  })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test.each(['0', 'me', '2147483648'])('there is no account %s', async (id) => {
  const answer = await admin.send({ method: 'DELETE', path: `/api/admin/users/${id}` })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path: 'id' }] } })
})

test.runIf(onPostgres)('of ten who delete at once one does, while points arrive', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await aTeacher(app.tx)
    const arriving = admin.call('POST /api/admin/topup', { body: { user_id: id, amount: 150 } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => erase(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)])
    expect([200, 404]).toContain((await arriving).status)
    const left = await findUser(app.tx, id)
    expect(left === undefined || left.deleted_at !== null).toBe(true)
  }
})
