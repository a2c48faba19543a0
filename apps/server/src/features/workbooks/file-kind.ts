import type { WorkbookSheet } from '@klasrum/documents/sheet'
import { findHeader } from '../learners/door.ts'
import { type FileFacts, fileFactsOf, gradeWord } from './file-facts.ts'
import { isOfTerms, words } from './record-labels.ts'
import { findRecordSheet } from './record-sheet.ts'
import { readScoreTable } from './score-table.ts'

type FileForm =
  | { kind: 'class_record'; level: 'k10' | 'shs' | null; periods: number[]; ofTerms: boolean }
  | { kind: 'school_form'; number: number }
  | { kind: 'scores' | 'class_list' | 'unknown' }

/** What a file is, told by its labels. */
export type WorkbookFileKind = { form: FileForm; facts: FileFacts; word: boolean }

const titled = 15

/** Never by the name of the file: teachers call every file "final na talaga". */
export function fileKindOf(sheets: readonly WorkbookSheet[]): WorkbookFileKind {
  const visible = sheets.filter(({ hidden }) => !hidden)
  const word = visible.some((sheet) => sheet.word)
  const texts = visible.flatMap(({ name, lines, word: isWord }) => [
    ...(isWord ? lines : lines.slice(0, titled)).flatMap(({ cells }) => [...new Set(cells)]),
    name,
  ])
  return { form: formOf(visible, texts.filter(Boolean), word), facts: fileFactsOf(visible), word }
}

function formOf(sheets: readonly WorkbookSheet[], texts: readonly string[], word: boolean): FileForm {
  const records = word ? [] : sheets.flatMap((sheet) => findRecordSheet(sheet) ?? [])
  if (records.length > 0) {
    const told = records.flatMap(({ quarter }) => quarter ?? [])
    return {
      kind: 'class_record',
      level: levelOf(texts),
      periods: [...new Set(told)].sort(),
      ofTerms: records.some(({ ofTerms, name }) => ofTerms || isOfTerms(name)),
    }
  }
  const number = texts.map(schoolFormIn).find((each) => each !== null)
  if (number) return { kind: 'school_form', number }
  if (word) return { kind: 'unknown' }
  if (texts.some((text) => /^(e |electronic )?class record\b/.test(words(text))))
    return { kind: 'class_record', level: levelOf(texts), periods: [], ofTerms: false }
  if (readScoreTable(sheets, 1)) return { kind: 'scores' }
  return { kind: sheets.some(({ lines }) => findHeader(lines)) ? 'class_list' : 'unknown' }
}

const titles: readonly (readonly [number, RegExp])[] = [
  [10, /\bpermanent (academic )?record\b|^(formerly )?form 137\b/],
  [9, /\breport on learning progress and achievement\b|\breport card\b|^(formerly )?form 138\b/],
  [5, /\breport on promotion\b/],
  [2, /\bdaily attendance report\b/],
  [1, /^school register\b/],
]

/** "School Form 1 (SF 1) School Register", "SF10-ES" or the title alone; not "(This replaces Form 1 …)". */
function schoolFormIn(text: string): number | null {
  const label = words(text)
  const number = /^(?:deped )?(?:school form|sf) ?(\d{1,2})(?!\d)/.exec(label)?.[1]
  if (number) return Number(number)
  return titles.find(([, title]) => title.test(label))?.[0] ?? null
}

function levelOf(texts: readonly string[]): 'k10' | 'shs' | null {
  const labels = texts.map(words)
  const has = (said: RegExp) => labels.some((label) => said.test(label))
  if (has(/\b(senior high|shs)\b|\b(1st|2nd|first|second) sem(ester)?\b|\bsemestral\b|\bgrade (11|12)\b/))
    return 'shs'
  return has(/\b(junior high|jhs|elementary|summary of quarter(ly)? grades)\b|\bgrade ([1-9]|10)\b/) ||
    has(/^(4th|fourth) quarter\b|^(term ?3|third term)\b|\bq4$/)
    ? 'k10'
    : null
}

const counts = ['no', 'one', 'two', 'three', 'four']
const ordinals = ['first', 'second', 'third', 'fourth']
const levels = { k10: 'K to 10', shs: 'senior high school' }

const forms: Record<number, string> = {
  1: 'School Form 1 (SF1), the school register',
  2: 'School Form 2 (SF2), the daily attendance',
  5: 'School Form 5 (SF5), the report on promotion',
  9: 'School Form 9 (SF9), the report card',
  10: 'School Form 10 (SF10), the permanent record',
}

/** "E-Class Record, K to 10, four quarters" */
export function formText({ form, word }: Pick<WorkbookFileKind, 'form' | 'word'>): string {
  const inWord = word ? ' in Word' : ''
  switch (form.kind) {
    case 'class_record':
      return ['E-Class Record', form.level && levels[form.level], periodsText(form)]
        .filter(Boolean)
        .join(', ')
    case 'school_form':
      return `${forms[form.number] ?? `School Form ${form.number} (SF${form.number})`}${inWord}`
    case 'scores':
      return 'A table of names and scores'
    case 'class_list':
      return 'A class list'
    case 'unknown':
      return word ? 'A Word document' : 'A file of unknown kind'
  }
}

function periodsText({ periods, ofTerms }: Extract<FileForm, { kind: 'class_record' }>): string | null {
  const noun = ofTerms ? 'term' : 'quarter'
  const [only, ...others] = periods
  if (only === undefined) return null
  return others.length === 0 ? `${ordinals[only - 1]} ${noun} only` : `${counts[periods.length]} ${noun}s`
}

/** "Grade 7", "Rizal", "Mathematics", as far as the file says it. */
export const factTexts = ({ grade, section, subject, teacher, school_year }: FileFacts): string[] =>
  [grade && gradeWord(grade), section, subject, teacher, school_year].filter(
    (text) => typeof text === 'string',
  )
