import { startApp } from '@klasrum/testkit/app'
import { anAdmin, aTeacher } from '@klasrum/testkit/builders'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from './accounts.tables.ts'

const app = await startApp({ work: false })
type Admin = Awaited<ReturnType<typeof app.as>>

const ways = {
  demote: (by: Admin, id: number) =>
    by.call('PATCH /api/admin/users/{id}', { params: { id }, body: { role: 'teacher' } }),
  deactivate: (by: Admin, id: number) =>
    by.call('PATCH /api/admin/users/{id}', { params: { id }, body: { is_active: false } }),
  delete: (by: Admin, id: number) => by.call('DELETE /api/admin/users/{id}', { params: { id } }),
}
type Way = keyof typeof ways
const pairs: [Way, Way][] = [
  ['demote', 'demote'],
  ['deactivate', 'demote'],
  ['delete', 'delete'],
  ['delete', 'deactivate'],
]

const inOffice = and(
  isNull(users.deleted_at),
  eq(users.role, 'admin'),
  eq(users.is_active, true),
  isNotNull(users.verified_at),
)

/** Two admins, and no other who could stay. */
async function twoAdmins(): Promise<[Admin, Admin]> {
  await app.tx.update(users).set({ is_active: false }).where(eq(users.role, 'admin'))
  return [await app.as('admin'), await app.as('admin')]
}

test('an admin who cannot sign in is no reason to let the last one go, and can go', async () => {
  const [one, other] = await twoAdmins()
  const idle = await anAdmin(app.tx, { is_active: false })
  const unverified = await anAdmin(app.tx, { verified_at: null })
  for (const { id } of [idle, unverified]) expect((await ways.demote(one, id)).status).toBe(200)
  expect((await ways.demote(one, other.user.id)).status).toBe(200)
  expect(await app.tx.$count(users, inOffice)).toBe(1)
})

describe.runIf(onPostgres).each(pairs)(
  'two admins of whom one wants to %s and one to %s the other',
  (way, back) => {
    test('leave one of them, whoever comes first', async () => {
      let conflicts = 0
      for (let trial = 0; trial < atSize({ commit: 8, long: 100 }); trial += 1) {
        const [one, other] = await twoAdmins()
        const teacher = await aTeacher(app.tx, { points: 10 })
        const both = [() => ways[way](one, other.user.id), () => ways[back](other, one.user.id)]
        const attempts = (trial % 2 ? both : both.reverse()).map((attempt) => attempt())
        // Each also changes points meanwhile, which refers to the admin who does it.
        const meanwhile = [one, other].map((by, index) =>
          by.call('PATCH /api/admin/users/{id}', {
            params: { id: teacher.id },
            body: { points: 20 + index, points_seen: 10 },
          }),
        )
        const answers = await Promise.all(attempts)
        for (const { status } of nonEmpty(await Promise.all(meanwhile)))
          expect([200, 401, 403, 409]).toContain(status)
        expect(await app.tx.$count(users, inOffice)).toBe(1)
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        for (const { status, body } of nonEmpty(answers)) {
          if (status !== 409) continue
          conflicts += 1
          expect(body).toEqual({
            code: 'user.last_admin',
            detail: 'This is the last administrator. Appoint another one first.',
          })
        }
      }
      expect(conflicts).toBeGreaterThan(0)
    })
  },
)

test.runIf(onPostgres)(
  'three admins of whom each demotes the next at the same moment leave one',
  async () => {
    for (let trial = 0; trial < atSize({ commit: 5, long: 100 }); trial += 1) {
      const [one, other] = await twoAdmins()
      const third = await app.as('admin')
      const ring = [
        ways.demote(one, other.user.id),
        ways.demote(other, third.user.id),
        ways.demote(third, one.user.id),
      ]
      for (const { status } of nonEmpty(await Promise.all(ring)))
        expect([200, 401, 403, 409]).toContain(status)
      expect(await app.tx.$count(users, inOffice)).toBeGreaterThan(0)
    }
  },
)

test.runIf(onPostgres)('two admins who edit each other at the same moment both get through', async () => {
  const [one, other] = await twoAdmins()
  for (let trial = 0; trial < atSize({ commit: 5, long: 100 }); trial += 1) {
    const edit = (by: Admin, { user: { id } }: Admin) =>
      by.call('PATCH /api/admin/users/{id}', {
        params: { id },
        body: { first_name: `Edited ${trial}`, points: trial + 1, points_seen: trial },
      })
    const answers = await Promise.all([edit(one, other), edit(other, one)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
})
