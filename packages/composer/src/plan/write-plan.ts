import type { Item, LessonPlan, MaterialSettings, PlanText, Quiz } from '@klasrum/contract/material'
import type { Competency, Day } from '@klasrum/curriculum/unit'
import { isInOtherLanguage } from '../languages/other-language.ts'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { goalsOf } from '../sources/units/word-weights.ts'
import type { Lesson } from '../understand/lesson.ts'
import { isLed, type LessonSession } from '../understand/outline.ts'
import { checksOfDays } from './day-check.ts'
import { dll } from './dll.ts'
import { dealtOut } from './found-objectives.ts'
import { foundParts } from './found-parts.ts'
import { ilaw } from './ilaw.ts'
import { objectivesOf } from './objectives.ts'
import { planWordsOf } from './plan-words-of.ts'
import { chapterReadingsOf } from './reading.ts'
import { taughtDays } from './taught-days.ts'
import type { PlanWork } from './text.ts'
import { timedDay } from './timed-day.ts'
import { competencyByDay } from './unit-competencies.ts'

type PlanInput = {
  settings: MaterialSettings
  quizzes: readonly Quiz[]
  /** Of the exam, where there is one. */
  exam?: readonly Item[]
  /** Questions on a session that no paper asks. */
  spareOf?: (session: LessonSession) => readonly Item[]
}

const withCode = ({ text, code }: Competency): string =>
  code === null || text.includes(code) ? text.trim() : `${text.trim()} (${code})`

/** What the session before teaches last, or the next one after it first: a session without a competency leads on from it or up to it. */
function nearestTaught(told: readonly (readonly string[])[], at: number) {
  const before = told.findLastIndex((own, place) => place < at && own.length > 0)
  const place = before >= 0 ? before : told.findIndex((own) => own.length > 0)
  const competency = before >= 0 ? told[place]?.at(-1) : told[place]?.[0]
  return competency ? { session: place + 1, competency } : null
}

/** Those of the files with the codes that stand there, dealt out to the sessions; of a unit the one that fits each day best. */
function competenciesOf(
  { outline }: Lesson,
  sessions: readonly LessonSession[],
  days: readonly (Day | null)[],
): string[][] {
  const told = outline.documents.flatMap(({ plan }) => plan.competencies)
  const [unit] = outline.known.units
  if (unit && (told.length === 0 || isUnitAlone(outline))) {
    const known = days.filter((day) => day !== null)
    const byDay = competencyByDay(unit, known)
    // The curriculum says what it asks for in the language of the area, whatever the lesson is in.
    const { officialWording, standards } = planWordsOf(outline.language)
    const labelled = (text: string) =>
      isInOtherLanguage(text, outline.language) ? officialWording(text) : text
    const told = days.map((day) => (day ? (byDay[known.indexOf(day)] ?? []) : []).map(withCode).map(labelled))
    return told.map((own, at) => {
      const taught = own.length > 0 ? null : nearestTaught(told, at)
      return taught ? [standards.beyondCompetencies(taught.session, taught.competency)] : own
    })
  }
  const lines = [...new Set(told.map(withCode))].filter(Boolean)
  const dealt = dealtOut(
    lines,
    (line) => line,
    sessions,
    ({ day }) => {
      const written = day === undefined ? undefined : unit?.days[day]
      return written ? goalsOf(written) : null
    },
  )
  // A competency goes on through the sessions until the next.
  return dealt.map((own, at) =>
    own.length > 0
      ? own
      : (dealt
          .slice(0, at)
          .findLast((before) => before.length > 0)
          ?.slice(-1) ?? []),
  )
}

/** A lesson plan in the form asked for, one column for each session. */
export function writePlan(lesson: Lesson, sessions: readonly LessonSession[], ask: PlanInput): LessonPlan {
  const { settings, quizzes, exam = [], spareOf = () => [] } = ask
  const paperItems = [...quizzes.flatMap(({ items }) => items), ...exam]
  const stems = paperItems.map(({ stem }) => stem).join('\n')
  const isAsked = (text: string) => stems.includes(text)
  const { outline } = lesson
  const words = planWordsOf(outline.language)
  const parts = foundParts(outline.documents, sessions)
  const days = taughtDays(lesson, sessions, { asked: paperItems, quizzes, spareOf })
  const competencies = competenciesOf(lesson, sessions, days)
  const objectives = objectivesOf(lesson, sessions, days)
  const readings = chapterReadingsOf(days)
  const checks = checksOfDays({ lesson, sessions, days, quizzes, isAsked })
  const timed = sessions.map((session, at) => {
    const day = days[at]
    const isOfUnit = isLed(session) || isUnitAlone(outline)
    return day && isOfUnit ? timedDay(day, outline.language, !!readings[at]?.now) : null
  })
  const works = sessions.map(
    (session, at): PlanWork => ({
      lesson,
      settings,
      session,
      before: sessions[at - 1] ?? null,
      objectives: objectives[at] ?? { lines: [], from: 'teacher' },
      competencies: competencies[at] ?? [],
      parts: parts[at] ?? (() => []),
      day: timed[at]?.day ?? days[at] ?? null,
      timed: timed[at] ?? null,
      recall: timed[at - 1]?.leftForNext ?? days[at - 1]?.questions[0] ?? null,
      dayBefore: days[at - 1] ?? null,
      reading: readings[at] ?? { now: null, next: null },
      check: days[at]?.check.length ? days[at].check : (checks[at]?.questions ?? []),
      applied: checks[at]?.applied ?? null,
      isAsked,
      count: sessions.length,
      quiz: quizzes.find((quiz) => quiz.session === session.number) ?? null,
    }),
  )
  const form = settings.plan_format === 'dll' ? dll : ilaw
  return {
    format: settings.plan_format,
    title: outline.title.slice(0, 300),
    language: outline.language,
    header: form.header({ lesson, settings, sessions, words }).map(({ label, value }) => ({
      label,
      value: value === null || value.trim() === '' ? null : value.slice(0, 500),
    })),
    sections: form.sections.map(({ title, rows }) => ({
      title: title(words),
      rows: rows.map(({ label, write }) => ({
        label: label(words),
        cells: works.map((work): PlanText => write(work)),
      })),
    })),
    signatures: [...words.signatures],
    sessions: sessions.map(({ number, title, topics, share }, at) => ({
      number,
      title,
      topics: [...new Set(topics.map((topic) => topic.title))].slice(0, 60),
      objectives: [...(objectives[at]?.lines ?? [])].slice(0, 10),
      share,
    })),
  }
}

/** The plan with its declaration, which is known only when all is written. */
export const declared = (plan: LessonPlan, declaration: string): LessonPlan => ({
  ...plan,
  header: [
    ...plan.header,
    { label: planWordsOf(plan.language).head.declaration, value: declaration.slice(0, 500) },
  ],
})
