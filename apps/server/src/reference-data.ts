import type { Clock } from './clock.ts'
import { type Database, inTx } from './db/client.ts'
import { ensureValues } from './features/points/ensure-values.ts'
import { ensureTerms } from './features/schools/ensure-terms.ts'

/** Prices, tiers, support contacts and the terms of the current school year, added where they are missing; nothing that is there changes. */
export const ensureReferenceData = (database: Database, clock: Clock): Promise<void> =>
  inTx(database, async (tx) => {
    await ensureValues(tx)
    await ensureTerms(tx, clock.now())
  })
