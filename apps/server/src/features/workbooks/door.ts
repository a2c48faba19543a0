/** Where the cells of a class record are. */
export { type Grid, gridOf } from './record-grid.ts'
export { isLrn, isName, isOfTerms, isWeighted, words } from './record-labels.ts'
export { findRecord, type RecordSheet } from './record-sheet.ts'
export { forgetWorkbookPreviews } from './workbook-imports.store.ts'
