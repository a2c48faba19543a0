import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import type { PlaceTable } from './references.store.ts'
import { districts, divisions, schools } from './schools.tables.ts'

const tables = { divisions, districts, schools }

/** Until the end of the transaction nobody can delete the place, and nobody is kept from referring to it. */
export const shareDivisionKey = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.select({ id: divisions.id }).from(divisions).where(eq(divisions.id, id)).for('key share'))
    .length > 0

export const shareSchoolKey = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.select({ id: schools.id }).from(schools).where(eq(schools.id, id)).for('key share')).length > 0

/** Its division too stays what it is. */
export const shareDistrictKey = async (tx: Tx, id: number): Promise<{ division_id: number } | undefined> =>
  (
    await tx
      .select({ division_id: districts.division_id })
      .from(districts)
      .where(eq(districts.id, id))
      .for('key share')
  )[0]

/** Until the end of the transaction nobody can add a row that refers to the place. */
export async function lockPlaceForUpdate(tx: Tx, place: PlaceTable, id: number): Promise<boolean> {
  const table = tables[place]
  return (await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')).length > 0
}

/** Many at once, in one order for everybody who holds some of the same. */
export async function lockPlacesForUpdate(tx: Tx, place: PlaceTable, ids: readonly number[]): Promise<void> {
  const table = tables[place]
  await tx
    .select({ id: table.id })
    .from(table)
    .where(isOneOf(place, ids))
    .orderBy(asc(table.id))
    .for('update')
}

export async function removePlaces(tx: Tx, place: PlaceTable, ids: readonly number[]): Promise<void> {
  await tx.delete(tables[place]).where(isOneOf(place, ids))
}

const isOneOf = (place: PlaceTable, ids: readonly number[]) =>
  sql`${tables[place].id} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

export async function removePlace(tx: Tx, place: PlaceTable, id: number): Promise<void> {
  const table = tables[place]
  await tx.delete(table).where(eq(table.id, id))
}
