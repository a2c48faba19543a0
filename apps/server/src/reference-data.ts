import type { Clock } from './clock.ts'
import { type Database, inTx } from './db/client.ts'
import type { Env } from './env.ts'
import { ensureValues } from './features/points/ensure-values.ts'
import { ensureTerms } from './features/schools/ensure-terms.ts'
import { ensureShowKey } from './features/slideshows/show-key.store.ts'

/** What an installation begins with and an admin may change. */
type Begin = Pick<Env, 'itemVerdicts'>

/** Prices, tiers, support contacts, the terms of the current school year and the key of signed addresses, added where they are missing; nothing that is there changes. */
export const ensureReferenceData = (database: Database, clock: Clock, env?: Begin): Promise<void> =>
  inTx(database, async (tx) => {
    await ensureValues(tx, env)
    await ensureTerms(tx, clock.now())
    await ensureShowKey(tx)
  })
