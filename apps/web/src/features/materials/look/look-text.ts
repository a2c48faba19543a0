import type { LessonKind, Look } from '@klasrum/contract/looks'
import type { Language } from '@klasrum/contract/source'

type LookFile = Look['files'][number]

export const kindNames: Record<LessonKind, string> = {
  module: 'Self-learning module',
  exemplar: 'Lesson exemplar',
  plan: 'Lesson plan',
  budget: 'Budget of work',
  chapter: 'Textbook chapter',
  notes: 'Lesson notes',
  slides: 'Slides',
  reading: 'Reading passage',
  story: 'Story or poem',
  quiz: 'Quiz or test',
}

export const languageNames: Record<Language, string> = { en: 'English', fil: 'Filipino' }

/** Nothing can be read, or no question can be made for any paper that was asked for. */
export const givesNothing = ({ found }: LookFile): boolean =>
  !found ||
  (found.quizzes.every(({ made }) => made === 0) &&
    (found.exam === null || Object.values(found.exam.made).every((made) => made === 0)))

/** Pages of it are pictures and not read yet. */
export const isBeingRead = ({ scan, problem, found }: LookFile): boolean =>
  scan !== undefined && scan.read < scan.pages && problem === null && found === null

/** Seconds as a person would say them. */
export function aboutTime(seconds: number): string {
  if (seconds < 45) return 'less than a minute'
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`
}

/** Why there is nothing to pay for; undefined where a file gives something. */
export function whyNotPay({ files }: Pick<Look, 'files'>): string | undefined {
  if (files.some(isBeingRead)) return 'The pages are still being read.'
  if (!files.every(givesNothing)) return undefined
  return files.length === 1
    ? 'This file gives nothing for what you ask for, so there is nothing to pay for. Please change the file or what to make.'
    : 'These files give nothing for what you ask for, so there is nothing to pay for. Please change the files or what to make.'
}

type Paper = { name: string; asked: number; made: number }

/** Each paper that was asked for, and how many of its items the file gives. */
export function papersIn({ quizzes, exam }: NonNullable<LookFile['found']>): Paper[] {
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)
  return [
    ...quizzes.map(({ session, asked, made }) => ({ name: `Quiz of session ${session}`, asked, made })),
    ...(exam ? [{ name: 'Exam', asked: sum(exam.asked), made: sum(exam.made) }] : []),
  ]
}

/** "Quiz of session 2: 8 of 10 · Exam: 36 of 40"; where nothing is missing, all that would be made. */
export function givenText(found: NonNullable<LookFile['found']>): string {
  const papers = papersIn(found)
  const short = papers.filter(({ made, asked }) => made < asked)
  if (short.length > 0)
    return short.map(({ name, made, asked }) => `${name}: ${made} of ${asked}`).join(' · ')
  return papers.map(({ name, made }) => `${name}: ${made}`).join(' · ')
}
