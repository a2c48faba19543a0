import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { LeaseLost, startHeartbeat } from '../../jobs/heartbeat.ts'
import { renewLease, type Taken, type WorkRow } from './paid-work.store.ts'
import type { PaidWork } from './paid-work.ts'

type Write = (tx: Tx) => Promise<unknown>

/** False, and nothing written, when it was cancelled or taken over. */
const writeHeld = (
  { database, clock }: House,
  work: PaidWork,
  taken: Taken,
  write: Write,
): Promise<boolean> =>
  inTx(database, async (tx) => {
    if (!(await renewLease(tx, work, taken, clock.now()))) return false
    await write(tx)
    return true
  })

/** Whether the work is still in the hands of who took it up. */
export const isStillHeld = (house: House, work: PaidWork, taken: Taken): Promise<boolean> =>
  writeHeld(house, work, taken, async () => {})

/** Every write of one who has work in hands goes through here: refused when it was cancelled or taken over. */
export async function whileHeld(house: House, work: PaidWork, taken: Taken, write: Write): Promise<void> {
  if (!(await writeHeld(house, work, taken, write))) throw new LeaseLost()
}

export const startBeat = <Row extends WorkRow, Progress>(
  house: House,
  work: PaidWork<Row, Progress>,
  taken: Taken,
  onGone: (reason: LeaseLost) => void,
) =>
  startHeartbeat<Progress>(
    (progress) =>
      writeHeld(house, work, taken, async (tx) => {
        if (progress !== undefined) await work.noteProgress(tx, taken.id, progress)
      }),
    onGone,
  )
