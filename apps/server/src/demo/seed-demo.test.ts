import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startApp } from '@klasrum/testkit/app'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { storedLessons } from '@klasrum/testkit/lesson-files'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../features/accounts/accounts.tables.ts'
import { quarterWeights, scores } from '../features/gradebook/gradebook.tables.ts'
import { enrollments, learners } from '../features/learners/learners.tables.ts'
import { schools } from '../features/schools/schools.tables.ts'
import { seedDemo } from './seed-demo.ts'

const app = await startApp({ work: false })
const { tx } = app
await seedDemo(app.house)

const [maricel] = await tx.select().from(users).where(eq(users.email, 'maricel@klasrum.example'))
if (!maricel) throw new Error('there is no demo teacher')
const teacher = await app.as(maricel)
const all = await tx.select().from(learners)
const year = Number.parseInt((await teacher.ok('GET /api/education/classes'))[0]?.school_year ?? '', 10)

test('the demo teacher has six active classes of 40 to 45 learners, some under the plain policy', async () => {
  const classes = await teacher.ok('GET /api/education/classes', { query: { state: 'active' } })
  expect(classes).toHaveLength(6)
  for (const klass of nonEmpty(classes)) {
    expect(klass.learner_count).toBeGreaterThanOrEqual(40)
    expect(klass.learner_count).toBeLessThanOrEqual(45)
    expect(klass).toMatchObject({
      school_name: 'San Isidro National High School',
      primary_teacher_name: 'Maricel Santos',
    })
    expect(klass.subject_name).toBe(`Science ${klass.grade_level}`)
  }
  expect(new Set(classes.map(({ section }) => section)).size).toBe(6)
  expect(classes.filter(({ policy }) => policy === 'plain').length).toBeGreaterThan(1)
})

test('learners have names that can be told apart and filed by surname, of both sexes', async () => {
  expect(new Set(all.map(({ fullname }) => fullname)).size).toBe(all.length)
  expect(new Set(all.map(({ fullname }) => fullname.split(' ').at(0))).size).toBeGreaterThan(60)
  for (const { listed_name } of nonEmpty(all)) expect(listed_name).toMatch(/^[^,]+, [^,]+$/)
  const listed = all.map(({ listed_name }) => listed_name)
  for (const kind of [/^Dela Cruz, /, /^De la Peña, /, /^Sta\. Maria, /, / Jr\.$/, / III?$/])
    expect(listed.some((name) => kind.test(name))).toBe(true)
  const boys = all.filter(({ gender }) => gender === 'male').length
  expect(Math.abs(all.length - 2 * boys)).toBeLessThan(10)
})

test('each has an LRN, is as old as the grade wants, and some have a parent on record', () => {
  for (const { lrn, birth_date, grade_level } of nonEmpty(all)) {
    expect(lrn).toMatch(/^1\d{11}$/)
    const [earliest, latest] = [6, 5].map((more) => year - Number(grade_level) - more)
    expect((birth_date ?? '') >= `${earliest}-09-01`).toBe(true)
    expect((birth_date ?? '') <= `${latest}-08-31`).toBe(true)
  }
  const parents = all.filter(({ parent_name }) => parent_name).length
  expect(parents).toBeGreaterThan(all.length / 2)
  expect(parents).toBeLessThan(all.length)
})

test('each class has nine to eleven items in its first period, and scores that look like a class', async () => {
  const classes = await teacher.ok('GET /api/education/classes')
  const grades: number[] = []
  const missing: number[] = []
  for (const { id } of nonEmpty(classes)) {
    const { items } = await teacher.ok('GET /api/education/classes/{id}/record', {
      params: { id },
      query: { quarter: 1 },
    })
    expect(items.length).toBeGreaterThanOrEqual(9)
    expect(items.length).toBeLessThanOrEqual(11)
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length)
    const rows = await teacher.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', {
      params: { id, quarter: 1 },
    })
    missing.push(rows.reduce((sum, row) => sum + row.missing, 0))
    grades.push(
      ...rows.flatMap(({ initial_grade, missing }) => (missing > 0 ? [] : [initial_grade ?? []].flat())),
    )
  }
  const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length
  expect(mean).toBeGreaterThan(75)
  expect(mean).toBeLessThan(88)
  expect(new Set(grades).size).toBeGreaterThan(grades.length / 2)
  expect(Math.min(...grades)).toBeLessThan(60)
  expect(Math.max(...grades)).toBeGreaterThan(90)
  expect(missing.filter((count) => count > 0).length).toBe(5)
})

