import { cellAddressOf } from '@klasrum/documents/address'
import type { CellWrite } from '@klasrum/documents/fill-workbook'
import { policyOf } from '@klasrum/grading/policies'
import type { ClassPeriod } from '../gradebook/door.ts'
import { isFooter, isTotals, sexHeadingOf } from '../learners/door.ts'
import { findRecordSheet, type RecordSheet, words } from '../workbooks/door.ts'
import { factsOfClass, factWrites, learnerNamePartsOf } from './facts.ts'
import type { FormContent, FormLearner } from './form-content.ts'
import { columnsOf, type FormSheet, putInCell, rowsFrom } from './form-sheet.ts'
import type { GradeCheck, Plan } from './plan.ts'
import { columnsFor, weightWrites } from './record-columns.ts'

/** A sheet of a quarter or term with the rows of its learners. */
export type RecordForm = { form: FormSheet; record: RecordSheet; quarter: number; blocks: Block[] }
type Block = { sex: 'male' | 'female' | null; rows: number[] }

/** The sheets of a class record by quarter; a sheet that says none, beside others that do, sums them up. */
export function recordForms(forms: readonly FormSheet[]): RecordForm[] {
  const found = forms.flatMap((form) => {
    const record = findRecordSheet(form.sheet)
    return record ? [{ form, record }] : []
  })
  const isTold = found.some(({ record }) => record.quarter !== null)
  const byQuarter = new Map<number, RecordForm>()
  for (const [index, { form, record }] of found.entries()) {
    const quarter = record.quarter ?? (isTold ? null : index + 1)
    if (quarter === null || quarter > 4 || byQuarter.has(quarter)) continue
    const blocks = blocksOf(form, record)
    if (blocks.some(({ rows }) => rows.length > 0)) byQuarter.set(quarter, { form, record, quarter, blocks })
  }
  return [...byQuarter.values()].sort((one, other) => one.quarter - other.quarter)
}

/** A learner's row reckons something behind the scores. */
function blocksOf(form: FormSheet, { grid, highest, columns, names, nameParts }: RecordSheet): Block[] {
  const items = new Set(columns.map(({ at }) => at))
  const first = Math.min(...items)
  const reckoned = columnsOf(grid).filter((column) => column > first && !items.has(column))
  const blocks: Block[] = [{ sex: null, rows: [] }]
  for (const row of rowsFrom(highest + 1, form.last)) {
    const texts = (nameParts ? [nameParts.last ?? 0] : names).map((column) => grid.at(row, column))
    const sex = sexHeadingOf(texts)
    if (sex) blocks.push({ sex, rows: [] })
    else if (isFooter(texts)) break
    else if (
      !form.isHidden(row) &&
      !isTotals(texts) &&
      reckoned.some((column) => form.hasFormula(row, column))
    )
      blocks.at(-1)?.rows.push(row)
  }
  return blocks.filter(({ rows }) => rows.length > 0)
}

export const roomOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { rows }) => sum + rows.length, 0)

export function planRecord(forms: readonly FormSheet[], content: FormContent): Plan {
  const plan: Plan = { writes: [], notes: [], checks: [], reasons: [] }
  const records = recordForms(forms)
  const facts = {
    ...factsOfClass(content),
    teacher: content.klass.primary_teacher_name,
    subject: content.klass.subject_name,
  }
  for (const each of records) {
    const period = content.periods.find(({ quarter }) => quarter === each.quarter)
    if (!period) continue
    plan.writes.push(...factWrites(each.form, rowsFrom(0, each.record.highest - 1), facts))
    fillQuarter(each, period, content, plan)
  }
  const { period } = policyOf(content.klass.policy)
  const missing = content.periods.filter(
    ({ quarter, items }) => items.length > 0 && !records.some((record) => record.quarter === quarter),
  )
  for (const { quarter } of missing)
    plan.notes.push(`The form has no sheet for ${period.toLowerCase()} ${quarter}.`)
  return plan
}

