import { before, type Clock, hours } from '../clock.ts'
import type { Storage } from './storage.ts'

const atOnce = 500

type Sweep = {
  folder: string
  /** Which of these keys a row names. */
  named: (keys: string[]) => Promise<Iterable<string>>
}

/**
 * Removes the files of a folder that no row names, left by a kill between file and row. Those of the last day stay: their
 * row may still be written.
 */
export async function sweepFolder(
  { storage, clock }: { storage: Pick<Storage, 'list' | 'remove'>; clock: Clock },
  { folder, named }: Sweep,
): Promise<void> {
  const young = before(clock.now(), hours(24))
  let batch: string[] = []
  const sweep = async () => {
    const needed = new Set(batch.length > 0 ? await named(batch) : [])
    for (const key of batch) if (!needed.has(key)) await storage.remove(key)
    batch = []
  }
  for await (const { key, writtenAt } of storage.list(folder)) {
    if (writtenAt > young) continue
    batch.push(key)
    if (batch.length === atOnce) await sweep()
  }
  await sweep()
}
