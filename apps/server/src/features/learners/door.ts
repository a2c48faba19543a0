/** The learners of a class by name, for whoever may open it. */
export { listRoster } from './enrollments.store.ts'
export { forgetRosterPreviews } from './roster-imports.store.ts'
