import { startApp } from '@klasrum/testkit/app'
import { aTeacher, aUser } from '@klasrum/testkit/builders'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aTopUp, aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../accounts/accounts.tables.ts'
import { point_alarms, point_entries } from './points.tables.ts'

const app = await startApp()
const admin = await app.as('admin')

const approve = (id: number, points = 310) => ({ params: { id }, body: { points } })
const reject = (id: number, reason = 'The amount does not match.') => ({ params: { id }, body: { reason } })

/** Refused, and nothing has changed. */
async function refused<T>(work: () => Promise<T>): Promise<T> {
  const before = await fingerprint(app.tx)
  const answer = await work()
  expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
  return answer
}

describe('approving', () => {
  test('adds the points, writes who did it and why, and mails the teacher', async () => {
    const teacher = await app.as(await aTeacher(app.tx, { points: 30 }))
    const { id } = await aTopUpWithProof(app.tx, teacher.user, { reference_no: 'REF1' })
    expect(await admin.ok('POST /api/admin/topups/{id}/approve', approve(id))).toMatchObject({
      id,
      state: 'approved',
      points: 310,
    })
    expect((await teacher.ok('GET /api/auth/me')).points).toBe(340)
    const [, entry] = await app.tx
      .select()
      .from(point_entries)
      .where(eq(point_entries.user_id, teacher.user.id))
    expect(entry).toMatchObject({
      points: 310,
      kind: 'top-up',
      reason_key: `top-up:${id}`,
      reference: 'REF1',
      note: 'Top-up of ₱300',
      made_by_user_id: admin.user.id,
    })
    expect((await teacher.ok('GET /api/user/usage')).usage[0]).toMatchObject({
      process: 'Top-up of ₱300',
      points: 310,
    })
    const mail = await app.waitForMail({ to: teacher.user.email })
    expect(mail.subject).toBe('Your Klasrum top-up was approved')
    expect(mail.text).toContain('310 points were added; your balance is now 340 points.')
  })

  test('needs a proof', async () => {
    const { id } = await aTopUp(app.tx, await aTeacher(app.tx))
    const answer = await refused(() => admin.refusal('POST /api/admin/topups/{id}/approve', approve(id)))
    expect(answer).toMatchObject({
      status: 409,
      code: 'top_up.no_proof',
      detail: 'This top-up has no payment proof yet.',
    })
  })

  test('takes the points of the request and no others, also after the tiers changed', async () => {
    const { id } = await aTopUpWithProof(app.tx, await aTeacher(app.tx))
    const answer = await refused(() => admin.refusal('POST /api/admin/topups/{id}/approve', approve(id, 311)))
    expect(answer).toMatchObject({
      status: 409,
      code: 'top_up.wrong_points',
      detail: 'This amount gives 310 points. Nothing was saved.',
    })
  })

  test('is not for the own account, not even for an admin who asked as a teacher', async () => {
    const teacher = await aTeacher(app.tx)
    const { id } = await aTopUpWithProof(app.tx, teacher)
    await app.tx.update(users).set({ role: 'admin' }).where(eq(users.id, teacher.id))
    const self = await app.as({ ...teacher, role: 'admin' })
    for (const call of [
      () => self.refusal('POST /api/admin/topups/{id}/approve', approve(id)),
      () => self.refusal('POST /api/admin/topups/{id}/reject', reject(id)),
    ])
      expect(await refused(call)).toMatchObject({ status: 403, code: 'top_up.own' })
  })

  test('a frozen account is left alone', async () => {
    const teacher = await aTeacher(app.tx)
    const { id } = await aTopUpWithProof(app.tx, teacher)
    await app.tx
      .insert(point_alarms)
      .values({ user_id: teacher.id, balance: 1, entries_sum: 0, found_at: new Date() })
    const answer = await refused(() => admin.refusal('POST /api/admin/topups/{id}/approve', approve(id)))
    expect(answer).toMatchObject({ status: 409, code: 'points.frozen' })
  })

  test('no account grows beyond what it can hold', async () => {
    const teacher = await aTeacher(app.tx, { points: 999_999_900 })
    const { id } = await aTopUpWithProof(app.tx, teacher)
    const answer = await refused(() => admin.refusal('POST /api/admin/topups/{id}/approve', approve(id)))
    expect(answer).toMatchObject({ status: 409, code: 'points.too_many' })
  })
})

