import type { Line } from '@klasrum/documents/sheet'
import { type ColumnField, columnFieldOf, isRosterLabel } from './roster-columns.ts'

export type Columns = Map<ColumnField, number[]>
export type RosterHeader = {
  columns: Columns
  unknown: string[]
  /** The number of its last line. */
  lastLine: number
  /** How many different things it names. */
  labels: number
}

/** A School Form 1 has its school, section and adviser above. */
const headerWithin = 30
const keys: readonly ColumnField[] = ['fullname', 'last_name', 'first_name', 'lrn', 'student_no']

/** The row of labels that names the most, with the row of finer labels below it where there is one. */
export function findHeader(lines: readonly Line[]): RosterHeader | undefined {
  const filled = lines.filter(({ cells }) => cells.some(Boolean)).slice(0, headerWithin)
  let best: RosterHeader | undefined
  for (const [index, line] of filled.entries()) {
    const header = headerAt(line, filled[index + 1])
    if (header && header.labels > (best?.labels ?? 0)) best = header
  }
  return best
}

function headerAt(line: Line, next: Line | undefined): RosterHeader | undefined {
  const alone = headerOf(line.cells.map((cell) => ({ label: cell, above: '' })))
  const below = next && isContinued(line, next, alone.columns) ? next : undefined
  const { columns, unknown } = below ? headerOf(labelPairs(line, below)) : alone
  if (!keys.some((field) => columns.has(field))) return undefined
  const labels = [...columns.keys()].filter((field) => field !== 'aside').length
  return { columns, unknown, labels, lastLine: (below ?? line).number }
}

type Label = { label: string; above: string }

/** A row below the labels holds labels too when nobody stands in it and some of it repeats or names something. */
function isContinued(line: Line, next: Line, columns: Columns): boolean {
  const nobody = keys
    .flatMap((field) => columns.get(field) ?? [])
    .map((column) => [next.cells[column] ?? '', line.cells[column]] as const)
    .every(([low, top]) => !low || low === top || isRosterLabel(low))
  if (!nobody) return false
  return labelPairs(line, next).some(
    ({ label, above }, column) => next.cells[column] && (label === above || isRosterLabel(label)),
  )
}

/** Without merged cells a label stands over the first of its columns only. */
function labelPairs(line: Line, next: Line): Label[] {
  let last = ''
  return Array.from({ length: Math.max(line.cells.length, next.cells.length) }, (_, column) => {
    const top = line.cells[column] ?? ''
    const low = next.cells[column] ?? ''
    if (top) last = top
    if (!low) return { label: top, above: '' }
    return low === top ? { label: top, above: '' } : { label: low, above: top || last }
  })
}

function headerOf(labels: readonly Label[]): { columns: Columns; unknown: string[] } {
  const columns: Columns = new Map()
  const unknown: string[] = []
  let before: { text: string; field: ColumnField | undefined } | undefined
  for (const [column, { label, above }] of labels.entries()) {
    const text = `${above}\n${label}`
    // A merged cell, or one that was merged before it was copied, covers the columns to its right.
    if (before && (!label || before.text === text)) {
      if (before.field && columns.get(before.field)?.includes(column - 1))
        columns.get(before.field)?.push(column)
      continue
    }
    if (!label) continue
    const field = columnFieldOf(label, above)
    before = { text, field }
    if (!field) unknown.push(label)
    else if (!columns.has(field)) columns.set(field, [column])
    else if (field !== 'aside') unknown.push(label)
  }
  return { columns, unknown }
}
