import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from './client.ts'

/** Switched off, each of these lets a power cut take what was answered with "saved", or the whole database. */
const needed = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/** The settings of a PostgreSQL that are off. The embedded database never forces its writes, which is told elsewhere. */
export async function settingsThatLose({ kind, tx }: Database): Promise<string[]> {
  if (kind === 'embedded') return []
  const shown = await tx.execute(
    sql`select name from pg_settings where name = any(${sql.param(needed)}) and setting = 'off' order by name`,
  )
  return rowsOf<{ name: string }>(shown).map(({ name }) => name)
}
