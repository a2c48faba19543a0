import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../apps/server/src/db/client.ts'
import { payment_proofs, top_ups } from '../../../apps/server/src/features/points/top-ups.tables.ts'
import { only, type User } from './builders.ts'

type TopUp = typeof top_ups.$inferSelect
type Wish = Partial<typeof top_ups.$inferInsert>

/** A request that waits, without a picture. */
export const aTopUp = async (tx: Tx, { id: user_id }: User, wish: Wish = {}): Promise<TopUp> =>
  only(
    await tx
      .insert(top_ups)
      .values({ user_id, amount: 300, points: 310, created_at: new Date(), ...wish })
      .returning(),
  )

/** A request whose picture has a row, but no file. */
export async function aTopUpWithProof(
  tx: Tx,
  user: User,
  wish: Wish = {},
): Promise<TopUp & { proofName: string }> {
  const topUp = await aTopUp(tx, user, wish)
  const random = randomBytes(32).toString('hex')
  const proofName = `${random.slice(0, 32)}.png`
  await tx.insert(payment_proofs).values({
    top_up_id: topUp.id,
    name: proofName,
    sha256: random,
    shape: bitsFrom(random, 64),
    detail: bitsFrom(random, 15_360),
    created_at: topUp.created_at,
  })
  return { ...topUp, proofName }
}

/** Different for every request, so that none looks like another. */
const bitsFrom = (hex: string, count: number): string => {
  const bits = [...hex].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  return bits.repeat(Math.ceil(count / bits.length)).slice(0, count)
}
