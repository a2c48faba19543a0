import type { Received } from '@klasrum/contract/endpoint'
import type { PlaceChange, listPlaceChangesEndpoint as shape } from '@klasrum/contract/place-changes'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import {
  type ChangedPlace,
  firstPlaces,
  namesOf,
  type PlaceChangeRow,
  pageOfPlaceChanges,
  readPlaces,
} from './place-changes.store.ts'
import type { PlaceValues } from './place-changes.tables.ts'
import { mayPutBack } from './put-back-place-change.ts'

type Query = Received<typeof shape.query>

export async function listPlaceChanges(
  tx: Tx,
  actor: Actor,
  query: Query,
): Promise<Received<typeof shape.reply>> {
  const { changes, has_more } = await pageOfPlaceChanges(tx, query)
  const places = await firstPlaces(
    tx,
    changes.map(({ id }) => id),
    query.place_id,
  )
  const people = await namesOf(
    tx,
    changes.flatMap(({ by_user_id, put_back_by_user_id }) =>
      [by_user_id ?? [], put_back_by_user_id ?? []].flat(),
    ),
  )
  const names = await homesOf(tx, [...places.values()])
  const nameOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null))
  const view = (change: PlaceChangeRow): PlaceChange => {
    const shown = places.get(change.id)
    return {
      id: change.id,
      place: change.place,
      how: change.how,
      by: nameOf(change.by_user_id),
      changed_at: change.changed_at.toISOString(),
      places: shown?.places ?? 0,
      name: String((shown?.after ?? shown?.before)?.name ?? '').slice(0, 200),
      fields: shown ? fieldsOf(shown, names) : [],
      put_back_at: change.put_back_at?.toISOString() ?? null,
      put_back_by: nameOf(change.put_back_by_user_id),
      may_put_back: mayPutBack(actor, change),
    }
  }
  return { changes: changes.map(view), has_more }
}

type Homes = { division_id: Map<number, PlaceValues>; district_id: Map<number, PlaceValues> }

/** Divisions and districts are shown by name. */
async function homesOf(tx: Tx, places: readonly ChangedPlace[]): Promise<Homes> {
  const idsOf = (field: keyof Homes): number[] => [
    ...new Set(
      places
        .flatMap(({ before, after }) => [before?.[field], after?.[field]])
        .filter((id) => typeof id === 'number'),
    ),
  ]
  return {
    division_id: await readPlaces(tx, 'divisions', idsOf('division_id')),
    district_id: await readPlaces(tx, 'districts', idsOf('district_id')),
  }
}

const longestShown = 500

/** Only what differs. */
function fieldsOf({ before, after }: ChangedPlace, homes: Homes): PlaceChange['fields'] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const shown = (field: string, values: PlaceValues | null): string | null => {
    const value = values?.[field] ?? null
    if (value === null) return null
    const home = field === 'division_id' || field === 'district_id' ? homes[field] : undefined
    return String(home?.get(Number(value))?.name ?? value).slice(0, longestShown)
  }
  return names
    .filter((field) => (before?.[field] ?? null) !== (after?.[field] ?? null))
    .map((field) => ({
      field: field.replace(/_id$/, (end) => (field === 'school_id' ? end : '')),
      before: shown(field, before),
      after: shown(field, after),
    }))
}
