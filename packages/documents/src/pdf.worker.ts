import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './pdf.ts'
import { writePdf } from './write-pdf.ts'

parentPort?.on('message', async (document: PdfDocument) => {
  const bytes = await writePdf(document)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
