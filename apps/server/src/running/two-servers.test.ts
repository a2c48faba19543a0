import type { TopUp } from '@klasrum/contract/top-ups'
import { anAdmin, aTeacher } from '@klasrum/testkit/builders'
import { emptyPremises, onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { lookInside } from '@klasrum/testkit/look-inside'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aTopUpWithProof } from '@klasrum/testkit/top-ups'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rowsOf } from '../db/client.ts'
import { users } from '../features/accounts/accounts.tables.ts'
import { openSession } from '../features/accounts/sessions.ts'
import { point_entries } from '../features/points/points.tables.ts'
import { top_ups } from '../features/points/top-ups.tables.ts'
import { patience, startAndWait } from './start.ts'
import { type Visit, visitorsOf } from './visitors.ts'

const trials = 5

describe.runIf(onPostgres)('two servers on one database', () => {
  test(
    'a top-up approved through both is credited once, and a key sent to both is used once',
    async () => {
      const [here, there] = [await furnishedPremises(), await emptyPremises()]
      onTestFinished(here.remove)
      onTestFinished(there.remove)
      const people = await lookInside(here, async ({ tx }) => {
        const [teacher, admin] = [await aTeacher(tx), await anAdmin(tx)]
        const pending = []
        for (let trial = 0; trial < trials * 2; trial += 1) pending.push(await aTopUpWithProof(tx, teacher))
        const asker = await aTeacher(tx)
        const token = (id: number) => openSession(tx, id, new Date())
        return {
          teacher,
          asker: { ...asker, token: await token(asker.id) },
          admin: { token: await token(admin.id) },
          pending,
        }
      })
      const env = { DEMO: 'off', JOBS: 'off' }
      const { databaseUrl } = here
      const products = await Promise.all([
        startAndWait({ ...here, env }),
        startAndWait({ ...there, databaseUrl, env }),
      ])
      const servers = products.map(({ url }) => visitorsOf(url, { connections: 50 }))
      for (const { leave } of servers) onTestFinished(leave)
      /** Every other one to the other server, all at the same time. */
      const split = async (times: number, visit: Visit) => {
        const heard = await Promise.all(
          Array.from({ length: times }, (_, number) =>
            servers[number % servers.length]?.visit({ method: 'POST', ...visit }),
          ),
        )
        return heard.flatMap((each) => (each?.kind === 'answered' ? [each] : []))
      }
      const approval = ({ id, points }: Pick<TopUp, 'id' | 'points'>): Visit => ({
        path: `/api/admin/topups/${id}/approve`,
        body: { points },
        token: people.admin.token,
      })

      for (const [number, topUp] of nonEmpty(people.pending.entries())) {
        const key = number < trials ? undefined : `approve-${number}`
        const answers = await split(50, { ...approval(topUp), key })
        expect(answers).toHaveLength(50)
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(key ? 50 : 1)
        expect(new Set(answers.map(({ body }) => body)).size).toBe(key ? 1 : 2)
        if (!key) expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
      }
      for (let trial = 0; trial < trials; trial += 1) {
        const body = { amount: 300 + trial }
        const ask = { path: '/api/user/topup', body, token: people.asker.token, key: `ask-${trial}` }
        const answers = await split(100, ask)
        expect(answers).toHaveLength(100)
        expect(new Set(answers.map((each) => `${each.status} ${each.body}`)).size).toBe(1)
        expect(answers[0]?.status).toBe(200)
      }
      for (const product of nonEmpty(products))
        expect(await product.stop()).toEqual({ code: 0, signal: null })

      const books = await lookInside(here, async ({ tx }) => ({
        asked: await tx.select().from(top_ups).where(eq(top_ups.user_id, people.asker.id)),
        entries: await tx.select().from(point_entries).where(eq(point_entries.user_id, people.teacher.id)),
        balance: await tx.select({ points: users.points }).from(users).where(eq(users.id, people.teacher.id)),
        letters: rowsOf(
          await tx.execute(sql`select data->>'top_up_id' as id from pgboss.job where name = 'top-up-mail'`),
        ),
      }))
      expect(books.asked.map(({ amount }) => amount).sort()).toEqual([300, 301, 302, 303, 304])
      expect(books.entries.map(({ reason_key }) => reason_key).sort()).toEqual(
        people.pending.map(({ id }) => `top-up:${id}`).sort(),
      )
      expect(books.balance).toEqual([{ points: people.pending.reduce((sum, { points }) => sum + points, 0) }])
      expect(books.letters).toHaveLength(people.pending.length)
    },
    patience,
  )
})
