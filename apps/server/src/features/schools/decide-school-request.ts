import type { Received } from '@klasrum/contract/endpoint'
import type { SchoolRequest, approveSchoolRequestEndpoint as shape } from '@klasrum/contract/school-requests'
import type { School } from '@klasrum/contract/schools'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { settleChoice, takeSchool } from '../teachers/door.ts'
import { queueRequestLetter } from './mail-school-request-letters.ts'
import { lockPlacesShared } from './places-lock.store.ts'
import { handOf, recordAdded } from './record-place-change.ts'
import {
  findRequest,
  lockSchoolRequestForUpdate,
  type RequestRow,
  settleRequest,
} from './school-requests.store.ts'
import { addSchool, changeSchool, findSchool } from './schools.store.ts'
import { lockSchoolPlaces, withSchoolName } from './write-school.ts'

type Ask = Received<typeof shape.body>

/** The school as the admin sends it; whoever asked for it and still wants it belongs to it. */
export const approveSchoolRequest = (house: House, actor: Actor, id: number, ask: Ask): Promise<School> =>
  inTx(house.database, async (tx) => {
    const hand = handOf(house, actor)
    await lockPlacesShared(tx)
    const request = await lockWaiting(tx, id)
    await lockSchoolPlaces(tx, ask)
    const school_id = await place(tx, request, ask)
    await recordAdded(tx, hand, 'schools', school_id)
    if (request.school_id === null) await takeSchool(tx, request.user_id, school_id)
    await settleChoice(tx, request.user_id, school_id, 'confirmed')
    const decided = { decided_at: hand.now, decided_by_user_id: hand.user_id }
    await settleRequest(tx, id, { state: 'approved', school_id, ...decided })
    await queueRequestLetter(house, tx, id)
    return (await findSchool(tx, school_id)) ?? refuse('school_request.not_found')
  })

export const refuseSchoolRequest = (
  house: House,
  { user_id }: Actor,
  id: number,
  reason: string,
): Promise<SchoolRequest> =>
  inTx(house.database, async (tx) => {
    const request = await lockWaiting(tx, id)
    if (request.school_id !== null) await settleChoice(tx, request.user_id, request.school_id, 'declined')
    const decided = { decided_at: house.clock.now(), decided_by_user_id: user_id }
    await settleRequest(tx, id, { state: 'refused', reason, ...decided })
    await queueRequestLetter(house, tx, id)
    return (await findRequest(tx, id)) ?? refuse('school_request.not_found')
  })

async function lockWaiting(tx: Tx, id: number): Promise<RequestRow> {
  const request = (await lockSchoolRequestForUpdate(tx, id)) ?? refuse('school_request.not_found')
  if (request.state !== 'waiting') refuse('school_request.decided')
  return request
}

async function place(tx: Tx, { school_id }: RequestRow, ask: Ask): Promise<number> {
  const values = { ...withSchoolName(ask), requested: false }
  if (school_id === null) return addSchool(tx, values)
  await changeSchool(tx, school_id, values)
  return school_id
}
