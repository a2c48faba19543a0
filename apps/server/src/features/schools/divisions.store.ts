import type { Division } from '@klasrum/contract/divisions'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesWords } from '../../db/search.ts'
import { districts, divisions, schools } from './schools.tables.ts'

export type PlaceSort = 'name' | 'code' | 'region' | 'newest'
/** One division, all of them, or `none`. */
export type DivisionScope = number | 'all' | 'none'
export type DivisionFilter = { search: string; region: string; scope: DivisionScope }
export type DivisionValues = typeof divisions.$inferInsert

export const divisionColumns = {
  id: divisions.id,
  name: divisions.name,
  code: divisions.code,
  region: divisions.region,
  division_supervisor: divisions.division_supervisor,
  email: divisions.email,
  phone: divisions.phone,
  address: divisions.address,
}

/** Counting per division shown: the indexes on division_id answer it. */
const view = {
  ...divisionColumns,
  district_count: sql<number>`(select count(*)::int from ${districts} where ${districts.division_id} = "divisions"."id")`,
  school_count: sql<number>`(select count(*)::int from ${schools} where ${schools.division_id} = "divisions"."id" and not ${schools.requested})`,
}

const text = sql`fold_text(concat_ws(' ', ${divisions.name}, ${divisions.code}, ${divisions.region}, ${divisions.division_supervisor}, ${divisions.address}))`

const isWithin = (scope: DivisionScope): SQL | undefined => {
  if (scope === 'all') return undefined
  return scope === 'none' ? sql`false` : eq(divisions.id, scope)
}

const isListed = ({ search, region, scope }: DivisionFilter): SQL | undefined =>
  and(isWithin(scope), region ? eq(divisions.region, region) : undefined, matchesWords(text, search))

const byName = [sql`fold_text(${divisions.name})`, asc(divisions.id)]
const orders: Record<PlaceSort, SQL[]> = {
  name: byName,
  code: [asc(divisions.code), asc(divisions.id)],
  region: [sql`fold_text(${divisions.region})`, ...byName],
  newest: [desc(divisions.id)],
}

export const pageOfDivisions = (
  tx: Tx,
  filter: DivisionFilter,
  { sort, limit, offset }: { sort: PlaceSort; limit: number; offset: number },
): Promise<Division[]> =>
  tx
    .select(view)
    .from(divisions)
    .where(isListed(filter))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)

export const countListedDivisions = (tx: Tx, filter: DivisionFilter): Promise<number> =>
  tx.$count(divisions, isListed(filter))

export const listRegions = async (tx: Tx, scope: DivisionScope): Promise<string[]> =>
  (
    await tx
      .select({ region: divisions.region })
      .from(divisions)
      .where(isWithin(scope))
      .groupBy(divisions.region)
      .orderBy(sql`fold_text(${divisions.region})`, asc(divisions.region))
      .limit(200)
  ).map(({ region }) => region)

export const findDivision = async (
  tx: Tx,
  id: number,
  scope: DivisionScope = 'all',
): Promise<Division | undefined> =>
  (
    await tx
      .select(view)
      .from(divisions)
      .where(and(eq(divisions.id, id), isWithin(scope)))
  )[0]

export async function addDivision(tx: Tx, values: DivisionValues): Promise<number> {
  const [added] = await tx.insert(divisions).values(values).returning({ id: divisions.id })
  if (!added) throw new Error('a division was not written')
  return added.id
}

export const changeDivision = (tx: Tx, id: number, values: DivisionValues) =>
  tx.update(divisions).set(values).where(eq(divisions.id, id))
