import type { ReportCard } from '@klasrum/contract/reports'
import type { WordText, WordWrite } from '@klasrum/documents/fill-word'
import { type Facts, factsOfClass, factsOfLearner, fieldIn, withBlanksFilled } from './facts.ts'
import type { FormContent, FormLearner } from './form-content.ts'
import {
  areaNamed,
  areaNotesOn,
  isAreasHead,
  isFinalHead,
  isGeneralAverage,
  isRemarksHead,
} from './learning-areas.ts'

type Cell = WordText['tables'][number][number][number]
type WordTable = { rows: Cell[][]; periods: number[]; final: number | null; remarks: number | null }

/** Those with learning areas and numbered periods; a text box is written twice, for old and new programs. */
export const wordTables = (word: WordText): WordTable[] =>
  word.tables.flatMap((table) => {
    const head = table.findIndex((row) => isAreasHead(row[0]?.text ?? ''))
    const numbers = table
      .slice(head, head + 2)
      .find((row) => row.filter(({ text }) => /^[1-4]$/.test(text)).length >= 3)
    if (head < 0 || !numbers) return []
    const find = (fits: (text: string) => boolean) =>
      table[head]?.find(({ text }) => fits(text))?.column ?? null
    return [
      {
        rows: table.slice(table.indexOf(numbers) + 1),
        periods: numbers.flatMap(({ text, column }) => (/^[1-4]$/.test(text) ? [column] : [])),
        final: find(isFinalHead),
        remarks: find(isRemarksHead),
      },
    ]
  })

/** School Form 9 as a Word document: placeholders such as {lastName}, cells beside labels, and the grades. */
export function planWord(
  word: WordText,
  { content, learner, today }: { content: FormContent; learner: FormLearner; today: string },
): { writes: WordWrite[]; notes: string[] } {
  const facts = { ...factsOfClass(content), ...factsOfLearner(learner, today), teacher: content.adviser }
  const card = content.cardOf(learner.student_id)
  const tables = wordTables(word)
  const unplaced = new Set(card.areas)
  const grades = tables.flatMap((table) => tableWrites(table, card, unplaced))
  return {
    writes: [...placeholderWrites(word, facts), ...labelWrites(word, facts), ...grades],
    notes: areaNotesOn(card.areas, [...unplaced]),
  }
}

const placeholders: Record<string, keyof Facts> = {
  lastname: 'last_name',
  surname: 'last_name',
  firstname: 'first_name',
  givenname: 'first_name',
  middlename: 'middle_name',
  nameextension: 'middle_name',
  name: 'name',
  fullname: 'name',
  learnername: 'name',
  lrn: 'lrn',
  learningreferencenumber: 'lrn',
  learnerreferencenumber: 'lrn',
  region: 'region',
  division: 'division',
  district: 'district',
  school: 'school',
  schoolname: 'school',
  schoolid: 'school_id',
  schoolyear: 'school_year',
  age: 'age',
  sex: 'sex',
  gender: 'sex',
  birthdate: 'birth_date',
  grade: 'grade',
  gradelevel: 'grade',
  section: 'section',
  classname: 'section',
  adviser: 'adviser',
  teacher: 'teacher',
  principal: 'principal',
  principalname: 'principal',
}

/** One that is not known is left as it is; without a value it goes, with the comma before it. */
function placeholderWrites({ paragraphs }: WordText, facts: Facts): WordWrite[] {
  return paragraphs.flatMap((text, paragraph) =>
    [...text.matchAll(/(,\s*)?\{\s*(\w+)\s*(\}|$)/g)].flatMap(
      ({ 0: whole, 1: comma = '', 2: name = '', 3: end, index }) => {
        const field = placeholders[name.toLowerCase()]
        if (!field) return []
        const value = facts[field] ?? ''
        const from = index + (value ? comma.length : 0)
        const write = { paragraph, from, to: index + whole.length, text: value }
        // Its bracket was moved into the next line.
        const isCut = end === '' && paragraphs[paragraph + 1]?.trim() === '}'
        return isCut
          ? [
              write,
              { paragraph: paragraph + 1, from: 0, to: paragraphs[paragraph + 1]?.length ?? 0, text: '' },
            ]
          : [write]
      },
    ),
  )
}

/** "Name:" with a blank cell beside it, or lines to write on behind it. */
function labelWrites(word: WordText, facts: Facts): WordWrite[] {
  const beside = word.tables.flat().flatMap((row) =>
    row.flatMap(({ text, column, span }): WordWrite[] => {
      const field = text.endsWith(':') ? fieldIn(text) : undefined
      const value = field && facts[field]
      const next = row.find((cell) => cell.column === column + span)
      const [paragraph] = next?.paragraphs ?? []
      return value && next?.text === '' && paragraph !== undefined
        ? [{ paragraph, from: 0, to: 0, text: value }]
        : []
    }),
  )
  const lines = word.paragraphs.flatMap((text, paragraph): WordWrite[] => {
    const written = withBlanksFilled(text, facts)
    return written === text ? [] : [{ paragraph, from: 0, to: text.length, text: written }]
  })
  // A certificate of transfer asks for the same again and is filled by hand.
  const transfer = word.paragraphs.findIndex((text) => /certificate of transfer/i.test(text))
  return [...beside, ...lines].filter(({ paragraph }) => transfer < 0 || paragraph < transfer)
}

function tableWrites(
  { rows, periods, final, remarks }: WordTable,
  card: ReportCard,
  unplaced: Set<ReportCard['areas'][number]>,
): WordWrite[] {
  const writes: WordWrite[] = []
  const put = (row: readonly Cell[], column: number | null, value: string | number | null) => {
    const cell = row.find((each) => each.column === column)
    const [paragraph] = cell?.paragraphs ?? []
    if (value !== null && cell?.text === '' && paragraph !== undefined)
      writes.push({ paragraph, from: 0, to: 0, text: String(value) })
  }
  for (const [index, row] of rows.entries()) {
    const average = row.find(({ text }) => isGeneralAverage(text))
    if (average) {
      put(row, row.find(({ column }) => column > average.column)?.column ?? null, card.general_average)
      break
    }
    if (goesOn(row, periods)) continue
    const area = areaNamed(card.areas, labelOf(rows, index, periods))
    if (!area) continue
    unplaced.delete(area)
    for (const [place, column] of periods.entries()) put(row, column, area.periods[place] ?? null)
    put(row, final, area.final)
    put(row, remarks, area.remarks)
  }
  return writes
}

const goesOn = (row: readonly Cell[], periods: readonly number[]): boolean =>
  row.find(({ column }) => column === periods[0])?.goesOn ?? false

/** A long name stands in several rows, beside grades that are merged over them. */
function labelOf(rows: readonly Cell[][], index: number, periods: readonly number[]): string {
  const texts = [rows[index]?.[0]?.text ?? '']
  for (let at = index + 1; goesOn(rows[at] ?? [], periods); at += 1) texts.push(rows[at]?.[0]?.text ?? '')
  return texts.join(' ')
}
