/** The learners of a class by name, for whoever may open it. */
export { listRoster } from './enrollments.store.ts'
/** How files name learners. */
export { listedName } from './listed-name.ts'
export { foldedName } from './roster-fold.ts'
export { findHeader } from './roster-header.ts'
export { forgetRosterPreviews } from './roster-imports.store.ts'
export { headingOf, isFooter, isTotals } from './roster-marks.ts'
