import type { Received } from '@klasrum/contract/endpoint'
import {
  mostSchoolRequestsAnHour,
  type SchoolRequest,
  type askForSchoolEndpoint as shape,
} from '@klasrum/contract/school-requests'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { lockAccount } from '../points/door.ts'
import { takeSchool } from '../teachers/door.ts'
import { schoolYearAt } from './ensure-terms.ts'
import { refusePlace } from './refuse-place.ts'
import { addRequest, findRequest, isWaiting } from './school-requests.store.ts'
import { addSchool } from './schools.store.ts'
import { divisions } from './schools.tables.ts'

type Ask = Received<typeof shape.body>

/**
 * A class belongs to a school, so the one that is asked for stands among the schools at once, as the teacher's own that waits
 * to be confirmed. It needs a division for that; without one the request alone is written.
 */
export async function askForSchool(
  tx: Tx,
  actor: Actor,
  { name, school_code, division_id, place, note }: Ask,
  now: Date,
): Promise<SchoolRequest> {
  await lockAccount(tx, actor.user_id)
  if (await isWaiting(tx, actor.user_id)) refuse('school_request.waiting')
  await countWithinQuota(tx, `school-request:${actor.user_id}`, now, mostSchoolRequestsAnHour)
  const school_id =
    division_id === undefined
      ? null
      : await createRequestedSchool(tx, { name, school_code, division_id }, now)
  if (school_id !== null) await takeSchool(tx, actor.user_id, school_id)
  const { user_id } = actor
  const id = await addRequest(tx, {
    user_id,
    school_id,
    name,
    school_code,
    division_id,
    place,
    note,
    created_at: now,
  })
  return (await findRequest(tx, id)) ?? refuse('school_request.not_found')
}

type Wanted = { name: string; school_code: string | null; division_id: number }

const shareRegionOfDivisionKey = async (tx: Tx, id: number) =>
  (
    await tx.select({ region: divisions.region }).from(divisions).where(eq(divisions.id, id)).for('key share')
  )[0]

async function createRequestedSchool(
  tx: Tx,
  { name, school_code, division_id }: Wanted,
  now: Date,
): Promise<number> {
  const division = await shareRegionOfDivisionKey(tx, division_id)
  if (!division) return refusePlace('division_id', 'There is no such division.')
  return addSchool(tx, {
    name,
    code: school_code ?? name.slice(0, 40),
    region: division.region,
    division_id,
    school_year: schoolYearAt(now),
    school_id: school_code,
    requested: true,
  })
}
