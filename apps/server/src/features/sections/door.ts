/** Who advises a section, if somebody does. */
export { findAdviser } from './advisers.store.ts'
/** A section, for whoever sees it, and which classes are its own. */
export { findSection, isOfSection, type SectionKey } from './sections.store.ts'
