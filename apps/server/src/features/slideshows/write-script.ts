import type { Material, SlideScript } from '@klasrum/contract/material'
import { readingSentences, type SourceDocument } from '@klasrum/contract/source'
import type { Env } from '../../env.ts'
import { workers } from '../../jobs/workers.ts'

/** Plain data, so that it can go to another process. */
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

const writeApart = workers<ScriptWork, number, ScriptAnswer>(
  new URL('./write-script.child.ts', import.meta.url),
  // The process leaves with its answer: what it holds is as much as the voices need that come next.
  { as: 'child', most: 2, longest: 240_000, megabytes: 512, kept: 0 },
)

type Hear = { signal: AbortSignal; onProgress: (share: number) => void }

/** Written in a process of its own: a lesson takes seconds of reckoning, and minutes where a language model is asked. */
export async function writeScript(work: ScriptWork, hear: Hear): Promise<ScriptAnswer> {
  return (await writeApart(work, hear)) ?? { problem: readingSentences.too_heavy }
}
