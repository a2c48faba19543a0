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

/** Tells of a choice whether it shares a root or a part of a word with the question. */
function toldBy(ask: string, language: UnitLanguage): (choice: string) => boolean {
  const { stemsOf } = rulesOf(language)
  const question = `${ask} ${inParts(ask)}`
  const stems = stemsOf(question)
  const words = wordsOf(question.toLowerCase())
  return (choice) => [...stemsOf(choice)].some((stem) => stems.has(stem)) || holdsWordOf(words, choice)
}

/** Whether the answer, and no wrong answer, shares a root or a part of a word with the question. */
export function givesAway(language: UnitLanguage, { ask, answer, wrong }: UnitQuestion): boolean {
  const isTold = toldBy(ask, language)
  return isTold(answer) && !wrong.some(isTold)
}

/** "Which is not an audio medium?" beside "audiobook": of what belongs to a class, something says so in its name, and the answer does not. */
export function standsOut(language: UnitLanguage, { ask, answer, wrong }: UnitQuestion): boolean {
  const isTold = toldBy(ask, language)
  return wrong.some(isTold) && !isTold(answer)
}
