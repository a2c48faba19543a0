import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { refuse } from '../../http/refuse.ts'
import { countPreview } from '../../http/throttle.ts'
import { findManagedClass } from '../classes/door.ts'
import { countAskedNumbers } from './asked-numbers.ts'
import { printClassList } from './class-list.ts'
import { commitRoster } from './roster-commit.ts'
import { rosterImportsOf } from './roster-imports.store.ts'
import { mendRoster } from './roster-mend.ts'
import { previewRoster } from './roster-preview.ts'
import { undoRoster } from './roster-undo.ts'

/** Registers read into a class, and the class list printed from it. */
export function rosterRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(
    app,
    api.previewRoster,
    async ({ actor, params: { id: class_id }, files: [file], request }) => {
      if (!file) refuse('upload.missing')
      const preview = await previewRoster(house, actor, class_id, await file.bytes())
      request.log.info({ user_id: actor.user_id, class_id, ...preview.counts }, 'register read')
      return preview
    },
    async ({ actor, params }) => {
      await findManagedClass(tx, actor, params.id)
      await countPreview(tx, actor.user_id, house.clock.now())
    },
  )

  mount(app, api.mendRoster, async ({ actor, params: { id }, body: { rows } }) => {
    const typed = rows.filter(({ values }) => values?.external_student_id)
    await countAskedNumbers(tx, actor, typed.length, house.clock.now())
    return mendRoster(house, actor, id, rows)
  })

  mount(app, api.commitRoster, async ({ actor, params: { id }, request }) => {
    const done = await commitRoster(house, actor, id)
    const { class_id, created, enrolled, returned } = done
    request.log.info(
      { user_id: actor.user_id, import_id: id, class_id, created, enrolled, returned },
      'register written',
    )
    return done
  })

  mount(app, api.listRosterImports, async ({ actor, params: { id } }) => {
    await findManagedClass(tx, actor, id)
    return rosterImportsOf(tx, id)
  })

  mount(app, api.undoRoster, async ({ actor, params: { id }, request }) => {
    const done = await undoRoster(house, actor, id)
    request.log.info({ user_id: actor.user_id, import_id: id, ...done }, 'register undone')
    return done
  })

  mount(app, api.printClassList, ({ actor, params: { id }, query }) =>
    printClassList(house, actor, id, query),
  )
}
