import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../../../../apps/server/src/db/lock.ts'
import { freePort } from '../free-port.ts'
import { type Product, startProduct } from '../process.ts'
import { type CuttableLine, startProxy } from '../proxy.ts'
import { serverUser } from '../server-user.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import { ensureBucket } from './bucket.ts'
import { openDatabase, type StandDatabase } from './database.ts'
import { type ObjectStore, openObjectStore } from './object-store.ts'

type Role = 'server' | 'worker'

export type Member = {
  name: string
  role: Role
  product: () => Product
  start: () => Promise<void>
}

export type Stand = {
  url: string
  folder: string
  /** Where the servers find the database: behind the line, where there is one. */
  databaseUrl: string
  /** Absent when DATABASE_URL named another one. */
  database: StandDatabase | undefined
  line: CuttableLine | undefined
  store: ObjectStore
  s3: { url: string; accessKeyId: string; secretAccessKey: string }
  balancer: Balancer
  members: Member[]
  stop: () => Promise<void>
}

export type Wish = {
  folder: string
  databaseUrl?: string
  port?: number
  /** Between the product and PostgreSQL, for faults. */
  withLine?: boolean
  env?: Record<string, string>
  /** More for one member, such as a clock of its own. */
  envOf?: (name: string) => Record<string, string>
  say?: (line: string) => void
}

/** Long enough for a machine that is busy with other work. */
const patience = 300_000

const isUp = (role: Role, product: Product): Promise<unknown> =>
  role === 'server' ? product.ready(patience) : product.prints('The Klasrum worker is ready.', patience)

/** Two servers, two workers, PostgreSQL, an object store and a proxy before them, each a process of its own on this machine. */
export async function openStand(wish: Wish): Promise<Stand> {
  const { folder, say = () => {} } = wish
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  // PostgreSQL runs as another user than root and has to come through to its own folder.
  if (serverUser()) chmodSync(folder, 0o755)
  const lock = lockFolder(join(folder, 'stand.lock'))
  const closers: (() => Promise<unknown> | unknown)[] = [lock.release]
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    return await openParts(wish, { logs, say, stop, closers })
  } catch (error) {
    await stop()
    throw error
  }
}

type Opening = {
  logs: string
  say: (line: string) => void
  stop: () => Promise<void>
  closers: (() => Promise<unknown> | unknown)[]
}

async function openParts(wish: Wish, { logs, say, stop, closers }: Opening): Promise<Stand> {
  const { folder } = wish
  const database = wish.databaseUrl
    ? undefined
    : await openDatabase(join(folder, 'postgres'), logs, await freePort())
  if (database) closers.push(() => database.stop())
  const direct = wish.databaseUrl ?? database?.url ?? ''
  const line = wish.withLine && database ? await startProxy(database.port) : undefined
  if (line) closers.push(line.stop)
  const databaseUrl = line ? direct.replace(/:\d+\//, `:${line.port}/`) : direct
  say(`  PostgreSQL     ${direct}`)

  const store = await openObjectStore(join(folder, 'swift'), logs)
  closers.push(store.stop)
  const s3 = { url: await ensureBucket(store, 'klasrum'), ...store.keys }
  say(`  Object store   ${s3.url}`)

  const env = {
    S3_URL: s3.url,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    TRUST_PROXY: '1',
    ...wish.env,
  }
  const port = wish.port ?? (await freePort())
  const publicUrl = { PUBLIC_URL: `http://127.0.0.1:${port}` }
  const member = async (role: Role, number: number): Promise<Member & { port: number }> => {
    const name = `${role} ${number}`
    const own = await freePort()
    const begin = () =>
      startProduct({
        entry: role === 'server' ? 'main' : 'worker',
        databaseUrl,
        dataDir: join(folder, name.replace(' ', '-')),
        port: own,
        env: { ...env, ...publicUrl, ...(role === 'server' && { JOBS: 'off' }), ...wish.envOf?.(name) },
      })
    let product = await begin()
    await isUp(role, product)
    const start = async () => {
      product = await begin()
      await isUp(role, product)
    }
    closers.push(() => product.stop())
    say(`  ${name.padEnd(14)} ${role === 'server' ? product.url : `process ${product.pid}`}`)
    return { name, role, port: own, product: () => product, start }
  }
  const servers = [await member('server', 1), await member('server', 2)]
  const workers = [await member('worker', 1), await member('worker', 2)]
  const balancer = await openBalancer(join(folder, 'nginx'), logs, {
    port,
    servers: servers.map((server) => server.port),
  })
  closers.push(() => balancer.program().stop())
  return {
    url: balancer.url,
    folder,
    databaseUrl: direct,
    database,
    line,
    store,
    s3,
    balancer,
    members: [...servers, ...workers],
    stop,
  }
}
