import type { RunStep } from '@klasrum/contract/runs'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { type LeaseLost, startHeartbeat } from '../../jobs/heartbeat.ts'
import { hold, noteProgress, type Taken } from './taken-runs.store.ts'

export type Progress = { file_id: number; step: RunStep; share: number }

export const startRunBeat = ({ database, clock }: House, taken: Taken, onGone: (reason: LeaseLost) => void) =>
  startHeartbeat<Progress>(
    (progress) =>
      inTx(database, async (tx) => {
        if (!(await hold(tx, taken, clock.now()))) return false
        if (progress) await noteProgress(tx, progress.file_id, progress)
        return true
      }),
    onGone,
  )
