import { letterOf } from './address.ts'
import { attribute, cellsIn, columnNumberOf, dataOf, decoded, rowsIn } from './workbook-parts.ts'

/** The formulas of a sheet by row and column, `row:column`. */
export type FormulaTexts = Map<string, string>

export const cellKey = (row: number, column: number): string => `${row}:${column}`

const formulaPattern = /<f\b([^>]*?)(?:\/>|>([^<]*)<\/f>)/

/** Those that are shared between cells are written out for each; what an array formula covers counts as a formula too. */
export function formulaTextsOf(xml: string): FormulaTexts {
  const found: FormulaTexts = new Map()
  const shared = new Map<string, { row: number; column: number; text: string }>()
  for (const { number: row, content } of rowsIn(dataOf(xml).data))
    for (const { column, inside } of cellsIn(content)) {
      const [, attributes, written = ''] = formulaPattern.exec(inside) ?? []
      if (attributes === undefined) continue
      const text = decoded(written)
      const group = attribute(attributes, 't') === 'shared' ? attribute(attributes, 'si') : undefined
      if (group !== undefined && text !== '') shared.set(group, { row, column, text })
      const first = group === undefined ? undefined : shared.get(group)
      const own = text === '' && first ? moved(first.text, row - first.row, column - first.column) : text
      found.set(cellKey(row, column), own)
      if (attribute(attributes, 't') === 'array') cover(found, attribute(attributes, 'ref') ?? '', own)
    }
  return found
}

const mostCovered = 10_000

function cover(found: FormulaTexts, range: string, text: string): void {
  const [, left = '', top = '', right = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
  const [from, to] = [columnNumberOf(left), columnNumberOf(right)]
  if (!left || (to - from + 1) * (Number(bottom) - Number(top) + 1) > mostCovered) return
  for (let row = Number(top); row <= Number(bottom); row += 1)
    for (let column = from; column <= to; column += 1) found.set(cellKey(row, column), text)
}

/** A formula as it reads so many rows and columns further on; names of sheets and texts stay. */
function moved(formula: string, rows: number, columns: number): string {
  return formula.replace(
    /"[^"]*"|'[^']*'|(?<![\w.$])(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![\w(.!])/g,
    (whole, fixedColumn?: string, letters?: string, fixedRow?: string, row?: string) => {
      if (!letters || !row) return whole
      const column = fixedColumn ? letters : letterOf(Math.max(1, columnNumberOf(letters) + columns))
      return `${fixedColumn}${column}${fixedRow}${fixedRow ? row : Math.max(1, Number(row) + rows)}`
    },
  )
}

/** Null for a cell of the same sheet. */
export type Reference = { sheet: string | null; row: number; column: number }

const plainReference = /^(?:(?:'((?:[^'[\]]|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!)?\$?([A-Z]{1,3})\$?(\d{1,7})$/u
/** The same cell twice, so that a blank stays blank: IF(Names!B3="","",Names!B3). */
const blankStays = /^IF\((?:ISBLANK\((.+?)\)|(.+?)=(?:""|0)|LEN\((.+?)\)=0),"",(.+)\)$/i

/** The one cell that a formula repeats; nothing when it reckons anything. */
export function referenceIn(formula: string): Reference | undefined {
  const text = formula.trim()
  const [, blank, empty, long, shown] = blankStays.exec(text) ?? []
  const asked = blank ?? empty ?? long
  if (asked !== undefined) return asked.trim() === shown?.trim() ? referenceIn(asked) : undefined
  const [, quoted, plain, letters, row] = plainReference.exec(text.replace(/&""$/, '')) ?? []
  if (!letters) return undefined
  return {
    sheet: quoted?.replaceAll("''", "'") ?? plain ?? null,
    row: Number(row),
    column: columnNumberOf(letters),
  }
}
