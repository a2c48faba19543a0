import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase, databaseUrl } from '../databases.ts'
import { findPostgres } from '../postgres-binaries.ts'
import { serverUser } from '../server-user.ts'
import { until } from '../until.ts'
import { type Program, startProgram } from './program.ts'

export type StandDatabase = {
  url: string
  port: number
  program: () => Program
  start: () => Promise<void>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** What an empty cluster is made with; all else is as PostgreSQL comes, above all its durability. */
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: 200,
  shared_buffers: '256MB',
  max_wal_size: '256MB',
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') })
  await client.connect()
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'klasrum'")
  await client.end()
  if (rowCount === 0) await createDatabase(url, 'klasrum')
}

/** A PostgreSQL of its own in the folder, made where it is not there yet. */
export async function openDatabase(folder: string, logs: string, port: number): Promise<StandDatabase> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('There is no PostgreSQL server on this machine: install `postgresql`.')
  const user = serverUser()
  const data = join(folder, 'cluster')
  mkdirSync(folder, { recursive: true })
  if (user) chownSync(folder, user.uid, user.gid)
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const flags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8']
    const made = spawnSync(join(binaries.folder, 'initdb'), ['--pgdata', data, ...flags], {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    })
    if (made.status !== 0) throw new Error(`PostgreSQL did not make its folder: ${made.stderr}`)
  }
  const url = `postgres://postgres@127.0.0.1:${port}/klasrum`
  const options = Object.entries({ ...settings, port, unix_socket_directories: folder }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  let program: Program | undefined
  const running = (): Program => {
    if (!program) throw new Error('PostgreSQL was not started.')
    return program
  }
  const start = async () => {
    program = startProgram({
      name: 'PostgreSQL',
      command: join(binaries.folder, 'postgres'),
      args: ['-D', data, ...options],
      log: join(logs, 'postgres.log'),
      user,
      cwd: folder,
    })
    await until(() => answers(url), {
      what: `PostgreSQL to answer, see ${join(logs, 'postgres.log')}`,
      within: 60_000,
      every: 100,
    })
  }
  await start()
  await makeDatabase(url)
  // SIGINT is its "fast" stop: it does not wait until everybody has left.
  return { url, port, program: running, start, stop: (signal = 'SIGINT') => running().stop(signal) }
}
