import type { Draw } from '../draw.ts'
import type { Person } from '../words/people.ts'
import { listedItems } from './amounts.ts'
import { equalSteps } from './divisors.ts'

/** Two sets with something in common, all elements in the order of their kind. */
export type TwoSets = {
  first: readonly string[]
  second: readonly string[]
  names: readonly [string, string]
  who: readonly [Person, Person]
}

const pools: readonly (readonly string[])[] = [
  equalSteps(1, 12).map(String),
  equalSteps(2, 24, 2).map(String),
  equalSteps(5, 60, 5).map(String),
  [...'abcdefghij'],
]
const pairs = [
  ['A', 'B'],
  ['P', 'Q'],
  ['M', 'N'],
  ['X', 'Y'],
] as const

export function twoSets(draw: Draw): TwoSets {
  const pool = draw.pick(pools)
  const [both, one, other] = [draw.int(1, 3), draw.int(1, 3), draw.int(1, 3)]
  const chosen = draw.some(pool, both + one + other)
  const inOrder = (elements: readonly string[]) => pool.filter((element) => elements.includes(element))
  return {
    first: inOrder(chosen.slice(0, both + one)),
    second: inOrder([...chosen.slice(0, both), ...chosen.slice(both + one)]),
    names: draw.pick(pairs),
    who: draw.two(),
  }
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** "{1, 2, 3}", the elements in order. */
export const braces = (elements: readonly string[]): string => `{${elements.toSorted(compare).join(', ')}}`
export const minus = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((element) => !other.includes(element))
export const union = ({ first, second }: TwoSets): string[] => [...first, ...minus(second, first)]
export const intersection = ({ first, second }: TwoSets): string[] =>
  first.filter((element) => second.includes(element))
export const apart = ({ first, second }: TwoSets): string[] => [
  ...minus(first, second),
  ...minus(second, first),
]
export const given = ({ first, second, names: [a, b] }: TwoSets, and: string): string =>
  `${a} = ${braces(first)} ${and} ${b} = ${braces(second)}`
/** The elements on cards: "1, 4 and 7". */
export const cards = (elements: readonly string[], and: string): string => listedItems(elements, and)
