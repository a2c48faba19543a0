import type { Received } from '@klasrum/contract/endpoint'
import type {
  listSchoolsEndpoint as listShape,
  readSchoolEndpoint as readShape,
  School,
} from '@klasrum/contract/schools'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { isManager } from './managers.ts'
import { countTeachersOf, findSchool, pageOfSchools } from './schools.store.ts'

const ownOnly = (actor: Actor): number | undefined => (isManager(actor) ? undefined : actor.user_id)

export const listSchools = (
  tx: Tx,
  actor: Actor,
  { search, division_id, district_id, ...page }: Received<typeof listShape.query>,
): Promise<School[]> => pageOfSchools(tx, { search, division_id, district_id, teacher: ownOnly(actor) }, page)

export async function readSchool(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<Received<typeof readShape.reply>> {
  const school = (await findSchool(tx, id, ownOnly(actor))) ?? refuse('school.not_found')
  return { ...school, teacher_count: await countTeachersOf(tx, id) }
}
