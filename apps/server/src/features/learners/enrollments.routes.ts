import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { dropEnrollment, enrollStudent } from './enroll-student.ts'
import { listEnrollments } from './list-enrollments.ts'

export function enrollmentsRoutes(app: FastifyInstance, { database, clock }: House): void {
  mount(app, api.listEnrollments, ({ actor, params: { id }, query }) =>
    listEnrollments(database.tx, actor, id, query, clock.now()),
  )

  mount(app, api.enrollStudent, ({ actor, body }) =>
    inTx(database, (tx) => enrollStudent(tx, actor, body, clock.now())),
  )

  mount(app, api.dropEnrollment, async ({ actor, params: { id }, request }) => {
    await inTx(database, (tx) => dropEnrollment(tx, actor, id, clock.now()))
    request.log.info({ user_id: actor.user_id, enrollment_id: id }, 'learner dropped')
    return { message: 'Student removed from roster' }
  })
}
