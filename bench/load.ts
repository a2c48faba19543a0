import { Agent, request } from 'node:http'
import { parentPort, Worker } from 'node:worker_threads'

export type Call = { method: string; url: string; headers: Record<string, string>; body: string }
type Load = { lanes: Call[][]; milliseconds: number }

/** How many calls a second are answered when every lane sends its own, over and over, on a connection of its own. */
export function startLoad(): {
  rate: (load: Load) => Promise<number>
  stop: () => Promise<unknown>
} {
  // A thread of its own: what the callers cost is not the server's.
  const worker = new Worker(new URL(import.meta.url))
  return {
    rate: (load) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject)
        worker.once('message', (rate: number) => {
          worker.off('error', reject)
          resolve(rate)
        })
        worker.postMessage(load)
      }),
    stop: () => worker.terminate(),
  }
}

const send = ({ method, url, headers, body }: Call, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const type = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered ${answer.statusCode}`))
      answer.on('end', resolve).resume()
    })
    sent.on('error', reject).end(body)
  })

async function run({ lanes, milliseconds }: Load): Promise<number> {
  const started = performance.now()
  let answered = 0
  const drive = async (calls: Call[]) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (performance.now() - started < milliseconds)
      for (const call of calls) {
        if (performance.now() - started >= milliseconds) break
        await send(call, agent)
        answered += 1
      }
    agent.destroy()
  }
  await Promise.all(lanes.map(drive))
  return (answered * 1000) / (performance.now() - started)
}

parentPort?.on('message', async (load: Load) => parentPort?.postMessage(await run(load)))
