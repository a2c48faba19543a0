import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../apps/server/src/db/client.ts'
import { lookFiles, looks } from '../../../apps/server/src/features/materials/looks.tables.ts'
import { only, type User } from './builders.ts'
import { plantLesson } from './lessons.ts'
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
