import { type Item, positionsOf } from '@klasrum/contract/material'
import { rulesOf } from '../languages/rules-of.ts'
import { shareIn } from '../languages/words.ts'
import { textOfDay } from '../sources/units/word-weights.ts'
import { dayStep, isYoung } from './day.ts'
import type { CheckQuestion } from './day-check.ts'
import { sessionTermsText } from './moves.ts'
import { composed, forTeacher, type PlanMove, type PlanWork, wordsFor } from './text.ts'

const inCheck = 5
const longestStem = 200

/** A choice such as "Which of these …" means nothing without its choices. */
const needsChoices = /\b(?:which of|(?:of|among) (?:these|the following)|best|alin)\b|_{3,}/i

/** Numbers of the quiz that a teacher can ask aloud, nearest to what the day speaks of; none where they are too few. */
function fromQuiz(work: PlanWork): CheckQuestion[] {
  const { moves } = wordsFor(work)
  const answerOf = (item: Item): string | null => {
    if (item.drawing || item.stem.length > longestStem) return null
    if (item.form === 'multiple_choice') return item.options[item.answer] ?? null
    if (item.form === 'true_false') return item.answer ? moves.answers.yes : moves.answers.no
    return item.form === 'identification' ? item.answer : null
  }
  const askable = (work.quiz?.items ?? []).flatMap((item) => {
    const answer = answerOf(item)
    return answer === null || (item.form === 'multiple_choice' && needsChoices.test(item.stem))
      ? []
      : [{ ask: item.stem, answer }]
  })
  if (!work.day || askable.length < inCheck) return []
  const { stemsOf } = rulesOf(work.lesson.outline.language)
  const taught = stemsOf(textOfDay(work.day))
  return askable
    .map((each) => ({ ...each, near: shareIn(stemsOf(`${each.ask} ${each.answer}`), taught) }))
    .sort((one, other) => other.near - one.near)
    .slice(0, inCheck)
}

/** The check of the day with its questions; how many there are and what is mastery follows from them. */
function checkLines(work: PlanWork): string[] {
  const { day } = work
  if (!day) return []
  const { moves, day: words } = wordsFor(work)
  const questions = work.check.length > 0 ? work.check : fromQuiz(work)
  const step = day.steps.find(({ name }) => name === 'check')
  if (questions.length === 0 || !step) return dayStep(work, 'check')
  const { length } = questions
  // Where the day writes its questions, its own words say how they are answered: aloud, with cards, on paper.
  const isWritten = day.check.length > 0 && work.check.length === day.check.length
  const how = isWritten ? step.text : words.checkNow(length, Math.ceil(length * 0.8))
  return [
    `${words.steps.check} (${words.minutes(step.minutes)}): ${how}`,
    ...questions.map(({ ask, answer }, at) => moves.checkItem(at + 1, ask, answer)),
    ...(day.skill && day.attitude ? [isYoung(work) ? moves.watchForYoung : moves.watchFor] : []),
  ]
}

export const evaluation: PlanMove = (work) => {
  const { moves } = wordsFor(work)
  const numbers = work.quiz?.items.reduce((sum, item) => sum + positionsOf(item), 0) ?? 0
  const terms = sessionTermsText(work, work.session)
  const check = checkLines(work)
  if (numbers === 0) return check.length > 0 ? composed(...check) : forTeacher(moves.noQuiz)
  const given = [...check, moves.quiz(work.session.number, numbers)]
  return composed(...given, terms && !work.day ? moves.watch(terms) : null)
}
