import { once } from 'node:events'

type Answer = { id: number; result: { usedSize: number } }

/**
 * Bytes that objects of another Node process take after a full collection. It has to have been started with
 * `NODE_OPTIONS=--inspect=127.0.0.1:PORT`, on which it is asked.
 */
export async function heapOf(port: number): Promise<number> {
  const found = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await found.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error(`Nothing can be asked for its memory on port ${port}.`)
  const line = new WebSocket(target.webSocketDebuggerUrl)
  await once(line, 'open')
  const ask = async (id: number, method: string): Promise<Answer['result']> => {
    const answered = new Promise<Answer>((resolve, reject) => {
      line.addEventListener('close', () => reject(new Error('The process has ended.')))
      line.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as Answer
        if (answer.id === id) resolve(answer)
      })
    })
    line.send(JSON.stringify({ id, method }))
    return (await answered).result
  }
  try {
    await ask(1, 'HeapProfiler.collectGarbage')
    await ask(2, 'HeapProfiler.collectGarbage')
    return (await ask(3, 'Runtime.getHeapUsage')).usedSize
  } finally {
    line.close()
  }
}
