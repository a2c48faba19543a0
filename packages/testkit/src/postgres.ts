import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createDatabase, databaseUrl, dropDatabase } from './databases.ts'
import { freePort } from './free-port.ts'
import { findPostgres } from './postgres-binaries.ts'

export type Cluster = {
  url: (database?: string) => string
  createDatabase: (name: string, template?: string) => Promise<string>
  dropDatabase: (name: string) => Promise<void>
  stop: () => Promise<void>
}

const keeper = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url))

async function open(binaries: string, durable: boolean): Promise<Cluster | { failure: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, [keeper, binaries, String(port), durable ? 'durable' : 'fast'], {
    stdio: 'pipe',
    detached: true,
  })
  let failure = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    failure += text
  })
  const ended = once(child, 'close')
  const ready = once(child.stdout, 'data').then(() => true)
  if (!(await Promise.race([ready, ended.then(() => false)]))) return { failure }

  const clusterUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url: (database = 'postgres') => databaseUrl(clusterUrl, database),
    createDatabase: (name, template) => createDatabase(clusterUrl, name, template),
    dropDatabase: (name) => dropDatabase(clusterUrl, name),
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}

/** A PostgreSQL server of its own, gone without a trace at `stop` or when this process ends. `durable` keeps what a kill must not lose. */
export async function startPostgres({ durable = false } = {}): Promise<Cluster> {
  const binaries = findPostgres()
  if (!binaries)
    throw new Error('There is no PostgreSQL server on this machine: run `npm test` once to install it.')
  let failure = ''
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const opened = await open(binaries.folder, durable)
    if (!('failure' in opened)) return opened
    failure = opened.failure
  }
  throw new Error(`PostgreSQL did not start:\n${failure}`)
}
