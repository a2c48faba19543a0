import { type CellObject, read, utils, type WorkSheet, write } from '@e965/xlsx'

/** What a script wrote into a cell, so that it is known again wherever the cell moves. */
export type Tag =
  | { is: 'name'; learner: number; part: 'whole' | 'last' | 'first' | 'middle' }
  | { is: 'max' | 'score'; learner: number; item: number }
export type DriftCell = { v?: string | number | boolean; f?: string; error?: true; tag?: Tag }
type Merge = { top: number; left: number; bottom: number; right: number }
export type DriftSheet = {
  name: string
  hidden: boolean
  /** By row and column, both from 0. */
  rows: Map<number, Map<number, DriftCell>>
  merges: Merge[]
}

/** The cells of a workbook, to be moved about. */
export function bookOf(bytes: Buffer): DriftSheet[] {
  const book = read(bytes, { dense: true })
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name]
    if (!sheet) return []
    return [{ name, hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0, ...cellsOf(sheet) }]
  })
}

function cellsOf(sheet: WorkSheet): Pick<DriftSheet, 'rows' | 'merges'> {
  const rows: DriftSheet['rows'] = new Map()
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? []
  for (const [row, cells] of data.entries())
    for (const [column, cell] of Object.entries(cells ?? [])) {
      if (!cell || (cell.v === undefined && !cell.f)) continue
      const value = cell.v instanceof Date ? cell.v.toISOString() : cell.v
      put({ rows }, row, Number(column), {
        ...(value !== undefined && { v: value }),
        ...(cell.f && { f: cell.f }),
        ...(cell.t === 'e' && { error: true as const }),
      })
    }
  const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({
    top: s.r,
    left: s.c,
    bottom: e.r,
    right: e.c,
  }))
  return { rows, merges }
}

export function put(
  { rows }: Pick<DriftSheet, 'rows'>,
  row: number,
  column: number,
  cell: DriftCell | undefined,
): void {
  const cells = rows.get(row) ?? new Map<number, DriftCell>()
  rows.set(row, cells)
  if (cell) cells.set(column, cell)
  else cells.delete(column)
}

export const cellAt = ({ rows }: DriftSheet, row: number, column: number): DriftCell | undefined =>
  rows.get(row)?.get(column)

export function bytesOf(sheets: readonly DriftSheet[]): Buffer {
  const book = utils.book_new()
  for (const { name, rows, merges } of sheets) {
    const sheet: WorkSheet = {}
    let [height, width] = [0, 0]
    for (const [row, cells] of rows)
      for (const [column, { v, f, error }] of cells) {
        height = Math.max(height, row)
        width = Math.max(width, column)
        const t = error ? 'e' : typeof v === 'number' ? 'n' : typeof v === 'boolean' ? 'b' : 's'
        sheet[utils.encode_cell({ r: row, c: column })] = { t, v: v ?? '', ...(f && { f }) }
      }
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: height, c: width } })
    sheet['!merges'] = merges.map(({ top, left, bottom, right }) => ({
      s: { r: top, c: left },
      e: { r: bottom, c: right },
    }))
    utils.book_append_sheet(book, sheet, name)
  }
  book.Workbook = { Sheets: sheets.map(({ name, hidden }) => ({ name, Hidden: hidden ? 1 : 0 })) }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

const reference = /(?<![A-Za-z0-9_.!'])(\$?)([A-Z]{1,3})(\$?)(\d{1,6})(?![\d(!A-Za-z_])/g

/** As a spreadsheet does it: formulas and merged cells follow. */
export function insertRows(sheet: DriftSheet, at: number, count: number): void {
  const moved = new Map([...sheet.rows].map(([row, cells]) => [row >= at ? row + count : row, cells]))
  sheet.rows.clear()
  for (const [row, cells] of moved) sheet.rows.set(row, cells)
  for (const merge of sheet.merges) {
    if (merge.top >= at) merge.top += count
    if (merge.bottom >= at) merge.bottom += count
  }
  for (const cells of sheet.rows.values())
    for (const cell of cells.values())
      if (cell.f && !cell.f.includes('!'))
        cell.f = cell.f.replace(
          reference,
          (_, one: string, letters: string, two: string, row: string) =>
            `${one}${letters}${two}${Number(row) - 1 >= at ? Number(row) + count : row}`,
        )
}

export function insertColumns(sheet: DriftSheet, at: number, count: number): void {
  for (const [row, cells] of sheet.rows)
    sheet.rows.set(
      row,
      new Map([...cells].map(([column, cell]) => [column >= at ? column + count : column, cell])),
    )
  for (const merge of sheet.merges) {
    if (merge.left >= at) merge.left += count
    if (merge.right >= at) merge.right += count
  }
}

/** Puts columns into another order, unless a merged cell would be torn. */
export function reorderColumns(sheet: DriftSheet, from: number, order: readonly number[]): boolean {
  const to = from + order.length - 1
  const places = new Map(order.map((column, at) => [column, from + at]))
  const isInside = (column: number) => from <= column && column <= to
  const isTorn = ({ left, right }: Merge) =>
    left !== right &&
    (isInside(left) !== isInside(right) ||
      (isInside(left) && (places.get(right) ?? 0) - (places.get(left) ?? 0) !== right - left))
  if (sheet.merges.some(isTorn)) return false
  for (const [row, cells] of sheet.rows)
    sheet.rows.set(row, new Map([...cells].map(([column, cell]) => [places.get(column) ?? column, cell])))
  for (const merge of sheet.merges) {
    merge.left = places.get(merge.left) ?? merge.left
    merge.right = places.get(merge.right) ?? merge.right
  }
  return true
}
