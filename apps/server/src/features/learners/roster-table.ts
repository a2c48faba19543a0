import { readSheets } from '@klasrum/documents/read-sheets'
import type { Line, WorkbookSheet } from '@klasrum/documents/sheet'
import type { TableAnswer } from '../../imports/read-table.ts'
import { columnsByContent, withoutNumber } from './roster-content.ts'
import { findHeader } from './roster-header.ts'
import { sexHeadingOf } from './roster-marks.ts'
import { mostRosterRows, type RosterRow, rosterRowsOf } from './roster-rows.ts'

type RosterTable = { rows: RosterRow[]; unknown: string[] }

/** Learners from a pasted table, CSV, Excel or a School Form 1, with or without labels. */
export async function readRoster(bytes: Buffer): Promise<TableAnswer<RosterRow>> {
  const answer = await readSheets(bytes)
  if ('refused' in answer) return { refused: `import.${answer.refused}` }
  const sheets = readings(bytes, answer.sheets)
  const table = labelled(sheets) ?? unlabelled(sheets)
  if (!table || table.rows.length === 0) return { refused: 'import.no_columns' }
  return table.rows.length > mostRosterRows ? { refused: 'import.too_many_rows' } : { table }
}

/** The likeliest first. Tabs divide what was pasted; commas may belong to the names when nothing else divides. */
function readings(bytes: Buffer, sheets: readonly WorkbookSheet[]): WorkbookSheet[] {
  const [first, ...others] = sheets
  if (first?.name !== '') return [...sheets]
  if (others.length > 0) return sheets.toReversed()
  return bytes.includes('\t') || bytes.includes(';') ? [first] : [undivided(first), first]
}

const undivided = ({ lines, ...sheet }: WorkbookSheet): WorkbookSheet => ({
  ...sheet,
  lines: lines.map((line) => ({ ...line, cells: [line.cells.filter(Boolean).join(', ')] })),
})

function labelled(sheets: readonly WorkbookSheet[]): RosterTable | undefined {
  const [best] = sheets
    .flatMap(({ lines }) => {
      const header = findHeader(lines)
      if (!header) return []
      const below = lines.filter(({ number }) => number > header.lastLine)
      const width = 1 + Math.max(...[...header.columns.values()].flat())
      const beside =
        header.unknown.length === 0 ? below.filter(({ cells }) => cells.slice(width).some(Boolean)) : []
      return [{ header, below, beside: beside.length }]
    })
    .sort((one, other) => other.header.labels - one.header.labels || one.beside - other.beside)
  return best && { rows: rosterRowsOf(best.below, best.header.columns), unknown: best.header.unknown }
}

function unlabelled(sheets: readonly WorkbookSheet[]): RosterTable | undefined {
  const [best] = sheets
    .flatMap(({ lines }) => {
      const columns = columnsByContent(lines)
      return columns ? [{ lines: columns.has('gender') ? lines : withoutTitle(lines), columns }] : []
    })
    .sort((one, other) => other.columns.size - one.columns.size)
  return best && { rows: rosterRowsOf(best.lines, best.columns), unknown: [] }
}

const title =
  /\d|:|\b(adviser|class|grade|learners|list|names|register|school|section|students|teacher|year)\b/i

/** Above the first "BOYS" or "GIRLS" stands the title of the list; whoever may be a learner stays. */
function withoutTitle(lines: readonly Line[]): readonly Line[] {
  const heading = lines.findIndex(({ cells }) => sexHeadingOf(cells))
  return lines.filter(
    ({ cells }, index) => index >= heading || !cells.some((cell) => title.test(withoutNumber(cell))),
  )
}
