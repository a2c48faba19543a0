import { freePoints } from '@klasrum/points/prices'
import { startApp } from '@klasrum/testkit/app'
import { linkIn } from '@klasrum/testkit/mail'
import { expect, test } from 'vitest'
import { mailboxOf } from './free-points.ts'

const app = await startApp()

async function pointsAfterSigningUp(email: string): Promise<number> {
  const typed = 'ang dagat ay malalim 88'
  await app.anyone.ok('POST /api/auth/signup', {
    body: { email, password: typed, first_name: 'Ana', last_name: 'Cruz' },
  })
  const link = new URL(linkIn(await app.waitForMail({ to: email })))
  await app.anyone.ok('GET /api/auth/verify-email', {
    query: { token: link.searchParams.get('token') ?? '' },
  })
  const { access_token } = await app.anyone.ok('POST /api/auth/signin', {
    body: { username: email, password: typed },
  })
  return (await app.withToken(access_token).ok('GET /api/auth/me')).points
}

test('F20: one mailbox gets the free points once, however its address is spelt, and every spelling signs in', async () => {
  expect(await pointsAfterSigningUp('juan.cruz@gmail.com')).toBe(freePoints)
  expect(await pointsAfterSigningUp('juancruz@gmail.com')).toBe(0)
  expect(await pointsAfterSigningUp('j.u.a.n.cruz+more@googlemail.com')).toBe(0)
  expect(await pointsAfterSigningUp('ana@deped.example')).toBe(freePoints)
  expect(await pointsAfterSigningUp('ana+2@deped.example')).toBe(0)
})

test('F20: dots tell people apart where they do so for the mail', () => {
  expect(mailboxOf('ma.reyes@deped.example')).toBe('ma.reyes@deped.example')
  expect(mailboxOf('mareyes@deped.example')).toBe('mareyes@deped.example')
})
