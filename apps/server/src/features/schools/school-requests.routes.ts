import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { askForSchool } from './ask-for-school.ts'
import { approveSchoolRequest, refuseSchoolRequest } from './decide-school-request.ts'
import { latestRequestOf, listPublicDivisions, waitingRequests } from './school-requests.store.ts'

const mostListed = 200

export function schoolRequestRoutes(app: FastifyInstance, house: House): void {
  const { database, clock } = house
  const { tx } = database

  mount(app, api.listPublicDivisions, () => listPublicDivisions(tx))

  mount(app, api.askForSchool, async ({ actor, body, request }) => {
    const asked = await inTx(database, (each) => askForSchool(each, actor, body, clock.now()))
    request.log.info({ user_id: actor.user_id, school_request_id: asked.id }, 'school asked for')
    return asked
  })

  mount(app, api.ownSchoolRequest, async ({ actor }) => ({
    request: await latestRequestOf(tx, actor.user_id),
  }))

  mount(app, api.listSchoolRequests, () => waitingRequests(tx, mostListed))

  mount(app, api.approveSchoolRequest, async ({ actor, params: { id }, body, request }) => {
    const school = await approveSchoolRequest(house, actor, id, body)
    request.log.info({ user_id: actor.user_id, school_request_id: id }, 'requested school added')
    return school
  })

  mount(app, api.refuseSchoolRequest, async ({ actor, params: { id }, body: { reason }, request }) => {
    const refused = await refuseSchoolRequest(house, actor, id, reason)
    request.log.info({ user_id: actor.user_id, school_request_id: id }, 'requested school refused')
    return refused
  })
}
