import type { Line } from '@klasrum/documents/sheet'
import { rosterDateOf } from './roster-dates.ts'
import type { Columns } from './roster-header.ts'
import { isTotals, sexHeadingOf, sexOf } from './roster-marks.ts'

const looked = 200
const mostOf = 0.6

const isName = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !/\d/.test(withoutNumber(cell)) && !sexOf(cell)

/** "1. Cruz, Ana" and "12 Cruz, Ana" are numbered by hand. */
export const withoutNumber = (name: string): string =>
  name.replace(/^\d{1,4}(?:[.):,-]\s*|\s+)(?=\p{L})/u, '')

/** A religion or a language comes again and again; it counts once. */
const lettersIn = (cells: readonly string[]): number =>
  [...new Set(cells)].reduce((sum, cell) => sum + cell.replace(/[^\p{L}]/gu, '').length, 0)

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** What the columns of a list without labels hold, told by what stands in them; nothing when there are no names. */
export function columnsByContent(lines: readonly Line[]): Columns | undefined {
  const rows = lines
    .map(({ cells }) => cells)
    .filter((cells) => cells.some(Boolean) && !sexHeadingOf(cells) && !isTotals(cells))
    .slice(0, looked)
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const filled = Array.from({ length: width }, (_, column) =>
    rows.map((cells) => cells[column] ?? '').filter(Boolean),
  )
  const mostly = (cells: readonly string[], fits: (cell: string) => boolean): boolean =>
    cells.length > 0 && cells.filter(fits).length / cells.length >= mostOf
  const firstOf = (fits: (cell: string) => boolean): number =>
    filled.findIndex((cells) => mostly(cells, fits))

  const columns: Columns = new Map()
  const found = { lrn: firstOf((cell) => /^\d{12}$/.test(cell)), gender: firstOf((cell) => !!sexOf(cell)) }
  if (found.lrn >= 0) columns.set('lrn', [found.lrn])
  if (found.gender >= 0) columns.set('gender', [found.gender])
  const dates = firstOf((cell) => !/^\d+$/.test(cell) && rosterDateOf(cell) !== undefined)
  if (dates >= 0) columns.set('birth_date', [dates])
  const names = nameColumns(filled, (cells) => mostly(cells, isName))
  if (names.length === 0) return undefined
  columns.set('fullname', names)
  return columns
}

/** The column with the most letters; with those beside it when it holds only a part of each name. */
function nameColumns(filled: readonly string[][], isNames: (cells: readonly string[]) => boolean): number[] {
  const candidates = filled.flatMap((cells, column) => (isNames(cells) ? [column] : []))
  const best = candidates.reduce<number | undefined>(
    (one, other) =>
      one === undefined || lettersIn(filled[other] ?? []) > lettersIn(filled[one] ?? []) ? other : one,
    undefined,
  )
  if (best === undefined) return []
  const isPart = (column: number): boolean => {
    const cells = filled[column] ?? []
    const words = average(cells.map((cell) => cell.split(' ').length))
    return (
      candidates.includes(column) &&
      !cells.some((cell) => cell.includes(',')) &&
      words < 2.2 &&
      new Set(cells).size > cells.length / 2
    )
  }
  if (!isPart(best)) return [best]
  let [from, to] = [best, best]
  while (isPart(from - 1)) from -= 1
  while (isPart(to + 1) && to - from < 2) to += 1
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
