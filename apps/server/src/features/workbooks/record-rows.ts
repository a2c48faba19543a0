import { isFooter, isTotals, sexHeadingOf } from '../learners/door.ts'
import type { ReadName } from './reading.ts'
import type { WorkbookGrid } from './record-grid.ts'
import { isAfterLearners, isNobody } from './record-labels.ts'
import type { RecordSheet } from './record-sheet.ts'

export type RecordRow = ReadName & { row: number }

const hasLetters = (text: string): boolean => /\p{L}.*\p{L}/u.test(text)
const isError = (text: string): boolean => /^#[A-Z/0]+[!?]?$/.test(text)

/** The learners below the highest possible scores, and how many rows hold an error for a name. */
export function recordRowsOf({ grid, firstRow, names, nameParts, lrn }: RecordSheet): {
  rows: RecordRow[]
  nameless: number
} {
  const rows: RecordRow[] = []
  let nameless = 0
  for (const row of grid.rows.filter((each) => each >= firstRow)) {
    const texts = nameParts ? [joinedName(grid, row, nameParts)] : names.map((column) => grid.at(row, column))
    if (texts.some(isError)) nameless += 1
    const name = texts.find((text) => hasLetters(text) && !isError(text))
    if (!name || sexHeadingOf([name]) || isTotals([name]) || isNobody(name)) continue
    if (rows.length > 0 && (isFooter([name]) || isAfterLearners(name))) break
    const number = lrn === null ? texts.find((text) => isNumber(text)) : grid.at(row, lrn)
    rows.push({ row, name: name.slice(0, 200), lrn: number && isNumber(number) ? number : null })
  }
  return { rows, nameless }
}

const joinedName = (
  grid: WorkbookGrid,
  row: number,
  { last, first, middle }: NonNullable<RecordSheet['nameParts']>,
) => {
  const at = (column: number | null) => (column === null ? '' : grid.at(row, column))
  // A remark below the learners is merged over all their columns.
  if (at(last) === at(first)) return ''
  const given = [at(first), at(middle)].filter(hasLettersOrInitial).join(' ')
  return [at(last), given].filter(Boolean).join(', ')
}

const hasLettersOrInitial = (text: string): boolean => /\p{L}/u.test(text)

const isNumber = (text: string): boolean => /^\d{12}$/.test(text)
