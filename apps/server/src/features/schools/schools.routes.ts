import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { deletePlace } from './delete-place.ts'
import { listSchools, readSchool } from './list-schools.ts'
import { handOf } from './record-place-change.ts'
import { countSchools, pageOfPublicSchools } from './schools.store.ts'
import { createSchool, editSchool } from './write-school.ts'

export function schoolRoutes(app: FastifyInstance, house: House): void {
  const { database } = house
  const { tx } = database

  mount(app, api.listSchools, ({ actor, query }) => listSchools(tx, actor, query))

  mount(app, api.countSchools, async ({ query }) => ({ count: await countSchools(tx, query) }))

  mount(app, api.listPublicSchools, ({ query: { search, ...page } }) => pageOfPublicSchools(tx, search, page))

  mount(app, api.readSchool, ({ actor, params: { id } }) => readSchool(tx, actor, id))

  mount(app, api.createSchool, async ({ actor, body, request }) => {
    const school = await createSchool(database, handOf(house, actor), body)
    request.log.info({ user_id: actor.user_id, school_id: school.id }, 'school added')
    return school
  })

  mount(app, api.editSchool, async ({ actor, params: { id }, body, request }) => {
    const school = await editSchool(database, handOf(house, actor), id, body)
    request.log.info({ user_id: actor.user_id, school_id: id }, 'school changed')
    return school
  })

  mount(app, api.deleteSchool, async ({ actor, params: { id }, request }) => {
    await deletePlace(database, handOf(house, actor), 'schools', id)
    request.log.info({ user_id: actor.user_id, school_id: id }, 'school deleted')
    return { message: 'School deleted successfully' }
  })
}
