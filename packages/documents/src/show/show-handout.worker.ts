import { parentPort } from 'node:worker_threads'
import { bytesOf } from '../pdf-writer.ts'
import { handoutOf } from './handout-layout.ts'
import type { ShowFile } from './show-file.ts'

parentPort?.on('message', async (show: ShowFile) => {
  const bytes = await bytesOf(handoutOf(show))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
