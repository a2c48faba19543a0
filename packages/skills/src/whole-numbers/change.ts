import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { borrowedWithoutPaying, smallerFromLarger } from './columns.ts'
import { type Good, goodsTo } from './goods.ts'

type Given = { good: Good; price: number; paid: number; who: Person }

const change = ({ price, paid }: Given) => paid - price
const bills: Record<number, readonly number[]> = {
  2: [50, 100],
  3: [100, 200, 500, 1_000],
  4: [200, 500, 1_000, 2_000],
}

export const moneyChange = skill<
  Given,
  'added' | 'price' | 'not-paid' | 'smaller-from-larger' | 'ten-less' | 'one-more' | 'ten-more'
>({
  id: 'whole-numbers/change',
  area: 'Mathematics',
  name: { en: 'Change', fil: 'Sukli' },
  grades: [2, 4],
  cues: {
    en: ['change', 'peso', 'paid', 'price', 'cost', 'bought'],
    fil: ['sukli', 'piso', 'ibinayad', 'presyo', 'halaga', 'bumili'],
  },
  units: ['mathematics/3/pera-barya-at-salapi'],
  largest: (grade) => [100, 1_000, 2_000][grade - 2] ?? 100,
  mistakes: {
    added: { en: 'added the price and the payment', fil: 'pinagsama ang presyo at ang ibinayad' },
    price: { en: 'gave the price', fil: 'ang presyo ang ibinigay' },
    'not-paid': {
      en: 'regrouped but did not reduce the next digit',
      fil: 'nag-regroup ngunit hindi binawasan ang kasunod na digit',
    },
    'smaller-from-larger': {
      en: 'took the smaller digit from the larger one in each place',
      fil: 'ibinawas ang mas maliit na digit sa mas malaki sa bawat puwesto',
    },
    'ten-less': { en: 'gave ₱10 too little', fil: 'kulang ng ₱10 ang sagot' },
    'ten-more': { en: 'gave ₱10 too much', fil: 'sobra ng ₱10 ang sagot' },
    'one-more': { en: 'gave ₱1 too much', fil: 'sobra ng ₱1 ang sagot' },
  },
  rules: {
    en: [
      {
        say: 'To find the change, {subtract the price from the money paid}.',
        ask: 'How do we find the change?',
        not: [
          'add the price to the money paid',
          'subtract the money paid from the price',
          'multiply the price by the money paid',
        ],
      },
      {
        say: 'If you pay ₱100 for something that costs ₱65, your change is {₱35}.',
        ask: 'How much is your change if you pay ₱100 for something that costs ₱65?',
        not: ['₱45', '₱65', '₱165'],
      },
      {
        say: 'Ana pays ₱50 and gets ₱12 as change, so she bought something for {₱38}.',
        ask: 'Ana pays ₱50 and gets ₱12 as change. How much is the thing that she bought?',
        not: ['₱42', '₱48', '₱62'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman ang sukli, {ibawas ang presyo sa ibinayad}.',
        ask: 'Paano malalaman ang sukli?',
        not: [
          'idagdag ang presyo sa ibinayad',
          'ibawas ang ibinayad sa presyo',
          'paramihin ang presyo sa ibinayad',
        ],
      },
      {
        say: 'Kung ₱100 ang ibinayad sa bagay na ₱65, ang sukli ay {₱35}.',
        ask: 'Magkano ang sukli kung ₱100 ang ibinayad sa bagay na ₱65?',
        not: ['₱45', '₱65', '₱165'],
      },
      {
        say: 'Nagbayad si Ana ng ₱50 at sinuklian ng ₱12, kaya ang presyo ng binili niya ay {₱38}.',
        ask: 'Nagbayad si Ana ng ₱50 at sinuklian ng ₱12. Magkano ang binili niya?',
        not: ['₱42', '₱48', '₱62'],
      },
    ],
  },
  draw: (draw) => {
    const paid = draw.pick((bills[draw.grade] ?? [50, 100]).filter((bill) => bill <= draw.largest))
    const good = draw.pick(goodsTo(paid * 1.2).filter(({ price }) => price[1] > paid / 4))
    const price = draw.int(good.price[0], Math.min(good.price[1], paid - 4))
    return { good, price, paid, who: draw.person() }
  },
  answer: (given) => pesos(change(given)),
  wrong: (given) => {
    const { price, paid } = given
    return {
      added: pesos(paid + price),
      price: pesos(price),
      'not-paid':
        borrowedWithoutPaying(paid, price) < paid ? pesos(borrowedWithoutPaying(paid, price)) : undefined,
      'smaller-from-larger':
        smallerFromLarger(paid, price) < paid ? pesos(smallerFromLarger(paid, price)) : undefined,
      'ten-less': change(given) > 12 ? pesos(change(given) - 10) : undefined,
      'ten-more': pesos(change(given) + 10),
      'one-more': pesos(change(given) + 1),
    }
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: ({ good, price, paid, who }) =>
          `${who.name} bought ${good.en} for ${pesos(price)} and paid ${pesos(paid)}. How much change did ${who.he} get?`,
      },
      {
        level: 'apply',
        text: ({ good, price, paid, who }) =>
          `The price of ${good.en} is ${pesos(price)}. ${who.name} gives the cashier ${pesos(paid)}. How much is ${who.his} change?`,
      },
      {
        level: 'apply',
        text: ({ good, price, paid, who }) =>
          `${who.name} has ${pesos(paid)}. After ${who.he} buys ${good.en} for ${pesos(price)}, how much money is left?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: ({ good, price, paid, who }) =>
          `Bumili si ${who.name} ng ${good.fil} na ${pesos(price)} ang halaga at nagbayad ng ${pesos(paid)}. Magkano ang sukli niya?`,
      },
      {
        level: 'apply',
        text: ({ good, price, paid, who }) =>
          `Ang presyo ng ${good.fil} ay ${pesos(price)}. Nag-abot si ${who.name} ng ${pesos(paid)} sa kahera. Magkano ang kaniyang sukli?`,
      },
      {
        level: 'apply',
        text: ({ good, price, paid, who }) =>
          `May ${pesos(paid)} si ${who.name}. Bumili siya ng ${good.fil} na ${pesos(price)} ang halaga. Magkano ang natira niyang pera?`,
      },
    ],
  },
  statement: {
    en: ({ price, paid }, answer) =>
      `If the price is ${pesos(price)} and you pay ${pesos(paid)}, your change is ${answer}.`,
    fil: ({ price, paid }, answer) =>
      `Kung ang presyo ay ${pesos(price)} at nagbayad ng ${pesos(paid)}, ang sukli ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Subtract the price from the payment.',
      `${pesos(given.paid)} − ${pesos(given.price)} = ${pesos(change(given))}`,
    ],
    fil: (given) => [
      'Ibawas ang presyo sa ibinayad.',
      `${pesos(given.paid)} − ${pesos(given.price)} = ${pesos(change(given))}`,
    ],
  },
})
