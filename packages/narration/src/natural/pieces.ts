import { edgeToken, tokensOf } from './tokens.ts'

/** A word as it sounds; `at` is its place in the written sentence, `after` the stop behind it, `joins` tells a conjunction. */
export type SoundedWord = { at: number; sounds: string; after: string; joins?: boolean }

/** What is spoken at a time, and which token each of its words begins with. */
export type Piece = { tokens: number[]; words: { at: number; token: number }[] }

/** Eleven seconds of speech. The memory that the model needs grows with the length of a piece, and after twice as much it hurries. */
export const mostTokens = 180

type Word = { at: number; own: number[]; after: number[]; joins: boolean }

const space = tokensOf(' ')
const lengthOf = (words: readonly Word[]): number =>
  words.reduce((sum, { own, after }) => sum + space.length + own.length + after.length, 1)

/** How far from the middle a cut may be, as a share of the whole: behind a stop farthest, then before a conjunction. */
const farthest = { stop: 0.3, conjunction: 0.2 }

/** Where words that are too many for one piece are cut in two: never in a word, and where a speaker would take a breath. */
function cutOf(words: readonly Word[]): number {
  const totalLength = lengthOf(words)
  const cuts = words.slice(1).map(({ joins }, at) => ({
    at: at + 1,
    off: Math.abs(lengthOf(words.slice(0, at + 1)) / totalLength - 0.5),
    isStop: (words[at]?.after.length ?? 0) > 0,
    joins,
  }))
  const stops = cuts.filter(({ off, isStop }) => isStop && off <= farthest.stop)
  const conjunctions = cuts.filter(({ off, joins }) => joins && off <= farthest.conjunction)
  const [best = []] = [stops, conjunctions, cuts].filter(({ length }) => length > 0)
  return best.reduce((nearest, cut) => (cut.off < nearest.off ? cut : nearest), best[0] ?? { at: 1, off: 1 })
    .at
}

function halved(words: readonly Word[], most: number): (readonly Word[])[] {
  if (words.length < 2 || lengthOf(words) + 1 <= most) return [words]
  const cut = cutOf(words)
  return [...halved(words.slice(0, cut), most), ...halved(words.slice(cut), most)]
}

function pieceOf(words: readonly Word[]): Piece {
  const piece: Piece = { tokens: [edgeToken], words: [] }
  for (const { at, own, after } of words) {
    if (piece.words.length > 0) piece.tokens.push(...space)
    piece.words.push({ at, token: piece.tokens.length })
    piece.tokens.push(...own, ...after)
  }
  piece.tokens.push(edgeToken)
  return piece
}

/** Words one after the other, in as many pieces as it takes for none to have more tokens than that. */
export function piecesOf(words: readonly SoundedWord[], most = mostTokens): Piece[] {
  const sayable = words.flatMap(({ at, sounds, after, joins = false }): Word[] => {
    // One word alone must fit between the two edges, with its stop.
    const own = tokensOf(sounds).slice(0, most - 4)
    return own.length === 0 ? [] : [{ at, own, after: tokensOf(after), joins }]
  })
  return sayable.length === 0 ? [] : halved(sayable, most).map(pieceOf)
}

/** Samples of one frame of the model, by which it reckons the length of a token. */
export const modelFrameSamples = 600

/** The sample at which each word begins, from how many frames each token lasts. */
export function wordSamples({ words }: Piece, frames: ArrayLike<number>): { at: number; sample: number }[] {
  let [token, before] = [0, 0]
  return words.map((word) => {
    for (; token < word.token; token += 1) before += frames[token] ?? 0
    return { at: word.at, sample: Math.round(before) * modelFrameSamples }
  })
}
