import { startApp } from '@klasrum/testkit/app'
import {
  quarterlyRecord,
  type RecordPage,
  tableOfScores,
  threeTermRecord,
} from '@klasrum/testkit/class-records'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { weigh } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head } = await schoolPeople(app)

const call = 'POST /api/education/classes/{id}/workbook'
const sent = (klass: Class, bytes: Buffer, quarter?: number) => ({
  params: { id: klass.id },
  query: quarter === undefined ? {} : { quarter },
  file: { bytes, name: 'Science.xlsx' },
})
const preview = (klass: Class, bytes: Buffer, quarter?: number) =>
  teacher.ok(call, sent(klass, bytes, quarter))
const choose = (klass: Class, preview_id: number, body: object) =>
  teacher.ok('PUT /api/education/classes/{id}/workbook/{preview_id}', {
    params: { id: klass.id, preview_id },
    body,
  })

const page = (learners: RecordPage['learners'], sheet = 'SCIENCE_Q1'): RecordPage => ({
  sheet,
  highest: { ww: [20, 10], pt: [50], qa: [40] },
  learners,
})
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

test('names are found by the whole name, what is like one is to be confirmed, and one choice decides about another', async () => {
  const klass = await anOrder8Class()
  const roster = []
  for (const fullname of ['Dela Peña, Luz Santos', 'Reyes, Juan Cruz', 'Reyes, Juana', 'Go, Sam', 'Go, Sam'])
    roster.push(await onRoster(tx, klass, { fullname }))
  const [luz, juan, juana, sam] = roster
  const names = [
    'LUZ SANTOS DELA PENA',
    'Reyes, Juan C.',
    'REYES, JUANA',
    'Go, Sam',
    'Uy, Max',
    'Dela Penya, Luz Santos',
  ]
  const rows = [['Name', 'Quiz 1 (10)'], ...names.map((name) => [name, 5])]
  const shown = await preview(klass, tableOfScores(rows))
  expect(
    shown.names.map(({ state, suggestions }) => [state, ...suggestions.map(({ student_id }) => student_id)]),
  ).toEqual([
    ['matched'],
    ['to_confirm', juan?.id],
    ['matched'],
    ['to_confirm', sam?.id, roster[4]?.id],
    ['unknown'],
    ['unknown'],
  ])
  expect(shown.counts).toMatchObject({ to_confirm: 2, new: 2 })
  const open = await teacher.refusal('POST /api/education/classes/{id}/workbook/{preview_id}/commit', {
    params: { id: klass.id, preview_id: shown.id },
  })
  expect(open).toMatchObject({
    status: 409,
    code: 'workbook.names_open',
    detail: 'The file has 2 names to confirm. Please say who is meant; nothing was written.',
  })
  const chosen = await choose(klass, shown.id, {
    names: [
      { name: 1, student_id: juan?.id },
      { name: 3, student_id: null },
      { name: 5, student_id: luz?.id },
    ],
  })
  expect(chosen.names.map(({ state, student_id }) => [state, student_id])).toEqual([
    ['to_confirm', null],
    ['matched', juan?.id],
    ['matched', juana?.id],
    ['left_out', null],
    ['unknown', null],
    ['matched', luz?.id],
  ])
  for (const body of [
    { names: [{ name: 9, student_id: null }] },
    { names: [{ name: 0, student_id: 2_000_000 }] },
    { columns: [{ column: 0, item_id: 2_000_000 }] },
    { columns: [{ column: 1, item_id: null }] },
  ])
    expect(
      await teacher.refusal('PUT /api/education/classes/{id}/workbook/{preview_id}', {
        params: { id: klass.id, preview_id: shown.id },
        body,
      }),
    ).toMatchObject({ status: 400, code: 'request.invalid' })
})

test('an LRN decides before the name, and another LRN is somebody to be confirmed', async () => {
  const klass = await anOrder8Class()
  const [ana, ben] = [
    await onRoster(tx, klass, { fullname: 'Ana Abad' }),
    await onRoster(tx, klass, { fullname: 'Ben Cruz' }),
  ]
  const rows = [
    ['LRN', 'Name', 'Quiz 1 (10)'],
    [ana.external_student_id, 'Somebody Else', 5],
    ['136599999999', 'Ben Cruz', 6],
  ]
  const { names } = await preview(klass, tableOfScores(rows))
  expect(names).toMatchObject([
    { state: 'matched', student_id: ana.id, listed_name: 'Abad, Ana' },
    { state: 'to_confirm', suggestions: [{ student_id: ben.id }] },
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
