import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { once } from '../../http/once.ts'
import { createStudent } from './create-student.ts'
import { deleteStudent, studentHoldings } from './delete-student.ts'
import { editStudent } from './edit-student.ts'
import { exportStudent } from './export-student.ts'
import { findLearners } from './listed-learners.store.ts'
import { readStudent } from './read-student.ts'

export function studentsRoutes(app: FastifyInstance, house: House): void {
  const { database, clock } = house
  const { tx } = database

  mount(app, api.searchStudents, ({ actor, query }) => findLearners(tx, actor, query))
  mount(app, api.listStudents, ({ actor, query }) => findLearners(tx, actor, { ...query, q: '' }))
  mount(app, api.readStudent, ({ actor, params: { id } }) => readStudent(tx, actor, id))
  mount(app, api.studentHoldings, ({ actor, params: { id } }) => studentHoldings(tx, actor, id))

  mount(
    app,
    api.createStudent,
    once(api.createStudent, house, async ({ actor, body, request }, tx) => {
      const made = await createStudent(tx, actor, body, clock.now())
      request.log.info({ user_id: actor.user_id, learner_id: made.id }, 'learner added')
      return made
    }),
  )

  mount(app, api.editStudent, ({ actor, params: { id }, body }) => editStudent(database, actor, id, body))

  mount(app, api.deleteStudent, async ({ actor, params: { id }, query, request }) => {
    const scores = await inTx(database, (tx) => deleteStudent(tx, actor, id, query.scores))
    request.log.info({ user_id: actor.user_id, learner_id: id, scores }, 'learner deleted')
    return { message: 'Student deleted' }
  })

  mount(app, api.exportStudent, async ({ actor, params: { id }, request }) => {
    const file = await exportStudent(tx, actor, id, clock.now())
    request.log.info({ user_id: actor.user_id, learner_id: id }, 'learner exported')
    return file
  })
}
