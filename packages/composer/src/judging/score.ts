import { basisOf, type Item } from '@klasrum/contract/material'
import type { Candidate } from '../sources/candidate.ts'
import type { Lesson } from '../understand/lesson.ts'
import { type ItemFeatures, itemFeaturesOf } from './features.ts'
import { isSurelyFaulty } from './gates.ts'
import weights from './item-weights.json' with { type: 'json' }

/** How strongly each feature speaks for an item, and what it must come to. */
export type ItemWeights = {
  /** What an item comes to that shows no feature. */
  base: number
  /** An item less likely to be usable is not offered. */
  threshold: number
  features: Readonly<Record<string, number>>
}

const likelihood = (sum: number): number => 1 / (1 + Math.exp(-sum))

/** How likely a reader takes an item as it stands: from 0 to 1. */
export function itemScoreOf(features: ItemFeatures, { base, features: own }: ItemWeights): number {
  let sum = base
  for (const [name, strength] of features) sum += (own[name] ?? 0) * strength
  return likelihood(sum)
}

/** Items made out of the text are worth less than those of units, whose words were written for their answers. */
const mostFromText = 0.8

/** Where a unit can fill the papers, only what is as likely to be usable as its questions comes from the text. */
const leastBesideUnits = 0.8

const ofUnits = new Set<Item['origin']>(['covered', 'curriculum'])

/** What is likely to be usable of the items made out of the text, the likelier worth more. All others have their own trust. */
export function likelyUsable(candidates: readonly Candidate[], lesson: Lesson, need: number): Candidate[] {
  const { fill } = lesson.outline.known
  // A sentence of a unit is asked once in a run, whatever forms it could take.
  const fromUnits = new Set(
    candidates.flatMap(({ item }) => (ofUnits.has(item.origin) ? [basisOf(item).quote] : [])),
  ).size
  const least = fill && fromUnits >= need ? leastBesideUnits : weights.threshold
  return candidates.flatMap((candidate): Candidate[] => {
    if (!candidate.pattern) return [candidate]
    if (isSurelyFaulty(candidate, lesson)) return []
    const score = itemScoreOf(itemFeaturesOf(candidate, lesson), weights)
    return score < least ? [] : [{ ...candidate, worth: mostFromText * score }]
  })
}
