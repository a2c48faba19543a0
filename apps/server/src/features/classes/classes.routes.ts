import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { once } from '../../http/once.ts'
import { archiveClass, restoreClass } from './archive-class.ts'
import { copyClass } from './copy-class.ts'
import { createClass } from './create-class.ts'
import { classHoldings, deleteClass } from './delete-class.ts'
import { editClass } from './edit-class.ts'
import { listOpenings } from './list-openings.ts'
import { countListedClasses } from './listed-classes.store.ts'
import { readClass } from './read-class.ts'
import { pageOfSummaries } from './summaries.store.ts'

export function classesRoutes(app: FastifyInstance, house: House): void {
  const { database, clock } = house
  const { tx } = database

  mount(app, api.listClasses, ({ actor, query }) => pageOfSummaries(tx, actor, query))
  mount(app, api.countClasses, ({ actor, query }) => countListedClasses(tx, actor, query))
  mount(app, api.readClass, ({ actor, params: { id } }) => readClass(tx, actor, id))
  mount(app, api.classHoldings, ({ actor, params: { id } }) => classHoldings(tx, actor, id))
  mount(app, api.listClassOpenings, ({ actor, params: { id }, query }) => listOpenings(tx, actor, id, query))

  mount(
    app,
    api.createClass,
    once(api.createClass, house, async ({ actor, body, request }, tx) => {
      const made = await createClass(tx, actor, body, clock.now())
      request.log.info({ user_id: actor.user_id, class_id: made.id }, 'class added')
      return made
    }),
  )

  mount(
    app,
    api.copyClass,
    once(api.copyClass, house, async ({ actor, params: { id }, body, request }, tx) => {
      const made = await copyClass(tx, actor, id, body, clock.now())
      request.log.info({ user_id: actor.user_id, class_id: made.id, copied_class_id: id }, 'class copied')
      return made
    }),
  )

  mount(app, api.editClass, ({ actor, params: { id }, body }) =>
    inTx(database, (tx) => editClass(tx, actor, id, body)),
  )

  mount(app, api.archiveClass, ({ actor, params: { id } }) =>
    inTx(database, (tx) => archiveClass(tx, actor, id, clock.now())),
  )
  mount(app, api.restoreClass, ({ actor, params: { id } }) =>
    inTx(database, (tx) => restoreClass(tx, actor, id)),
  )

  mount(app, api.deleteClass, async ({ actor, params: { id }, query, request }) => {
    const gone = await inTx(database, (tx) => deleteClass(tx, actor, id, query))
    request.log.info({ user_id: actor.user_id, class_id: id, ...gone }, 'class deleted')
    return { message: 'Class deleted successfully' }
  })
}
