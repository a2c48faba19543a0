import { cacheCompiledCode, type Env, EnvironmentRefused, readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { resolveQuickly } from './resolve-quickly.ts'

cacheCompiledCode()
resolveQuickly()

let known: Env | undefined

async function main(): Promise<void> {
  const env = readEnv()
  known = env
  if (!env.databaseUrl)
    throw new EnvironmentRefused(
      'DATABASE_URL must be set for a worker: the embedded database serves one process only.',
    )
  const { openHouse } = await import('./house.ts')
  const { openLog } = await import('./http/log.ts')
  const house = await openHouse(env, { log: openLog(), work: true })
  if (env.metrics) {
    const { serveMetrics } = await import('./features/health/metrics.ts')
    await serveMetrics(house, env.metrics.port, env.metrics.host)
  }
  const stop = async () => {
    await house.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.stdout.write('The Klasrum worker is ready.\n')
}

main().catch((error) => {
  process.stderr.write(`The Klasrum worker did not start: ${explainStartFailure(error, known)}\n`)
  process.exit(1)
})
