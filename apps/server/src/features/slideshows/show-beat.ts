import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { hold, type Progress, type Taken } from './taken-shows.store.ts'

/** It was cancelled, or somebody else has it: whatever this one still brings is thrown away. */
export class Gone extends Error {}

const between = 1_000

/** Says once a second that the work is alive and how far it is, and so hears that it is not wanted any more. */
export function startBeat({ database, clock }: House, taken: Taken, onGone: (reason: Gone) => void) {
  let latest: Progress | undefined
  let last: Promise<void> | undefined

  async function beat(): Promise<void> {
    const progress = latest
    latest = undefined
    if (!(await hold(database.tx, taken, clock.now(), progress))) onGone(new Gone())
  }

  const timer = setInterval(() => {
    // A database that is away is asked again a second later.
    last ??= beat()
      .catch(() => {})
      .finally(() => {
        last = undefined
      })
  }, between)

  return {
    tell: (progress: Progress) => {
      latest = progress
    },
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}

/** Every write of one who has a show in hands: refused when it was cancelled or taken over. */
export const whileHeld = (
  { database, clock }: House,
  taken: Taken,
  write: (tx: Tx) => Promise<unknown>,
): Promise<void> =>
  inTx(database, async (tx) => {
    if (!(await hold(tx, taken, clock.now()))) throw new Gone()
    await write(tx)
  })
