import { createHash } from 'node:crypto'
import type { Query, SQL } from 'drizzle-orm'
import type { Tx } from './client.ts'

/** What drizzle's own `execute` is made of; it takes no name from outside. */
type Inside = {
  dialect: { sqlToQuery: (query: SQL) => Query }
  session: {
    prepareQuery: (
      query: Query,
      fields: undefined,
      name: string,
      isResponseInArrayMode: false,
    ) => { execute: () => Promise<unknown> }
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

/**
 * For a statement that is asked all day long: PostgreSQL keeps it on the connection and plans it once, which for one with
 * many joins takes longer than to carry it out. Its text must be one of a few, with all that varies in parameters.
 */
export function executeKept(tx: Tx, query: SQL): Promise<unknown> {
  const { dialect, session } = tx as unknown as Inside
  const built = dialect.sqlToQuery(query)
  return session.prepareQuery(built, undefined, nameOf(built.sql), false).execute()
}
