import type { Sheet } from '@klasrum/contract/sheets'

type OpenItem = { id: number; title: string; missing: number | null }

/** Items with blank cells of those on the roster; the begun ones first, null for one that nobody has a score of. */
export function openScores({ items, learners }: Pick<Sheet, 'items' | 'learners'>): OpenItem[] {
  const enrolled = learners.filter(({ dropped }) => !dropped)
  const open = items.flatMap(({ id, title }, at): OpenItem[] => {
    const missing = enrolled.filter(({ cells }) => cells[at] === null).length
    return missing === 0 ? [] : [{ id, title, missing: missing === enrolled.length ? null : missing }]
  })
  return [
    ...open.filter(({ missing }) => missing !== null),
    ...open.filter(({ missing }) => missing === null),
  ]
}
