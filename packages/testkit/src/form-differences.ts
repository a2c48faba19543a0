import { cellAddressOf } from '@klasrum/documents/address'
import type { CellWrite } from '@klasrum/documents/fill-workbook'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { attribute, cellsIn, dataOf, rowsIn, sheetKey, sheetParts } from '@klasrum/documents/workbook-parts'

const everything = { wanted: /./, most: 200 * 1024 * 1024 }

export type FormDifferences = {
  /** Parts whose bytes differ at all. */
  parts: string[]
  /** Sentences about what should not differ. */
  wrong: string[]
  cells: { compared: number; written: number; forgotten: number }
}

/** A filled workbook beside its blank, part by part, and cell by cell inside a sheet that differs. */
export function formDifferences(
  blank: Buffer,
  filled: Buffer,
  written: readonly CellWrite[],
): FormDifferences {
  const [before, after] = [unpackZip(blank, everything), unpackZip(filled, everything)]
  const found: FormDifferences = { parts: [], wrong: [], cells: { compared: 0, written: 0, forgotten: 0 } }
  if ([...before.keys()].join('\n') !== [...after.keys()].join('\n'))
    found.wrong.push('The parts are not the same.')
  const sheets = new Map(sheetParts(before).map(({ name, part }) => [part, sheetKey(name)]))
  for (const [part, bytes] of before) {
    const other = after.get(part)
    if (!other || other.equals(bytes)) continue
    found.parts.push(part)
    const sheet = sheets.get(part)
    if (sheet !== undefined)
      compareSheets(sheet, [bytes.toString('utf8'), other.toString('utf8')], placesIn(sheet, written), found)
    else if (part !== 'xl/workbook.xml' || isOtherBook(bytes.toString('utf8'), other.toString('utf8')))
      found.wrong.push(`${part} differs.`)
  }
  return found
}

/** That formulas are worked out on opening is all that may be said anew of the workbook. */
const isOtherBook = (before: string, after: string): boolean => {
  const bare = (xml: string) => xml.replace(/<calcPr fullCalcOnLoad="1"\/>|\s+fullCalcOnLoad="\w+"/g, '')
  return bare(before) !== bare(after)
}

const placesIn = (sheet: string, written: readonly CellWrite[]): Set<string> =>
  new Set(
    written
      .filter((each) => sheetKey(each.sheet) === sheet)
      .map(({ row, column }) => cellAddressOf(row, column)),
  )

type Cell = { style: string; formula: string; value: string }

function cellsOf(data: string): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  for (const { number, content } of rowsIn(data))
    for (const { column, attributes, inside } of cellsIn(content)) {
      const formula = /<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)/.exec(inside)?.[0] ?? ''
      const kind = attribute(attributes, 't') ?? ''
      cells.set(cellAddressOf(number, column), {
        style: attribute(attributes, 's') ?? '',
        formula,
        value: `${kind} ${inside.replace(formula, '')}`,
      })
    }
  return cells
}

const rowsOf = (data: string): string =>
  [...rowsIn(data)].map(({ number, attributes }) => `${number}${attributes}`).join('\n')

function compareSheets(
  sheet: string,
  [before, after]: readonly [string, string],
  places: ReadonlySet<string>,
  found: FormDifferences,
): void {
  const [one, other] = [dataOf(before), dataOf(after)]
  if (one.before !== other.before || one.after !== other.after)
    found.wrong.push(`Sheet ${sheet} differs outside its cells.`)
  const [old, now] = [cellsOf(one.data), cellsOf(other.data)]
  const addedRows = rowsOf(other.data)
    .split('\n')
    .filter((row) => !rowsOf(one.data).split('\n').includes(row))
  if (addedRows.some((row) => /\s/.test(row.replace(/^\d+ r="\d+"$/, ''))))
    found.wrong.push(`Rows of sheet ${sheet} differ.`)
  for (const [address, cell] of now) {
    found.cells.compared += 1
    const was = old.get(address)
    if (!was && !places.has(address)) found.wrong.push(`${sheet}!${address} is new.`)
    if (!was) continue
    if (was.style !== cell.style) found.wrong.push(`${sheet}!${address} looks different.`)
    if (was.formula !== cell.formula) found.wrong.push(`${sheet}!${address} has another formula.`)
    if (was.value === cell.value) continue
    if (places.has(address)) found.cells.written += 1
    else if (cell.formula !== '') found.cells.forgotten += 1
    else found.wrong.push(`${sheet}!${address} has another value.`)
  }
  for (const address of old.keys()) if (!now.has(address)) found.wrong.push(`${sheet}!${address} is gone.`)
}
