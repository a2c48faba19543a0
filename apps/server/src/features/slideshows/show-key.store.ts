import { randomBytes } from 'node:crypto'
import type { Tx } from '../../db/client.ts'
import { slideshowKeys } from './slideshows.tables.ts'

/** Made at the first start; every later one finds it there. */
export const ensureShowKey = (tx: Tx) =>
  tx
    .insert(slideshowKeys)
    .values({ id: 1, key: randomBytes(32).toString('hex') })
    .onConflictDoNothing()

export async function readShowKey(tx: Tx): Promise<string> {
  const [row] = await tx.select().from(slideshowKeys)
  if (!row) throw new Error('There is no key to sign addresses with.')
  return row.key
}
