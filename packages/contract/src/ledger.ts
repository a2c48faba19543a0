import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { admins, Count, Id, Limit, Moment, OptionalId, PathId, Points } from './fields.ts'

const Money = z.int().min(0).max(1_000_000_000_000_000)

export const UsageEntry = z.object({
  id: Id,
  created_at: Moment,
  /** What the points were for. */
  process: z.string().max(400),
  /** Negative when points were spent. */
  points: z.int().min(-1_000_000_000).max(1_000_000_000),
})
export type UsageEntry = z.infer<typeof UsageEntry>

const UsageQuery = z
  .object({
    limit: Limit(100, 20),
    cursor_created_at: Moment.optional(),
    cursor_id: OptionalId,
  })
  .refine(
    ({ cursor_created_at, cursor_id }) => (cursor_created_at === undefined) === (cursor_id === undefined),
    {
      path: ['cursor_id'],
      error: 'A cursor has both a time and an id.',
    },
  )

const UsagePage = z.object({
  usage: z.array(UsageEntry).max(100),
  has_more: z.boolean(),
  next_cursor: z.object({ cursor_created_at: Moment, cursor_id: Id }).nullable(),
})

export const listOwnUsageEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/usage',
  summary: 'Every movement of the own points, newest first, by cursor.',
  access: 'signed-in',
  records: 'own',
  query: UsageQuery,
  reply: UsagePage,
  refusals: ['request.invalid'],
})

export const listUsageOfEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/usage/history/{userId}',
  summary: 'Every movement of an account, newest first, by cursor.',
  access: admins,
  records: 'all',
  params: z.object({ userId: PathId }),
  query: UsageQuery,
  reply: UsagePage,
  refusals: ['request.invalid', 'user.not_found'],
})

export const adminStatsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'How many top-ups wait, and what they come to.',
  access: admins,
  records: 'all',
  reply: z.object({
    pending_topups: Count,
    /** Pesos. */
    pending_amount: Money,
    pending_points: Money,
    oldest_pending_at: Moment.nullable(),
    /** Accounts whose balance and entries disagree. */
    point_alarms: Count,
  }),
  refusals: [],
})

const PointAlarm = z.object({
  id: Id,
  user_id: Id,
  user_name: z.string().max(170),
  email: z.string().max(254),
  /** As it stood beside the account. */
  balance: z.int().min(-2_147_483_648).max(2_147_483_647),
  /** As the entries say. */
  entries_sum: z.int().min(-1_000_000_000_000_000).max(1_000_000_000_000_000),
  found_at: Moment,
})

export const listPointAlarmsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/point-alarms',
  summary: 'Accounts that are frozen because balance and entries disagree.',
  access: admins,
  records: 'all',
  reply: z.object({ alarms: z.array(PointAlarm).max(100) }),
  refusals: [],
})

export const settlePointAlarmEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/point-alarms/{id}/settle',
  summary: 'Sets the balance to the sum of its entries and frees the account.',
  access: admins,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: z.object({ user_id: Id, points: Points }),
  refusals: ['point_alarm.not_found'],
})
