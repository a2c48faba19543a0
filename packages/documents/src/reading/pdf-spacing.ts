import { isCapitals } from './marks.ts'

const word = /\p{L}+/gu
/** "M a t h": one letter after the other. */
const letters = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}])/gu

/** How often each word stands in the file. */
export function wordCounts(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines)
    for (const [found] of line.toLowerCase().matchAll(word)) counts.set(found, (counts.get(found) ?? 0) + 1)
  return counts
}

/** Titles whose letters are set wide, as words again. A row of the alphabet stays one. */
export function closedUp(text: string, counts: ReadonlyMap<string, number>): string {
  const whole = text.replace(letters, (found) => {
    const joined = found.replaceAll(' ', '')
    return /^\p{Lu}\p{Ll}+$/u.test(joined) || counts.has(joined.toLowerCase()) ? joined : found
  })
  return isCapitals(whole) ? withoutCuts(whole, counts) : whole
}

/** Joins two pieces that are no words to one that is. */
function withoutCuts(text: string, counts: ReadonlyMap<string, number>): string {
  const made: string[] = []
  for (const piece of text.split(' ')) {
    const last = made.at(-1)
    const isRare = (each: string) => (counts.get(each.toLowerCase()) ?? 0) <= 1
    if (last && counts.has(`${last}${piece}`.toLowerCase()) && (isRare(last) || isRare(piece)))
      made[made.length - 1] = last + piece
    else made.push(piece)
  }
  return made.join(' ')
}
