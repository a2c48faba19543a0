import type { Sent } from '@klasrum/contract/endpoint'
import type { editUserEndpoint as shape } from '@klasrum/contract/users'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from './accounts.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
type Body = Sent<typeof shape.body>

const taken = await aTeacher(app.tx, { email: 'taken@school.example' })
const target = await aTeacher(app.tx, { points: 30 })
const deleted = await aTeacher(app.tx)
await app.tx.update(users).set({ deleted_at: new Date() }).where(eq(users.id, deleted.id))
const selfDetail = 'You cannot delete, demote or deactivate your own account.'
const notThere = { status: 404, code: 'user.not_found', detail: 'There is no such user.' }
const invalid = { status: 400, code: 'request.invalid' }
const place = (name: string) => ({
  ...invalid,
  errors: [{ path: `user_metadata.${name}_id`, message: `There is no such ${name}.` }],
})
const missing = 2_147_483_647

const refused: [what: string, id: number, body: Body, expected: object][] = [
  ['somebody who is not there', missing, {}, notThere],
  ['somebody who is not there, to be demoted', missing, { role: 'student' }, notThere],
  ['somebody deleted', deleted.id, {}, notThere],
  ['somebody deleted, to be activated', deleted.id, { is_active: true }, notThere],
  [
    'an address that another has',
    target.id,
    { email: taken.email.toUpperCase() },
    {
      status: 409,
      code: 'user.email_taken',
      detail: 'Another account has this e-mail address.',
      errors: [{ path: 'email', message: 'Another account has this e-mail address.' }],
    },
  ],
  [
    'the own demotion',
    admin.user.id,
    { role: 'teacher' },
    { status: 409, code: 'user.self', detail: selfDetail },
  ],
  [
    'the own deactivation',
    admin.user.id,
    { is_active: false },
    { status: 409, code: 'user.self', detail: selfDetail },
  ],
  [
    'the own points',
    admin.user.id,
    { points: 500, points_seen: 0 },
    { status: 403, code: 'top_up.own', detail: 'You cannot credit your own account.' },
  ],
  [
    'points typed over an old balance',
    target.id,
    { points: 50, points_seen: 29 },
    {
      status: 409,
      code: 'points.changed',
      detail: 'The points changed meanwhile: the balance is now 30 points. Please check and try again.',
    },
  ],
  ['a school that is not there', target.id, { user_metadata: { school_id: missing } }, place('school')],
  ['a division that is not there', target.id, { user_metadata: { division_id: missing } }, place('division')],
]

test.each(refused)('%s is refused, and nothing of the rest is written', async (_, id, body, expected) => {
  const before = await fingerprint(app.tx)
  expect(
    await admin.refusal('PATCH /api/admin/users/{id}', {
      params: { id },
      body: { first_name: 'Written', last_name: 'Anyway', ...body },
    }),
  ).toMatchObject(expected)
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test.each([
  ['an address that is none', { email: 'nobody' }, 'email'],
  ['an address too long', { email: `${'a'.repeat(250)}@x.ph` }, 'email'],
  ['an empty name', { first_name: ' ' }, 'first_name'],
  ['a name over two lines', { last_name: 'Cruz\nSantos' }, 'last_name'],
  ['an unknown role', { role: 'headmaster' }, 'role'],
  ['a word for yes', { is_active: 'yes' }, 'is_active'],
  ['points below zero', { points: -1, points_seen: 0 }, 'points'],
  ['a part of a point', { points: 1.5, points_seen: 0 }, 'points'],
  ['points beyond the most', { points: 1_000_000_001, points_seen: 0 }, 'points'],
  ['a reason too long', { points: 5, points_seen: 30, points_reason: 'a'.repeat(301) }, 'points_reason'],
  ['a school that is no number', { user_metadata: { school_id: 'one' } }, 'user_metadata.school_id'],
])('%s is refused', async (_, body, path) => {
  const before = await fingerprint(app.tx)
  const answer = await admin.send({ method: 'PATCH', path: `/api/admin/users/${target.id}`, body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path }] } })
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
})

test.each(['0', '-1', 'me', '2147483648'])('there is no account %s', async (id) => {
  const answer = await admin.send({ method: 'PATCH', path: `/api/admin/users/${id}`, body: {} })
  expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', errors: [{ path: 'id' }] } })
})
