import { packZip } from '@klasrum/documents/pack-zip'
import { readRecord } from '@klasrum/documents/read-sheets'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import {
  quarterlyRecord,
  type RecordPage,
  tableOfScores,
  threeTermRecord,
} from '@klasrum/testkit/class-records'
import { schoolForm1 } from '@klasrum/testkit/registers'
import { expect, test } from 'vitest'
import { differencesFrom, fileFactsOf } from './file-facts.ts'
import { factTexts, fileKindOf, formText } from './file-kind.ts'

const page = (sheet: string): RecordPage => ({
  sheet,
  highest: { ww: [20], pt: [30], qa: [50] },
  learners: [{ name: 'ABAD, ANDRES', ww: [18], pt: [25], qa: [40] }],
})
const sheetOf = (rows: readonly (readonly string[])[], name = 'Sheet1'): WorkbookSheet => ({
  name,
  lines: rows.map((cells, at) => ({ number: at + 1, cells: [...cells], broken: [] })),
  merges: [],
})
const wordFile = (...paragraphs: string[]): Buffer =>
  packZip(
    new Map([
      [
        'word/document.xml',
        Buffer.from(paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')),
      ],
    ]),
  )
const told = async (file: Promise<Buffer> | Buffer): Promise<string> => {
  const answer = await readRecord(await file)
  if ('refused' in answer) throw new Error(answer.refused)
  return formText(fileKindOf(answer.sheets))
}

test.each([
  [
    'a record of four quarters',
    () => quarterlyRecord(['Q1', 'Q2', 'Q3', 'Q4'].map(page)),
    'E-Class Record, K to 10, four quarters',
  ],
  [
    'one quarter',
    () => quarterlyRecord([page('2ND QUARTER')]),
    'E-Class Record, K to 10, second quarter only',
  ],
  [
    'a record of three terms',
    () => threeTermRecord(['TERM 1', 'TERM 2', 'TERM 3'].map(page)),
    'E-Class Record, K to 10, three terms',
  ],
  ['School Form 1', () => schoolForm1(), 'School Form 1 (SF1), the school register'],
  [
    'a report card in Word',
    () => wordFile('Republic of the Philippines', 'DepEd School Form 9', 'Learning Areas'),
    'School Form 9 (SF9), the report card in Word',
  ],
  ['a letter in Word', () => wordFile('Dear parents &amp; friends'), 'A Word document'],
  [
    'a table of scores',
    () =>
      tableOfScores([
        ['Name', 'Quiz 1 (20)'],
        ['Cruz, Ana', 15],
      ]),
    'A table of names and scores',
  ],
  ['a list of learners', () => Buffer.from('LRN\tName\tSex\n136500000001\tCruz, Ana\tF'), 'A class list'],
] as const)('%s is told by its labels', async (_, file, words) => {
  expect(await told(file())).toBe(words)
})

test.each([
  [
    'School Form 5 (SF 5) Report on Promotion and Learning Progress',
    'School Form 5 (SF5), the report on promotion',
  ],
  ['SF 10 -JHS', 'School Form 10 (SF10), the permanent record'],
  [
    "Learner's Permanent Academic Record for Junior High School",
    'School Form 10 (SF10), the permanent record',
  ],
  ['School Form 2 (SF2) Daily Attendance Report of Learners', 'School Form 2 (SF2), the daily attendance'],
] as const)('%s', (title, words) => {
  const rows = [
    [title],
    ['(This replaces Form 1, Master List & STS Form 2)'],
    ['NAME', 'RATING'],
    ['Cruz', '80'],
  ]
  expect(formText(fileKindOf([sheetOf(rows)]))).toBe(words)
})

test('senior high is told by its two quarters of a semester', async () => {
  const answer = await readRecord(await quarterlyRecord([page('1st Quarter'), page('2nd Quarter')]))
  if ('refused' in answer) throw new Error(answer.refused)
  const sheets = [...answer.sheets, sheetOf([['SUM OF QUARTERLY GRADES, 1ST SEM']])]
  expect(formText(fileKindOf(sheets))).toBe('E-Class Record, senior high school, two quarters')
})

test('whose file it is stands beside its labels or after them, and what says nothing is left out', () => {
  const facts = fileFactsOf([
    sheetOf([
      ['REGION', '', 'IV-A', 'SCHOOL YEAR', '', '2026 - 2027'],
      ['GRADE & SECTION:', 'GRADE & SECTION:', 'Grade 7 - RIZAL', 'TEACHER:', '', '0', 'SUBJECT: MATH'],
    ]),
    sheetOf([['Teacher:', 'LUZ SANTOS', 'Section', 'District']]),
  ])
  expect(factTexts(facts)).toEqual(['Grade 7', 'RIZAL', 'MATH', 'LUZ SANTOS', '2026-2027'])
})

const klass = { grade_level: '7', section: 'Rizal', subject_name: 'Mathematics', school_year: '2026-2027' }
const none = { grade: null, section: null, subject: null, teacher: null, school_year: null }

test.each([
  [{ grade: '8', section: 'MABINI', subject: 'English' }, 3],
  [{ grade: '7', section: 'RIZAL', subject: 'MATH 7', school_year: '2026-2027' }, 0],
  [{ school_year: '2025-2026' }, 1],
  [{}, 0],
] as const)('a file of another class is told: %o', (said, count) => {
  expect(differencesFrom({ ...none, ...said }, klass)).toHaveLength(count)
})

test('the initials of a subject are the subject', () => {
  const ap = { ...klass, subject_name: 'Araling Panlipunan' }
  expect(differencesFrom({ ...none, subject: 'AP' }, ap)).toEqual([])
  expect(differencesFrom({ ...none, subject: 'TLE' }, ap)).toEqual([
    'The file is for TLE; this class is Araling Panlipunan.',
  ])
})
