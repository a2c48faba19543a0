import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { once } from '../../http/once.ts'
import { deleteGradeItem } from './delete-grade-item.ts'
import { setUpSheet } from './set-up-sheet.ts'
import { createGradeItem, editGradeItem } from './write-grade-item.ts'

export function gradeItemRoutes(app: FastifyInstance, house: House): void {
  const { database } = house

  mount(
    app,
    api.createGradeItem,
    once(api.createGradeItem, house, ({ actor, body }, tx) => createGradeItem(tx, actor, body)),
  )

  mount(
    app,
    api.setUpSheet,
    once(api.setUpSheet, house, ({ actor, params, body }, tx) => setUpSheet(tx, actor, params, body)),
  )

  mount(app, api.editGradeItem, ({ actor, params: { id }, body }) =>
    inTx(database, (tx) => editGradeItem(tx, actor, id, body)),
  )

  mount(app, api.deleteGradeItem, async ({ actor, params: { id }, query: { scores }, request }) => {
    const known = { scores, request_id: request.id }
    const gone = await inTx(database, (tx) => deleteGradeItem(tx, actor, id, known))
    request.log.info({ user_id: actor.user_id, item_id: id, ...gone }, 'grade item deleted')
    return { message: 'Grade item deleted' }
  })
}
