import type { Received } from '@klasrum/contract/endpoint'
import type { School, editSchoolEndpoint as shape } from '@klasrum/contract/schools'
import { type Database, inTx, type Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { shareDistrictKey, shareDivisionKey, shareSchoolKey } from './place-locks.store.ts'
import { lockPlacesShared } from './places-lock.store.ts'
import { type PlaceEditor, recordAdded, recordingPlace } from './record-place-change.ts'
import { refusePlace } from './refuse-place.ts'
import { addSchool, changeSchool, findSchool } from './schools.store.ts'

type Ask = Received<typeof shape.body>

export const createSchool = (database: Database, hand: PlaceEditor, ask: Ask): Promise<School> =>
  inTx(database, async (tx) => {
    await lockPlacesShared(tx)
    await lockSchoolPlaces(tx, ask)
    const id = await addSchool(tx, withSchoolName(ask))
    await recordAdded(tx, hand, 'schools', id)
    return written(tx, id)
  })

export const editSchool = (database: Database, hand: PlaceEditor, id: number, ask: Ask): Promise<School> =>
  inTx(database, async (tx) => {
    await lockPlacesShared(tx)
    if (!(await shareSchoolKey(tx, id))) refuse('school.not_found')
    await lockSchoolPlaces(tx, ask)
    await recordingPlace(tx, hand, { place: 'schools', id, how: 'changed' }, () =>
      changeSchool(tx, id, withSchoolName(ask)),
    )
    return written(tx, id)
  })

export const withSchoolName = (ask: Ask) => ({ ...ask, name: ask.name ?? ask.code })

const written = async (tx: Tx, id: number): Promise<School> =>
  (await findSchool(tx, id)) ?? refuse('school.not_found')

export async function lockSchoolPlaces(tx: Tx, { division_id, district_id }: Ask): Promise<void> {
  if (!(await shareDivisionKey(tx, division_id))) refusePlace('division_id', 'There is no such division.')
  if (district_id === null) return
  if ((await shareDistrictKey(tx, district_id))?.division_id !== division_id)
    refusePlace('district_id', 'This district is not in the chosen division.')
}
