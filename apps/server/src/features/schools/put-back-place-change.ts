import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { changePlaces } from './imports.store.ts'
import {
  addPlaceChange,
  type ChangedPlace,
  closePlaceChange,
  lockPlaceChangeForUpdate,
  placesOfChange,
  readPlaces,
  restorePlace,
} from './place-changes.store.ts'
import { lockPlacesForUpdate, removePlaces } from './place-locks.store.ts'
import { lockPlacesExclusively } from './places-lock.store.ts'
import { isSame } from './record-place-change.ts'
import { findUsed, type PlaceTable } from './references.store.ts'
import { refuseInUse } from './refuse-in-use.ts'

export const mayPutBack = (
  { role, user_id }: Actor,
  { by_user_id, put_back_at }: { by_user_id: number | null; put_back_at: Date | null },
): boolean => put_back_at === null && (role === 'admin' || by_user_id === user_id)

/** All of it or nothing. It is a change itself, so that it can be put back too. */
export const putBackPlaceChange = (
  { database, clock }: House,
  actor: Actor,
  id: number,
): Promise<{ places: number }> =>
  inTx(database, async (tx) => {
    // From here to the end nobody else writes a place: what is compared is what is written over.
    await lockPlacesExclusively(tx)
    const change = (await lockPlaceChangeForUpdate(tx, id)) ?? refuse('place_change.not_found')
    if (actor.role !== 'admin' && change.by_user_id !== actor.user_id) refuse('place_change.not_yours')
    if (change.put_back_at) refuse('place_change.put_back')
    const now = clock.now()
    const { place } = change
    const places = await placesOfChange(tx, id)
    await refuseOvertaken(tx, place, places)
    await writeBack(tx, place, places)
    await closePlaceChange(tx, id, actor.user_id, now)
    await addPlaceChange(
      tx,
      { place, how: 'put-back', by_user_id: actor.user_id, changed_at: now },
      places.map(({ place_id, before, after }) => ({ place_id, before: after, after: before })),
    )
    return { places: places.length }
  })

async function refuseOvertaken(tx: Tx, place: PlaceTable, places: readonly ChangedPlace[]): Promise<void> {
  const standing = await readPlaces(
    tx,
    place,
    places.map(({ place_id }) => place_id),
  )
  for (const { place_id, before, after } of places) {
    const stands = standing.get(place_id) ?? null
    if (isSame(stands, after)) continue
    refuse('place_change.overtaken', {
      fill: { name: String((stands ?? after ?? before)?.name ?? 'this place') },
    })
  }
}

async function writeBack(tx: Tx, place: PlaceTable, places: readonly ChangedPlace[]): Promise<void> {
  const changed = places.flatMap(({ place_id, before, after }) =>
    before && after ? [{ ...before, id: place_id }] : [],
  )
  if (changed.length > 0) await changePlaces(tx, place, changed)
  for (const { place_id, before, after } of places)
    if (before && !after) await restore(tx, place, place_id, before)
  await remove(
    tx,
    place,
    places.filter(({ before, after }) => after && !before).map(({ place_id }) => place_id),
  )
}

/** Where a place stood may be gone meanwhile. */
async function restore(
  tx: Tx,
  place: PlaceTable,
  id: number,
  values: NonNullable<ChangedPlace['before']>,
): Promise<void> {
  for (const [field, home] of [
    ['division_id', 'divisions'],
    ['district_id', 'districts'],
  ] as const) {
    const needed = values[field]
    if (typeof needed === 'number' && !(await readPlaces(tx, home, [needed])).has(needed))
      refuse('place_change.overtaken', { fill: { name: `the place that ${values.name} stood in` } })
  }
  await restorePlace(tx, place, id, values)
}

async function remove(tx: Tx, place: PlaceTable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await lockPlacesForUpdate(tx, place, ids)
  const used = await findUsed(tx, place, ids)
  if (used !== undefined) await refuseInUse(tx, place, used)
  await removePlaces(tx, place, ids)
}
