import type { Knowledge } from '@klasrum/composer/sources/units/knowledge'
import { allEntries, unitOf } from '@klasrum/curriculum/library'

/** The units that ship with the product. */
export const knowledge: Knowledge = { entries: allEntries, unitOf }
