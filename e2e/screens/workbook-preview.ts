import type { WorkbookPreview } from '@klasrum/contract/workbooks'

type Column = WorkbookPreview['columns'][number]
type Cell = WorkbookPreview['cells'][number]

const people = [
  'Abad, Jericho M.',
  'Aquino, Mark Anthony D.',
  'Bautista, Angelo R.',
  'Cabrera, John Lloyd S.',
  'Dela Cruz, Juan Carlos Sebastian Maximiliano Villanueva-Montemayor III',
  'Evangelista, Nathaniel C.',
  'Fernandez, Joshua B.',
  'Garcia, Ivan Gabriel L.',
  'Ibañez, Carl Vincent P.',
]

const names: WorkbookPreview['names'] = [
  ...people.map((listed_name, place) => ({
    name: listed_name.toUpperCase(),
    lrn: null,
    state: 'matched' as const,
    student_id: place + 1,
    listed_name,
    suggestions: [],
  })),
  {
    name: 'REYES, ANNA LIZA',
    lrn: '136728140987',
    state: 'to_confirm',
    student_id: null,
    listed_name: null,
    suggestions: [{ student_id: 90, listed_name: 'Reyes, Ana Liza T.' }],
  },
  {
    name: 'SANTOS, M.',
    lrn: null,
    state: 'to_confirm',
    student_id: null,
    listed_name: null,
    suggestions: [
      { student_id: 91, listed_name: 'Santos, Maria Clara B.' },
      { student_id: 92, listed_name: 'Santos, Mikaela D.' },
    ],
  },
  {
    name: 'VILLAR, PEDRO',
    lrn: null,
    state: 'unknown',
    student_id: null,
    listed_name: null,
    suggestions: [],
  },
]

const column = (letter: string, title: string, more: Partial<Column> = {}): Column => ({
  quarter: 2,
  column: letter,
  title,
  category: 'ww',
  part: null,
  max_score: 20,
  half_points: false,
  item_id: 1,
  state: 'same',
  old_max: 20,
  problem: null,
  ...more,
})

const columns: Column[] = [
  column('F', 'Quiz 1: Force and Motion'),
  column('G', 'Quiz 2: Waves', { state: 'changed', max_score: 25 }),
  column('H', 'Written Work 3', { state: 'new', item_id: null, old_max: null, max_score: 30 }),
  column('N', 'Fault model', { category: 'pt' }),
  column('O', 'Drill plan', {
    category: 'pt',
    state: 'refused',
    max_score: 15,
    problem: 'A score on record is 19.',
  }),
  column('T', 'Summative Test 1', { category: 'qa', part: 'st1', max_score: 50, old_max: 50 }),
  column('AE', 'Remarks', {
    category: null,
    state: 'left_out',
    item_id: null,
    max_score: null,
    old_max: null,
    problem: 'No item has this title. Choose the item it is, or skip it.',
  }),
]

const cell = (name: number, at: number, more: Partial<Cell>): Cell => ({
  name,
  column: at,
  state: 'new',
  old: null,
  new: null,
  typed: null,
  problem: null,
  ...more,
})

const cells: Cell[] = [
  ...people.map((_, place) => cell(place, 2, { new: place === 4 ? -1 : 17 + place })),
  cell(0, 0, { state: 'changed', old: 14, new: 15 }),
  cell(3, 0, { state: 'changed', old: 9, new: null }),
  cell(1, 1, { state: 'refused', typed: '27', problem: 'Score must be between 0 and 25.' }),
  cell(6, 3, { state: 'refused', typed: '#REF!', problem: 'The file holds an error here.' }),
  cell(5, 3, { state: 'missing' }),
  cell(7, 5, { state: 'missing' }),
  cell(2, 5, { state: 'kept', old: 41 }),
]

const grade = { quarter: 2, file_initial: 79.2, our_initial: 79.2, file_quarterly: 86, our_quarterly: 87 }

/** A class record of three terms with one of everything that a file can bring. */
export const aPreview: WorkbookPreview = {
  id: 5,
  class_id: 1,
  file_name: 'CLASS-RECORD-GRADE-8-RIZAL-SCIENCE-2026-2027.xlsx',
  kind: 'three_term',
  about: {
    what: 'E-Class Record, K to 10, three terms',
    says: ['Grade 8', 'Rizal', 'Science', 'Luz Santos', '2026-2027'],
    differs: ['The file is for Grade 8; this class is Grade 7.'],
  },
  linked: [
    { sheet: 'TERM 1', cell: 'C18', text: 'ABAD, ANDRES' },
    { sheet: 'TERM 1', cell: 'C19', text: 'BAUTISTA, BAYANI' },
  ],
  not_understood: [
    { sheet: 'TERM 2', cell: 'AB20', text: '17', why: 'A number in a column that is no item.' },
    { sheet: 'TERM 2', cell: 'F41', text: '9', why: 'A score beside no name.' },
  ],
  sheets: ['INPUT DATA', 'TERM 1', 'TERM 2'],
  quarters: [
    { quarter: 1, sheet: 'TERM 1', closed: true, weights: 'same', file_weights: null, our_weights: null },
    {
      quarter: 2,
      sheet: 'TERM 2',
      closed: false,
      weights: 'differs',
      file_weights: {
        written_work_weight: 30,
        performance_task_weight: 50,
        quarterly_assessment_weight: 20,
      },
      our_weights: {
        written_work_weight: 20,
        performance_task_weight: 50,
        quarterly_assessment_weight: 30,
      },
    },
  ],
  names,
  columns,
  cells,
  grades: [
    { ...grade, name: 0, state: 'band_low' },
    { ...grade, name: 1, state: 'differs', our_initial: 78.81 },
    { ...grade, name: 6, state: 'unreadable', file_initial: null, file_quarterly: null },
  ],
  counts: { new: 9, changed: 2, refused: 2, missing: 2, kept: 1, same: 38, items: 1, to_confirm: 2 },
  notes: ['The sheet TERM 3 holds no scores.'],
}

const boys = [
  'ABAD, ANDRES',
  'BAUTISTA, BAYANI',
  'CASTILLO, CARLO',
  'DELA CRUZ, DOMINADOR',
  'ENRIQUEZ, EMILIO',
]

/** A sheet of the record with labels of its own, half pointed at. */
export const aSheet = {
  name: 'TERM 2',
  rows: [
    { row: 1, cells: ['TALA NG MARKA, IKALAWANG TERMINO'] },
    {
      row: 3,
      cells: ['', 'Bata', 'Una', 'Ikalawa', 'Ikatlo', 'Likha', 'Ulat', 'Kabuuan', 'Huling pagsubok'],
    },
    { row: 4, cells: ['', 'Taas', '20', '25', '15', '50', '40', '150', '60'] },
    ...boys.map((name, at) => ({
      row: 5 + at,
      cells: [
        String(at + 1),
        name,
        `${12 + at}`,
        `${17 + at}`,
        `${9 + at}`,
        `${33 + at}`,
        '28',
        '104',
        `${41 + at}`,
      ],
    })),
  ],
  pointing: {
    sheet: 2,
    quarter: 2,
    first_row: 5,
    highest_row: null,
    columns: [
      { column: 2, is: 'name' },
      { column: 3, is: 'ww' },
      { column: 4, is: 'ww' },
      { column: 6, is: 'pt' },
    ],
  },
} as const
