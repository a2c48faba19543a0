import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { createSubject, deleteSubject, editSubject } from './change-subject.ts'
import { listPage } from './subjects.store.ts'

export function subjectsRoutes(app: FastifyInstance, { database }: House): void {
  mount(app, api.listSubjects, ({ query }) => listPage(database.tx, query))

  mount(app, api.createSubject, ({ actor, body }) => createSubject(database, actor, body))

  mount(app, api.editSubject, ({ actor, params: { id }, body }) => editSubject(database, actor, id, body))

  mount(app, api.deleteSubject, async ({ actor, params: { id }, request }) => {
    await deleteSubject(database, actor, id)
    request.log.info({ user_id: actor.user_id, subject_id: id }, 'subject deleted')
    return { message: 'Subject deleted successfully' }
  })
}
