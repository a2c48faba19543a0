import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aUser } from '@klasrum/testkit/builders'
import { startPostgres } from '@klasrum/testkit/postgres'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../apps/server/src/app.ts'
import { type Database, openEmbedded, openPostgres } from '../apps/server/src/db/client.ts'
import { readEnv } from '../apps/server/src/env.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import { openHouse } from '../apps/server/src/house.ts'

export type Premises = {
  app: FastifyInstance
  get: (path: string) => Promise<unknown>
  database: Database
  close: () => Promise<void>
}
export type Kind = 'postgres' | 'embedded'

/** The real product on a database of its own, with an admin who asks. */
export async function open(
  database: Database,
  { work = false, ...options }: { webFolder?: string; work?: boolean } = {},
): Promise<Premises> {
  const dataDir = await mkdtemp(join(tmpdir(), 'klasrum-bench-'))
  const env = readEnv({ DATA_DIR: dataDir, DEMO: 'off' })
  const house = await openHouse(env, { log: pino({ level: 'silent' }), database, work })
  const app: FastifyInstance = await buildApp(house, options)
  const admin = await aUser(database.tx, 'admin')
  const token = await openSession(database.tx, admin.id, new Date())
  return {
    app,
    database,
    get: async (path) => {
      const answer = await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
      if (answer.statusCode !== 200)
        throw new Error(`${path} was answered ${answer.statusCode}: ${answer.body}`)
      return answer.json()
    },
    close: async () => {
      await app.close()
      await house.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function openBoth(
  kind: Kind,
): Promise<{ small: Premises; large: Premises; close: () => Promise<void> }> {
  const cluster = kind === 'postgres' ? await startPostgres() : undefined
  const databaseOf = async (name: string): Promise<Database> =>
    cluster ? openPostgres(await cluster.createDatabase(name)) : openEmbedded()
  const [small, large] = [await open(await databaseOf('small')), await open(await databaseOf('large'))]
  return {
    small,
    large,
    close: async () => {
      await small.close()
      await large.close()
      await cluster?.stop()
    },
  }
}

/** People with names as they are found here, and requests that wait. */
export async function fill({ database: { tx } }: Premises, users: number, requests: number): Promise<void> {
  await tx.execute(sql`
    insert into users (email, password_hash, first_name, last_name, role, verified_at)
    select 'teacher' || n || '@school' || n % 5000 || '.example', 'x',
      (array['Maria', 'Jose', 'Niño', 'Analyn', 'Rowena', 'Jun', 'Liezl', 'Rosario'])[1 + n % 8],
      (array['Santos', 'Reyes', 'Cruz', 'Bautista', 'Ocampo', 'Garcia', 'Mendoza', 'Dela Peña', 'Ibañez'])[1 + n % 9] || ' ' || n,
      (array['teacher', 'teacher', 'teacher', 'school-admin', 'student', 'public'])[1 + n % 6], now()
    from generate_series(1, ${users}) as n`)
  await tx.execute(sql`
    insert into top_ups (user_id, amount, points, created_at)
    select id, 300, 310, now() from users where role <> 'admin' order by id limit ${requests}`)
  await tx.execute(sql`
    insert into payment_proofs (top_up_id, name, sha256, shape, detail, created_at)
    select id, md5(id::text) || '.png', md5(id::text) || md5('x' || id),
      ('x' || substr(md5(id::text), 1, 16))::bit(64), rpad('', 15360, ('x' || md5('d' || id))::bit(128)::text)::bit(15360), now()
    from top_ups`)
  await tx.execute(sql`analyze`)
}
