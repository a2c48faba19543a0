import type { District, editDistrictEndpoint as shape } from '@klasrum/contract/districts'
import type { Received } from '@klasrum/contract/endpoint'
import { type Database, inTx, type Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { addDistrict, changeDistrict, findDistrict } from './districts.store.ts'
import { lockPlaceForUpdate, shareDivisionKey } from './place-locks.store.ts'
import { lockPlacesShared } from './places-lock.store.ts'
import { type PlaceEditor, recordAdded, recordingPlace } from './record-place-change.ts'
import { refuseInUse } from './refuse-in-use.ts'
import { refusePlace } from './refuse-place.ts'

type Ask = Received<typeof shape.body>

const written = async (tx: Tx, id: number): Promise<District> =>
  (await findDistrict(tx, id)) ?? refuse('district.not_found')

export const createDistrict = (database: Database, hand: PlaceEditor, ask: Ask): Promise<District> =>
  inTx(database, async (tx) => {
    await lockPlacesShared(tx)
    if (!(await shareDivisionKey(tx, ask.division_id)))
      refusePlace('division_id', 'There is no such division.')
    const id = await addDistrict(tx, ask)
    await recordAdded(tx, hand, 'districts', id)
    return written(tx, id)
  })

export const editDistrict = (
  database: Database,
  hand: PlaceEditor,
  id: number,
  ask: Ask,
): Promise<District> =>
  inTx(database, async (tx) => {
    await lockPlacesShared(tx)
    // Nobody can put a school into it while it moves.
    if (!(await lockPlaceForUpdate(tx, 'districts', id))) refuse('district.not_found')
    const { division_id } = await written(tx, id)
    if (division_id !== ask.division_id) {
      if (!(await shareDivisionKey(tx, ask.division_id)))
        refusePlace('division_id', 'There is no such division.')
      await refuseInUse(tx, 'districts', id)
    }
    await recordingPlace(tx, hand, { place: 'districts', id, how: 'changed' }, () =>
      changeDistrict(tx, id, ask),
    )
    return written(tx, id)
  })
