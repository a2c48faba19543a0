import { type Database, openEmbedded, openPostgres } from '../../../apps/server/src/db/client.ts'
import type { Premises } from './fresh-database.ts'

/** Opens the records of a product that runs as its own process. An embedded one must have ended before. */
export async function lookInside<T>(
  { dataDir, databaseUrl }: Pick<Premises, 'dataDir' | 'databaseUrl'>,
  look: (database: Database) => Promise<T>,
): Promise<T> {
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir)
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}
