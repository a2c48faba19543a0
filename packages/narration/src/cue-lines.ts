const mostLetters = 42

const lengthOf = (text: string): number => Array.from(text).length

/** Lines of a cue: one, or two that are nearly of one length. */
export function cueLines(text: string): string[] {
  if (lengthOf(text) <= mostLetters) return [text]
  const breaks = Array.from(text.matchAll(/ /g), ({ index }) => [text.slice(0, index), text.slice(index + 1)])
  const fitting = breaks.filter((lines) => lines.every((line) => lengthOf(line) <= mostLetters))
  // After a comma a line may be a little shorter.
  const uneven = ([first = '', second = '']: string[]) =>
    Math.abs(lengthOf(first) - lengthOf(second)) - (/[,;:.!?]$/.test(first) ? 6 : 0)
  return fitting.toSorted((one, other) => uneven(one) - uneven(other))[0] ?? [text]
}

export const fitsInCue = (text: string): boolean =>
  lengthOf(text) <= mostLetters * 2 + 1 && cueLines(text).every((line) => lengthOf(line) <= mostLetters)

type Piece = { text: string; word: number }

/** Words with their place in the sentence; one that is longer than a line comes in several pieces. */
function piecesOf(sentence: string): Piece[] {
  return sentence.split(/\s+/).flatMap((text, word) => {
    const letters = Array.from(text)
    const count = Math.max(1, Math.ceil(letters.length / mostLetters))
    return Array.from({ length: count }, (_, at) => ({
      text: letters.slice(at * mostLetters, (at + 1) * mostLetters).join(''),
      word,
    }))
  })
}

export type CueText = { text: string; word: number }

const endsClause = (text: string): boolean => /[,;:–—!?]["”’)]*$/.test(text)

/** A sentence in texts that each fit in a cue, as few as can be, of like length and cut after a clause if possible. */
export function cueTexts(sentence: string): CueText[] {
  if (fitsInCue(sentence)) return [{ text: sentence, word: 0 }]
  const pieces = piecesOf(sentence)
  const aim = lengthOf(sentence) / Math.ceil(lengthOf(sentence) / (mostLetters * 2 - 10))
  type Way = { cost: number; from: number }
  const ways: Way[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= pieces.length; end += 1) {
    let best: Way = { cost: Number.POSITIVE_INFINITY, from: end - 1 }
    for (let from = end - 1; from >= 0; from -= 1) {
      const text = textOf(pieces.slice(from, end))
      if (!fitsInCue(text)) break
      const isLast = end === pieces.length
      const cost =
        (ways[from]?.cost ?? 0) +
        ((lengthOf(text) - aim) / aim) ** 2 +
        (isLast || endsClause(text) ? 0 : 0.15)
      if (cost < best.cost) best = { cost, from }
    }
    ways.push(best)
  }
  const found: CueText[] = []
  for (let end = pieces.length; end > 0; ) {
    const from = ways[end]?.from ?? 0
    found.unshift({ text: textOf(pieces.slice(from, end)), word: pieces[from]?.word ?? 0 })
    end = from
  }
  return found
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ')
