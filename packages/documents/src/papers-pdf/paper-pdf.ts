import type { PaperDocument } from '@klasrum/contract/papers'
import { renderInThread } from '../render-in-thread.ts'

const writeInThread = renderInThread<PaperDocument, Uint8Array>(
  new URL('./paper-pdf.worker.ts', import.meta.url),
  {
    workMs: 60_000,
    megabytes: 512,
    idleMs: 60_000,
  },
)

/** Written in a thread of its own: loading the writer and laying out an exam each take a tenth of a second and more. */
export async function paperPdfOf(document: PaperDocument): Promise<Uint8Array> {
  const bytes = await writeInThread(document)
  if (!bytes) throw new Error('The PDF took too much time or memory.')
  return bytes
}
