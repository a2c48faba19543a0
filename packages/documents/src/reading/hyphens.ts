/** Prefixes that Filipino sets off with a hyphen before a vowel. */
const setOff =
  /(?:^|[\s"“(])(?:i|ipag|mag|nag|pag|pinag|tag|mang|nang|pang|mapag|makapag|nakapag|pinaka|taga|may|di|ika|de)$/i
const split = /(\p{L}+)-$/u
const word = /\p{L}+(?:-\p{L}+)*/gu

/** An address that a line end has cut, and what goes on with it. */
const addressEnd = /(?:https?:\/\/|www\.)\S*[-/_=&?.%]$/i
const addressRest = /^[\p{L}\p{N}]+[-/_=&?.%]\S*/u

export const isCutAddress = (before: string, after: string): boolean =>
  addressEnd.test(before) && addressRest.test(after)

/** Joins a word that was divided at the end of a line; `known` are the words that stand whole in the file. */
export function joinLines(before: string, after: string, known: ReadonlySet<string>): string {
  if (before.endsWith('\u00AD')) return before.slice(0, -1) + after
  if (isCutAddress(before, after)) return before + after
  const head = split.exec(before)?.[1]
  const tail = /^\p{Ll}+/u.exec(after)?.[0]
  if (!head || !tail)
    return before.endsWith('-') && /^\p{L}/u.test(after) ? before + after : `${before} ${after}`
  const joined = head + tail
  const isCompound = () =>
    head.toLowerCase() === tail.slice(0, head.length) ||
    (setOff.test(before.slice(0, -1)) && /^[aeiou]/.test(tail))
  const keeps =
    known.has(`${head}-${tail}`.toLowerCase()) || (!known.has(joined.toLowerCase()) && isCompound())
  return (keeps ? before : before.slice(0, -1)) + after
}

/** Words of all lines, without those that a line end may have cut. */
export function knownWords(lines: readonly string[]): Set<string> {
  const known = new Set<string>()
  for (const line of lines)
    for (const [found] of line.replace(/\p{L}+-$/u, '').matchAll(word)) known.add(found.toLowerCase())
  return known
}
