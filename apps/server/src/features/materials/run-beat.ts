import type { RunStep } from '@klasrum/contract/runs'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { hold, noteProgress, type Taken } from './taken-runs.store.ts'

/** It was cancelled, or somebody else has it: whatever this one still brings is thrown away. */
export class Gone extends Error {}

export type Progress = { file_id: number; step: RunStep; share: number }

const between = 1_000

/** Says once a second that the run is alive and how far it is, and so hears that it is not wanted any more. */
export function startBeat({ database, clock }: House, taken: Taken, onGone: (reason: Gone) => void) {
  let latest: Progress | undefined
  let last: Promise<void> | undefined

  async function beat(): Promise<void> {
    const progress = latest
    latest = undefined
    const isHeld = await inTx(database, async (tx) => {
      if (!(await hold(tx, taken, clock.now()))) return false
      if (progress) await noteProgress(tx, progress.file_id, progress)
      return true
    })
    if (!isHeld) onGone(new Gone())
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
