import { type Database, inTx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { lockPlaceForUpdate, removePlace } from './place-locks.store.ts'
import { lockPlacesShared } from './places-lock.store.ts'
import { type PlaceEditor, recordingPlace } from './record-place-change.ts'
import type { PlaceTable } from './references.store.ts'
import { refuseInUse } from './refuse-in-use.ts'

const notFound = {
  divisions: 'division.not_found',
  districts: 'district.not_found',
  schools: 'school.not_found',
} as const

/** Held first: a reference that is only unset by the database, as an account's is, would otherwise be lost in silence. */
export const deletePlace = (
  database: Database,
  hand: PlaceEditor,
  place: PlaceTable,
  id: number,
): Promise<void> =>
  inTx(database, async (tx) => {
    await lockPlacesShared(tx)
    if (!(await lockPlaceForUpdate(tx, place, id))) refuse(notFound[place])
    await refuseInUse(tx, place, id)
    await recordingPlace(tx, hand, { place, id, how: 'deleted' }, () => removePlace(tx, place, id))
  })
