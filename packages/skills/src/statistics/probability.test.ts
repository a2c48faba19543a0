import { proves } from '@klasrum/testkit/skill-proof'
import { probabilitySkills } from './statistics.ts'

/** The share of some outcomes that a test holds for, from the words of the event. */
const share = (outcomes: readonly number[], holds: (n: number) => boolean) =>
  outcomes.filter(holds).length / outcomes.length
const to = (n: number) => Array.from({ length: n }, (_, at) => at + 1)
const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23]
const last = (text: string) => Number(/\d+$/.exec(text)?.[0])

function numberHolds(text: string, n: number): boolean {
  if (text === 'even') return /[02468]$/.test(`${n}`)
  if (text === 'odd') return /[13579]$/.test(`${n}`)
  if (text === 'prime') return primes.includes(n)
  if (text.startsWith('a multiple')) return Number.isInteger(n / last(text))
  return text.startsWith('greater') ? n - last(text) >= 1 : last(text) - n >= 1
}

const sums: Record<number, number> = { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 }
const otherPairs: Record<string, number> = {
  'both dice show the same number': 6,
  'both dice show even numbers': 9,
  'the product is 12': 4,
  'the product is 6': 4,
  'the difference is 1': 10,
  'the difference is 2': 8,
}
function pairsOf(text: string): number {
  const known = otherPairs[text]
  if (known !== undefined) return known
  const bound = last(text)
  return Object.entries(sums).reduce((total, [sum, ways]) => {
    const isOne = text.includes('greater')
      ? Number(sum) > bound
      : text.includes('less')
        ? Number(sum) < bound
        : Number(sum) === bound
    return total + (isOne ? ways : 0)
  }, 0)
}

const pascal: Record<number, readonly number[]> = { 2: [1, 2, 1], 3: [1, 3, 3, 1], 4: [1, 4, 6, 4, 1] }

const cards: Record<string, number> = {
  'an ace': 4,
  'a king': 4,
  'a 7': 4,
  'a heart': 13,
  'a spade': 13,
  'a face card (jack, queen or king)': 12,
  'a red queen': 2,
  'a black ace': 2,
  'a red face card (jack, queen or king)': 6,
  'a face card (jack, queen or king) of clubs': 3,
  'a card with a number from 2 to 10': 36,
  'a diamond with a number from 2 to 10': 9,
  'a card with an even number from 2 to 10': 20,
  'a red card with a number from 2 to 10': 18,
}

proves(probabilitySkills, {
  'statistics/probability-of-a-number': ({ all, event }) => share(to(all), (n) => numberHolds(event.en, n)),
  'statistics/probability-of-marbles': ({ counts, at }) => {
    const bag = counts.flatMap((count: number, color: number) => Array(count).fill(color))
    return share(bag, (color) => color === at)
  },
  'statistics/probability-of-dice': ({ event }) => pairsOf(event.en) / 36,
  'statistics/probability-of-coins': ({ coins, times, bound }) => {
    const row = pascal[coins] ?? []
    const from = bound === 'at most' ? 0 : times
    const upTo = bound === 'at least' ? coins : times
    return (
      row.slice(from, upTo + 1).reduce((sum, ways) => sum + ways, 0) /
      row.reduce((sum, ways) => sum + ways, 0)
    )
  },
  'statistics/probability-of-cards': ({ event }) => (cards[event.en] ?? 0) / 52,
})
