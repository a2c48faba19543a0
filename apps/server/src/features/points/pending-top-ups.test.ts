import { startApp } from '@klasrum/testkit/app'
import { aTeacher, type User } from '@klasrum/testkit/builders'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aPicture, savedAgain } from '@klasrum/testkit/pictures'
import { aTopUp, aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { describe, expect, test } from 'vitest'
import { mostCounted } from '../../db/count.ts'
import { top_ups } from './top-ups.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')

async function sendProof(user: User, bytes: Buffer, wish: { reference_no?: string } = {}) {
  const { id } = await aTopUp(app.tx, user, wish)
  const teacher = await app.as(user)
  await teacher.ok('POST /api/user/topup/{id}/payment-proof', { params: { id }, file: { bytes } })
  return id
}

const listed = (query: { page?: string; limit?: string; search?: string } = {}) =>
  admin.ok('GET /api/admin/pending-topups', { query: { limit: '100', ...query } })

const warningsOf = async (id: number) =>
  (await listed()).pending_topups
    .find((each) => each.id === id)
    ?.warnings.map(({ kind, other }) => [kind, other?.id])

describe('warnings beside a request', () => {
  test('the same picture from another account is named, with who sent it first and what became of it', async () => {
    const picture = await aPicture()
    const first = await sendProof(
      await aTeacher(app.tx, { first_name: 'Rowena', last_name: 'Ilagan' }),
      picture,
    )
    await admin.ok('POST /api/admin/topups/{id}/approve', { params: { id: first }, body: { points: 310 } })
    const second = await sendProof(await aTeacher(app.tx), picture)
    const [seen] = (await listed()).pending_topups.filter(({ id }) => id === second)
    expect(seen?.warnings).toMatchObject([
      { kind: 'same-picture', other: { id: first, user_name: 'Rowena Ilagan', state: 'approved' } },
    ])
    const name = seen?.warnings[0]?.other?.payment_proof?.split('/').at(-1) ?? ''
    expect((await admin.call('GET /api/uploads/payment_proofs/{name}', { params: { name } })).status).toBe(
      200,
    )
  })

  test.each([
    ['smaller and worse', { width: 180, quality: 60 }, 11],
    ['much worse', { width: 270, quality: 30 }, 12],
  ])('the same picture saved again %s is named as similar', async (_how, saved, seed) => {
    // Always the same one: of a thousand pictures of blocks, one comes out of it with more than the 7 % that may differ.
    const picture = await aPicture({ seed })
    const first = await sendProof(await aTeacher(app.tx), picture)
    const second = await sendProof(await aTeacher(app.tx), await savedAgain(picture, saved))
    expect(await warningsOf(second)).toEqual([['similar-picture', first]])
  })

  test('other pictures carry no warning', async () => {
    for (let each = 0; each < 5; each += 1)
      expect(await warningsOf(await sendProof(await aTeacher(app.tx), await aPicture()))).toEqual([])
  })

  test('a picture is known again although its request was cancelled and it was replaced there', async () => {
    const picture = await aPicture()
    const owner = await app.as(await aTeacher(app.tx))
    const first = await sendProof(owner.user, picture)
    const file = { bytes: await aPicture() }
    await owner.ok('POST /api/user/topup/{id}/payment-proof', { params: { id: first }, file })
    await owner.ok('POST /api/user/topup/{id}/cancel', { params: { id: first } })
    const second = await sendProof(await aTeacher(app.tx), picture)
    const [seen] = (await listed()).pending_topups.filter(({ id }) => id === second)
    expect(seen?.warnings).toMatchObject([
      { kind: 'same-picture', other: { id: first, state: 'cancelled', payment_proof: null } },
    ])
  })

  test('of alike pictures sent at once, all but the first are named', async () => {
    const picture = await aPicture({ seed: 13 })
    const people = await Promise.all(Array.from({ length: 6 }, () => aTeacher(app.tx)))
    const versions = await Promise.all(people.map((_, at) => savedAgain(picture, { quality: 60 + at * 5 })))
    const ids = await Promise.all(people.map((user, at) => sendProof(user, versions[at] ?? picture)))
    const warned = await Promise.all(ids.map(async (id) => (await warningsOf(id))?.length))
    expect(warned.filter((count) => count === 0)).toHaveLength(1)
  })

  test('the reference number of a rejected request is named', async () => {
    const first = await sendProof(await aTeacher(app.tx), await aPicture(), { reference_no: 'SAME1' })
    const reason = 'Cannot be read'
    await admin.ok('POST /api/admin/topups/{id}/reject', { params: { id: first }, body: { reason } })
    const second = await sendProof(await aTeacher(app.tx), await aPicture(), { reference_no: 'SAME1' })
    expect(await warningsOf(second)).toEqual([['same-reference', first]])
  })

  test('a sender of many requests in a week is named with how many', async () => {
    const sender = await aTeacher(app.tx)
    const now = app.clock.now()
    for (let each = 0; each < 4; each += 1) await aTopUp(app.tx, sender, { created_at: now })
    await aTopUp(app.tx, sender, { created_at: new Date(now.getTime() - 8 * 24 * 3_600_000) })
    const ofSender = async () =>
      (await listed()).pending_topups.filter(({ user_id }) => user_id === sender.id)
    expect((await ofSender()).flatMap(({ warnings }) => warnings)).toEqual([])
    await aTopUp(app.tx, sender, { created_at: now })
    for (const { warnings } of nonEmpty(await ofSender()))
      expect(warnings).toEqual([{ kind: 'many-requests', other: null, count: 5 }])
  })
})

