import { capital } from '../fractions/parts.ts'
import { withMain } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { ilan } from '../whole-numbers/stories.ts'
import type { Person } from '../words/people.ts'
import { countedThing } from '../words/things.ts'
import { inPesos, type PricedThing, paidFor, pricedFrom, wrongPesos } from './money.ts'

type Given = PricedThing & { count: number; paid: number; who: Person }

const total = ({ count, price }: Given) => count * price
const change = (given: Given) => given.paid - total(given)

export const decimalMoneyChange = skill<
  Given,
  'total' | 'one-thing' | 'no-regroup' | 'one-more' | 'no-centavos' | 'one-fewer'
>({
  id: 'decimals/money-change',
  area: 'Mathematics',
  name: { en: 'Finding the change', fil: 'Pagkuha ng sukli' },
  grades: [5, 6],
  cues: {
    en: ['change', 'money', 'multi-step problems', 'pesos and centavos', 'how much change'],
    fil: ['sukli', 'pera', 'suliraning may dalawang hakbang', 'piso at sentimo', 'magkano ang sukli'],
  },
  units: ['mathematics/6/operations-on-decimals'],
  largest: () => 1000,
  mistakes: {
    total: {
      en: 'gave the total cost instead of the change',
      fil: 'ibinigay ang kabuoang halaga sa halip na ang sukli',
    },
    'one-thing': {
      en: 'subtracted the price of one thing only',
      fil: 'ang presyo lamang ng isang piraso ang ibinawas',
    },
    'no-regroup': {
      en: 'got one peso too much in subtracting',
      fil: 'labis ng isang piso ang sagot sa pagbabawas',
    },
    'one-more': { en: 'took the price one time too many', fil: 'labis ng isang ulit ang presyo' },
    'one-fewer': { en: 'took the price one time too few', fil: 'kulang ng isang ulit ang presyo' },
    'no-centavos': { en: 'left out the centavos of the price', fil: 'hindi isinama ang sentimo ng presyo' },
  },
  rules: {
    en: [
      {
        say: 'To find the change, {subtract the total cost from the money paid}.',
        ask: 'How do we find the change when we buy several things?',
        not: [
          'add the total cost to the money paid',
          'subtract the price of one thing from the money paid',
          'subtract the money paid from the total cost',
        ],
      },
      {
        say: 'The cost of 4 candies at ₱2.50 each is {₱10}.',
        ask: 'How much do 4 candies at ₱2.50 each cost?',
        not: ['₱8', '₱6.50', '₱8.50'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman ang sukli, {ibawas ang kabuoang halaga sa ibinayad}.',
        ask: 'Paano malalaman ang sukli kung ilang bagay ang binili?',
        not: [
          'idagdag ang kabuoang halaga sa ibinayad',
          'ibawas ang presyo ng isa sa ibinayad',
          'ibawas ang ibinayad sa kabuoang halaga',
        ],
      },
      {
        say: 'Ang halaga ng 4 na kendi na tig-₱2.50 ay {₱10}.',
        ask: 'Magkano ang halaga ng 4 na kendi na tig-₱2.50?',
        not: ['₱8', '₱6.50', '₱8.50'],
      },
    ],
  },
  draw: (draw) => {
    const priced = pricedFrom(draw, draw.pick(['school', 'food', 'fruit'] as const))
    const count = draw.int(2, 6)
    const given = { ...priced, count, paid: paidFor(draw, count * priced.price), who: draw.person() }
    if (change(given) === total(given)) throw new RangeError('Who stops at the total would be right.')
    return given
  },
  answer: (given) => inPesos(change(given)),
  wrong: (given) => {
    const { count, price, paid } = given
    const results = {
      total: wrongPesos(total(given)),
      'one-thing': wrongPesos(paid - price),
      'no-regroup': price % 100 === 0 ? undefined : wrongPesos(change(given) + 100),
      'one-more': wrongPesos(change(given) - price),
      'one-fewer': count > 2 ? wrongPesos(change(given) + price) : undefined,
      'no-centavos': wrongPesos(paid - count * (price - (price % 100))),
    }
    return withMain(inPesos(change(given)), results, 'total', price / 25)
  },
  stems: {
    en: [
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} bought ${countedThing(given.count, given.thing)} at ${inPesos(given.price)} each and paid with ${inPesos(given.paid)}. How much change did ${given.who.he} get?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `One ${given.thing.en.one} costs ${inPesos(given.price)}. ${given.who.name} buys ${given.count} and gives the cashier ${inPesos(given.paid)}. How much change should ${given.who.he} get?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} went to the store with ${inPesos(given.paid)}. ${capital(given.who.he)} bought ${countedThing(given.count, given.thing)} that cost ${inPesos(given.price)} each. How much money was left?`,
      },
    ],
    fil: [
      {
        level: 'analyze',
        text: (given) =>
          `Bumili si ${given.who.name} ng ${ilan(given.count, given.thing.fil)} na tig-${inPesos(given.price)} at nagbayad ng ${inPesos(given.paid)}. Magkano ang sukli niya?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Ang isang ${given.thing.fil} ay ${inPesos(given.price)}. Bumili si ${given.who.name} ng ${given.count} nito at nagbigay ng ${inPesos(given.paid)} sa kahera. Magkano ang dapat na sukli niya?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Pumunta si ${given.who.name} sa tindahan na may dalang ${inPesos(given.paid)}. Bumili siya ng ${ilan(given.count, given.thing.fil)} na tig-${inPesos(given.price)}. Magkano ang natira niyang pera?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `When one pays ${inPesos(given.paid)} for ${countedThing(given.count, given.thing)} at ${inPesos(given.price)} each, the change is ${answer}.`,
    fil: (given, answer) =>
      `Kapag nagbayad ng ${inPesos(given.paid)} para sa ${ilan(given.count, given.thing.fil)} na tig-${inPesos(given.price)}, ang sukli ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Total cost: ${given.count} × ${inPesos(given.price)} = ${inPesos(total(given))}`,
      `Change: ${inPesos(given.paid)} − ${inPesos(total(given))} = ${inPesos(change(given))}`,
    ],
    fil: (given) => [
      `Kabuoang halaga: ${given.count} × ${inPesos(given.price)} = ${inPesos(total(given))}`,
      `Sukli: ${inPesos(given.paid)} − ${inPesos(total(given))} = ${inPesos(change(given))}`,
    ],
  },
})
