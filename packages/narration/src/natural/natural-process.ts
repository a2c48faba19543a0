import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { turns } from '@klasrum/turns/turns'
import { type BoundedChild, openChild } from '../bounded-child.ts'
import { NoVoice } from '../refused.ts'
import type { NaturalAnswer, NaturalWork } from './natural-work.ts'
import { mostTokens } from './pieces.ts'
import { weights } from './voice-files.ts'

const file = fileURLToPath(new URL('./natural.child.ts', import.meta.url))
/** With weights of 32 bits the longest sentence, at the pace of grade 1, takes 1,070; what it asks for at once may be 256 more. */
const limits = { heapMegabytes: 256, processMegabytes: weights === 'fp32' ? 1_600 : 1_300 }
/** A sentence of forty seconds, on one core that others share. */
const longestMs = 300_000
/** The model takes up to a gigabyte: it goes when nobody has spoken for so long. */
const idleMs = 60_000
/** As a whole twice; then in pieces of half the length, which need less memory. */
const tries = [mostTokens, mostTokens, mostTokens / 2]

/** One sentence at a time for all shows together, on as many cores as there are. */
const threads = Math.max(1, Math.min(4, availableParallelism()))
const lane = turns({ most: 1, ofOne: 1 })

type Child = BoundedChild<NaturalWork, NaturalAnswer>

let opened: { folder: string; child: Child } | undefined
let working = 0
let idle: NodeJS.Timeout | undefined

function childFor(folder: string): Child {
  if (opened?.folder === folder && opened.child.isOpen()) return opened.child
  const child: Child = openChild({ file, args: [folder, `${threads}`], ...limits, longestMs })
  opened = { folder, child }
  return child
}

/** Ends it when nobody has spoken for a while. */
function endWhenIdle(): void {
  clearTimeout(idle)
  idle = setTimeout(() => void endNaturalProcess(), idleMs)
  idle.unref()
}

/** Starts the process, which loads its model, so that the first sentence need not wait for it. */
export function prepareNaturalProcess(folder: string): void {
  childFor(folder)
  if (working === 0) endWhenIdle()
}

/** Ends the process at once, whatever it does. */
export async function endNaturalProcess(): Promise<void> {
  clearTimeout(idle)
  const ending = opened
  opened = undefined
  await ending?.child.end()
}

async function requestSpeech(folder: string, work: NaturalWork): Promise<NaturalAnswer> {
  clearTimeout(idle)
  working += 1
  try {
    let problem = 'The natural voice ended in the middle of a sentence.'
    for (const most of tries) {
      const child = childFor(folder)
      const sentence = work.sentence && { ...work.sentence, mostTokens: most }
      const answer = await child.ask({ ...work, sentence })
      if (answer && answer.kind !== 'error') return answer
      if (answer) problem = answer.sentence
      // Whatever it ran short of, the next one begins without it.
      await child.end()
    }
    return { kind: 'error', sentence: problem }
  } finally {
    working -= 1
    if (working === 0) endWhenIdle()
  }
}

/** Works when it is the turn of whoever it is for. The process is started when it is first needed, and shared by all. */
export async function askNatural(
  folder: string,
  work: NaturalWork,
  signal: AbortSignal | undefined,
): Promise<Extract<NaturalAnswer, { kind: 'done' }>> {
  const answer = await lane.take(() => requestSpeech(folder, work), signal)
  if (answer.kind === 'done') return answer
  throw answer.kind === 'no_voice' ? new NoVoice(answer.sentence) : new Error(answer.sentence)
}
