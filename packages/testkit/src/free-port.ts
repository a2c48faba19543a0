import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that a system gives to calls it makes and to whoever names none, so that nothing takes it by chance before
 * it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

export function portOf(server: { address(): unknown }): number {
  const address = server.address()
  if (typeof address === 'object' && address !== null && 'port' in address) return Number(address.port)
  throw new Error('The server is not listening on a port.')
}
