import { api } from '@klasrum/contract/api'
import type { Shape } from '@klasrum/contract/endpoint'
import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSubject, aTeacher, type User } from '@klasrum/testkit/builders'
import { aClass, aTerm } from '@klasrum/testkit/classes'
import { type Client, contentOf, type SentFile } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { anLrn } from '@klasrum/testkit/learners'
import { aLessonFile, later, runWish, smallRun, storedLessons } from '@klasrum/testkit/lesson-files'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { atSize } from '@klasrum/testkit/size'
import { aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { tidyUp } from '../features/accounts/tidy-up.ts'
import { point_entries } from '../features/points/points.tables.ts'
import { top_ups } from '../features/points/top-ups.tables.ts'
import { teachers } from '../features/teachers/teachers.tables.ts'

const app = await startApp({ work: false })

const withKey = (key: string) => ({ 'idempotency-key': key })
const ask = (
  caller: Client,
  key: string,
  body: { amount: number; reference_no?: string } = { amount: 300 },
) => caller.call('POST /api/user/topup', { body, headers: withKey(key) })
const topUpsOf = ({ id }: User) =>
  app.tx.select().from(top_ups).where(eq(top_ups.user_id, id)).orderBy(top_ups.id)
const hundred = Array.from({ length: 100 })

test('a hundred repeats at once and a hundred later ones: one top-up, and every answer byte for byte the same', async () => {
  const teacher = await app.as('teacher')
  const atOnce = await Promise.all(hundred.map(() => ask(teacher, 'one')))
  const later = []
  for (const _ of hundred) later.push(await ask(teacher, 'one'))
  const answers = [...atOnce, ...later]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ bytes }) => bytes.toString('utf8'))).size).toBe(1)
  const types = answers.map(({ headers }) => headers['content-type'])
  expect(new Set(types)).toEqual(new Set(['application/json; charset=utf-8']))
  const [topUp, ...more] = await topUpsOf(teacher.user)
  expect(atOnce[0]?.body).toMatchObject({ id: topUp?.id, amount: 300, state: 'pending' })
  expect(more).toEqual([])
}, 60_000)

test('the answer stays the first one, even when the top-up was decided meanwhile', async () => {
  const teacher = await app.as('teacher')
  const first = await ask(teacher, 'early')
  const [topUp] = await topUpsOf(teacher.user)
  await teacher.ok('POST /api/user/topup/{id}/cancel', { params: { id: topUp?.id ?? 0 } })
  expect((await ask(teacher, 'early')).bytes).toEqual(first.bytes)
})

test('a key that was used for another body or at another address is refused and nothing happens', async () => {
  const teacher = await app.as('teacher')
  const admin = await app.as('admin')
  const refused = { status: 422, body: { code: 'once.other_request' } }
  expect((await ask(teacher, 'mine')).status).toBe(200)
  expect(await ask(teacher, 'mine', { amount: 301 })).toMatchObject(refused)
  expect(await ask(teacher, 'mine', { amount: 300, reference_no: '77' })).toMatchObject(refused)
  expect(await topUpsOf(teacher.user)).toHaveLength(1)

  const [one, other] = [
    await aTopUpWithProof(app.tx, teacher.user),
    await aTopUpWithProof(app.tx, teacher.user),
  ]
  const approve = ({ id, points }: typeof one) =>
    admin.call('POST /api/admin/topups/{id}/approve', {
      params: { id },
      body: { points },
      headers: withKey('desk'),
    })
  expect((await approve(one)).status).toBe(200)
  expect(await approve(other)).toMatchObject(refused)
  const give = { body: { user_id: teacher.user.id, amount: 300 }, headers: withKey('desk') }
  expect(await admin.call('POST /api/admin/topup', give)).toMatchObject(refused)
  expect(await topUpsOf(teacher.user)).toMatchObject([{}, { state: 'approved' }, { state: 'pending' }])
})

