import { aUser, password as builtPassword } from '@klasrum/testkit/builders'
import { startPostgres } from '@klasrum/testkit/postgres'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { announcePremises, type Premises } from './premises.ts'
import { type Opened, startPremises } from './start-premises.ts'

async function addRolesWithoutDemo({ people }: Premises, databaseUrl: string): Promise<void> {
  const database = openPostgres(databaseUrl)
  for (const role of ['student', 'public'] as const) {
    const { email } = await aUser(database.tx, role, { points: 30 })
    people[role] = { email, password: builtPassword }
  }
  await database.close()
}

async function openOnPostgres(): Promise<Opened> {
  const cluster = await startPostgres()
  const databaseUrl = await cluster.createDatabase('browser_tests')
  const product = await startPremises(databaseUrl)
  await addRolesWithoutDemo(product.premises, databaseUrl)
  return {
    premises: product.premises,
    close: async () => {
      await product.close()
      await cluster.stop()
    },
  }
}

/** One product on PostgreSQL for all workers. */
export default async function openPremises(): Promise<() => Promise<unknown>> {
  const { premises, close } = await openOnPostgres()
  announcePremises(premises)
  return close
}
