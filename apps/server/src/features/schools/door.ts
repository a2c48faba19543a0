import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { forgetImports } from './imports.store.ts'
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

export { type LetterHead, letterHeadOf } from './letter-head.store.ts'
export { ownDivisionOf } from './own-division.store.ts'
export { gradeText, sectionName } from './printed-words.ts'
/** Whether it is there; if so it cannot be deleted before the end of the transaction. */
/** A preview that nobody wrote within a day is forgotten. */
/** Refuses while classes, people or other records refer to it, and says which. */
export { forgetImports, refuseInUse, shareDivisionKey, shareSchoolKey }
