import type { Material } from '@klasrum/contract/material'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { runFiles, runs } from './materials.tables.ts'

type Place = { id: number; file_id: number }

const ownFile = (user_id: number, { id, file_id }: Place) =>
  and(eq(runFiles.id, file_id), eq(runs.id, id), eq(runs.user_id, user_id), isNotNull(runFiles.material))

/** What was made of a file of an own run. */
export async function findMade(tx: Tx, user_id: number, place: Place) {
  const [row] = await tx
    .select({
      material: runFiles.material,
      revision: runFiles.revision,
      swapped: runFiles.swapped,
      taken_off: runFiles.taken_off,
    })
    .from(runFiles)
    .innerJoin(runs, eq(runs.id, runFiles.run_id))
    .where(ownFile(user_id, place))
  return row?.material ? { ...row, material: row.material } : undefined
}

/** Long: only for what is written from it. */
export async function findSource(tx: Tx, user_id: number, place: Place) {
  const [row] = await tx
    .select({ source: runFiles.source })
    .from(runFiles)
    .innerJoin(runs, eq(runs.id, runFiles.run_id))
    .where(ownFile(user_id, place))
  return row?.source ?? undefined
}

type Change = {
  file_id: number
  revision: number
  material: Material
  swapped: (typeof runFiles.$inferSelect)['swapped']
  taken_off: (typeof runFiles.$inferSelect)['taken_off']
}

/** Answers the new revision; nothing where another change came first. */
export async function changeMade(
  tx: Tx,
  { file_id, revision, material, swapped, taken_off }: Change,
): Promise<number | undefined> {
  const [changed] = await tx
    .update(runFiles)
    .set({ material, swapped, taken_off, revision: sql`${runFiles.revision} + 1` })
    .where(and(eq(runFiles.id, file_id), eq(runFiles.revision, revision), isNotNull(runFiles.material)))
    .returning({ revision: runFiles.revision })
  return changed?.revision
}
