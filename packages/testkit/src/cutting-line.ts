import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from './free-port.ts'

/** How many bytes of the request, or else of the answer, come through before both ends are cut off. */
export type Cut = { ofRequest: number } | { ofAnswer: number }

export type CuttingLine = {
  port: number
  /** For the next connection only; those after it are whole again. */
  cutNext: (cut: Cut) => void
  stop: () => Promise<void>
}

/** A line to the product that breaks at an exact byte, each way. */
export async function startCuttingLine(targetPort: number): Promise<CuttingLine> {
  const sockets = new Set<Socket>()
  let next: Cut | undefined

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }

  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    const limits = { request: Number.POSITIVE_INFINITY, answer: Number.POSITIVE_INFINITY }
    if (next && 'ofRequest' in next) limits.request = next.ofRequest
    if (next && 'ofAnswer' in next) limits.answer = next.ofAnswer
    next = undefined
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      track(socket)
      socket.on('close', end)
    }
    const pass = (from: Socket, to: Socket, most: number) => {
      let passed = 0
      from.on('data', (bytes) => {
        const through = bytes.subarray(0, most - passed)
        passed += bytes.length
        // What came before the cut must still arrive, as it does on a line that breaks.
        if (passed >= most) to.write(through, end)
        else to.write(through)
      })
    }
    pass(near, far, limits.request)
    pass(far, near, limits.answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: portOf(server),
    cutNext: (cut) => {
      next = cut
    },
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
