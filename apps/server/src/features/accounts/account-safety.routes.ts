import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { endSessionsOf } from './accounts.store.ts'
import { confirmPassword, endOwnSession, listSessions } from './own-sessions.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'

export function accountSafetyRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(app, api.listSessions, async ({ actor }) => ({
    sessions: await listSessions(tx, actor, house.clock.now()),
  }))
  mount(app, api.endSession, async ({ actor, params: { id } }) => {
    await endOwnSession(tx, actor, id)
    return { message: 'Signed out there.' }
  })
  mount(app, api.endAllSessions, async ({ actor, request }) => {
    await endSessionsOf(tx, actor.user_id)
    request.log.info({ user_id: actor.user_id }, 'signed out everywhere')
    return { message: 'Signed out everywhere.' }
  })
  mount(app, api.confirmPassword, async ({ actor, body }) => {
    await confirmPassword(house, actor, body.password)
    return { message: 'Thank you.' }
  })

  mount(app, api.readSecondFactor, ({ actor }) => readSecondFactor(tx, actor))
  mount(app, api.beginSecondFactor, ({ actor }) => beginSecondFactor(house, actor))
  mount(app, api.confirmSecondFactor, ({ actor, body }) => confirmSecondFactor(house, actor, body.code))
  mount(app, api.renewRecoveryCodes, ({ actor }) => renewRecoveryCodes(house, actor))
  mount(app, api.removeSecondFactor, async ({ actor, body }) => {
    await removeSecondFactor(house, actor, body.code)
    return { message: 'Two-step sign-in is off.' }
  })
  mount(app, api.resetSecondFactor, async ({ actor, params: { id }, request }) => {
    await resetSecondFactor(house, actor, id)
    request.log.info({ user_id: actor.user_id, reset: id }, 'second factor reset')
    return { message: 'Two-step sign-in is off for this account.' }
  })
}
