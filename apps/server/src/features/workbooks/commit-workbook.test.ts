import { startApp } from '@klasrum/testkit/app'
import { quarterlyRecord, tableOfScores } from '@klasrum/testkit/class-records'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { schoolPeople } from '@klasrum/testkit/learners'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tidyUp } from '../accounts/tidy-up.ts'
import { classes } from '../classes/classes.tables.ts'
import { gradeItems, quarterWeights, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'
import { workbookImports } from './workbooks.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head } = await schoolPeople(app)

const preview = (klass: Class, bytes: Buffer, by = teacher) =>
  by.ok('POST /api/education/classes/{id}/workbook', {
    params: { id: klass.id },
    file: { bytes, name: 'Science Q1.xlsx' },
  })
const commitCall = 'POST /api/education/classes/{id}/workbook/{preview_id}/commit'
type Made = { id: number; class_id: number }
const of = ({ id, class_id }: Made) => ({ params: { id: class_id, preview_id: id } })
const commit = (made: Made, by = teacher) => by.ok(commitCall, of(made))
const refused = (made: Made, by = teacher) => by.refusal(commitCall, of(made))
const cellsOf = ({ id }: Class) =>
  tx
    .select({
      title: gradeItems.title,
      student_id: scores.student_id,
      score: scores.score,
      excused: scores.excused,
    })
    .from(scores)
    .innerJoin(gradeItems, eq(gradeItems.id, scores.item_id))
    .where(eq(scores.class_id, id))
    .orderBy(asc(gradeItems.id), asc(scores.student_id))

async function aRoster() {
  const klass = await aClass(tx, { teacher: teacher.user, policy: 'do8-2015' })
  const ana = await onRoster(tx, klass, { fullname: 'Ana Abad' })
  const ben = await onRoster(tx, klass, { fullname: 'Ben Cruz' })
  return { klass, ana, ben }
}
const table = (...scores: (number | string)[]) =>
  tableOfScores([
    ['Name', 'Quiz 1 (20)'],
    ...scores.map((score, at) => [['Abad, Ana', 'Cruz, Ben'][at] ?? '', score]),
  ])

test('a record is written as it was shown, the history names it, and importing it again changes nothing', async () => {
  const { klass, ana, ben } = await aRoster()
  const file = await quarterlyRecord([
    {
      sheet: 'SCIENCE_Q1',
      highest: { ww: [20, 10], pt: [50], qa: [40] },
      learners: [
        { name: 'ABAD, ANA', ww: [15, 'E'], pt: [45], qa: [33] },
        { name: 'CRUZ, BEN', ww: [0, 99], pt: [null], qa: [20] },
      ],
    },
  ])
  const made = await preview(klass, file)
  expect(made.counts).toMatchObject({ new: 6, refused: 1, missing: 1, items: 4 })
  const done = await commit(made)
  expect(done).toEqual({
    id: made.id,
    class_id: klass.id,
    file_name: 'Science Q1.xlsx',
    committed_by: `${teacher.user.first_name} ${teacher.user.last_name}`,
    committed_at: expect.any(String),
    undone_at: null,
    cells: 6,
    items: 4,
  })
  expect(await cellsOf(klass)).toEqual([
    { title: 'Written Work 1', student_id: ana.id, score: 15, excused: false },
    { title: 'Written Work 1', student_id: ben.id, score: 0, excused: false },
    { title: 'Written Work 2', student_id: ana.id, score: null, excused: true },
    { title: 'Performance Task 1', student_id: ana.id, score: 45, excused: false },
    { title: 'Quarterly Assessment', student_id: ana.id, score: 33, excused: false },
    { title: 'Quarterly Assessment', student_id: ben.id, score: 20, excused: false },
  ])
  expect(await tx.select().from(quarterWeights).where(eq(quarterWeights.class_id, klass.id))).toMatchObject([
    { quarter: 1, written_work_weight: 20, performance_task_weight: 60, quarterly_assessment_weight: 20 },
  ])
  const [kept] = await tx.select().from(workbookImports).where(eq(workbookImports.id, made.id))
  expect(kept?.content).toBeNull()
  const history = await teacher.ok('GET /api/education/classes/{id}/score-changes', {
    params: { id: klass.id },
  })
  expect(history.map(({ source, import_name }) => [source, import_name])).toEqual(
    Array.from({ length: 6 }, () => ['import', 'Science Q1.xlsx']),
  )

  const except = ['workbook_imports', 'sheet_versions', 'throttles']
  const before = await fingerprint(tx, { except })
  const again = await preview(klass, file)
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 6, items: 0 })
  expect(await commit(again)).toMatchObject({ cells: 0, items: 0 })
  expect(changedTables(before, await fingerprint(tx, { except }))).toEqual([])
}, 60_000)

test('another highest possible score and changed scores are written together, and blanks of a foreign file keep what we have', async () => {
  const { klass, ana, ben } = await aRoster()
  const quiz = await aGradeItem(tx, klass, { title: 'Quiz 1', max_score: 10 })
  await aScore(tx, quiz, ana, { score: 10 })
  await aScore(tx, quiz, ben, { score: 4 })
  const made = await preview(klass, table(18, ''))
  expect(made.columns).toMatchObject([{ state: 'changed', old_max: 10, max_score: 20 }])
  expect(made.counts).toMatchObject({ changed: 1, kept: 1 })
  await commit(made)
  expect(await cellsOf(klass)).toMatchObject([{ score: 18 }, { score: 4 }])
  expect(await tx.select().from(gradeItems).where(eq(gradeItems.id, quiz.id))).toMatchObject([
    { max_score: 20 },
  ])
})

