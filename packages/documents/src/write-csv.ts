import { type Cell, type Column, textOf } from './column.ts'

const byteOrderMark = '\uFEFF'

/** UTF-8 that says so, since Excel otherwise shows ñ as two signs. */
export async function* csvOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(columns.map(({ name }) => name))
  for await (const rows of batches)
    yield rows.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join('')
}

const lineOf = (cells: readonly Cell[]): string => `${cells.map(fieldOf).join(',')}\r\n`

function fieldOf(cell: Cell): string {
  const text = textOf(cell)
  // A spreadsheet would run what begins like this as a formula.
  const tame = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame
}
