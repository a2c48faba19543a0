import type { LookFound, NumberSource } from '@klasrum/contract/looks'
import {
  basisOf,
  difficulties,
  type Exam,
  type Item,
  type MaterialSettings,
  positionsOf,
} from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { unitLabelOf } from '@klasrum/curriculum/entry'
import { type Chance, chanceOf } from '@klasrum/skills/chance'
import { NothingToTeach } from './compose.ts'
import { joined, within } from './languages/joined.ts'
import { papersOf, writtenAtOnce } from './papers/papers.ts'
import { writePlan } from './plan/write-plan.ts'
import { tolerance } from './show/pace.ts'
import { writeSlides } from './show/slides.ts'
import { candidatesOf } from './sources/candidates.ts'
import { skillNames } from './sources/skills/placed-skill.ts'
import { openQuestions } from './sources/text/own-questions.ts'
import { type Knowledge, noKnowledge, taughtByUnitsNote, unitsFor } from './sources/units/knowledge.ts'
import { frameOf } from './understand/frame-of.ts'
import { lessonKindOf } from './understand/kind-of.ts'
import { lessonOf } from './understand/lesson.ts'
import type { LessonSession, Outline } from './understand/outline.ts'
import { hasLessonText, outlineOf } from './understand/outline-of.ts'
import { sessionsOf } from './understand/sessions.ts'
import { rolesIn } from './understand/topics-of.ts'

const plenty = 100

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What a run with these settings and this seed would make of a file. Throws `NothingToTeach` when that is nothing. */
export function lookAt(
  document: SourceDocument,
  settings: MaterialSettings,
  knowledge: Knowledge = noKnowledge,
): LookFound {
  const known = unitsFor([document], settings, knowledge)
  const outline = outlineOf([document], settings.sessions, settings.corrections, known)
  if (!hasLessonText(outline.topics))
    throw new NothingToTeach('This file has too little text to make a lesson from.')
  const sessions = sessionsOf(outline, settings.sessions)
  const chance = chanceOf(settings.seed)
  const { quiz_items } = settings
  const papers = writtenAtOnce(papersOf(sessions, outline, { quiz_items, exam: settings.exam, chance }))
  const quizzes = papers.quizzes.map(({ quiz, missing }) => ({
    session: quiz.session,
    asked: quiz_items,
    made: quiz_items - missing,
  }))
  const { exam } = papers
  // Before the numbers are counted: a run draws by the same chance up to here.
  const show = showOf(outline, sessions, settings, papers, chance)
  const numbers = numbersOf(outline, chance)
  const roles = rolesIn(document)
  const frame = frameOf(document, roles)
  return {
    kind: lessonKindOf(document, roles),
    title: outline.title,
    language: outline.language,
    grade_level: frame.grade_level,
    learning_area: frame.learning_area,
    quarter: frame.quarter,
    week: frame.week,
    competencies: frame.competencies,
    objectives: frame.objectives,
    sessions: sessions.map(({ number, title, topics }) => ({
      number,
      title: title.slice(0, 300),
      topics: [...new Set(topics.map((topic) => topic.title))].slice(0, 60),
    })),
    numbers,
    quizzes,
    exam: exam && { asked: exam.asked, made: exam.made },
    show,
    units: known.units.map((unit) => ({ id: unit.id, label: unitLabelOf(unit).slice(0, 300) })),
    skills: skillNames(lessonOf(outline)).slice(0, 24),
    open_questions: openQuestions(outline).length,
    lacking: [
      ...taughtByUnitsNote(outline),
      ...fewerSessions(sessions, settings.sessions),
      ...quizzes.filter((quiz) => quiz.made < quiz.asked).map(shortQuiz),
      ...(exam ? shortExam(exam) : []),
      ...(show ? shortShow(show) : []),
    ].map((sentence) => within(sentence, 300)),
  }
}

/** As long as a run would make the show, without its words. */
function showOf(
  outline: Outline,
  sessions: readonly LessonSession[],
  settings: MaterialSettings,
  { quizzes, exam }: ReturnType<typeof writtenAtOnce>,
  chance: Chance,
): NonNullable<LookFound['show']> | null {
  if (!settings.slideshow) return null
  const { minutes: asked, title } = settings.slideshow
  const written = quizzes.map(({ quiz }) => quiz)
  const plan = writePlan(lessonOf(outline), sessions, { settings, quizzes: written, exam: exam?.items })
  const { minutes: made } = writeSlides(lessonOf(outline), sessions, {
    minutes: asked,
    title: title.trim(),
    objectives: plan.sessions.flatMap((session) => session.objectives).slice(0, 4),
    chance,
    avoid: [...written.flatMap(({ items }) => items), ...(exam?.items ?? [])],
    mayFill: settings.corrections?.fill !== false,
  })
  return { asked, made }
}

/** Good numbers by level and by where they come from: each sentence of the file once, at the highest level that it bears. */
function numbersOf(outline: Outline, chance: Chance): LookFound['numbers'] {
  const used = new Set<string>()
  const levels = [...difficulties].reverse()
  const candidates = candidatesOf(lessonOf(outline), outline.topics, plenty, chance)
  const counts: LookFound['numbers'] = {
    easiest: { text: 0, exercise: 0, curriculum: 0, computed: 0 },
    easy: { text: 0, exercise: 0, curriculum: 0, computed: 0 },
    moderate: { text: 0, exercise: 0, curriculum: 0, computed: 0 },
    hard: { text: 0, exercise: 0, curriculum: 0, computed: 0 },
  }
  for (const level of levels)
    for (const { item } of candidates.filter((candidate) => candidate.item.difficulty === level)) {
      const sentence = sentenceOf(item)
      if (item.form === 'matching' || used.has(sentence)) continue
      used.add(sentence)
      counts[level][numberSourceOf(item)] += positionsOf(item)
    }
  return counts
}

function sentenceOf(item: Item): string {
  const { form, origin, topic, id } = item
  if (origin === 'skill') return id
  return form === 'essay' && !origin ? `essay ${topic}` : basisOf(item).quote
}

/** What a unit asks and the file says counts as the file's. */
function numberSourceOf({ origin }: Item): NumberSource {
  if (origin === 'skill') return 'computed'
  return origin === 'exercise' || origin === 'curriculum' ? origin : 'text'
}

const fewerSessions = (sessions: readonly LessonSession[], asked: number): string[] =>
  sessions.length < asked
    ? [`The file has text for ${many(sessions.length, 'session')} of the ${asked} you asked for.`]
    : []

const shortQuiz = ({ session, asked, made }: LookFound['quizzes'][number]): string =>
  made === 0
    ? `There would be no quiz for session ${session}: its part of the file gives no questions.`
    : `The quiz of session ${session} would have ${made} of ${many(asked, 'item')}. Ask for fewer, or add another file.`

const shortShow = ({ asked, made }: NonNullable<LookFound['show']>): string[] =>
  made < asked * (1 - tolerance)
    ? [
        `The slide show would take about ${made} of ${many(asked, 'minute')}: the lesson has no more text. Ask for fewer, or add another file.`,
      ]
    : []

function shortExam({ asked, made }: Pick<Exam, 'asked' | 'made'>): string[] {
  const short = difficulties.filter((difficulty) => made[difficulty] < asked[difficulty])
  if (short.length === 0) return []
  const levels = short.map((difficulty) => `${made[difficulty]} of ${asked[difficulty]} ${difficulty}`)
  return [`The exam would have ${joined(levels, 'and')} items. Ask for fewer, or add another file.`]
}
