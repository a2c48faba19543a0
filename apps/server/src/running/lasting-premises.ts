import { emptyPremises, onPostgres, type Premises } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { startPostgres } from '@klasrum/testkit/postgres'
import { onTestFinished } from 'vitest'

/** The usual test server forgets on purpose; this one keeps what it has answered. */
export async function lastingPremises(): Promise<Premises> {
  if (!onPostgres) return furnishedPremises()
  const cluster = await startPostgres({ durable: true })
  onTestFinished(cluster.stop)
  return { ...(await emptyPremises()), databaseUrl: await cluster.createDatabase('kept') }
}
