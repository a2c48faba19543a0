import { eq } from 'drizzle-orm'
import { before, hours } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { deleteImportsBefore } from './imports.store.ts'
import { shareDivisionKey, shareSchoolKey } from './place-locks.store.ts'
import { refuseInUse } from './refuse-in-use.ts'
import { districts, divisions, schools } from './schools.tables.ts'

export const countPlaces = async (tx: Tx) => ({
  divisions: await tx.$count(divisions),
  districts: await tx.$count(districts),
  schools: await tx.$count(schools, eq(schools.requested, false)),
})

export const nameSchool = async (tx: Tx, id: number): Promise<string | null> =>
  (await tx.select({ name: schools.name }).from(schools).where(eq(schools.id, id)))[0]?.name ?? null

export const nameDivision = async (tx: Tx, id: number): Promise<string | null> =>
  (await tx.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, id)))[0]?.name ?? null

/** Whether it is there; if so it cannot be deleted before the end of the transaction. */
export { shareDivisionKey, shareSchoolKey }

/** A preview that nobody wrote within a day is forgotten. */
export const forgetImports = (tx: Tx, now: Date) => deleteImportsBefore(tx, before(now, hours(24)))

export { type LetterHead, letterHeadOf } from './letter-head.store.ts'
export { ownDivisionOf } from './own-division.store.ts'
export { gradeText, sectionName } from './printed-words.ts'

/** Refuses while classes, people or other records refer to it, and says which. */
export { refuseInUse }
