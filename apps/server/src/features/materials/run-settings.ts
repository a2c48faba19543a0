import { randomInt } from 'node:crypto'
import type { MaterialSettings } from '@klasrum/contract/material'
import type { CorrectedHeading, RunCorrections, RunWish } from '@klasrum/contract/runs'
import type { SourceDocument } from '@klasrum/contract/source'
import { refuse } from '../../http/refuse.ts'

export type WishedSettings = Omit<RunWish, 'points_cost'>
type FileCorrections = MaterialSettings['corrections']

export const newSeed = (): number => randomInt(2_147_483_647)

export function refuseShowSessions({ slideshow_enabled, num_sessions }: WishedSettings): void {
  if (slideshow_enabled && num_sessions !== 1) refuse('run.show_sessions')
}

type Known = { seed: number; school: string | null; teacher: string | null; heading?: CorrectedHeading }

export const settingsOf = (
  wish: WishedSettings,
  { seed, school, teacher, heading }: Known,
): MaterialSettings => ({
  sessions: wish.num_sessions,
  quiz_items: wish.quiz_items,
  exam: wish.exam_enabled ? wish.exam_difficulty : null,
  plan_format: wish.plan_format,
  slideshow: wish.slideshow_enabled
    ? { minutes: wish.slideshow_duration_min, title: wish.slideshow_title }
    : null,
  seed,
  heading: {
    school: school?.slice(0, 200) ?? null,
    teacher: teacher?.slice(0, 170) ?? null,
    grade_and_section: heading?.grade_and_section ?? null,
    learning_area: heading?.learning_area ?? null,
    quarter: heading?.quarter ?? null,
    dates: heading?.dates ?? null,
  },
})

/** Those of one file: what the teacher corrected, and at the head of the documents what the file states otherwise. */
export const settingsOfFile = (
  settings: MaterialSettings,
  { plan }: SourceDocument,
  corrections?: FileCorrections | null,
): MaterialSettings => ({
  ...settings,
  heading: {
    ...settings.heading,
    grade_and_section: settings.heading.grade_and_section ?? plan.grade_level,
    learning_area: settings.heading.learning_area ?? plan.learning_area,
    quarter: settings.heading.quarter ?? plan.quarter,
  },
  ...(corrections && { corrections }),
})

type CorrectedFiles = RunCorrections['files']

/** What was corrected of the file at a place, from 1. */
export function correctionsAt(files: CorrectedFiles | undefined, place: number): FileCorrections {
  const { title, language, topics, units, fill } = files?.find((file) => file.place === place) ?? {}
  if (!title && !language && !topics?.length && !units && fill === undefined) return undefined
  return {
    title: title ?? null,
    language: language ?? null,
    topics: topics ?? [],
    ...(units && { units }),
    ...(fill !== undefined && { fill }),
  }
}

export function withCorrections<Source extends object>(
  sources: readonly Source[],
  files: CorrectedFiles | undefined,
): (Source & { corrections: FileCorrections })[] {
  const path = 'corrections.files'
  if (files?.some(({ place }) => place > sources.length))
    refuse('request.invalid', { errors: [{ path, message: 'There is no file at this place.' }] })
  return sources.map((source, at) => ({ ...source, corrections: correctionsAt(files, at + 1) }))
}
