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

type UnitQuestion = { ask: string; answer: string; wrong: readonly string[] }

/** Whether the answer, and no wrong answer, shares a root or a part of a word with the question. */
export function givesAway(language: UnitLanguage, { ask, answer, wrong }: UnitQuestion): boolean {
  const { stemsOf } = rulesOf(language)
  const stems = stemsOf(ask)
  const words = wordsOf(ask.toLowerCase())
  const isTold = (text: string) =>
    [...stemsOf(text)].some((stem) => stems.has(stem)) || holdsWordOf(words, text)
  return isTold(answer) && !wrong.some(isTold)
}
