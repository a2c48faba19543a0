import { randomInt } from 'node:crypto'

export type Chance = {
  /** A number from `least` up to, not including, `most`. */
  between: (least: number, most: number) => number
  /** One moment in each of `count` equal parts of the time from 0 to `span`. */
  momentsIn: (span: number, count: number) => number[]
}

function sequenceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The seed to be repeated, where one is named. */
export const namedSeed = (): number | undefined =>
  process.env.KLASRUM_TEST_SEED ? Number(process.env.KLASRUM_TEST_SEED) : undefined

/** Random choices that are printed with their seed, so that KLASRUM_TEST_SEED repeats them. */
export function chanceFor(what: string): Chance {
  const seed = namedSeed() ?? randomInt(2 ** 31)
  process.stderr.write(`${what}: KLASRUM_TEST_SEED=${seed}\n`)
  return chanceFrom(seed)
}

export function chanceFrom(seed: number): Chance {
  const next = sequenceFrom(seed)
  const between = (least: number, most: number) => least + next() * (most - least)
  return {
    between,
    momentsIn: (span, count) =>
      Array.from({ length: count }, (_, part) => (span / count) * between(part, part + 1)),
  }
}
