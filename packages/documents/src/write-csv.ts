import { type DataCell, type DataColumn, dataCellText } from './column.ts'

const byteOrderMark = '\uFEFF'

/** UTF-8 that says so, since Excel otherwise shows ñ as two signs. */
export async function* csvOf<Row>(
  columns: readonly DataColumn<Row>[],
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(columns.map(({ name }) => name))
  for await (const rows of batches)
    yield rows.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join('')
}

const lineOf = (cells: readonly DataCell[]): string => `${cells.map(fieldOf).join(',')}\r\n`

/**
 * A spreadsheet would run what begins like this as a formula, in the wide signs of East Asian keyboards too. Where `;`
 * divides cells, as many countries have it, a formula may begin after one, inside quotation marks as well.
 */
const beginnings = /^[\t\r\n]|(?<=^|[;\t\r\n])[^\S\t\r\n]*[=+\-@＝＋－＠]/g

function fieldOf(cell: DataCell): string {
  const text = dataCellText(cell)
  const tame = typeof cell === 'string' ? text.replace(beginnings, "'$&") : text
  return /[",;\t\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}
