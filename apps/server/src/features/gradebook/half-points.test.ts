import { startApp } from '@klasrum/testkit/app'
import { aBlankRecord } from '@klasrum/testkit/blank-forms'
import { aSubject } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, aTerm, onRoster } from '@klasrum/testkit/classes'
import { openRecord, shown } from '@klasrum/testkit/exported-records'
import { weigh } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sqlState } from '../../db/constraint.ts'
import { gradeItems, scores } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher } = await schoolPeople(app)
const cells = 'PUT /api/education/classes/{id}/sheets/{quarter}/cells'
const onlyWhole = 'Use a whole number: half points are off for this item.'

async function aSheet() {
  const subject = await aSubject(tx, { name: 'Science 8' })
  const klass = await aClass(tx, { teacher: teacher.user, policy: 'do8-2015', subject_id: subject.id })
  await weigh(tx, klass, [40, 40, 20])
  const base = { class_id: klass.id, quarter: 1, category: 'quiz' } as const
  const essay = await teacher.ok('POST /api/education/grade-items', {
    body: { ...base, title: 'Essay', max_score: 20, half_points: true },
  })
  const quiz = await teacher.ok('POST /api/education/grade-items', {
    body: { ...base, title: 'Quiz', max_score: 10 },
  })
  const task = await aGradeItem(tx, klass, { category: 'pt', max_score: 30 })
  const exam = await aGradeItem(tx, klass, { category: 'qa', max_score: 50 })
  const learner = await onRoster(tx, klass, { fullname: 'Ana Abad', gender: 'female' })
  await aScore(tx, task, learner, { score: 24 })
  await aScore(tx, exam, learner, { score: 40 })
  const place = { school_id: school.id, class_id: klass.id, student_id: learner.id, quarter: 1 }
  const inQuarter = { params: { id: klass.id, quarter: 1 } }
  return { klass, essay, quiz, learner, place, inQuarter, base }
}

test('a score of 17.5 is stored where the item allows it, and only there, however it is sent', async () => {
  const { klass, essay, quiz, learner, place, inQuarter } = await aSheet()
  expect([essay.half_points, quiz.half_points]).toEqual([true, false])
  const put = (item_id: number, score: number) =>
    teacher.call('PUT /api/education/scores', { body: { ...place, item_id, score } })
  expect(await put(essay.id, 17.5)).toMatchObject({ status: 200, body: { score: 17.5 } })
  expect(await put(quiz.id, 7.5)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', errors: [{ path: 'score', message: onlyWhole }] },
  })
  expect(await put(essay.id, 17.25)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'score', message: 'Use whole or half points.' }] },
  })
  expect((await put(essay.id, 20.5)).body).toMatchObject({ code: 'score.out_of_range' })

  const student_id = learner.id
  const { cells: answered } = await teacher.ok(cells, {
    ...inQuarter,
    body: {
      cells: [
        { item_id: essay.id, student_id, score: 18.5, seen: { score: 17.5, excused: false } },
        { item_id: quiz.id, student_id, score: 7.5 },
      ],
    },
  })
  expect(answered).toMatchObject([
    { state: 'saved', score: 18.5 },
    { state: 'refused', problem: onlyWhole, score: null },
  ])
  const { items, learners } = await teacher.ok('GET /api/education/classes/{id}/sheets/{quarter}', inQuarter)
  expect(items.map(({ title, half_points }) => [title, half_points]).slice(0, 2)).toEqual([
    ['Essay', true],
    ['Quiz', false],
  ])
  expect(learners[0]?.cells.slice(0, 2)).toEqual([18.5, null])
  const [latest, first] = await teacher.ok('GET /api/education/classes/{id}/score-changes', {
    params: { id: klass.id },
    query: { student_id },
  })
  expect([latest, first]).toMatchObject([
    { old_score: 17.5, new_score: 18.5 },
    { old_score: null, new_score: 17.5 },
  ])
})

