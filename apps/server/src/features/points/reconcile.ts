import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inTx, patiently, rowsOf, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import type { Job } from '../../jobs/queue.ts'
import { users } from '../accounts/accounts.tables.ts'
import { balanceOf } from './points.store.ts'
import { point_alarms } from './points.tables.ts'
import { lockAccount } from './till.store.ts'

export const reconcileJobName = 'reconcile-points'

/** Every night and at every start: a balance that differs from its entries freezes the account until an admin settles it. */
export const reconcilePoints = (house: House): Job => ({
  name: reconcileJobName,
  payload: z.object({}),
  retries: 3,
  every: '45 2 * * *',
  work: async () => {
    const found = await patiently(house.database, (patient) =>
      inTx(patient, (tx) => raiseAlarms(tx, house.clock.now())),
    )
    for (const { user_id, balance, entries_sum } of found)
      house.log.error({ user_id, balance, entries_sum }, 'points do not add up; the account is frozen')
    if (found.length > 0) await tellAdmins(house, found.length)
  },
})

type Found = { user_id: number; balance: number; entries_sum: number }

/** One statement, one snapshot: a movement under way is either wholly seen or not at all. */
async function raiseAlarms(tx: Tx, now: Date): Promise<Found[]> {
  const raised = await tx.execute(sql`
    insert into point_alarms (user_id, balance, entries_sum, found_at)
    select users.id, users.points, coalesce(sums.points, 0), ${now.toISOString()}
    from users left join (select user_id, sum(points) as points from point_entries group by user_id) sums
      on sums.user_id = users.id
    where users.points <> coalesce(sums.points, 0)
    on conflict (user_id) where settled_at is null do nothing
    returning user_id, balance, entries_sum::float8 as entries_sum`)
  return rowsOf<Found>(raised)
}

async function tellAdmins({ database, post, env }: House, count: number): Promise<void> {
  const admins = await database.tx
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.is_active, true), isNull(users.deleted_at)))
  for (const { email, first_name, last_name } of admins)
    await post.send(
      { name: `${first_name} ${last_name}`, address: email },
      {
        subject: 'Klasrum: points that do not add up',
        greeting: `Good day, ${first_name}.`,
        paragraphs: [
          `The nightly check found ${count} ${count === 1 ? 'account whose balance differs' : 'accounts whose balances differ'} from the ledger. Their points are frozen until you settle it.`,
        ],
        action: { label: 'Open Users', url: `${env.publicUrl}/admin`, note: 'The list stands at the top.' },
        closing: 'Nothing is lost: every entry of the ledger is kept.',
      },
    )
}

export const listPointAlarms = async (tx: Tx) => {
  const rows = await tx
    .select({
      id: point_alarms.id,
      user_id: point_alarms.user_id,
      user_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      email: users.email,
      balance: point_alarms.balance,
      entries_sum: point_alarms.entries_sum,
      found_at: point_alarms.found_at,
    })
    .from(point_alarms)
    .innerJoin(users, eq(users.id, point_alarms.user_id))
    .where(isNull(point_alarms.settled_at))
    .orderBy(desc(point_alarms.id))
    .limit(100)
  return rows.map((row) => ({ ...row, found_at: row.found_at.toISOString() }))
}

export const countPointAlarms = (tx: Tx): Promise<number> =>
  tx.$count(point_alarms, isNull(point_alarms.settled_at))

/** The trigger on the settled row sets the balance to the sum of the entries. */
export async function settlePointAlarm({ clock }: House, tx: Tx, actor: Actor, id: number) {
  const [alarm] = await tx.select().from(point_alarms).where(eq(point_alarms.id, id))
  if (!alarm) return refuse('point_alarm.not_found')
  await lockAccount(tx, alarm.user_id)
  const settled = await tx
    .update(point_alarms)
    .set({ settled_at: clock.now(), settled_by_user_id: actor.user_id })
    .where(and(eq(point_alarms.id, id), isNull(point_alarms.settled_at)))
    .returning({ id: point_alarms.id })
  if (settled.length === 0) refuse('point_alarm.not_found')
  return { user_id: alarm.user_id, points: await balanceOf(tx, alarm.user_id) }
}
