import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const mostWords = 8

/** Every word somewhere in the folded column, so that "sto nino" finds "Sto. Niño". Nothing typed: no condition. */
export const matchesWords = (column: SQLWrapper, typed: string): SQL | undefined =>
  and(
    ...typed
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, mostWords)
      .map((word) => sql`${column} like '%' || fold_text(${escaped(word)}) || '%'`),
  )

const escaped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
