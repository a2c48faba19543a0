import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { once } from '../../http/once.ts'
import type { Actor } from '../../http/session.ts'
import { countAskedNumbers } from './asked-numbers.ts'
import { createStudent } from './create-student.ts'
import { deleteStudent, studentHoldings } from './delete-student.ts'
import { editStudent } from './edit-student.ts'
import { exportStudent } from './export-student.ts'
import { recordViews } from './learner-views.store.ts'
import { listLearnerViews } from './list-learner-views.ts'
import { findLearners } from './listed-learners.store.ts'
import { readStudent } from './read-student.ts'

export function studentsRoutes(app: FastifyInstance, house: House): void {
  const { database, clock } = house
  const { tx } = database

  const shown = async (actor: Actor, query: Parameters<typeof findLearners>[2]) => {
    const found = await findLearners(tx, actor, query)
    const ids = found.map(({ id }) => id)
    await recordViews(tx, actor, ids, 'search', clock.now())
    return found
  }
  mount(app, api.searchStudents, ({ actor, query }) => shown(actor, query))
  mount(app, api.listStudents, ({ actor, query }) => shown(actor, { ...query, q: '' }))
  mount(app, api.readStudent, async ({ actor, params: { id } }) => {
    const student = await readStudent(tx, actor, id)
    await recordViews(tx, actor, [id], 'record', clock.now())
    return student
  })
  mount(app, api.listLearnerViews, ({ actor, params: { id }, query }) =>
    listLearnerViews(tx, actor, id, query),
  )
  mount(app, api.studentHoldings, ({ actor, params: { id } }) => studentHoldings(tx, actor, id))

  const create = once(api.createStudent, house, async ({ actor, body, request }, tx) => {
    const made = await createStudent(tx, actor, body, clock.now())
    request.log.info({ user_id: actor.user_id, learner_id: made.id }, 'learner added')
    return made
  })
  mount(app, api.createStudent, async (ask) => {
    // Not in the transaction of the learner, which a taken number undoes.
    await countAskedNumbers(tx, ask.actor, 1, clock.now())
    return create(ask)
  })

  mount(app, api.editStudent, ({ actor, params: { id }, body }) => editStudent(database, actor, id, body))

  mount(app, api.deleteStudent, async ({ actor, params: { id }, query, request }) => {
    const scores = await inTx(database, (tx) => deleteStudent(tx, actor, id, query.scores))
    request.log.info({ user_id: actor.user_id, learner_id: id, scores }, 'learner deleted')
    return { message: 'Student deleted' }
  })

  mount(app, api.exportStudent, async ({ actor, params: { id }, request }) => {
    const file = await exportStudent(tx, actor, id, clock.now())
    await recordViews(tx, actor, [id], 'export', clock.now())
    request.log.info({ user_id: actor.user_id, learner_id: id }, 'learner exported')
    return file
  })
}