describe('the list', () => {
  test('newest first, ten to a page, with name, address and what it comes to', async () => {
    const niño = await aTeacher(app.tx, {
      first_name: 'Niño',
      last_name: 'Dela Peña',
      email: 'nino@list.example',
    })
    const made: number[] = []
    for (let each = 0; each < 12; each += 1)
      made.unshift((await aTopUpWithProof(app.tx, niño, { amount: 150 + each })).id)
    const first = await admin.ok('GET /api/admin/pending-topups', { query: { search: 'nino pena' } })
    expect(first.pending_topups.map(({ id }) => id)).toEqual(made.slice(0, 10))
    expect(first).toMatchObject({ total: 12, total_pages: 2 })
    expect(first.pending_topups[0]).toMatchObject({
      user_id: niño.id,
      user_name: 'Niño Dela Peña',
      email: 'nino@list.example',
      amount: 161,
      points: 310,
    })
    const second = await admin.ok('GET /api/admin/pending-topups', {
      query: { search: 'NINO@LIST', page: '2', limit: '10' },
    })
    expect(second.pending_topups.map(({ id }) => id)).toEqual(made.slice(10))
  })

  test('the proof is null until there is one, then the address of its picture', async () => {
    const { id } = await aTopUp(app.tx, await aTeacher(app.tx))
    const { id: proved, proofName } = await aTopUpWithProof(app.tx, await aTeacher(app.tx))
    const { pending_topups } = await listed()
    const proofOf = (wanted: number) => pending_topups.find((each) => each.id === wanted)?.payment_proof
    expect(proofOf(id)).toBeNull()
    expect(proofOf(proved)).toBe(`/api/uploads/payment_proofs/${proofName}`)
  })

  test.each(['%', '_', '\\', "'; drop table top_ups; --", '100%'])(
    'the search %j finds nobody by accident',
    async (search) => {
      expect(await listed({ search })).toMatchObject({ pending_topups: [], total: 0, total_pages: 1 })
    },
  )

  test.each<Record<string, string>>([
    { page: '0' },
    { page: '-1' },
    { page: 'x' },
    { limit: '0' },
    { limit: '101' },
    { search: 'x'.repeat(121) },
  ])('%o is refused', async (query) => {
    const path = `/api/admin/pending-topups?${new URLSearchParams(query)}`
    expect(await admin.send({ path })).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  })

  test('the figures above it count what waits', async () => {
    const before = await admin.ok('GET /api/admin/stats')
    await aTopUp(app.tx, await aTeacher(app.tx), { amount: 1000, points: 1040 })
    const after = await admin.ok('GET /api/admin/stats')
    expect(after).toMatchObject({
      pending_topups: before.pending_topups + 1,
      pending_amount: before.pending_amount + 1000,
      pending_points: before.pending_points + 1040,
    })
    expect(Date.parse(after.oldest_pending_at ?? '')).toBeLessThan(Date.now())
  })

  test('a search of very many is counted to a thousand, and says that there are more', async () => {
    const { id: user_id } = await aTeacher(app.tx, { first_name: 'Karamihan' })
    const asked = { user_id, amount: 300, points: 310, created_at: new Date() }
    const counted = { total: mostCounted, total_pages: mostCounted / 100 }
    await app.tx.insert(top_ups).values(Array.from({ length: mostCounted }, () => asked))
    expect(await listed({ search: 'karamihan' })).toMatchObject({ ...counted, more_than_total: false })
    await app.tx.insert(top_ups).values(asked)
    expect(await listed({ search: 'karamihan' })).toMatchObject({ ...counted, more_than_total: true })
    const all = await listed()
    expect([all.total > mostCounted, all.more_than_total]).toEqual([true, false])
  })
})

test('what was approved and rejected is listed, the latest first, with who decided and why', async () => {
  const user = await aTeacher(app.tx, { first_name: 'Ligaya', last_name: 'Sumulong' })
  const [first, second] = [await sendProof(user, await aPicture()), await sendProof(user, await aPicture())]
  const decided = () =>
    admin.ok('GET /api/admin/decided-topups', { query: { search: 'Ligaya Sumulong', limit: '100' } })
  expect((await decided()).decided_topups).toEqual([])
  await admin.ok('POST /api/admin/topups/{id}/approve', { params: { id: first }, body: { points: 310 } })
  app.clock.advance(1)
  await admin.ok('POST /api/admin/topups/{id}/reject', {
    params: { id: second },
    body: { reason: 'Not paid' },
  })
  expect((await decided()).decided_topups).toMatchObject([
    { id: second, state: 'rejected', reason: 'Not paid', user_name: 'Ligaya Sumulong' },
    { id: first, state: 'approved', reason: null, points: 310 },
  ])
})
