import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx'
import {
  quarterlyRecord,
  type RecordPage,
  tableOfScores,
  threeTermRecord,
} from '@klasrum/testkit/class-records'
import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

async function read(bytes: Buffer, quarter = 1) {
  const answer = await readFile(bytes, { class_id: 1, quarter })
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.reading
}
const brief = ({
  letter,
  category,
  part,
  title,
  max,
  cells,
}: Awaited<ReturnType<typeof read>>['quarters'][number]['columns'][number]) =>
  [letter, category, part, title, max, cells.map(({ text }) => text).join(' ')] as const

const page = (sheet: string): RecordPage => ({
  sheet,
  highest: { ww: [20, 15], pt: [30], qa: [50] },
  learners: [
    { name: 'ABAD, ANDRES F.', ww: [18, 12], pt: [25], qa: [40] },
    { name: 'CRUZ, ANA', sex: 'F', ww: [20, null], pt: ['E'], qa: [50] },
  ],
})

test('a quarterly record is read by its labels: scores without totals, both weights and grades', async () => {
  const reading = await read(await quarterlyRecord([page('SCIENCE_Q1'), page('2ND QUARTER')]))
  expect(reading).toMatchObject({
    kind: 'quarterly',
    names: [
      { name: 'ABAD, ANDRES F.', lrn: null },
      { name: 'CRUZ, ANA', lrn: null },
    ],
    notes: [],
  })
  expect(reading.quarters.map(({ quarter, sheet }) => [quarter, sheet])).toEqual([
    [1, 'SCIENCE_Q1'],
    [2, '2ND QUARTER'],
  ])
  const [first] = reading.quarters
  expect(first?.columns.map(brief)).toEqual([
    ['F', 'ww', null, null, '20', '18 20'],
    ['G', 'ww', null, null, '15', '12 '],
    ['S', 'pt', null, null, '30', '25 E'],
    ['AF', 'qa', null, null, '50', '40 50'],
  ])
  expect(first?.weights).toEqual({
    written_work_weight: 20,
    performance_task_weight: 60,
    quarterly_assessment_weight: 20,
  })
  expect(first?.grades).toMatchObject([{ name: 0, quarterly: '89' }, { name: 1 }])
})

test.each([
  { rows: 3, columns: 0 },
  { rows: 0, columns: 4 },
  { rows: 7, columns: 2, gap: true },
])('cells that drifted by %o are found all the same', async (drift) => {
  const plain = await read(await quarterlyRecord([page('Q3')]))
  const moved = await read(await quarterlyRecord([page('Q3')], { drift, weightsIn: 'row' }))
  const withoutLetters = (reading: typeof plain) => ({
    ...reading,
    quarters: reading.quarters.map((quarter) => ({
      ...quarter,
      columns: quarter.columns.map(({ letter: _, ...column }) => column),
    })),
  })
  expect(withoutLetters(moved)).toEqual(withoutLetters(plain))
})

test('a record of three terms has its summative tests and term exam, and not what they weigh', async () => {
  const term = { ...page('TERM 2'), highest: { ww: [20, 15], pt: [30], qa: [40, 40, 50] } }
  const learners = [{ name: 'ABAD, ANDRES F.', ww: [18, 12], pt: [25], qa: [30, 31, 40] }]
  const reading = await read(await threeTermRecord([{ ...term, learners }], { weights: [20, 50, 30] }))
  expect(reading).toMatchObject({ kind: 'three_term', quarters: [{ quarter: 2 }] })
  expect(reading.quarters[0]?.columns.map(brief)).toEqual([
    ['F', 'ww', null, null, '20', '18'],
    ['G', 'ww', null, null, '15', '12'],
    ['N', 'pt', null, null, '30', '25'],
    ['T', 'qa', 'st1', null, '40', '30'],
    ['U', 'qa', 'st2', null, '40', '31'],
    ['V', 'qa', 'te', null, '50', '40'],
  ])
})

