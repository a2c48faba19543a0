import { type Component, componentNames } from './components.ts'
import { type TransmutationTable, tableOfOrder8, tableOfOrder15 } from './transmutation.ts'

/** How grades are reckoned in a class. */
export type Policy = {
  id: 'plain' | 'do8-2015' | 'do15-2026' | 'zero-based-2027'
  name: string
  /** In a sentence, for the one who chooses. */
  summary: string
  period: 'Quarter' | 'Term'
  periods: 3 | 4
  /** Whether the table turns an initial grade into the grade of the period; `chosen` is a switch of each class. */
  transmuted: 'always' | 'chosen' | 'never'
  table: TransmutationTable
  descriptors: Descriptors
  /** First and last school year, by the year in which it begins; null for the one without end. */
  inForce: readonly [first: number, last: number | null] | null
}

/** Lowest grade of each band, from the highest band down. */
export type Descriptors = readonly (readonly [from: number, words: string])[]

const ofOrder8: Descriptors = [
  [90, 'Outstanding'],
  [85, 'Very Satisfactory'],
  [80, 'Satisfactory'],
  [75, 'Fairly Satisfactory'],
  [0, 'Did Not Meet Expectations'],
]
const ofOrder15: Descriptors = [
  [90, 'Advancing'],
  [80, 'Benchmarking'],
  [75, 'Connecting'],
  [65, 'Developing'],
  [0, 'Emerging'],
]

export const policies: readonly Policy[] = [
  {
    id: 'plain',
    name: 'Plain',
    summary: 'Four quarters. The quarterly grade is the initial grade, to two decimals.',
    period: 'Quarter',
    periods: 4,
    transmuted: 'chosen',
    table: tableOfOrder8,
    descriptors: ofOrder8,
    inForce: null,
  },
  {
    id: 'do8-2015',
    name: 'DepEd Order 8, s. 2015',
    summary: 'Four quarters, transmuted. School years to 2025-2026.',
    period: 'Quarter',
    periods: 4,
    transmuted: 'always',
    table: tableOfOrder8,
    descriptors: ofOrder8,
    inForce: [2015, 2025],
  },
  {
    id: 'do15-2026',
    name: 'DepEd Order 15, s. 2026',
    summary: 'Three terms, adjusted transmutation. School year 2026-2027.',
    period: 'Term',
    periods: 3,
    transmuted: 'always',
    table: tableOfOrder15,
    descriptors: ofOrder15,
    inForce: [2026, 2026],
  },
  {
    id: 'zero-based-2027',
    name: 'Zero-based, from 2027',
    summary: 'Three terms, no transmutation. School years from 2027-2028.',
    period: 'Term',
    periods: 3,
    transmuted: 'never',
    table: [],
    descriptors: ofOrder15,
    inForce: [2027, null],
  },
]

/** What the grade of a period is called: by the quarter, or by the term. */
export const periodGradeName = (id: Policy['id']): string =>
  policyOf(id).period === 'Term' ? 'Term Grade' : 'Quarterly Grade'

/** The third component of three terms is their two summative tests and the exam. */
export const componentNameUnder = (id: Policy['id'], component: Component): string =>
  component === 'qa' && policyOf(id).period === 'Term' ? 'Tests and Term Exam' : componentNames[component]

export function policyOf(id: Policy['id']): Policy {
  const found = policies.find((policy) => policy.id === id)
  if (!found) throw new Error('no such policy')
  return found
}

/** The policy in force in a school year such as 2026-2027; nothing for a year that none covers. */
export function policyInForce(schoolYear: string): Policy | undefined {
  const begins = Number.parseInt(schoolYear, 10)
  return policies.find(
    ({ inForce }) => inForce && inForce[0] <= begins && begins <= (inForce[1] ?? Number.POSITIVE_INFINITY),
  )
}
