import { type Component, type Part, partNames } from '@klasrum/grading/components'
import { type Policy, policyOf } from '@klasrum/grading/policies'

/** Rows of the boys or of the girls, below a row that says which; those without a learner are hidden. */
export type Band = { head: number; first: number; last: number }

/** The columns of a component: its items, then what is reckoned from them. */
export type LayoutGroup = {
  component: Component
  label: string
  first: number
  last: number
  /** Where scores are added up; an assessment of one item has none. */
  total: number | null
  /** Each part to its percent and by its share; only where the component has parts. */
  weighted: readonly number[]
  ps: number
  ws: number
}

/** Where everything stands in the sheet of a quarter or term. Rows and columns from 1. */
export type RecordLayout = {
  /** From this row on, labels and what they say, three abreast. */
  factRow: number
  facts: readonly (readonly [label: number, value: number])[]
  heads: number
  titles: number
  codes: number
  highest: number
  /** Rows that the department's record has and ours has nothing for. */
  unused: readonly number[]
  boys: Band
  girls: Band
  number: number
  name: number
  lrn: number
  groups: readonly [LayoutGroup, LayoutGroup, LayoutGroup]
  initial: number
  grade: number
  descriptor: number
}

/** As many as the department's record has room for; beyond it everything after them moves on. */
type Room = { learners: number; ww: number; pt: number }
export type RecordCounts = { boys: number; girls: number; ww: number; pt: number; qa: number }

export const partsInOrder = ['st1', 'st2', 'te'] as const satisfies readonly Part[]

export const labels = {
  sheets: { input: 'INPUT DATA', helper: 'HELPER' },
  names: "LEARNERS' NAMES",
  lrn: 'LRN',
  highest: 'HIGHEST POSSIBLE SCORE',
  boys: 'MALE',
  girls: 'FEMALE',
  total: 'Total',
  ps: 'PS',
  ws: 'WS',
  initial: 'Initial Grade',
  descriptor: 'Descriptor',
  final: 'Final Grade',
  excused: 'E',
} as const

const firstItem = 6

function rowsOf(highest: number, firstBoy: number, { boys, girls }: RecordCounts, room: Room) {
  const lastBoy = firstBoy + Math.max(room.learners, boys) - 1
  const firstGirl = lastBoy + 2
  return {
    heads: highest - 3,
    titles: highest - 2,
    codes: highest - 1,
    highest,
    boys: { head: firstBoy - 1, first: firstBoy, last: lastBoy },
    girls: { head: firstGirl - 1, first: firstGirl, last: firstGirl + Math.max(room.learners, girls) - 1 },
  }
}

function pooled(component: Component, label: string, first: number, items: number): LayoutGroup {
  const last = first + items - 1
  return { component, label, first, last, total: last + 1, weighted: [], ps: last + 2, ws: last + 3 }
}

/** The class record of 2015: ten written works, ten performance tasks and one assessment a quarter. */
function quarterly(counts: RecordCounts): RecordLayout {
  const room = { learners: 50, ww: 10, pt: 10 }
  const ww = pooled('ww', 'WRITTEN WORKS', firstItem, Math.max(room.ww, counts.ww))
  const pt = pooled('pt', 'PERFORMANCE TASKS', ww.ws + 1, Math.max(room.pt, counts.pt))
  const last = pt.ws + Math.max(1, counts.qa)
  const qa: LayoutGroup = {
    component: 'qa',
    label: 'QUARTERLY ASSESSMENT',
    first: pt.ws + 1,
    last,
    total: null,
    weighted: [],
    ps: last + 1,
    ws: last + 2,
  }
  return {
    factRow: 3,
    facts: [
      [1, 3],
      [11, 15],
      [24, 29],
    ],
    ...rowsOf(10, 12, counts, room),
    unused: [],
    number: 1,
    name: 2,
    lrn: 5,
    groups: [ww, pt, qa],
    initial: qa.ws + 1,
    grade: qa.ws + 2,
    descriptor: qa.ws + 3,
  }
}

