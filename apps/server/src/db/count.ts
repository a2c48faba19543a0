import type { SQLWrapper } from 'drizzle-orm'
import type { Tx } from './client.ts'

/** How far a search counts: nobody should wait to be told two thousand from three. */
export const mostCounted = 1_000

export type Counted = { total: number; more_than_total: boolean }

export const exactly = (total: number): Counted => ({ total, more_than_total: false })

/** `found` gives at most so many rows of what is searched for. */
export async function countFound(tx: Tx, found: (most: number) => SQLWrapper): Promise<Counted> {
  const count = await tx.$count(found(mostCounted + 1))
  return { total: Math.min(count, mostCounted), more_than_total: count > mostCounted }
}

type Page = { page: number; limit: number; rows: number }

/** A page that is not full says where the list ends: then nothing has to be counted. */
export async function totalsOf({ page, limit, rows }: Page, count: () => Promise<Counted>) {
  const before = (page - 1) * limit
  const ends = rows < limit && (rows > 0 || page === 1)
  const counted = ends ? exactly(before + rows) : await count()
  return { ...counted, total_pages: Math.max(1, Math.ceil(counted.total / limit)) }
}
