import type { GradeItem } from '@klasrum/contract/class-record'
import { letterOf } from '@klasrum/documents/address'
import type { Line, WorkbookSheet } from '@klasrum/documents/sheet'
import { findHeader, isFooter, isTotals, sexHeadingOf } from '../learners/door.ts'
import type { ReadColumn, WorkbookReading } from './reading.ts'
import { gridOf, isSummedUp } from './record-grid.ts'
import { isHighest, isReckoned, words } from './record-labels.ts'

/** Rows above the labels that may belong to them. */
const reach = 3

type Header = NonNullable<ReturnType<typeof findHeader>>

/** Names and scores under a row of labels; nothing when no sheet has both. */
export function readScoreTable(
  sheets: readonly WorkbookSheet[],
  quarter: number,
): WorkbookReading | undefined {
  const [best] = sheets
    // Tabs divide what was pasted, and commas belong to the names then.
    .toReversed()
    .filter(({ hidden }) => !hidden)
    .flatMap((sheet) => tableOf(sheet, quarter) ?? [])
    .sort((one, other) => columnsIn(other) - columnsIn(one))
  return best
}

const columnsIn = ({ quarters }: WorkbookReading): number => quarters[0]?.columns.length ?? 0

function tableOf(sheet: WorkbookSheet, quarter: number): WorkbookReading | undefined {
  const { name, lines } = sheet
  const grid = gridOf(sheet)
  const header = findHeader(lines)
  const labels = header && lines.find(({ number }) => number === header.lastLine)
  if (!header || !labels) return undefined
  const below = lines.filter(({ number }) => number > header.lastLine)
  const above = lines.filter(({ number }) => number < header.lastLine && number >= header.lastLine - reach)
  const rows = rowsOf(below, header)
  const [first] = rows
  // Below the learners "Max" is the best that somebody reached.
  const isSaid = ({ number, cells }: Line) =>
    cells.some((text) => isHighest(text) && (!first || number < first.number || !/^max/i.test(text)))
  const highest = [...above, ...below].find(isSaid)
  const known = new Set([...header.columns.values()].flat())
  // The names of items may stand in a row above those of the columns of names.
  const titles = above.filter(({ cells }) => !cells.some(isHighest))
  const labelAt = (at: number) =>
    labels.cells[at] || titles.map(({ cells }) => cells[at] ?? '').findLast(Boolean) || ''
  const width = Math.max(labels.cells.length, ...titles.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => at).flatMap((at): ReadColumn[] => {
    const label = labelAt(at)
    if (!label || known.has(at) || isReckoned(label) || isSummedUp(grid, at, header.lastLine - 1)) return []
    const { title, max } = titled(label)
    const cells = rows.map(({ cells }, index) => ({ name: index, text: cells[at] ?? '' }))
    if (!cells.some(({ text }) => /^\d+(\.\d+)?$/.test(text))) return []
    return [
      {
        letter: letterOf(at + 1),
        title: title.slice(0, 120),
        category: categoryOf(title),
        part: null,
        max: highest?.cells[at] || max,
        item_id: null,
        cells,
      },
    ]
  })
  if (rows.length === 0 || columns.length === 0) return undefined
  return {
    kind: 'table',
    names: rows.map(({ name: learner, lrn }) => ({ name: learner, lrn })),
    quarters: [{ quarter, sheet: name.slice(0, 60), weights: null, columns, grades: [] }],
    notes: [],
    doubts: [],
  }
}

function rowsOf(lines: readonly Line[], { columns }: Header) {
  const rows: { number: number; name: string; lrn: string | null; cells: string[] }[] = []
  for (const { number: line, cells } of lines) {
    const texts = (...fields: ('fullname' | 'last_name' | 'first_name' | 'middle_name' | 'name_suffix')[]) =>
      [...new Set(fields.flatMap((field) => columns.get(field) ?? []).map((column) => cells[column] ?? ''))]
        .filter((text) => /\p{L}/u.test(text))
        .join(' ')
    const last = texts('last_name')
    const given = texts('first_name', 'middle_name', 'name_suffix')
    const name = texts('fullname') || [last, given].filter(Boolean).join(', ')
    if (rows.length > 0 && name && isFooter([name])) break
    if (!name || cells.some(isHighest) || sexHeadingOf(cells) || isTotals([name])) continue
    const number = (columns.get('lrn') ?? []).map((column) => cells[column] ?? '').find(Boolean) ?? ''
    rows.push({ number: line, name: name.slice(0, 200), lrn: /^\d{12}$/.test(number) ? number : null, cells })
  }
  return rows
}

/** "Quiz 1 (20)" and "Quiz 1 /20" say the highest possible score. */
function titled(label: string): { title: string; max: string } {
  const found = /^(.*\S)\s*(?:\(\s*|\/\s*)(\d{1,4})\s*(?:pts?\.?|points|items)?\s*\)?$/i.exec(label)
  return { title: found?.[1] ?? label, max: found?.[2] ?? '' }
}

const categories: readonly (readonly [GradeItem['category'], RegExp])[] = [
  ['qa', /\b(qa|quarterly|periodical)\b/],
  ['quiz', /\b(quiz|quizzes|long test|short test|unit test|pagsusulit)\b/],
  ['assignment', /\b(assignment|homework|takdang aralin)\b/],
  ['exam', /\bexam/],
  ['ww', /\b(ww|written|seatwork|worksheet)\b|^ww ?\d/],
  ['project', /\b(project|proyekto)\b/],
  ['participation', /\b(participation|recitation)\b/],
  ['pt', /\b(pt|performance|activity|output|presentation|reporting|group work)\b|^pt ?\d/],
]

/** What a title says the item is; nothing when it says nothing. */
const categoryOf = (title: string): ReadColumn['category'] =>
  categories.find(([, said]) => said.test(words(title)))?.[0] ?? null
