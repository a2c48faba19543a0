import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import { isAnyQuarterClosed } from './closings.store.ts'
import { nextVersion } from './sheet-version.store.ts'

/** For a change of items, weights or closing: nobody else writes to the class's sheets before the transaction ends. */
export const takeSheets = (tx: Tx, class_id: number): Promise<number> =>
  nextVersion(tx, class_id, { reload: true })

/** After the sheets are taken: what is open then stays so. */
export async function refuseClosed(tx: Tx, class_id: number, ...quarters: number[]): Promise<void> {
  if (await isAnyQuarterClosed(tx, class_id, quarters)) refuse('quarter.closed')
}
