import winkModel from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction, type PartOfSpeech } from 'wink-nlp'
import { memoized } from '../memoized.ts'

export type EnglishToken = { text: string; pos: PartOfSpeech; lemma: string; at: number; end: number }

const nlp = winkNLP(winkModel, ['sbd', 'pos'])
// Declared with one argument fewer than it is called with.
const lemma = nlp.its.lemma as unknown as ItsFunction<string>
const uniqueId = nlp.its.uniqueId as unknown as ItsFunction<number>
/** Words that the dictionary lacks are numbered after all that it has. */
const firstUnknown = Number(nlp.readDoc('qzvxkj').tokens().out(uniqueId)[0])

/** Whether a word is a common one, rather than a name or a word of another language. */
export const isCommonWord = memoized((word: string): boolean => {
  const tokens = nlp.readDoc(word.toLowerCase()).tokens()
  const isKnown = Number(tokens.out(uniqueId)[0]) < firstUnknown
  return isKnown && tokens.out(nlp.its.pos)[0] !== 'PROPN'
}, 20_000)

/** Of a common word the capital of a sentence would make a name, and a noun of the verb after it. */
const asInside = (sentence: string) =>
  sentence.replace(/^\p{Lu}\p{Ll}+(?=\s\p{Ll})/u, (first) =>
    isCommonWord(first) ? first.toLowerCase() : first,
  )

/** The sentence in words with their parts of speech and their places in the text. */
export const parse = memoized((sentence: string): readonly EnglishToken[] => {
  const tokens = nlp.readDoc(asInside(sentence)).tokens()
  const words = tokens.out()
  const parts = tokens.out(nlp.its.pos)
  const lemmas = tokens.out(lemma)
  let from = 0
  return words.map((word, place) => {
    const found =
      place === 0 ? sentence.toLowerCase().indexOf(word.toLowerCase()) : sentence.indexOf(word, from)
    const at = Math.max(found, from)
    from = at + word.length
    const text = sentence.slice(at, from)
    return { text, pos: parts[place] as PartOfSpeech, lemma: String(lemmas[place]), at, end: from }
  })
}, 20_000)
