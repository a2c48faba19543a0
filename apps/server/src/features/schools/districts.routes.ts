import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { deletePlace } from './delete-place.ts'
import { countDistricts } from './districts.store.ts'
import { listDistricts } from './list-districts.ts'
import { handOf } from './record-place-change.ts'
import { createDistrict, editDistrict } from './write-district.ts'

export function districtRoutes(app: FastifyInstance, house: House): void {
  const { database } = house
  const { tx } = database

  mount(app, api.listDistricts, ({ query }) => listDistricts(tx, query))

  mount(app, api.countDistricts, async ({ query }) => ({ count: await countDistricts(tx, query) }))

  mount(app, api.createDistrict, async ({ actor, body, request }) => {
    const district = await createDistrict(database, handOf(house, actor), body)
    request.log.info({ user_id: actor.user_id, district_id: district.id }, 'district added')
    return district
  })

  mount(app, api.editDistrict, async ({ actor, params: { id }, body, request }) => {
    const district = await editDistrict(database, handOf(house, actor), id, body)
    request.log.info({ user_id: actor.user_id, district_id: id }, 'district changed')
    return district
  })

  mount(app, api.deleteDistrict, async ({ actor, params: { id }, request }) => {
    await deletePlace(database, handOf(house, actor), 'districts', id)
    request.log.info({ user_id: actor.user_id, district_id: id }, 'district deleted')
    return { message: 'District deleted successfully' }
  })
}
