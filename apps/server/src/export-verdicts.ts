import { resolve } from 'node:path'
import { openEmbedded, openPostgres } from './db/client.ts'
import { readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { listVerdicts } from './features/materials/list-verdicts.ts'

const env = readEnv()

/** One line of JSON for each item, for the fitting of weights. The embedded database serves one process only. */
async function main(): Promise<void> {
  const database = env.databaseUrl
    ? openPostgres(env.databaseUrl, { patient: true })
    : await openEmbedded(resolve(env.dataDir))
  try {
    for (const verdict of await listVerdicts(database.tx))
      process.stdout.write(`${JSON.stringify(verdict)}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error) => {
  process.stderr.write(`The verdicts were not written: ${explainStartFailure(error, env)}\n`)
  process.exitCode = 1
})
