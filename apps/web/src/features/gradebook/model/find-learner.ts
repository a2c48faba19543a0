import type { GradebookRow } from './rows.ts'

/** Without accents and case: "pena" finds Peña. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Where a text is found in a name, the best first: its beginning, the beginning of a word, within. */
function rank(name: string, wanted: string): number {
  const at = plain(name)
  if (at.startsWith(wanted)) return 0
  if (at.split(/[\s,.-]+/).some((word) => word.startsWith(wanted))) return 1
  return at.includes(wanted) ? 2 : 3
}

/** The best match, and of equal ones the next after a row. */
export function findLearner(
  rows: readonly GradebookRow[],
  text: string,
  after: number,
): GradebookRow | undefined {
  const wanted = plain(text.trim())
  if (wanted === '') return undefined
  const fromHere = [...rows.slice(after + 1), ...rows.slice(0, after + 1)]
  const ranked = fromHere
    .map((row) => ({ row, rank: rank(row.name, wanted) }))
    .filter((each) => each.rank < 3)
  const best = Math.min(...ranked.map((each) => each.rank))
  return ranked.find((each) => each.rank === best)?.row
}
