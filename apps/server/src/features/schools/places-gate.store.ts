import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'

const gate = 4_004

/**
 * Comes first in every transaction that writes divisions, districts or schools: many pass side by side, and an import
 * waits until it has the gate alone. Without it, an import and a single change could wait for each other.
 */
export const passGate = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock_shared(${gate})`)

export const holdGate = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${gate})`)
