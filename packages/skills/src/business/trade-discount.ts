import { skill } from '../skill.ts'
import { need, rule, says, stems } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { needQuarters, positivePesos } from './money.ts'

/** One discount after another. */
type Given = { list: number; first: number; second: number; who: Person; story: number }

const after = ({ list, first }: Given) => (list * (100 - first)) / 100
const net = (given: Given) => (after(given) * (100 - given.second)) / 100

const goods = [
  { ...says('an electric fan', 'electric fan na'), from: 12, to: 30 },
  { ...says('a rice cooker', 'rice cooker na'), from: 10, to: 30 },
  { ...says('a cabinet', 'kabinet na'), from: 40, to: 120 },
  { ...says('a washing machine', 'washing machine na'), from: 60, to: 150 },
  { ...says('a bicycle', 'bisikletang'), from: 50, to: 150 },
]
const told = {
  en: (given: Given) =>
    `A wholesaler sells ${goods[given.story]?.en} with a list price of ${pesos(given.list)} less trade discounts of ${given.first}% and ${given.second}%.`,
  fil: (given: Given) =>
    `Ibinebenta ng isang wholesaler ang ${goods[given.story]?.fil} may list price na ${pesos(given.list)} at magkasunod na trade discount na ${given.first}% at ${given.second}%.`,
}

export const tradeDiscount = skill<Given, 'added' | 'first' | 'second' | 'discount' | 'again' | 'increase'>({
  id: 'business/trade-discount',
  area: 'Mathematics',
  name: says('Net price after trade discounts', 'Net price pagkatapos ng mga trade discount'),
  grades: [11, 11],
  cues: says(
    ['trade discount', 'list price', 'net price', 'discount series', 'successive discounts'],
    ['trade discount', 'list price', 'net price', 'discount series', 'magkasunod na discount'],
  ),
  units: ['general-mathematics/11/percent-change-in-business'],
  largest: () => 20_000,
  mistakes: {
    added: says('added the two discounts', 'pinagsama ang dalawang discount'),
    first: says('took only the first discount', 'ang unang discount lamang ang ibinawas'),
    second: says('took only the second discount', 'ang ikalawang discount lamang ang ibinawas'),
    discount: says('gave the total discount', 'ang kabuoang discount ang ibinigay'),
    again: says('took the first discount twice', 'dalawang beses ibinawas ang unang discount'),
    increase: says('added the second discount back', 'idinagdag pabalik ang ikalawang discount'),
  },
  rules: says(
    [
      rule(
        'When two trade discounts follow each other, the second is taken from {the price after the first discount}.',
        'Two trade discounts follow each other. From what is the second taken?',
        'the list price',
        'the amount of the first discount',
        'the sum of the two discounts',
      ),
      rule(
        'After a discount of 20%, {80%} of the price is left to pay.',
        'What percent of the price is left to pay after a discount of 20%?',
        '20%',
        '100%',
        '120%',
      ),
      rule(
        'The price after all trade discounts is called the {net price}.',
        'What do we call the price after all trade discounts?',
        'list price',
        'gross price',
        'unit price',
      ),
    ],
    [
      rule(
        'Sa dalawang magkasunod na trade discount, ang ikalawa ay kinukuha mula sa {presyo pagkatapos ng unang discount}.',
        'Dalawang trade discount ang magkasunod. Mula sa ano kinukuha ang ikalawa?',
        'list price',
        'halaga ng unang discount',
        'kabuoan ng dalawang discount',
      ),
      rule(
        'Pagkatapos ng 20% na discount, {80%} ng presyo ang babayaran.',
        'Ilang porsiyento ng presyo ang babayaran pagkatapos ng 20% na discount?',
        '20%',
        '100%',
        '120%',
      ),
      rule(
        'Ang presyo pagkatapos ng lahat ng trade discount ay tinatawag na {net price}.',
        'Ano ang tawag sa presyo pagkatapos ng lahat ng trade discount?',
        'list price',
        'gross price',
        'unit price',
      ),
    ],
  ),
  draw: (draw) => {
    const story = draw.int(0, goods.length - 1)
    const { from = 10, to = 100 } = goods[story] ?? {}
    const given = {
      list: draw.int(from, to) * 100,
      first: draw.pick([10, 15, 20, 25, 30]),
      second: draw.pick([5, 10, 15, 20]),
      who: draw.person(),
      story,
    }
    need(given.first > given.second)
    needQuarters(net(given))
    return given
  },
  answer: (given) => pesos(net(given)),
  wrong: (given) => {
    const { list, first, second } = given
    return {
      added: positivePesos((list * (100 - first - second)) / 100),
      first: positivePesos(after(given)),
      second: positivePesos((list * (100 - second)) / 100),
      discount: positivePesos(list - net(given)),
      again: positivePesos((after(given) * (100 - first)) / 100),
      increase: positivePesos((after(given) * (100 + second)) / 100),
    }
  },
  stems: stems(
    [
      'apply',
      (given) => `${told.en(given)} What is the net price?`,
      (given) => `${told.fil(given)} Ano ang net price?`,
    ],
    [
      'apply',
      (given) => `${told.en(given)} How much does ${given.who.name}, a store owner, pay for it?`,
      (given) =>
        `${told.fil(given)} Magkano ang babayaran ni ${given.who.name}, na may-ari ng tindahan, para dito?`,
    ],
    [
      'understand',
      ({ list, first, second }) =>
        `Find the net price if the list price is ${pesos(list)} and the trade discounts are ${first}% and ${second}%, one after the other.`,
      ({ list, first, second }) =>
        `Hanapin ang net price kung ang list price ay ${pesos(list)} at ang magkasunod na trade discount ay ${first}% at ${second}%.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${told.en(given)} The net price is ${answer}.`,
    fil: (given, answer) => `${told.fil(given)} Ang net price ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `After ${given.first}%: ${pesos(given.list)} × ${(100 - given.first) / 100} = ${pesos(after(given))}`,
      `After ${given.second}%: ${pesos(after(given))} × ${(100 - given.second) / 100} = ${pesos(net(given))}`,
    ],
    fil: (given) => [
      `Pagkatapos ng ${given.first}%: ${pesos(given.list)} × ${(100 - given.first) / 100} = ${pesos(after(given))}`,
      `Pagkatapos ng ${given.second}%: ${pesos(after(given))} × ${(100 - given.second) / 100} = ${pesos(net(given))}`,
    ],
  },
})
