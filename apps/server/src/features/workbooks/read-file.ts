import type { RefusalCode } from '@klasrum/contract/refusals'
import { readRecord } from '@klasrum/documents/read-sheets'
import type { Sheet } from '@klasrum/documents/sheet'
import { readOwnMarks, withOwnItems } from './own-marks.ts'
import { readRecordSheets } from './read-record.ts'
import { mostCells, mostColumns, mostNames, type Reading } from './reading.ts'
import { readScoreTable } from './score-table.ts'

type FileAnswer = { reading: Reading } | { refused: Extract<RefusalCode, `workbook.${string}`> }

/** Far more than a class record has, and less than what would keep others waiting. */
const mostLines = 2_000

/** A class record, ours or the department's, or a plain table, which is of the given quarter. */
export async function readFile(
  bytes: Buffer,
  { class_id, quarter }: { class_id: number; quarter: number },
): Promise<FileAnswer> {
  const answer = await readRecord(bytes)
  if ('refused' in answer) return { refused: `workbook.${answer.refused}` }
  if (answer.sheets.some(isTooLong)) return { refused: 'workbook.too_large' }
  const record = readRecordSheets(answer.sheets)
  const reading = record
    ? withOwnItems(record, readOwnMarks(answer.sheets), class_id)
    : readScoreTable(answer.sheets, quarter)
  if (!reading || reading.names.length === 0) return { refused: 'workbook.no_record' }
  if (isTooMuch(reading)) return { refused: 'workbook.too_large' }
  return {
    reading: { ...reading, notes: [...reading.notes, ...linkNotes(answer.sheets, reading)].slice(0, 15) },
  }
}

const shownLinks = 8

/** Values that came from other files, which may not be as they were when the record was last saved. */
function linkNotes(sheets: readonly Sheet[], { quarters }: Reading): string[] {
  const read = new Set(quarters.map(({ sheet }) => sheet))
  return sheets.flatMap(({ name, linked = [] }) => {
    if (linked.length === 0 || !read.has(name.slice(0, 60))) return []
    const first = linked.slice(0, shownLinks).join(', ')
    const more = linked.length > shownLinks ? ` and ${linked.length - shownLinks} more` : ''
    return [
      `On sheet “${name}” ${linked.length === 1 ? 'one cell takes its' : 'some cells take their'} value from another file (${first}${more}). What the record last saved was read.`.slice(
        0,
        300,
      ),
    ]
  })
}

const isTooLong = ({ hidden, lines }: Sheet): boolean =>
  !hidden && lines.filter(({ cells }) => cells.some(Boolean)).length > mostLines

function isTooMuch({ names, quarters }: Reading): boolean {
  const columns = quarters.flatMap((quarter) => quarter.columns)
  const cells = columns.reduce((sum, column) => sum + column.cells.length, 0)
  return names.length > mostNames || columns.length > mostColumns || cells > mostCells
}
