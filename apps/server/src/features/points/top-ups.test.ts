import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { aPicture } from '@klasrum/testkit/pictures'
import { aTopUp } from '@klasrum/testkit/top-ups'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { top_ups } from './top-ups.tables.ts'

const app = await startApp({ work: false })

const requestsOf = (user_id: number) => app.tx.select().from(top_ups).where(eq(top_ups.user_id, user_id))

describe('asking for a top-up', () => {
  test('the specified body makes a request that waits; the balance stays as it is', async () => {
    const teacher = await app.as(await aTeacher(app.tx, { points: 30 }))
    const made = await teacher.ok('POST /api/user/topup', { body: { amount: 500, points: 520 } })
    expect(made).toMatchObject({ amount: 500, points: 520, state: 'pending', payment_proof: null })
    expect((await teacher.ok('GET /api/auth/me')).points).toBe(30)
    expect((await teacher.ok('GET /api/user/topups')).topups).toEqual([made])
  })

  test.each([
    [1, 1],
    [149, 149],
    [299, 299],
    [300, 310],
    [450, 465],
    [999, 1038],
    [1999, 2105],
    [2001, 2161],
    [100_000, 108_000],
  ])('₱%i gives %i points, reckoned by the server', async (amount, points) => {
    const teacher = await app.as('teacher')
    expect(await teacher.ok('POST /api/user/topup', { body: { amount } })).toMatchObject({ amount, points })
  })

  test('other points than the amount gives are refused with the right figure, and nothing is stored', async () => {
    const teacher = await app.as('teacher')
    expect(
      await teacher.refusal('POST /api/user/topup', { body: { amount: 300, points: 3000 } }),
    ).toMatchObject({
      status: 409,
      code: 'top_up.wrong_points',
      detail: 'This amount gives 310 points. Nothing was saved.',
    })
    expect(await requestsOf(teacher.user.id)).toEqual([])
  })

  const tooMuch = 'The most at once is 100,000 pesos.'
  test.each([
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e309', undefined],
    ['"10"', undefined],
    ['null', undefined],
    ['true', undefined],
    ['[150]', undefined],
    ['{}', undefined],
    ['9007199254740993', tooMuch],
    ['100001', tooMuch],
  ])(
    'an amount of %s is refused at its field',
    async (amount, message = 'Please enter a valid amount greater than 0') => {
      const teacher = await app.as('teacher')
      const headers = { 'content-type': 'application/json' }
      const body = `{"amount":${amount}}`
      const answer = await teacher.send({ method: 'POST', path: '/api/user/topup', headers, body })
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: expect.arrayContaining([{ path: 'amount', message }]) },
      })
      expect(await requestsOf(teacher.user.id)).toEqual([])
    },
  )

  test('an amount of ten thousand figures in quotes is refused', async () => {
    const teacher = await app.as('teacher')
    const body = { amount: '9'.repeat(10_000) }
    expect(await teacher.send({ method: 'POST', path: '/api/user/topup', body })).toMatchObject({
      status: 400,
    })
  })

  test('NaN is not JSON and is refused as unreadable', async () => {
    const teacher = await app.as('teacher')
    const headers = { 'content-type': 'application/json' }
    const answer = await teacher.send({
      method: 'POST',
      path: '/api/user/topup',
      headers,
      body: '{"amount":NaN}',
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.unreadable' } })
  })

  test('ten may wait, the eleventh is refused, and of twenty at once ten get through', async () => {
    const teacher = await app.as('teacher')
    const ask = () => teacher.call('POST /api/user/topup', { body: { amount: 150 } })
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await teacher.refusal('POST /api/user/topup', { body: { amount: 150 } })).toMatchObject({
      status: 409,
      code: 'top_up.too_many_pending',
      detail: 'You have 10 top-ups waiting for approval. Please wait until one is checked.',
    })
    const [first] = await requestsOf(teacher.user.id)
    await teacher.ok('POST /api/user/topup/{id}/cancel', { params: { id: first?.id ?? 0 } })
    await teacher.ok('POST /api/user/topup', { body: { amount: 150 } })
  })
})

