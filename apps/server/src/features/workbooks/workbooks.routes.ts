import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { refuse } from '../../http/refuse.ts'
import { countPreview } from '../../http/throttle.ts'
import { findManagedClass } from '../classes/door.ts'
import { chooseInWorkbook } from './choose-in-workbook.ts'
import { commitWorkbook } from './commit-workbook.ts'
import { exportWorkbook } from './export-workbook.ts'
import { previewWorkbook } from './preview-workbook.ts'
import { readWorkbookSheet } from './read-workbook-sheet.ts'
import { undoWorkbook } from './undo-workbook.ts'
import { workbookImportsOf } from './workbook-imports.store.ts'

/** Class records as workbooks: handed out, and read in. */
export function workbookRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(app, api.exportWorkbook, ({ actor, params: { id } }) => exportWorkbook(house, actor, id))

  mount(
    app,
    api.previewWorkbook,
    async ({ actor, params: { id: class_id }, query: { quarter }, files: [file], request }) => {
      if (!file) refuse('upload.missing')
      const { name } = file
      const sent = { class_id, quarter, file: { name, bytes: await file.bytes() } }
      const preview = await previewWorkbook(house, actor, sent)
      const { kind, counts } = preview
      request.log.info({ user_id: actor.user_id, class_id, kind, ...counts }, 'class record read')
      return preview
    },
    async ({ actor, params }) => {
      await findManagedClass(tx, actor, params.id)
      await countPreview(tx, actor.user_id, house.clock.now())
    },
  )

  mount(app, api.chooseInWorkbook, ({ actor, params: { id: class_id, preview_id: id }, body }) =>
    chooseInWorkbook(house, actor, { id, class_id }, body),
  )

  mount(app, api.readWorkbookSheet, ({ actor, params: { id: class_id, preview_id: id, sheet } }) =>
    readWorkbookSheet(house, actor, { id, class_id }, sheet),
  )

  mount(app, api.commitWorkbook, async ({ actor, params: { id: class_id, preview_id: id }, request }) => {
    const done = await commitWorkbook(house, actor, { id, class_id }, request.id)
    const { cells, items } = done
    request.log.info(
      { user_id: actor.user_id, import_id: id, class_id, cells, items },
      'class record written',
    )
    return done
  })

  mount(app, api.listWorkbookImports, async ({ actor, params: { id } }) => {
    await findManagedClass(tx, actor, id)
    return workbookImportsOf(tx, id)
  })

  mount(app, api.undoWorkbook, async ({ actor, params: { id: class_id, import_id: id }, request }) => {
    const done = await undoWorkbook(house, actor, { id, class_id }, request.id)
    request.log.info({ user_id: actor.user_id, import_id: id, class_id, ...done }, 'class record undone')
    return done
  })
}
