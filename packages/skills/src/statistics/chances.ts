import type { InBoth } from '../skill.ts'
import { asFraction, fraction } from '../words/fractions.ts'
import { says } from './writing.ts'

/** A probability in lowest terms. */
export const probabilityText = (favorable: number, all: number): string =>
  asFraction(fraction(favorable, all))

/** A probability that a learner may give: none below 0 or above 1, no certain and no impossible one. */
export const likely = (favorable: number, all: number): string | undefined =>
  Number.isInteger(favorable) && favorable > 0 && favorable < all
    ? probabilityText(favorable, all)
    : undefined

/** The same, as it was counted. */
export const unreduced = (favorable: number, all: number): string[] => {
  const text = `${favorable}/${all}`
  return text === probabilityText(favorable, all) ? [] : [text]
}

/** "6/12 = 1/2": as it was counted and in lowest terms. */
export const reducedFrom = (favorable: number, all: number): string =>
  [...unreduced(favorable, all), probabilityText(favorable, all)].join(' = ')

/** Something that may be true of a number. */
export type NumberEvent = InBoth<string> & { holds: (n: number) => boolean }

const isPrime = (n: number) =>
  n > 1 && Array.from({ length: n }, (_, at) => at + 1).filter((k) => n % k === 0).length === 2

const event = (en: string, fil: string, holds: (n: number) => boolean): NumberEvent => ({
  ...says(en, fil),
  holds,
})
export const multiple = (k: number): NumberEvent =>
  event(`a multiple of ${k}`, `multiple ng ${k}`, (n) => n % k === 0)
export const greater = (k: number): NumberEvent =>
  event(`greater than ${k}`, `mas malaki sa ${k}`, (n) => n > k)
export const less = (k: number): NumberEvent => event(`less than ${k}`, `mas maliit sa ${k}`, (n) => n < k)
export const even = event('even', 'even number', (n) => n % 2 === 0)
export const odd = event('odd', 'odd number', (n) => n % 2 === 1)
export const prime = event('prime', 'prime number', isPrime)

const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const
const suits = ['heart', 'diamond', 'club', 'spade'] as const
type Card = { rank: string; suit: string; red: boolean; face: boolean }
export const deck: readonly Card[] = suits.flatMap((suit) =>
  ranks.map((rank) => ({
    rank,
    suit,
    red: suit === 'heart' || suit === 'diamond',
    face: ['jack', 'queen', 'king'].includes(rank),
  })),
)
export const card = (en: string, fil: string, holds: (card: Card) => boolean) => ({ ...says(en, fil), holds })
