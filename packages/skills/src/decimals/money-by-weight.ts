import { type InBoth, skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { shortest } from './decimal.ts'
import { inPesos, wrongPesos } from './money.ts'

/** Hundredths of a kilogram at so many pesos a kilogram. */
type Given = { food: InBoth<string>; price: number; weight: number; who: Person }

const foods: readonly (InBoth<string> & { price: readonly [number, number] })[] = [
  { en: 'rice', fil: 'bigas', price: [42, 60] },
  { en: 'sugar', fil: 'asukal', price: [70, 95] },
  { en: 'tilapia', fil: 'tilapya', price: [120, 160] },
  { en: 'chicken', fil: 'manok', price: [170, 220] },
  { en: 'onions', fil: 'sibuyas', price: [80, 160] },
  { en: 'tomatoes', fil: 'kamatis', price: [40, 100] },
  { en: 'mangoes', fil: 'mangga', price: [90, 160] },
]

const cost = ({ price, weight }: Given) => price * weight
const kilos = ({ weight }: Given) => shortest(weight, 2)
const perKilo = ({ price }: Given) => inPesos(price * 100)

export const moneyByWeight = skill<
  Given,
  'whole-kilos' | 'rounded-up' | 'point-left' | 'point-right' | 'added' | 'half' | 'half-less' | 'quarter'
>({
  id: 'decimals/money-by-weight',
  area: 'Mathematics',
  name: { en: 'Cost by the kilogram', fil: 'Halaga ayon sa kilogramo' },
  grades: [5, 6],
  cues: {
    en: ['per kilogram', 'price per kilogram', 'total cost', 'multiplying decimals', 'money'],
    fil: ['bawat kilogramo', 'presyo ng bawat kilo', 'kabuoang halaga', 'pag-multiply ng decimal', 'pera'],
  },
  units: ['mathematics/6/operations-on-decimals'],
  largest: () => 1000,
  mistakes: {
    'whole-kilos': {
      en: 'paid for the whole kilograms only',
      fil: 'ang buong kilogramo lamang ang binayaran',
    },
    'rounded-up': {
      en: 'rounded the kilograms up to a whole number',
      fil: 'itinaas sa whole number ang kilogramo',
    },
    'point-left': {
      en: 'put the decimal point one place too far to the left',
      fil: 'labis ng isang puwesto pakaliwa ang decimal point',
    },
    'point-right': {
      en: 'put the decimal point one place too far to the right',
      fil: 'labis ng isang puwesto pakanan ang decimal point',
    },
    added: {
      en: 'added the kilograms and the price',
      fil: 'pinagsama ang kilogramo at ang presyo',
    },
    'half-less': {
      en: 'took half a kilogram too little',
      fil: 'kulang ng kalahating kilogramo ang kinuha',
    },
    quarter: {
      en: 'took a quarter of a kilogram too much',
      fil: 'labis ng sangkapat na kilogramo ang kinuha',
    },
    half: { en: 'took half a kilogram too much', fil: 'labis ng kalahating kilogramo ang kinuha' },
  },
  rules: {
    en: [
      {
        say: 'If 1 kg of rice costs ₱50, 0.5 kg costs {₱25}.',
        ask: 'How much does 0.5 kg of rice cost if 1 kg costs ₱50?',
        not: ['₱100', '₱50.50', '₱45'],
      },
      {
        say: 'To find the cost of 2.5 kg of rice, {multiply the price of 1 kg by 2.5}.',
        ask: 'We know the price of 1 kg of rice. How do we find the cost of 2.5 kg?',
        not: [
          'add 2.5 to the price of 1 kg',
          'divide the price of 1 kg by 2.5',
          'multiply the price of 1 kg by 2',
        ],
      },
    ],
    fil: [
      {
        say: 'Kung ₱50 ang 1 kg ng bigas, ang 0.5 kg ay {₱25}.',
        ask: 'Magkano ang 0.5 kg ng bigas kung ₱50 ang 1 kg?',
        not: ['₱100', '₱50.50', '₱45'],
      },
      {
        say: 'Upang malaman ang halaga ng 2.5 kg ng bigas, {i-multiply ang presyo ng 1 kg sa 2.5}.',
        ask: 'Alam natin ang presyo ng 1 kg ng bigas. Paano malalaman ang halaga ng 2.5 kg?',
        not: [
          'idagdag ang 2.5 sa presyo ng 1 kg',
          'hatiin ang presyo ng 1 kg sa 2.5',
          'i-multiply ang presyo ng 1 kg sa 2',
        ],
      },
    ],
  },
  draw: (draw) => {
    const { price, ...food } = draw.pick(foods)
    const [least, most] = price
    return {
      food,
      price: draw.int(least, most),
      weight: draw.pick([50, 75, 125, 150, 175, 225, 250, 275, 325, 350]),
      who: draw.person(),
    }
  },
  answer: (given) => inPesos(cost(given)),
  wrong: (given) => {
    const { price, weight } = given
    // The price of one kilogram stands in the problem itself.
    const paid = (centavos: number) => (centavos === price * 100 ? undefined : wrongPesos(centavos))
    return {
      'whole-kilos': paid(price * Math.floor(weight / 100) * 100),
      'rounded-up': paid(price * Math.ceil(weight / 100) * 100),
      'point-left': wrongPesos(cost(given) / 10),
      'point-right': cost(given) < 20_000 ? wrongPesos(cost(given) * 10) : undefined,
      added: wrongPesos(price * 100 + weight),
      half: paid(cost(given) + price * 50),
      'half-less': weight > 100 ? paid(cost(given) - price * 50) : undefined,
      quarter: paid(cost(given) + price * 25),
    }
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `At the market, ${given.food.en} cost${given.food.en.endsWith('s') ? '' : 's'} ${perKilo(given)} per kilogram. ${given.who.name} buys ${kilos(given)} kg. How much does ${given.who.he} pay?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `The price of ${given.food.en} is ${perKilo(given)} per kilogram. How much must ${given.who.name} pay for ${kilos(given)} kg?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} needs ${kilos(given)} kg of ${given.food.en} at ${perKilo(given)} per kilogram. How much money does ${given.who.he} need?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `Sa palengke, ${perKilo(given)} ang bawat kilogramo ng ${given.food.fil}. Bumili si ${given.who.name} ng ${kilos(given)} kg. Magkano ang babayaran niya?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang presyo ng ${given.food.fil} ay ${perKilo(given)} bawat kilogramo. Magkano ang dapat bayaran ni ${given.who.name} para sa ${kilos(given)} kg?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Kailangan ni ${given.who.name} ng ${kilos(given)} kg ng ${given.food.fil} na ${perKilo(given)} bawat kilogramo. Magkanong pera ang kailangan niya?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `At ${perKilo(given)} per kilogram, the cost of ${kilos(given)} kg of ${given.food.en} is ${answer}.`,
    fil: (given, answer) =>
      `Sa presyong ${perKilo(given)} bawat kilogramo, ang ${kilos(given)} kg ng ${given.food.fil} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Multiply the price per kilogram by the kilograms: ${perKilo(given)} × ${kilos(given)} = ${inPesos(cost(given))}`,
    ],
    fil: (given) => [
      `I-multiply ang presyo ng bawat kilogramo sa kilogramo: ${perKilo(given)} × ${kilos(given)} = ${inPesos(cost(given))}`,
    ],
  },
})
