/** Letters of a line that says enough to be of a topic. */
const shortest = 25

/** Signs by their first word, so that a text is gone through once for all units together. */
export type SignsByWord = ReadonlyMap<string, readonly { sign: string; words: readonly string[] }[]>

/** One word for another, also in the plural. */
const isWord = (written: string | undefined, word: string) => written === word || written === `${word}s`

/** Signs in the form in which `signsOfLines` looks for them. */
export const byFirstWord = (signs: Iterable<string>): SignsByWord =>
  Map.groupBy(
    [...signs].map((sign) => ({ sign, words: sign.split(' ') })),
    ({ words }) => words[0] ?? '',
  )

/** How often the lines have each sign, and which signs each line has; lines too short to be of a topic are not among the latter. */
export function signsOfLines(lines: readonly string[], byWord: SignsByWord) {
  const times = new Map<string, number>()
  const byLine = lines.map((line) => {
    const words = line.split(' ')
    const own = new Set<string>()
    words.forEach((word, at) => {
      const candidates = [
        ...(byWord.get(word) ?? []),
        ...(word.endsWith('s') ? (byWord.get(word.slice(0, -1)) ?? []) : []),
      ]
      for (const { sign, words: wanted } of candidates) {
        const last = wanted.length - 1
        const isThere = wanted.every((part, step) =>
          step === last ? isWord(words[at + step], part) : words[at + step] === part,
        )
        if (!isThere) continue
        own.add(sign)
        times.set(sign, (times.get(sign) ?? 0) + 1)
      }
    })
    return own
  })
  return { times, byLine: byLine.filter((_, at) => (lines[at]?.length ?? 0) > shortest) }
}
