import type { PlanText } from '@klasrum/contract/material'
import type { StepName } from '@klasrum/curriculum/unit'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { isLed } from '../understand/outline.ts'
import { thingsFor } from './day-things.ts'
import { gradeOf } from './form.ts'
import { composed, headed, type PlanWork, wordsFor } from './text.ts'

/** Steps in which learners work with strips, cards or cases. */
const handsOut: ReadonlySet<StepName> = new Set(['we do', 'you do'])

/** A step of the day as a line of the plan, with its minutes and what is expected; nothing where there is no day. */
export function dayStep(work: PlanWork, name: StepName, hasExpected = true): string[] {
  const step = work.day?.steps.find((each) => each.name === name)
  if (!step) return []
  const { day, moves } = wordsFor(work)
  const [unit] = work.lesson.outline.known.units
  return [
    `${day.steps[name]} (${day.minutes(step.minutes)}): ${step.text}`,
    ...(step.given.length > 0 || !unit || !work.day || !handsOut.has(name)
      ? step.given
      : thingsFor(unit, work.day, step, work.isAsked)),
    ...(step.expected && hasExpected ? [moves.expected(step.expected)] : []),
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

/** What the teacher of a written day shows, part by part: learners read and answer in it too, so that it is no lecture. */
export function shownByTeacher(work: PlanWork): string[] {
  const { timed } = work
  if (!timed || timed.beats.length === 0) return dayStep(work, 'i do')
  const { moves, day } = wordsFor(work)
  const { midway, beats, board } = timed
  const step = timed.day.steps.find(({ name }) => name === 'i do')
  const [only] = beats
  const head = `${day.steps['i do']} (${day.minutes(step?.minutes ?? 0)})`
  const asked = midway
    ? withinStep(work, 'i do', [day.pauseAt(`${midway.ask} (${moves.expected(midway.answer)})`)])
    : []
  return [
    beats.length === 1 ? `${head}: ${only?.text ?? ''}` : `${head}:`,
    ...withinStep(work, 'i do', work.reading.now ? [day.readAloud(work.reading.now)] : []),
    ...board,
    ...beats.flatMap(({ text, minutes }, at) => [
      ...(beats.length === 1 ? [] : [day.beat(at + 1, minutes, text)]),
      ...(midway?.after === at ? asked : []),
    ]),
    ...(step?.expected ? [moves.expected(step.expected)] : []),
  ]
}

/** Guide questions with the answers that are looked for. They are asked while learners work together. */
export function dayQuestions(work: PlanWork): string[] {
  const { moves } = wordsFor(work)
  const asked = work.timed?.together ?? work.day?.questions ?? []
  const lines = asked.map(({ ask, answer }) => `${moves.ask(ask)} (${moves.expected(answer)})`)
  return work.timed ? withinStep(work, 'we do', lines) : lines
}

/** What the class did together, looked at: it is shown and compared, and questions lead on from it. */
export function dayDiscussion(work: PlanWork): string[] {
  const expected = work.day?.steps.find(({ name }) => name === 'we do')?.expected
  return [
    ...withinStep(work, 'we do', expected ? [wordsFor(work).day.compareWork(expected)] : []),
    ...dayQuestions(work),
  ]
}

export const fromDay = (lines: readonly string[]): PlanText | null =>
  lines.length > 0 ? composed(...lines) : null

/** What helps those behind and leads those ahead further. */
export function dayHelp(work: PlanWork): string[] {
  const { day: words } = wordsFor(work)
  const { help = '', more = '' } = work.day ?? {}
  return [...(help ? [words.forThoseBehind(help)] : []), ...(more ? [words.forThoseAhead(more)] : [])]
}
