import type { Item, Scene } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import { isCloze } from '../judging/pairs.ts'
import { mostWordsOnSlide, thinkingSeconds, wordsShown } from './pace.ts'
import { sceneOf, slideHeading } from './scene.ts'
import { showWordsOf } from './show-words-of.ts'
import { inTurn } from './words.ts'

/** A short show has no more time to give. */
const mostSilence = 6
const letters = ['A', 'B', 'C', 'D', 'E']

export type ShowCheck = { scene: Scene; answer: string; topic: string; form: Item['form'] }

/** A question to think about, with the silence to do it in; the answer is said when the show goes on. */
export function checkOf(item: Item, language: Language): ShowCheck | null {
  // A blank cannot be read aloud.
  if (isCloze(item)) return null
  const words = showWordsOf(language)
  const heading = slideHeading(words.headings.check)
  const make = (points: string[], question: string, answer: string): ShowCheck | null =>
    wordsShown(heading, ...points) > mostWordsOnSlide
      ? null
      : {
          topic: item.topic,
          form: item.form,
          answer: words.answer(answer.replace(/[.\s]+$/, '')),
          scene: sceneOf({
            layout: 'check',
            heading,
            points,
            narration: `${inTurn(words.check, 0)(question)} ${words.think}`,
            pause_seconds: Math.min(mostSilence, thinkingSeconds(...points)),
            source: item.source,
            ...(item.drawing && { drawing: item.drawing }),
          }),
        }
  if (item.form === 'multiple_choice') {
    const options = item.options.map((option, at) => `${letters[at]}. ${option}`)
    return make(
      [item.stem, ...options],
      `${item.stem} ${words.options(options.map((option) => option.replace('. ', ', ')))}`,
      item.options[item.answer] ?? '',
    )
  }
  if (item.form === 'identification') return make([item.stem], item.stem, item.answer)
  if (item.form === 'true_false') {
    const statement = words.trueOrFalse(item.stem)
    return make([statement], statement, words.truth[item.answer ? 'true' : 'false'])
  }
  return null
}
