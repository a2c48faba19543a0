import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import type { Database } from '../../../apps/server/src/db/client.ts'
import { withPreparedStatements } from '../../../apps/server/src/db/prepared-statements.ts'

/** The same database by a way on which every statement is noted. */
export function listenTo(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = []
  const logger = { logQuery: (statement: string) => void statements.push(statement) }
  const heard =
    database.kind === 'postgres'
      ? drizzlePostgres(database.pool, { logger })
      : drizzleEmbedded(database.pglite, { logger })
  return { database: { ...database, tx: withPreparedStatements(heard) }, statements }
}
