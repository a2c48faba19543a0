import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/client.ts'
import { users } from '../accounts/accounts.tables.ts'
import { districtColumns } from './districts.store.ts'
import { divisionColumns } from './divisions.store.ts'
import { type PlaceValues, place_change_rows, place_changes } from './place-changes.tables.ts'
import type { PlaceTable } from './references.store.ts'
import { schoolColumns } from './schools.store.ts'
import { districts, divisions, schools } from './schools.tables.ts'

export type ChangedPlace = { place_id: number; before: PlaceValues | null; after: PlaceValues | null }
export type PlaceChangeRow = typeof place_changes.$inferSelect

const columns = {
  divisions: Object.keys(divisionColumns).filter((name) => name !== 'id'),
  districts: Object.keys(districtColumns).filter((name) => name !== 'id'),
  schools: Object.keys(schoolColumns).filter((name) => name !== 'id'),
}
const rowsInOneGo = 2_000

/** As they stand, of many by their ids. Whoever calls keeps others from changing them. */
export async function readPlaces(
  tx: Tx,
  place: PlaceTable,
  ids: readonly number[],
): Promise<Map<number, PlaceValues>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const found = await readers[place](tx, wanted)
  return new Map(found.map(({ id, ...values }) => [id, values]))
}

type Found = { id: number } & PlaceValues
const readers: Record<PlaceTable, (tx: Tx, wanted: ReturnType<typeof sql>) => Promise<Found[]>> = {
  divisions: (tx, wanted) =>
    tx.select(divisionColumns).from(divisions).where(sql`${divisions.id} in ${wanted}`),
  districts: (tx, wanted) =>
    tx.select(districtColumns).from(districts).where(sql`${districts.id} in ${wanted}`),
  schools: (tx, wanted) => tx.select(schoolColumns).from(schools).where(sql`${schools.id} in ${wanted}`),
}

export async function addPlaceChange(
  tx: Tx,
  change: typeof place_changes.$inferInsert,
  places: readonly ChangedPlace[],
): Promise<number> {
  const [added] = await tx.insert(place_changes).values(change).returning({ id: place_changes.id })
  if (!added) throw new Error('a change of a place was not written')
  for (let from = 0; from < places.length; from += rowsInOneGo)
    await tx.execute(sql`
      insert into ${place_change_rows} (change_id, place_id, before, after)
      select ${added.id}, (given ->> 'place_id')::int, nullif(given -> 'before', 'null'), nullif(given -> 'after', 'null')
      from jsonb_array_elements(${JSON.stringify(places.slice(from, from + rowsInOneGo))}::jsonb) as given`)
  return added.id
}

export const lockPlaceChangeForUpdate = async (tx: Tx, id: number): Promise<PlaceChangeRow | undefined> =>
  (await tx.select().from(place_changes).where(eq(place_changes.id, id)).for('update'))[0]

export const placesOfChange = (tx: Tx, change_id: number): Promise<ChangedPlace[]> =>
  tx
    .select({
      place_id: place_change_rows.place_id,
      before: place_change_rows.before,
      after: place_change_rows.after,
    })
    .from(place_change_rows)
    .where(eq(place_change_rows.change_id, change_id))
    .orderBy(place_change_rows.place_id)

export const closePlaceChange = (tx: Tx, id: number, put_back_by_user_id: number, put_back_at: Date) =>
  tx.update(place_changes).set({ put_back_by_user_id, put_back_at }).where(eq(place_changes.id, id))

type Page = { place: PlaceTable; place_id?: number | undefined; limit: number; offset: number }

/** One more than asked for says that there are more. */
export async function pageOfPlaceChanges(tx: Tx, { place, place_id, limit, offset }: Page) {
  const ofPlace = tx
    .select({ id: place_change_rows.change_id })
    .from(place_change_rows)
    .where(
      and(eq(place_change_rows.change_id, place_changes.id), eq(place_change_rows.place_id, place_id ?? 0)),
    )
  const found = await tx
    .select()
    .from(place_changes)
    .where(and(eq(place_changes.place, place), place_id === undefined ? undefined : exists(ofPlace)))
    .orderBy(desc(place_changes.id))
    .limit(limit + 1)
    .offset(offset)
  return { changes: found.slice(0, limit), has_more: found.length > limit }
}

/** Of each change the place that was asked for, or its first one, and how many it has. */
export async function firstPlaces(tx: Tx, changes: readonly number[], place_id: number | undefined) {
  if (changes.length === 0) return new Map<number, ChangedPlace & { places: number }>()
  const found = await tx.execute(sql`
    select distinct on (change_id) change_id, place_id, before, after, (
      select count(*)::int from ${place_change_rows} every where every.change_id = place_change_rows.change_id) as places
    from ${place_change_rows}
    where change_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(changes)}::jsonb))
      and (${place_id ?? null}::int is null or place_id = ${place_id ?? null}::int)
    order by change_id, place_id`)
  return new Map(
    rowsOf<ChangedPlace & { change_id: number; places: number }>(found).map((row) => [row.change_id, row]),
  )
}

export async function namesOf(tx: Tx, userIds: readonly number[]): Promise<Map<number, string>> {
  if (userIds.length === 0) return new Map()
  const found = await tx
    .select({ id: users.id, name: sql<string>`${users.first_name} || ' ' || ${users.last_name}` })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** With the id that it had. The place is not there. */
export async function restorePlace(
  tx: Tx,
  place: PlaceTable,
  id: number,
  values: PlaceValues,
): Promise<void> {
  const names = columns[place].filter((name) => name in values)
  await tx.execute(
    sql`insert into ${sql.identifier(place)} (id, ${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )}) overriding system value values (${id}, ${sql.join(
      names.map((name) => sql`${values[name]}`),
      sql`, `,
    )})`,
  )
}
