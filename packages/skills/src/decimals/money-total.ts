import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { inPesos, type PricedThing, pricedFrom, wrongPesos } from './money.ts'

type Given = { one: PricedThing; other: PricedThing; who: Person }

const total = ({ one, other }: Given) => one.price + other.price
const first = ({ one }: Given) => inPesos(one.price)
const second = ({ other }: Given) => inPesos(other.price)

export const moneyTotal = skill<
  Given,
  'no-carry' | 'carried-twice' | 'subtracted' | 'no-centavos' | 'ten-more'
>({
  id: 'decimals/money-total',
  area: 'Mathematics',
  name: { en: 'Adding amounts of money', fil: 'Pagdaragdag ng halaga ng pera' },
  grades: [4, 6],
  cues: {
    en: ['money', 'pesos and centavos', 'total cost', 'how much did', 'amount paid'],
    fil: ['pera', 'piso at sentimo', 'kabuoang halaga', 'magkano', 'binayaran'],
  },
  units: ['mathematics/6/operations-on-decimals'],
  largest: () => 500,
  mistakes: {
    'no-carry': {
      en: 'did not carry the peso that the centavos make',
      fil: 'hindi idinagdag ang pisong nabuo mula sa mga sentimo',
    },
    'carried-twice': { en: 'carried one peso too many', fil: 'labis ng isang piso ang idinagdag' },
    subtracted: { en: 'subtracted instead of adding', fil: 'nagbawas sa halip na magdagdag' },
    'no-centavos': {
      en: 'left out the centavos of the second price',
      fil: 'hindi isinama ang sentimo ng ikalawang presyo',
    },
    'ten-more': {
      en: 'made a mistake by ten pesos in adding',
      fil: 'nagkamali ng sampung piso sa pagdaragdag',
    },
  },
  rules: {
    en: [
      {
        say: 'In pesos, 250 centavos is {₱2.50}.',
        ask: 'How many pesos are 250 centavos?',
        not: ['₱0.25', '₱25', '₱250'],
      },
      {
        say: 'Together, 75 centavos and 75 centavos make {₱1.50}.',
        ask: 'How much do 75 centavos and 75 centavos make together?',
        not: ['₱1.05', '₱1.75', '₱0.75'],
      },
    ],
    fil: [
      {
        say: 'Ang 250 sentimo ay katumbas ng {₱2.50}.',
        ask: 'Magkano sa piso ang 250 sentimo?',
        not: ['₱0.25', '₱25', '₱250'],
      },
      {
        say: 'Kapag pinagsama ang 75 sentimo at 75 sentimo, ang kabuoan ay {₱1.50}.',
        ask: 'Magkano ang kabuoan ng 75 sentimo at 75 sentimo?',
        not: ['₱1.05', '₱1.75', '₱0.75'],
      },
    ],
  },
  draw: (draw) => {
    const [one, other] = [
      pricedFrom(draw, 'school'),
      pricedFrom(draw, draw.pick(['school', 'food'] as const)),
    ]
    if (one.thing === other.thing) throw new RangeError('The same thing twice.')
    return { one, other, who: draw.person() }
  },
  answer: (given) => inPesos(total(given)),
  wrong: (given) => {
    const { one, other } = given
    return {
      'no-carry': (one.price % 100) + (other.price % 100) >= 100 ? wrongPesos(total(given) - 100) : undefined,
      'carried-twice': wrongPesos(total(given) + 100),
      subtracted:
        Math.abs(one.price - other.price) > total(given) / 4
          ? wrongPesos(Math.abs(one.price - other.price))
          : undefined,
      'no-centavos': wrongPesos(total(given) - (other.price % 100)),
      'ten-more': wrongPesos(total(given) + 1000),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is the total of ${first(given)} and ${second(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `At the school store, one ${given.one.thing.en.one} costs ${first(given)} and one ${given.other.thing.en.one} costs ${second(given)}. ${given.who.name} buys one of each. How much does ${given.who.he} pay?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} spent ${first(given)} for one ${given.one.thing.en.one} and ${second(given)} for one ${given.other.thing.en.one}. How much did ${given.who.he} spend in all?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} has a list of things to buy: one ${given.one.thing.en.one} for ${first(given)} and one ${given.other.thing.en.one} for ${second(given)}. How much money does ${given.who.he} need?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Magkano ang kabuoan ng ${first(given)} at ${second(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Sa tindahan ng paaralan, ${first(given)} ang isang ${given.one.thing.fil} at ${second(given)} ang isang ${given.other.thing.fil}. Bumili si ${given.who.name} ng tig-isa nito. Magkano ang babayaran niya?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Gumastos si ${given.who.name} ng ${first(given)} para sa isang ${given.one.thing.fil} at ${second(given)} para sa isang ${given.other.thing.fil}. Magkano ang nagastos niya sa kabuoan?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May listahan si ${given.who.name} ng bibilhin: isang ${given.one.thing.fil} na ${first(given)} at isang ${given.other.thing.fil} na ${second(given)}. Magkanong pera ang kailangan niya?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The total of ${first(given)} and ${second(given)} is ${answer}.`,
    fil: (given, answer) => `Ang kabuoan ng ${first(given)} at ${second(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Add the prices, point under point: ${first(given)} + ${second(given)} = ${inPesos(total(given))}`,
    ],
    fil: (given) => [
      `Pagsamahin ang mga presyo nang magkatapat ang point: ${first(given)} + ${second(given)} = ${inPesos(total(given))}`,
    ],
  },
})
