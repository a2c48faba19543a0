import type { Division, editDivisionEndpoint as shape } from '@klasrum/contract/divisions'
import type { Received } from '@klasrum/contract/endpoint'
import { type Database, inTx, type Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { addDivision, changeDivision, findDivision } from './divisions.store.ts'
import { shareDivisionKey } from './place-locks.store.ts'
import { lockPlacesShared } from './places-lock.store.ts'
import { type PlaceEditor, recordAdded, recordingPlace } from './record-place-change.ts'

type Ask = Received<typeof shape.body>

const written = async (tx: Tx, id: number): Promise<Division> =>
  (await findDivision(tx, id)) ?? refuse('division.not_found')

export const createDivision = (database: Database, hand: PlaceEditor, ask: Ask): Promise<Division> =>
  inTx(database, async (tx) => {
    await lockPlacesShared(tx)
    const id = await addDivision(tx, ask)
    await recordAdded(tx, hand, 'divisions', id)
    return written(tx, id)
  })

export const editDivision = (
  database: Database,
  hand: PlaceEditor,
  id: number,
  ask: Ask,
): Promise<Division> =>
  inTx(database, async (tx) => {
    await lockPlacesShared(tx)
    if (!(await shareDivisionKey(tx, id))) refuse('division.not_found')
    await recordingPlace(tx, hand, { place: 'divisions', id, how: 'changed' }, () =>
      changeDivision(tx, id, ask),
    )
    return written(tx, id)
  })
