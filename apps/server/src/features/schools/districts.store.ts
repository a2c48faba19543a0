import type { District } from '@klasrum/contract/districts'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesWords } from '../../db/search.ts'
import type { PlaceSort } from './divisions.store.ts'
import { districts, divisions, schools } from './schools.tables.ts'

export type DistrictFilter = { search: string; division_id?: number }
export type DistrictValues = typeof districts.$inferInsert

export const districtColumns = {
  id: districts.id,
  name: districts.name,
  code: districts.code,
  region: districts.region,
  division_id: districts.division_id,
  address: districts.address,
}

const view = {
  ...districtColumns,
  division_name: divisions.name,
  school_count: sql<number>`(select count(*)::int from ${schools} where ${schools.district_id} = "districts"."id")`,
}

const inDivision = eq(divisions.id, districts.division_id)
const text = sql`fold_text(concat_ws(' ', ${districts.name}, ${districts.code}, ${districts.region}, ${districts.address}, ${divisions.name}))`

const isListed = ({ search, division_id }: DistrictFilter): SQL | undefined =>
  and(
    division_id === undefined ? undefined : eq(districts.division_id, division_id),
    matchesWords(text, search),
  )

const byName = [sql`fold_text(${districts.name})`, asc(districts.id)]
const orders: Record<PlaceSort, SQL[]> = {
  name: byName,
  code: [asc(districts.code), asc(districts.id)],
  region: [sql`fold_text(${districts.region}) nulls last`, ...byName],
  newest: [desc(districts.id)],
}

export const pageOfDistricts = (
  tx: Tx,
  filter: DistrictFilter,
  { sort, limit, offset }: { sort: PlaceSort; limit: number; offset: number },
): Promise<District[]> =>
  tx
    .select(view)
    .from(districts)
    .innerJoin(divisions, inDivision)
    .where(isListed(filter))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)

export const countDistricts = async (tx: Tx, filter: DistrictFilter): Promise<number> =>
  (
    await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(districts)
      .innerJoin(divisions, inDivision)
      .where(isListed(filter))
  )[0]?.count ?? 0

export const findDistrict = async (tx: Tx, id: number): Promise<District | undefined> =>
  (await tx.select(view).from(districts).innerJoin(divisions, inDivision).where(eq(districts.id, id)))[0]

export async function addDistrict(tx: Tx, values: DistrictValues): Promise<number> {
  const [added] = await tx.insert(districts).values(values).returning({ id: districts.id })
  if (!added) throw new Error('a district was not written')
  return added.id
}

export const changeDistrict = (tx: Tx, id: number, values: DistrictValues) =>
  tx.update(districts).set(values).where(eq(districts.id, id))
