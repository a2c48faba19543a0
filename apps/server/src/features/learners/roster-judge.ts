import type { RosterPreview } from '@klasrum/contract/rosters'
import { foldedName } from './roster-fold.ts'
import { createLearnerMatcher, type Match } from './roster-match.ts'
import type { KnownLearner } from './roster-records.store.ts'
import type { RosterProblem, RosterRow } from './roster-rows.ts'
import { type RosterReading, readValues } from './roster-values.ts'

export type RosterFrame = { school_id: number; grade_level: string; today: string }
type Shown = RosterPreview['rows'][number]
export type JudgedRosterRow = Shown & {
  /** The learner on record, and their row on the roster when there is one. */
  student_id: number | null
  enrollment_id: number | null
}

/** What each row would do to the records as they stand. The same rows and records always give the same answer. */
export function judgeRoster(
  rows: readonly RosterRow[],
  known: readonly KnownLearner[],
  frame: RosterFrame,
): JudgedRosterRow[] {
  const read = rows.map((row) => ({ row, reading: readValues(row, frame) }))
  const matches = createLearnerMatcher(known, frame.school_id)
  const judged = read.map(({ row, reading }) => judgeRow(row, reading, matches))
  const standing = judged.filter(({ state }) => state !== 'left_out')
  for (const group of sameNumber(standing)) spoil(group, group, numbered)
  for (const group of sameName(standing)) spoil(group, group.filter(isUnnumbered), named)
  for (const group of sameLearner(standing)) spoil(group, group, one)
  return judged
}

function judgeRow(
  { line, left_out }: RosterRow,
  reading: RosterReading,
  matches: (reading: RosterReading) => Match,
): JudgedRosterRow {
  const { values, listed_name } = reading
  const row = {
    line,
    values,
    listed_name,
    by_name: false,
    elsewhere: false,
    student_id: null,
    enrollment_id: null,
  }
  if (left_out) return { ...row, state: 'left_out', problems: [] }
  const match = matches(reading)
  const problems = [...reading.problems, ...match.problems]
  const isOpen = !match.learner && match.problems.length === 0
  if (isOpen && !values.gender && !problems.some(({ field }) => field === 'gender'))
    problems.push({ field: 'gender', message: 'Sex is missing.' })
  if (problems.length > 0) return { ...row, state: 'wrong', elsewhere: match.elsewhere, problems }
  if (!match.learner) return { ...row, state: 'new', problems }
  const { id, enrollment_id, dropped, listed_name: recorded } = match.learner
  return {
    ...row,
    state: enrollment_id === null ? 'on_record' : dropped ? 'returning' : 'enrolled',
    by_name: match.by_name,
    student_id: id,
    enrollment_id,
    problems:
      foldedName(recorded) === foldedName(listed_name)
        ? []
        : [{ field: 'fullname', message: `On record as “${recorded}”.` }],
  }
}

function spoil(
  group: readonly JudgedRosterRow[],
  wrong: readonly JudgedRosterRow[],
  message: (lines: string) => RosterProblem,
): void {
  for (const row of wrong) {
    if (row.state !== 'wrong') row.problems = []
    const others = group.filter((each) => each !== row).map(({ line }) => line)
    row.problems.push(message(listOf(others)))
    Object.assign(row, { state: 'wrong', by_name: false, student_id: null, enrollment_id: null })
  }
}

const listOf = (lines: readonly number[]): string =>
  lines.length > 5
    ? `${lines.slice(0, 5).join(', ')} and ${lines.length - 5} more`
    : lines.join(', ').replace(/, (\d+)$/, ' and $1')

const numbered = (lines: string): RosterProblem => ({
  field: 'external_student_id',
  message: `The same LRN stands in line ${lines}.`,
})
const named = (lines: string): RosterProblem => ({
  field: 'external_student_id',
  message: `The same name stands in line ${lines}. Give the LRN, or skip one of them.`,
})
const one = (lines: string): RosterProblem => ({
  field: null,
  message: `Line ${lines} is the same learner on record.`,
})

const isUnnumbered = ({ values }: JudgedRosterRow): boolean => !values.external_student_id

const sameNumber = (rows: readonly JudgedRosterRow[]): JudgedRosterRow[][] =>
  repeated(rows, ({ values }) => values.external_student_id?.toLowerCase() ?? null)

/** Two who share a name are told apart by their numbers; a row without one may be either. */
const sameName = (rows: readonly JudgedRosterRow[]): JudgedRosterRow[][] =>
  repeated(
    rows,
    ({ listed_name, values }) => listed_name && `${foldedName(listed_name)} ${values.gender ?? ''}`,
  ).filter((group) => group.some(isUnnumbered))

const sameLearner = (rows: readonly JudgedRosterRow[]): JudgedRosterRow[][] =>
  repeated(rows, ({ student_id }) => student_id)

function repeated<Key>(
  rows: readonly JudgedRosterRow[],
  keyOf: (row: JudgedRosterRow) => Key | null,
): JudgedRosterRow[][] {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups].flatMap(([key, group]) => (key && group.length > 1 ? [group] : []))
}
