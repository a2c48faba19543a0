import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openStand } from './open-stand.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: './data/stand' }, port: { type: 'string', default: '8080' } },
})

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** `npm run stand -- faults`: the same parts under load, each ended, cut off or slowed down in turn. */
function runFaults(): void {
  const test = 'apps/server/src/running/stand-faults.test.ts'
  const { status } = spawnSync('vitest', ['run', '--project', 'postgres', test], {
    stdio: 'inherit',
    env: { ...process.env, KLASRUM_TEST_SIZE: 'long' },
  })
  process.exitCode = status ?? 1
}

async function run(): Promise<void> {
  const folder = resolve(values.folder)
  say(`Starting a stand in ${folder}:`)
  const stand = await openStand({
    folder,
    databaseUrl: process.env.DATABASE_URL || undefined,
    port: Number(values.port),
    say,
  })
  say(`\nKlasrum is open at ${stand.url}\n  Ctrl+C stops all of it; the data stays in ${folder}.\n`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      say('Stopping.')
      await stand.stop()
      process.exit(0)
    })
}

if (process.argv.includes('faults')) runFaults()
else await run()
