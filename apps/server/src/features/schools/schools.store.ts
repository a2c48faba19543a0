import type { PublicSchool, School } from '@klasrum/contract/schools'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesWords } from '../../db/search.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import type { PlaceSort } from './divisions.store.ts'
import { districts, divisions, schools } from './schools.tables.ts'

export type SchoolFilter = {
  search: string
  division_id?: number
  district_id?: number
  /** The school of this person's teacher profile alone. */
  teacher?: number
}
export type SchoolValues = typeof schools.$inferInsert
type Page = { sort: PlaceSort; limit: number; offset: number }

export const schoolColumns = {
  id: schools.id,
  code: schools.code,
  name: schools.name,
  region: schools.region,
  division_id: schools.division_id,
  school_year: schools.school_year,
  school_name: schools.school_name,
  school_id: schools.school_id,
  district_id: schools.district_id,
  phone_number: schools.phone_number,
  email: schools.email,
  principal: schools.principal,
}

const view = { ...schoolColumns, division_name: divisions.name, district_name: districts.name }

const isOf = (teacher: number): SQL =>
  sql`${schools.id} in (select ${teachers.school_id} from ${teachers} where ${teachers.user_id} = ${teacher})`

const isListed = ({ search, division_id, district_id, teacher }: SchoolFilter): SQL | undefined =>
  and(
    division_id === undefined ? undefined : eq(schools.division_id, division_id),
    district_id === undefined ? undefined : eq(schools.district_id, district_id),
    teacher === undefined ? eq(schools.requested, false) : isOf(teacher),
    matchesWords(schools.search_text, search),
  )

const byName = [asc(schools.sort_name), asc(schools.id)]
const orders: Record<PlaceSort, SQL[]> = {
  name: byName,
  code: [asc(schools.code), asc(schools.id)],
  region: [asc(schools.region), ...byName],
  newest: [desc(schools.id)],
}

/**
 * Words searched for mostly begin a name, so the schools that match stand together somewhere in the order of names.
 * Walking that order until a page of them is met would pass all the others first; an order that no index has makes the
 * database find the matches and sort those.
 */
const orderFor = ({ search }: SchoolFilter, sort: PlaceSort): SQL[] =>
  search && sort === 'name' ? [sql`(${schools.sort_name} || '')`, asc(schools.id)] : orders[sort]

const viewed = (tx: Tx) =>
  tx
    .select(view)
    .from(schools)
    .innerJoin(divisions, eq(divisions.id, schools.division_id))
    .leftJoin(districts, eq(districts.id, schools.district_id))

export const pageOfSchools = (
  tx: Tx,
  filter: SchoolFilter,
  { sort, limit, offset }: Page,
): Promise<School[]> => {
  // The page is found before anything is joined to it: joining first would join every school that matches.
  const page = tx
    .select({ id: schools.id })
    .from(schools)
    .where(isListed(filter))
    .orderBy(...orderFor(filter, sort))
    .limit(limit)
    .offset(offset)
  return viewed(tx)
    .where(inArray(schools.id, page))
    .orderBy(...orders[sort])
}

export const pageOfPublicSchools = (
  tx: Tx,
  search: string,
  { limit, offset }: Omit<Page, 'sort'>,
): Promise<PublicSchool[]> =>
  tx
    .select({
      id: schools.id,
      code: schools.code,
      name: schools.name,
      region: schools.region,
      division_id: schools.division_id,
    })
    .from(schools)
    .where(isListed({ search }))
    .orderBy(...orderFor({ search }, 'name'))
    .limit(limit)
    .offset(offset)

export const countSchools = (tx: Tx, filter: SchoolFilter): Promise<number> =>
  tx.$count(schools, isListed(filter))

export const findSchool = async (tx: Tx, id: number, teacher?: number): Promise<School | undefined> =>
  (await viewed(tx).where(and(eq(schools.id, id), teacher === undefined ? undefined : isOf(teacher))))[0]

export const countTeachersOf = (tx: Tx, id: number): Promise<number> =>
  tx.$count(teachers, eq(teachers.school_id, id))

export async function addSchool(tx: Tx, values: SchoolValues): Promise<number> {
  const [added] = await tx.insert(schools).values(values).returning({ id: schools.id })
  if (!added) throw new Error('a school was not written')
  return added.id
}

export const changeSchool = (tx: Tx, id: number, values: SchoolValues) =>
  tx.update(schools).set(values).where(eq(schools.id, id))
