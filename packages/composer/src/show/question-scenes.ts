import type { Scene } from '@klasrum/contract/material'
import type { Situation, UnitFact, UnitLanguage } from '@klasrum/curriculum/unit'
import { hashOf } from '@klasrum/skills/chance'
import { upperFirst } from '../languages/words.ts'
import { mostWordsOnSlide, thinkingSeconds, wordsShown } from './pace.ts'
import { sceneOf, slideHeading, stopped } from './scene.ts'
import { showWordsOf } from './show-words-of.ts'
import { inTurn } from './words.ts'

const letters = ['A', 'B', 'C', 'D']

/** "Biger" and "Bigger" are told apart by the eye alone. */
const soundOf = (choice: string): string => choice.toLowerCase().replace(/(\p{L})\1/gu, '$1')

const soundAlike = (choices: readonly string[]): boolean =>
  new Set(choices.map(soundOf)).size < choices.length

/** "labindalawang" of "labindalawang pantig": the word that it leans on is not in it. */
const leansOnNext = ({ answer, after }: Pick<UnitFact, 'answer' | 'after'>): boolean =>
  /ng$/iu.test(answer) && /^\s\p{L}/u.test(after)

/** By the question itself: in turn, the first answer of every show would have the same letter. */
const placeOfKey = (question: string, choices: number): number => hashOf(question) % choices

type Question = Pick<UnitFact, 'answer' | 'wrong' | 'why'> & {
  heading: string
  question: string
  /** The question as the voice comes to it. */
  spoken: string
}

/** A question with its choices and time to think, then the answer with its reason. Nothing where it is too long for a slide. */
function questionScenes(
  language: UnitLanguage,
  { heading, question, spoken, answer, wrong, why }: Question,
  place: number,
): Scene[] {
  const words = showWordsOf(language)
  if (soundAlike([answer, ...wrong])) return []
  const at = placeOfKey(question, wrong.length + 1)
  const choices = [...wrong.slice(0, at), answer, ...wrong.slice(at)].map((choice) =>
    upperFirst(choice.replace(/[.\s]+$/, '')),
  )
  const options = choices.map((choice, which) => `${letters[which]}. ${choice}`)
  if (wordsShown(slideHeading(heading), question, ...options) > mostWordsOnSlide) return []
  const right = `${letters[at]}. ${choices[at]}`
  return [
    sceneOf({
      layout: 'check',
      heading,
      points: [question, ...options],
      narration: `${spoken} ${words.options(options.map((option) => option.replace('. ', ', ')))} ${words.think}`,
      pause_seconds: thinkingSeconds(question, ...options),
    }),
    sceneOf({
      layout: 'key_idea',
      heading: right,
      points: [why],
      narration: inTurn(words.because, place)(right.replace('. ', ', '), stopped(why)),
    }),
  ]
}

/** A case to think about, and what it shows. */
export function caseScenes(
  language: UnitLanguage,
  { case: story, ask, ...situation }: Situation,
  place: number,
): Scene[] {
  const words = showWordsOf(language)
  const question = `${stopped(story)} ${ask}`
  return questionScenes(
    language,
    {
      ...situation,
      heading: words.headings.example,
      question,
      spoken: inTurn(words.example, place)(question),
    },
    place,
  )
}

export function checkScenes(language: UnitLanguage, { ask, ...fact }: UnitFact, place: number): Scene[] {
  const words = showWordsOf(language)
  if (language === 'fil' && leansOnNext(fact)) return []
  return questionScenes(
    language,
    { ...fact, heading: words.headings.check, question: ask, spoken: inTurn(words.check, place)(ask) },
    place,
  )
}

/** The places of the key from question to question: every four questions have each letter once. */
const placesInTurn = [0, 2, 1, 3]

const optionsOf = ({ layout, points }: Scene): string[] =>
  layout === 'check' ? points.filter((point, at) => at > 0 && point.startsWith(`${letters[at - 1]}. `)) : []

/**
 * A show with the keys of its choices spread over the letters. Each question alone has its key anywhere, and which of them are asked
 * is decided last, so five of them could have the same letter.
 */
export function withKeysSpread(scenes: readonly Scene[], language: UnitLanguage): Scene[] {
  const words = showWordsOf(language)
  const spoken = (options: readonly string[]) =>
    words.options(options.map((option) => option.replace('. ', ', ')))
  const start = hashOf(scenes.find((scene) => optionsOf(scene).length > 0)?.points[0] ?? '')
  let count = 0
  const spread = [...scenes]
  for (const [at, scene] of scenes.entries()) {
    const options = optionsOf(scene)
    const answer = scenes[at + 1]
    const key = options.indexOf(answer?.heading ?? '')
    if (!answer || key < 0) continue
    const texts = options.map((option) => option.slice(3))
    const goal = (placesInTurn[(start + count) % placesInTurn.length] ?? 0) % texts.length
    count += 1
    const moved = texts.toSpliced(key, 1).toSpliced(goal, 0, texts[key] ?? '')
    const relettered = moved.map((text, place) => `${letters[place]}. ${text}`)
    const [before, after] = [options[key] ?? '', relettered[goal] ?? '']
    spread[at] = {
      ...scene,
      points: [scene.points[0] ?? '', ...relettered],
      narration: scene.narration.replace(spoken(options), () => spoken(relettered)),
    }
    spread[at + 1] = {
      ...answer,
      heading: after,
      narration: answer.narration.replace(before.replace('. ', ', '), () => after.replace('. ', ', ')),
    }
  }
  return spread
}
