import type { MaterialSettings, PlanText, Quiz } from '@klasrum/contract/material'
import type { Day, DayQuestion } from '@klasrum/curriculum/unit'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { LessonSession } from '../understand/outline.ts'
import { aboutOf } from '../understand/subject.ts'
import type { CheckQuestion } from './day-check.ts'
import type { FoundParts } from './found-parts.ts'
import type { Objectives } from './objectives.ts'
import { planWordsOf } from './plan-words-of.ts'
import type { ChapterReading } from './reading.ts'
import type { TimedDay } from './timed-day.ts'
import type { PlanWords } from './words.ts'

/** All that the plan of one session is written from. */
export type PlanWork = {
  lesson: Lesson
  settings: MaterialSettings
  session: LessonSession
  before: LessonSession | null
  objectives: Objectives
  competencies: readonly string[]
  parts: FoundParts
  /** How the curriculum would teach it; null where it does not know the lesson. */
  day: Day | null
  /** A written day as its minutes hold it; null for one that is made from the file. */
  timed: TimedDay | null
  /** A question of the session before, with which this one begins. */
  recall: DayQuestion | null
  /** Of the session before. */
  dayBefore: Day | null
  reading: ChapterReading
  /** What is asked at the end of the day; nothing where no unit says it. */
  check: readonly CheckQuestion[]
  /** A case that no paper asks, to put the lesson to. */
  applied: CheckQuestion | null
  quiz: Quiz | null
  /** Whether a quiz or the exam asks it. */
  isAsked: (text: string) => boolean
  /** How many sessions there are. */
  count: number
}

export type PlanMove = (work: PlanWork) => PlanText

export const source = (lines: readonly string[]): PlanText => ({
  lines: lines.map((line) => line.slice(0, 2_000)).slice(0, 60),
  from: 'source',
})
export const composed = (...lines: (string | null)[]): PlanText => ({
  lines: lines.filter((line) => line !== null).map((line) => line.slice(0, 2_000)),
  from: 'composed',
})
export const forTeacher = (...lines: string[]): PlanText => ({ lines, from: 'teacher' })
export const blankText: PlanText = { lines: [], from: 'teacher' }

/** Something that only the teacher knows. The same in all sessions, it stands once in the plan and is written for all of them. */
export const teacherPrompt =
  (name: keyof PlanWords['prompts']): PlanMove =>
  (work) =>
    forTeacher(wordsFor(work).prompts[name])

/** A topic of the curriculum that has no competency there says so; of a file the teacher copies it. */
export const competencyPrompt = (work: PlanWork): string => {
  const { prompts, standards } = wordsFor(work)
  const { outline } = work.lesson
  if (!isUnitAlone(outline)) return prompts.competency
  if (work.session.number > 1) return standards.competencyAsInFirst
  return outline.known.units[0]?.competencies.length === 0 ? prompts.competencyNotListed : prompts.competency
}

/** A standard that the curriculum does not give for a topic is said so; of a file the teacher copies it. */
export const standardPrompt = (work: PlanWork, what: 'content' | 'performance'): string => {
  const { prompts, standards } = wordsFor(work)
  return isUnitAlone(work.lesson.outline) ? standards.notListed[what] : prompts[`${what}Standard`]
}

export const wordsFor = ({ lesson }: PlanWork): PlanWords => planWordsOf(lesson.outline.language)

/** What stands in the head of the plan, beside the lesson. */
export const headed = ({ lesson: { outline }, settings: { heading } }: PlanWork) => ({ outline, heading })

/** What the session is about. */
export const about = ({ lesson, session }: PlanWork): string => aboutOf(lesson, session.topics)
