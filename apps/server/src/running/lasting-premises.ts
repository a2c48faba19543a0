import { emptyPremises, onPostgres, type Premises } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { startPostgres } from '@klasrum/testkit/postgres'
import { atSize } from '@klasrum/testkit/size'
import { onTestFinished } from 'vitest'
import { startAndWait } from './start.ts'

/**
 * A folder and a database that were started once. The usual test server forgets on purpose when it is ended, this one
 * keeps what it has answered; a commit, which ends nothing but the product, does without it.
 */
export async function lastingPremises(): Promise<Premises> {
  if (!onPostgres || atSize({ commit: true, long: false })) return furnishedPremises()
  const cluster = await startPostgres({ durable: true })
  onTestFinished(cluster.stop)
  const premises = { ...(await emptyPremises()), databaseUrl: await cluster.createDatabase('kept') }
  await (await startAndWait({ ...premises, env: { DEMO: 'off', JOBS: 'off' } })).stop()
  return premises
}
