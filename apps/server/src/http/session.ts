import type { Role } from '@klasrum/contract/fields'
import type { FastifyInstance } from 'fastify'
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
  }
}

export type FindActor = (token: string) => Promise<Actor | null>

/** Runs before a body is read: an anonymous caller cannot make the server parse anything. */
export function requireSession(app: FastifyInstance, findActor: FindActor): void {
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    const shape = request.routeOptions.config.shape
    if (!shape || shape.access === 'anyone') return
    const token = bearerOf(request.headers.authorization)
    if (!token) refuse('session.missing')
    const actor = await findActor(token)
    if (!actor) refuse('session.ended')
    if (shape.access !== 'signed-in' && !shape.access.includes(actor.role)) {
      request.log.warn({ user_id: actor.user_id, path: shape.path }, 'role refused')
      refuse(shape.denied ?? 'role.not_allowed')
    }
    request.actor = actor
  })
}

const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]{1,64})$/i.exec(header ?? '')?.[1]
