import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { deletePlace } from './delete-place.ts'
import { countDivisions, listDivisions, readDivision } from './list-divisions.ts'
import { handOf } from './record-place-change.ts'
import { createDivision, editDivision } from './write-division.ts'

export function divisionRoutes(app: FastifyInstance, house: House): void {
  const { database } = house
  const { tx } = database

  mount(app, api.listDivisions, ({ actor, query }) => listDivisions(tx, actor, query))

  mount(app, api.countDivisions, ({ actor, query }) => countDivisions(tx, actor, query))

  mount(app, api.readDivision, ({ actor, params: { id } }) => readDivision(tx, actor, id))

  mount(app, api.createDivision, async ({ actor, body, request }) => {
    const division = await createDivision(database, handOf(house, actor), body)
    request.log.info({ user_id: actor.user_id, division_id: division.id }, 'division added')
    return division
  })

  mount(app, api.editDivision, async ({ actor, params: { id }, body, request }) => {
    const division = await editDivision(database, handOf(house, actor), id, body)
    request.log.info({ user_id: actor.user_id, division_id: id }, 'division changed')
    return division
  })

  mount(app, api.deleteDivision, async ({ actor, params: { id }, request }) => {
    await deletePlace(database, handOf(house, actor), 'divisions', id)
    request.log.info({ user_id: actor.user_id, division_id: id }, 'division deleted')
    return { message: 'Division deleted successfully' }
  })
}
