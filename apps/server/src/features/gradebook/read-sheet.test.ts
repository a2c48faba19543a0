import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { aLearner, schoolPeople } from '@klasrum/testkit/learners'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { classOpenings } from '../classes/classes.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { gradeItems, quarterWeights } from './gradebook.tables.ts'
import { readSheet } from './read-sheet.ts'

const app = await startApp({ work: false })
const { teacher, colleague, otherHead, stranger } = await schoolPeople(app)
const { tx } = app

const sheet = (klass: Class, quarter = 1) =>
  teacher.ok('GET /api/education/classes/{id}/sheets/{quarter}', { params: { id: klass.id, quarter } })
const changes = (klass: Class, since: number, quarter = 1) =>
  teacher.ok('GET /api/education/classes/{id}/sheets/{quarter}/changes', {
    params: { id: klass.id, quarter },
    query: { since },
  })
const write = (klass: Class, cells: { item_id: number; student_id: number; score: number | null }[]) =>
  teacher.ok('PUT /api/education/classes/{id}/sheets/{quarter}/cells', {
    params: { id: klass.id, quarter: 1 },
    body: { cells },
  })

test('the sheet has learners by name with their cells in the order of the items', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const [first, second, third] = [
    await aGradeItem(tx, klass, { title: 'One', max_score: 10 }),
    await aGradeItem(tx, klass, { title: 'Two', category: 'pt' }),
    await aGradeItem(tx, klass, { title: 'Three', category: 'qa' }),
  ]
  await aGradeItem(tx, klass, { quarter: 2 })
  const zoe = await onRoster(tx, klass, { fullname: 'Zoe Abad', gender: 'female' })
  const gone = await onRoster(tx, klass, { fullname: 'Ben Zulueta', dropped_at: new Date() })
  const ana = await onRoster(tx, klass, { fullname: 'Ana Cruz', gender: 'female' })
  await aScore(tx, third, zoe, { score: 0 })
  await aScore(tx, first, zoe, { score: 10 })
  await aScore(tx, second, ana, { excused: true })
  await aScore(tx, second, gone, { score: 4 })
  const weights = { written_work_weight: 30, performance_task_weight: 50, quarterly_assessment_weight: 20 }
  await tx.insert(quarterWeights).values({ class_id: klass.id, quarter: 1, ...weights })

  const read = await sheet(klass)
  expect(read).toMatchObject({
    klass: { id: klass.id, learner_count: 2 },
    quarter: 1,
    weights,
    closed_at: null,
  })
  expect(read.items).toEqual([first, second, third])
  expect(read.learners.map(({ listed_name, dropped, cells }) => [listed_name, dropped, cells])).toEqual([
    ['Abad, Zoe', false, [10, null, 0]],
    ['Cruz, Ana', false, [null, -1, null]],
    ['Zulueta, Ben', true, [null, 4, null]],
  ])
  expect(read.learners[0]).toMatchObject({
    student_id: zoe.id,
    student_no: zoe.lrn,
    gender: 'female',
    enrollment_id: expect.any(Number),
  })
})

test('without items, learners and weights it is there and empty; a closed quarter says since when', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  expect(await sheet(klass)).toMatchObject({ weights: null, items: [], learners: [], version: 0 })
  await onRoster(tx, klass)
  expect((await sheet(klass)).learners).toMatchObject([{ cells: [] }])
  await closeQuarters(tx, klass, 1)
  expect((await sheet(klass)).closed_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/)
  expect((await sheet(klass, 2)).closed_at).toBeNull()
})

test('it is for whoever keeps the class, and every opening is recorded', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const params = { id: klass.id, quarter: 1 }
  for (const one of [colleague, otherHead, stranger]) {
    const none = { status: 404, code: 'class.not_found' }
    expect(await one.refusal('GET /api/education/classes/{id}/sheets/{quarter}', { params })).toMatchObject(
      none,
    )
    expect(
      await one.refusal('GET /api/education/classes/{id}/sheets/{quarter}/changes', {
        params,
        query: { since: 0 },
      }),
    ).toMatchObject(none)
  }
  await sheet(klass)
  await sheet(klass)
  const opened = await tx.select().from(classOpenings).where(eq(classOpenings.class_id, klass.id))
  expect(opened).toMatchObject([{ user_id: teacher.user.id, times: 2 }])
})

test('sixty learners and forty items take as many statements as none: at most five', async () => {
  const [big, small] = [
    await aClass(tx, { teacher: teacher.user }),
    await aClass(tx, { teacher: teacher.user }),
  ]
  await fill(big, { learners: 60, items: 40 })
  const { database, statements } = listenTo(app.house.database)
  const { id: user_id } = teacher.user
  const actor = { user_id, session_id: 1, role: 'teacher', school_id: null, division_id: null } as const
  const count = async ({ id }: Class) => {
    const before = statements.length
    const { learners } = await readSheet(database.tx, actor, { id, quarter: 1 }, app.clock.now())
    return { cells: learners.flatMap(({ cells }) => cells).length, statements: statements.length - before }
  }
  expect(await count(big)).toEqual({ cells: 2_400, statements: 3 })
  expect(await count(small)).toEqual({ cells: 0, statements: 3 })
})

