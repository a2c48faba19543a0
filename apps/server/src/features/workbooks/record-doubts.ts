import { cellAddressOf } from '@klasrum/documents/address'
import { isTotals, sexHeadingOf } from '../learners/door.ts'
import type { WorkbookReading } from './reading.ts'
import { columnsOf } from './record-groups.ts'
import { componentIn, isAfterLearners, isReckoned, words } from './record-labels.ts'
import type { RecordRow } from './record-rows.ts'
import type { RecordSheet } from './record-sheet.ts'

const mostOfOne = 20
const number = /^\d{1,4}(\.\d+)?$/
const isScore = (text: string): boolean => number.test(text) && Number(text) > 0

/** Scores that were typed and not taken: beside no name, or in a column that is no item. */
export function doubtfulCells(record: RecordSheet, rows: readonly RecordRow[]): WorkbookReading['doubts'] {
  const { grid, name } = record
  const doubt = (row: number, column: number, why: string) => ({
    sheet: name.slice(0, 60),
    cell: cellAddressOf(row + 1, column + 1),
    text: grid.at(row, column).slice(0, 120),
    why,
  })
  const last = rows.at(-1)?.row ?? record.firstRow
  const learners = new Set(rows.map(({ row }) => row))
  const isTyped = (row: number, column: number) =>
    isScore(grid.at(row, column)) && !grid.formulasIn(column).all.has(row)
  const nameless = grid.rows
    .filter((row) => row >= record.firstRow && row <= last + 1 && !learners.has(row) && !isApart(record, row))
    .flatMap((row) =>
      record.columns
        .filter(({ at }) => isTyped(row, at))
        .map(({ at }) => doubt(row, at, 'A score beside no name.')),
    )
  const unclaimed = columnsOf(grid)
    .filter((column) => !record.isPointed && isUnclaimed(record, column, rows))
    .flatMap((column) =>
      rows
        .filter(({ row }) => isTyped(row, column))
        .slice(0, mostOfOne)
        .map(({ row }) => doubt(row, column, 'A number in a column that is no item.')),
    )
  return [...nameless, ...unclaimed]
}

/** "MALE", totals and what was reckoned stand between learners. */
function isApart({ grid, names, columns }: RecordSheet, row: number): boolean {
  const first = Math.min(...columns.map(({ at }) => at))
  const texts = [...names, ...columnsOf(grid).filter((column) => column < first)].map((column) =>
    grid.at(row, column),
  )
  return texts.some((text) => sexHeadingOf([text]) !== undefined || isTotals([text]) || isAfterLearners(text))
}

/** As many columns as an assessment and what is reckoned from it take. */
const nearBy = 8
const known = /^(no|nr|sex|gender|age|grade( level)?|section|lrn|male|female|attendance|rank|id)\b/

function isUnclaimed(record: RecordSheet, column: number, rows: readonly RecordRow[]): boolean {
  const { grid, highest, names, nameParts, lrn, initial, grade } = record
  const claimed = [...record.columns.map(({ at }) => at), ...names, lrn, initial, grade]
  if (claimed.includes(column) || Object.values(nameParts ?? {}).includes(column)) return false
  // Helper tables stand far to the right.
  const last = Math.max(...record.columns.map(({ at }) => at)) + nearBy
  if (column > Math.max(last, initial ?? 0, grade ?? 0)) return false
  const heads = grid.rows
    .filter((row) => row <= highest && row >= highest - 6)
    .map((row) => grid.at(row, column))
    // "TERM EXAMINATION (30%)" stands over all of its columns.
    .filter((text) => text && !componentIn(text))
  if (heads.some((text) => isReckoned(text) || known.test(words(text)))) return false
  const isBefore = column < Math.min(...record.columns.map(({ at }) => at))
  return !(isBefore && isCounting(rows.map(({ row }) => grid.at(row, column)).filter(Boolean)))
}

/** Learners are counted in some column, boys and girls each from 1. */
const isCounting = (texts: readonly string[]): boolean =>
  texts.every((text, at) => {
    const count = Number(text.replace(/\.$/, ''))
    return (
      Number.isInteger(count) && (count === 1 || at === 0 || count > Number.parseInt(texts[at - 1] ?? '', 10))
    )
  })
