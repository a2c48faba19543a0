import type { WorkbookPointing } from '@klasrum/contract/workbooks'
import { letterOf } from '@klasrum/documents/address'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { type Component, componentNames } from '@klasrum/grading/components'
import { recordOfPointing } from './pointing.ts'
import type { ReadColumn, ReadQuarter, WorkbookReading } from './reading.ts'
import { doubtfulCells } from './record-doubts.ts'
import { isOfTerms } from './record-labels.ts'
import { type RecordRow, recordRowsOf } from './record-rows.ts'
import { findRecordSheet, type RecordColumn, type RecordSheet } from './record-sheet.ts'

type Found = { record: RecordSheet; rows: RecordRow[] }

type Asked = {
  /** What a sheet is of that does not say it. */
  quarter: number
  /** Where the teacher says names and scores stand; `sheet` is a place among the visible sheets. */
  pointing?: readonly WorkbookPointing[]
  /** Known where the teacher points. */
  ofTerms?: boolean
}

/** A class record of the department or one of ours; nothing when no sheet is laid out as one. */
export function readRecordSheets(
  sheets: readonly WorkbookSheet[],
  asked: Asked,
): WorkbookReading | undefined {
  const records = sheets
    .filter(({ hidden }) => !hidden)
    .flatMap((sheet, place) => {
      const pointed = asked.pointing?.find((each) => each.sheet === place)
      return pointed ? recordOfPointing(sheet, pointed) : (findRecordSheet(sheet) ?? [])
    })
  if (records.length === 0) return undefined
  const ofTerms = asked.ofTerms ?? records.some((record) => record.ofTerms || isOfTerms(record.name))
  const period = ofTerms ? 'term' : 'quarter'
  const notes: string[] = []
  const doubts: WorkbookReading['doubts'] = []
  const found = new Map<number, Found>()
  const isTold = records.some((record) => record.quarter !== null)
  for (const [index, record] of records.entries()) {
    // Where other sheets say their quarter, one that does not sums them up or reckons anew.
    if (record.quarter === null && isTold) {
      notes.push(`Sheet “${record.name}” was not read: it does not say its ${period}.`)
      continue
    }
    const quarter = record.quarter ?? firstFree(found, records.length === 1 ? asked.quarter : index + 1)
    if (record.quarter === null)
      notes.push(`Sheet “${record.name}” does not say its ${period}: it was read as ${period} ${quarter}.`)
    if (found.has(quarter)) {
      notes.push(`Sheet “${record.name}” was not read: another sheet is of the same ${period}.`)
      continue
    }
    const { rows, nameless } = recordRowsOf(record)
    if (nameless > 0)
      notes.push(
        `On sheet “${record.name}” ${nameless === 1 ? '1 row has' : `${nameless} rows have`} an error instead of a name.`,
      )
    if (record.guessed)
      notes.push(
        `On sheet “${record.name}” nothing says what columns ${letterOf(record.guessed.from + 1)} to ${letterOf(record.guessed.to + 1)} are: they were taken as ${componentNames[record.guessed.component]}.`,
      )
    if (record.oddWeights)
      notes.push(`The weights on sheet “${record.name}” do not sum to 100 and were not taken.`)
    doubts.push(...doubtfulCells(record, rows))
    found.set(quarter, { record, rows })
  }
  const byQuarter = [...found].sort(([one], [other]) => one - other)
  const { names, placeOf } = namesOf(byQuarter.map(([, { rows }]) => rows))
  return {
    kind: ofTerms ? 'three_term' : 'quarterly',
    names,
    quarters: byQuarter.map(([quarter, each], index) => quarterOf(quarter, each, ofTerms, placeOf(index))),
    notes: notes.map((note) => note.slice(0, 300)).slice(0, 15),
    doubts: doubts.slice(0, 200),
  }
}

function firstFree(found: ReadonlyMap<number, unknown>, wanted: number): number {
  let quarter = Math.min(wanted, 4)
  while (quarter > 1 && found.has(quarter)) quarter -= 1
  return quarter
}

/** One list of names for all sheets: a second one of the same name in a sheet is the second in the others too. */
function namesOf(lists: readonly RecordRow[][]) {
  const names: WorkbookReading['names'] = []
  const places = new Map<string, number>()
  const bySheet = lists.map((rows) => {
    const seen = new Map<string, number>()
    return rows.map(({ name, lrn }) => {
      const known = lrn ?? name.toLowerCase()
      const times = (seen.get(known) ?? 0) + 1
      seen.set(known, times)
      const key = `${known}\n${times}`
      const place = places.get(key) ?? names.push({ name, lrn }) - 1
      places.set(key, place)
      return place
    })
  })
  return { names, placeOf: (sheet: number) => bySheet[sheet] ?? [] }
}

function quarterOf(
  quarter: number,
  { record, rows }: Found,
  ofTerms: boolean,
  places: readonly number[],
): ReadQuarter {
  const { grid, highest, weights, initial, grade } = record
  const textAt = (row: number, column: number | null) => (column === null ? '' : grid.at(row, column))
  const columns = record.columns.map((column) => ({
    column,
    read: {
      letter: letterOf(column.at + 1),
      title: column.title?.slice(0, 120) ?? null,
      category: column.component,
      part: column.part,
      max: grid.at(highest, column.at),
      item_id: null,
      cells: rows.map(({ row }, index) => ({ name: places[index] ?? 0, text: grid.at(row, column.at) })),
    } satisfies ReadColumn,
  }))
  const used = columns.filter(({ read }) => read.max || read.cells.some(({ text }) => text))
  return {
    quarter,
    sheet: record.name.slice(0, 60),
    weights: weights && {
      written_work_weight: weights.ww,
      performance_task_weight: weights.pt,
      quarterly_assessment_weight: weights.qa,
    },
    columns: ofTerms ? withParts(used) : used.map(({ read }) => read),
    grades: rows.flatMap(({ row }, index) => {
      const each = { name: places[index] ?? 0, initial: textAt(row, initial), quarterly: textAt(row, grade) }
      return each.initial || each.quarterly ? [each] : []
    }),
  }
}

/** Assessments of a term that do not say which they are stand in the order they are given in. */
function withParts(used: readonly { column: RecordColumn; read: ReadColumn }[]): ReadColumn[] {
  const left = (['st1', 'st2', 'te'] as const).filter((part) => !used.some(({ read }) => read.part === part))
  return used.map(({ column, read }) =>
    column.component === ('qa' satisfies Component) && read.part === null
      ? { ...read, part: left.shift() ?? null }
      : read,
  )
}
