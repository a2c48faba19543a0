import { parentPort } from 'node:worker_threads'
import type { PaperDocument } from '@klasrum/contract/papers'
import { writeDocx } from './write-docx.ts'

parentPort?.on('message', async (document: PaperDocument) => {
  const bytes = await writeDocx(document)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
