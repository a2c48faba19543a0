import type { FormKind } from '@klasrum/contract/school-forms'
import type { CellWrite } from '@klasrum/documents/fill-workbook'
import { passing } from '@klasrum/grading/quarter-grade'
import { isFooter } from '../learners/door.ts'
import { isLrn, isNameLabel, words } from '../workbooks/door.ts'
import { ageOn, factsOfClass, factWrites, monthFirst } from './facts.ts'
import type { FormContent, FormLearner } from './form-content.ts'
import { columnsOf, type FormSheet, isFirstOfMerge, putInCell, rowsFrom } from './form-sheet.ts'
import { emptyPlan, type Plan } from './plan.ts'

type Block = { sex: 'male' | 'female' | null; rows: number[] }
type Column = { at: number; field: Field; label: string }
/** A list of learners in a sheet: the row of its labels, its columns and its rows. */
export type RosterForm = { form: FormSheet; head: number; columns: Column[]; blocks: Block[] }

const fields = {
  lrn: (text: string) => isLrn(text),
  name: (text: string) => isNameLabel(text) && !/\b(father|mother|guardian|parent|school)/.test(words(text)),
  sex: (text: string) => /^sex( m f)?$|^gender$/.test(words(text)),
  birth_date: (text: string) => /^(birth ?date|date of birth)/.test(words(text)),
  age: (text: string) => /^age\b/.test(words(text)),
  phone: (text: string) =>
    /^contact (number|no)\b.*(parent|guardian)|^contact (number|no)$/.test(words(text)),
  average: (text: string) => /^(general|final) average\b/.test(words(text)),
  action: (text: string) => /^action taken\b/.test(words(text)),
} as const
type Field = keyof typeof fields

const fieldIn = (text: string): Field | undefined =>
  text === '' ? undefined : (Object.keys(fields) as Field[]).find((field) => fields[field](text))

/** Nothing when no row of labels names both the LRN and the learner. */
export function rosterForm(form: FormSheet): RosterForm | undefined {
  const { grid } = form
  for (const head of grid.rows) {
    const columns = columnsIn(form, head)
    const has = (field: Field) => columns.some((column) => column.field === field)
    if (!has('lrn') || !has('name')) continue
    const bottom = Math.max(...columns.map(({ at }) => grid.mergeAt(head, at)?.bottom ?? head))
    const labelled = columnsOf(grid).filter((column) => grid.at(head, column) !== '')
    const right = lastBeside(labelled)
    const blocks = blocksOf(form, {
      first: bottom + 1,
      left: labelled[0] ?? 0,
      right,
      name: columns.find(({ field }) => field === 'name')?.at ?? 0,
    })
    if (blocks.length > 0) return { form, head, columns, blocks }
  }
  return undefined
}

function columnsIn({ grid }: FormSheet, head: number): Column[] {
  const columns: Column[] = []
  for (const at of columnsOf(grid)) {
    const label = grid.at(head, at)
    const field = isFirstOfMerge(grid, head, at) ? fieldIn(label) : undefined
    if (field && !columns.some((column) => column.field === field)) columns.push({ at, field, label })
  }
  return columns
}

/** A second table may stand to the right, behind a column without a label. */
const lastBeside = (labelled: readonly number[]): number =>
  labelled.find((column, index) => labelled[index + 1] !== column + 1) ?? 0

const mostRows = 200