test('one class has closed its first period and works on the second, one has no weights yet, one cell is excused', async () => {
  const classes = await teacher.ok('GET /api/education/classes')
  const [closed, ...others] = classes.filter(({ current_quarter }) => current_quarter === 2)
  expect(others).toEqual([])
  expect(closed).toMatchObject({ section: 'Rizal', item_count: 3 })
  const params = { id: closed?.id ?? 0 }
  expect(await teacher.ok('GET /api/education/classes/{id}/quarter-events', { params })).toMatchObject([
    { quarter: 1, kind: 'closed', by: 'Maricel Santos' },
  ])
  const kept = await teacher.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', {
    params: { ...params, quarter: 1 },
  })
  expect(kept).toHaveLength(closed?.learner_count ?? 0)
  expect(kept.filter(({ quarterly_grade }) => (quarterly_grade ?? 0) < 75).length).toBeGreaterThan(0)
  const own = classes.map(({ id }) => id)
  const weights = await tx
    .selectDistinct({ class_id: quarterWeights.class_id })
    .from(quarterWeights)
    .where(inArray(quarterWeights.class_id, own))
  expect(weights).toHaveLength(5)
  expect(await tx.$count(scores, eq(scores.excused, true))).toBe(1)
  for (const { section, progress } of nonEmpty(classes)) {
    expect(progress, section).toBeGreaterThan(30)
    expect(progress, section).toBeLessThan(100)
  }
})

test('some learners of the school are on no roster', async () => {
  const [loose] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(learners)
    .innerJoin(schools, eq(schools.id, learners.school_id))
    .where(
      sql`${schools.code} = '301801' and not exists (select from ${enrollments} where ${enrollments.student_id} = ${learners.id})`,
    )
  expect(loose?.count).toBe(12)
})

test('the demo teacher advises a section of seven classes, and its grades stand side by side', async () => {
  const { sections, total } = await teacher.ok('GET /api/education/sections')
  expect({ sections, total }).toMatchObject({
    sections: [{ grade_level: '8', section: 'Rizal', class_count: 7, adviser_name: 'Maricel Santos' }],
    total: 1,
  })
  const { school_id = 0, school_year = '', learner_count } = sections[0] ?? {}
  const { subjects, learners } = await teacher.ok('GET /api/education/sections/grades', {
    query: { school_id, school_year, grade_level: '8', section: 'Rizal' },
  })
  expect(new Set(subjects.map((subject) => subject.teacher)).size).toBe(7)
  expect(learners).toHaveLength(learner_count ?? 0)
  const averages = learners.flatMap(({ averages: [first] }) => first ?? [])
  expect(averages.length).toBeGreaterThan(learners.length / 2)
  expect(new Set(averages).size).toBeGreaterThan(8)
  const rows = learners.map(({ grades }) => grades.map((each) => each?.periods[0]))
  expect(rows.filter((row) => new Set(row).size > 3).length).toBeGreaterThan(learners.length / 2)
})

test('the head of the school sees its six sections, and those of nobody else', async () => {
  const [principal] = await tx.select().from(users).where(eq(users.email, 'principal@klasrum.example'))
  if (!principal) throw new Error('there is no head of the demo school')
  const { sections } = await (await app.as(principal)).ok('GET /api/education/sections')
  expect(sections.map(({ section }) => section)).toEqual([
    'Del Pilar',
    'Silang',
    'Bonifacio',
    'Luna',
    'Mabini',
    'Rizal',
  ])
})

test('a second start changes nothing', async () => {
  const before = await fingerprint(tx)
  await seedDemo(app.house)
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
})

test('the demo teacher has a finished show of that run, whose sound is as long as it says', async () => {
  const { slideshows } = await teacher.ok('GET /api/education/slideshows')
  expect(slideshows).toMatchObject([
    { title: 'How Earthquakes Happen', language: 'en', job: { status: 'completed', error: null } },
  ])
  const { id = 0 } = slideshows[0] ?? {}
  const { run_id } = await teacher.ok('GET /api/education/slideshows/{id}', { params: { id } })
  expect(run_id).toBe((await teacher.ok('GET /api/lesson-plans/runs')).runs[0]?.id)
  const { audio, scenes } = await teacher.ok('GET /api/education/slideshows/{id}/manifest', {
    params: { id },
  })
  expect(scenes.length).toBeGreaterThan(5)
  const { bytes } = await app.anyone.send({ path: audio.url })
  expect(bytes.length).toBeLessThan(600_000)
  // Frames of 96 bytes and 24 ms.
  expect((bytes.length / 96) * 0.024).toBeCloseTo(audio.durationSec, 1)
})

test('the demo teacher has a finished run, paid for, with documents that open', async () => {
  const { runs } = await teacher.ok('GET /api/lesson-plans/runs')
  expect(runs).toMatchObject([{ state: 'done', cost: 6, refunded: false, files: [{ state: 'success' }] }])
  const { id = 0 } = runs[0] ?? {}
  const { files } = await teacher.ok('GET /api/lesson-plans/runs/{id}', { params: { id } })
  const [file] = files
  expect(file?.documents.map(({ document }) => document)).toEqual(['plan', 'session-1', 'session-2', 'exam'])
  expect(file?.documents.map(({ items }) => items)).toEqual([null, 8, 8, 17])
  expect((await teacher.ok('GET /api/auth/me')).points).toBe(24)
  for (const { document } of nonEmpty(file?.documents ?? [])) {
    const params = { id, file_id: file?.id ?? 0, document }
    const { paper } = await teacher.ok(
      'GET /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}',
      { params },
    )
    expect(paper.parts.length).toBeGreaterThan(0)
  }
  const stored = await app.house.storage.read((await storedLessons(app.house.storage))[0] ?? '')
  expect((await buffer(stored ?? Readable.from([]))).subarray(0, 2).toString()).toBe('PK')
})
