import type { RunStep } from '@klasrum/contract/runs'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { runFiles, runs } from './materials.tables.ts'
import { isOpen } from './runs.store.ts'

/** A run in the hands of one who took it up. */
export type Taken = { id: number; attempt: number }

/** Whoever had it before is refused from now on. Nothing when it is over. */
export const takeUp = async (tx: Tx, id: number, now: Date) =>
  (
    await tx
      .update(runs)
      .set({
        state: 'running',
        attempt: sql`${runs.attempt} + 1`,
        started_at: sql`coalesce(${runs.started_at}, ${now.toISOString()}::timestamptz)`,
        beat_at: now,
      })
      .where(and(eq(runs.id, id), isOpen))
      .returning({
        attempt: runs.attempt,
        started_at: runs.started_at,
        settings: runs.settings,
        user_id: runs.user_id,
      })
  )[0]

/** A sign of life. False when it was cancelled or taken over; else nobody can do that before the transaction ends. */
export const hold = async (tx: Tx, { id, attempt }: Taken, now: Date): Promise<boolean> =>
  (
    await tx
      .update(runs)
      .set({ beat_at: now })
      .where(and(eq(runs.id, id), eq(runs.attempt, attempt), eq(runs.state, 'running')))
      .returning({ id: runs.id })
  ).length > 0

/** Those that are not finished, in their order. */
export const filesToMake = (tx: Tx, run_id: number) =>
  tx
    .select({
      id: runFiles.id,
      file_name: runFiles.file_name,
      size: runFiles.size,
      stored_as: runFiles.stored_as,
      corrections: runFiles.corrections,
    })
    .from(runFiles)
    .where(and(eq(runFiles.run_id, run_id), sql`${runFiles.state} in ('ready', 'processing')`))
    .orderBy(asc(runFiles.place))

export type FileToMake = Awaited<ReturnType<typeof filesToMake>>[number]

/** As it was read before, by an earlier try or another run. */
export const findSource = async (tx: Tx, id: number) =>
  (await tx.select({ source: runFiles.source }).from(runFiles).where(eq(runFiles.id, id)))[0]?.source ?? null

export const changeFile = (tx: Tx, id: number, values: Partial<typeof runFiles.$inferInsert>) =>
  tx.update(runFiles).set(values).where(eq(runFiles.id, id))

/** Never over what is finished. */
export const noteProgress = (tx: Tx, id: number, { step, share }: { step: RunStep; share: number }) =>
  tx
    .update(runFiles)
    .set({ step, share })
    .where(and(eq(runFiles.id, id), eq(runFiles.state, 'processing')))
