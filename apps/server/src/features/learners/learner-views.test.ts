import { startApp } from '@klasrum/testkit/app'
import { aSchoolAdmin } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tidyUp } from '../accounts/tidy-up.ts'
import { recordViews } from './learner-views.store.ts'
import { learnerViews } from './learner-views.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher } = await schoolPeople(app)
const klass = await aClass(tx, { teacher: teacher.user, school_id: school.id, section: 'Rizal' })
const learner = await onRoster(tx, klass)
await aScore(tx, await aGradeItem(tx, klass), learner)
const admin = await app.as('admin')

const kindsSeenBy = async ({ id }: { id: number }) =>
  (await admin.ok('GET /api/education/students/{id}/views', { params: { id: learner.id } })).views
    .filter(({ user_id }) => user_id === id)
    .map(({ kind }) => kind)
    .sort()

test('F12: whatever shows a learner is on record: who, what, when', async () => {
  const principal = await app.as(
    await aSchoolAdmin(tx, { school_id: school.id, first_name: 'Grace', last_name: 'Uy' }),
  )
  const ofLearner = { params: { id: learner.id } }
  const ofClass = { params: { id: klass.id } }
  expect(await kindsSeenBy(principal.user)).toEqual([])
  const steps: [string, () => Promise<unknown>][] = [
    ['record', () => principal.ok('GET /api/education/students/{id}', ofLearner)],
    ['export', () => principal.call('GET /api/education/students/{id}/export', ofLearner)],
    [
      'search',
      () => principal.ok('GET /api/education/students/search', { query: { q: learner.listed_name } }),
    ],
    ['class-roster', () => principal.ok('GET /api/education/classes/{id}/enrollments', ofClass)],
    ['class-class-list', () => principal.call('GET /api/education/classes/{id}/class-list', ofClass)],
    ['class-scores', () => principal.ok('GET /api/education/classes/{id}/scores', ofClass)],
    ['class-history', () => principal.ok('GET /api/education/classes/{id}/score-changes', ofClass)],
    [
      'class-grades',
      () =>
        principal.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', {
          params: { id: klass.id, quarter: 1 },
        }),
    ],
    ['class-record', () => principal.ok('GET /api/education/classes/{id}/record', ofClass)],
    ['class-workbook', () => principal.call('GET /api/education/classes/{id}/workbook', ofClass)],
    [
      'class-report',
      () =>
        principal.ok('GET /api/education/classes/{id}/reports/{quarter}', {
          params: { id: klass.id, quarter: 1 },
        }),
    ],
  ]
  const seen: string[] = []
  for (const [kind, look] of steps) {
    await look()
    seen.push(kind)
    expect(await kindsSeenBy(principal.user)).toEqual([...seen].sort())
  }
  const { views } = await principal.ok('GET /api/education/students/{id}/views', ofLearner)
  expect(views.find(({ kind }) => kind === 'class-scores')).toMatchObject({
    name: 'Grace Uy',
    role: 'school-admin',
    class_name: expect.stringMatching(/^Grade 8 Rizal, /),
    hour: expect.stringMatching(/:00:00\.000Z$/),
  })
})

test('F12: the list of learners records the others who were shown too, and what finds nobody records nothing', async () => {
  const count = () => tx.$count(learnerViews, eq(learnerViews.user_id, teacher.user.id))
  const before = await count()
  await teacher.ok('GET /api/education/students/search', { query: { q: 'nobody of this name' } })
  expect(await count()).toBe(before)
  const shown = await teacher.ok('GET /api/education/students')
  expect(await count()).toBe(before + shown.length)
})

test('F12: looking again within the hour writes nothing', async () => {
  const { database, statements } = listenTo(app.house.database)
  const actor = {
    user_id: teacher.user.id,
    session_id: 1,
    role: 'teacher',
    school_id: null,
    division_id: null,
  } as const
  const note = () => recordViews(database.tx, actor, [learner.id], 'record', app.clock.now())
  await note()
  const written = statements.length
  expect(written).toBeGreaterThan(0)
  await note()
  expect(statements).toHaveLength(written)
})

test('F12: the school and an admin may ask who saw a learner; a teacher and another school may not', async () => {
  const params = { id: learner.id }
  const path = 'GET /api/education/students/{id}/views'
  expect(await teacher.refusal(path, { params })).toMatchObject({ status: 403 })
  expect(await (await app.as('school-admin')).refusal(path, { params })).toMatchObject({
    status: 404,
    code: 'learner.not_found',
  })
  const page = await admin.ok(path, { params, query: { limit: 1 } })
  expect(page.views).toHaveLength(1)
  expect(page.has_more).toBe(true)
})

test('F12: a learner’s own export holds who saw them, and after 400 days it is forgotten', async () => {
  const { bytes } = await admin.call('GET /api/education/students/{id}/export', {
    params: { id: learner.id },
  })
  expect(JSON.parse(bytes.toString()).learner_views).toContainEqual(
    expect.objectContaining({ shown_to: 'Grace Uy', kind: 'record' }),
  )
  const now = app.clock.now().getTime()
  const days = (count: number) => new Date(now - count * 86_400_000)
  await tx.delete(learnerViews)
  await tx.insert(learnerViews).values(
    [401, 399].map((count) => ({
      student_id: learner.id,
      user_id: teacher.user.id,
      kind: 'record' as const,
      hour: days(count),
    })),
  )
  await tidyUp(app.house).work({})
  expect(await tx.select().from(learnerViews)).toMatchObject([{ hour: days(399) }])
})
