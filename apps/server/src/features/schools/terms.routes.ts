import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { createTerms, deleteTerm, editTerm } from './change-terms.ts'
import { listTerms } from './terms.store.ts'

export function termsRoutes(app: FastifyInstance, { database }: House): void {
  mount(app, api.listTerms, () => listTerms(database.tx))

  mount(app, api.createTerms, async ({ actor, body, request }) => {
    const added = await createTerms(database.tx, body)
    request.log.info({ user_id: actor.user_id, school_year: body.school_year }, 'terms added')
    return added
  })

  mount(app, api.editTerm, ({ params: { id }, body }) => editTerm(database, id, body))

  mount(app, api.deleteTerm, async ({ actor, params: { id }, request }) => {
    await deleteTerm(database, id)
    request.log.info({ user_id: actor.user_id, term_id: id }, 'term deleted')
    return { message: 'Term deleted successfully' }
  })
}
