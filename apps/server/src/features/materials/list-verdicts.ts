import { allItems } from '@klasrum/composer/papers/amend'
import { and, asc, gt, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { bankItemDigestOf } from './bank/bank-item.ts'
import { runFiles } from './materials.tables.ts'
import { item_verdicts } from './verdicts.tables.ts'
import { areCounted, verdictFeaturesOf } from './verdicts.ts'

type Listed = typeof item_verdicts.$inferSelect

const atOnce = 50

/**
 * What was edited and removed, and what was kept: items that still stand as they were made on papers which their teacher
 * has worked on. Nothing where it is not counted.
 */
export async function listVerdicts(tx: Tx): Promise<Listed[]> {
  if (!(await areCounted(tx))) return []
  const changed = await tx.select().from(item_verdicts).orderBy(asc(item_verdicts.digest))
  return [...changed, ...(await unchangedItems(tx))]
}

async function unchangedItems(tx: Tx): Promise<Listed[]> {
  const byDigest = new Map<string, Listed>()
  for (let after = 0; ; ) {
    const files = await tx
      .select({ id: runFiles.id, material: runFiles.material })
      .from(runFiles)
      .where(and(gt(runFiles.id, after), gt(runFiles.revision, 0), isNotNull(runFiles.material)))
      .orderBy(asc(runFiles.id))
      .limit(atOnce)
    const items = files.flatMap(({ material }) => (material ? allItems(material) : []))
    for (const item of items.filter(({ author, origin }) => author !== 'teacher' && origin !== 'bank')) {
      const digest = bankItemDigestOf(item)
      const times = (byDigest.get(digest)?.times ?? 0) + 1
      byDigest.set(digest, { digest, verdict: 'kept', times, ...verdictFeaturesOf(item) })
    }
    after = files.at(-1)?.id ?? after
    if (files.length < atOnce) return [...byDigest.values()]
  }
}