test('a repeat gets the same answer, one of many at once too, and writes nothing', async () => {
  const { klass } = await aRoster()
  const made = await preview(klass, table(15, 12))
  const answers = await Promise.all(Array.from({ length: onPostgres ? 8 : 3 }, () => commit(made)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ cells: 2, items: 1 })
  expect(await cellsOf(klass)).toHaveLength(2)
})

test('of two previews at once one is written and the other is stale', async () => {
  const { klass } = await aRoster()
  const made = [await preview(klass, table(15, 12)), await preview(klass, table(16, 12))]
  const answers = await Promise.all(made.map((each) => teacher.call(commitCall, of(each))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await tx.$count(gradeItems, eq(gradeItems.class_id, klass.id))).toBe(1)
})

test('whatever changed since the preview is noticed: a score, an item, the roster, a closing', async () => {
  const stale = { status: 409, code: 'import.stale' }
  const { klass, ana, ben } = await aRoster()
  const quiz = await aGradeItem(tx, klass, { title: 'Quiz 1', max_score: 20 })
  const cell = await preview(klass, table(15, 12))
  await aScore(tx, quiz, ben, { score: 3 })
  expect(await refused(cell)).toMatchObject(stale)
  const item = await preview(klass, table(15, 12))
  await tx.update(gradeItems).set({ max_score: 19 }).where(eq(gradeItems.id, quiz.id))
  expect(await refused(item)).toMatchObject(stale)
  const roster = await preview(klass, table(15, 12))
  await tx.update(enrollments).set({ dropped_at: new Date() }).where(eq(enrollments.student_id, ana.id))
  expect(await refused(roster)).toMatchObject(stale)
  const closing = await preview(klass, table('', 12))
  await closeQuarters(tx, klass, 1)
  expect(await refused(closing)).toMatchObject(stale)
  expect(await cellsOf(klass)).toMatchObject([{ student_id: ben.id, score: 3 }])
})

test('what differs in a closed quarter is refused, and the rest of the file is written', async () => {
  const { klass, ana } = await aRoster()
  const quiz = await aGradeItem(tx, klass, { max_score: 20 })
  await aScore(tx, quiz, ana, { score: 11 })
  await closeQuarters(tx, klass, 1)
  const page = {
    highest: { ww: [20], pt: [], qa: [] },
    learners: [
      { name: 'ABAD, ANA', ww: [12] },
      { name: 'CRUZ, BEN', ww: [null] },
    ],
  }
  const made = await preview(
    klass,
    await quarterlyRecord([
      { ...page, sheet: 'Q1' },
      { ...page, sheet: 'Q2' },
    ]),
  )
  expect(made.cells).toMatchObject([
    { state: 'refused', typed: '12', problem: 'This period is closed.' },
    { state: 'missing' },
    { state: 'new', new: 12 },
    { state: 'missing' },
  ])
  await commit(made)
  expect(await cellsOf(klass)).toMatchObject([{ score: 11 }, { score: 12 }])
})

test('a statement that fails on the way leaves nothing behind', async () => {
  const { klass } = await aRoster()
  const made = await preview(klass, table(15, 12))
  await tx.execute(
    sql`create function fail_here() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  )
  await tx.execute(sql`create trigger fail_here before insert on scores execute function fail_here()`)
  const before = await fingerprint(tx)
  expect(await teacher.call(commitCall, of(made))).toMatchObject({ status: 500 })
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
  await tx.execute(sql`drop trigger fail_here on scores`)
  expect(await commit(made)).toMatchObject({ cells: 2, items: 1 })
})

test('nothing is written into an archived class, or by anybody but the maker, or after a day; at night old previews go', async () => {
  const { klass } = await aRoster()
  const made = await preview(klass, table(15, 12))
  for (const other of [colleague, head])
    expect(await refused(made, other)).toMatchObject({ status: 404, code: 'import.not_found' })
  const elsewhere = await aClass(tx, { teacher: teacher.user })
  expect(await refused({ ...made, class_id: elsewhere.id })).toMatchObject({
    status: 404,
    code: 'import.not_found',
  })
  await tx.update(classes).set({ archived_at: new Date() }).where(eq(classes.id, klass.id))
  expect(await refused(made)).toMatchObject({ status: 409, code: 'class.archived' })
  await tx.update(classes).set({ archived_at: null }).where(eq(classes.id, klass.id))
  const written = await preview(klass, table(14, 12))
  await commit(written)
  app.clock.advance(24 * 60 + 1)
  const later = await app.as(teacher.user)
  expect(await refused(made, later)).toMatchObject({ status: 404, code: 'import.not_found' })
  expect(await commit(written, later)).toMatchObject({ cells: 2 })
  await tidyUp(app.house).work({})
  expect(await tx.select().from(workbookImports).where(eq(workbookImports.id, made.id))).toEqual([])
  const list = await later.ok('GET /api/education/classes/{id}/workbook-imports', {
    params: { id: klass.id },
  })
  expect(list).toMatchObject([{ id: written.id, cells: 2, items: 1, undone_at: null }])
})
