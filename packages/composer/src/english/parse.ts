import winkModel from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction, type PartOfSpeech } from 'wink-nlp'
import { remembered } from '../remembered.ts'

export type Token = { text: string; pos: PartOfSpeech; lemma: string; at: number; end: number }

const nlp = winkNLP(winkModel, ['sbd', 'pos'])
// Declared with one argument fewer than it is called with.
const lemma = nlp.its.lemma as unknown as ItsFunction<string>

/** The sentence in words with their parts of speech and their places in the text. */
export const parse = remembered((sentence: string): readonly Token[] => {
  const tokens = nlp.readDoc(sentence).tokens()
  const words = tokens.out()
  const parts = tokens.out(nlp.its.pos)
  const lemmas = tokens.out(lemma)
  let from = 0
  return words.map((text, place) => {
    const at = sentence.indexOf(text, from)
    from = at + text.length
    return { text, pos: parts[place] as PartOfSpeech, lemma: String(lemmas[place]), at, end: from }
  })
}, 20_000)
