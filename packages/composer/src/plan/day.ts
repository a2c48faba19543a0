import type { PlanText } from '@klasrum/contract/material'
import type { Day, StepName } from '@klasrum/curriculum/unit'
import { rulesOf } from '../languages/rules-of.ts'
import { shareIn } from '../languages/words.ts'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { isLed } from '../understand/outline.ts'
import { thingsFor } from './day-things.ts'
import { gradeOf } from './form.ts'
import { composed, headed, type PlanWork, wordsFor } from './text.ts'

/** Steps in which learners work with strips, cards or cases. */
const handsOut: ReadonlySet<StepName> = new Set(['we do', 'you do'])

/** A step of the day as a line of the plan, with its minutes and what is expected; nothing where there is no day. */
export function dayStep(work: PlanWork, name: StepName): string[] {
  const step = work.day?.steps.find((each) => each.name === name)
  if (!step) return []
  const { day, moves } = wordsFor(work)
  const [unit] = work.lesson.outline.known.units
  return [
    `${day.steps[name]} (${day.minutes(step.minutes)}): ${step.text}`,
    ...(step.given.length > 0 || !unit || !work.day || !handsOut.has(name)
      ? step.given
      : thingsFor(unit, work.day, step, work.isAsked)),
    ...(step.expected ? [moves.expected(step.expected)] : []),
  ]
}

/** Whether the session is taught by a day of a unit. */
export const isWritten = ({ lesson, session, day }: PlanWork): boolean =>
  day !== null && (isLed(session) || isUnitAlone(lesson.outline))

/** Of the first grades, in which few can write a sentence of their own. */
export const isYoung = (work: PlanWork): boolean => (gradeOf(headed(work)) ?? firstToWrite) < firstToWrite
const firstToWrite = 3

/** Lines that belong to a step of the day, so that its minutes hold for them too. */
export function withinStep(work: PlanWork, name: StepName, lines: readonly string[]): string[] {
  const { day } = wordsFor(work)
  return work.day ? lines.map((line) => day.within(day.steps[name], line)) : [...lines]
}

/** The guide question that what the teacher shows answers most surely; the class is asked it on the way. */
function midwayQuestion({ lesson, day }: PlanWork): Day['questions'][number] | null {
  const shown = day?.steps.find(({ name }) => name === 'i do')
  if (!day || !shown || day.questions.length < fewestQuestions) return null
  const { stemsOf } = rulesOf(lesson.outline.language)
  const told = stemsOf([shown.text, ...shown.given].join(' '))
  const [surest] = day.questions
    .map((question) => ({ question, share: shareIn(stemsOf(`${question.ask} ${question.answer}`), told) }))
    .filter(({ share }) => share >= shownInStep)
    .sort((one, other) => other.share - one.share)
  return surest?.question ?? null
}
const fewestQuestions = 3
const shownInStep = 0.6

/** What the teacher of a written day shows: learners read and answer in it too, so that it is no lecture. */
export function shownByTeacher(work: PlanWork): string[] {
  const lines = dayStep(work, 'i do')
  if (lines.length === 0 || !isWritten(work)) return lines
  const { moves, day } = wordsFor(work)
  const midway = midwayQuestion(work)
  return [
    ...withinStep(work, 'i do', work.reading.now ? [day.readAloud(work.reading.now)] : []),
    ...lines,
    ...withinStep(
      work,
      'i do',
      midway ? [day.pauseAt(`${midway.ask} (${moves.expected(midway.answer)})`)] : [],
    ),
  ]
}

/** Guide questions with the answers that are looked for. They are asked while learners work together. */
export function dayQuestions(work: PlanWork): string[] {
  const { moves } = wordsFor(work)
  const midway = isWritten(work) ? midwayQuestion(work) : null
  const later = work.day?.questions.filter((question) => question !== midway) ?? []
  const lines = later.map(({ ask, answer }) => `${moves.ask(ask)} (${moves.expected(answer)})`)
  return isWritten(work) ? withinStep(work, 'we do', lines) : lines
}

export const fromDay = (lines: readonly string[]): PlanText | null =>
  lines.length > 0 ? composed(...lines) : null

/** What helps those behind and leads those ahead further. */
export function dayHelp(work: PlanWork): string[] {
  const { day: words } = wordsFor(work)
  const { help = '', more = '' } = work.day ?? {}
  return [...(help ? [words.forThoseBehind(help)] : []), ...(more ? [words.forThoseAhead(more)] : [])]
}
