import { parentPort } from 'node:worker_threads'
import type { TakenAlong } from './take-along.ts'

/** Each kind has large libraries of its own, which are loaded when it is first asked for. */
async function written(asked: TakenAlong): Promise<Uint8Array<ArrayBuffer>> {
  switch (asked.as) {
    case 'pptx':
      return (await import('./write-pptx.ts')).writePptx(asked.show)
    case 'handout':
      return (await import('./write-handout.ts')).writeHandout(asked.show)
    case 'html':
      return (await import('./write-html.ts')).writeHtml(asked.show, asked.sound)
  }
}

parentPort?.on('message', async (asked: TakenAlong) => {
  const bytes = await written(asked)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
