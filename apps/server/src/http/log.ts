import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { quietRequest } from './errors.ts'

/** Paths are logged without their query: it can hold a token or a learner's name. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        ...quietRequest(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user_id: request.actor?.user_id,
      },
      'request',
    )
  })
}

export const openLog = (): FastifyBaseLogger =>
  pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
