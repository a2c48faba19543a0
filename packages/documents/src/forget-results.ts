import { withoutResults } from './fill-sheet.ts'
import type { CellWrite } from './fill-workbook.ts'
import { cellKey } from './sheet-formulas.ts'
import { type FormulasBy, originOf } from './workbook-formulas.ts'
import { attribute, bookPart, decoded, type Parts, sheetKey, sheetParts, xmlOf } from './workbook-parts.ts'

/** Takes out of the sheets that depend on a written one what their formulas came to, and has the program reckon on opening. */
export function forgetResults(parts: Parts, written: readonly CellWrite[], formulas: FormulasBy): void {
  const book = xmlOf(parts, bookPart)
  const sheets = sheetParts(parts)
  const texts = new Map(
    sheets.map(({ name }) => [sheetKey(name), [...(formulas(sheetKey(name))?.values() ?? [])].join('\n')]),
  )
  const touched = dependingOn(new Set(written.map(({ sheet }) => sheetKey(sheet))), {
    sheets: sheets.map(({ name }) => name),
    texts,
    names: namesIn(book),
  })
  const resultsIn = resultsBy(written, formulas)
  for (const { name, part } of sheets)
    if (touched.has(sheetKey(name)) && texts.get(sheetKey(name)))
      parts.set(part, Buffer.from(withoutResults(xmlOf(parts, part), resultsIn(name))))
  parts.set(bookPart, Buffer.from(reckonedOnOpening(book)))
}

type DefinedName = { name: string; text: string }
const namesIn = (book: string): DefinedName[] =>
  [...book.matchAll(/<(?:\w+:)?definedName\b([^>]*)>([^<]*)</g)].map(([, attributes = '', text = '']) => ({
    name: decoded(attribute(attributes, 'name') ?? ''),
    text: decoded(text),
  }))

type Book = { sheets: readonly string[]; texts: ReadonlyMap<string, string>; names: readonly DefinedName[] }

const mentions = (text: string, sheet: string): boolean =>
  text.includes(`'${sheet.replaceAll("'", "''")}'!`) || text.includes(`${sheet}!`)

/** These sheets and all whose formulas look at one of them, directly or over others. */
function dependingOn(first: ReadonlySet<string>, { sheets, texts, names }: Book): Set<string> {
  const touched = new Set(first)
  const looksAt = (text: string, sheet: string) =>
    mentions(text, sheet) || names.some((each) => mentions(each.text, sheet) && text.includes(each.name))
  for (let before = -1; before < touched.size; ) {
    before = touched.size
    for (const name of sheets) {
      const text = texts.get(sheetKey(name)) ?? ''
      if (
        text.includes('INDIRECT(') ||
        sheets.some((other) => touched.has(sheetKey(other)) && looksAt(text, other))
      )
        touched.add(sheetKey(name))
    }
  }
  return touched
}

/** What a formula that only repeats a written cell comes to. */
function resultsBy(written: readonly CellWrite[], formulas: FormulasBy) {
  const keyOf = (sheet: string, row: number, column: number) => `${sheetKey(sheet)}\n${cellKey(row, column)}`
  const values = new Map(written.map(({ sheet, row, column, value }) => [keyOf(sheet, row, column), value]))
  return (sheet: string) => (row: number, column: number) => {
    const origin = originOf({ sheet, row, column }, formulas)
    return origin && values.get(keyOf(origin.sheet, origin.row, origin.column))
  }
}

function reckonedOnOpening(book: string): string {
  if (/<calcPr\b[^>]*\bfullCalcOnLoad\s*=\s*["'](1|true)["']/.test(book)) return book
  if (/<calcPr\b/.test(book))
    return book
      .replace(/(<calcPr\b[^>]*?)\s+fullCalcOnLoad\s*=\s*("[^"]*"|'[^']*')/, '$1')
      .replace(/<calcPr\b/, '<calcPr fullCalcOnLoad="1"')
  const before = ['</definedNames>', '</externalReferences>', '</functionGroups>', '</sheets>'].find((end) =>
    book.includes(end),
  )
  return before ? book.replace(before, `${before}<calcPr fullCalcOnLoad="1"/>`) : book
}
