import { cellAddressOf, letterOf, rangeOf } from '@klasrum/documents/address'
import { policyOf } from '@klasrum/grading/policies'
import { type GradingRule, lowestReported, passing } from '@klasrum/grading/quarter-grade'
import { type LayoutGroup, labels, type RecordLayout } from './record-layout.ts'

/**
 * Every figure with decimals is made whole before it is divided and rounded: 2.675 is a little less than it says in a
 * spreadsheet, 267.5 is not.
 */
const hundredths = (cell: string): string => `ROUND(${cell}*100,0)`
const inHundredths = (whole: string): string => `ROUND(${whole},0)/100`
const unless = (conditions: readonly string[], value: string): string =>
  `IF(${conditions.length === 1 ? conditions[0] : `OR(${conditions.join(',')})`},"",${value})`

const fixed = (row: number, column: number): string => `$${letterOf(column)}$${row}`
const fixedRange = (row: number, from: number, to: number): string => `${fixed(row, from)}:${fixed(row, to)}`
const excused = `"${labels.excused}"`

type At = { row: number; highest: number }
const scoresOf = ({ first, last }: LayoutGroup, row: number): string => rangeOf([row, first], [row, last])

export const sumOfScores = (group: LayoutGroup, row: number): string => {
  const scores = scoresOf(group, row)
  return unless([`COUNT(${scores})=0`], `SUM(${scores})`)
}

export const sumOfHighest = (group: LayoutGroup, row: number): string => `SUM(${scoresOf(group, row)})`

/** An excused cell leaves the highest possible; a blank stays in it. */
function pooledPercent(group: LayoutGroup, { row, highest }: At): string {
  const scores = scoresOf(group, row)
  const possible = fixedRange(highest, group.first, group.last)
  const sum = group.total ?? (group.first === group.last ? group.first : null)
  const most = sum === null ? `SUM(${possible})` : fixed(highest, sum)
  const total = sum === null ? `SUM(${scores})` : cellAddressOf(row, sum)
  return unless(
    [`COUNT(${scores})=0`, `${most}=0`],
    inHundredths(`${total}*10000/(${most}-SUMIF(${scores},${excused},${possible}))`),
  )
}

/** A part to its own percent, then by its share of the component. */
export function weightedPart(group: LayoutGroup, place: number, { row, highest }: At): string {
  const column = group.first + place
  const share = group.weighted[place] ?? 0
  const [score, most] = [cellAddressOf(row, column), fixed(highest, column)]
  return unless(
    [`COUNT(${scoresOf(group, row)})=0`, `N(${most})=0`, `${score}=${excused}`],
    inHundredths(`ROUND(N(${score})*10000/${most},0)*${hundredths(fixed(highest, share))}/100`),
  )
}

function percentByParts({ weighted: [first = 0, , last = 0] }: LayoutGroup, { row, highest }: At): string {
  const parts = rangeOf([row, first], [row, last])
  const shares = fixedRange(highest, first, last)
  const counted = hundredths(`SUMPRODUCT(ISNUMBER(${parts})*${shares})`)
  return unless([`COUNT(${parts})=0`], inHundredths(`${hundredths(`SUM(${parts})`)}*100/${counted}`))
}

export const percentScore = (group: LayoutGroup, at: At): string =>
  group.weighted.length > 0 ? percentByParts(group, at) : pooledPercent(group, at)

export function weightedScore({ ps, ws }: LayoutGroup, { row, highest }: At): string {
  const [percent, weight] = [cellAddressOf(row, ps), fixed(highest, ws)]
  return unless(
    [`${percent}=""`, `${weight}=""`],
    inHundredths(`${hundredths(percent)}*${hundredths(weight)}/100`),
  )
}

/** Nothing while weights are not set or a component that weighs something has no score. */
export function initialGrade({ groups, highest }: RecordLayout, row: number): string {
  const weights = groups.map(({ ws }) => fixed(highest, ws))
  const scores = groups.map(({ ws }) => cellAddressOf(row, ws))
  return unless(
    [
      `COUNT(${weights.join(',')})<${groups.length}`,
      ...groups.map((_, index) => `AND(${weights[index]}>0,${scores[index]}="")`),
    ],
    `ROUND(SUM(${scores.join(',')}),2)`,
  )
}

/** Where the sheet HELPER has the bands of a policy. */
export type Bands = { table: string; descriptors: string }

export function periodGradeFormula(
  { policy, transmuted }: GradingRule,
  initial: string,
  { table }: Bands,
): string {
  const { transmuted: when } = policyOf(policy)
  if (when === 'always' || (when === 'chosen' && transmuted))
    return unless([`${initial}=""`], `VLOOKUP(${hundredths(initial)},${table},2,TRUE)`)
  const whole = `MAX(${lowestReported},ROUND(${hundredths(initial)}/100,0))`
  return unless([`${initial}=""`], when === 'never' ? whole : initial)
}

export const descriptor = (grade: string, { descriptors }: Bands): string =>
  unless([`${grade}=""`], `VLOOKUP(${grade},${descriptors},2,TRUE)`)

/** The mean of all period grades, rounded to whole; nothing while one is missing. */
export const finalGradeFormula = (grades: string, periods: number): string =>
  unless([`COUNT(${grades})<${periods}`], `ROUND(${hundredths(`SUM(${grades})`)}/${periods * 100},0)`)

export const remarks = (grade: string): string =>
  unless([`${grade}=""`], `IF(${grade}>=${passing},"Passed","Failed")`)

/** Whole, not below 0 and not above the highest possible score of the column, or excused. */
/** In steps of a half, where the item allows them. */
export function scoreCheck(row: number, column: number, highest: number, half: boolean): string {
  const cell = cellAddressOf(row, column)
  const most = `${letterOf(column)}$${highest}`
  const steps = half ? `2*${cell}` : cell
  return `IF(ISNUMBER(${cell}),AND(${cell}>=0,${cell}<=${most},${steps}=INT(${steps})),${cell}=${excused})`
}

/** A cell of another sheet; an empty one stays empty and does not become 0. */
export const textFrom = (sheet: string, row: number, column: number): string =>
  `'${sheet}'!${fixed(row, column)}&""`
