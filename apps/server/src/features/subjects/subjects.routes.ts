import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { createSubject, deleteSubject, editSubject } from './change-subject.ts'
import { pageOfSubjects } from './subjects.store.ts'

const mostSubjectsAnHour = 200

export function subjectsRoutes(app: FastifyInstance, { database, clock }: House): void {
  mount(app, api.listSubjects, ({ query }) => pageOfSubjects(database.tx, query))

  mount(app, api.createSubject, async ({ actor, body }) => {
    await countWithinQuota(database.tx, `subject:${actor.user_id}`, clock.now(), mostSubjectsAnHour)
    return createSubject(database, actor, body)
  })

  mount(app, api.editSubject, async ({ actor, params: { id }, body, request }) => {
    const subject = await editSubject(database, actor, id, body)
    request.log.info({ user_id: actor.user_id, subject_id: id }, 'subject changed')
    return subject
  })

  mount(app, api.deleteSubject, async ({ actor, params: { id }, request }) => {
    await deleteSubject(database, actor, id)
    request.log.info({ user_id: actor.user_id, subject_id: id }, 'subject deleted')
    return { message: 'Subject deleted successfully' }
  })
}
