import { topUpStates } from '@klasrum/contract/top-ups'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bit, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { wireMoment } from '../../db/columns.ts'
import { users } from '../accounts/accounts.tables.ts'

/** What was asked never changes, and a decision is final: triggers refuse both. */
export const top_ups = pgTable(
  'top_ups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    amount: integer('amount').notNull(),
    points: integer('points').notNull(),
    state: text('state', { enum: topUpStates }).notNull().default('pending'),
    reference_no: text('reference_no'),
    /** Why it was rejected. */
    reason: text('reason'),
    created_at: wireMoment('created_at').notNull(),
    decided_at: wireMoment('decided_at'),
    decided_by_user_id: integer('decided_by_user_id').references(() => users.id, { onDelete: 'restrict' }),
  },
  (table) => [
    check('top_ups_amount_in_range', sql`${table.amount} between 1 and 100000`),
    check('top_ups_points_positive', sql`${table.points} between 1 and 1000000000`),
    check('top_ups_state_known', sql`${table.state} in ('pending', 'approved', 'rejected', 'cancelled')`),
    check(
      'top_ups_decided_by_another',
      sql`${table.decided_by_user_id} <> ${table.user_id} or ${table.state} in ('pending', 'cancelled')`,
    ),
    check(
      'top_ups_decision_whole',
      sql`(${table.state} = 'pending') = (${table.decided_at} is null) and (${table.state} in ('approved', 'rejected')) = (${table.decided_by_user_id} is not null) and (${table.state} = 'rejected') = (${table.reason} is not null)`,
    ),
    uniqueIndex('top_ups_reference_once')
      .on(table.reference_no)
      .where(sql`${table.reference_no} is not null and ${table.state} in ('pending', 'approved')`),
    index('top_ups_pending_index').on(table.id).where(sql`${table.state} = 'pending'`),
    index('top_ups_user_index').on(table.user_id, table.id),
    index('top_ups_reference_index').on(table.reference_no),
  ],
)

/** Every picture ever sent. A replaced one keeps its marks, so that it is known again; its file is removed. */
export const payment_proofs = pgTable(
  'payment_proofs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    top_up_id: integer('top_up_id')
      .notNull()
      .references(() => top_ups.id, { onDelete: 'restrict' }),
    /** The file's name in storage: 32 random hex digits. */
    name: text('name').notNull().unique(),
    /** Of the bytes as they were sent. */
    sha256: text('sha256').notNull(),
    /** Pictures that look alike differ in few of these bits; see picture-look.ts. */
    shape: bit('shape', { dimensions: 64 }).notNull(),
    detail: bit('detail', { dimensions: 15_360 }).notNull(),
    similar_to_id: integer('similar_to_id').references((): AnyPgColumn => payment_proofs.id, {
      onDelete: 'restrict',
    }),
    created_at: wireMoment('created_at').notNull(),
    removed_at: wireMoment('removed_at'),
  },
  (table) => [
    uniqueIndex('payment_proofs_one_in_force').on(table.top_up_id).where(sql`${table.removed_at} is null`),
    index('payment_proofs_sha256_index').on(table.sha256),
    index('payment_proofs_top_up_index').on(table.top_up_id),
  ],
)
