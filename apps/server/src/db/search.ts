import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const mostWords = 8

const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter(Boolean).slice(0, mostWords)

/** Every word somewhere in the folded column, so that "sto nino" finds "Sto. Niño". Nothing typed: no condition. */
export const matchesWords = (column: SQLWrapper, typed: string): SQL | undefined =>
  matchesEachWord(typed, (pattern) => sql`${column} like ${pattern}`)

/** The same where a word may be found in one place or another; `holds` says whether one of them is like the pattern. */
export const matchesEachWord = (typed: string, holds: (pattern: SQL) => SQL | undefined): SQL | undefined =>
  and(...wordsOf(typed).map((word) => holds(sql`'%' || fold_text(${escaped(word)}) || '%'`)))

/**
 * What a folded name begins with when it has the typed words, for each way of beginning: "Ana Dela Peña" is filed as
 * "dela pena ana". Each is a range of an index that has the column first, in the collation "C".
 */
export function beginsWithWords(column: SQLWrapper, typed: string): SQL[] {
  const words = wordsOf(typed)
  const turned = words.map((_, first) => [...words.slice(first), ...words.slice(0, first)].join(' '))
  return [...new Set(turned)].map((phrase) => sql`${column} like fold_text(${escaped(phrase)}) || '%'`)
}

const escaped = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)