test('the best that somebody reached, below the learners, is not the highest possible score', async () => {
  const rows = [
    ['', 'Quiz 1', 'Quiz 2'],
    ['Points Possible', 20, 30],
    ['Name', '', ''],
    ['Cruz, Ana', 15, 25],
    ['Reyes, Ben', 12, 28],
    ['Max', 15, 28],
  ]
  const [first] = (await read(tableOfScores(rows))).quarters
  expect(first?.columns.map(({ max }) => max)).toEqual(['20', '30'])
})

test('a table of names and scores is read with and without a row of highest possible scores', async () => {
  const rows = [
    ['No.', 'LRN', 'Name', 'Quiz 1 (20)', 'Project /30', 'Shoe', 'Total'],
    [1, '136500000001', 'Cruz, Ana', 15, 25, 36, 40],
    [2, '', 'Ben Reyes', 'E', '', 37, 0],
  ]
  const [first] = (await read(tableOfScores(rows), 3)).quarters
  expect(first).toMatchObject({ quarter: 3, weights: null, grades: [] })
  expect(first?.columns.map(brief)).toEqual([
    ['D', 'quiz', null, 'Quiz 1', '20', '15 E'],
    ['E', 'project', null, 'Project', '30', '25 '],
    ['F', null, null, 'Shoe', '', '36 37'],
  ])
  const highest = [
    ['Name', 'Quiz 1', 'Quiz 2'],
    ['Highest Possible Score', 20, 10],
    ['Cruz, Ana', 15, 9],
    ['Total', 15, 9],
  ]
  for (const bytes of [
    tableOfScores(highest),
    Buffer.from(highest.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')),
  ]) {
    const reading = await read(bytes)
    expect(reading).toMatchObject({ kind: 'table', names: [{ name: 'Cruz, Ana', lrn: null }] })
    expect(reading.quarters[0]?.columns.map(brief)).toEqual([
      ['B', 'quiz', null, 'Quiz 1', '20', '15'],
      ['C', 'quiz', null, 'Quiz 2', '10', '9'],
    ])
  }
})

test('a second sheet of the same quarter, odd weights and names that are errors are told', async () => {
  const broken = { ...page('ARTS_Q1'), learners: [{ name: '#REF!' }, { name: 'ABAD, ANDRES F.', ww: [1] }] }
  const reading = await read(await quarterlyRecord([broken, page('MUSIC_Q1')], { weights: [20, 60, 30] }))
  expect(reading.quarters).toMatchObject([{ quarter: 1, sheet: 'ARTS_Q1', weights: null }])
  expect(reading.names).toEqual([{ name: 'ABAD, ANDRES F.', lrn: null }])
  expect(reading.notes).toEqual([
    'On sheet “ARTS_Q1” 1 row has an error instead of a name.',
    'The weights on sheet “ARTS_Q1” do not sum to 100 and were not taken.',
    'Sheet “MUSIC_Q1” was not read: another sheet is of the same quarter.',
  ])
})

/** A workbook that was not written by us: rows as they are typed, some of them merged. */
function typed(
  sheets: Record<string, { rows: unknown[][]; merges?: string[] }>,
  bookType: BookType = 'xlsx',
): Buffer {
  const book = utils.book_new()
  for (const [name, { rows, merges = [] }] of Object.entries(sheets)) {
    const sheet: WorkSheet = utils.aoa_to_sheet(rows)
    sheet['!merges'] = merges.map((range) => utils.decode_range(range))
    utils.book_append_sheet(book, sheet, name)
  }
  return Buffer.from(write(book, { type: 'buffer', bookType }))
}

const blankHeads = [
  ['Class Record'],
  ['FIRST QUARTER'],
  ['', "LEARNERS' NAMES", '', '', '', '', '', '', '', '', '', '', '', 'Initial', 'Quarterly'],
  ['', '', 1, 2, 'Total', 'PS', 'WS', 1, 'Total', 'PS', 'WS', 1, 'PS', 'Grade', 'Grade'],
  ['', 'Date', '2026-06-10', '2026-06-12'],
  ['', 'HIGHEST POSSIBLE SCORE', 20, 15, 35, 100, 0.3, 30, 30, 100, 0.5, 50, 100],
  ['', 'MALE'],
  [1, 'ABAD, ANDRES F.', 18, 12, 30, 85.71, 25.71, 25, 25, 83.33, 41.67, 40, 80, 88, 92],
  ['', 'FEMALE'],
  [1, 'CRUZ, ANA', 20, '', 20, 57.14, 17.14, 28, 28, 93.33, 46.67, 45, 90, 82, 88],
]

test.each(['xlsx', 'xls', 'ods'] as const)(
  'a record whose component heads are blank is read by its codes, dates name no item, saved as .%s',
  async (bookType) => {
    const reading = await read(
      typed({ '1st Quarter': { rows: blankHeads, merges: ['C3:G3', 'H3:K3'] } }, bookType),
    )
    expect(reading.names.map(({ name }) => name)).toEqual(['ABAD, ANDRES F.', 'CRUZ, ANA'])
    expect(reading.quarters[0]?.columns.map(brief)).toEqual([
      ['C', 'ww', null, null, '20', '18 20'],
      ['D', 'ww', null, null, '15', '12 '],
      ['H', 'pt', null, null, '30', '25 28'],
      ['L', 'qa', null, null, '50', '40 45'],
    ])
    expect(reading.quarters[0]?.grades).toMatchObject([
      { initial: '88', quarterly: '92' },
      { initial: '82', quarterly: '88' },
    ])
  },
)

test('names in three cells are joined, the highest scores need no label, and a sheet that reckons anew is left out', async () => {
  const page = (scores: number[]) => [
    ['CLASS RECORD'],
    ['NAMES OF STUDENTS', '', '', '', 'WRITTEN WORK', '', '', '', '', 'PERFORMANCE TASKS'],
    ['', '', '', '', 'L1', 'Quiz 2', 'TOTAL', 'PS', 'WS', 1, 'TOTAL', 'PS', 'WS'],
    ['', 'Family Name', 'First Name', 'MI', 10, 20, 30, 100, 0.4, 40, 40, 100, 0.6],
    [1, 'Peña', 'Niño', 'B', ...scores],
    [2, 'Dela Rosa', 'Ana', '', ...scores],
    ['Prepared by:', 'Prepared by:', 'Prepared by:'],
  ]
  const merges = ['E2:I2', 'J2:M2', 'A7:C7']
  const reading = await read(
    typed({
      'FIRST QUARTER CLASS RECORD': { rows: page([9, 18, 27, 90, 36, 35, 35, 87.5, 52.5]), merges },
      'RECOMPUTED FINAL GRADE': { rows: page([1, 2, 3, 10, 4, 5, 5, 12.5, 7.5]), merges },
    }),
  )
  expect(reading.names.map(({ name }) => name)).toEqual(['Peña, Niño B', 'Dela Rosa, Ana'])
  expect(reading.quarters).toHaveLength(1)
  expect(reading.quarters[0]?.columns.map(brief)).toEqual([
    ['E', 'ww', null, 'L1', '10', '9 9'],
    ['F', 'ww', null, 'Quiz 2', '20', '18 18'],
    ['J', 'pt', null, null, '40', '35 35'],
  ])
  expect(reading.notes).toEqual(['Sheet “RECOMPUTED FINAL GRADE” was not read: it does not say its quarter.'])
})

test('titles in a row above the labels of the names belong to the scores below them', async () => {
  const rows = [
    ['Gradebook', '', 'Safety Quiz', 'Project 1'],
    ['', 'Points Possible', 10, 20],
    ['Last Name', 'First Name'],
    ['Reyes', 'Ben', 10, 19],
    ['Santos', 'Ana', 9, 20],
  ]
  const reading = await read(typed({ Sheet1: { rows } }))
  expect(reading.names.map(({ name }) => name)).toEqual(['Reyes, Ben', 'Santos, Ana'])
  expect(reading.quarters[0]?.columns.map(brief)).toEqual([
    ['C', 'quiz', null, 'Safety Quiz', '10', '10 9'],
    ['D', 'project', null, 'Project 1', '20', '19 20'],
  ])
})
