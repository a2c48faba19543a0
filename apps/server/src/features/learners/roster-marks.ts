/** What a register writes between and below its learners. */

export type Sex = 'male' | 'female'

const sexes: Record<Sex, readonly string[]> = {
  male: ['m', 'male', 'males', 'boy', 'boys', 'lalaki', 'mga lalaki'],
  female: ['f', 'female', 'females', 'girl', 'girls', 'babae', 'mga babae'],
}
const sexByWord = new Map(
  Object.entries(sexes).flatMap(([sex, words]) => words.map((word) => [word, sex as Sex] as const)),
)

export const sexOf = (text: string): Sex | undefined =>
  sexByWord.get(text.trim().toLowerCase().replace(/\.$/, ''))

/** "BOYS", "Female (22)" or "LALAKI:" alone in its row says the sex of the rows below. */
export const sexHeadingOf = (cells: readonly string[]): Sex | undefined => {
  const [only, ...others] = distinctCells(cells)
  if (!only || others.some((cell) => !/^\d{1,4}$/.test(cell))) return undefined
  const word = only
    .replace(/[\d():.\-–*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return word.length > 1 ? sexOf(word) : undefined
}

const total = /^\W*(sub-?\s*|grand\s+)?(total|kabuuan|combined)\b(?!,)/i
/** "MALE | TOTAL Per Day" is how a School Form 2 ends its boys. */
const totalOf = /^\W*(male|female|boys|girls|lalaki|babae)\b[\W\s]*total\b/i
const isTotal = (cell: string): boolean => (total.test(cell) || totalOf.test(cell)) && cell.length <= 60

/** A row of counts, such as "<=== TOTAL MALE". */
export const isTotals = (cells: readonly string[]): boolean =>
  cells.some(isTotal) && !cells.some((cell) => /^\d{12}$/.test(cell))

/** Whose total it is: then those above it are boys or girls. */
export function sexOfTotals(cells: readonly string[]): Sex | undefined {
  const said = cells.find(isTotal) ?? ''
  const word = totalOf.exec(said)?.[1] ?? /\btotal\W+(male|female|boys|girls)\b/i.exec(said)?.[1]
  return word ? sexOf(word) : undefined
}

const footer =
  /^\W*(combined\b|nothing follows|prepared by|certified|noted( by)?\s*:|checked by|verified by|submitted by|approved by|legend\b(?!,)|list and code of indicators|generated (on|thru|through)|inihanda ni|sinuri ni|pinagtibay)/i

/** From here on a register has signatures and legends only. */
export const isFooter = (cells: readonly string[]): boolean => cells.some((cell) => footer.test(cell))

export const distinctCells = (cells: readonly string[]): string[] => [...new Set(cells.filter(Boolean))]
