import type { Item, LessonPlan, MaterialSettings, PlanText, Quiz } from '@klasrum/contract/material'
import type { Day } from '@klasrum/curriculum/unit'
import { dealtOut } from './found-objectives.ts'
import { foundParts } from './found-parts.ts'
import type { Lesson } from './lesson.ts'
import { objectivesOf } from './objectives.ts'
import type { Session } from './outline.ts'
import { dll } from './plan-dll.ts'
import { ilaw } from './plan-ilaw.ts'
import type { PlanWork } from './plan-text.ts'
import { planWordsOf } from './plan-tongues.ts'
import { passagesOf } from './statements.ts'
import { tongueOf } from './tongues.ts'
import { isUnitAlone } from './units/placed-unit.ts'
import { taughtDays } from './units/taught-days.ts'
import { textOfDay } from './units/unit-sessions.ts'
import { shareIn } from './words.ts'

type PlanAsk = {
  settings: MaterialSettings
  quizzes: readonly Quiz[]
  /** Of the exam, where there is one. */
  exam?: readonly Item[]
}

const mostOfUnit = 2

/** A competency that shares less of its words with a day is not what that day teaches. */
const leastFit = 0.3

/** The competencies of a unit by session: each where most of what it speaks of is taught; a session that none is on has the one it comes nearest to. */
function dealtByContent(
  sessions: readonly Session[],
  lines: readonly string[],
  days: readonly (Day | null)[],
): string[][] {
  const { stemsOf } = tongueOf(sessions[0]?.topics[0]?.language ?? 'en')
  const taught = sessions.map(({ topics }, at) => {
    const day = days[at]
    const texts = topics.flatMap((topic) => [topic.title, ...topic.blocks.flatMap(passagesOf)])
    return stemsOf(day ? textOfDay(day) : texts.join(' '))
  })
  const fits = lines.map((line) => taught.map((own) => shareIn(stemsOf(line), own)))
  const nearest = (at: number) =>
    lines
      .map((line, place) => ({ line, fit: fits[place]?.[at] ?? 0 }))
      .sort((one, other) => other.fit - one.fit)
      .slice(0, 1)
  return sessions.map((_, at) => {
    const near = lines
      .map((line, place) => ({ line, fit: fits[place]?.[at] ?? 0, best: Math.max(...(fits[place] ?? [])) }))
      .filter(({ fit }) => fit >= leastFit)
      .sort((one, other) => other.fit - one.fit)
    const own = near.filter(({ fit, best }) => fit === best)
    const chosen = own.length > 0 ? own : near.slice(0, 1)
    return (chosen.length > 0 ? chosen : nearest(at)).slice(0, mostOfUnit).map(({ line }) => line)
  })
}

/** The competencies of the files with the codes that stand there, dealt out to the sessions. */
function competenciesOf(
  { outline }: Lesson,
  sessions: readonly Session[],
  days: readonly (Day | null)[],
): string[][] {
  const told = outline.documents.flatMap(({ plan }) => plan.competencies)
  const found = told.length > 0 ? told : outline.known.units.flatMap(({ competencies }) => competencies)
  const lines = found.map(({ text, code }) =>
    code === null || text.includes(code) ? text.trim() : `${text.trim()} (${code})`,
  )
  const dealt = dealtOut([...new Set(lines)].filter(Boolean), (line) => line, sessions)
  if (told.length === 0 || isUnitAlone(outline)) return dealtByContent(sessions, [...new Set(lines)], days)
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
export function writePlan(lesson: Lesson, sessions: readonly Session[], ask: PlanAsk): LessonPlan {
  const { settings, quizzes, exam = [] } = ask
  const paperItems = [...quizzes.flatMap(({ items }) => items), ...exam]
  const { outline } = lesson
  const words = planWordsOf(outline.language)
  const parts = foundParts(outline.documents, sessions)
  const days = taughtDays(lesson, sessions, paperItems)
  const competencies = competenciesOf(lesson, sessions, days)
  const objectives = objectivesOf(lesson, sessions, days)
  const works = sessions.map(
    (session, at): PlanWork => ({
      lesson,
      settings,
      session,
      before: sessions[at - 1] ?? null,
      objectives: objectives[at] ?? { lines: [], from: 'teacher' },
      competencies: competencies[at] ?? [],
      parts: parts[at] ?? (() => []),
      day: days[at] ?? null,
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
