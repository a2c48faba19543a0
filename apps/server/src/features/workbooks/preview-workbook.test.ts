import { startApp } from '@klasrum/testkit/app'
import { quarterlyRecord, tableOfScores, threeTermRecord } from '@klasrum/testkit/class-records'
import { aClass, aGradeItem, aScore, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { weigh } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { workbookPreviewsOf } from '@klasrum/testkit/workbook-previews'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head } = await schoolPeople(app)

const { call, sent, preview, choose, page } = workbookPreviewsOf(teacher)
const anOrder8Class = () => aClass(tx, { teacher: teacher.user, policy: 'do8-2015' })

test('a record that fills an empty class: new items, scores and weights, blanks that it counted as zero, and nothing is written', async () => {
  const klass = await anOrder8Class()
  const [ana, ben] = [
    await onRoster(tx, klass, { fullname: 'Ana Abad' }),
    await onRoster(tx, klass, { fullname: 'Ben Cruz', gender: 'male' }),
  ]
  const before = await fingerprint(tx, { except: ['workbook_imports', 'throttles'] })
  const file = await quarterlyRecord([
    page([
      { name: 'ABAD, ANA', sex: 'F', ww: [20, null], pt: [25], qa: [30] },
      { name: 'Cruz, Ben', ww: [21, 7.5], pt: ['absent'], qa: ['E'] },
    ]),
  ])
  const shown = await preview(klass, file)
  expect(shown).toMatchObject({
    class_id: klass.id,
    file_name: 'Science.xlsx',
    kind: 'quarterly',
    quarters: [{ quarter: 1, sheet: 'SCIENCE_Q1', closed: false, weights: 'new', our_weights: null }],
    names: [
      { name: 'Cruz, Ben', state: 'matched', student_id: ben.id, listed_name: 'Cruz, Ben' },
      { name: 'ABAD, ANA', state: 'matched', student_id: ana.id, listed_name: 'Abad, Ana' },
    ],
    counts: { new: 5, changed: 0, refused: 2, missing: 1, kept: 0, same: 0, items: 4, to_confirm: 0 },
  })
  expect(
    shown.columns.map(({ column, title, state, max_score, half_points }) => [
      column,
      title,
      state,
      max_score,
      half_points,
    ]),
  ).toEqual([
    ['F', 'Written Work 1', 'new', 20, false],
    ['G', 'Written Work 2', 'new', 10, true],
    ['S', 'Performance Task 1', 'new', 50, false],
    ['AF', 'Quarterly Assessment', 'new', 40, false],
  ])
  expect(
    shown.cells.filter(({ state }) => state === 'refused').map(({ typed, problem }) => [typed, problem]),
  ).toEqual([
    ['21', 'Score must be between 0 and 20.'],
    ['absent', 'This is not a score.'],
  ])
  expect(changedTables(before, await fingerprint(tx, { except: ['workbook_imports', 'throttles'] }))).toEqual(
    [],
  )
  expect(app.log()).not.toContain('ABAD')
})

test('cells are new, changed, the same, kept, missing or refused beside what is on record', async () => {
  const klass = await anOrder8Class()
  const [ana, ben] = [
    await onRoster(tx, klass, { fullname: 'Ana Abad' }),
    await onRoster(tx, klass, { fullname: 'Ben Cruz' }),
  ]
  const left = await onRoster(tx, klass, { fullname: 'Eva Go', dropped_at: new Date() })
  await weigh(tx, klass, [30, 50, 20])
  const quiz = await aGradeItem(tx, klass, { category: 'quiz', max_score: 20 })
  const other = await aGradeItem(tx, klass, { max_score: 15 })
  const task = await aGradeItem(tx, klass, { category: 'pt', max_score: 60 })
  await aScore(tx, quiz, ana, { score: 12 })
  await aScore(tx, quiz, ben, { score: 19 })
  await aScore(tx, other, ana, { score: 9 })
  await aScore(tx, other, ben, { excused: true })
  await aScore(tx, task, left, { score: 55 })
  const shown = await preview(
    klass,
    await quarterlyRecord([
      page([
        { name: 'ABAD, ANA', ww: [15, null], pt: ['#REF!'] },
        { name: 'CRUZ, BEN', ww: [19, 4], pt: [null] },
        { name: 'GO, EVA', ww: [1, 1] },
      ]),
    ]),
  )
  expect(shown.names.map(({ state }) => state)).toEqual(['matched', 'matched', 'unknown'])
  expect(shown.columns).toMatchObject([
    { item_id: quiz.id, state: 'same', category: 'quiz', title: quiz.title },
    { item_id: other.id, state: 'changed', max_score: 10, old_max: 15 },
    { item_id: task.id, state: 'refused', max_score: 50, old_max: 60, problem: 'A score on record is 55.' },
    { item_id: null, state: 'left_out', problem: 'There are no scores in this column.' },
  ])
  expect(shown.cells).toEqual([
    { name: 0, column: 0, state: 'changed', old: 12, new: 15, typed: null, problem: null },
    { name: 0, column: 1, state: 'kept', old: 9, new: null, typed: null, problem: null },
    { name: 1, column: 1, state: 'changed', old: -1, new: 4, typed: null, problem: null },
    {
      name: 0,
      column: 2,
      state: 'refused',
      old: null,
      new: null,
      typed: '#REF!',
      problem: 'The file has an error here.',
    },
    { name: 1, column: 2, state: 'missing', old: null, new: null, typed: null, problem: null },
  ])
  expect(shown.counts).toMatchObject({ same: 1, changed: 2, kept: 1, missing: 1, refused: 1, items: 0 })
  expect(shown.quarters).toMatchObject([{ weights: 'differs', our_weights: { written_work_weight: 30 } }])
})

