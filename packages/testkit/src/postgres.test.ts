import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './postgres.ts'
import { until } from './until.ts'

async function ask(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' })
    return String(rows[0]?.[0])
  } finally {
    await client.end()
  }
}

async function whereabouts(url: string) {
  const dataFolder = await ask(url, 'show data_directory')
  return {
    folder: dirname(dataFolder),
    pid: Number(readFileSync(`${dataFolder}/postmaster.pid`, 'utf8').split('\n')[0]),
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a database is copied from a template, dropped, and the server leaves no trace', async () => {
  const cluster = await startPostgres()
  onTestFinished(cluster.stop)
  const template = await cluster.createDatabase('original')
  await ask(template, "create table note as select 'mabuhay ñ ₱' as words")
  const copy = await cluster.createDatabase('copy', 'original')
  expect(await ask(copy, 'select words from note')).toBe('mabuhay ñ ₱')
  expect(await ask(copy, 'show max_connections')).toBe('300')
  await cluster.dropDatabase('copy')
  expect(await ask(template, "select count(*) from pg_database where datname = 'copy'")).toBe('0')

  const { folder, pid } = await whereabouts(cluster.url())
  await cluster.stop()
  expect(existsSync(folder)).toBe(false)
  expect(isAlive(pid)).toBe(false)
})

test('the durable server writes to the disk before it answers', async () => {
  const cluster = await startPostgres({ durable: true })
  onTestFinished(cluster.stop)
  expect(await ask(cluster.url(), 'show fsync')).toBe('on')
  expect(await ask(cluster.url(), 'show synchronous_commit')).toBe('on')
})

test.each(['SIGINT', 'SIGKILL'] as const)(
  'a test run ended by %s leaves no server behind',
  async (signal) => {
    const script = `
    const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)})
    console.log((await startPostgres()).url())`
    const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void run.kill('SIGKILL'))
    const url = await new Promise<string>((said) => run.stdout.setEncoding('utf8').once('data', said))
    const { folder, pid } = await whereabouts(url.trim())
    expect(isAlive(pid)).toBe(true)
    run.kill(signal)
    await until(() => !isAlive(pid) && !existsSync(folder), { what: 'the server to be gone' })
  },
)