/** The class record of 2026: five written works, three performance tasks, two summative tests and an exam a term. */
function threeTerm(counts: RecordCounts): RecordLayout {
  const room = { learners: 50, ww: 5, pt: 3 }
  const ww = pooled('ww', 'WRITTEN WORKS', firstItem, Math.max(room.ww, counts.ww))
  const pt = pooled('pt', 'PERFORMANCE TASKS', ww.ws + 1, Math.max(room.pt, counts.pt))
  const first = pt.ws + 1
  const ex: LayoutGroup = {
    component: 'qa',
    label: 'SUMMATIVE TESTS AND TERM EXAM',
    first,
    last: first + 2,
    total: null,
    weighted: [first + 3, first + 4, first + 5],
    ps: first + 6,
    ws: first + 7,
  }
  return {
    factRow: 4,
    facts: [
      [2, 4],
      [11, 14],
      [20, 23],
    ],
    ...rowsOf(15, 18, counts, room),
    unused: [7, 8, 9, 10, 16],
    number: 2,
    name: 3,
    lrn: 5,
    groups: [ww, pt, ex],
    initial: ex.ws + 1,
    grade: ex.ws + 2,
    descriptor: ex.ws + 3,
  }
}

const inTerms = (policy: Policy['id']): boolean => policyOf(policy).periods === 3

export const layoutOf = (policy: Policy['id'], counts: RecordCounts): RecordLayout =>
  inTerms(policy) ? threeTerm(counts) : quarterly(counts)

/** What stands above an item's column: its number, or under three terms its code. */
export function codeOf(
  policy: Policy['id'],
  { component }: Pick<LayoutGroup, 'component'>,
  place: number,
): string {
  if (!inTerms(policy)) return String(place + 1)
  if (component === 'qa') return ['ST1', 'ST2', 'TE'][place] ?? ''
  return `${component.toUpperCase()}${place + 1}`
}

/** What an assessment is called while it has no item. */
export const titleOfPart = (place: number): string => partNames[partsInOrder[place] ?? 'te']

const forbidden = /[:\\/?*[\]'\p{Cc}]/gu
const longestName = 31

/** The names of the sheets of the quarters or terms, the summary's after them. */
export function sheetNames(policy: Policy['id'], subject: string): { periods: string[]; summary: string } {
  const { periods } = policyOf(policy)
  const numbers = Array.from({ length: periods }, (_, index) => index + 1)
  if (periods === 3) return { periods: numbers.map((number) => `TERM ${number}`), summary: 'FINAL GRADES' }
  const short = subject
    .toUpperCase()
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestName - 3)
    .toWellFormed()
    .trim()
  return {
    periods: numbers.map((number) => `${short || 'SUBJECT'}_Q${number}`),
    summary: 'SUMMARY OF QUARTERLY GRADES',
  }
}

/** The addresses of the sheet INPUT DATA, in both records. */
export const inputLayout = {
  label: 2,
  value: 5,
  rows: {
    region: 10,
    division: 11,
    district: 12,
    school_id: 13,
    school: 14,
    school_year: 15,
    head: 16,
    teacher: 23,
    subject: 24,
    grade: 25,
    section: 26,
  },
  firstName: 11,
  boys: { number: 10, name: 11, lrn: 12 },
  girls: { number: 13, name: 14, lrn: 15 },
} as const

/** The sheet HELPER: whose file it is, and a line for each item's column. */
export const helperLayout = {
  marker: 'KLASRUM CLASS RECORD',
  classId: 'CLASS ID',
  classIdRow: 2,
  heads: 6,
  first: 7,
  itemHeads: ['ITEM ID', 'SHEET', 'COLUMN', 'PERIOD', 'TITLE'],
  itemColumns: { id: 1, sheet: 2, column: 3, quarter: 4, title: 5 },
} as const