function fillQuarter(
  { form, record, quarter, blocks }: RecordForm,
  period: ClassPeriod,
  content: FormContent,
  plan: Plan,
): void {
  const { columns, notes } = columnsFor(record, period)
  plan.notes.push(...notes.map((note) => `On sheet “${form.name}” ${note}`))
  for (const [index, item] of columns) plan.writes.push(putInCell(form, record.highest, index, item.max))
  for (const { at } of record.columns)
    if (!columns.has(at) && form.grid.at(record.highest, at) !== '')
      plan.writes.push(putInCell(form, record.highest, at, null))
  plan.writes.push(...weightWrites(form, record, period, plan))
  let excused = 0
  const { seats, unseated } = seatsIn(blocks, content.learners)
  if (unseated.length > 0)
    plan.notes.push(
      `Sheet “${form.name}” has room for ${roomOf(blocks)} learners: ${unseated.length === 1 ? '1 learner was' : `${unseated.length} learners were`} left out, from ${unseated[0]?.listed_name ?? ''} on.`,
    )
  for (const { row, learner } of seats) {
    plan.writes.push(...nameWrites(form, record, row, learner))
    const place = learner
      ? period.learners.findIndex(({ student_id }) => student_id === learner.student_id)
      : -1
    const cells = period.learners[place]?.cells ?? []
    for (const { at } of record.columns) {
      const item = columns.get(at)
      const cell = item ? (cells[item.place] ?? null) : null
      if (cell === -1) excused += 1
      const value = cell === -1 ? null : cell
      if (value !== null || form.grid.at(row, at) !== '') plan.writes.push(putInCell(form, row, at, value))
    }
    if (learner)
      plan.checks.push(...checkOf(form, record, { row, quarter, learner, grade: period.grades[place] }))
  }
  if (excused > 0)
    plan.notes.push(
      `On sheet “${form.name}” ${excused === 1 ? '1 excused score is' : `${excused} excused scores are`} blank: the form knows no excused scores and counts them as zero.`,
    )
}

type Checked = {
  row: number
  quarter: number
  learner: FormLearner
  grade: ClassPeriod['grades'][number] | undefined
}

function checkOf(
  form: FormSheet,
  { grade, initial }: RecordSheet,
  { row, quarter, learner, grade: own }: Checked,
): GradeCheck[] {
  const column = grade ?? initial
  if (column === null || !form.hasFormula(row, column)) return []
  const { student_id, listed_name } = learner
  const written = (at: number | null) => {
    const formula = at === null ? undefined : form.formulaAt(row, at)
    return formula === undefined || at === null ? null : `${cellAddressOf(row + 1, at + 1)}: =${formula}`
  }
  return [
    {
      sheet: form.name,
      row,
      column,
      student_id,
      listed_name,
      quarter,
      ours: (grade === null ? own?.initial_grade : own?.quarterly_grade) ?? null,
      initial:
        grade === null || initial === null ? null : { column: initial, ours: own?.initial_grade ?? null },
      formulas: { initial: written(initial), grade: written(grade) },
    },
  ]
}

/** Boys and girls in their blocks; where the form has one list, the boys first. */
function seatsIn(blocks: readonly Block[], learners: readonly FormLearner[]) {
  const seats: { row: number; learner: FormLearner | null }[] = []
  const unseated: FormLearner[] = []
  const isDivided = blocks.some(({ sex }) => sex !== null)
  const used = isDivided ? blocks.filter(({ sex }) => sex !== null) : blocks
  const rest = {
    male: learners.filter(({ gender }) => gender === 'male'),
    female: learners.filter(({ gender }) => gender === 'female'),
  }
  const all = [...learners]
  for (const { sex, rows } of used)
    for (const row of rows) seats.push({ row, learner: (sex ? rest[sex].shift() : all.shift()) ?? null })
  unseated.push(...(isDivided ? [...rest.male, ...rest.female] : all))
  return { seats, unseated }
}

function nameWrites(
  form: FormSheet,
  record: RecordSheet,
  row: number,
  learner: FormLearner | null,
): CellWrite[] {
  const put = (column: number | null | undefined, value: string | null): CellWrite[] =>
    column === null || column === undefined || (value === null && form.grid.at(row, column) === '')
      ? []
      : [putInCell(form, row, column, value)]
  const { last, given } = learnerNamePartsOf(learner?.listed_name ?? '')
  const [, first = given, middle = null] = /^(.+) (\p{L}\.?)$/u.exec(given) ?? []
  const parts = record.nameParts
  const names = parts
    ? [
        ...put(parts.last, learner ? last : null),
        ...put(parts.first, learner ? (parts.middle === null ? given : first) : null),
        ...put(parts.middle, learner && parts.middle !== null ? middle : null),
      ]
    : put(nameColumn(form, record, row), learner?.listed_name ?? null)
  return [
    ...names,
    ...put(record.lrn, learner?.lrn ?? null),
    ...put(sexColumn(record), learner ? (learner.gender === 'male' ? 'M' : 'F') : null),
  ]
}

/** Behind the numbers of the rows, where the label stands over both. */
const nameColumn = ({ grid }: FormSheet, { names, lrn }: RecordSheet, row: number): number | undefined =>
  names.find(
    (column) =>
      column !== lrn &&
      !/^\d+\.?$/.test(grid.at(row, column)) &&
      (grid.mergeAt(row, column)?.left ?? column) === column,
  )

const headRows = 4
const sexColumn = ({ grid, highest, columns }: RecordSheet): number | undefined => {
  const first = Math.min(...columns.map(({ at }) => at))
  return columnsOf(grid).find(
    (column) =>
      column < first &&
      rowsFrom(Math.max(0, highest - headRows), highest).some((row) =>
        /^(sex|gender)$/.test(words(grid.at(row, column))),
      ),
  )
}