test('of different bodies sent at once with one key, one is done and the others are refused', async () => {
  const teacher = await app.as('teacher')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, number) => ask(teacher, 'mixed', { amount: 100 + (number % 3) })),
  )
  const [kept, ...more] = await topUpsOf(teacher.user)
  expect(more).toEqual([])
  expect(answers.map(({ status }) => status)).toEqual(
    answers.map((_, number) => (100 + (number % 3) === kept?.amount ? 200 : 422)),
  )
})

test('what is the same after it was read is the same request', async () => {
  const teacher = await app.as('teacher')
  const first = await ask(teacher, 'spaces', { amount: 300, reference_no: 'ab 12-3' })
  const again = await ask(teacher, 'spaces', { reference_no: 'AB123', amount: 300 })
  expect(again).toMatchObject({ status: 200, bytes: first.bytes })
})

test('two people may happen to use the same key', async () => {
  const [one, other] = [await app.as('teacher'), await app.as('teacher')]
  for (const teacher of [one, other]) {
    expect(await ask(teacher, 'same')).toMatchObject({ status: 200, body: { user_id: teacher.user.id } })
    expect(await topUpsOf(teacher.user)).toHaveLength(1)
  }
})

test('without a key every request counts', async () => {
  const teacher = await app.as('teacher')
  for (const _ of [1, 2]) await teacher.ok('POST /api/user/topup', { body: { amount: 300 } })
  expect(await topUpsOf(teacher.user)).toHaveLength(2)
})

test('a refused first try does not use the key up', async () => {
  const teacher = await app.as('teacher')
  const pending = []
  for (const _ of Array.from({ length: 10 })) pending.push(await aTopUpWithProof(app.tx, teacher.user))
  const tries = await Promise.all(hundred.slice(0, 20).map(() => ask(teacher, 'patient')))
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([409]))
  await teacher.ok('POST /api/user/topup/{id}/cancel', { params: { id: pending[0]?.id ?? 0 } })
  const done = await ask(teacher, 'patient')
  expect(done).toMatchObject({ status: 200, body: { amount: 300 } })
  expect((await ask(teacher, 'patient')).bytes).toEqual(done.bytes)
  expect(await ask(await app.as('teacher'), 'patient', { amount: 0 })).toMatchObject({ status: 400 })
  expect(await topUpsOf(teacher.user)).toHaveLength(11)
})

test.for([
  ['an empty one', ''],
  ['one of 256 characters', 'k'.repeat(256)],
  ['one with a space', 'two words'],
  ['one with a tab', 'a\tb'],
  ['one with a control character', 'a\u0001b'],
  ['one with a letter beyond ASCII', 'ñ'],
])('%s is not a key', async ([, key = '']) => {
  const teacher = await app.as('teacher')
  expect(await ask(teacher, key)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: 'idempotency-key' }] },
  })
  expect(await topUpsOf(teacher.user)).toEqual([])
})

test('a key of 255 characters is one', async () => {
  const teacher = await app.as('teacher')
  for (const _ of [1, 2]) expect(await ask(teacher, '~'.repeat(255))).toMatchObject({ status: 200 })
  expect(await topUpsOf(teacher.user)).toHaveLength(1)
})

const withPoints = ({ id }: User, points = 30) =>
  app.tx.insert(point_entries).values({
    user_id: id,
    points,
    kind: 'grant',
    reason_key: `for once:${id}`,
    note: 'For a test',
  })

