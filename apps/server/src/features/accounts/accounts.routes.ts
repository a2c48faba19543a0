import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { deviceCookie, deviceName } from '../../http/device.ts'
import { mount } from '../../http/mount.ts'
import { refuse } from '../../http/refuse.ts'
import { changeUser, endSession, findUser } from './accounts.store.ts'
import { changePassword } from './change-password.ts'
import { exportPerson } from './export-person.ts'
import { mailLink } from './mail-link.ts'
import { resetPassword } from './reset-password.ts'
import { sessionUser } from './session-user.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { newToken } from './tokens.ts'
import { showVerification, verifyEmail } from './verify-email.ts'

export function accountRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(app, api.signUp, async ({ body, request }) => {
    await signUp(house, body, request.address)
    return {
      access_token: null,
      message: 'Check your email. We sent a verification link to activate your account.',
    }
  })

  mount(app, api.signIn, async ({ body, request }) => {
    const cookie = request.device ?? newToken()
    const device = { cookie, address: request.address, name: deviceName(request.agent) }
    const access_token = await signIn(house, body, device, request.log)
    request.setCookie(deviceCookie(cookie, { secure: house.env.publicUrl.startsWith('https:') }))
    return { access_token, token_type: 'bearer' as const }
  })

  mount(app, api.signOut, async ({ actor }) => {
    await endSession(tx, actor.session_id)
    return { message: 'Signed out.' }
  })

  mount(app, api.me, async ({ actor }) =>
    sessionUser((await findUser(tx, actor.user_id)) ?? refuse('session.ended')),
  )

  const verified = { message: 'Your e-mail is verified. You can sign in now.' }

  mount(app, api.verifyEmail, async ({ query }) => {
    await verifyEmail(house, query.token)
    return verified
  })

  mount(app, api.activateAccount, async ({ body }) => {
    await verifyEmail(house, body.token)
    return verified
  })

  mount(app, api.showVerification, ({ body }) => showVerification(house, body.token))

  mount(app, api.resendVerification, async ({ body, request }) => {
    await mailLink(house, body.email, request.address, 'verify')
    return { message: 'If this address waits for verification, a new link is on its way.' }
  })

  mount(app, api.forgotPassword, async ({ body, request }) => {
    await mailLink(house, body.email, request.address, 'reset')
    return { message: 'If this address has an account, a link to set a new password is on its way.' }
  })

  mount(app, api.resetPassword, async ({ body, request }) => {
    await resetPassword(house, body, request.address)
    return { message: 'Your new password is set. You can sign in now.' }
  })

  mount(app, api.changeName, async ({ actor, body }) =>
    sessionUser((await changeUser(tx, actor.user_id, body)) ?? refuse('session.ended')),
  )

  mount(app, api.changePassword, async ({ actor, body, request }) => ({
    access_token: await changePassword(house, actor, body, deviceName(request.agent)),
    message: 'Your password is changed.',
  }))

  mount(app, api.exportAccount, async ({ actor }) => ({
    exported_at: house.clock.now().toISOString(),
    tables: await exportPerson(tx, actor.user_id),
  }))
}