test('half points stay on while a score has one; nobody puts one in by hand where they are off', async () => {
  const { klass, essay, quiz, learner, base } = await aSheet()
  await aScore(tx, essay, learner, { score: 17.5 })
  const edit = (half_points?: boolean) =>
    teacher.call('PUT /api/education/grade-items/{id}', {
      params: { id: essay.id },
      body: { ...base, title: 'Essay', max_score: 20, half_points },
    })
  expect(await edit(false)).toMatchObject({
    status: 409,
    body: {
      code: 'item.half_scores',
      detail: 'A learner has 17.5. Half points stay on while there is such a score.',
    },
  })
  expect(await edit()).toMatchObject({ status: 200, body: { half_points: true } })
  const refused = (write: Promise<unknown>) => write.catch((error: unknown) => sqlState(error))
  expect(await refused(aScore(tx, quiz, learner, { score: 7.5 }))).toBe('KQ002')
  expect(
    await refused(tx.update(gradeItems).set({ half_points: false }).where(eq(gradeItems.id, essay.id))),
  ).toBe('KQ002')
  await tx.update(scores).set({ score: 17 }).where(eq(scores.item_id, essay.id))
  expect(await edit(false)).toMatchObject({ status: 200, body: { half_points: false } })
  const copied = await teacher.ok('GET /api/education/classes/{id}/record', { params: { id: klass.id } })
  expect(copied.items.find(({ id }) => id === essay.id)?.half_points).toBe(false)
})

test('17.5 is in grades, reports, our workbook and the department’s, and comes back from the file', async () => {
  const { klass, essay, quiz, learner, inQuarter } = await aSheet()
  await aScore(tx, essay, learner, { score: 17.5 })
  await aScore(tx, quiz, learner, { score: 9 })
  const grades = await teacher.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', inQuarter)
  expect(grades[0]).toMatchObject({ ps_ww: 88.33, ws_ww: 35.33, initial_grade: 83.33 })
  const report = await teacher.ok('GET /api/education/classes/{id}/reports/{quarter}', inQuarter)
  expect(report.items.find(({ id }) => id === essay.id)).toMatchObject({
    highest: 17.5,
    mean: 17.5,
    mps: 87.5,
  })

  const params = { id: klass.id }
  const { bytes } = await teacher.call('GET /api/education/classes/{id}/workbook', { params })
  const found = (await openRecord(bytes)).worksheets.flatMap((sheet) => {
    const values: { shown: unknown; format: string }[] = []
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (shown(cell.value) === 17.5) values.push({ shown: 17.5, format: String(cell.numFmt ?? 'General') })
      }),
    )
    return values
  })
  // A format of whole numbers would show 18 for it.
  expect(found).toEqual([{ shown: 17.5, format: 'General' }])
  const preview = await teacher.ok('POST /api/education/classes/{id}/workbook', {
    params,
    file: { bytes: Buffer.from(bytes), name: 'record.xlsx' },
  })
  expect(preview).toMatchObject({ kind: 'ours', counts: { changed: 0, refused: 0 }, grades: [] })

  const form = await teacher.ok('POST /api/education/school-forms', {
    file: { bytes: aBlankRecord(), name: 'ECR.xlsx' },
  })
  const filled = await teacher.call('GET /api/education/classes/{id}/school-forms/{form_id}/file', {
    params: { ...params, form_id: form.id },
  })
  const sheets = (await openRecord(filled.bytes)).worksheets
  const values = sheets.flatMap((sheet) => {
    const all: unknown[] = []
    sheet.eachRow((row) => row.eachCell((cell) => all.push(shown(cell.value))))
    return all
  })
  expect(values.filter((value) => value === 17.5)).toHaveLength(1)
})

test('a copied class keeps which items allow half points', async () => {
  const { klass } = await aSheet()
  const { id: term_id } = await aTerm(tx, '2027-2028')
  const { id } = await teacher.ok('POST /api/education/classes/{id}/copy', {
    params: { id: klass.id },
    body: { term_id, items: true },
  })
  const { items } = await teacher.ok('GET /api/education/classes/{id}/record', { params: { id } })
  expect(items.filter(({ half_points }) => half_points).map(({ title }) => title)).toEqual(['Essay'])
})
