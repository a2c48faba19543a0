import { parentPort } from 'node:worker_threads'
import type { ShowFile } from './show-file.ts'
import { writePptx } from './write-pptx.ts'

parentPort?.on('message', async (show: ShowFile) => {
  const bytes = await writePptx(show)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
