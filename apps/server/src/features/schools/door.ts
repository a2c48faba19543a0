import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { districts, divisions, schools } from './schools.tables.ts'

export const countPlaces = async (tx: Tx) => ({
  divisions: await tx.$count(divisions),
  districts: await tx.$count(districts),
  schools: await tx.$count(schools),
})

export const nameSchool = async (tx: Tx, id: number): Promise<string | null> =>
  (await tx.select({ name: schools.name }).from(schools).where(eq(schools.id, id)))[0]?.name ?? null

export const nameDivision = async (tx: Tx, id: number): Promise<string | null> =>
  (await tx.select({ name: divisions.name }).from(divisions).where(eq(divisions.id, id)))[0]?.name ?? null