describe('the reference number', () => {
  const ask = async (reference_no: string, who: 'teacher' | 'student' = 'teacher') => {
    const person = await app.as(who)
    return {
      person,
      answer: await person.call('POST /api/user/topup', { body: { amount: 150, reference_no } }),
    }
  }

  test('groups, dashes and case do not make another number of it', async () => {
    expect((await ask('9021 384 551203')).answer.body).toMatchObject({ reference_no: '9021384551203' })
    for (const same of ['9021384551203', ' 9021-384-551203 ', '9021.384.551203']) {
      const { answer, person } = await ask(same, 'student')
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'top_up.reference_taken', errors: [{ path: 'reference_no' }] },
      })
      expect(await requestsOf(person.user.id)).toEqual([])
    }
  })

  test('of fifty accounts that send one number at once, one gets through', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => app.as('teacher')))
    const body = { amount: 150, reference_no: 'RACE 1' }
    const answers = await Promise.all(people.map((each) => each.call('POST /api/user/topup', { body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  })

  test('is free again once its request is cancelled', async () => {
    const { person, answer } = await ask('FREE 1')
    const { id } = answer.body as { id: number }
    await person.ok('POST /api/user/topup/{id}/cancel', { params: { id } })
    expect((await ask('FREE 1')).answer.status).toBe(200)
  })

  test('left out or empty, any number of requests have none', async () => {
    expect((await ask('')).answer.body).toMatchObject({ reference_no: null })
    expect((await ask(' ')).answer.body).toMatchObject({ reference_no: null })
  })

  test('F17: wide figures and letters are the number they show', async () => {
    expect((await ask('9001 77A')).answer.status).toBe(200)
    for (const same of ['９００１77Ａ', '９００１７７ａ', '𝟗𝟎𝟎𝟏𝟕𝟕𝖠', '9001－77A'])
      expect((await ask(same)).answer).toMatchObject({
        status: 409,
        body: { code: 'top_up.reference_taken' },
      })
  })

  test.each(['9001 77Α', '9001 77А', '٩٠٠١77A', '9001 77Á', '9001\u200b77A'])(
    'F17: %j, which only looks like a number that was sent, is refused at its field',
    async (odd) => {
      expect((await ask(odd)).answer).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reference_no' }] },
      })
    },
  )

  test.each(['<b>1</b>', "1'; drop table users", 'x'.repeat(41), '1\n2'])(
    '%j is refused at its field',
    async (odd) => {
      expect((await ask(odd)).answer).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reference_no' }] },
      })
    },
  )
})

describe('an own request', () => {
  test('can be cancelled while it waits, once', async () => {
    const teacher = await app.as('teacher')
    const { id } = await aTopUp(app.tx, teacher.user)
    expect(await teacher.ok('POST /api/user/topup/{id}/cancel', { params: { id } })).toMatchObject({
      state: 'cancelled',
    })
    expect(await teacher.refusal('POST /api/user/topup/{id}/cancel', { params: { id } })).toMatchObject({
      status: 409,
      code: 'top_up.not_pending',
      detail: 'This top-up is already cancelled.',
    })
    const file = { bytes: await aPicture() }
    expect(
      await teacher.refusal('POST /api/user/topup/{id}/payment-proof', { params: { id }, file }),
    ).toMatchObject({ status: 409, code: 'top_up.not_pending' })
  })

  test('is listed newest first, page by page, none twice and none left out', async () => {
    const teacher = await app.as('teacher')
    for (let made = 0; made < 25; made += 1)
      await aTopUp(app.tx, teacher.user, { state: 'cancelled', decided_at: new Date(), amount: made + 1 })
    const first = await teacher.ok('GET /api/user/topups')
    expect([first.topups.length, first.has_more]).toEqual([20, true])
    const query = { ...first.next_cursor }
    const rest = await teacher.ok('GET /api/user/topups', { query })
    expect([rest.topups.length, rest.has_more, rest.next_cursor]).toEqual([5, false, null])
    const amounts = [...first.topups, ...rest.topups].map(({ amount }) => amount)
    expect(amounts).toEqual(Array.from({ length: 25 }, (_, at) => 25 - at))
  })
})

test('what was asked for cannot be changed, a decision not undone and a request not deleted, not even by SQL', async () => {
  const { id } = await aTopUp(app.tx, await aTeacher(app.tx))
  const change = (values: Partial<typeof top_ups.$inferInsert>) =>
    app.tx.update(top_ups).set(values).where(eq(top_ups.id, id))
  await expect(change({ amount: 1_000 })).rejects.toThrow()
  await expect(change({ points: 1_000 })).rejects.toThrow()
  await expect(change({ state: 'approved' })).rejects.toThrow()
  await change({ state: 'cancelled', decided_at: new Date() })
  await expect(change({ state: 'pending', decided_at: null })).rejects.toThrow()
  await expect(app.tx.delete(top_ups).where(eq(top_ups.id, id))).rejects.toThrow()
})
