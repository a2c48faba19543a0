import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { securityHeaders } from './headers.ts'
import { refusalBodyOf, statusOf } from './refuse.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const away: Handler = (_request, response) => {
  response.writeHead(statusOf('service.away'), {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '2',
  })
  response.end(JSON.stringify(refusalBodyOf('service.away')))
}

const drainLimit = 8_000

/** Listens from the first moment: callers hear 503 until the product is open, and are let out one by one when it closes. */
export class FrontDoor {
  readonly #server: Server
  #handler: Handler = away
  #closing = false

  constructor() {
    this.#server = createServer((request, response) => {
      if (this.#closing) response.setHeader('connection', 'close')
      this.#handler(request, response)
    })
    this.#server.requestTimeout = 120_000
    this.#server.headersTimeout = 30_000
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, host, () => resolve((this.#server.address() as AddressInfo).port))
    })
  }

  open(handler: Handler): void {
    this.#handler = handler
  }

  /**
   * Takes no new connection, finishes what is under way, and tells open connections to end after their answer.
   * http's own close() would cut idle connections at once, and with them a request that is just arriving.
   */
  async close(): Promise<void> {
    this.#closing = true
    const closed = new Promise<void>((resolve) =>
      net.Server.prototype.close.call(this.#server, () => resolve()),
    )
    const idle = setTimeout(() => this.#server.closeIdleConnections(), 1_000)
    const sweep = setInterval(() => this.#server.closeIdleConnections(), 2_000)
    const cut = setTimeout(() => this.#server.closeAllConnections(), drainLimit)
    await closed
    clearTimeout(idle)
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
