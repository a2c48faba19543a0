import { type Language, skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing, things } from '../words/things.ts'
import { ilan } from './stories.ts'

type Item = { thing: Thing; count: number; price: number }
type Given = { items: readonly Item[]; who: Person }

const cost = ({ count, price }: Item) => count * price
const total = ({ items }: Given) => items.reduce((sum, item) => sum + cost(item), 0)

const phrase = ({ thing, count, price }: Item, language: Language): string => {
  if (language === 'fil')
    return count === 1
      ? `1 ${thing.fil} na ${pesos(price)}`
      : `${ilan(count, thing.fil)} na ${pesos(price)} ang bawat isa`
  return count === 1
    ? `1 ${thing.en.one} for ${pesos(price)}`
    : `${countedThing(count, thing)} at ${pesos(price)} each`
}

const listed = ({ items }: Given, language: Language) =>
  items.map((item) => phrase(item, language)).join(language === 'en' ? ' and ' : ' at ')

export const totalCost = skill<
  Given,
  'prices-only' | 'first-only' | 'last-only' | 'one-less' | 'one-more' | 'ten-less' | 'ten-more'
>({
  id: 'whole-numbers/total-cost',
  area: 'Mathematics',
  name: { en: 'Total cost', fil: 'Kabuoang halaga' },
  grades: [2, 4],
  cues: {
    en: ['total cost', 'price', 'peso', 'buy', 'cost', 'each'],
    fil: ['kabuoang halaga', 'presyo', 'piso', 'bumili', 'halaga', 'bawat isa'],
  },
  units: ['mathematics/3/pera-barya-at-salapi'],
  largest: (grade) => [200, 1_000, 2_000][grade - 2] ?? 200,
  mistakes: {
    'prices-only': {
      en: 'did not multiply by the number of things',
      fil: 'hindi pinarami sa bilang ng biniling bagay',
    },
    'first-only': {
      en: 'found the cost of the first kind only',
      fil: 'ang halaga lamang ng unang uri ang kinuha',
    },
    'last-only': {
      en: 'found the cost of the second kind only',
      fil: 'ang halaga lamang ng ikalawang uri ang kinuha',
    },
    'one-less': { en: 'counted one thing too few', fil: 'kulang ng isang bagay ang bilang' },
    'one-more': { en: 'counted one thing too many', fil: 'sobra ng isang bagay ang bilang' },
    'ten-less': { en: 'was one ten short', fil: 'kulang ng isang sampu' },
    'ten-more': { en: 'had one ten too many', fil: 'sobra ng isang sampu' },
  },
  rules: {
    en: [
      {
        say: 'To find the cost of 6 notebooks that have the same price, {multiply the price by 6}.',
        ask: 'How do we find the cost of 6 notebooks that have the same price?',
        not: ['add 6 to the price', 'subtract 6 from the price', 'divide the price by 6'],
      },
      {
        say: 'Three pencils at ₱12 each cost {₱36} in all.',
        ask: 'How much do three pencils at ₱12 each cost in all?',
        not: ['₱15', '₱24', '₱48'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman ang halaga ng 6 na kuwaderno na magkakapareho ang presyo, {paramihin ang presyo sa 6}.',
        ask: 'Paano malalaman ang halaga ng 6 na kuwaderno na magkakapareho ang presyo?',
        not: ['magdagdag ng 6 sa presyo', 'magbawas ng 6 sa presyo', 'hatiin ang presyo sa 6'],
      },
      {
        say: 'Ang tatlong lapis na ₱12 ang bawat isa ay {₱36} lahat.',
        ask: 'Magkano lahat ang tatlong lapis na ₱12 ang bawat isa?',
        not: ['₱15', '₱24', '₱48'],
      },
    ],
  },
  draw: (draw) => {
    const kind = draw.pick(['fruit', 'school', 'food'] as const)
    const pair = draw.some(things[kind], draw.grade === 3 ? 1 : 2)
    const items = pair.map((thing) => ({
      thing,
      count: draw.grade === 2 ? 1 : draw.int(2, 9),
      price: draw.int(Math.max(3, thing.price[0]), thing.price[1]),
    }))
    const given = { items, who: draw.person() }
    if (
      total(given) > draw.largest ||
      total(given) < 15 ||
      new Set(items.map(({ price }) => price)).size < items.length
    )
      throw new RangeError('Too much or too little.')
    return given
  },
  answer: (given) => pesos(total(given)),
  wrong: (given) => {
    const { items } = given
    const [first, second] = items
    const isMany = (first?.count ?? 1) > 1
    return {
      'prices-only': isMany ? pesos(items.reduce((sum, { price }) => sum + price, 0)) : undefined,
      'first-only': first && second && cost(first) > total(given) / 10 ? pesos(cost(first)) : undefined,
      'last-only': second && cost(second) > total(given) / 10 ? pesos(cost(second)) : undefined,
      'one-less': isMany && first ? pesos(total(given) - first.price) : undefined,
      'one-more': isMany && first ? pesos(total(given) + first.price) : undefined,
      'ten-less': total(given) > 20 ? pesos(total(given) - 10) : undefined,
      'ten-more': pesos(total(given) + 10),
    }
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} bought ${listed(given, 'en')}. How much did ${given.who.he} pay in all?`,
      },
      { level: 'apply', text: (given) => `What is the total cost of ${listed(given, 'en')}?` },
      {
        level: 'apply',
        text: (given) =>
          `At the store, ${given.who.name} wants to buy ${listed(given, 'en')}. How much money does ${given.who.he} need?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `Bumili si ${given.who.name} ng ${listed(given, 'fil')}. Magkano lahat ang binayaran niya?`,
      },
      { level: 'apply', text: (given) => `Magkano ang kabuoang halaga ng ${listed(given, 'fil')}?` },
      {
        level: 'apply',
        text: (given) =>
          `Sa tindahan, gustong bumili ni ${given.who.name} ng ${listed(given, 'fil')}. Magkanong pera ang kailangan niya?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The total cost of ${listed(given, 'en')} is ${answer}.`,
    fil: (given, answer) => `Ang kabuoang halaga ng ${listed(given, 'fil')} ay ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
})

function steps(given: Given): string[] {
  const { items } = given
  const costs = items.map((item) => pesos(cost(item)))
  return [
    ...items
      .filter(({ count }) => count > 1)
      .map((item) => `${grouped(item.count)} × ${pesos(item.price)} = ${pesos(cost(item))}`),
    ...(items.length > 1 ? [`${costs.join(' + ')} = ${pesos(total(given))}`] : []),
  ]
}
