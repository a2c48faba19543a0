import type { PlanText } from '@klasrum/contract/material'
import type { StepName } from '@klasrum/curriculum/unit'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { isLed } from '../understand/outline.ts'
import { thingsFor } from './day-things.ts'
import { composed, type PlanWork, wordsFor } from './text.ts'

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

/** Lines that belong to a step of the day, so that its minutes hold for them too. */
export function withinStep(work: PlanWork, name: StepName, lines: readonly string[]): string[] {
  const { day } = wordsFor(work)
  return work.day ? lines.map((line) => day.within(day.steps[name], line)) : [...lines]
}

/** Guide questions with the answers that are looked for. */
export function dayQuestions(work: PlanWork): string[] {
  const { moves } = wordsFor(work)
  return work.day?.questions.map(({ ask, answer }) => `${moves.ask(ask)} (${moves.expected(answer)})`) ?? []
}

export const fromDay = (lines: readonly string[]): PlanText | null =>
  lines.length > 0 ? composed(...lines) : null

/** What helps those behind and leads those ahead further. */
export function dayHelp(work: PlanWork): string[] {
  const { day: words } = wordsFor(work)
  const { help = '', more = '' } = work.day ?? {}
  return [...(help ? [words.forThoseBehind(help)] : []), ...(more ? [words.forThoseAhead(more)] : [])]
}
