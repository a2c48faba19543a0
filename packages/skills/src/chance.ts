/** Choices that are the same for the same seed. */
export type Chance = {
  /** A whole number from 0 up to, not including, `most`. */
  below: (most: number) => number
  shuffled: <T>(list: readonly T[]) => T[]
  /** A few of a long list, in no order. */
  some: <T>(list: readonly T[], count: number) => T[]
  /** A sequence of its own for one purpose, so that one choice more elsewhere changes nothing here. */
  fork: (purpose: string) => Chance
}

/** Spreads every bit of a text over 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  const shuffled = <T>(list: readonly T[]): T[] => {
    const mixed = [...list]
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = below(last + 1)
      const kept = mixed[last] as T
      mixed[last] = mixed[other] as T
      mixed[other] = kept
    }
    return mixed
  }
  return {
    below,
    shuffled,
    some: (list, count) => {
      if (list.length <= count) return shuffled(list)
      const places = new Set<number>()
      while (places.size < count) places.add(below(list.length))
      return [...places].map((place) => list[place] as (typeof list)[number])
    },
    fork: (purpose) => chanceOf(hashOf(`${seed} ${purpose}`)),
  }
}
