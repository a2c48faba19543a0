import { skill } from '../skill.ts'
import { ilan } from '../whole-numbers/stories.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { inPesos, pricedFrom, wrongPesos } from './money.ts'

type Given = { thing: Thing; price: number; count: number; who: Person }

const total = ({ price, count }: Given) => price * count

export const moneyEach = skill<
  Given,
  'no-centavos' | 'peso-more' | 'peso-less' | 'fifty' | 'one-fewer' | 'one-more'
>({
  id: 'decimals/money-each',
  area: 'Mathematics',
  name: { en: 'Price of one, shares of money', fil: 'Presyo ng isa, paghahati ng pera' },
  grades: [5, 6],
  cues: {
    en: ['price of each', 'share equally', 'unit price', 'dividing money', 'pesos and centavos'],
    fil: [
      'presyo ng isa',
      'hatiin nang pantay',
      'paghahati ng pera',
      'piso at sentimo',
      'magkano ang bawat isa',
    ],
  },
  units: ['mathematics/6/operations-on-decimals'],
  largest: () => 1000,
  mistakes: {
    'no-centavos': { en: 'left out the centavos', fil: 'hindi isinama ang mga sentimo' },
    'peso-more': {
      en: 'got one peso too much in dividing',
      fil: 'labis ng isang piso ang sagot sa paghahati',
    },
    'peso-less': {
      en: 'got one peso too little in dividing',
      fil: 'kulang ng isang piso ang sagot sa paghahati',
    },
    fifty: { en: 'made a mistake by 50 centavos in dividing', fil: 'nagkamali ng 50 sentimo sa paghahati' },
    'one-fewer': {
      en: 'divided by a number that is one too small',
      fil: 'kulang ng isa ang ginamit na divisor',
    },
    'one-more': {
      en: 'divided by a number that is one too large',
      fil: 'labis ng isa ang ginamit na divisor',
    },
  },
  rules: {
    en: [
      {
        say: 'To find the price of one pencil from the cost of 6, {divide the cost by 6}.',
        ask: 'We know the cost of 6 pencils of the same price. How do we find the price of one?',
        not: ['multiply the cost by 6', 'subtract 6 from the cost', 'divide 6 by the cost'],
      },
      {
        say: 'When 4 children share ₱10 equally, each child gets {₱2.50}.',
        ask: 'How much does each child get when 4 children share ₱10 equally?',
        not: ['₱2.25', '₱40', '₱6'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman ang presyo ng isang lapis mula sa halaga ng 6, {hatiin ang halaga sa 6}.',
        ask: 'Alam natin ang halaga ng 6 na lapis na magkakapareho ang presyo. Paano malalaman ang presyo ng isa?',
        not: ['i-multiply ang halaga sa 6', 'bawasan ng 6 ang halaga', 'hatiin ang 6 sa halaga'],
      },
      {
        say: 'Kapag pinaghatian nang pantay ng 4 na bata ang ₱10, ang makukuha ng bawat bata ay {₱2.50}.',
        ask: 'Magkano ang makukuha ng bawat bata kapag pinaghatian nang pantay ng 4 na bata ang ₱10?',
        not: ['₱2.25', '₱40', '₱6'],
      },
    ],
  },
  draw: (draw) => ({
    ...pricedFrom(draw, draw.pick(['school', 'food', 'fruit'] as const)),
    count: draw.int(3, 8),
    who: draw.person(),
  }),
  answer: ({ price }) => inPesos(price),
  wrong: (given) => {
    const { price, count } = given
    return {
      'no-centavos': wrongPesos(price - (price % 100)),
      'peso-more': wrongPesos(price + 100),
      'peso-less': wrongPesos(price - 100),
      fifty: wrongPesos(price + (price % 100 === 25 ? 50 : -50)),
      'one-fewer': count > 2 ? wrongPesos(total(given) / (count - 1)) : undefined,
      'one-more': wrongPesos(total(given) / (count + 1)),
    }
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} paid ${inPesos(total(given))} for ${countedThing(given.count, given.thing)} of the same price. How much did one cost?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A group of ${given.count} friends shares the cost of their merienda equally. The merienda costs ${inPesos(total(given))}. How much does each friend pay?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} saved the same amount on each of ${given.count} days and now has ${inPesos(total(given))}. How much did ${given.who.he} save each day?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `Nagbayad si ${given.who.name} ng ${inPesos(total(given))} para sa ${ilan(given.count, given.thing.fil)} na magkakapareho ang presyo. Magkano ang isa?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Pinaghatian nang pantay ng ${ilan(given.count, 'magkakaibigan')} ang ${inPesos(total(given))} na halaga ng meryenda. Magkano ang babayaran ng bawat isa?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nag-ipon si ${given.who.name} ng magkakaparehong halaga sa loob ng ${ilan(given.count, 'araw')} at ngayon ay may ${inPesos(total(given))} na siya. Magkano ang inipon niya bawat araw?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `If ${countedThing(given.count, given.thing)} of the same price cost ${inPesos(total(given))}, one costs ${answer}.`,
    fil: (given, answer) =>
      `Kung ${inPesos(total(given))} ang ${ilan(given.count, given.thing.fil)} na magkakapareho ang presyo, ang presyo ng isa ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Divide: ${inPesos(total(given))} ÷ ${given.count} = ${inPesos(given.price)}`,
      `Check: ${given.count} × ${inPesos(given.price)} = ${inPesos(total(given))}`,
    ],
    fil: (given) => [
      `Hatiin: ${inPesos(total(given))} ÷ ${given.count} = ${inPesos(given.price)}`,
      `Suriin: ${given.count} × ${inPesos(given.price)} = ${inPesos(total(given))}`,
    ],
  },
})
