import type { RefusalCode } from '@klasrum/contract/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseAway } from '../db/away.ts'
import { isDiskFull } from '../db/disk-full.ts'
import { isStorageAway } from '../storage/away.ts'
import { Refused, refusalBodyOf, statusOf } from './refuse.ts'

const byFastifyCode: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.unreadable',
}

/** Text that no column can hold, such as the NUL character. */
const unstorableText = /^(22021|22P05)$/

function isUnstorableText(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && unstorableText.test(String(each.code))) return true
  return false
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refused) {
      if (error.details.retryAfter) reply.header('retry-after', String(error.details.retryAfter))
      return answer(reply, error.code, error.details)
    }
    if (hasZodFastifySchemaValidationErrors(error))
      return answer(reply, 'request.invalid', {
        errors: error.validation.slice(0, 100).map(({ instancePath, message }) => ({
          path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
          message: message ?? '',
        })),
      })
    const known = byFastifyCode[error.code]
    if (known) return answer(reply, known)
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
      return answer(reply, 'request.unreadable')
    if (isUnstorableText(error)) return answer(reply, 'request.unreadable')
    if (isDiskFull(error)) {
      request.log.error({ err: plain(error) }, 'disk full')
      return answer(reply, 'storage.full')
    }
    if (hasLeft(request)) {
      request.log.info({ err: plain(error) }, 'visitor left')
      return answer(reply, 'request.unreadable')
    }
    // First, as its lost connections have the codes of those to the database.
    if (isStorageAway(error)) {
      request.log.warn({ err: plain(error) }, 'storage away')
      return answer(reply, 'service.away')
    }
    if (isDatabaseAway(error)) {
      request.log.warn({ err: plain(error) }, 'database away')
      return answer(reply, 'service.away')
    }
    request.log.error({ err: plain(error) }, 'request failed')
    return answer(reply, 'service.fault', { fill: { id: request.id } })
  })
}

/** Whoever cuts off what they send resets a connection as a database does that goes away; only theirs is at an end here. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

export const answer = (
  reply: FastifyReply,
  code: RefusalCode,
  details?: Parameters<typeof refusalBodyOf>[1],
) => reply.code(statusOf(code)).type('application/json; charset=utf-8').send(refusalBodyOf(code, details))

/** Query parameters ride along on database errors; they can hold personal data and stay out of the log. */
function plain(error: Error) {
  const root = rootOf(error)
  return {
    type: root.name,
    message: firstLine(root.message),
    code: 'code' in root ? root.code : undefined,
    stack: root.stack,
  }
}

const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error)
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

export const quietRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  address: request.ip,
})
