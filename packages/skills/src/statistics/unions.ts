import type { Draw } from '../draw.ts'
import type { InBoth } from '../skill.ts'
import { card, deck, even, greater, less, multiple, odd, prime } from './chances.ts'
import { integersFromTo, says } from './writing.ts'

/** Two events in one experiment, as the sets of their outcomes. */
export type Union = {
  all: number
  one: readonly number[]
  other: readonly number[]
  told: InBoth<string>
  words: InBoth<readonly [string, string]>
}

const numbers: readonly InBoth<(n: number) => string>[] = [
  says(
    (n) => `A card is drawn at random from cards numbered 1 to ${n}.`,
    (n) => `Kumuha nang hindi tumitingin ng isang kard mula sa mga kard na may bilang na 1 hanggang ${n}.`,
  ),
  says(
    (n) => `A ball is drawn at random from a box with balls numbered 1 to ${n}.`,
    (n) =>
      `Kumuha nang hindi tumitingin ng isang bola mula sa kahong may mga bolang may bilang na 1 hanggang ${n}.`,
  ),
]
const cards = [
  card('an ace', 'ace', ({ rank }) => rank === 'ace'),
  card('a king', 'king', ({ rank }) => rank === 'king'),
  card('a 10', '10', ({ rank }) => rank === '10'),
  card('a heart', 'heart', ({ suit }) => suit === 'heart'),
  card('a club', 'club', ({ suit }) => suit === 'club'),
  card('a red card', 'pulang baraha', ({ red }) => red),
  card('a black card', 'itim na baraha', ({ red }) => !red),
  card('a face card (jack, queen or king)', 'face card (jack, queen o king)', ({ face }) => face),
]
const deckTold = says(
  'A card is drawn at random from a standard deck of 52 cards.',
  'Bumunot nang hindi tumitingin ng isang baraha mula sa standard deck na may 52 baraha.',
)
const placesOf = (holds: (at: number) => boolean, all: number) => integersFromTo(1, all).filter(holds)

export const common = ({ one, other }: Union): readonly number[] => one.filter((each) => other.includes(each))
export const either = ({ one, other }: Union): number => new Set([...one, ...other]).size

export function drawUnion(draw: Draw): Union {
  if (draw.chanceOf(30)) {
    const [one, other] = draw.some(cards, 2)
    if (!one || !other) throw new RangeError('No two cards.')
    const sets = [one, other].map(({ holds }) =>
      placesOf((at) => holds(deck[at - 1] ?? { rank: '', suit: '', red: false, face: false }), 52),
    )
    return {
      all: 52,
      one: sets[0] ?? [],
      other: sets[1] ?? [],
      told: deckTold,
      words: says([one.en, other.en], [one.fil, other.fil]),
    }
  }
  const all = draw.pick([10, 12, 15, 16, 18, 20, 24, 25, 30])
  const [one, other] = draw.some(
    [
      even,
      odd,
      prime,
      multiple(3),
      multiple(4),
      multiple(5),
      multiple(7),
      less(draw.int(4, 8)),
      greater(all - draw.int(3, 6)),
    ],
    2,
  )
  if (!one || !other) throw new RangeError('No two events.')
  const told = draw.pick(numbers)
  return {
    all,
    one: placesOf(one.holds, all),
    other: placesOf(other.holds, all),
    told: says(told.en(all), told.fil(all)),
    words: says([one.en, other.en], [one.fil, other.fil]),
  }
}

const bare = (text: string) => text.replace(' (jack, queen or king)', '').replace(' (jack, queen o king)', '')

/** "that the number is even or a multiple of 3". */
export const asked = ({ all, words }: Union, language: 'en' | 'fil'): string => {
  const [one, other] = words[language]
  const both = language === 'en' ? `${one} or ${other}` : `${one} o ${other}`
  if (language === 'en') return `that the ${all === 52 ? 'card' : 'number'} is ${both}`
  return `na ang ${all === 52 ? 'baraha' : 'bilang'} ay ${both}`
}

export const eventNames = ({ words }: Union, language: 'en' | 'fil'): readonly [string, string] => [
  bare(words[language][0]),
  bare(words[language][1]),
]
