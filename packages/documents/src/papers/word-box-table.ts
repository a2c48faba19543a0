import type { Table } from '@klasrum/contract/papers'
import { paperCell, paragraph } from './paper-document.ts'

/** As many letters as go on a line of so many columns. */
const widest = [
  { columns: 4, letters: 18 },
  { columns: 3, letters: 26 },
  { columns: 2, letters: 40 },
]

/** Words in a box, in rows from left to right, as even as they come. */
export function boxOf(words: readonly string[]): Table {
  const longest = Math.max(0, ...words.map(({ length }) => length))
  const most = widest.find(({ letters }) => longest <= letters)?.columns ?? 1
  const rows = Math.ceil(words.length / most)
  const columns = Math.ceil(words.length / rows)
  return {
    kind: 'table',
    shares: Array.from({ length: columns }, () => 1),
    head: 0,
    ruled: false,
    boxed: true,
    rows: Array.from({ length: rows }, (_, row) => ({
      cells: Array.from({ length: columns }, (_, column) =>
        paperCell([paragraph(words[row * columns + column] ?? '', { align: 'center' })]),
      ),
    })),
  }
}
