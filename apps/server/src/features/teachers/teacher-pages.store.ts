import { and, asc, not, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { beginsWithWords, matchesWords } from '../../db/search.ts'
import { teachers } from './teachers.tables.ts'

type Cut = { limit: number; offset: number }
const byName = [asc(teachers.sort_name), asc(teachers.id)] as const

/**
 * By name; of a search those first whose name begins with what was typed. One order for all would mean to walk the
 * whole index up to a common surname, because nothing says that no other match comes before it.
 */
export async function findPage(tx: Tx, within: SQL | undefined, search: string, cut: Cut): Promise<number[]> {
  const beginnings = beginsWithWords(teachers.sort_name, search)
  if (beginnings.length === 0) return walk(tx, within, cut)
  const ids: number[] = []
  let offset = cut.offset
  for (const beginning of beginnings) {
    // That the words are in the text to search follows; to say it would make the planner expect too few for a walk.
    const part = and(within, beginning)
    const found = await walk(tx, part, { limit: cut.limit - ids.length, offset })
    ids.push(...found)
    if (ids.length === cut.limit) return ids
    offset = found.length > 0 || offset === 0 ? 0 : Math.max(0, offset - (await tx.$count(teachers, part)))
  }
  const others = and(within, matchesWords(teachers.search_text, search), not(or(...beginnings) ?? sql`false`))
  const rest = { limit: cut.limit - ids.length, offset }
  return [...ids, ...((await pickOfFew(tx, others, rest)) ?? (await walk(tx, others, rest)))]
}

const walk = async (tx: Tx, where: SQL | undefined, { limit, offset }: Cut): Promise<number[]> =>
  (
    await tx
      .select({ id: teachers.id })
      .from(teachers)
      .where(where)
      .orderBy(...byName)
      .limit(limit)
      .offset(offset)
  ).map(({ id }) => id)

const few = 2_000

/** Nothing when there are more than a few. Few would be looked for in vain along the index; many are soon met there. */
async function pickOfFew(
  tx: Tx,
  where: SQL | undefined,
  { limit, offset }: Cut,
): Promise<number[] | undefined> {
  if (offset >= few) return undefined
  const found = tx
    .select({ id: teachers.id, sort_name: teachers.sort_name })
    .from(teachers)
    .where(where)
    .limit(few + 1)
    .as('found')
  const rows = await tx
    .select({ id: found.id, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(found)
    .orderBy(asc(found.sort_name), asc(found.id))
    .limit(limit)
    .offset(offset)
  return (rows[0]?.count ?? 0) > few ? undefined : rows.map(({ id }) => id)
}
