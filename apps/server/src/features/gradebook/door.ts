/** Several classes over all their periods, for whoever may open them. */
export {
  type BookLearner,
  type BookPeriod,
  type ClassBook,
  readClassBooks,
  subjectGrades,
} from './class-books.ts'
/** The quarters or terms of a class with their scores and grades, for whoever may open it. */
export { type ClassPeriod, readPeriods } from './class-periods.ts'
export { readHighestScores } from './grade-items.store.ts'
/** For work that writes what a file holds into the sheets of a class, and for taking it back. */
export { inOpenQuarter } from './in-open-quarter.ts'
export { mostItems, refuseBeyond } from './item-rules.ts'
export { undoSheetImport } from './undo-import.ts'
export { lockSheets, type SheetImport, writeImport } from './write-import.ts'
