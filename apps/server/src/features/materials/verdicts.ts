import type { Item } from '@klasrum/contract/material'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { settings } from '../points/points.tables.ts'
import { bankItemDigestOf } from './bank/bank-item.ts'
import { item_verdicts, type Verdict } from './verdicts.tables.ts'

export const areCounted = async (tx: Tx): Promise<boolean> =>
  (await tx.select().from(settings).where(eq(settings.key, 'item_verdicts')))[0]?.value === 'on'

/** What is counted of an item: how it is made, and not what it says. */
export function verdictFeaturesOf(item: Item) {
  const { form, difficulty, language, author, origin = 'text', skill = null, stem } = item
  return {
    form,
    difficulty,
    language,
    author,
    origin,
    skill,
    words: stem.split(/\s+/).length,
    key_letters: keyOf(item).length,
    choices: item.form === 'multiple_choice' ? item.options.length : 0,
  }
}

function keyOf(item: Item): string {
  switch (item.form) {
    case 'multiple_choice':
      return item.options[item.answer] ?? ''
    case 'identification':
    case 'problem':
      return item.answer
    case 'modified_true_false':
      return item.correction ?? item.marked
    case 'enumeration':
      return item.answers.join(' ')
    case 'true_false':
    case 'matching':
    case 'sequencing':
    case 'essay':
      return ''
  }
}

/** Counts what a teacher did with an item as it was made; what she had a hand in says nothing of how it was made. */
export async function countVerdict(tx: Tx, item: Item, verdict: Verdict): Promise<void> {
  if (item.author === 'teacher' || item.origin === 'bank' || !(await areCounted(tx))) return
  await tx
    .insert(item_verdicts)
    .values({ digest: bankItemDigestOf(item), verdict, ...verdictFeaturesOf(item) })
    .onConflictDoUpdate({
      target: [item_verdicts.digest, item_verdicts.verdict],
      set: { times: sql`${item_verdicts.times} + 1` },
    })
}

/** An item that was put back was not removed. */
export async function uncountVerdict(tx: Tx, item: Item, verdict: Verdict): Promise<void> {
  if (!(await areCounted(tx))) return
  const counted = and(eq(item_verdicts.digest, bankItemDigestOf(item)), eq(item_verdicts.verdict, verdict))
  await tx.delete(item_verdicts).where(and(counted, lte(item_verdicts.times, 1)))
  await tx
    .update(item_verdicts)
    .set({ times: sql`${item_verdicts.times} - 1` })
    .where(counted)
}
