import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { runFiles } from './materials.tables.ts'

/** Each file of a run with all that was made of it. */
export const madeFiles = (tx: Tx, run_id: number) =>
  tx
    .select({ file_name: runFiles.file_name, material: runFiles.material, error: runFiles.error })
    .from(runFiles)
    .where(eq(runFiles.run_id, run_id))
    .orderBy(asc(runFiles.place))
