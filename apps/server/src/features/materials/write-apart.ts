import type { SwapLevel } from '@klasrum/composer/papers/levels'
import type { LookFound } from '@klasrum/contract/looks'
import type { Item, Material, MaterialSettings } from '@klasrum/contract/material'
import type { DocumentName, RunStep } from '@klasrum/contract/runs'
import { readingSentences, type SourceDocument } from '@klasrum/contract/source'
import type { Env } from '../../env.ts'
import { workers } from '../../jobs/workers.ts'

type Llm = Env['llm']

/** Everything that is written from a lesson. Plain data, so that it can change threads. */
export type WritingWork =
  | { kind: 'compose'; source: SourceDocument; settings: MaterialSettings; llm: Llm }
  | {
      kind: 'swap'
      source: SourceDocument
      material: Material
      document: DocumentName
      item_id: string
      level: SwapLevel
      /** Items that were there before and are not wanted again. */
      refused_ids: string[]
    }
  | {
      kind: 'rewrite'
      source: SourceDocument
      material: Material
      document: DocumentName
      seed: number
      /** Items that were swapped away and are not wanted again. */
      refused_ids: string[]
      llm: Llm
    }
  | {
      kind: 'others'
      source: SourceDocument
      material: Material
      document: DocumentName
      item_id: string
      refused_ids: string[]
    }
  | { kind: 'add'; source: SourceDocument; material: Material; document: DocumentName; item: Item }
  | { kind: 'spare'; source: SourceDocument; material: Material }
  | { kind: 'add-spare'; source: SourceDocument; material: Material; document: DocumentName; item_id: string }
  | { kind: 'look'; source: SourceDocument; settings: MaterialSettings }

export type WorkOf<Kind extends WritingWork['kind']> = Extract<WritingWork, { kind: Kind }>

/** The material, or a sentence for the teacher that says why there is none. */
export type WritingAnswer = { material: Material } | { problem: string }
export type SpareAnswer = { items: Item[] }
/** Of which form another item would be; null where there is none. */
export type OthersAnswer = { others: Record<SwapLevel, Item['form'] | null> }
/** What a file would give, or a sentence that says why it gives nothing. */
export type LookAnswer = { found: LookFound } | { problem: string }

/** The step that begins and the share of the whole that is done, from 0 to 1. */
export type WritingProgress = { step: Exclude<RunStep, 'reading'>; share: number }

const worker = new URL('./write.worker.ts', import.meta.url)
const limits = { longest: 240_000, megabytes: 512, kept: 60_000 }

const writeRuns = workers<WritingWork, WritingProgress, WritingAnswer>(worker, { ...limits, most: 2 })
/** A teacher who presses a button does not wait for the runs of others. */
const writeByHand = workers<WritingWork, WritingProgress, WritingAnswer | OthersAnswer>(worker, {
  ...limits,
  most: 1,
})
/** Looks are free, so they get threads of their own: neither runs nor changes wait for them. */
const lookInThread = workers<WorkOf<'look' | 'spare'>, never, LookAnswer | SpareAnswer>(worker, {
  ...limits,
  longest: 60_000,
  most: 2,
})

type Hear = { signal?: AbortSignal; onProgress?: (progress: WritingProgress) => void }

/** Written in a thread: a lesson takes seconds of reckoning, and minutes where a language model is asked. */
export async function writeApart(
  work: Exclude<WritingWork, { kind: 'look' | 'spare' | 'others' }>,
  hear: Hear = {},
): Promise<WritingAnswer> {
  const answer = await (work.kind === 'compose' ? writeRuns : writeByHand)(work, hear)
  return answer && !('others' in answer) ? answer : { problem: readingSentences.too_heavy }
}

/** What a lesson gives beside what is on its papers; nothing where that takes too long. */
export async function spareIn(source: SourceDocument, material: Material): Promise<Item[]> {
  const answer = await lookInThread({ kind: 'spare', source, material })
  return answer && 'items' in answer ? answer.items : []
}

/** What could come in the place of an item, where the press itself would be answered; null where that takes too long. */
export async function othersFor(
  work: Omit<WorkOf<'others'>, 'kind'>,
): Promise<OthersAnswer['others'] | null> {
  const answer = await writeByHand({ kind: 'others', ...work })
  return answer && 'others' in answer ? answer.others : null
}

/** What a run with these settings would make of a file. */
export async function lookInside(
  source: SourceDocument,
  settings: MaterialSettings,
  signal?: AbortSignal,
): Promise<LookAnswer> {
  const answer = await lookInThread({ kind: 'look', source, settings }, signal && { signal })
  return answer && ('found' in answer || 'problem' in answer)
    ? answer
    : { problem: readingSentences.too_heavy }
}
