import { parentPort } from 'node:worker_threads'
import type { PaperDocument } from '@klasrum/contract/papers'
import { bytesOf } from '../pdf-writer.ts'
import { definitionOf } from './paper-layout.ts'

parentPort?.on('message', async (document: PaperDocument) => {
  const bytes = await bytesOf(definitionOf(document))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
