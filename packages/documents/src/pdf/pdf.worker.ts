import { parentPort } from 'node:worker_threads'
import { definitionOf } from './layout.ts'
import type { PdfDocument } from './pdf.ts'
import { bytesOf } from './pdf-writer.ts'

parentPort?.on('message', async (document: PdfDocument) => {
  const bytes = await bytesOf(definitionOf(document))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
