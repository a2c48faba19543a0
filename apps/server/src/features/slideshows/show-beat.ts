import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { LeaseLost, startHeartbeat } from '../../jobs/heartbeat.ts'
import { hold, type Progress, type Taken } from './taken-shows.store.ts'

export const startShowBeat = (
  { database, clock }: House,
  taken: Taken,
  onGone: (reason: LeaseLost) => void,
) => startHeartbeat<Progress>((progress) => hold(database.tx, taken, clock.now(), progress), onGone)

/** Every write of one who has a show in hands: refused when it was cancelled or taken over. */
export const whileHeld = (
  { database, clock }: House,
  taken: Taken,
  write: (tx: Tx) => Promise<unknown>,
): Promise<void> =>
  inTx(database, async (tx) => {
    if (!(await hold(tx, taken, clock.now()))) throw new LeaseLost()
    await write(tx)
  })
