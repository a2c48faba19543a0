import { seedPrices, seedTiers } from '@klasrum/points/prices'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { global_values, settings } from './points.tables.ts'

export async function ensureValues(tx: Tx, { itemVerdicts = false } = {}): Promise<void> {
  const prices = Object.entries(seedPrices).map(([key, value]) => ({ title: 'USE_POINTS', key, value }))
  const tiers = seedTiers.map(([pesos, value]) => ({ title: 'TOPUP', key: String(pesos), value }))
  // A title that has values was set up before; an admin may since have taken a tier away.
  for (const values of [prices, tiers]) {
    const [there] = await tx
      .select({ id: global_values.id })
      .from(global_values)
      .where(eq(global_values.title, values[0]?.title ?? ''))
      .limit(1)
    if (!there) await tx.insert(global_values).values(values).onConflictDoNothing()
  }
  await tx
    .insert(settings)
    .values([
      { key: 'support_email', value: 'help@klasrum.example' },
      { key: 'support_page', value: 'https://www.facebook.com/klasrum' },
      { key: 'privacy_email', value: 'dpo@klasrum.example' },
      { key: 'second_factor', value: 'optional' },
      { key: 'item_verdicts', value: itemVerdicts ? 'on' : 'off' },
      { key: 'model_tokens_a_day', value: '5000000' },
      { key: 'model_tokens_a_teacher', value: '500000' },
      { key: 'voice_characters_a_day', value: '1000000' },
      { key: 'voice_characters_a_teacher', value: '150000' },
      { key: 'work_minutes_a_teacher', value: '300' },
    ])
    .onConflictDoNothing()
}
