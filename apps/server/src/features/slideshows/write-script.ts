import type { Material, SlideScript } from '@klasrum/contract/material'
import { readingSentences, type SourceDocument } from '@klasrum/contract/source'
import type { Env } from '../../env.ts'
import { threads } from '../../jobs/threads.ts'

/** Plain data, so that it can change threads. */
export type ScriptWork = {
  source: SourceDocument
  minutes: number
  title: string
  seed: number
  llm: Env['llm']
}

/** The script, or a sentence for the teacher that says why there is none. */
export type ScriptAnswer =
  | { script: SlideScript; declaration: string; tokens: Material['tokens'] }
  | { problem: string }

/** The thread leaves with its answer: what it holds is as much as the voices need that come next. */
const kept = 0

const writeApart = threads<ScriptWork, number, ScriptAnswer>(
  new URL('./write-script.worker.ts', import.meta.url),
  { most: 2, longest: 240_000, megabytes: 512, kept },
)

type Hear = { signal: AbortSignal; onProgress: (share: number) => void }

/** Written in a thread: a lesson takes seconds of reckoning, and minutes where a language model is asked. */
export async function writeScript(work: ScriptWork, hear: Hear): Promise<ScriptAnswer> {
  return (await writeApart(work, hear)) ?? { problem: readingSentences.too_heavy }
}
