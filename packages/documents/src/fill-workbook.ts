import { type FilledValue, filledSheet } from './fill-sheet.ts'
import { forgetResults } from './forget-results.ts'
import { packZip } from './pack-zip.ts'
import { Unreadable } from './sheet.ts'
import { cellKey } from './sheet-formulas.ts'
import { unpackZip } from './unpack-zip.ts'
import { type FormulasBy, formulasBy, originOf } from './workbook-formulas.ts'
import { columnNumberOf, type Parts, sheetKey, sheetParts, xmlOf } from './workbook-parts.ts'

/** What goes into a cell; rows and columns from 1. */
export type CellWrite = {
  sheet: string
  row: number
  column: number
  value: FilledValue
  /** Only where nothing stands yet. */
  ifBlank?: true
}
export type Filled = {
  bytes: Buffer
  /** What was written, where it stands now: a cell that only repeats another is written at its origin. */
  written: CellWrite[]
  /** Cells that hold a formula and were not touched. */
  left: CellWrite[]
}

const mostUnpacked = 96 * 1024 * 1024
const everything = /./

/**
 * The same workbook with other values in some cells. Looks, checks, protection, formulas and every other part of the file stay
 * as they are, byte for byte. Only what formulas came to is taken out of the sheets that depend on a written one.
 */
export function fillWorkbook(bytes: Buffer, writes: readonly CellWrite[]): Filled {
  const parts = unpackZip(bytes, { wanted: everything, most: mostUnpacked })
  const sheets = new Map(sheetParts(parts).map(({ name, part }) => [sheetKey(name), part]))
  const formulas = formulasBy(parts)
  const { written, left } = settled(writes, parts, sheets, formulas)
  for (const [key, own] of Map.groupBy(written, ({ sheet }) => sheetKey(sheet))) {
    const part = sheets.get(key) ?? unreadable()
    parts.set(part, Buffer.from(filledSheet(xmlOf(parts, part), own)))
  }
  if (written.length > 0) forgetResults(parts, written, formulas)
  return { bytes: packZip(parts, { smaller: true }), written, left }
}

function unreadable(): never {
  throw new Unreadable()
}

/** Where each value goes in the end; of two that would go into one cell the first stands. */
function settled(
  writes: readonly CellWrite[],
  parts: Parts,
  sheets: ReadonlyMap<string, string>,
  formulas: FormulasBy,
): Pick<Filled, 'written' | 'left'> {
  const filled = new Map<string, Set<string>>()
  const isFilled = (key: string, place: string) => {
    const known = filled.get(key) ?? placesWithValues(xmlOf(parts, sheets.get(key) ?? ''))
    filled.set(key, known)
    return known.has(place)
  }
  const written = new Map<string, CellWrite>()
  const left: CellWrite[] = []
  for (const write of writes) {
    const origin = originOf(write, formulas)
    if (!origin) {
      left.push(write)
      continue
    }
    const { sheet, row, column } = origin
    const place = cellKey(row, column)
    if (write.ifBlank && isFilled(sheetKey(sheet), place)) continue
    const key = `${sheetKey(sheet)}\n${place}`
    if (!written.has(key)) written.set(key, { sheet, row, column, value: write.value })
  }
  return { written: [...written.values()], left }
}

function placesWithValues(xml: string): Set<string> {
  const found = new Set<string>()
  for (const [, address = ''] of xml.matchAll(/<c\b[^>]*?\br="([A-Z]+\d+)"[^>]*?[^/]>(?=<(?:v|is|f)\b)/g)) {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
    found.add(cellKey(Number(row), columnNumberOf(letters)))
  }
  return found
}
