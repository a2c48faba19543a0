import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@klasrum/contract/fields'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { buildApp } from '../../../apps/server/src/app.ts'
import { rowsOf, type Tx } from '../../../apps/server/src/db/client.ts'
import { readEnv } from '../../../apps/server/src/env.ts'
import { openSession } from '../../../apps/server/src/features/accounts/sessions.ts'
import { type House, openHouse } from '../../../apps/server/src/house.ts'
import { aPerson, type User } from './builders.ts'
import { type Client, clientOf } from './client.ts'
import { type TestClock, testClock } from './clock.ts'
import { copyOfTemplate } from './fresh-database.ts'
import type { Mail, MailWanted } from './mail.ts'
import { readOutbox, waitForMail } from './outbox.ts'
import { until } from './until.ts'

export type TestApp = {
  house: House
  fastify: FastifyInstance
  tx: Tx
  clock: TestClock
  /** A caller without a session. */
  anyone: Client
  from: (address: string) => Client
  /** A caller who is signed in: somebody new of that role, or the person given. */
  as: (who: Role | User) => Promise<Client & { user: User; token: string }>
  withToken: (token: string) => Client
  mails: () => Promise<Mail[]>
  waitForMail: (wanted: MailWanted) => Promise<Mail>
  /** Waits until no background work is left to do. */
  settled: () => Promise<void>
  /** Everything logged so far, a line of JSON each. */
  log: () => string
  /** Listens on a free port of this machine, for tests that need a real connection. */
  listen: () => Promise<string>
}

type AppOptions = {
  env?: Record<string, string>
  /** Whether background work is done; on unless it would disturb. */
  work?: boolean
}

async function jobsLeft(tx: Tx): Promise<number> {
  const counted = await tx.execute(
    sql`select count(*)::int as count from pgboss.job where state < 'completed' and name not like '\\_\\_%'`,
  )
  return rowsOf<{ count: number }>(counted)[0]?.count ?? 0
}

/** The real product on a database of its own, closed after the last test of the file. Call it at the top of the file. */
export async function startApp({ env = {}, work = true }: AppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'klasrum-app-'))
  const outbox = join(dataDir, 'outbox')
  const lines: string[] = []
  const log = pino({ base: undefined }, { write: (line) => void lines.push(line) })
  const clock = testClock()
  const database = await copyOfTemplate()
  const house = await openHouse(readEnv({ DATA_DIR: dataDir, DEMO: 'off', ...env }), {
    log,
    clock,
    database,
    work,
  })
  const fastify = await buildApp(house)
  const { tx } = database

  afterAll(async () => {
    await fastify.close()
    await house.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    house,
    fastify,
    tx,
    clock,
    anyone: clientOf(fastify, {}),
    from: (address) => clientOf(fastify, { address }),
    as: async (who) => {
      const user = typeof who === 'string' ? await aPerson(tx, who) : who
      const token = await openSession(tx, user.id, clock.now())
      return { ...clientOf(fastify, { token }), user, token }
    },
    withToken: (token) => clientOf(fastify, { token }),
    mails: () => readOutbox(outbox),
    waitForMail: (wanted) => waitForMail({ dir: outbox, ...wanted }),
    settled: async () => {
      await until(async () => (await jobsLeft(tx)) === 0, { what: 'the background work to be done' })
    },
    log: () => lines.join(''),
    listen: () => fastify.listen({ port: 0, host: '127.0.0.1' }),
  }
}
