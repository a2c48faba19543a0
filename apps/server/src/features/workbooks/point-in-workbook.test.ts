import { utils, write } from '@e965/xlsx'
import type { WorkbookPointing } from '@klasrum/contract/workbooks'
import { startApp } from '@klasrum/testkit/app'
import { quarterlyRecord } from '@klasrum/testkit/class-records'
import { aClass, type Class, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague } = await schoolPeople(app)

type Cells = readonly (readonly (string | number | null)[])[]
function fileOf(
  rows: Cells,
  change: (sheet: ReturnType<typeof utils.aoa_to_sheet>) => void = () => {},
): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  change(sheet)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Marka')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

/** A record whose labels are the teacher's own. */
const ownLabels: Cells = [
  ['Tala ng marka', null, null, null, null, null],
  ['Bata', 'A', 'B', 'C', 'D', 'E'],
  ['Taas', 10, 20, 30, 99, 50],
  ['Abad, Ana', 7, 15, 25, 1, 40],
  ['Cruz, Ben', 9, 20, null, 2, 45],
]
const preview = (klass: Class, bytes: Buffer) =>
  teacher.ok('POST /api/education/classes/{id}/workbook', {
    params: { id: klass.id },
    file: { bytes, name: 'Marka.xlsx' },
  })
const call = 'PUT /api/education/classes/{id}/workbook/{preview_id}'
const sheetCall = 'GET /api/education/classes/{id}/workbook/{preview_id}/sheets/{sheet}'
const pointing: WorkbookPointing = {
  sheet: 0,
  quarter: 2,
  first_row: 4,
  highest_row: 3,
  columns: [
    { column: 1, is: 'name' },
    { column: 2, is: 'ww' },
    { column: 3, is: 'pt' },
    { column: 4, is: 'pt' },
    { column: 6, is: 'qa' },
  ],
}

async function aClassOfTwo() {
  const klass = await aClass(tx, { teacher: teacher.user, policy: 'do8-2015' })
  await onRoster(tx, klass, { fullname: 'Ana Abad' })
  await onRoster(tx, klass, { fullname: 'Ben Cruz', gender: 'male' })
  return klass
}

test('a record with labels of its own is not guessed at, and imports right once it is pointed at', async () => {
  const klass = await aClassOfTwo()
  const shown = await preview(klass, fileOf(ownLabels))
  expect(shown).toMatchObject({ kind: 'unknown', names: [], columns: [], sheets: ['Marka'] })
  const params = { id: klass.id, preview_id: shown.id }
  const sheet = await teacher.ok(sheetCall, { params: { ...params, sheet: 0 } })
  expect(sheet).toMatchObject({ name: 'Marka', pointing: null })
  expect(sheet.rows[3]).toEqual({ row: 4, cells: ['Abad, Ana', '7', '15', '25', '1', '40'] })

  const read = await teacher.ok(call, { params, body: { pointing: [pointing] } })
  expect(read.names.map(({ name, state }) => [name, state])).toEqual([
    ['Abad, Ana', 'matched'],
    ['Cruz, Ben', 'matched'],
  ])
  expect(
    read.columns.map(({ quarter, column, title, category, max_score, state }) => [
      quarter,
      column,
      title,
      category,
      max_score,
      state,
    ]),
  ).toEqual([
    [2, 'B', 'Written Work 1', 'ww', 10, 'new'],
    [2, 'C', 'Performance Task 1', 'pt', 20, 'new'],
    [2, 'D', 'Performance Task 2', 'pt', 30, 'new'],
    [2, 'F', 'Quarterly Assessment', 'qa', 50, 'new'],
  ])
  expect(read.counts).toMatchObject({ new: 7, missing: 1, refused: 0 })
  expect(read.not_understood).toEqual([])
  const again = await teacher.ok(sheetCall, { params: { ...params, sheet: 0 } })
  expect(again.pointing).toEqual(pointing)
  const done = await teacher.ok('POST /api/education/classes/{id}/workbook/{preview_id}/commit', { params })
  expect(done).toMatchObject({ cells: 7, items: 4 })
})

test('a name that was confirmed stays so when the sheet is read anew', async () => {
  const klass = await aClassOfTwo()
  const rows = ownLabels.map((row) => (row[0] === 'Abad, Ana' ? ['Abadd, Anna', ...row.slice(1)] : row))
  const shown = await preview(klass, fileOf(rows))
  const params = { id: klass.id, preview_id: shown.id }
  const read = await teacher.ok(call, { params, body: { pointing: [pointing] } })
  const [name] = read.names
  expect(name).toMatchObject({ state: 'to_confirm' })
  const student_id = name?.suggestions[0]?.student_id ?? 0
  await teacher.ok(call, { params, body: { names: [{ name: 0, student_id }] } })
  const without = { ...pointing, columns: pointing.columns.filter(({ is }) => is !== 'qa') }
  const anew = await teacher.ok(call, { params, body: { pointing: [without] } })
  expect(anew.names[0]).toMatchObject({ state: 'matched', student_id })
  expect(anew.columns).toHaveLength(3)
})

