import { Unreadable } from './sheet.ts'
import { type FormulaTexts, formulaTextsOf } from './sheet-formulas.ts'
import { unpackZip } from './unpack-zip.ts'
import { attribute, dataOf, rowsIn, sheetKey, sheetParts, xmlOf } from './workbook-parts.ts'

/** What a sheet is besides its texts. Rows from 1. */
export type SheetShape = {
  name: string
  /** By row and column, see `placeKey`. */
  formulas: FormulaTexts
  hidden: ReadonlySet<number>
  /** The last row that has a cell, with a value or without. */
  last: number
}

const mostUnpacked = 96 * 1024 * 1024
const wanted = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

/** Of a workbook that was read already, and is therefore no bomb. */
export function shapeOf(bytes: Buffer): SheetShape[] {
  const parts = unpackZip(bytes, { wanted, most: mostUnpacked })
  const sheets = sheetParts(parts).filter(({ part }) => parts.has(part))
  if (sheets.length === 0) throw new Unreadable()
  return sheets.map(({ name, part }) => {
    const xml = xmlOf(parts, part)
    const hidden = new Set<number>()
    let last = 0
    for (const { number, attributes, content } of rowsIn(dataOf(xml).data)) {
      if (/^(1|true)$/.test(attribute(attributes, 'hidden') ?? '')) hidden.add(number)
      if (content.includes('<c')) last = number
    }
    return { name: sheetKey(name), formulas: formulaTextsOf(xml), hidden, last }
  })
}
