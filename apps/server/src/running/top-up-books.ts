import { join } from 'node:path'
import type { Premises } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { readOutbox } from '@klasrum/testkit/outbox'
import type { Product } from '@klasrum/testkit/process'
import { until } from '@klasrum/testkit/until'
import { isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { point_entries } from '../features/points/points.tables.ts'
import { payment_proofs, top_ups } from '../features/points/top-ups.tables.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import type { Asked } from './top-up-desk.ts'

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

/** Nothing may be under way. `asked` is everything that anybody ever asked for. */
export async function expectBooksToHold(
  premises: Pick<Premises, 'dataDir' | 'databaseUrl'>,
  asked: Asked[],
  files?: Storage,
): Promise<void> {
  const storage = files ?? (await openStorage({ folder: join(premises.dataDir, 'uploads') }))
  const { rows, credits, proofs, wrong } = await lookInside(premises, async ({ tx }) => ({
    rows: await tx.select().from(top_ups),
    credits: await tx.select().from(point_entries).where(sql`kind = 'top-up'`),
    proofs: await tx.select().from(payment_proofs).where(isNull(payment_proofs.removed_at)),
    wrong: rowsOf(
      await tx.execute(sql`select id, points from users
        where points <> (select coalesce(sum(points), 0) from point_entries where user_id = users.id)`),
    ),
  }))
  expect(rows.map(({ id, amount, points, state }) => ({ id, amount, points, state })).sort(byId)).toEqual(
    asked.map(({ id, amount, points, state }) => ({ id, amount, points, state })).sort(byId),
  )
  const approved = rows.filter(({ state }) => state === 'approved')
  expect(
    credits.map(({ user_id, points, reason_key }) => `${reason_key}: ${points} to ${user_id}`).sort(),
  ).toEqual(approved.map(({ id, user_id, points }) => `top-up:${id}: ${points} to ${user_id}`).sort())
  expect(wrong).toEqual([])
  expect(proofs.map(({ top_up_id }) => top_up_id).sort()).toEqual(rows.map(({ id }) => id).sort())
  for (const { name } of nonEmpty(proofs))
    expect(await storage.size(`payment_proofs/${name}`)).toBeGreaterThan(0)
}

/** Each amount was asked for once, so a letter that names it is about that top-up. */
export async function expectLetters(product: Product, asked: Asked[]): Promise<void> {
  let isRunning = true
  void product.exited.then(() => {
    isRunning = false
  })
  const awaited = new Set(
    asked.flatMap(({ email, state, amount }) => {
      if (state !== 'approved' && state !== 'rejected') return []
      const what = state === 'approved' ? 'was approved' : 'was not approved'
      return [`${email}: Your Klasrum top-up ${what}, ₱${amount.toLocaleString('en-PH')}`]
    }),
  )
  await until(
    async () => {
      if (!isRunning) throw new Error(`The product ended before all was mailed:\n${product.output()}`)
      for (const { to, subject, text } of await readOutbox(join(product.dataDir, 'outbox')))
        awaited.delete(`${to}: ${subject}, ${text.match(/₱[\d,]+/)}`)
      return awaited.size === 0
    },
    { what: () => `these letters:\n${[...awaited].join('\n')}`, within: 120_000, every: 250 },
  )
}
