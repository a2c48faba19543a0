import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Below this the answer fits into one packet anyway. */
const worthIt = 1_024

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Cheap settings: an answer is made once and read once. */
const packers = {
  br: (text: string) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => deflate(text, { level: 4 }),
}

/**
 * JSON goes out compressed to who takes it. A session travels in a header that no other site can make a browser send, so
 * the length of an answer tells nobody else anything. Files of the build are compressed already.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || request.method === 'HEAD') return payload
    if (reply.hasHeader('content-encoding') || !isJson(reply.getHeader('content-type'))) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = wantedOf(request.headers['accept-encoding'])
    if (!encoding) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return packers[encoding](payload)
  })
}

const isJson = (type: unknown): boolean => String(type).startsWith('application/json')

function wantedOf(header: string | string[] | undefined): keyof typeof packers | undefined {
  const taken = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding))
}
