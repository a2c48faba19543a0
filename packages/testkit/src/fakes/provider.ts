import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { portOf } from '../free-port.ts'

export type ProviderCall = { request: IncomingMessage; response: ServerResponse; path: string; body: unknown }

export type Provider = { url: string; stop: () => Promise<void> }

/** An outside service on loopback. A handler that does not answer leaves its caller waiting until `stop`. */
export async function startProvider(handle: (call: ProviderCall) => void): Promise<Provider> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    try {
      handle({ request, response, path, body: request.method === 'POST' ? await json(request) : undefined })
    } catch (error) {
      sendJson(response, 400, { error: { message: String(error) } })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}

export function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}

/** A body of `bytes` that never sits in memory whole; it stops when the caller hangs up. */
export function sendFlood(response: ServerResponse, bytes: number, start: string, end: string): void {
  function* pieces(): Generator<string> {
    yield start
    const piece = 'a'.repeat(64 * 1024)
    for (let sent = 0; sent < bytes; sent += piece.length) yield piece
    yield end
  }
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
  pipeline(Readable.from(pieces()), response, () => {})
}
