import { startApp } from '@klasrum/testkit/app'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aPicture } from '@klasrum/testkit/pictures'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const teacher = await app.as('teacher')

const read = () => admin.ok('GET /api/admin/settings')
const change = async (parts: object) => ({ body: { version: (await read()).version, ...parts } })
const changes = async () => (await admin.ok('GET /api/admin/settings/changes')).changes
const prices = { LESSON_PLAN: 6, SESSION: 0, QUIZ: 0, EXAM: 0 }

describe('prices and tiers', () => {
  test('a new price is what everybody reads at once, and who changed it is recorded', async () => {
    await admin.ok('PATCH /api/admin/settings', await change({ prices: { ...prices, EXAM: 2 } }))
    const query = { title: 'USE_POINTS', key: 'EXAM' }
    expect((await app.anyone.ok('GET /api/global-values/lookup', { query })).value).toBe(2)
    expect((await changes())[0]).toMatchObject({
      what: 'prices.EXAM',
      old_value: '0',
      new_value: '2',
      changed_by: `${admin.user.first_name} ${admin.user.last_name}`,
    })
  })

  test('tiers are added, changed and taken away, and a top-up follows them', async () => {
    const { tiers } = await read()
    const wanted = [...tiers.filter(({ amount }) => amount !== 2000), { amount: 100, points: 90 }].map(
      (tier) => (tier.amount === 500 ? { amount: 500, points: 600 } : tier),
    )
    const after = await admin.ok('PATCH /api/admin/settings', await change({ tiers: wanted }))
    expect(after.tiers.map(({ amount, points }) => [amount, points])).toEqual([
      [100, 90],
      [150, 150],
      [300, 310],
      [500, 600],
      [1000, 1040],
      [1500, 1580],
    ])
    expect(
      (await changes()).slice(0, 3).map(({ what, old_value, new_value }) => [what, old_value, new_value]),
    ).toEqual([
      ['tiers.100', null, '90'],
      ['tiers.500', '520', '600'],
      ['tiers.2000', '2160', null],
    ])
    expect(await teacher.ok('POST /api/user/topup', { body: { amount: 500 } })).toMatchObject({ points: 600 })
    const { data } = await app.anyone.ok('GET /api/global-values/', { query: { title: 'TOPUP' } })
    expect(data).toHaveLength(6)
  })

  test('saving what is there already changes and records nothing', async () => {
    const before = await fingerprint(app.tx)
    const { prices: same, tiers } = await read()
    await admin.ok('PATCH /api/admin/settings', await change({ prices: same, tiers }))
    expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
  })

  test.each([
    [{ prices: { ...prices, QUIZ: -1 } }, 'prices.QUIZ'],
    [{ prices: { ...prices, QUIZ: 1.5 } }, 'prices.QUIZ'],
    [{ prices: { ...prices, QUIZ: '1' } }, 'prices.QUIZ'],
    [{ tiers: [] }, 'tiers'],
    [{ tiers: [{ amount: 0, points: 1 }] }, 'tiers.0.amount'],
    [{ tiers: [{ amount: 100_001, points: 1 }] }, 'tiers.0.amount'],
    [{ tiers: [{ amount: 100, points: 0 }] }, 'tiers.0.points'],
    [
      {
        tiers: [
          { amount: 100, points: 1 },
          { amount: 100, points: 2 },
        ],
      },
      'tiers',
    ],
    [{ support: { email: 'nobody', page: '', privacy_email: 'dpo@klasrum.example' } }, 'support.email'],
    [
      { support: { email: 'a@b.example', page: 'javascript:alert(1)', privacy_email: 'd@e.example' } },
      'support.page',
    ],
    [
      { wallet: { provider: 'G\nCash', account_name: '', account_number: '', instructions: '' } },
      'wallet.provider',
    ],
  ])('%j is refused at its field', async (parts, path) => {
    const before = await fingerprint(app.tx)
    const answer = await admin.send({
      method: 'PATCH',
      path: '/api/admin/settings',
      body: (await change(parts)).body,
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    })
    expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
  })
})

