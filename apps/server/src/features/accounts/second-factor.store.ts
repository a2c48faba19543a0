import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { recovery_codes, second_factors } from './account-safety.tables.ts'

export const findFactor = async (tx: Tx, user_id: number) =>
  (await tx.select().from(second_factors).where(eq(second_factors.user_id, user_id)))[0]

export const hasFactor = async (tx: Tx, user_id: number): Promise<boolean> =>
  (await tx.$count(
    second_factors,
    and(eq(second_factors.user_id, user_id), isNotNull(second_factors.confirmed_at)),
  )) > 0

/** A secret that was begun and not confirmed gives way to the next one. */
export const beginFactor = (tx: Tx, user_id: number, secret: string, created_at: Date) =>
  tx
    .insert(second_factors)
    .values({ user_id, secret, created_at })
    .onConflictDoUpdate({
      target: second_factors.user_id,
      set: { secret, created_at, last_step: 0 },
      setWhere: isNull(second_factors.confirmed_at),
    })

export const confirmFactor = (tx: Tx, user_id: number, last_step: number, confirmed_at: Date) =>
  tx.update(second_factors).set({ confirmed_at, last_step }).where(eq(second_factors.user_id, user_id))

/** False when this half minute, or a later one, was used meanwhile. */
export const useStep = async (tx: Tx, user_id: number, last_step: number): Promise<boolean> =>
  (
    await tx
      .update(second_factors)
      .set({ last_step })
      .where(and(eq(second_factors.user_id, user_id), lt(second_factors.last_step, last_step)))
      .returning({ user_id: second_factors.user_id })
  ).length > 0

/** False when there is no such code, or it was used. */
export const useRecoveryCode = async (
  tx: Tx,
  user_id: number,
  code_hash: string,
  used_at: Date,
): Promise<boolean> =>
  (
    await tx
      .update(recovery_codes)
      .set({ used_at })
      .where(
        and(
          eq(recovery_codes.user_id, user_id),
          eq(recovery_codes.code_hash, code_hash),
          isNull(recovery_codes.used_at),
        ),
      )
      .returning({ user_id: recovery_codes.user_id })
  ).length > 0

export const countRecoveryCodes = (tx: Tx, user_id: number): Promise<number> =>
  tx.$count(recovery_codes, and(eq(recovery_codes.user_id, user_id), isNull(recovery_codes.used_at)))

export async function replaceRecoveryCodes(tx: Tx, user_id: number, hashes: readonly string[]) {
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id))
  if (hashes.length > 0)
    await tx.insert(recovery_codes).values(hashes.map((code_hash) => ({ user_id, code_hash })))
}

export async function removeFactor(tx: Tx, user_id: number): Promise<void> {
  await replaceRecoveryCodes(tx, user_id, [])
  await tx.delete(second_factors).where(eq(second_factors.user_id, user_id))
}