describe('rejecting', () => {
  test('moves no points; the teacher reads the reason in the history and in a mail', async () => {
    const teacher = await app.as(await aTeacher(app.tx, { points: 30 }))
    const { id } = await aTopUpWithProof(app.tx, teacher.user)
    await admin.ok('POST /api/admin/topups/{id}/reject', reject(id, '  The amount does not match. '))
    const [seen] = (await teacher.ok('GET /api/user/topups')).topups
    expect(seen).toMatchObject({ id, state: 'rejected', reason: 'The amount does not match.' })
    expect((await teacher.ok('GET /api/auth/me')).points).toBe(30)
    const mail = await app.waitForMail({ to: teacher.user.email })
    expect(mail.subject).toBe('Your Klasrum top-up was not approved')
    expect(mail.text).toContain('The amount does not match.')
    expect(mail.text).toContain('Your points did not change.')
  })

  test.each(['', '   ', 'x'.repeat(301)])('the reason %j is refused', async (reason) => {
    const { id } = await aTopUpWithProof(app.tx, await aTeacher(app.tx))
    const answer = await refused(() =>
      admin.refusal('POST /api/admin/topups/{id}/reject', reject(id, reason)),
    )
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'reason' }] })
  })

  test('also a request without a proof can be rejected', async () => {
    const { id } = await aTopUp(app.tx, await aTeacher(app.tx))
    expect(await admin.ok('POST /api/admin/topups/{id}/reject', reject(id))).toMatchObject({
      state: 'rejected',
    })
  })
})

test.each(['approved', 'rejected', 'cancelled'] as const)(
  'what is %s can be decided no more',
  async (state) => {
    const teacher = await app.as('teacher')
    const { id } = await aTopUpWithProof(app.tx, teacher.user)
    if (state === 'approved') await admin.ok('POST /api/admin/topups/{id}/approve', approve(id))
    if (state === 'rejected') await admin.ok('POST /api/admin/topups/{id}/reject', reject(id))
    if (state === 'cancelled') await teacher.ok('POST /api/user/topup/{id}/cancel', { params: { id } })
    await app.settled()
    for (const call of [
      () => admin.refusal('POST /api/admin/topups/{id}/approve', approve(id)),
      () => admin.refusal('POST /api/admin/topups/{id}/reject', reject(id)),
      () => teacher.refusal('POST /api/user/topup/{id}/cancel', { params: { id } }),
    ])
      expect(await refused(call)).toMatchObject({
        status: 409,
        code: 'top_up.not_pending',
        detail: `This top-up is already ${state}.`,
      })
  },
)

describe('a top-up given by an admin', () => {
  test('is credited at once and stands in the history', async () => {
    const teacher = await app.as(await aTeacher(app.tx, { points: 5 }))
    const body = { user_id: teacher.user.id, amount: 1000, points: 1040 }
    expect(await admin.ok('POST /api/admin/topup', { body })).toMatchObject({
      state: 'approved',
      points: 1040,
    })
    expect((await teacher.ok('GET /api/auth/me')).points).toBe(1045)
    const params = { userId: teacher.user.id }
    const { topups } = await admin.ok('GET /api/admin/topup/history/{userId}', { params })
    expect(topups).toMatchObject([{ amount: 1000, points: 1040, state: 'approved' }])
    const { usage } = await admin.ok('GET /api/admin/usage/history/{userId}', { params })
    expect(usage).toMatchObject([{ process: 'Top-up of ₱1,000', points: 1040 }, { points: 5 }])
  })

  test('with other points than the tiers say is refused', async () => {
    const { id: user_id } = await aTeacher(app.tx)
    const body = { user_id, amount: 1000, points: 1050 }
    expect(await refused(() => admin.refusal('POST /api/admin/topup', { body }))).toMatchObject({
      status: 409,
      detail: 'This amount gives 1040 points. Nothing was saved.',
    })
  })

  test('never goes to oneself or to a deleted person', async () => {
    const own = { user_id: admin.user.id, amount: 150 }
    expect(await refused(() => admin.refusal('POST /api/admin/topup', { body: own }))).toMatchObject({
      status: 403,
      code: 'top_up.own',
      detail: 'You cannot credit your own account.',
    })
    const gone = await aUser(app.tx, 'teacher', { deleted_at: new Date(), is_active: false })
    const body = { user_id: gone.id, amount: 150 }
    expect(await refused(() => admin.refusal('POST /api/admin/topup', { body }))).toMatchObject({
      status: 404,
    })
  })
})