test('what somebody else changed meanwhile is not written over', async () => {
  const { version } = await read()
  const save = (LESSON_PLAN: number) =>
    admin.call('PATCH /api/admin/settings', { body: { version, prices: { ...prices, LESSON_PLAN } } })
  const answers = await Promise.all([7, 8, 9, 10, 11].map(save))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  expect((await save(12)).body).toMatchObject({
    code: 'settings.changed',
    detail: 'Someone else changed these settings meanwhile. Please load them again.',
  })
})

describe('the wallet', () => {
  test('a teacher reads where to pay, as the admin wrote it', async () => {
    const wallet = {
      provider: 'GCash',
      account_name: 'KLASRUM LEARNING SERVICES',
      account_number: '0917 555 0142',
      instructions: 'Open GCash and choose Send Money.\nSend the exact amount.',
    }
    await admin.ok('PATCH /api/admin/settings', await change({ wallet }))
    expect(await teacher.ok('GET /api/wallet')).toEqual({ ...wallet, qr_picture: null })
    expect((await changes()).slice(0, 4).map(({ what }) => what)).toEqual([
      'wallet.instructions',
      'wallet.account_number',
      'wallet.account_name',
      'wallet.provider',
    ])
  })

  test('its QR picture is shown to everybody who signed in, replaced and taken away; the old one is gone', async () => {
    const nameOf = (path: string | null) => path?.split('/').at(-1) ?? ''
    const upload = async () =>
      nameOf(
        (await admin.ok('POST /api/admin/settings/wallet-qr', { file: { bytes: await aPicture() } })).wallet
          .qr_picture,
      )
    const show = (name: string) => teacher.call('GET /api/uploads/wallet/{name}', { params: { name } })
    const first = await upload()
    expect(await show(first)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' },
    })
    const second = await upload()
    expect([(await show(first)).status, (await show(second)).status]).toEqual([404, 200])
    await admin.ok('DELETE /api/admin/settings/wallet-qr')
    expect((await show(second)).status).toBe(404)
    expect((await teacher.ok('GET /api/wallet')).qr_picture).toBeNull()
    expect((await changes())[0]).toMatchObject({
      what: 'wallet.qr_picture',
      old_value: second,
      new_value: null,
    })
  })

  test('a QR picture that is none is refused', async () => {
    const file = { bytes: Buffer.from('<svg/>') }
    expect(await admin.refusal('POST /api/admin/settings/wallet-qr', { file })).toMatchObject({ status: 415 })
  })
})

test('new support contacts are what everybody reads', async () => {
  const support = { email: 'tulong@klasrum.example', page: '', privacy_email: 'dpo@klasrum.example' }
  await admin.ok('PATCH /api/admin/settings', await change({ support }))
  expect(await app.anyone.ok('GET /api/support')).toEqual(support)
})

test('the record of changes cannot be edited, not even by SQL, and is read page by page', async () => {
  await expect(app.tx.execute(sql`update setting_changes set new_value = '0'`)).rejects.toThrow()
  await expect(app.tx.execute(sql`delete from setting_changes`)).rejects.toThrow()
  const all = (await admin.ok('GET /api/admin/settings/changes', { query: { limit: '100' } })).changes
  const read: number[] = []
  let cursor: { cursor_id: number } | null = null
  do {
    const query: { limit: string; cursor_id?: number } = { limit: '3', ...(cursor ?? {}) }
    const page: Awaited<ReturnType<typeof nextPage>> = await nextPage(query)
    read.push(...page.changes.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  expect(read).toEqual(all.map(({ id }) => id))
})
const nextPage = (query: { limit: string; cursor_id?: number }) =>
  admin.ok('GET /api/admin/settings/changes', { query })
