import type { RunStep } from '@klasrum/contract/runs'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { runFiles } from './materials.tables.ts'

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
export const findFileSource = async (tx: Tx, id: number) =>
  (await tx.select({ source: runFiles.source }).from(runFiles).where(eq(runFiles.id, id)))[0]?.source ?? null

export const changeFile = (tx: Tx, id: number, values: Partial<typeof runFiles.$inferInsert>) =>
  tx.update(runFiles).set(values).where(eq(runFiles.id, id))

/** Never over what is finished. */
export const noteProgress = (tx: Tx, id: number, { step, share }: { step: RunStep; share: number }) =>
  tx
    .update(runFiles)
    .set({ step, share })
    .where(and(eq(runFiles.id, id), eq(runFiles.state, 'processing')))
