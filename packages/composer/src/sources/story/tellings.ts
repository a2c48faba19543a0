import type { Statement } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, upperFirst, wordsOf } from '../../languages/words.ts'
import type { StoryWords } from './words.ts'

const mostWords = 22
const fewestWords = 5

/** A sentence of a story with the name of whom it speaks of, without the words that only say when it was. */
export const statementAsTold = ({ opening }: StoryWords, { named, text }: Statement): string =>
  upperFirst((named ?? text).replace(opening, ''))

/** Sentences that tell something of somebody whom they name, or whom alone the sentence before has named. */
export function tellingsIn(
  sentences: readonly Statement[],
  words: StoryWords,
  characters: readonly string[],
): Statement[] {
  let spokenOf: string | null = null
  let paragraph = ''
  return sentences.flatMap((sentence): Statement[] => {
    const own = `${sentence.place.file}#${sentence.place.paragraph}`
    if (own !== paragraph) spokenOf = null
    paragraph = own
    const inIt = characters.filter((one) => mentions(sentence.text, one))
    const named = inIt.length === 0 && spokenOf !== null ? words.withName(sentence.text, spokenOf) : null
    const telling = named === null ? sentence : { ...sentence, named }
    // After speech, two names or other persons "she" may be anybody.
    const isSpeech = /["“”]/.test(sentence.text)
    // Of whom a sentence without a name speaks, the next one does not show.
    spokenOf = inIt.length === 1 && !isSpeech && !words.persons.test(sentence.text) ? (inIt[0] ?? null) : null
    return isClear(statementAsTold(words, telling), telling, words, characters) ? [telling] : []
  })
}

function isClear(
  text: string,
  { language }: Statement,
  { others, isLoose }: StoryWords,
  characters: readonly string[],
): boolean {
  const length = wordsOf(text).length
  const first = Math.min(...characters.map((one) => text.indexOf(one)).filter((at) => at >= 0))
  return (
    length >= fewestWords &&
    length <= mostWords &&
    Number.isFinite(first) &&
    !isLoose(text) &&
    !/["“”:;?!]|--|—|\.\.\.|…/.test(text) &&
    (rulesOf(language).standsAlone(text) ||
      (others.isWhole.test(text) &&
        !others.anywhere.test(text) &&
        !others.beforeName.test(text.slice(0, first))))
  )
}
