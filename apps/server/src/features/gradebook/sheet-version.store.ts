import type { typingSources } from '@klasrum/contract/sheets'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { sheetVersions } from './gradebook.tables.ts'

/**
 * The version of what the caller is about to write. Call it before the first write to a class's sheets: its row is held
 * until the transaction ends, so that no reader sees a version before an earlier one. `reload` is for all but cells.
 */
export async function nextVersion(
  tx: Tx,
  class_id: number,
  { reload }: { reload: boolean },
): Promise<number> {
  const next = sql`${sheetVersions.version} + 1`
  const [taken] = await tx
    .insert(sheetVersions)
    .values({ class_id, version: 1, reload_version: reload ? 1 : 0 })
    .onConflictDoUpdate({
      target: sheetVersions.class_id,
      set: { version: next, ...(reload && { reload_version: next }) },
    })
    .returning({ version: sheetVersions.version })
  if (!taken) throw new Error('a version was not written')
  return taken.version
}

export type ScoreWriter = {
  user_id: number
  /** `item`: the scores went with their item. */
  source: (typeof typingSources)[number] | 'import' | 'assessment' | 'item'
  request_id: string
}

/** As a part of the statement that changes them. */
export const auditContextSql = ({ user_id, source, request_id }: Record<keyof ScoreWriter, SQL>): SQL =>
  sql`select set_config('klasrum.user', ${user_id}::text, true), set_config('klasrum.source', ${source}, true),
    set_config('klasrum.request', ${request_id}, true)`

/** Says who changes scores in this transaction. Without it the history has "database" and nobody. */
export async function setAuditContext(tx: Tx, { user_id, source, request_id }: ScoreWriter): Promise<void> {
  await tx.execute(
    auditContextSql({
      user_id: sql`${user_id}::int`,
      source: sql`${source}`,
      request_id: sql`${request_id}`,
    }),
  )
}
