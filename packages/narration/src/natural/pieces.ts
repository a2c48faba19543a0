import { edgeToken, tokensOf } from './tokens.ts'

/** A word as it sounds; `at` is its place in the written sentence, `after` the stop behind it. */
export type SoundedWord = { at: number; sounds: string; after: string }

/** What is spoken at a time, and which token each of its words begins with. */
export type Piece = { tokens: number[]; words: { at: number; token: number }[] }

/** The model takes 510; long before that it begins to hurry. */
const mostTokens = 380
/** A stop after so many is taken for an end. */
const enoughTokens = 240

/** Words one after the other, cut behind a stop where there are too many for one piece. */
export function piecesOf(words: readonly SoundedWord[]): Piece[] {
  const pieces: Piece[] = []
  let piece: Piece = { tokens: [edgeToken], words: [] }
  const end = () => {
    if (piece.words.length > 0) pieces.push({ ...piece, tokens: [...piece.tokens, edgeToken] })
    piece = { tokens: [edgeToken], words: [] }
  }
  for (const { at, sounds, after } of words) {
    const own = tokensOf(sounds).slice(0, mostTokens)
    if (own.length === 0) continue
    if (piece.tokens.length + own.length > mostTokens) end()
    if (piece.words.length > 0) piece.tokens.push(...tokensOf(' '))
    piece.words.push({ at, token: piece.tokens.length })
    piece.tokens.push(...own, ...tokensOf(after))
    if (after !== '' && piece.tokens.length > enoughTokens) end()
  }
  end()
  return pieces
}

/** Samples of one frame of the model, by which it reckons the length of a token. */
export const frameSamples = 600

/** The sample at which each word begins, from how many frames each token lasts. */
export function wordSamples({ words }: Piece, frames: ArrayLike<number>): { at: number; sample: number }[] {
  let [token, before] = [0, 0]
  return words.map((word) => {
    for (; token < word.token; token += 1) before += frames[token] ?? 0
    return { at: word.at, sample: Math.round(before) * frameSamples }
  })
}
