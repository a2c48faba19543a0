import { randomBytes } from 'node:crypto'
import { blankHeading, type Material, type MaterialSettings } from '@klasrum/contract/material'
import type { Language, SourceDocument } from '@klasrum/contract/source'
import type { Tx } from '../../../apps/server/src/db/client.ts'
import { runFiles, runs } from '../../../apps/server/src/features/materials/materials.tables.ts'
import { compose } from '../../composer/src/compose.ts'
import { only, type User } from './builders.ts'
import { plantLesson, waterLesson } from './lessons.ts'
import { sourceDocument } from './source-document.ts'

type Run = typeof runs.$inferSelect
type RunFile = typeof runFiles.$inferSelect
/** A file of which documents were made. */
type MadeFile = RunFile & { source: SourceDocument; material: Material }
export type FinishedRun = Run & { files: MadeFile[]; file: MadeFile }

/** Two sessions with a quiz of five and a small exam. */
export const aSetting = (wish: Partial<MaterialSettings> = {}): MaterialSettings => ({
  sessions: 2,
  quiz_items: 5,
  exam: { easiest: 6, easy: 3, moderate: 1, hard: 1 },
  plan_format: 'ilaw',
  slideshow: null,
  seed: 7,
  heading: blankHeading,
  ...wish,
})

const lessons: Record<Language, string> = { en: plantLesson, fil: waterLesson }
const composed = new Map<string, Promise<Material>>()

/** What the engine makes of it, made once for all tests of a file. */
export function materialFrom(source: SourceDocument, settings: MaterialSettings): Promise<Material> {
  const key = JSON.stringify([source, settings])
  const made = composed.get(key) ?? compose([source], settings)
  composed.set(key, made)
  return made
}

type Wish = {
  user: User
  language?: Language
  /** One for each file. */
  fileNames?: readonly string[]
  text?: string
  settings?: Partial<MaterialSettings>
  run?: Partial<typeof runs.$inferInsert>
}

/** A run that is done, with documents made by the engine. Its files have rows, but are not in the storage. */
export async function aFinishedRun(
  tx: Tx,
  { user, language = 'en', fileNames = ['lesson.docx'], text = lessons[language], settings, run }: Wish,
): Promise<FinishedRun> {
  const asked = aSetting(settings)
  const now = new Date()
  const row = only(
    await tx
      .insert(runs)
      .values({
        user_id: user.id,
        state: 'done',
        settings: asked,
        cost: 0,
        attempt: 1,
        search_text: fileNames.join(' ').toLowerCase(),
        created_at: now,
        started_at: now,
        ended_at: now,
        ...run,
      })
      .returning(),
  )
  const files: MadeFile[] = []
  for (const [at, file_name] of fileNames.entries()) {
    const source = sourceDocument(text, { language, file_name })
    const material = await materialFrom(source, asked)
    const written = only(
      await tx
        .insert(runFiles)
        .values({
          run_id: row.id,
          place: at + 1,
          file_name,
          size: text.length,
          stored_as: `lesson_files/${randomBytes(16).toString('hex')}`,
          state: 'success',
          step: 'layout',
          share: 100,
          pages: source.pages,
          language,
          source,
          material,
        })
        .returning(),
    )
    files.push({ ...written, source, material })
  }
  const [file] = files
  if (!file) throw new Error('A run has at least one file.')
  return { ...row, files, file }
}