test.each([
  [{ ...pointing, sheet: 3 }, 'There is no sheet 3.'],
  [
    { ...pointing, columns: [...pointing.columns, { column: 1, is: 'lrn' as const }] },
    'A column is one thing only.',
  ],
])('what cannot be pointed at is refused', async (pointed, message) => {
  const klass = await aClassOfTwo()
  const shown = await preview(klass, fileOf(ownLabels))
  const { errors } = await teacher.refusal(call, {
    params: { id: klass.id, preview_id: shown.id },
    body: { pointing: [pointed] },
  })
  expect(errors).toEqual([{ path: 'pointing', message }])
})

test('the sheet of a preview is shown to whoever made it alone, and is gone once it is written', async () => {
  const klass = await aClassOfTwo()
  const record = await quarterlyRecord([
    {
      sheet: 'SCIENCE_Q1',
      highest: { ww: [20], pt: [50], qa: [40] },
      learners: [{ name: 'Abad, Ana', sex: 'F', ww: [20], pt: [25], qa: [30] }],
    },
  ])
  const shown = await preview(klass, record)
  expect(shown.about.what).toBe('E-Class Record, K to 10, first quarter only')
  const at = shown.sheets.indexOf('SCIENCE_Q1')
  const params = { id: klass.id, preview_id: shown.id, sheet: at }
  const { pointing: understood } = await teacher.ok(sheetCall, { params })
  expect(understood).toMatchObject({ quarter: 1, first_row: 63, highest_row: 10 })
  expect((await colleague.refusal(sheetCall, { params })).code).toBe('import.not_found')
  await teacher.ok('POST /api/education/classes/{id}/workbook/{preview_id}/commit', { params })
  expect((await teacher.refusal(sheetCall, { params })).code).toBe('import.not_found')
})

test('values that came from another file are named with their cells', async () => {
  const klass = await aClassOfTwo()
  const linked = fileOf(
    [
      ['Name', 'Quiz 1 (10)'],
      ['Abad, Ana', 7],
    ],
    (sheet) => {
      sheet.B2 = { t: 'n', v: 7, f: "'[1]Quizzes'!C4" }
    },
  )
  const { linked: cells, counts } = await preview(klass, linked)
  expect(cells).toEqual([{ sheet: 'Marka', cell: 'B2', text: '7' }])
  expect(counts.new + counts.missing).toBe(1)
})

test('a school form given as a class record is refused with what it is and where it belongs', async () => {
  const klass = await aClassOfTwo()
  const form = fileOf([
    ['SF 10 -JHS', null],
    ['LEARNING AREAS', 'Final Rating'],
    ['Filipino', 85],
    ['English', 88],
  ])
  const answer = await teacher.refusal('POST /api/education/classes/{id}/workbook', {
    params: { id: klass.id },
    file: { bytes: form, name: 'grades.xlsx' },
  })
  expect(answer).toMatchObject({
    code: 'workbook.other_form',
    detail:
      'This is School Form 10 (SF10), the permanent record, not a class record. It is made from the grades of a section, and no scores are read from it.',
  })
})

test('two columns of one assessment are added up, as the record does, and it is said', async () => {
  const klass = await aClassOfTwo()
  const shown = await preview(
    klass,
    fileOf(
      [
        ['', 'WRITTEN WORKS', '', 'PERFORMANCE TASKS', '', 'QUARTERLY ASSESSMENT', ''],
        ['Name', '1', '2', '1', '2', '1', '2'],
        ['HIGHEST POSSIBLE SCORE', 10, 10, 20, 20, 30, 20],
        ['Abad, Ana', 7, 8, 15, 16, 25, 12],
        ['Cruz, Ben', 9, 9, 20, 20, 'absent', 18],
      ],
      (sheet) => {
        sheet['!merges'] = [1, 3, 5].map((c) => ({ s: { r: 0, c }, e: { r: 0, c: c + 1 } }))
      },
    ),
  )
  const place = shown.columns.findIndex(({ category }) => category === 'qa')
  expect(shown.columns[place]).toMatchObject({ column: 'F + G', max_score: 50, state: 'new' })
  expect(shown.cells.filter(({ column }) => column === place)).toMatchObject([
    { state: 'new', new: 37 },
    { state: 'refused', typed: 'absent + 18' },
  ])
  expect(shown.notes.some((note) => note.includes('columns F and G are one Quarterly Assessment'))).toBe(true)
})
