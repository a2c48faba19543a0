import { parentPort } from 'node:worker_threads'
import type { Said } from '../../jobs/workers.ts'
import type {
  LookAnswer,
  OthersAnswer,
  SpareAnswer,
  WritingAnswer,
  WritingProgress,
  WritingWork,
} from './write-apart.ts'
import { addToMaterial } from './writing/add.ts'
import { composeMaterial } from './writing/compose.ts'
import { lookAtFile } from './writing/look.ts'
import { answerRewrite } from './writing/rewrite.ts'
import { addSpare, listSpare } from './writing/spare.ts'
import { answerSwap, listOthers } from './writing/swap.ts'

type Answer = WritingAnswer | LookAnswer | SpareAnswer | OthersAnswer

const say = (said: Said<WritingProgress, Answer>) => parentPort?.postMessage(said)

async function write(work: WritingWork): Promise<Answer> {
  switch (work.kind) {
    case 'compose':
      return composeMaterial(work, (progress) => say({ progress }))
    case 'swap':
      return answerSwap(work)
    case 'others':
      return listOthers(work)
    case 'rewrite':
      return answerRewrite(work)
    case 'add':
      return addToMaterial(work)
    case 'spare':
      return listSpare(work)
    case 'add-spare':
      return addSpare(work)
    case 'look':
      return lookAtFile(work)
  }
}

parentPort?.on('message', async (work: WritingWork) => say({ answer: await write(work) }))
