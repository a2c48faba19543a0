import { Unreadable } from './sheet.ts'

export type Parts = Map<string, Buffer>

export const bookPart = 'xl/workbook.xml'

const patterns = new Map<string, RegExp>()

/** Asked for every cell of a sheet, so that its pattern is made once. */
export function attribute(tag: string, name: string): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const found = pattern.exec(tag)
  return found?.[1] ?? found?.[2]
}

export const decoded = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

export const escapedXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The sheets of a workbook in their order, each with the part that holds it. */
export function sheetParts(parts: ReadonlyMap<string, Buffer>): { name: string; part: string }[] {
  const book = parts.get(bookPart)?.toString('utf8') ?? ''
  const links = parts.get('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? ''
  const targets = new Map(
    [...links.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return [...book.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].flatMap(([tag]) => {
    const name = attribute(tag, 'name')
    const target = targets.get(attribute(tag, '\\w+:id'))
    if (name === undefined || !target) return []
    return [{ name: decoded(name), part: target.startsWith('/') ? target.slice(1) : `xl/${target}` }]
  })
}

/** Names are compared as they are read: without the spaces around and between their words. */
export const sheetKey = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

export function xmlOf(parts: ReadonlyMap<string, Buffer>, part: string): string {
  const found = parts.get(part)
  if (!found) throw new Unreadable()
  return found.toString('utf8')
}

const rowPattern = /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g
const cellPattern = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g

/** The pieces of a sheet around and in its rows. */
export function dataOf(xml: string): { before: string; data: string; after: string } {
  const [, before, data, after] =
    /^([\s\S]*?<sheetData\b[^>]*?>)([\s\S]*?)(<\/sheetData>[\s\S]*)$/.exec(
      xml.replace(/<sheetData\b([^>]*?)\/>/, '<sheetData$1></sheetData>'),
    ) ?? []
  if (before === undefined || data === undefined || after === undefined) throw new Unreadable()
  return { before, data, after }
}

type Row = { number: number; text: string; attributes: string; content: string }
type Cell = { column: number; text: string; attributes: string; inside: string }

export function* rowsIn(data: string): Generator<Row> {
  let number = 0
  for (const [text, attributes = '', content = ''] of data.matchAll(rowPattern)) {
    number = Number(attribute(attributes, 'r') ?? number + 1)
    yield { number, text, attributes: attributes.trimEnd(), content }
  }
}

export function* cellsIn(content: string): Generator<Cell> {
  let column = 0
  for (const [text, attributes = '', inside = ''] of content.matchAll(cellPattern)) {
    const address = attribute(attributes, 'r')
    column = address === undefined ? column + 1 : columnNumberOf(address)
    yield { column, text, attributes: attributes.trimEnd(), inside }
  }
}

/** Of an address such as AB12, or of its letters. */
export const columnNumberOf = (address: string): number =>
  [...address.replace(/[$\d]/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
