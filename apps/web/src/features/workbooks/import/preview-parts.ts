import type { WorkbookPreview } from '@klasrum/contract/workbooks'

export type Name = WorkbookPreview['names'][number]
export type PreviewColumn = WorkbookPreview['columns'][number]
export type PreviewCell = WorkbookPreview['cells'][number]
export type Grade = WorkbookPreview['grades'][number]
export type PreviewQuarter = WorkbookPreview['quarters'][number]
export type PreviewCounts = WorkbookPreview['counts']
export type PreviewCellState = PreviewCell['state']

/** What the teacher said of names and columns, by their places in the preview; null leaves one out. */
export type Choices = {
  names: Readonly<Record<number, number | null>>
  columns: Readonly<Record<number, number | null>>
}

export const noChoices: Choices = { names: {}, columns: {} }

export const bothChoices = (before: Choices, more: Partial<Choices>): Choices => ({
  names: { ...before.names, ...more.names },
  columns: { ...before.columns, ...more.columns },
})

const without = (all: Choices['names'], gone: Choices['names']): Choices['names'] =>
  Object.fromEntries(Object.entries(all).filter(([place]) => !(place in gone)))

export const withoutChoices = (all: Choices, gone: Choices): Choices => ({
  names: without(all.names, gone.names),
  columns: without(all.columns, gone.columns),
})

/** As they are sent. */
export const choicesBody = ({ names, columns }: Choices) => ({
  names: Object.entries(names).map(([name, student_id]) => ({ name: Number(name), student_id })),
  columns: Object.entries(columns).map(([column, item_id]) => ({ column: Number(column), item_id })),
})

/** Names of which exactly one learner may be meant, who is meant by no other name. */
export function likelyNames(names: readonly Name[]): Choices['names'] {
  const likely = names.flatMap(({ state, suggestions }, place) => {
    const [only, second] = suggestions
    return state === 'to_confirm' && only && !second ? [{ place, student: only.student_id }] : []
  })
  const isAlone = (student: number) => likely.filter((each) => each.student === student).length === 1
  return Object.fromEntries(
    likely.filter(({ student }) => isAlone(student)).map(({ place, student }) => [place, student]),
  )
}