/** Up to the first row that says anything but who the rows above or below are. */
function blocksOf(
  form: FormSheet,
  { first, left, right, name }: { first: number; left: number; right: number; name: number },
): Block[] {
  const blocks: Block[] = [{ sex: null, rows: [] }]
  for (const row of rowsFrom(first, Math.min(form.last, first + mostRows))) {
    const texts = rowsFrom(left, right)
      .map((column) => form.grid.at(row, column))
      .filter((text) => text !== '' && !/^[\d.#/ ]+$/.test(text))
    const marked = texts
      .map((text) => words(text))
      .find((text) => /\b(total|male|female|combined)\b/.test(text))
    const block = blocks.at(-1)
    if (marked && /\b(combined|grand)\b/.test(marked)) break
    if (marked) {
      const sex = /\bfemale\b/.test(marked) ? 'female' : /\bmale\b/.test(marked) ? 'male' : null
      if (/\btotal\b/.test(marked) && block) {
        block.sex ??= sex
        blocks.push({ sex: null, rows: [] })
      } else blocks.push({ sex, rows: [] })
    } else if (texts.length > 0 && (isFooter(texts) || form.grid.at(row, name) === '' || texts.length > 1))
      break
    else if (!form.isHidden(row) && isFirstOfMerge(form.grid, row, name)) block?.rows.push(row)
  }
  const found = blocks.filter(({ rows }) => rows.length > 0)
  // Rows below the last total belong to nobody.
  return found.some(({ sex }) => sex !== null) ? found.filter(({ sex }) => sex !== null) : found
}

export const roomOfRoster = ({ blocks }: RosterForm): number =>
  blocks.reduce((sum, { rows }) => sum + rows.length, 0)

export function planRoster(rosters: readonly RosterForm[], kind: FormKind, content: FormContent): Plan {
  const plan = emptyPlan()
  const waiting = new Set(content.learners)
  for (const roster of rosters) {
    plan.writes.push(...factWrites(roster.form, rowsFrom(0, roster.head - 1), factsOfClass(content)))
    for (const { sex, rows } of roster.blocks)
      for (const row of rows) {
        const next = [...waiting].find(({ gender }) => sex === null || gender === sex)
        if (next) waiting.delete(next)
        plan.writes.push(...rowWrites(roster, row, next, content))
      }
  }
  const room = rosters.reduce((sum, roster) => sum + roomOfRoster(roster), 0)
  const [first] = waiting
  if (first)
    plan.notes.push(
      `The form has rows for ${room} learners: ${waiting.size === 1 ? '1 learner was' : `${waiting.size} learners were`} left out, from ${first.listed_name} on. Please insert rows into your blank form and add it again.`,
    )
  if (kind === 'sf2') plan.notes.push('Attendance is not on record here: the days are left blank.')
  if (
    kind === 'sf5' &&
    content.learners.some(({ student_id }) => content.cardOf(student_id).general_average === null)
  )
    plan.notes.push(
      'A general average is left blank until every learning area of the learner has its final grade and you may see them all.',
    )
  return plan
}

function rowWrites(
  { form, columns }: RosterForm,
  row: number,
  learner: FormLearner | undefined,
  content: FormContent,
): CellWrite[] {
  return columns.flatMap(({ at, field, label }) => {
    const value = learner ? valueFor(field, label, learner, content) : null
    return value === null && form.grid.at(row, at) === '' ? [] : [putInCell(form, row, at, value)]
  })
}

function valueFor(
  field: Field,
  label: string,
  learner: FormLearner,
  { klass, cardOf }: FormContent,
): string | number | null {
  switch (field) {
    case 'lrn':
      return learner.lrn
    case 'name':
      return learner.listed_name
    case 'sex':
      return learner.gender === 'male' ? 'M' : 'F'
    case 'birth_date':
      return learner.birth_date && monthFirst(learner.birth_date)
    case 'age':
      return learner.birth_date ? ageIn(learner.birth_date, label, klass.school_year) : null
    case 'phone':
      return learner.parent_phone
    case 'average':
      return cardOf(learner.student_id).general_average
    case 'action':
      return actionFor(cardOf(learner.student_id), label)
  }
}

/** "AGE as of 1st Friday June": on that day of the year in which the school year begins. */
function ageIn(born: string, label: string, schoolYear: string): number | null {
  const year = /^\d{4}/.exec(schoolYear)?.[0]
  if (!year) return null
  const text = words(label)
  if (/\b(1st|first) friday( of)? june\b/.test(text)) {
    const first = new Date(`${year}-06-01T00:00:00Z`).getUTCDay()
    return ageOn(born, `${year}-06-${String(1 + ((5 - first + 7) % 7)).padStart(2, '0')}`)
  }
  return /\boctober 31\b|\b31 october\b/.test(text) ? ageOn(born, `${year}-10-31`) : null
}

const mostFailed = 2

/** Nothing until every learning area has its final grade. */
function actionFor(
  { areas, general_average }: ReturnType<FormContent['cardOf']>,
  label: string,
): string | null {
  const finals = areas.filter(({ part_of }) => part_of === null).map(({ final }) => final)
  if (general_average === null || finals.some((final) => final === null)) return null
  const failed = finals.filter((final) => final !== null && final < passing).length
  if (failed === 0) return 'PROMOTED'
  if (failed > mostFailed) return 'RETAINED'
  return /conditional/i.test(label) ? 'CONDITIONAL' : 'IRREGULAR'
}
