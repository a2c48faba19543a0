import type { CellWrite } from '@klasrum/documents/fill-workbook'
import { words } from '../workbooks/door.ts'
import type { FormContent, FormLearner } from './form-content.ts'
import { columnAfter, columnsOf, type FormSheet, isFirstOfMerge, putInCell, rowsFrom } from './form-sheet.ts'

/** What the heading of a form asks for. */
export type Facts = Partial<Record<keyof typeof labels, string | null>>

const labels = {
  region: /^region$/,
  division: /^(schools )?division( office)?$/,
  district: /^district( municipality)?$/,
  school: /^(school name|name of school|school)$/,
  school_id: /^school id( no)?$/,
  school_year: /^(school year|sy)$/,
  grade_and_section: /^(grade( level)?( and)? section)$/,
  grade: /^(grade|classified as grade)$/,
  grade_level: /^grade level$/,
  section: /^(name of )?section$/,
  teacher: /^teacher$/,
  adviser: /^((name of )?(class )?adviser|name of adviser teacher)$/,
  subject: /^(subject|learning area)$/,
  principal: /^(school head( principal)?|principal|name of principal school head)$/,
  name: /^(name|learner s name|name of learner)$/,
  last_name: /^last ?name$/,
  first_name: /^first ?name$/,
  middle_name: /^middle ?name$/,
  lrn: /^(lrn|(learner s?|learners|learning) ?reference number( lrn)?)$/,
  sex: /^(sex|gender)$/,
  age: /^age$/,
  birth_date: /^(birth ?date|date of birth)( mm dd yyyy)?$/,
} as const

const fields = Object.keys(labels) as (keyof typeof labels)[]

export const fieldIn = (label: string): keyof typeof labels | undefined => {
  const text = words(label)
  return fields.find((field) => labels[field].test(text))
}

const gradeWords = (grade: string): string => (grade === 'K' ? 'Kindergarten' : `Grade ${grade}`)

export const factsOfClass = ({ klass, head, adviser }: FormContent): Facts => ({
  region: head.region,
  division: head.division,
  district: head.district,
  school: head.school,
  school_id: head.school_code,
  school_year: klass.school_year,
  grade_and_section: `${gradeWords(klass.grade_level)} – ${klass.section}`,
  grade: klass.grade_level === 'K' ? gradeWords('K') : klass.grade_level,
  grade_level: gradeWords(klass.grade_level),
  section: klass.section,
  adviser,
  principal: head.principal,
})

export const factsOfLearner = (learner: FormLearner, today: string): Facts => {
  const { last, given } = learnerNamePartsOf(learner.listed_name)
  return {
    name: learner.listed_name,
    last_name: last,
    first_name: given,
    lrn: learner.lrn,
    sex: learner.gender === 'male' ? 'Male' : 'Female',
    age: learner.birth_date ? String(ageOn(learner.birth_date, today)) : null,
    birth_date: learner.birth_date ? monthFirst(learner.birth_date) : null,
  }
}

/** "Cruz, Ana Reyes" has its given names together: which of them is the middle name is not on record. */
export function learnerNamePartsOf(listed: string): { last: string; given: string } {
  const [last = '', ...given] = listed.split(',')
  return { last: last.trim(), given: given.join(',').trim() }
}

/** 03/09/2014, as the forms have it. */
export const monthFirst = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')

export const ageOn = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)

/** Beside its label, or behind it in the same cell where the next cell is a label again; nothing that stands there is replaced. */
export function factWrites(form: FormSheet, rows: readonly number[], facts: Facts): CellWrite[] {
  const { grid } = form
  return rows.flatMap((row) =>
    columnsOf(grid).flatMap((column): CellWrite[] => {
      const text = grid.at(row, column)
      if (!text || !isFirstOfMerge(grid, row, column)) return []
      const inText = withBlanksFilled(text, facts)
      if (inText !== text) return [putInCell(form, row, column, inText)]
      const field = fieldIn(text)
      const value = field && facts[field]
      if (!value) return []
      const beside = columnAfter(grid, row, column)
      const reckoned = formulaBeside(form, row, beside)
      if (reckoned !== undefined || grid.at(row, beside) === '')
        return [{ ...putInCell(form, row, reckoned ?? blankBeside(form, row, beside), value), ifBlank: true }]
      return text.trimEnd().endsWith(':') && isLabel(grid.at(row, beside))
        ? [putInCell(form, row, column, `${text.trimEnd()} ${value}`)]
        : []
    }),
  )
}

const nearby = 8

/** The next cell; or, a little further on, one that is merged for the answer. */
function blankBeside({ grid }: FormSheet, row: number, beside: number): number {
  const columns = rowsFrom(beside, beside + 3)
  const end = columns.findIndex((column) => grid.at(row, column) !== '')
  const merged = columns.slice(0, end < 0 ? columns.length : end).find((column) => {
    const merge = grid.mergeAt(row, column)
    return merge !== undefined && merge.left === column && merge.right > column
  })
  return merged ?? beside
}

/** A form that asks for it on another sheet repeats it here. */
const formulaBeside = (form: FormSheet, row: number, beside: number): number | undefined => {
  const columns = rowsFrom(beside, beside + nearby)
  const end = columns.findIndex((column) => isLabel(form.grid.at(row, column)))
  return columns
    .slice(0, end < 0 ? columns.length : end)
    .find((column) => form.hasFormula(row, column) && isFirstOfMerge(form.grid, row, column))
}

const isLabel = (text: string): boolean => fieldIn(text) !== undefined || text.trimEnd().endsWith(':')

/** "School: ______ School ID: ____" with what goes onto the lines. */
export const withBlanksFilled = (text: string, facts: Facts): string =>
  text.replace(/([\p{L}][\p{L} .()/'’&-]*?)(\s*:\s*)_{2,}/gu, (whole, label: string, colon: string) => {
    const field = fieldIn(label)
    const value = field && facts[field]
    return value ? `${label}${colon}${value}` : whole
  })
