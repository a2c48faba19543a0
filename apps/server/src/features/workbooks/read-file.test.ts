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
