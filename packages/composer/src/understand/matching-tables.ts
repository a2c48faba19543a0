import type { ExerciseLine } from './exercise-lines.ts'

export type Matching = {
  premises: readonly { line: ExerciseLine; stem: string }[]
  column: readonly string[]
  next: number
}

const fewest = 3
const columnName = /^(?:column|hanay|kolum|set)?\s*[AB]$/iu

/** A table with questions on the left and letters on the right, one letter a row. */
export function matchingAt(lines: readonly ExerciseLine[], at: number, isAsked: boolean): Matching | null {
  const rows = lines.slice(at, at + (lines[at]?.of ?? 0)).filter(({ kind }) => kind === 'row')
  const body = rows.filter(
    ({ cells }) => !cells.every((cell) => columnName.test(cell) || /^(?:column|hanay)\s+[AB]\b/iu.test(cell)),
  )
  const isHeaded = body.length < rows.length
  const next = at + rows.length
  const marked = body.filter(({ choices }) => choices.length === 1)
  const inOrder = marked.every(({ choices }, place) => choices[0]?.letter === place)
  if (marked.length >= fewest && marked.length === body.length && inOrder) {
    const premises = body.filter(({ lead }) => lead !== '')
    if (premises.length < fewest || marked.some(({ choices }) => choices[0]?.text === '')) return null
    return {
      premises: premises.map((line) => ({ line, stem: line.lead })),
      column: marked.map(({ choices }) => choices[0]?.text ?? ''),
      next,
    }
  }
  // Numbers and letters that Word writes by itself are not in the file.
  const isBare =
    body.length >= fewest && body.every(({ cells, choices }) => cells.length === 2 && choices.length === 0)
  if (!(isBare && isHeaded && isAsked)) return null
  return {
    premises: body.map((line) => ({
      line,
      stem: (line.cells[0] ?? '').replace(/^[_\s]*(?:\d{1,2}[.)])?\s*/, ''),
    })),
    column: body.map(({ cells }) => cells[1] ?? ''),
    next,
  }
}
