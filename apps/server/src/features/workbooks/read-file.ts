import type { RefusalCode } from '@klasrum/contract/refusals'
import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import { readRecord } from '@klasrum/documents/read-sheets'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { fileKindOf, formText, type WorkbookFileKind } from './file-kind.ts'
import { linkedCells } from './linked-cells.ts'
import { readOwnMarks, withOwnItems } from './own-marks.ts'
import { readRecordSheets } from './read-record.ts'
import { mostCells, mostNames, mostWorkbookColumns, type WorkbookReading } from './reading.ts'
import { readScoreTable } from './score-table.ts'
import { workbookSourceOf } from './workbook-source.ts'

type Refused = {
  refused: Extract<RefusalCode, `workbook.${string}`>
  fill?: { form: string; instead: string }
}
type Read = {
  reading: WorkbookReading
  kind: WorkbookFileKind
  linked: WorkbookPreview['linked']
}
export type ReadFile = Read & {
  /** What can be pointed at, by name, and as much of it as is kept. */
  sheets: string[]
  source: WorkbookSheet[]
}

/** Far more than a class record has, and less than what would keep others waiting. */
const mostLines = 2_000

/** A class record, ours or the department's, or a plain table, which is of the given quarter. */
export async function readFile(
  bytes: Buffer,
  { class_id, quarter }: { class_id: number; quarter: number },
): Promise<ReadFile | Refused> {
  const answer = await readRecord(bytes)
  if ('refused' in answer) return { refused: `workbook.${answer.refused}` }
  const found = readingOfSheets(answer.sheets, { class_id, quarter })
  if ('refused' in found) return found
  const { visible, ...read } = found
  // A workbook of ours says itself where everything stands.
  const shown = read.reading.kind === 'ours' ? [] : visible
  return { ...read, sheets: shown.map(({ name }) => name.slice(0, 60)), source: workbookSourceOf(shown) }
}

export function readingOfSheets(
  sheets: readonly WorkbookSheet[],
  { class_id, quarter }: { class_id: number; quarter: number },
): (Read & { visible: WorkbookSheet[] }) | Refused {
  if (sheets.some(isTooLong)) return { refused: 'workbook.too_large' }
  const kind = fileKindOf(sheets)
  const visible = likeliest(sheets.filter(({ hidden }) => !hidden))
  const instead = insteadOf(kind)
  if (instead) return { refused: 'workbook.other_form', fill: { form: formText(kind), instead } }
  const record = readRecordSheets(sheets, { quarter })
  const reading = record
    ? withOwnItems(record, readOwnMarks(sheets), class_id)
    : readScoreTable(sheets, quarter)
  if (!reading || reading.names.length === 0)
    return visible.some(hasTable)
      ? { reading: nothingRead(record !== undefined), kind, linked: [], visible }
      : { refused: 'workbook.no_record' }
  if (isTooMuch(reading)) return { refused: 'workbook.too_large' }
  return { reading, kind, linked: linkedCells(visible, reading), visible }
}

/** Text comes once for each delimiter it may have been written with, and tabs divide what was pasted. */
const likeliest = (sheets: readonly WorkbookSheet[]): WorkbookSheet[] =>
  sheets.every(({ name }) => name === '') ? sheets.slice(-1) : [...sheets]

/** The teacher points at what is in it. */
const nothingRead = (isBlank: boolean): WorkbookReading => ({
  kind: 'unknown',
  names: [],
  quarters: [],
  notes: isBlank ? ['The class record holds no names.'] : [],
  doubts: [],
})

/** Where a file belongs that is no class record; nothing when it may be one. */
function insteadOf({ form, word }: WorkbookFileKind): string | undefined {
  if (form.kind === 'class_list' || (form.kind === 'school_form' && form.number <= 2))
    return 'Its learners can be imported on the roster of the class.'
  if (form.kind === 'school_form')
    return 'It is made from the grades of a section, and no scores are read from it.'
  return word ? 'Please choose the workbook the scores stand in.' : undefined
}

const fewestRows = 3
const hasTable = ({ lines }: WorkbookSheet): boolean =>
  lines.filter(({ cells }) => cells.filter(Boolean).length >= fewestRows).length >= fewestRows

const isTooLong = ({ hidden, lines, word }: WorkbookSheet): boolean =>
  !hidden && !word && lines.filter(({ cells }) => cells.some(Boolean)).length > mostLines

export function isTooMuch({ names, quarters }: WorkbookReading): boolean {
  const columns = quarters.flatMap((quarter) => quarter.columns)
  const cells = columns.reduce((sum, column) => sum + column.cells.length, 0)
  return names.length > mostNames || columns.length > mostWorkbookColumns || cells > mostCells
}
