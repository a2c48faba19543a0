import { skill } from '../skill.ts'

/** A rational number as it is written, and its value. */
type Rational = { text: string; value: number }
type Given = { numbers: readonly Rational[]; rising: boolean }

const fractions = [
  '1/4',
  '1/2',
  '3/4',
  '1/5',
  '2/5',
  '3/5',
  '4/5',
  '3/10',
  '7/10',
  '9/10',
  '1/8',
  '3/8',
  '5/8',
  '7/8',
  '3/2',
  '5/4',
]
const decimals = ['0.1', '0.15', '0.35', '0.45', '0.55', '0.65', '0.85', '0.95', '1.1', '1.3', '0.05', '1.05']

const sizeOf = (text: string) => {
  const [above = '0', below = '1'] = text.split('/')
  return Number(above) / Number(below)
}
const rational = (text: string, negative: boolean): Rational => ({
  text: negative ? `−${text}` : text,
  value: negative ? -sizeOf(text) : sizeOf(text),
})
const shown = (numbers: readonly Rational[]) => numbers.map(({ text }) => text).join(', ')
const up = (one: Rational, other: Rational) => one.value - other.value
const right = ({ numbers, rising }: Given) =>
  rising ? numbers.toSorted(up) : numbers.toSorted(up).toReversed()
const isFraction = ({ text }: Rational) => text.includes('/')

