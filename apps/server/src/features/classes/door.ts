/** Files that are read into a class: the steps from a preview to what was written, and back. */

export { withTimes, writtenInto } from './class-imports.store.ts'
export {
  findOwnPreview,
  lockImportToUndoForUpdate,
  lockImportToWriteForUpdate,
  lockOwnPreviewForUpdate,
} from './class-imports.ts'
export { classFigures, countActive, percentSettled, shareFilledIn } from './figures.store.ts'
export { gradeOrder } from './grade-order.store.ts'
/** Who keeps a class, and the class itself, held for what the caller is about to do with it. */
export {
  findManagedClass,
  lockManagedClass,
  type ManagedClass,
  managedBy,
  managerPlaceholders,
  shareOpenClass,
} from './managed-classes.store.ts'
export { forgetOpenings, recordOpening, recordOpenings, recordShown } from './openings.store.ts'
export { readClass } from './read-class.ts'
export { listTaught, type TaughtClass } from './taught-classes.store.ts'
