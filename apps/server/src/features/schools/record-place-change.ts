import type { Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import type { Actor } from '../../http/session.ts'
import { addPlaceChange, type PlaceChangeRow, readPlaces } from './place-changes.store.ts'
import type { PlaceValues } from './place-changes.tables.ts'
import type { PlaceTable } from './references.store.ts'

type How = PlaceChangeRow['how']
/** Who changes places, as of when. */
export type PlaceEditor = { user_id: number; now: Date }

export const handOf = ({ clock }: House, { user_id }: Actor): PlaceEditor => ({ user_id, now: clock.now() })

/** Writes down what a place was before `write` and is afterwards; nothing when it stays as it was. */
export async function recordingPlace<T>(
  tx: Tx,
  hand: PlaceEditor,
  { place, id, how }: { place: PlaceTable; id: number; how: How },
  write: () => Promise<T>,
): Promise<T> {
  const before = (await readPlaces(tx, place, [id])).get(id) ?? null
  const done = await write()
  const after = (await readPlaces(tx, place, [id])).get(id) ?? null
  if (!isSame(before, after))
    await addPlaceChange(tx, { place, how, by_user_id: hand.user_id, changed_at: hand.now }, [
      { place_id: id, before, after },
    ])
  return done
}

/** Of a place that was just added. */
export async function recordAdded(tx: Tx, hand: PlaceEditor, place: PlaceTable, id: number): Promise<void> {
  const after = (await readPlaces(tx, place, [id])).get(id) ?? null
  const change = { place, how: 'added', by_user_id: hand.user_id, changed_at: hand.now } as const
  await addPlaceChange(tx, change, [{ place_id: id, before: null, after }])
}

/** Field by field: the database gives the fields of JSON back in an order of its own. */
export function isSame(one: PlaceValues | null, other: PlaceValues | null): boolean {
  if (one === null || other === null) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? null) === (other[name] ?? null))
}
