import { gradeLevels } from '@klasrum/contract/learners'
import { tidyCell } from '@klasrum/documents/sheet'
import { listedName } from './listed-name.ts'
import { rosterDateOf } from './roster-dates.ts'
import { type Sex, sexOf } from './roster-marks.ts'
import {
  fieldNames,
  type RosterField,
  type RosterProblem,
  type RosterRow,
  type RosterValues,
} from './roster-rows.ts'

/** What a row says, understood as far as it can be. */
export type RosterReading = {
  /** As the record would have it; what was not understood stays as it was typed. */
  values: RosterValues
  listed_name: string
  gender: Sex | null
  problems: RosterProblem[]
}

type Frame = { grade_level: string; today: string }

export function readValues(
  { values: typed, flaws }: Pick<RosterRow, 'values' | 'flaws'>,
  frame: Frame,
): RosterReading {
  const problems = [...flaws]
  const flawed = new Set(flaws.map(({ field }) => field))
  /** What `understand` makes of it, or the sentence about it. */
  const taken = <Value>(
    field: RosterField,
    understand: (text: string) => Value | undefined,
    sentence: string,
  ) => {
    const text = tidyCell(typed[field] ?? '')
    if (!text) return undefined
    const value = understand(text)
    if (value === undefined && !flawed.has(field)) problems.push({ field, message: sentence })
    return value
  }
  const fullname = taken(
    'fullname',
    (text) => (/\p{L}/u.test(text) ? text : undefined),
    'Name has no letters.',
  )
  if (!tidyCell(typed.fullname ?? '') && !flawed.has('fullname'))
    problems.push({ field: 'fullname', message: `${fieldNames.fullname} is missing.` })
  const gender = taken('gender', sexOf, 'Sex must be M or F.') ?? null
  const grade = taken('grade_level', gradeOf, 'Grade must be K or 1 to 12.')
  const birthDate = taken(
    'birth_date',
    (text) => pastDateOf(text, frame.today),
    'Birth date is not a date that has been. Write it as MM/DD/YYYY.',
  )
  const number = tidyCell(typed.external_student_id ?? '') || null
  const flaw = number && !flawed.has('external_student_id') ? flawOfNumber(number) : undefined
  if (flaw) problems.push({ field: 'external_student_id', message: flaw })
  const kept = (field: RosterField) => tidyCell(typed[field] ?? '') || null
  return {
    values: {
      fullname: fullname ?? kept('fullname'),
      external_student_id: number,
      gender: gender ?? kept('gender'),
      grade_level: grade ?? kept('grade_level') ?? frame.grade_level,
      birth_date: birthDate ?? kept('birth_date'),
      address: kept('address'),
      phone: kept('phone'),
      parent_name: kept('parent_name'),
      parent_phone: kept('parent_phone'),
    },
    listed_name: fullname ? listedName(fullname).slice(0, 200) : '',
    gender,
    problems,
  }
}

const kindergarten = /^(k|kinder|kindergarten)$/i
const gradeOf = (text: string): string | undefined => {
  const bare = text.replace(/^(grade|gr|g)[.\s-]*/i, '').trim()
  if (kindergarten.test(bare)) return 'K'
  return gradeLevels.find((level) => level === bare)
}

const pastDateOf = (text: string, today: string): string | undefined => {
  const date = rosterDateOf(text)
  return date && date <= today ? date : undefined
}

/** A spreadsheet shortens a long number to powers of ten, and the digits are gone. */
const shortened = /^\d+([.,]\d+)?E\+?\d+$/i

function flawOfNumber(number: string): string | undefined {
  if (shortened.test(number))
    return `The spreadsheet shortened this LRN to ${number}. Make the column text and type the LRN again.`
  return /\s/.test(number) ? 'Remove the spaces in the LRN.' : undefined
}

/** Digits alone are meant as an LRN. */
export const flawOfLrn = (number: string): string | undefined =>
  /^\d+$/.test(number) && number.length !== 12
    ? `An LRN has 12 digits; this one has ${number.length}.`
    : undefined
