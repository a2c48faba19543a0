import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'

const placesLock = 4_004

/**
 * Comes first in every transaction that writes divisions, districts or schools: many pass side by side, and an import
 * waits until it has the placesLock alone. Without it, an import and a single change could wait for each other.
 */
export const lockPlacesShared = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${placesLock})`)

export const lockPlacesExclusively = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${placesLock})`)
