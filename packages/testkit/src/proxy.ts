import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from './free-port.ts'

export type CuttableLine = {
  port: number
  /** Ends every connection and refuses new ones, as when a cable is pulled. */
  cut: () => void
  restore: () => void
  stop: () => Promise<void>
}

/** A line between the product and something it depends on, that a test can cut. */
export async function startProxy(targetPort: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>()
  let isCut = false

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const server = createServer((near) => {
    track(near)
    if (isCut) return near.destroy()
    const far = connect(targetPort, '127.0.0.1')
    track(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: portOf(server),
    cut: () => {
      isCut = true
      dropAll()
    },
    restore: () => {
      isCut = false
    },
    stop: async () => {
      server.close()
      dropAll()
      await once(server, 'close')
    },
  }
}
