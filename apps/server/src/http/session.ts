import type { Shape } from '@klasrum/contract/endpoint'
import type { Role } from '@klasrum/contract/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refuse.ts'

/** Who is calling: all that a use case may know of the person. */
export type Actor = {
  user_id: number
  session_id: number
  role: Role
  school_id: number | null
  division_id: number | null
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Whether the caller's password was typed a short while ago. */
    hasFreshPassword: boolean
  }
}

type FoundSession = {
  actor: Actor
  hasFreshPassword: boolean
  /** The role needs two-step sign-in, and the account has none yet. */
  lacksSecondFactor: boolean
}
export type FindSession = (token: string) => Promise<FoundSession | null>

/** Runs before a body is read: an anonymous caller cannot make the server parse anything. */
export function requireSession(app: FastifyInstance, findSession: FindSession): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('hasFreshPassword', false)
  app.addHook('onRequest', async (request) => {
    const shape = request.routeOptions.config.shape
    if (!shape || shape.access === 'anyone') return
    const token = bearerOf(request.headers.authorization)
    if (!token) refuse('session.missing')
    const found = await findSession(token)
    if (!found) refuse('session.ended')
    const { actor } = found
    if (shape.access !== 'signed-in' && !shape.access.includes(actor.role)) {
      request.log.warn({ user_id: actor.user_id, path: shape.path }, 'role refused')
      refuse(shape.denied ?? 'role.not_allowed')
    }
    if (found.lacksSecondFactor && !shape.beforeSecondFactor) refuse('second_factor.missing')
    request.actor = actor
    request.hasFreshPassword = found.hasFreshPassword
  })
}

/** A stolen token alone moves no money, raises nobody and deletes nothing for good. */
export function refuseStalePassword({ passwordAgain }: Shape, request: FastifyRequest): void {
  if (!passwordAgain || request.hasFreshPassword) return
  const { body } = request
  const asks =
    passwordAgain === true ||
    (typeof body === 'object' && body !== null && passwordAgain.some((field) => field in body))
  if (asks) refuse('password.again')
}

const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]{1,64})$/i.exec(header ?? '')?.[1]
