import type { Storage } from '../../../apps/server/src/storage/storage.ts'
import { docxOf } from '../../documents/src/docx/docx.ts'
import type { SentFile } from './client.ts'
import { plantLesson } from './lessons.ts'

/** A Word file with the paragraphs of a lesson; those after "# " are its headings. */
export async function lessonBytes(lesson = plantLesson): Promise<Buffer> {
  const blocks = lesson
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => {
      const heading = /^#+ (.+)$/.exec(line)?.[1]
      return {
        kind: 'paragraph' as const,
        runs: [{ text: heading ?? line }],
        ...(heading && { look: 'part' as const }),
      }
    })
  const written = await docxOf({
    title: 'Lesson',
    fileName: 'lesson',
    language: 'en',
    paper: 'A4',
    parts: [{ foot: { text: '', page: '' }, orientation: 'portrait', blocks }],
  })
  return Buffer.from(written)
}

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export const aLessonFile = async ({
  name = 'Plants.docx',
  lesson,
}: {
  name?: string
  lesson?: string
} = {}): Promise<SentFile> => ({
  bytes: await lessonBytes(lesson),
  name,
  type: wordType,
})

/** Begins like a PDF and is cut off. */
export const aCorruptFile = (name = 'Broken.pdf'): SentFile => ({
  bytes: Buffer.from('%PDF-1.7 cut off'),
  name,
  type: 'application/pdf',
})

/** Small, so that it is quickly made. */
export const smallRun = { num_sessions: 1, quiz_items: 3 } as const
export const runWish = {
  ...smallRun,
  exam_enabled: false,
  exam_difficulty: { easiest: 2, easy: 1, moderate: 0, hard: 0 },
  slideshow_enabled: false,
  slideshow_duration_min: 45,
  slideshow_title: 'Slide Show',
  plan_format: 'ilaw',
} as const

/** The answer of the server is 202 at once. */
export const later = { prefer: 'respond-async' }

/** The keys of the lesson files that are in the storage. */
export async function storedLessons(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list('lesson_files')) keys.push(key)
  return keys
}
