import { startApp } from '@klasrum/testkit/app'
import { quarterlyRecord, type RecordLearner } from '@klasrum/testkit/class-records'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { weigh } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classes } from '../classes/classes.tables.ts'
import { gradeItems, quarterClosings, quarterWeights, scores } from '../gradebook/gradebook.tables.ts'
import { enrollments } from '../learners/learners.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head } = await schoolPeople(app)

async function aRoster() {
  const klass = await aClass(tx, { teacher: teacher.user, policy: 'do8-2015' })
  const ana = await onRoster(tx, klass, { fullname: 'Ana Abad' })
  const ben = await onRoster(tx, klass, { fullname: 'Ben Cruz' })
  const quiz = await aGradeItem(tx, klass, { max_score: 10 })
  await aScore(tx, quiz, ana, { score: 10 })
  return { klass, ana, ben, quiz }
}
const file = (...learners: RecordLearner[]) =>
  quarterlyRecord([{ sheet: 'Q1', highest: { ww: [20], pt: [30], qa: [] }, learners }])
const learners = [
  { name: 'ABAD, ANA', ww: [18], pt: [30] },
  { name: 'CRUZ, BEN', ww: ['E'], pt: [25] },
]
async function imported(klass: Class): Promise<{ id: number; class_id: number }> {
  const { id } = await teacher.ok('POST /api/education/classes/{id}/workbook', {
    params: { id: klass.id },
    file: { bytes: await file(...learners), name: 'Q1.xlsx' },
  })
  return teacher.ok('POST /api/education/classes/{id}/workbook/{preview_id}/commit', {
    params: { id: klass.id, preview_id: id },
  })
}
const undoCall = 'POST /api/education/classes/{id}/workbook-imports/{import_id}/undo'
type Made = { id: number; class_id: number }
const of = ({ id, class_id }: Made) => ({ params: { id: class_id, import_id: id } })
const undo = (made: Made, by = teacher) => by.ok(undoCall, of(made))
const refused = (made: Made, by = teacher) => by.refusal(undoCall, of(made))
const itemsOf = ({ id }: Class) =>
  tx.select().from(gradeItems).where(eq(gradeItems.class_id, id)).orderBy(asc(gradeItems.id))
const cellsOf = ({ id }: Class) =>
  tx.select().from(scores).where(eq(scores.class_id, id)).orderBy(asc(scores.item_id), asc(scores.student_id))

test('an import that nobody touched is taken back whole, once, and each step is in the history', async () => {
  const { klass, ana, ben, quiz } = await aRoster()
  const made = await imported(klass)
  expect(await undo(made)).toEqual({ restored: 4, kept: 0, items_removed: 1, items_kept: 0 })
  expect(await itemsOf(klass)).toMatchObject([{ id: quiz.id, max_score: 10 }])
  expect(await cellsOf(klass)).toMatchObject([
    { student_id: ana.id, score: 10 },
    { student_id: ben.id, score: null, excused: false },
  ])
  expect(await tx.$count(quarterWeights, eq(quarterWeights.class_id, klass.id))).toBe(0)
  expect(await refused(made)).toMatchObject({ status: 409, code: 'import.undone' })
  const history = await teacher.ok('GET /api/education/classes/{id}/score-changes', {
    params: { id: klass.id },
  })
  expect(history.map(({ source, import_name }) => [source, import_name])).toEqual([
    ...Array.from({ length: 4 }, () => ['undo', null]),
    ...Array.from({ length: 4 }, () => ['import', 'Q1.xlsx']),
    ['database', null],
  ])
  const [listed] = await teacher.ok('GET /api/education/classes/{id}/workbook-imports', {
    params: { id: klass.id },
  })
  expect(listed).toMatchObject({ id: made.id, undone_at: expect.any(String) })
  // The same file can be imported once more.
  expect(await imported(klass)).toMatchObject({ cells: 4, items: 1 })
}, 60_000)

test('what was changed since is kept: a score, an item with other scores, weights, a highest possible score', async () => {
  const { klass, ana, ben, quiz } = await aRoster()
  const cy = await onRoster(tx, klass, { fullname: 'Cy Uy' })
  const made = await imported(klass)
  const task = (await itemsOf(klass))[1]
  if (!task) throw new Error('an item was made')
  await aScore(tx, task, cy, { score: 7 })
  await tx
    .update(scores)
    .set({ score: 15 })
    .where(and(eq(scores.item_id, quiz.id), eq(scores.student_id, ana.id)))
  await tx.delete(quarterWeights).where(eq(quarterWeights.class_id, klass.id))
  await weigh(tx, klass, [30, 50, 20])
  expect(await undo(made)).toEqual({ restored: 3, kept: 1, items_removed: 0, items_kept: 1 })
  expect(await itemsOf(klass)).toMatchObject([{ max_score: 20 }, { id: task.id }])
  expect(await cellsOf(klass)).toMatchObject([
    { student_id: ana.id, score: 15 },
    { student_id: ben.id, score: null },
    { student_id: ana.id, score: null },
    { student_id: ben.id, score: null },
    { student_id: cy.id, score: 7 },
  ])
  expect(await tx.$count(quarterWeights, eq(quarterWeights.class_id, klass.id))).toBe(1)
})

test('the scores of somebody who left go back too', async () => {
  const { klass, ana } = await aRoster()
  const made = await imported(klass)
  await tx.update(enrollments).set({ dropped_at: new Date() }).where(eq(enrollments.student_id, ana.id))
  expect(await undo(made)).toMatchObject({ restored: 4, kept: 0, items_removed: 1 })
  expect((await cellsOf(klass))[0]).toMatchObject({ student_id: ana.id, score: 10 })
})

test('not in a closed quarter, not in an archived class, by nobody who does not keep it, and no preview', async () => {
  const { klass } = await aRoster()
  const made = await imported(klass)
  expect(await refused(made, colleague)).toMatchObject({ status: 404, code: 'class.not_found' })
  const preview = await teacher.ok('POST /api/education/classes/{id}/workbook', {
    params: { id: klass.id },
    file: { bytes: Buffer.from('Name\tQuiz 9 (10)\nAbad, Ana\t5') },
  })
  expect(await refused(preview)).toMatchObject({ status: 404, code: 'import.not_found' })
  await closeQuarters(tx, klass, 1)
  const before = await fingerprint(tx)
  expect(await refused(made)).toMatchObject({ status: 409, code: 'quarter.closed' })
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
  await tx.delete(quarterClosings).where(eq(quarterClosings.class_id, klass.id))
  await tx.update(classes).set({ archived_at: new Date() }).where(eq(classes.id, klass.id))
  expect(await refused(made)).toMatchObject({ status: 409, code: 'class.archived' })
  await tx.update(classes).set({ archived_at: null }).where(eq(classes.id, klass.id))
  expect(await undo(made, head)).toMatchObject({ restored: 4 })
})
