import { setImmediate as breathe } from 'node:timers/promises'
import { type Item, type LessonPlan, Material, type MaterialSettings } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { unitLabelOf } from '@klasrum/curriculum/entry'
import { chanceOf } from '@klasrum/skills/chance'
import type { Author } from './author.ts'
import { declarationOf, modelIn } from './declaration.ts'
import { within } from './languages/joined.ts'
import { wordsOf } from './languages/words.ts'
import { papersOf } from './papers/papers.ts'
import { writeQuiz } from './papers/quiz.ts'
import { quizNotes } from './papers/quiz-note.ts'
import { foundObjectives } from './plan/found-objectives.ts'
import { declared, writePlan } from './plan/write-plan.ts'
import { showMinutesOf } from './show/pace.ts'
import { writeSlides } from './show/slides.ts'
import { openQuestions } from './sources/text/own-questions.ts'
import {
  type Knowledge,
  type LessonUnits,
  noKnowledge,
  taughtByUnitsNote,
  unitsFor,
} from './sources/units/knowledge.ts'
import { untaughtNote } from './sources/units/untaught.ts'
import { lessonOf } from './understand/lesson.ts'
import type { LessonSession, Outline } from './understand/outline.ts'
import { hasLessonText, outlineOf } from './understand/outline-of.ts'
import { sessionsOf } from './understand/sessions.ts'

export type ComposeStep = 'outline' | 'questions' | 'quizzes' | 'exam' | 'plan' | 'slides' | 'done'

export type ComposeWith = {
  /** Without one, all is written by rule. */
  author?: Author | null
  /** Without it nothing is known but what the files say. */
  knowledge?: Knowledge
  signal?: AbortSignal
  /** The step that begins, and the share of the whole that is done, from 0 to 1. */
  onProgress?: (step: ComposeStep, share: number) => void
}

/** The files have nothing that could be taught. */
export class NothingToTeach extends Error {
  override name = 'NothingToTeach'
}

const mostNotes = 40
/** Questions that a plan can use in class, besides those of the papers. */
const mostSpare = 12

/** Codes and long lines of a guide are read, not heard. */
const isSpokenGoal = (goal: string) => wordsOf(goal).length <= 20 && !/[A-Z]\d|\d[A-Z]|:/.test(goal)

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Topics and sessions of the files, or the reason why there are none. */
function laidOut(
  documents: readonly SourceDocument[],
  { sessions, corrections }: MaterialSettings,
  known: LessonUnits,
): { outline: Outline; sessions: LessonSession[] } {
  const outline = outlineOf(documents, sessions, corrections, known)
  if (!hasLessonText(outline.topics))
    throw new NothingToTeach('The files have too little text to make a lesson from.')
  return { outline, sessions: sessionsOf(outline, sessions) }
}

/** The material for a lesson. The same files, settings and author give the same material. */
export async function compose(
  documents: readonly SourceDocument[],
  settings: MaterialSettings,
  {
    author = null,
    knowledge = noKnowledge,
    signal = new AbortController().signal,
    onProgress = () => {},
  }: ComposeWith = {},
): Promise<Material> {
  const reach = async (step: ComposeStep, share: number) => {
    // Lets a cancellation and other requests through between two steps.
    await breathe()
    signal.throwIfAborted()
    onProgress(step, share)
  }
  await reach('outline', 0)
  const known = unitsFor(documents, settings, knowledge)
  const { outline, sessions } = laidOut(documents, settings, known)
  const { language } = outline
  const chance = chanceOf(settings.seed)
  const notes = documents.flatMap((document) => document.notes)
  notes.push(...taughtByUnitsNote(outline), ...untaughtNote(outline, sessions))
  if (sessions.length < settings.sessions)
    notes.push(
      `The lesson has text for ${many(sessions.length, 'session')} of the ${settings.sessions} asked for.`,
    )
  const writing = author?.begin({ outline, sessions, settings, signal }) ?? null
  await reach('questions', 0.1)
  const proposed = (await writing?.items()) ?? []

  const papers = papersOf(sessions, outline, {
    quiz_items: settings.quiz_items,
    exam: settings.exam,
    chance,
    proposed,
  })
  let step = papers.next()
  while (!step.done) {
    if (step.value.paper === 'exam') await reach('exam', 0.5)
    else await reach('quizzes', 0.3 + 0.2 * step.value.done)
    step = papers.next()
  }
  const { exam } = step.value
  const quizzes = step.value.quizzes.map(({ quiz }) => quiz)
  for (const { quiz, missing } of step.value.quizzes)
    notes.push(...quizNotes({ ...quiz, missing, asked: settings.quiz_items }))
  const asked: Item[] = [...quizzes.flatMap(({ items }) => items), ...(exam?.items ?? [])]
  await reach('plan', 0.65)
  const refused = new Set(asked.map(({ id }) => id))
  const byRule = writePlan(lessonOf(outline), sessions, {
    settings,
    quizzes,
    exam: exam?.items,
    spareOf: (session) =>
      writeQuiz(session, outline, { count: mostSpare, chance: chance.fork('plan'), refused, least: 1 }).quiz
        .items,
  })
  const plan: LessonPlan = (await writing?.plan(byRule)) ?? byRule
  await reach('slides', 0.8)
  const script = settings.slideshow
    ? writeSlides(lessonOf(outline), sessions, {
        minutes: settings.slideshow.minutes,
        title: settings.slideshow.title.trim(),
        objectives: foundObjectives(documents).filter(isSpokenGoal).slice(0, 4),
        chance,
        avoid: asked,
        mayFill: settings.corrections?.fill !== false,
      })
    : null
  const slides = script && ((await writing?.slides(script)) ?? script)
  await reach('done', 1)
  const account = writing?.account() ?? null
  const model = modelIn(asked, author && account ? { name: author.name, ...account.wrote } : null)
  const declaration = declarationOf({ language, items: asked, model })
  return Material.parse({
    version: 1,
    language,
    settings,
    files: documents.map(({ file_name, pages, language: own }) => ({ file_name, pages, language: own })),
    units: known.units.map((unit) => ({ id: unit.id, label: unitLabelOf(unit).slice(0, 300) })),
    plan: declared(plan, declaration),
    quizzes,
    exam,
    slides: slides && { ...slides, minutes: showMinutesOf(slides.scenes, language) },
    declaration,
    notes: [...new Set([...notes, ...(account?.notes ?? [])])]
      .map((note) => within(note, 300))
      .slice(0, mostNotes),
    open_questions: openQuestions(outline, asked),
    tokens: account?.tokens ?? null,
    model,
  } satisfies Material)
}
