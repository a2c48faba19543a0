import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { matchesWords } from '../../db/search.ts'
import { forgetRepliesWith } from '../../http/once.ts'
import { workbookImports } from '../workbooks/workbooks.tables.ts'
import { rosterImports } from './roster-imports.tables.ts'

/** Letters such as "A B" stand in everybody's rows. */
const shortest = 5

/**
 * Answers kept for repeats, and files that were read for an import and not written, know people by name. Whoever waits
 * with such a file reads it again.
 */
export async function forgetMentions(tx: Tx, called: readonly string[]): Promise<void> {
  const names = called.filter((name) => name.replace(/\s/g, '').length >= shortest)
  const named = (text: SQL) => {
    const each = names.flatMap((name) => matchesWords(sql`fold_text(${text})`, name) ?? [])
    return each.length > 0 ? or(...each) : sql`false`
  }
  await forgetRepliesWith(tx, names)
  const { rows, committed_at: rosterWritten } = rosterImports
  await tx.delete(rosterImports).where(and(isNull(rosterWritten), named(sql`${rows}::text`)))
  const { content, source, committed_at: workbookWritten } = workbookImports
  const asRead = sql`coalesce(${content}::text, '') || coalesce(${source}::text, '')`
  await tx.delete(workbookImports).where(and(isNull(workbookWritten), named(asRead)))
}
