import type { RosterPreview } from '@klasrum/contract/rosters'
import type { Line } from '@klasrum/documents/sheet'
import { type ColumnField, isRosterLabel } from './roster-columns.ts'
import { withoutNumber } from './roster-content.ts'
import type { Columns } from './roster-header.ts'
import { distinctCells, isFooter, isTotals, type Sex, sexHeadingOf, sexOfTotals } from './roster-marks.ts'

export type RosterValues = RosterPreview['rows'][number]['values']
export type RosterField = keyof RosterValues
export type RosterProblem = RosterPreview['rows'][number]['problems'][number] & { field: RosterField | null }

/** A learner as the register has them. */
export type RosterRow = {
  line: number
  values: RosterValues
  /** What was wrong with the cells themselves. Gone once the row is mended. */
  flaws: RosterProblem[]
  left_out: boolean
}

export const mostRosterRows = 1_000

export const fieldNames: Record<RosterField, string> = {
  fullname: 'Name',
  external_student_id: 'LRN',
  gender: 'Sex',
  grade_level: 'Grade',
  birth_date: 'Birth date',
  address: 'Address',
  phone: 'Phone',
  parent_name: 'Parent or guardian',
  parent_phone: 'Parent’s phone',
}
const longest: Record<RosterField, number> = {
  fullname: 170,
  external_student_id: 32,
  gender: 20,
  grade_level: 20,
  birth_date: 40,
  address: 300,
  phone: 60,
  parent_name: 170,
  parent_phone: 60,
}
const sources: Record<RosterField, readonly ColumnField[]> = {
  fullname: ['fullname', 'last_name', 'first_name', 'middle_name', 'name_suffix'],
  external_student_id: ['lrn', 'student_no'],
  gender: ['gender'],
  grade_level: ['grade_level'],
  birth_date: ['birth_date'],
  address: ['address', 'street', 'barangay', 'town', 'province'],
  phone: ['phone'],
  parent_name: ['parent_name', 'guardian', 'father', 'mother'],
  parent_phone: ['parent_phone'],
}
const fields = Object.keys(fieldNames) as RosterField[]

/** The learners among the lines: headings, totals, blank lines, repeated labels and what stands below are left out. */
export function rosterRowsOf(lines: readonly Line[], columns: Columns): RosterRow[] {
  const rows: RosterRow[] = []
  let sex: Sex | undefined
  let summed = 0
  for (const line of lines) {
    const { cells } = line
    if (rows.length > 0 && isFooter(cells)) break
    if (isTotals(cells)) {
      sex = undefined
      // A School Form 2 says whose total it is below them, and has no column for it.
      const above = sexOfTotals(cells)
      for (const { values } of rows.slice(summed)) if (above) values.gender ??= above
      summed = rows.length
      continue
    }
    const heading = sexHeadingOf(cells)
    if (heading) {
      sex = heading
      continue
    }
    if (distinctCells(cells).filter(isRosterLabel).length > 1) continue
    const row = rowOf(line, columns, sex)
    if (row) rows.push(row)
    if (rows.length > mostRosterRows) break
  }
  return rows
}

function rowOf(
  { number, cells, broken }: Line,
  columns: Columns,
  sex: Sex | undefined,
): RosterRow | undefined {
  const all = (field: ColumnField) =>
    distinctCells((columns.get(field) ?? []).map((column) => cells[column] ?? ''))
  const one = (field: ColumnField): string => all(field)[0] ?? ''
  const typed: Record<RosterField, string> = {
    fullname: nameOf(all, one),
    external_student_id: (one('lrn') || one('student_no')).replace(/^'/, ''),
    gender: one('gender'),
    grade_level: one('grade_level'),
    birth_date: one('birth_date'),
    address:
      one('address') ||
      joined(
        ', ',
        ['street', 'barangay', 'town', 'province'].map((part) => one(part as ColumnField)),
      ),
    phone: one('phone'),
    parent_name: parentOf(one),
    parent_phone: one('parent_phone'),
  }
  const flaws: RosterProblem[] = [
    ...fields
      .filter((field) =>
        sources[field].some((each) => columns.get(each)?.some((column) => broken.includes(column))),
      )
      .map((field) => ({ field, message: `${fieldNames[field]} holds an error in the file.` })),
    ...fields
      .filter((field) => typed[field].length > longest[field])
      .map((field) => ({
        field,
        message: `${fieldNames[field]} is longer than ${longest[field]} characters.`,
      })),
  ]
  const known = fields.filter((field) => typed[field])
  const somebody = typed.fullname || typed.external_student_id || known.length > 1 || flaws.length > 0
  if (!somebody || isRosterLabel(typed.fullname)) return undefined
  typed.gender ||= sex ?? ''
  const values = Object.fromEntries(
    fields.map((field) => [field, typed[field].slice(0, longest[field]).trim() || null]),
  ) as RosterValues
  return { line: number, values, flaws, left_out: false }
}

const joined = (between: string, parts: readonly string[]): string => parts.filter(Boolean).join(between)

/** "CRUZ,ANA,-" is how a register writes a learner without a middle name. */
const tidyName = (name: string): string =>
  name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .reduce((text, part, index) => (index === 0 ? part : `${text}${index === 1 ? ', ' : ' '}${part}`), '')

function nameOf(all: (field: ColumnField) => string[], one: (field: ColumnField) => string): string {
  const [whole = '', ...others] = all('fullname')
  if (whole)
    return tidyName(withoutNumber(whole.includes(',') ? whole : joined(', ', [whole, joined(' ', others)])))
  const given = joined(' ', [one('first_name'), one('middle_name'), one('name_suffix')])
  return tidyName(joined(', ', [withoutNumber(one('last_name')), given]))
}

/** The one named as guardian is whom the school calls. */
function parentOf(one: (field: ColumnField) => string): string {
  const [father, mother] = [tidyName(one('father')), tidyName(one('mother'))]
  const both = joined(' / ', [father, mother])
  return (
    one('parent_name') ||
    tidyName(one('guardian')) ||
    (both.length > longest.parent_name ? father || mother : both)
  )
}
