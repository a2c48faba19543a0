import type { Item } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import { eq } from 'drizzle-orm'
import { runFiles } from '../../../apps/server/src/features/materials/materials.tables.ts'
import type { TestApp } from './app.ts'
import { aTeacher } from './builders.ts'
import { withPapers } from './materials.ts'
import { aFinishedRun } from './runs.ts'

const at = '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}'
export const showing = `GET ${at}` as const
export const downloading = `GET ${at}/file` as const
export const rewriting = `POST ${at}/rewrite` as const
export const swapping = `POST ${at}/items/{item_id}/swap` as const
export const editing = `PUT ${at}/items/{item_id}` as const
export const restoring = `POST ${at}/items/{item_id}/restore` as const
export const moving = `POST ${at}/items/{item_id}/move` as const
export const adding = `POST ${at}/items` as const
export const removing = `DELETE ${at}/items/{item_id}` as const

type Wish = Omit<Parameters<typeof aFinishedRun>[1], 'user'>

/** A teacher with a run that is done, whose documents can be shown and changed. */
export async function aLibrary(app: TestApp, wish: Wish = {}) {
  const teacher = await app.as(await aTeacher(app.tx))
  const run = await aFinishedRun(app.tx, { user: teacher.user, ...wish })
  const place = (document: DocumentName) => ({ id: run.id, file_id: run.file.id, document })
  const show = (document: DocumentName) => teacher.ok(showing, { params: place(document) })
  const storedKeys = async () =>
    (await app.tx.select().from(runFiles).where(eq(runFiles.id, run.file.id)))[0]?.material
  /** Where a test is about what happens to papers and not about what the engine puts on them. */
  const putPapers = () =>
    app.tx
      .update(runFiles)
      .set({ material: withPapers(run.file.material) })
      .where(eq(runFiles.id, run.file.id))
  return { teacher, run, place, show, kept: storedKeys, putPapers }
}

export const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('There is none.')
  return value
}
export const choiceIn = (items: readonly Item[]) =>
  found(
    items.find((item): item is Extract<Item, { form: 'multiple_choice' }> => item.form === 'multiple_choice'),
  )
