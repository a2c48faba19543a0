import { parentPort } from 'node:worker_threads'
import type { Said } from '../../jobs/threads.ts'
import type { WritingAnswer, WritingProgress, WritingWork } from './write-apart.ts'
import { composeMaterial } from './writing/compose.ts'
import { rewriteDocument } from './writing/rewrite.ts'
import { swapInMaterial } from './writing/swap.ts'

const say = (said: Said<WritingProgress, WritingAnswer>) => parentPort?.postMessage(said)

async function write(work: WritingWork): Promise<WritingAnswer> {
  switch (work.kind) {
    case 'compose':
      return composeMaterial(work, (progress) => say({ progress }))
    case 'swap':
      return swapInMaterial(work)
    case 'rewrite':
      return rewriteDocument(work)
  }
}

parentPort?.on('message', async (work: WritingWork) => say({ answer: await write(work) }))
