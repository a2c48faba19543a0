import { componentNames } from '@klasrum/grading/components'
import type { CellView } from '../model/cells.ts'
import type { Column } from '../model/columns.ts'
import type { RowGrade } from '../model/grades.ts'
import type { Value } from '../model/values.ts'

const kindNames = {
  item: '',
  total: 'total',
  ps: 'percent score',
  ws: 'weighted score',
  initial: 'Initial Grade',
  quarterly: 'Quarterly Grade',
}

export const columnName = ({ item, component, kind }: Column): string =>
  item ? item.title : component ? `${componentNames[component]} ${kindNames[kind]}` : kindNames[kind]

export const valueWords = (value: Value, max: number): string =>
  value === null ? 'no score' : value === 'excused' ? 'excused' : `${value} out of ${max}`

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
    stateWords(view),
  ])

export const learnerWords = ({ name, dropped }: { name: string; dropped: boolean }): string =>
  dropped ? `${name}, dropped` : name

export const figureWords = (learner: string, column: Column, text: string): string =>
  join([learner, columnName(column), text || 'none yet'])

export const gradeWords = (learner: string, column: Column, text: string, grade: RowGrade): string =>
  join([
    figureWords(learner, column, text),
    grade.failing ? 'below 75' : '',
    grade.provisional ? `provisional, ${grade.missing} missing` : '',
  ])
