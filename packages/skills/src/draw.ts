import type { Chance } from './chance.ts'
import { type Person, people } from './words/people.ts'
import { type Thing, type ThingKind, things } from './words/things.ts'

/** What a skill draws its numbers, names and things from. The same seed draws the same. */
export type Draw = {
  grade: number
  /** The largest number that may stand in the problem: that of the grade, or of the lesson's own examples if smaller. */
  largest: number
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number
  pick: <T>(list: readonly T[]) => T
  /** So many different ones, in no order. */
  some: <T>(list: readonly T[], count: number) => T[]
  shuffled: <T>(list: readonly T[]) => T[]
  /** True in so many of a hundred cases. */
  chanceOf: (percent: number) => boolean
  person: () => Person
  /** Two different persons. */
  two: () => readonly [Person, Person]
  thing: (kind: ThingKind) => Thing
}

export function drawFrom(chance: Chance, { grade, largest }: { grade: number; largest: number }): Draw {
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('There is nothing to pick from.')
    return list[chance.below(list.length)] as T
  }
  return {
    grade,
    largest,
    int: (from, to) => {
      if (to < from) throw new RangeError(`No whole number from ${from} to ${to}.`)
      return from + chance.below(to - from + 1)
    },
    pick,
    some: (list, count) => {
      if (list.length < count) throw new RangeError(`${count} of ${list.length} cannot be drawn.`)
      return chance.shuffled(list).slice(0, count)
    },
    shuffled: (list) => chance.shuffled(list),
    chanceOf: (percent) => chance.below(100) < percent,
    person: () => pick(people),
    two: () => {
      const [one, other] = chance.shuffled(people)
      return [one as Person, other as Person]
    },
    thing: (kind) => pick(things[kind]),
  }
}