test('a run sent with one key, many at once and many later: begun once, charged once, and no file is left over', async () => {
  const times = Array.from({ length: atSize({ commit: 10, long: 100 }) })
  const teacher = await app.as('teacher')
  await withPoints(teacher.user)
  const file = await aLessonFile()
  const begin = (form: object = {}, sent = file) =>
    teacher.call('POST /api/lesson-plans/process', {
      body: { ...smallRun, ...form },
      file: sent,
      headers: { ...later, ...withKey('run') },
    })
  const stored = async () => (await storedLessons(app.house.storage)).length
  const before = await stored()
  const answers = await Promise.all(times.map(() => begin()))
  for (const _ of times) answers.push(await begin())
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  expect(new Set(answers.map(({ bytes }) => bytes.toString('utf8'))).size).toBe(1)
  const refused = { status: 422, body: { code: 'once.other_request' } }
  expect(await begin({ quiz_items: 9 })).toMatchObject(refused)
  expect(await begin({}, { ...file, bytes: Buffer.from('Another lesson') })).toMatchObject(refused)
  expect(await stored()).toBe(before + 1)
  const { runs } = await teacher.ok('GET /api/lesson-plans/runs')
  expect(runs).toHaveLength(1)
  const charged = await app.tx
    .select()
    .from(point_entries)
    .where(and(eq(point_entries.user_id, teacher.user.id), eq(point_entries.kind, 'charge')))
  expect(charged).toMatchObject([{ points: -6, reason_key: `run:${runs[0]?.id}` }])

  const { id = 0 } = runs[0] ?? {}
  await teacher.ok('POST /api/lesson-plans/runs/{id}/cancel', { params: { id } })
  await teacher.ok('DELETE /api/lesson-plans/runs/{id}', { params: { id } })
  expect(await begin()).toMatchObject(refused)
}, 120_000)

type OnceCall = {
  [Name in keyof typeof api]: (typeof api)[Name] extends { once: true } ? Name : never
}[keyof typeof api]

type OnceRequest = { path: string; body: object; other: object; file?: SentFile }

/** Each time a request that can be done once, and a body that makes another request of it. */
const requests: Record<OnceCall, (teacher: User) => Promise<OnceRequest>> = {
  createTopUp: async () => ({ path: '/api/user/topup', body: { amount: 300 }, other: { amount: 50 } }),
  giveTopUp: async ({ id }) => ({
    path: '/api/admin/topup',
    body: { user_id: id, amount: 300 },
    other: { user_id: id, amount: 50 },
  }),
  approveTopUp: async (teacher) => {
    const { id, points } = await aTopUpWithProof(app.tx, teacher)
    return { path: `/api/admin/topups/${id}/approve`, body: { points }, other: { points: points + 1 } }
  },
  createClass: async (teacher) => {
    const { id: school_id } = await aSchool(app.tx)
    await app.tx.insert(teachers).values({ user_id: teacher.id, school_id })
    const [subject, term] = [await aSubject(app.tx), await aTerm(app.tx)]
    const body = { school_id, subject_id: subject.id, term_id: term.id, grade_level: '8', section: 'Rizal' }
    return { path: '/api/education/classes', body, other: { ...body, section: 'Luna' } }
  },
  copyClass: async (teacher) => {
    const { id: school_id } = await aSchool(app.tx)
    await app.tx.insert(teachers).values({ user_id: teacher.id, school_id })
    const { id, term_id } = await aClass(app.tx, { teacher })
    return { path: `/api/education/classes/${id}/copy`, body: { term_id }, other: { term_id, items: true } }
  },
  createStudent: async (teacher) => {
    const { id: school_id } = await aSchool(app.tx)
    await app.tx.insert(teachers).values({ user_id: teacher.id, school_id })
    const metadata_json = { fullname: 'Juan Cruz', grade_level: '8', gender: 'male' }
    const body = { school_id, external_student_id: anLrn(), metadata_json }
    return {
      path: '/api/education/students',
      body,
      other: { ...body, external_student_id: anLrn() },
    }
  },
  setUpSheet: async (teacher) => {
    const klass = await aClass(app.tx, { teacher })
    const body = { items: [{ category: 'quiz', title: 'Quiz 1', max_score: 20 }], weights: null }
    const path = `/api/education/classes/${klass.id}/sheets/1/set-up`
    return { path, body, other: { ...body, items: [] } }
  },
  createGradeItem: async (teacher) => {
    const { id: class_id } = await aClass(app.tx, { teacher })
    const body = { class_id, quarter: 1, category: 'quiz', title: 'Quiz 1', max_score: 20 }
    return { path: '/api/education/grade-items', body, other: { ...body, title: 'Quiz 2' } }
  },
  processLessonPlans: async (teacher) => {
    await withPoints(teacher)
    const file = { bytes: Buffer.from('A lesson'), name: 'Lesson.docx' }
    return { path: '/api/lesson-plans/process', body: smallRun, other: { ...smallRun, quiz_items: 4 }, file }
  },
  createSlideshowJob: async (teacher) => {
    await withPoints(teacher)
    const file = { bytes: Buffer.from('A lesson'), name: 'Lesson.docx' }
    const path = '/api/education/slideshow-jobs'
    return { path, body: { duration_min: 1 }, other: { duration_min: 2 }, file }
  },
  repeatRun: async (teacher) => {
    await withPoints(teacher)
    const { id } = await aFinishedRun(app.tx, { user: teacher })
    const other = { ...runWish, quiz_items: 4 }
    return { path: `/api/lesson-plans/runs/${id}/repeat`, body: runWish, other }
  },
  reportMistake: async () => {
    const body = { unit: 'science/5/water-cycle', line: null, says: 'The title is wrong.' }
    return { path: '/api/curriculum/mistakes', body, other: { ...body, says: 'The grade is wrong.' } }
  },
  rejectTopUp: async (teacher) => {
    const { id } = await aTopUpWithProof(app.tx, teacher)
    return {
      path: `/api/admin/topups/${id}/reject`,
      body: { reason: 'Blurred' },
      other: { reason: 'Dark' },
    }
  },
}