export const orderRationals = skill<Given, 'reversed' | 'absolute' | 'negatives' | 'kinds' | 'swapped'>({
  id: 'numbers/order-rationals',
  area: 'Mathematics',
  name: { en: 'Ordering rational numbers', fil: 'Pagsusunod-sunod ng mga rational number' },
  grades: [7, 8],
  cues: {
    en: [
      'rational numbers',
      'order rational numbers',
      'compare rational numbers',
      'least to greatest',
      'fractions and decimals',
    ],
    fil: [
      'rational number',
      'pagsunod-sunurin ang mga rational number',
      'fraction at decimal',
      'mula pinakamaliit',
    ],
  },
  units: ['mathematics/7/rational-numbers'],
  largest: () => 20,
  mistakes: {
    reversed: { en: 'ordered the numbers the other way', fil: 'pabaligtad ang pagkakasunod-sunod' },
    absolute: {
      en: 'ordered the numbers without looking at the signs',
      fil: 'inayos ang mga bilang nang hindi tiningnan ang mga sign',
    },
    negatives: {
      en: 'ordered the negative numbers like positive ones',
      fil: 'inayos ang mga negatibo na parang mga positibo',
    },
    kinds: {
      en: 'ordered the fractions and the decimals separately',
      fil: 'hiwalay na inayos ang mga fraction at ang mga decimal',
    },
    swapped: {
      en: 'exchanged the two greatest numbers',
      fil: 'napagpalit ang dalawang pinakamalaking bilang',
    },
  },
  rules: {
    en: [
      {
        say: 'To compare 3/5 with 0.7, we can write 3/5 as the decimal {0.6}.',
        ask: 'We want to compare 3/5 with 0.7. Which decimal is equal to 3/5?',
        not: ['0.35', '0.53', '3.5'],
      },
      {
        say: 'Of 1/2, 0.35, −3/4 and −0.9, the least is {−0.9}.',
        ask: 'Which is the least of 1/2, 0.35, −3/4 and −0.9?',
        not: ['1/2', '0.35', '−3/4'],
      },
    ],
    fil: [
      {
        say: 'Upang ihambing ang 3/5 sa 0.7, maaaring isulat ang 3/5 bilang decimal na {0.6}.',
        ask: 'Nais nating ihambing ang 3/5 sa 0.7. Aling decimal ang katumbas ng 3/5?',
        not: ['0.35', '0.53', '3.5'],
      },
      {
        say: 'Sa 1/2, 0.35, −3/4 at −0.9, ang pinakamaliit ay {−0.9}.',
        ask: 'Alin ang pinakamaliit sa 1/2, 0.35, −3/4 at −0.9?',
        not: ['1/2', '0.35', '−3/4'],
      },
    ],
  },
  draw: (draw) => {
    const below = draw.int(1, 2)
    const mixed = draw.shuffled([...draw.some(fractions, 2), ...draw.some(decimals, 2)])
    const numbers = draw.shuffled(mixed.map((text, at) => rational(text, at < below)))
    const given = { numbers, rising: draw.chanceOf(60) }
    const values = numbers.map(({ value }) => Math.abs(value)).toSorted((one, other) => one - other)
    if (values.some((value, at) => at > 0 && value - (values[at - 1] ?? 0) < 0.04))
      throw new RangeError('Too near.')
    if (shown(numbers) === shown(right(given))) throw new RangeError('Ordered already.')
    return given
  },
  answer: (given) => shown(right(given)),
  wrong: (given) => {
    const { numbers, rising } = given
    const turned = (list: readonly Rational[]) => shown(rising ? list : list.toReversed())
    const order = numbers.toSorted(up)
    const below = order.filter(({ value }) => value < 0)
    const above = order.filter(({ value }) => value > 0)
    const [one, two, three, four] = order as [Rational, Rational, Rational, Rational]
    return {
      reversed: turned(order.toReversed()),
      absolute: turned(numbers.toSorted((first, second) => Math.abs(first.value) - Math.abs(second.value))),
      negatives: turned([...below.toReversed(), ...above]),
      kinds: turned([...order.filter(isFraction), ...order.filter((each) => !isFraction(each))]),
      swapped: turned([one, two, four, three]),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ numbers, rising }) =>
          `Arrange the rational numbers from ${rising ? 'least to greatest' : 'greatest to least'}: ${shown(numbers)}.`,
      },
      {
        level: 'understand',
        text: ({ numbers, rising }) =>
          `What is the order of ${shown(numbers)} from ${rising ? 'least to greatest' : 'greatest to least'}?`,
      },
      {
        level: 'apply',
        text: ({ numbers, rising }) =>
          `The numbers ${shown(numbers)} are marked on a number line. What is their order from ${rising ? 'left to right' : 'right to left'}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ numbers, rising }) =>
          `Ayusin ang mga rational number mula ${rising ? 'pinakamaliit hanggang pinakamalaki' : 'pinakamalaki hanggang pinakamaliit'}: ${shown(numbers)}.`,
      },
      {
        level: 'understand',
        text: ({ numbers, rising }) =>
          `Ano ang ayos ng ${shown(numbers)} mula ${rising ? 'pinakamaliit hanggang pinakamalaki' : 'pinakamalaki hanggang pinakamaliit'}?`,
      },
      {
        level: 'apply',
        text: ({ numbers, rising }) =>
          `Inilagay sa number line ang mga bilang na ${shown(numbers)}. Ano ang ayos ng mga ito mula ${rising ? 'kaliwa pakanan' : 'kanan pakaliwa'}?`,
      },
    ],
  },
  statement: {
    en: ({ numbers, rising }, answer) =>
      `From ${rising ? 'least to greatest' : 'greatest to least'}, the numbers ${shown(numbers)} are ${answer}.`,
    fil: ({ numbers, rising }, answer) =>
      `Mula ${rising ? 'pinakamaliit hanggang pinakamalaki' : 'pinakamalaki hanggang pinakamaliit'}, ang ayos ng ${shown(numbers)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `As decimals: ${given.numbers
        .filter(isFraction)
        .map(({ text, value }) => `${text} = ${String(value).replace('-', '−')}`)
        .join(', ')}`,
      `In order: ${shown(right(given))}`,
    ],
    fil: (given) => [
      `Bilang decimal: ${given.numbers
        .filter(isFraction)
        .map(({ text, value }) => `${text} = ${String(value).replace('-', '−')}`)
        .join(', ')}`,
      `Ayon sa ayos: ${shown(right(given))}`,
    ],
  },
})
