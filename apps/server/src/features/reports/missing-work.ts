import type { BookLearner, BookPeriod } from '../gradebook/door.ts'

type Items = BookPeriod['items']
export type MissingWork = { learner: BookLearner; items: Items }

const isScore = (cell: number | null | undefined): boolean => cell !== null && cell !== undefined && cell >= 0

/** What somebody has a score in: an item that nobody has taken yet is not missing from anybody. Nothing is, once closed. */
export const givenItems = ({ items, closed_at }: BookPeriod, learners: readonly BookLearner[]): Items =>
  closed_at === null ? items.filter(({ id }) => learners.some(({ cells }) => isScore(cells[id]))) : []

/** Of each learner who has a blank where others have a score. */
export const missingWork = (given: Items, learners: readonly BookLearner[]): MissingWork[] =>
  learners
    .map((learner) => ({ learner, items: given.filter(({ id }) => (learner.cells[id] ?? null) === null) }))
    .filter(({ items }) => items.length > 0)