test('grades of the file that differ, are one band low or cannot be read are reported beside ours', async () => {
  const klass = await anOrder8Class()
  for (const fullname of ['Ana Abad', 'Ben Cruz']) await onRoster(tx, klass, { fullname })
  // 60.00 is the least of its band: 75, and 74 where the lookup is one band low.
  const learners = [
    { name: 'ABAD, ANA', ww: [12, 6], pt: [30], qa: [24] },
    { name: 'CRUZ, BEN', ww: [20, 10], pt: [50], qa: [40] },
  ]
  const blank = [{ name: 'ABAD, ANA', ww: [12, null], pt: [30], qa: [] }]
  const file = await quarterlyRecord([
    { ...page(learners, 'Q1'), lookup: 'low' },
    { ...page(learners, 'Q2'), lookup: 'broken' },
    page(learners, 'Q3'),
    page(blank, 'Q4'),
  ])
  const { grades } = await preview(klass, file)
  expect(
    grades.map(({ quarter, name, state, file_initial, our_initial, file_quarterly, our_quarterly }) => [
      ...[quarter, name, state, file_initial, our_initial, file_quarterly, our_quarterly],
    ]),
  ).toEqual([
    [1, 0, 'band_low', 60, 60, 74, 75],
    [1, 1, 'band_low', 100, 100, 99, 100],
    [2, 0, 'unreadable', 60, 60, null, 75],
    [2, 1, 'unreadable', 100, 100, null, 100],
    [4, 0, 'differs', 44, null, 71, null],
  ])
})

test('a table goes by the titles of items, into the current quarter or the one that is asked for', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const ana = await onRoster(tx, klass, { fullname: 'Ana Abad' })
  await closeQuarters(tx, klass, 1)
  const item = await aGradeItem(tx, klass, { quarter: 2, title: 'Long Test: Cells', max_score: 30 })
  const rows = [
    ['Name', 'LONG TEST - CELLS', 'Quiz 9', 'Shoe'],
    ['Abad, Ana', 25, 3, 36],
  ]
  const shown = await preview(klass, tableOfScores(rows))
  expect(shown.columns).toMatchObject([
    { quarter: 2, column: 'B', item_id: item.id, state: 'same' },
    {
      column: 'C',
      state: 'refused',
      category: 'quiz',
      problem: 'The file has no highest possible score here.',
    },
    { column: 'D', state: 'left_out', category: null },
  ])
  expect(shown.cells).toMatchObject([{ name: 0, column: 0, state: 'new', new: 25 }])
  const third = await preview(klass, tableOfScores(rows), 3)
  expect(third.columns[0]).toMatchObject({ quarter: 3, item_id: null, state: 'refused' })
  const closed = await preview(
    klass,
    tableOfScores([
      ['Name', 'Quiz 1 (10)'],
      ['Abad, Ana', 4],
    ]),
    1,
  )
  expect(closed).toMatchObject({
    quarters: [{ closed: true }],
    columns: [{ state: 'refused', problem: 'This period is closed.' }],
  })
  const picked = await choose(klass, shown.id, {
    columns: [
      { column: 2, item_id: item.id },
      { column: 0, item_id: null },
    ],
  })
  expect(picked.columns.map(({ state }) => state)).toEqual(['left_out', 'refused', 'same'])
  expect(picked.cells).toMatchObject([
    { state: 'refused', typed: '36', problem: 'Score must be between 0 and 30.' },
  ])
  expect(ana.id).toBeGreaterThan(0)
})

test('a record of three terms fills its parts; a record with other periods is refused in words', async () => {
  const klass = await aClass(tx, { teacher: teacher.user, policy: 'do15-2026' })
  await onRoster(tx, klass, { fullname: 'Ana Abad' })
  const term = {
    sheet: 'TERM 1',
    highest: { ww: [20], pt: [50], qa: [40, 40, 50] },
    learners: [{ name: 'ABAD, ANA', ww: [20], pt: [50], qa: [40, 40, 50] }],
  }
  const shown = await preview(
    klass,
    await threeTermRecord([term], { weights: [20, 50, 30], drift: { rows: 2, columns: 1 } }),
  )
  expect(shown.columns.map(({ title, part, state }) => [title, part, state])).toEqual([
    ['Written Work 1', null, 'new'],
    ['Performance Task 1', null, 'new'],
    ['Summative Test 1', 'st1', 'new'],
    ['Summative Test 2', 'st2', 'new'],
    ['Term Exam', 'te', 'new'],
  ])
  expect(shown.grades).toEqual([])
  const other = await teacher.refusal(
    call,
    sent(klass, await quarterlyRecord([page([{ name: 'ABAD, ANA', ww: [1] }])])),
  )
  expect(other).toMatchObject({
    status: 409,
    code: 'workbook.other_policy',
    detail: 'This record has four quarters, and the class is graded by three terms.',
  })
})

test('whoever does not keep the class does not find it, and a preview is its maker’s alone', async () => {
  const klass = await anOrder8Class()
  await onRoster(tx, klass, { fullname: 'Ana Abad' })
  const file = tableOfScores([
    ['Name', 'Quiz 1 (10)'],
    ['Abad, Ana', 4],
  ])
  expect(await colleague.refusal(call, sent(klass, file))).toMatchObject({
    status: 404,
    code: 'class.not_found',
  })
  const { id: preview_id } = await preview(klass, file)
  for (const other of [colleague, head])
    expect(
      await other.refusal('PUT /api/education/classes/{id}/workbook/{preview_id}', {
        params: { id: klass.id, preview_id },
        body: {},
      }),
    ).toMatchObject({ status: 404, code: 'import.not_found' })
})
