import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from './free-port.ts'

export type CuttableLine = {
  port: number
  /** Ends every connection and refuses new ones, as when a cable is pulled. */
  cut: () => void
  /** Nobody listens any more; what is open goes on. */
  refuse: () => Promise<void>
  /** Every byte comes so many milliseconds later. */
  delay: (milliseconds: number) => void
  /**
   * Takes every byte and passes none on, with the connections open, as when the state of a router is lost. Connections of
   * that time stay silent for ever; those that are made after `restore` are whole.
   */
  swallow: () => void
  restore: () => Promise<void>
  stop: () => Promise<void>
}

type Pair = { near: Socket; far: Socket; isSilent: boolean }

/** A line between the product and something it depends on, that a test can cut, slow down or silence. */
export async function startProxy(targetPort: number): Promise<CuttableLine> {
  const pairs = new Set<Pair>()
  let state: 'passing' | 'cut' | 'silent' = 'passing'
  let late = 0

  const end = (pair: Pair) => {
    pairs.delete(pair)
    pair.near.destroy()
    pair.far.destroy()
  }
  // Nobody hears of the end of a silent one either.
  const hearEnd = (pair: Pair) => {
    if (!pair.isSilent) end(pair)
  }
  const pass = (pair: Pair, from: Socket, to: Socket) => {
    const later = (then: () => void) => (late > 0 ? setTimeout(then, late) : then())
    from.on('data', (bytes) => later(() => pair.isSilent || to.write(bytes)))
    from.on('error', () => hearEnd(pair))
    from.on('close', () => later(() => hearEnd(pair)))
  }

  const server = createServer((near) => {
    if (state === 'cut') return void near.on('error', () => {}).destroy()
    const far = connect(targetPort, '127.0.0.1')
    const pair = { near, far, isSilent: state === 'silent' }
    pairs.add(pair)
    pass(pair, near, far)
    pass(pair, far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  const endAll = () => pairs.forEach(end)

  return {
    port,
    cut: () => {
      state = 'cut'
      endAll()
    },
    refuse: async () => {
      server.close()
    },
    delay: (milliseconds) => {
      late = milliseconds
    },
    swallow: () => {
      state = 'silent'
      for (const pair of pairs) pair.isSilent = true
    },
    restore: async () => {
      state = 'passing'
      late = 0
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    stop: async () => {
      if (server.listening) server.close()
      endAll()
    },
  }
}
