import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, portOf } from '@klasrum/testkit/free-port'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import type { Start } from '@klasrum/testkit/process'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { patience, start } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'klasrum-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const aFile = join(folder, 'a-file')
writeFileSync(aFile, '')

async function refusalOf(options: Start): Promise<string> {
  const product = await start({ dataDir: join(folder, 'data'), ...options })
  expect(await product.exited).toEqual({ code: 1, signal: null })
  return product.output()
}

// Settings are read before a database is: one run of these is enough.
describe.runIf(!onPostgres)(
  'a wrong setting stops the start with one sentence that names it',
  { timeout: patience },
  () => {
    // What each variable may be is tested where it is read; here, what happens to the process.
    const wrong: [names: string, env: Record<string, string>][] = [
      ['PORT', { PORT: 'many' }],
      ['HOST', { HOST: 'nowhere.invalid' }],
      ['DATA_DIR', { DATA_DIR: join(aFile, 'data') }],
      ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ana@school.example' }],
    ]

    test.each(wrong)('%s: %o', async (name, env) => {
      const said = await refusalOf({ env })
      expect(said).toMatch(new RegExp(`^Klasrum did not start: .*\\b${name}\\b.*\\.\\n$`))
    })

    test('a database that is not there', async () => {
      const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/klasrum`
      expect(await refusalOf({ databaseUrl })).toMatch(/^Klasrum did not start: .*\bDATABASE_URL\b.*\.\n$/)
    })

    test('a port that is taken', async () => {
      const other = createServer().listen(0, '127.0.0.1')
      onTestFinished(() => void other.close())
      await new Promise((listening) => other.once('listening', listening))
      expect(await refusalOf({ port: portOf(other) })).toBe(
        'Klasrum did not start: the port is taken by another program. Set PORT to a free one.\n',
      )
    })

    test('a worker without a PostgreSQL', async () => {
      expect(await refusalOf({ entry: 'worker' })).toBe(
        'The Klasrum worker did not start: DATABASE_URL must be set for a worker: the embedded database serves one process only.\n',
      )
    })

    test('an empty setting counts as absent', async () => {
      expect(await refusalOf({ env: { DEMO: ' ', JOBS: '', PORT: 'many' } })).toContain('PORT')
    })
  },
)
