import { addressOf } from './address.ts'
import { packZip } from './pack-zip.ts'
import { Unreadable } from './sheet.ts'
import { unpackZip } from './unpack-zip.ts'

/** What goes into a cell; rows and columns from 1. */
export type CellWrite = { sheet: string; row: number; column: number; value: string | number | null }

const mostUnpacked = 96 * 1024 * 1024
const everything = /./

/**
 * The same workbook with other values in some cells. Looks, checks, protection, formulas and every other part of the file stay
 * as they are, byte for byte; a cell that holds a formula is left alone and told.
 */
export function fillWorkbook(
  bytes: Buffer,
  writes: readonly CellWrite[],
): { bytes: Buffer; left: CellWrite[] } {
  const files = unpackZip(bytes, { wanted: everything, most: mostUnpacked })
  const left: CellWrite[] = []
  for (const [sheet, own] of Map.groupBy(writes, (write) => write.sheet)) {
    const part = partOf(files, sheet)
    const xml = files.get(part)?.toString('utf8')
    if (xml === undefined) throw new Unreadable()
    files.set(part, Buffer.from(filledSheet(xml, own, left)))
  }
  return { bytes: packZip(files, { smaller: true }), left }
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The part of the file that holds a sheet. */
function partOf(files: ReadonlyMap<string, Buffer>, sheet: string): string {
  const book = files.get('xl/workbook.xml')?.toString('utf8') ?? ''
  const tag = [...book.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)]
    .map(([found]) => found)
    .find((found) => decoded(attribute(found, 'name') ?? '').trim() === sheet.trim())
  const id = tag && /\b\w+:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1]
  const links = files.get('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? ''
  const link = [...links.matchAll(/<Relationship\b[^>]*>/g)]
    .map(([found]) => found)
    .find((found) => attribute(found, 'Id') === id)
  const target = link && attribute(link, 'Target')
  if (!target) throw new Unreadable()
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

const rowPattern = /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g
const cellPattern = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g

function filledSheet(xml: string, writes: readonly CellWrite[], left: CellWrite[]): string {
  const [, before = '', data = '', after = ''] =
    /^([\s\S]*?<sheetData\b[^>]*?>)([\s\S]*?)(<\/sheetData>[\s\S]*)$/.exec(
      xml.replace(/<sheetData\s*\/>/, '<sheetData></sheetData>'),
    ) ?? []
  if (before === '') throw new Unreadable()
  const byRow = Map.groupBy(writes, ({ row }) => row)
  const rows: string[] = []
  const remaining = [...byRow.keys()].sort((one, other) => one - other)
  const takeUpTo = (row: number) => {
    while (remaining[0] !== undefined && remaining[0] < row) {
      const next = remaining.shift() as number
      rows.push(`<row r="${next}">${filledRow('', next, byRow.get(next) ?? [], left)}</row>`)
    }
  }
  let number = 0
  for (const [whole, attributes = '', content = ''] of data.matchAll(rowPattern)) {
    number = Number(attribute(attributes, 'r') ?? number + 1)
    takeUpTo(number)
    const own = byRow.get(number)
    if (own) remaining.shift()
    rows.push(own ? `<row${attributes.trimEnd()}>${filledRow(content, number, own, left)}</row>` : whole)
  }
  takeUpTo(Number.POSITIVE_INFINITY)
  return `${before}${rows.join('')}${after}`
}

const columnOf = (address: string) =>
  [...address.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function filledRow(content: string, row: number, writes: readonly CellWrite[], left: CellWrite[]): string {
  const byColumn = new Map(writes.map((write) => [write.column, write]))
  const cells: string[] = []
  const remaining = [...byColumn.keys()].sort((one, other) => one - other)
  const takeUpTo = (column: number) => {
    while (remaining[0] !== undefined && remaining[0] < column) {
      const next = remaining.shift() as number
      cells.push(cellOf(addressOf(row, next), '', byColumn.get(next)?.value ?? null))
    }
  }
  let column = 0
  for (const [whole, attributes = '', inside = ''] of content.matchAll(cellPattern)) {
    column = columnOf(attribute(attributes, 'r') ?? addressOf(row, column + 1))
    takeUpTo(column)
    const write = byColumn.get(column)
    if (!write) {
      cells.push(whole)
      continue
    }
    remaining.shift()
    if (/<f\b/.test(inside)) {
      left.push(write)
      cells.push(whole)
    } else cells.push(cellOf(addressOf(row, column), attribute(attributes, 's') ?? '', write.value))
  }
  takeUpTo(Number.POSITIVE_INFINITY)
  return cells.join('')
}

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

function cellOf(address: string, style: string, value: CellWrite['value']): string {
  const look = style === '' ? '' : ` s="${style}"`
  if (value === null) return `<c r="${address}"${look}/>`
  if (typeof value === 'number') return `<c r="${address}"${look}><v>${value}</v></c>`
  return `<c r="${address}"${look} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}
