/** Who advises a section, if somebody does. */
export { findAdviser } from './advisers.store.ts'
