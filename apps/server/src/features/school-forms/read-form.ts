import type { FormKind } from '@klasrum/contract/school-forms'
import { type WordText, wordOf } from '@klasrum/documents/fill-word'
import { shapeOf } from '@klasrum/documents/form-shape'
import { readRecord } from '@klasrum/documents/read-sheets'
import { Unreadable } from '@klasrum/documents/sheet'
import { namesInZip } from '@klasrum/documents/unpack-zip'
import { refuse } from '../../http/refuse.ts'
import { isOfTerms, words } from '../workbooks/door.ts'
import { type CardTable, cardTables } from './card-form.ts'
import { type FormSheet, formSheets } from './form-sheet.ts'
import { recordForms, roomOf } from './record-form.ts'
import { type RosterForm, roomOfRoster, rosterForm } from './roster-form.ts'
import { wordTables } from './word-form.ts'

/** A form as it was recognised. */
export type ReadForm = { kind: FormKind; recognised: string } & (
  | { file: 'workbook'; sheets: FormSheet[] }
  | { file: 'word'; word: WordText }
)

const oldSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const lockedContent = Buffer.from('EncryptedPackage', 'utf16le')

const formNames: Record<FormKind, string> = {
  class_record: 'Class record',
  sf1: 'School Form 1 (School Register)',
  sf2: 'School Form 2 (Daily Attendance)',
  sf5: 'School Form 5 (Promotion)',
  sf9: 'School Form 9 (Report Card)',
  sf10: 'School Form 10 (Permanent Record)',
}

/** What a form is and where its cells are; refuses with the reason when they cannot be found. */
export async function readForm(bytes: Buffer): Promise<ReadForm> {
  if (bytes.subarray(0, oldSignature.length).equals(oldSignature))
    refuse(bytes.includes(lockedContent) ? 'form.locked' : 'form.old_workbook')
  try {
    if (namesInZip(bytes).includes('word/document.xml')) return wordForm(wordOf(bytes))
    const answer = await readRecord(bytes)
    if ('refused' in answer) refuse(`form.${answer.refused}`)
    return workbookForm(formSheets(answer.sheets, shapeOf(bytes)))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    refuse(error.reason === 'too_large' ? 'form.too_large' : 'form.unreadable', { cause: error })
  }
}

function wordForm(word: WordText): ReadForm {
  const [table] = wordTables(word)
  if (!table) {
    const says = kindSaid(word.paragraphs)
    if (says === 'sf9') refuse('form.no_cells', { fill: { form: formNames.sf9, why: noAreas } })
    refuse('form.unknown', { fill: { why: 'a Word document can only be School Form 9.' } })
  }
  const areas = table.rows.filter(([first]) => first?.text).length
  return {
    file: 'word',
    kind: 'sf9',
    recognised: `${formNames.sf9}, a Word document with ${areas} rows of learning areas and ${table.periods.length} periods.`,
    word,
  }
}

const noAreas = 'there is no table with “Learning Areas” and numbered quarters.'
const headRows = 15

function workbookForm(sheets: FormSheet[]): ReadForm {
  const kind = kindSaid(
    sheets.flatMap(({ sheet }) =>
      sheet.lines.filter(({ number }) => number <= headRows).flatMap(({ cells }) => cells),
    ),
  )
  const read = { file: 'workbook', sheets } as const
  if (kind === 'sf9' || kind === 'sf10')
    return { ...read, kind, recognised: cardsSaid(kind, sheets.flatMap(cardTables)) }
  if (kind) {
    const rosters = rostersIn(sheets)
    return { ...read, kind, recognised: rosterSaid(kind, rosters) }
  }
  return { ...read, kind: 'class_record', recognised: recordSaid(sheets) }
}

export const rostersIn = (sheets: readonly FormSheet[]): RosterForm[] =>
  sheets.flatMap((sheet) => rosterForm(sheet) ?? [])

const titles: [Exclude<FormKind, 'class_record'>, RegExp][] = [
  ['sf10', /\bpermanent academic record\b|\bpermanent record\b/],
  ['sf9', /\bprogress report card\b|\breport card\b|\breport on learning progress\b/],
  ['sf1', /^school register\b/],
  ['sf2', /\bdaily attendance report\b/],
  ['sf5', /\breport on promotion\b/],
]

/** By its number, "School Form 5 (SF 5)", or by its title. */
function kindSaid(texts: readonly string[]): Exclude<FormKind, 'class_record'> | undefined {
  const said = texts.map((text) => words(text))
  for (const text of said) {
    const number = /\bschool form (\d{1,2})\b/.exec(text)?.[1] ?? /^sf ?(\d{1,2})\b/.exec(text)?.[1]
    const kind = number && titles.find(([each]) => each === `sf${number}`)?.[0]
    if (kind) return kind
  }
  return titles.find(([, title]) => said.some((text) => title.test(text)))?.[0]
}

function cardsSaid(kind: 'sf9' | 'sf10', tables: readonly CardTable[]): string {
  const [first] = tables
  if (!first) refuse('form.no_cells', { fill: { form: formNames[kind], why: noAreas } })
  const rows = first.rows.length
  return kind === 'sf9'
    ? `${formNames.sf9} with ${rows} rows of learning areas and ${first.periods.length} periods.`
    : `${formNames.sf10} with ${tables.length} school years of ${rows} rows of learning areas each.`
}

function rosterSaid(kind: 'sf1' | 'sf2' | 'sf5', rosters: readonly RosterForm[]): string {
  const room = rosters.reduce((sum, roster) => sum + roomOfRoster(roster), 0)
  if (room === 0)
    refuse('form.no_cells', {
      fill: {
        form: formNames[kind],
        why: 'there is no row of labels with LRN and the learner’s name above blank rows.',
      },
    })
  return `${formNames[kind]} with rows for ${many(room, 'learner')}.`
}

function recordSaid(sheets: readonly FormSheet[]): string {
  const records = recordForms(sheets)
  const [first] = records
  if (!first)
    refuse('form.unknown', {
      fill: {
        why: 'it has no title such as “School Form 1”, and no sheet with highest possible scores, items and formulas for grades.',
      },
    })
  const count = (component: string, one: string) =>
    many(first.record.columns.filter((column) => column.component === component).length, one)
  const period = isThreeTerm(sheets) ? 'term' : 'quarter'
  const items = [count('ww', 'written work'), count('pt', 'performance task')].join(', ')
  return `${formNames.class_record} for ${many(records.length, period)}, with room for ${many(roomOf(first.blocks), 'learner')} and, a ${period}, ${items} and ${count('qa', 'assessment')}.`
}

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const isThreeTerm = (sheets: readonly FormSheet[]): boolean =>
  recordForms(sheets).some(({ record }) => record.ofTerms || isOfTerms(record.name))
