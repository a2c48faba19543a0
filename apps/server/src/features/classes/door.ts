export { countActive, figures, shareFilledIn } from './figures.store.ts'
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
