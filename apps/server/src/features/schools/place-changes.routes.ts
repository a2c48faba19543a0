import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { listPlaceChanges } from './list-place-changes.ts'
import { putBackPlaceChange } from './put-back-place-change.ts'

export function placeChangeRoutes(app: FastifyInstance, house: House): void {
  mount(app, api.listPlaceChanges, ({ actor, query }) => listPlaceChanges(house.database.tx, actor, query))

  mount(app, api.putBackPlaceChange, async ({ actor, params: { id }, request }) => {
    const done = await putBackPlaceChange(house, actor, id)
    request.log.info({ user_id: actor.user_id, change_id: id, ...done }, 'change of places put back')
    return done
  })
}
