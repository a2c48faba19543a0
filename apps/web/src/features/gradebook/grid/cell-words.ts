import { componentNameUnder, type Policy, periodGradeName } from '@klasrum/grading/policies'
import type { CellView } from '../model/cells.ts'
import type { GridColumn } from '../model/columns.ts'
import type { RowGrade } from '../model/grades.ts'
import type { Slip, Value } from '../model/values.ts'

const kindNames = {
  item: '',
  total: 'total',
  ps: 'percent score',
  ws: 'weighted score',
  initial: 'Initial Grade',
}

type PolicyId = Policy['id']

export function columnName({ item, component, kind }: GridColumn, policy: PolicyId): string {
  if (item) return item.title
  if (kind === 'quarterly') return periodGradeName(policy)
  return component ? `${componentNameUnder(policy, component)} ${kindNames[kind]}` : kindNames[kind]
}

export const valueWords = (value: Value, max: number): string =>
  value === null ? 'no score' : value === 'excused' ? 'excused' : `${value} out of ${max}`

/** "set to 0, 99 was typed" */
export const slipWords = ({ typed }: Slip): string => `set to 0, ${typed} was typed`

function stateWords({ value, state, problem, theirs }: CellView): string {
  switch (state) {
    case 'saved':
    case 'just saved':
      return value === null ? '' : 'saved'
    case 'saving':
      return 'saving'
    case 'waiting':
      return 'waiting to be saved'
    case 'refused':
      return problem ? `refused: ${problem}` : 'refused'
    case 'conflict':
      return `changed elsewhere${theirs?.by ? ` by ${theirs.by}` : ''}`
  }
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join(', ')

/** What a screen reader says of a cell: learner, column, value, state. */
export const scoreWords = (
  learner: string,
  { title, max_score }: { title: string; max_score: number },
  view: CellView,
): string =>
  join([
    learner,
    title,
    view.typed === null ? valueWords(view.value, max_score) : `“${view.typed}” was not taken`,
    view.slip ? slipWords(view.slip) : '',
    stateWords(view),
  ])

export const learnerWords = ({ name, dropped }: { name: string; dropped: boolean }): string =>
  dropped ? `${name}, dropped` : name

export const figureWords = (learner: string, column: GridColumn, policy: PolicyId, text: string): string =>
  join([learner, columnName(column, policy), text || 'none yet'])

/** "3 missing", "2 planned", "3 missing, 2 planned" */
const blankWords = ({ missing, planned }: RowGrade): string =>
  join([missing > 0 ? `${missing} missing` : '', planned > 0 ? `${planned} planned` : ''])

export const gradeWords = (
  learner: string,
  column: GridColumn,
  policy: PolicyId,
  text: string,
  grade: RowGrade,
): string =>
  join([
    figureWords(learner, column, policy, text),
    grade.failing ? 'below 75' : '',
    grade.provisional ? `provisional, ${blankWords(grade)}` : '',
  ])
