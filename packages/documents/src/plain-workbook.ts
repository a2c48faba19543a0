import { Unreadable } from './sheet.ts'
import { columnNumberOf } from './workbook-parts.ts'

/** Excel has no more of either: each is compared with all formats of numbers. */
const mostStyles = 65_536
const mostFormats = 1_000
const mostStrings = 400_000
/** Of a whole workbook, those with nothing but a look not counted. */
const mostCells = 600_000
const mostMerges = 50_000
/** Between two brackets. A cell has 32,767 letters in Excel, each of six signs at most. */
const longestPiece = 200_000
const mostRepeats = { rows: 5_000, columns: 400 }
/** Letters of shared formulas once they are written out for each cell that has one. */
const mostShared = 50_000_000
/** A cell that only has a look: official forms have a hundred thousand of them, and each would cost a place in memory. */
const bareCell = /<c [^<>]*\/>/g
const sheetFile = /^xl\/worksheets\/[^/]+\.xml$/i
const range = /ref=["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/
/** Places that merged ranges cover: each would be filled, whoever wrote a thousand bytes to ask for it. */
const mostMerged = 500_000

/** Refuses what no program writes and takes a reader of XML minutes. Counts over all parts of a workbook. */
export function roomForParts(): (name: string, xml: string) => string {
  let cells = mostCells
  return (name, xml) => {
    refuseLongPieces(xml)
    if (name === 'xl/styles.xml') return plainStyles(xml)
    if (name === 'xl/sharedStrings.xml') {
      for (const element of ['si', 't']) refuseMore(xml, element, mostStrings)
      return xml
    }
    if (name === 'content.xml') return withFewerRepeats(xml)
    if (!sheetFile.test(name)) return xml
    const sheet = plainSheet(xml)
    cells -= refuseMore(sheet, 'c', cells)
    return sheet
  }
}

/** OpenDocument says how often a cell and a row come, and each would be written out. The last are empty. */
const withFewerRepeats = (xml: string): string =>
  xml.replaceAll(
    /number-(rows|columns)-repeated="(\d+)"/g,
    (_, of: keyof typeof mostRepeats, count: string) =>
      `number-${of}-repeated="${Math.min(Number(count), mostRepeats[of])}"`,
  )

function refuseLongPieces(xml: string): void {
  for (let at = 0; at >= 0 && at < xml.length; ) {
    const end = xml.indexOf(xml[at] === '<' ? '>' : '<', at + 1)
    if ((end < 0 ? xml.length : end) - at > longestPiece) throw new Unreadable('too_large')
    at = end
  }
}

/**
 * The cells and the merged ranges of a sheet, and nothing else: links, columns and formulas over a range are written in a
 * few bytes and cost the reader a place in memory for each cell of a range of any size.
 */
function plainSheet(xml: string): string {
  const cells = elementOf(xml, 'sheetData')
  if (!cells) return '<worksheet/>'
  refuseLongShared(cells.text)
  const data = cells.text.replaceAll(bareCell, '').replaceAll(/\bt=(?:"array"|'array')/g, '')
  return `<worksheet>${data}${plainMerges(xml.slice(cells.end))}</worksheet>`
}

function refuseLongShared(xml: string): void {
  let [longest, count] = [0, 0]
  for (const { 0: tag, index } of xml.matchAll(/<(?:\w{1,20}:)?f\s[^<>]*\bt=["']shared["'][^<>]*>/g)) {
    count += 1
    const end = xml.indexOf('<', index + tag.length)
    longest = Math.max(longest, (end < 0 ? xml.length : end) - index - tag.length)
  }
  if (longest * count > mostShared) throw new Unreadable('too_large')
}

function plainMerges(xml: string): string {
  const kept: string[] = []
  let places = 0
  for (const tag of tagsIn(xml, 'mergeCell')) {
    const [, left = '', top, right = '', bottom] = range.exec(tag) ?? []
    if (!left) continue
    places += (Number(bottom) - Number(top) + 1) * (columnNumberOf(right) - columnNumberOf(left) + 1)
    if (places > mostMerged || kept.length >= mostMerges) throw new Unreadable('too_large')
    kept.push(`<mergeCell ref="${left}${top}:${right}${bottom}"/>`)
  }
  return kept.length > 0 ? `<mergeCells>${kept.join('')}</mergeCells>` : ''
}

/** How numbers are written; colours, fonts and borders are not looked at. */
function plainStyles(xml: string): string {
  const formats = elementOf(xml, 'numFmts')?.text ?? ''
  const styles = elementOf(xml, 'cellXfs')?.text ?? ''
  refuseMore(formats, 'numFmt', mostFormats)
  refuseMore(styles, 'xf', mostStyles)
  return `<styleSheet>${formats}${styles}</styleSheet>`
}

/** The first element of that name with all that stands in it, whatever its prefix. */
function elementOf(xml: string, name: string): { text: string; end: number } | undefined {
  const [, prefix = ''] = new RegExp(`<(\\w{1,20}:)?${name}[\\s/>]`).exec(xml) ?? []
  const from = xml.search(new RegExp(`<${prefix}${name}[\\s/>]`))
  const opened = from < 0 ? -1 : xml.indexOf('>', from)
  if (opened < 0) return undefined
  if (xml[opened - 1] === '/') return { text: `<${name}></${name}>`, end: opened + 1 }
  const closing = `</${prefix}${name}>`
  const closed = xml.indexOf(closing, opened)
  return closed < 0
    ? undefined
    : { text: xml.slice(from, closed + closing.length), end: closed + closing.length }
}

function* tagsIn(xml: string, name: string): Generator<string> {
  for (const { index } of xml.matchAll(new RegExp(`<(?:\\w{1,20}:)?${name}[\\s/>]`, 'g'))) {
    const end = xml.indexOf('>', index)
    if (end < 0) return
    yield xml.slice(index, end + 1)
  }
}

/** Not counted further than needed. */
function refuseMore(xml: string, name: string, most: number): number {
  const tag = new RegExp(`<(?:\\w{1,20}:)?${name}[\\s/>]`, 'g')
  let count = 0
  while (tag.test(xml)) {
    count += 1
    if (count > most) throw new Unreadable('too_large')
  }
  return count
}
