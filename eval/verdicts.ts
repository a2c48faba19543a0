import { readFile } from 'node:fs/promises'
import type { Item } from '@klasrum/contract/material'
import { digestOf } from './item-text.ts'

/** Why a teacher would strike an item out. */
const faults = [
  'unclear alone',
  'more than one right answer',
  'wrong key',
  'grammar',
  'poor options',
  'not worth asking',
  'gives itself away',
  'not in the lesson',
] as const
type Fault = (typeof faults)[number]

/** By digest: "usable", or a fault and, after a colon, what it was. Items that no longer come up stay on record. */
export type Verdicts = ReadonlyMap<string, string>

const verdictsFile = (name: string): URL => new URL(`./judged/${name}.json`, import.meta.url)

export async function verdictsOf(name: string): Promise<Verdicts> {
  const text = await readFile(verdictsFile(name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const verdicts = new Map(Object.entries(JSON.parse(text) as Record<string, string>))
  for (const verdict of verdicts.values())
    if (verdict !== 'usable' && !faultOf(verdict)) throw new Error(`${name}: "${verdict}" is no verdict.`)
  return verdicts
}

const faultOf = (verdict: string): Fault | undefined =>
  faults.find((fault) => verdict === fault || verdict.startsWith(`${fault}: `))

type Judged = { usable: number; rejected: number; open: number; share: number }

export function judged(items: readonly Item[], verdicts: Verdicts): Judged {
  const found = items.map((item) => verdicts.get(digestOf(item)))
  const usable = found.filter((verdict) => verdict === 'usable').length
  const open = found.filter((verdict) => verdict === undefined).length
  const rejected = items.length - usable - open
  return { usable, rejected, open, share: usable + rejected === 0 ? 0 : usable / (usable + rejected) }
}

/** How many of the verdicts name each fault. */
export const countFaults = (verdicts: Iterable<string>): ReadonlyMap<Fault, number> => {
  const counts = new Map<Fault, number>()
  for (const verdict of verdicts) {
    const fault = faultOf(verdict)
    if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1)
  }
  return counts
}
