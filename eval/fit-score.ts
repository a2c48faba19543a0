import type { ItemFeatures } from '@klasrum/composer/judging/features'
import { type ItemWeights, itemScoreOf } from '@klasrum/composer/judging/score'
import { believed } from './item-priors.ts'

/** An item that was judged: what it shows, and the share of its readers who take it. */
export type JudgedItem = {
  file: string
  digest: string
  sort: string
  features: ItemFeatures
  usable: number
  positions: number
}

type Weights = Omit<ItemWeights, 'threshold'>

const rounds = 800
/** How strongly every weight is drawn to what was believed before: a few hundred verdicts say little of a rare feature. */
const drawnToBelieved = 100

/** Steepest descent with momentum; the sum is convex, so the same verdicts give the same weights. */
export function fitted(items: readonly JudgedItem[], drawn = drawnToBelieved): Weights {
  const names = [...new Set(items.flatMap(({ features }) => [...features.keys()]))].sort()
  const prior = names.map((name) => believed[name] ?? 0)
  const place = new Map(names.map((name, at) => [name, at]))
  const rows = items.map(({ features, usable }) => ({
    usable,
    shown: [...features].map(([name, strength]) => [place.get(name) ?? 0, strength] as const),
  }))
  const size = Math.max(1, ...rows.map(({ shown }) => 1 + shown.reduce((sum, [, by]) => sum + by * by, 0)))
  const step = 1 / ((size * rows.length) / 4 + drawn)
  let base = 0
  let before = 0
  let value = prior
  let last = value
  for (let round = 0; round < rounds; round++) {
    const pace = round / (round + 3)
    const ahead = value.map((now, at) => now + pace * (now - (last[at] ?? 0)))
    const baseAhead = base + pace * (base - before)
    const slope = ahead.map((now, at) => -drawn * (now - (prior[at] ?? 0)))
    let baseSlope = 0
    for (const { usable, shown } of rows) {
      const sum = shown.reduce((total, [at, by]) => total + (ahead[at] ?? 0) * by, baseAhead)
      const miss = usable - 1 / (1 + Math.exp(-sum))
      baseSlope += miss
      for (const [at, by] of shown) slope[at] = (slope[at] ?? 0) + miss * by
    }
    last = value
    before = base
    value = ahead.map((now, at) => now + step * (slope[at] ?? 0))
    base = baseAhead + step * baseSlope
  }
  return { base, features: Object.fromEntries(names.map((name, at) => [name, value[at] ?? 0])) }
}

export type Scored = JudgedItem & { score: number }

const folds = 10

/** Every item with the score that it gets from the verdicts on other files alone. */
export function scoredOnHeldOutFiles(items: readonly JudgedItem[], drawn = drawnToBelieved): Scored[] {
  const files = [...new Set(items.map(({ file }) => file))].sort()
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isOut = ({ file }: JudgedItem) => files.indexOf(file) % folds === fold
    const weights = {
      ...fitted(
        items.filter((item) => !isOut(item)),
        drawn,
      ),
      threshold: 0,
    }
    return items.filter(isOut).map((item) => ({ ...item, score: itemScoreOf(item.features, weights) }))
  })
}

export type Point = { threshold: number; items: number; yield: number; usable: number }

/** What is left at a threshold, as a share of all items, and how much of it is usable. */
export function pointAt(scored: readonly Scored[], threshold: number): Point {
  const left = scored.filter(({ score }) => score >= threshold)
  const usable = left.reduce((sum, item) => sum + item.usable, 0)
  const all = scored.reduce((sum, item) => sum + item.usable, 0)
  return {
    threshold,
    items: left.length,
    yield: all === 0 ? 0 : usable / all,
    usable: left.length === 0 ? 0 : usable / left.length,
  }
}

export const thresholds: readonly number[] = Array.from({ length: 20 }, (_, at) => at / 20)

const fine: readonly number[] = Array.from({ length: 99 }, (_, at) => (at + 1) / 100)

/** The highest threshold that leaves this share of the usable items. */
export const thresholdKeeping = (scored: readonly Scored[], share: number): number =>
  fine.findLast((threshold) => pointAt(scored, threshold).yield >= share) ?? 0

/** The lowest threshold that leaves this share usable, and every higher one too. */
export function thresholdFor(scored: readonly Scored[], wanted: number): number {
  const tooLow = fine.findLastIndex((threshold) => {
    const { items, usable } = pointAt(scored, threshold)
    return items >= fewest && usable < wanted
  })
  return fine[tooLow + 1] ?? 0.99
}

/** With fewer items left a share says nothing. */
const fewest = 60
