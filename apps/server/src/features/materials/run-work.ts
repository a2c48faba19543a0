import type { RunStep } from '@klasrum/contract/runs'
import { z } from 'zod'
import { minutes } from '../../clock.ts'
import type { PaidWork } from '../paid-work/door.ts'
import { noteProgress } from './files-to-make.store.ts'
import { runs } from './materials.tables.ts'
import { changeRun, ownerOfRun, type RunRow } from './runs.store.ts'

export type RunWorkProgress = { file_id: number; step: RunStep; share: number }

/** A run as paid work. */
export const runWork: PaidWork<RunRow, RunWorkProgress, 'run_id'> = {
  table: runs,
  state: runs.state,
  kind: 'run',
  title: 'Lesson plan',
  reference: 'run',
  noun: 'a run',
  jobs: { make: 'make-run', lost: 'run-lost', sweep: 'sweep-runs' },
  idName: 'run_id',
  payload: z.object({ run_id: z.int() }),
  longestMs: minutes(10),
  longestSilenceMs: minutes(15),
  ownerOf: ownerOfRun,
  noteProgress: (tx, _, progress) => noteProgress(tx, progress.file_id, progress),
  putEnd: changeRun,
}
