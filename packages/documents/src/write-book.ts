import { type DataValidation, type Style, Workbook, type Worksheet } from '@cj-tech-master/excelts'
import type { Book, BookCheck, BookSheet, CellLook } from './book.ts'
import { pageSetupOf } from './paper.ts'

const usualHeight = 15

export async function writeBook({ title, created, looks, sheets }: Book): Promise<Uint8Array<ArrayBuffer>> {
  const book = new Workbook()
  book.creator = 'Klasrum'
  book.title = title
  book.created = created
  book.calcProperties.fullCalcOnLoad = true
  // One object for every cell of a look: the writer then knows it by identity.
  const styles = new Map(Object.entries(looks).map(([name, look]) => [name, styleOf(look)]))
  for (const sheet of sheets) writeSheet(book, sheet, styles)
  // A copy, since a small buffer shares its memory with others and could not leave the thread.
  return new Uint8Array(await book.xlsx.writeBuffer({ validate: false }))
}

function writeSheet(book: Workbook, sheet: BookSheet, styles: ReadonlyMap<string, Partial<Style>>): void {
  const { area, titleRows } = sheet.print
  const page = book.addWorksheet(sheet.name, {
    views: [
      { state: 'frozen', xSplit: sheet.frozen.columns, ySplit: sheet.frozen.rows, showGridLines: false },
    ],
    pageSetup: {
      ...pageSetupOf(sheet.print),
      printArea: area,
      horizontalCentered: true,
      ...(titleRows && { printTitlesRow: titleRows }),
    },
    headerFooter: { oddFooter: '&L&8&A&R&8Page &P of &N' },
  })
  page.columns = sheet.widths.map((width) => ({ width }))
  for (const each of sheet.rows) {
    const row = page.getRow(each.row)
    // An empty row without a height is left out, and with it that it is hidden.
    row.height = 'height' in each ? each.height : usualHeight
    row.hidden = 'hidden' in each
  }
  for (const { row, column, value, look } of sheet.cells) {
    const cell = page.getCell(row, column)
    if (value !== null) cell.value = value
    const style = styles.get(look)
    if (!style) throw new Error(`there is no look "${look}"`)
    cell.style = style
  }
  for (const range of sheet.merges) page.mergeCellsWithoutStyle(range)
  for (const check of sheet.checks) addCheck(page, check)
  page.ignoredErrors = sheet.textRanges.map((ref) => ({ ref, numberStoredAsText: true }))
}

function addCheck(page: Worksheet, check: BookCheck): void {
  const validation: DataValidation = {
    ...(check.kind === 'formula'
      ? { type: 'custom', formulae: [check.formula] }
      : { type: check.kind, operator: 'between', formulae: [check.least, check.most] }),
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: 'stop',
    errorTitle: 'Not possible',
    error: check.message,
  }
  // Under such a name it is written once for the range and not for each of its cells.
  page.dataValidations.add(`range:${check.range}`, validation)
}

const solid = (colour: string): Style['fill'] => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { argb: `FF${colour}` },
})
const line = { style: 'thin', color: { argb: 'FF9AA39F' } } as const

function styleOf(look: CellLook): Partial<Style> {
  const { bold, italic, size = 10, colour, fill, align, wrap, turned, indented, format, lines } = look
  return {
    font: {
      name: 'Calibri',
      size,
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(colour && { color: { argb: `FF${colour}` } }),
    },
    alignment: {
      vertical: 'middle',
      ...(align && { horizontal: align }),
      ...(wrap && { wrapText: true }),
      ...(turned && { textRotation: 90 }),
      ...(indented && { indent: 1 }),
    },
    ...(fill && { fill: solid(fill) }),
    ...(format && { numFmt: format }),
    ...(lines && { border: Object.fromEntries(lines.map((side) => [side, line])) }),
  }
}
