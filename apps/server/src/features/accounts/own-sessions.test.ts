import { startApp } from '@klasrum/testkit/app'
import { anAdmin, aTeacher, password, type User } from '@klasrum/testkit/builders'
import { expect, test } from 'vitest'
import { tidyUp } from './tidy-up.ts'

const app = await startApp()
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const laptop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0'

type From = { agent?: string; cookie?: string; address?: string }
async function signIn({ email }: User, { agent = laptop, cookie, address = '10.1.1.1' }: From = {}) {
  const { body, headers } = await app.from(address).call('POST /api/auth/signin', {
    body: { username: email, password },
    headers: { 'user-agent': agent, ...(cookie && { cookie }) },
  })
  if (!('access_token' in body)) throw new Error('Not signed in.')
  return { as: app.withToken(body.access_token), cookie: headers['set-cookie'] ?? '' }
}
const letters = async ({ email }: User) => {
  await app.settled()
  return (await app.mails()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
}
const warning = 'New sign-in to your Klasrum account'

test('F16: a person sees where they are signed in, and signs out there or everywhere', async () => {
  const user = await aTeacher(app.tx)
  const { as: here } = await signIn(user)
  const { as: there } = await signIn(user, { agent: phone })
  const { sessions } = await here.ok('GET /api/account/sessions')
  expect(sessions.map(({ device, this_one }) => [device, this_one]).sort()).toEqual([
    ['Chrome on Android', false],
    ['Edge on Windows', true],
  ])
  const other = sessions.find(({ this_one }) => !this_one)
  await here.ok('DELETE /api/account/sessions/{id}', { params: { id: other?.id ?? 0 } })
  expect((await there.call('GET /api/auth/me')).status).toBe(401)
  expect((await here.ok('GET /api/account/sessions')).sessions).toHaveLength(1)

  const { as: again } = await signIn(user, { agent: phone })
  await here.ok('DELETE /api/account/sessions')
  for (const session of [here, again]) expect((await session.call('GET /api/auth/me')).status).toBe(401)
})

test('F16: nobody signs out another’s session', async () => {
  const { as: mine } = await signIn(await aTeacher(app.tx))
  const { as: theirs } = await signIn(await aTeacher(app.tx))
  const [session] = (await mine.ok('GET /api/account/sessions')).sessions
  expect(
    await theirs.refusal('DELETE /api/account/sessions/{id}', { params: { id: session?.id ?? 0 } }),
  ).toMatchObject({ status: 404, code: 'session.not_found' })
  expect((await mine.call('GET /api/auth/me')).status).toBe(200)
})

test('F16: a sign-in from a new device is told by mail; the first, a known browser and a known program are not', async () => {
  const user = await aTeacher(app.tx)
  const { cookie } = await signIn(user)
  expect(cookie).toMatch(/^klasrum_device=[\w-]{43}; Path=\/api\/auth; .*HttpOnly; SameSite=Strict/)
  expect(await letters(user)).toEqual([])
  // The same browser at another place, and a program at the place where it was.
  await signIn(user, { cookie: cookie.split(';')[0], address: '10.9.9.9' })
  await signIn(user)
  expect(await letters(user)).toEqual([])
  await signIn(user, { agent: phone, address: '10.2.2.2' })
  expect(await letters(user)).toEqual([warning])
  const mail = await app.waitForMail({ to: user.email, subject: warning })
  expect(mail.text).toContain('Chrome on Android')
  await tidyUp(app.house).work({})
  await signIn(user, { agent: phone, address: '10.2.2.2' })
  expect(await letters(user)).toEqual([warning])
})

test('F16: another’s cookie does not make a device known', async () => {
  const { cookie } = await signIn(await aTeacher(app.tx))
  const user = await aTeacher(app.tx)
  await signIn(user, { address: '10.3.3.3' })
  await signIn(user, { cookie: cookie.split(';')[0], address: '10.4.4.4' })
  expect(await letters(user)).toEqual([warning])
})

test('F16: another role ends every session and is told to the owner', async () => {
  const admin = await app.as('admin')
  const user = await aTeacher(app.tx)
  const person = await app.as(user)
  await admin.ok('PATCH /api/admin/users/{id}', { params: { id: user.id }, body: { role: 'admin' } })
  expect((await person.call('GET /api/auth/me')).status).toBe(401)
  const mail = await app.waitForMail({ to: user.email, subject: 'Your role at Klasrum was changed' })
  expect(mail.text).toContain('from teacher to administrator')
})

test('F16: another address ends every session and is told at the old and the new one', async () => {
  const admin = await app.as('admin')
  const user = await aTeacher(app.tx)
  const person = await app.as(user)
  const email = `new-${user.email}`
  await admin.ok('PATCH /api/admin/users/{id}', { params: { id: user.id }, body: { email } })
  expect((await person.call('GET /api/auth/me')).status).toBe(401)
  for (const to of [user.email, email])
    expect((await app.waitForMail({ to, subject: 'The e-mail address' })).text).toContain(email)
})

test('F16: an edit of neither leaves sessions alone, and an admin who changes the own address stays', async () => {
  const admin = await app.as('admin')
  const user = await anAdmin(app.tx)
  const [here, there] = [await app.as(user), await app.as(user)]
  const body = { first_name: 'Luz', role: 'admin', email: user.email } as const
  await admin.ok('PATCH /api/admin/users/{id}', { params: { id: user.id }, body })
  expect((await there.call('GET /api/auth/me')).status).toBe(200)
  expect(await letters(user)).toEqual([])
  await here.ok('PATCH /api/admin/users/{id}', {
    params: { id: user.id },
    body: { email: `own-${user.email}` },
  })
  expect((await here.call('GET /api/auth/me')).status).toBe(200)
  expect((await there.call('GET /api/auth/me')).status).toBe(401)
})