async function fill(klass: Class, { learners, items }: { learners: number; items: number }) {
  for (let number = 0; number < items; number += 1) await aGradeItem(tx, klass)
  for (let number = 0; number < learners; number += 1) await onRoster(tx, klass)
}

describe('what changed since', () => {
  test('cells of that quarter, who wrote them and when; nothing that was there before', async () => {
    const klass = await aClass(tx, { teacher: teacher.user })
    const [item, other] = [await aGradeItem(tx, klass), await aGradeItem(tx, klass, { quarter: 2 })]
    const [ana, ben] = [await onRoster(tx, klass), await onRoster(tx, klass)]
    await write(klass, [{ item_id: item.id, student_id: ana.id, score: 3 }])
    const { version } = await sheet(klass)
    expect(await changes(klass, version)).toEqual({ version, reload: false, cells: [] })

    const written = await write(klass, [{ item_id: item.id, student_id: ben.id, score: 8 }])
    expect(written.version).toBe(version + 1)
    await teacher.ok('PUT /api/education/classes/{id}/sheets/{quarter}/cells', {
      params: { id: klass.id, quarter: 2 },
      body: { cells: [{ item_id: other.id, student_id: ben.id, score: 5 }] },
    })
    expect(await changes(klass, version)).toEqual({
      version: version + 2,
      reload: false,
      cells: [
        {
          item_id: item.id,
          student_id: ben.id,
          score: 8,
          excused: false,
          typed: null,
          typed_over: null,
          changed_by: `${teacher.user.first_name} ${teacher.user.last_name}`,
          changed_at: written.cells[0]?.changed_at,
        },
      ],
    })
    expect((await changes(klass, version, 2)).cells).toMatchObject([{ item_id: other.id, score: 5 }])
    expect((await changes(klass, version + 2)).cells).toEqual([])
  })

  test('the sheet is to be read again after every change of the roster', async () => {
    const klass = await aClass(tx, { teacher: teacher.user })
    const school_id = klass.school_id
    const learner = await aLearner(tx, { school_id, created_by_user_id: teacher.user.id })
    const isAskedFor = async (change: () => Promise<unknown>) => {
      const { version } = await sheet(klass)
      await change()
      const { reload, version: now } = await changes(klass, version)
      return reload && now > version
    }
    const seat = async () =>
      (await tx.select().from(enrollments).where(eq(enrollments.class_id, klass.id)))[0]?.id ?? 0
    const enroll = () =>
      teacher.ok('POST /api/education/enrollments', {
        body: { school_id, class_id: klass.id, student_id: learner.id },
      })
    const drop = async () =>
      teacher.ok('DELETE /api/education/enrollments/{id}', { params: { id: await seat() } })
    const edit = (wish: object) =>
      teacher.ok('PUT /api/education/students/{id}', {
        params: { id: learner.id },
        body: {
          metadata_json: { fullname: 'Ana Cruz', grade_level: '8', gender: 'female' as const, ...wish },
        },
      })
    expect(await isAskedFor(enroll)).toBe(true)
    expect(await isAskedFor(drop)).toBe(true)
    expect(await isAskedFor(enroll)).toBe(true)
    expect(await isAskedFor(() => edit({}))).toBe(true)
    expect(await isAskedFor(() => edit({ address: 'Purok 3' }))).toBe(false)
    expect(await isAskedFor(() => edit({ fullname: 'Anna Cruz' }))).toBe(true)
    expect(
      await isAskedFor(() =>
        teacher.ok('DELETE /api/education/students/{id}', { params: { id: learner.id } }),
      ),
    ).toBe(true)
    expect(
      await isAskedFor(() =>
        teacher.ok('POST /api/education/classes/{id}/archive', { params: { id: klass.id } }),
      ),
    ).toBe(true)
  })

  test('a class is deleted with its sheets, and a learner who goes leaves other classes alone', async () => {
    const [klass, other] = [
      await aClass(tx, { teacher: teacher.user }),
      await aClass(tx, { teacher: teacher.user }),
    ]
    const learner = await onRoster(tx, klass)
    await onRoster(tx, other)
    const { version } = await sheet(other)
    await aScore(tx, await aGradeItem(tx, klass), learner)
    await teacher.ok('DELETE /api/education/students/{id}', {
      params: { id: learner.id },
      query: { scores: 1 },
    })
    expect(await changes(other, version)).toEqual({ version, reload: false, cells: [] })
    await teacher.ok('DELETE /api/education/classes/{id}', { params: { id: klass.id } })
    expect(await tx.select().from(gradeItems).where(eq(gradeItems.class_id, klass.id))).toEqual([])
  })
})
