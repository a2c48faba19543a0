import { readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { openHouse } from './house.ts'
import { openLog } from './http/log.ts'

const env = readEnv()

/** `npm run tables`: brings a database to the newest shape and serves nobody, for an owner that the service is not. */
async function main(): Promise<void> {
  const house = await openHouse(env, { log: openLog(), work: false })
  await house.close()
  process.stdout.write('The tables are up to date.\n')
}

main().catch((error) => {
  process.stderr.write(`The tables were not made: ${explainStartFailure(error, env)}\n`)
  process.exitCode = 1
})
