import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../apps/server/src/db/client.ts'
import { lookFiles, looks } from '../../../apps/server/src/features/materials/looks.tables.ts'
import type { TestApp } from './app.ts'
import { only, type User } from './builders.ts'
import type { SentFile } from './client.ts'
import { aLessonFile, later, runWish, smallRun, storedLessons } from './lesson-files.ts'
import { plantLesson } from './lessons.ts'
import { type Runner, runActionsOf } from './run-actions.ts'
import { sourceDocument } from './source-document.ts'

type Wish = { user: User; fileNames?: readonly string[]; look?: Partial<typeof looks.$inferInsert> }

/** A look that waits for its run. Its files have rows, but are not in the storage. */
export async function aLook(tx: Tx, { user, fileNames = ['lesson.docx'], look }: Wish) {
  const created_at = new Date()
  const expires_at = new Date(created_at.getTime() + 3_600_000)
  const row = only(
    await tx
      .insert(looks)
      .values({ user_id: user.id, seed: 7, created_at, expires_at, ...look })
      .returning(),
  )
  await tx.insert(lookFiles).values(
    fileNames.map((file_name, at) => ({
      look_id: row.id,
      place: at + 1,
      file_name,
      size: plantLesson.length,
      stored_as: `lesson_files/${randomBytes(16).toString('hex')}`,
      source: sourceDocument(plantLesson, { file_name }),
    })),
  )
  return row
}

const stated = '# How Plants Live\n\nGrade Level: Grade 4\n\nLearning Area: Science\n\nQuarter: Quarter 2\n'

/** What a teacher does with looks at a lesson that states its grade, area and quarter, and what is stored of them. */
export async function lookCallsOf(app: TestApp) {
  const { tx, house } = app
  const { process } = runActionsOf(app)
  const lesson = await aLessonFile({ lesson: plantLesson.replace('# How Plants Live\n', stated) })
  return {
    lesson,
    look: (runner: Runner, file: SentFile | SentFile[] = lesson, form = {}) =>
      runner.ok('POST /api/lesson-plans/look', { body: { ...smallRun, ...form }, file }),
    lookRefused: (runner: Runner, file: SentFile | SentFile[] = lesson, form = {}) =>
      runner.refusal('POST /api/lesson-plans/look', { body: { ...smallRun, ...form }, file }),
    again: (runner: Runner, id: number, wish = {}) =>
      runner.call('POST /api/lesson-plans/looks/{id}', { params: { id }, body: { ...runWish, ...wish } }),
    leave: (runner: Runner, id: number) =>
      runner.call('DELETE /api/lesson-plans/looks/{id}', { params: { id } }),
    /** A run of the files of a look. */
    makeIt: (runner: Runner, look_id: number, form = {}, headers = {}) =>
      process(runner, [], { look_id, ...form }, { ...later, ...headers }),
    looksOf: ({ user }: Runner) => tx.select().from(looks).where(eq(looks.user_id, user.id)),
    keysOf: async (look_id: number) =>
      (await tx.select().from(lookFiles).where(eq(lookFiles.look_id, look_id))).map(
        ({ stored_as }) => stored_as,
      ),
    stored: () => storedLessons(house.storage),
  }
}
