import { startApp } from '@klasrum/testkit/app'
import { anAdmin, aTeacher, password } from '@klasrum/testkit/builders'
import { aClass } from '@klasrum/testkit/classes'
import { aLearner } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const again = { status: 403, code: 'password.again', detail: 'Please type your password again to do this.' }

test('F16: a token that lay about moves no points, raises nobody, exports and deletes nothing', async () => {
  const thief = await app.as('admin')
  const { id } = await aTeacher(app.tx)
  app.clock.advance(11)
  const params = { id }
  const refused = [
    await thief.refusal('POST /api/admin/topups/{id}/approve', { params, body: { points: 150 } }),
    await thief.refusal('POST /api/admin/topup', { body: { user_id: id, amount: 150 } }),
    await thief.refusal('PATCH /api/admin/users/{id}', { params, body: { role: 'admin' } }),
    await thief.refusal('PATCH /api/admin/users/{id}', { params, body: { email: 'me@evil.example' } }),
    await thief.refusal('PATCH /api/admin/users/{id}', { params, body: { points: 1000 } }),
    await thief.refusal('DELETE /api/admin/users/{id}', { params }),
    await thief.refusal('GET /api/admin/users/export'),
    await thief.refusal('POST /api/account/second-factor'),
  ]
  for (const refusal of refused) expect(refusal).toMatchObject(again)
  await thief.ok('PATCH /api/admin/users/{id}', { params, body: { first_name: 'Luz' } })
})

test('F16: nor does a teacher’s delete a class or a learner for good', async () => {
  const teacher = await aTeacher(app.tx)
  const thief = await app.as(teacher)
  const { id } = await aClass(app.tx, { teacher })
  const learner = await aLearner(app.tx, { created_by_user_id: teacher.id })
  app.clock.advance(11)
  expect(await thief.refusal('DELETE /api/education/classes/{id}', { params: { id } })).toMatchObject(again)
  expect(
    await thief.refusal('DELETE /api/education/students/{id}', { params: { id: learner.id } }),
  ).toMatchObject(again)
})

test('with the password typed again the same call goes through, for ten minutes and in that session only', async () => {
  const user = await anAdmin(app.tx)
  const [here, there] = [await app.as(user), await app.as(user)]
  const params = { id: (await aTeacher(app.tx)).id }
  const raise = (as: typeof here) =>
    as.call('PATCH /api/admin/users/{id}', { params, body: { role: 'school-admin' } })
  app.clock.advance(11)
  expect(
    await here.refusal('POST /api/account/confirm-password', { body: { password: 'not mine' } }),
  ).toMatchObject({ status: 400, code: 'password.wrong', errors: [{ path: 'password' }] })
  expect((await raise(here)).status).toBe(403)
  await here.ok('POST /api/account/confirm-password', { body: { password } })
  expect((await raise(here)).status).toBe(200)
  expect((await raise(there)).status).toBe(403)
  app.clock.advance(11)
  expect((await raise(here)).status).toBe(403)
})

test('a script that signs in and acts needs nothing else', async () => {
  const { email } = await anAdmin(app.tx)
  const { access_token } = await app.anyone.ok('POST /api/auth/signin', {
    body: { username: email, password },
  })
  const script = app.withToken(access_token)
  const { id } = await aTeacher(app.tx)
  const raised = await script.ok('PATCH /api/admin/users/{id}', { params: { id }, body: { role: 'public' } })
  expect(raised.role).toBe('public')
  expect((await script.ok('DELETE /api/admin/users/{id}', { params: { id } })).message).toContain('deleted')
})

test('guessing the password in a session that was left open is slowed down', async () => {
  const left = await app.as('teacher')
  const guess = (word: string) =>
    left.call('POST /api/account/confirm-password', { body: { password: word } })
  const statuses: number[] = []
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
    statuses.push((await guess(word)).status)
  expect(statuses.slice(0, 6)).toEqual([400, 400, 400, 400, 400, 400])
  expect(statuses).toContain(429)
})
