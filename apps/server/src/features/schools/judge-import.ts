import { setImmediate } from 'node:timers/promises'
import type { ImportPreview } from '@klasrum/contract/imports'
import type { z } from 'zod'
import { fold } from './fold.ts'
import { importLabelOf } from './import-columns.ts'
import { type ImportTarget, importTargetFor, type Values } from './import-drafts.ts'
import type { TableRow } from './import-table.ts'
import type { ImportKind, KnownPlaces } from './imports.store.ts'

type Shown = ImportPreview['rows'][number]
export type JudgedImportRow = Shown & {
  /** The record that it changes. */
  id: number | null
  write: Values
}

const rowsInOneGo = 200
const longestShown = 300
const mostProblems = 20

/** What each row of a file would do to the records as they stand. The same rows and records always give the same answer. */
export async function judgeRows(
  kind: ImportKind,
  rows: readonly TableRow[],
  known: KnownPlaces,
  schoolYear: string,
): Promise<JudgedImportRow[]> {
  const desk = importTargetFor(kind, known, schoolYear)
  const lines = new Map<string, number>()
  const judged: JudgedImportRow[] = []
  for (const [index, row] of rows.entries()) {
    judged.push(judgeRow(kind, desk, row, lines))
    // Others are served in between.
    if (index % rowsInOneGo === rowsInOneGo - 1) await setImmediate()
  }
  return judged
}

function judgeRow(
  kind: ImportKind,
  desk: ImportTarget,
  row: TableRow,
  lines: Map<string, number>,
): JudgedImportRow {
  const { line, cells } = row
  const draft = desk.draft(cells)
  const [record] = draft.found
  const problems = [
    ...row.broken.map((field) => `${importLabelOf(kind, field)} holds an error.`),
    ...repeated(desk, draft.keys, record?.id, line, lines),
    ...(draft.found.length > 1 ? [`${draft.found.length} ${desk.noun}s on record are called so.`] : []),
    ...draft.problems,
  ]
  const parsed = desk.body.safeParse(draft.values)
  if (!parsed.success) problems.push(...sentencesOf(kind, parsed.error.issues, draft.problems.length > 0))
  if (problems.length > 0 || !parsed.success)
    return wrongRow(line, cells, [...new Set(problems)].slice(0, mostProblems))

  const write = parsed.data as Values
  const values = desk.show(write)
  if (!record) return { line, state: 'new', id: null, write, values, before: {}, problems: [] }
  const stands = desk.show(record.values)
  const before = Object.fromEntries(Object.entries(stands).filter(([field, was]) => values[field] !== was))
  const same = Object.entries(write).every(([field, value]) => record.values[field] === value)
  if (same)
    return {
      line,
      state: 'skipped',
      id: record.id,
      write,
      values,
      before: {},
      problems: ['Already on record'],
    }
  return { line, state: 'changed', id: record.id, write, values, before, problems: [] }
}

const wrongRow = (line: number, cells: TableRow['cells'], problems: string[]): JudgedImportRow => ({
  line,
  state: 'wrong',
  id: null,
  write: {},
  values: Object.fromEntries(
    Object.entries(cells).map(([field, typed]) => [field, typed.slice(0, longestShown)]),
  ),
  before: {},
  problems: problems.map((problem) => problem.slice(0, longestShown)),
})

function repeated(
  { noun }: ImportTarget,
  keys: readonly string[],
  id: number | undefined,
  line: number,
  lines: Map<string, number>,
): string[] {
  const all = [...keys.map(fold), ...(id === undefined ? [] : [`id ${id}`])]
  const earlier = all.map((key) => lines.get(key)).find((found) => found !== undefined)
  if (earlier !== undefined) return [`Line ${earlier} already has this ${noun}.`]
  for (const key of all) lines.set(key, line)
  return []
}

/** A place that was named and not found is told of already, and so is what a school would take over from it. */
function sentencesOf(kind: ImportKind, issues: readonly z.core.$ZodIssue[], placeTold: boolean): string[] {
  const homeless = issues.some(({ path }) => path[0] === 'division_id')
  return issues.flatMap((issue) => {
    const field = String(issue.path[0] ?? '').replace(/^(division|district)_id$/, '$1')
    const label = importLabelOf(kind, field)
    if (field === 'division' && placeTold) return []
    if (field === 'region' && kind === 'schools' && homeless) return []
    if (issue.code === 'too_big') return [`${label} is longer than ${issue.maximum} characters.`]
    if (field === 'email') return [`${label} is not an e-mail address.`]
    return [`${label} is missing.`]
  })
}