const promised = Object.entries(api).filter(([, shape]: [string, Shape]) => shape.once)

describe.each(nonEmpty(promised))('%s, which promises to take a key', (name, shape: Shape) => {
  test('keeps its answer and has one effect', async () => {
    const teacher = await aTeacher(app.tx)
    const request = await requests[name as OnceCall](teacher)
    const isForTeachers = Array.isArray(shape.access) && shape.access.includes('teacher')
    const caller = await app.as(isForTeachers ? teacher : 'admin')
    const send = (body: object) => {
      const { type, payload } = contentOf(shape, { body, file: request.file })
      const headers = { ...withKey('kept'), ...later, ...(type && { 'content-type': type }) }
      return caller.send({ method: shape.method, path: request.path, body: payload, headers })
    }

    const before = await fingerprint(app.tx)
    const first = await send(request.body)
    const { status } = first
    expect(status).toBe(shape.accepted ? 202 : 200)
    // What was asked is counted each time.
    const after = await fingerprint(app.tx, { except: ['throttles'] })
    expect(changedTables(before, after)).toContain('once_replies')

    const repeats = await Promise.all([1, 2, 3].map(() => send(request.body)))
    expect(repeats).toMatchObject(repeats.map(() => ({ status, bytes: first.bytes })))
    expect(await send(request.other)).toMatchObject({ status: 422, body: { code: 'once.other_request' } })
    expect(changedTables(after, await fingerprint(app.tx, { except: ['throttles'] }))).toEqual([])
  })
})

test('a key holds for 48 hours, whatever is tidied up meanwhile, and is then forgotten', async () => {
  const user = await aTeacher(app.tx)
  const again = async () => ask(await app.as(user), 'long')
  const tidy = () => tidyUp(app.house).work({})
  const first = await again()
  for (const hours of [24, 23]) {
    app.clock.advance(hours * 60)
    await tidy()
    expect((await again()).bytes).toEqual(first.bytes)
  }
  app.clock.advance(2 * 60)
  await tidy()
  expect((await again()).bytes).not.toEqual(first.bytes)
  expect(await topUpsOf(user)).toHaveLength(2)
})
