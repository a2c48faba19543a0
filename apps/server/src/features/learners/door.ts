/** The learners of a class by name, for whoever may open it. */
export { listRoster } from './enrollments.store.ts'
export { forgetViews } from './learner-views.store.ts'
/** How files name learners. */
export { listedName } from './listed-name.ts'
/** When somebody is deleted: short-lived rows that still name them go. */
export { forgetMentions } from './mentions.store.ts'
export { foldedName } from './roster-fold.ts'
export { findHeader } from './roster-header.ts'
export { forgetRosterPreviews } from './roster-imports.store.ts'
export { isFooter, isTotals, sexHeadingOf } from './roster-marks.ts'
