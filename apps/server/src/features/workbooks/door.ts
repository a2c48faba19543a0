/** Where the cells of a class record are. */
export { gridOf, type WorkbookGrid } from './record-grid.ts'
export { isLrn, isNameLabel, isOfTerms, isWeighted, words } from './record-labels.ts'
export { findRecordSheet, type RecordSheet } from './record-sheet.ts'
export { forgetWorkbookPreviews } from './workbook-imports.store.ts'
