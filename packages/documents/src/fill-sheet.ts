import { cellAddressOf } from './address.ts'
import { attribute, cellsIn, dataOf, escapedXml, rowsIn } from './workbook-parts.ts'

export type FilledValue = string | number | null
/** What goes where; rows and columns from 1. None of the cells holds a formula. */
type Write = { row: number; column: number; value: FilledValue }

/** The XML of a sheet with other values in some cells; everything else stays as it is, byte for byte. */
export function filledSheet(xml: string, writes: readonly Write[]): string {
  const { before, data, after } = dataOf(xml)
  const byRow = Map.groupBy(writes, ({ row }) => row)
  const remaining = [...byRow.keys()].sort((one, other) => one - other)
  const rows: string[] = []
  const addRowsBefore = (number: number) => {
    for (let next = remaining[0]; next !== undefined && next < number; next = remaining[0]) {
      remaining.shift()
      rows.push(`<row r="${next}">${filledRow('', next, byRow.get(next) ?? [])}</row>`)
    }
  }
  for (const { number, text, attributes, content } of rowsIn(data)) {
    addRowsBefore(number)
    const own = byRow.get(number)
    if (own) remaining.shift()
    rows.push(own ? `<row${attributes}>${filledRow(content, number, own)}</row>` : text)
  }
  addRowsBefore(Number.POSITIVE_INFINITY)
  return `${before}${rows.join('')}${after}`
}

function filledRow(content: string, row: number, writes: readonly Write[]): string {
  const byColumn = new Map(writes.map((write) => [write.column, write]))
  const remaining = [...byColumn.keys()].sort((one, other) => one - other)
  const cells: string[] = []
  const addCellsBefore = (column: number) => {
    for (let next = remaining[0]; next !== undefined && next < column; next = remaining[0]) {
      remaining.shift()
      cells.push(cellOf(cellAddressOf(row, next), undefined, byColumn.get(next)?.value ?? null))
    }
  }
  for (const { column, text, attributes } of cellsIn(content)) {
    addCellsBefore(column)
    const write = byColumn.get(column)
    if (write) remaining.shift()
    cells.push(write ? cellOf(cellAddressOf(row, column), attribute(attributes, 's'), write.value) : text)
  }
  addCellsBefore(Number.POSITIVE_INFINITY)
  return cells.join('')
}

function cellOf(address: string, style: string | undefined, value: FilledValue): string {
  const look = style === undefined ? '' : ` s="${style}"`
  if (value === null) return `<c r="${address}"${look}/>`
  if (typeof value === 'number') return `<c r="${address}"${look}><v>${value}</v></c>`
  return `<c r="${address}"${look} t="inlineStr"><is><t xml:space="preserve">${escapedXml(value)}</t></is></c>`
}

const formula = /<f\b(?:[^>]*\/>|[^>]*>[^<]*<\/f>)/
const kindOfResult = /\s+t\s*=\s*("[^"]*"|'[^']*')/

/**
 * The sheet without what its formulas came to before: a program that finds nothing there works it out, and nobody is shown what
 * is out of date. A formula that only repeats a written cell is given what it comes to.
 */
export function withoutResults(
  xml: string,
  resultAt: (row: number, column: number) => FilledValue | undefined,
): string {
  const { before, data, after } = dataOf(xml)
  const rows = [...rowsIn(data)].map(({ number, text, attributes, content }) => {
    if (!content.includes('<f')) return text
    const cells = [...cellsIn(content)].map((cell) => {
      const own = formula.exec(cell.inside)?.[0]
      if (!own) return cell.text
      const result = resultAt(number, cell.column)
      const kind = typeof result === 'string' ? ' t="str"' : ''
      const shown = result === undefined || result === null ? '' : `<v>${escapedXml(String(result))}</v>`
      return `<c${cell.attributes.replace(kindOfResult, '')}${kind}>${own}${shown}</c>`
    })
    return `<row${attributes}>${cells.join('')}</row>`
  })
  return `${before}${rows.join('')}${after}`
}
