import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, Worker } from 'node:worker_threads'

export type Person = { token: string; cells: object[]; class_id: number }
export type Wish = { url: string; savers: Person[]; openers: Person[]; seconds: number; everySeconds: number }
export type Heard = { saves: number[]; openings: number[]; errors: string[]; saved: number }

/** In a thread of its own: what the callers cost is not the server's. */
export const load = (wish: Wish): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url))
    worker.once('error', reject)
    worker.once('message', async (heard: Heard) => {
      await worker.terminate()
      resolve(heard)
    })
    worker.postMessage(wish)
  })

type Call = { method: 'GET' | 'PUT'; url: string; token: string; body?: object }

const send = (agent: Agent, { method, url, token, body }: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const sent = request(url, { method, agent, headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume()
      answer.on('error', reject)
    })
    sent.on('error', reject).end(body && JSON.stringify(body))
  })

async function run({ url, savers, openers, seconds, everySeconds }: Wish): Promise<Heard> {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  const heard: Heard = { saves: [], openings: [], errors: [], saved: 0 }
  const end = performance.now() + seconds * 1_000
  const timed = async (times: number[], call: Call): Promise<void> => {
    const started = performance.now()
    try {
      const status = await send(agent, call)
      times.push(performance.now() - started)
      if (status === 200) heard.saved += call.method === 'PUT' ? 1 : 0
      else heard.errors.push(`${call.method} ${status}`)
    } catch (error) {
      heard.errors.push(error instanceof Error ? error.message : String(error))
    }
  }
  /** By the clock and not after the answer: a slow server is not spared. */
  const repeat = async (every: number, phase: number, act: (turn: number) => Promise<void>) => {
    const begin = performance.now() + phase * every
    const under: Promise<void>[] = []
    for (let turn = 0; begin + turn * every < end; turn += 1) {
      await pause(Math.max(0, begin + turn * every - performance.now()))
      under.push(act(turn))
    }
    await Promise.all(under)
  }
  const every = everySeconds * 1_000
  await Promise.all([
    ...savers.map(({ token, cells }, at) =>
      repeat(every, at / savers.length, (turn) =>
        timed(heard.saves, {
          method: 'PUT',
          url: `${url}/api/education/scores`,
          token,
          body: { ...cells[turn % cells.length], score: (turn + at) % 20 },
        }),
      ),
    ),
    ...openers.map(({ token, class_id }, at) =>
      repeat(every * 5, at / openers.length, () =>
        timed(heard.openings, {
          method: 'GET',
          url: `${url}/api/education/classes/${class_id}/sheets/1`,
          token,
        }),
      ),
    ),
  ])
  agent.destroy()
  return heard
}

parentPort?.on('message', async (wish: Wish) => parentPort?.postMessage(await run(wish)))
