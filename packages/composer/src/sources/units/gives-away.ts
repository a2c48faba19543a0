import type { UnitLanguage } from '@klasrum/curriculum/unit'
import { rulesOf } from '../../languages/rules-of.ts'
import { wordsOf } from '../../languages/words.ts'

const shortestPart = 3
/** Letters that must be left beside the part, so that "bars" is not taken for a word that holds "bar". */
const fewestBeside = 2

/** "iron bar" and "crowbar": a word of the question is the beginning or the end of a longer word. */
const holdsWordOf = (question: readonly string[], text: string): boolean =>
  wordsOf(text.toLowerCase()).some((word) =>
    question.some(
      (part) =>
        part.length >= shortestPart &&
        word.length >= part.length + fewestBeside &&
        (word.endsWith(part) || (part.length > shortestPart && word.startsWith(part))),
    ),
  )

/** "velocity-time graph" speaks of velocity. */
const inParts = (text: string): string => text.replaceAll('-', ' ')

type UnitQuestion = { ask: string; answer: string; wrong: readonly string[] }

/** Whether a choice shares a root or a part of a word with the question. */
function sharesWordWith(ask: string, language: UnitLanguage): (choice: string) => boolean {
  const { stemsOf } = rulesOf(language)
  const question = `${ask} ${inParts(ask)}`
  const stems = stemsOf(question)
  const words = wordsOf(question.toLowerCase())
  return (choice) => [...stemsOf(choice)].some((stem) => stems.has(stem)) || holdsWordOf(words, choice)
}

/** Whether the answer, and no wrong answer, shares a root or a part of a word with the question. */
export function hintsAtAnswer(language: UnitLanguage, { ask, answer, wrong }: UnitQuestion): boolean {
  const sharesWord = sharesWordWith(ask, language)
  return sharesWord(answer) && !wrong.some(sharesWord)
}

/** "Which is not an audio medium?" beside "audiobook": a wrong answer shares a word with the question and the answer does not, so one finds it without knowing. */
export function isOddOneOut(language: UnitLanguage, { ask, answer, wrong }: UnitQuestion): boolean {
  const sharesWord = sharesWordWith(ask, language)
  return wrong.some(sharesWord) && !sharesWord(answer)
}
