import { skill } from '../skill.ts'
import { type Decimal, decimalFrom, decimalText, inOrder, unitsAt } from './decimal.ts'

type Given = { decimals: readonly Decimal[]; isRising: boolean; who: string }

const listed = (decimals: readonly Decimal[]) => decimals.map(decimalText).join(', ')
const value = (decimal: Decimal) => unitsAt(decimal, 4)
const digitsAfter = ({ units, places }: Decimal) => units % 10 ** places

/** Sorted by what a learner looks at, in the direction that is asked for. */
const sorted = ({ decimals, isRising }: Given, by: (decimal: Decimal) => number) =>
  decimals.toSorted((one, other) => (isRising ? by(one) - by(other) : by(other) - by(one)))

const middleSwapped = ([first, second, third, ...rest]: readonly Decimal[]) =>
  first && second && third ? [first, third, second, ...rest] : []
const lastSwapped = (decimals: readonly Decimal[]) => [
  ...decimals.slice(0, -2),
  ...decimals.slice(-2).toReversed(),
]

export const orderDecimals = skill<
  Given,
  'reversed' | 'as-whole' | 'longer-smaller' | 'last-digits' | 'middle' | 'last'
>({
  id: 'decimals/order',
  area: 'Mathematics',
  name: { en: 'Ordering decimals', fil: 'Pagsusunod-sunod ng mga decimal' },
  grades: [4, 6],
  cues: {
    en: ['ordering decimals', 'arrange the decimals', 'least to greatest', 'greatest to least', 'decimal'],
    fil: [
      'pagsusunod-sunod ng decimal',
      'pagsunod-sunurin ang mga decimal',
      'pinakamaliit hanggang pinakamalaki',
      'decimal',
    ],
  },
  units: ['mathematics/4/decimals-to-hundredths', 'mathematics/5/decimals-place-value-and-operations'],
  largest: () => 100,
  choicesOnly: true,
  mistakes: {
    reversed: { en: 'put the decimals in the opposite order', fil: 'binaligtad ang pagkakasunod-sunod' },
    'as-whole': {
      en: 'compared the digits after the point as whole numbers',
      fil: 'pinaghambing ang mga digit pagkatapos ng point na parang whole number',
    },
    'longer-smaller': {
      en: 'took decimals with more digits for smaller',
      fil: 'inakalang mas maliit ang decimal na mas maraming digit',
    },
    'last-digits': { en: 'compared the last digits', fil: 'ang huling digit ang pinaghambing' },
    middle: { en: 'exchanged two decimals in the middle', fil: 'napagpalit ang dalawang decimal sa gitna' },
    last: { en: 'exchanged the last two decimals', fil: 'napagpalit ang huling dalawang decimal' },
  },
  rules: {
    en: [
      {
        say: 'To compare 2.5 with 2.405, we can write 2.5 as {2.500}.',
        ask: 'How can we write 2.5 with three decimal places to compare it with 2.405?',
        not: ['2.005', '2.050', '2.555'],
      },
      {
        say: 'Of 2.5, 2.05, 2.45 and 2.405, the least is {2.05}.',
        ask: 'Which is the least of 2.5, 2.05, 2.45 and 2.405?',
        not: ['2.5', '2.45', '2.405'],
      },
    ],
    fil: [
      {
        say: 'Upang maihambing ang 2.5 sa 2.405, maaaring isulat ang 2.5 bilang {2.500}.',
        ask: 'Paano isinusulat ang 2.5 nang may tatlong decimal place upang maihambing sa 2.405?',
        not: ['2.005', '2.050', '2.555'],
      },
      {
        say: 'Sa 2.5, 2.05, 2.45 at 2.405, ang pinakamaliit ay {2.05}.',
        ask: 'Alin ang pinakamaliit sa 2.5, 2.05, 2.45 at 2.405?',
        not: ['2.5', '2.45', '2.405'],
      },
    ],
  },
  draw: (draw) => {
    const whole = draw.int(0, 9)
    const lengths =
      draw.grade === 4 ? [1, 1, 2, 2] : draw.pick([[1, 2, 2, 3] as const, [1, 2, 3, 3] as const])
    const decimals = draw.shuffled(lengths.map((places) => decimalFrom(draw, places, [whole, whole])))
    const given = { decimals, isRising: draw.chanceOf(60), who: draw.person().name }
    if (new Set(decimals.map(value)).size < 4) throw new RangeError('Two are equal.')
    if (listed(decimals) === listed(sorted(given, value))) throw new RangeError('They are in order already.')
    return given
  },
  answer: (given) => listed(sorted(given, value)),
  wrong: (given) => {
    const right = sorted(given, value)
    return {
      reversed: listed(right.toReversed()),
      'as-whole': listed(sorted(given, digitsAfter)),
      'longer-smaller': listed(sorted(given, (each) => value(each) - each.places * 10 ** 6)),
      'last-digits': listed(sorted(given, ({ units }) => units % 10)),
      middle: listed(middleSwapped(right)),
      last: listed(lastSwapped(right)),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ decimals, isRising }) => `Arrange ${inOrder(isRising, 'en')}: ${listed(decimals)}.`,
      },
      {
        level: 'understand',
        text: ({ decimals, isRising }) =>
          `What is the order of the decimals ${listed(decimals)} ${inOrder(isRising, 'en')}?`,
      },
      {
        level: 'apply',
        text: ({ decimals, isRising, who }) =>
          `${who} weighed four packages. Their masses in kilograms are ${listed(decimals)}. What are the masses in order ${isRising ? 'from lightest to heaviest' : 'from heaviest to lightest'}?`,
      },
      {
        level: 'apply',
        text: ({ decimals, isRising, who }) =>
          `${who} measured four ropes. Their lengths in meters are ${listed(decimals)}. What are the lengths in order ${isRising ? 'from shortest to longest' : 'from longest to shortest'}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ decimals, isRising }) =>
          `Pagsunod-sunurin ${inOrder(isRising, 'fil')}: ${listed(decimals)}.`,
      },
      {
        level: 'understand',
        text: ({ decimals, isRising }) =>
          `Ano ang pagkakasunod-sunod ng mga decimal na ${listed(decimals)} ${inOrder(isRising, 'fil')}?`,
      },
      {
        level: 'apply',
        text: ({ decimals, isRising, who }) =>
          `Tinimbang ni ${who} ang apat na pakete. Ang bigat ng mga ito sa kilogramo ay ${listed(decimals)}. Ano ang pagkakasunod-sunod ng bigat ${isRising ? 'mula sa pinakamagaan hanggang sa pinakamabigat' : 'mula sa pinakamabigat hanggang sa pinakamagaan'}?`,
      },
      {
        level: 'apply',
        text: ({ decimals, isRising, who }) =>
          `Sinukat ni ${who} ang apat na lubid. Ang haba ng mga ito sa metro ay ${listed(decimals)}. Ano ang pagkakasunod-sunod ng haba ${isRising ? 'mula sa pinakamaikli hanggang sa pinakamahaba' : 'mula sa pinakamahaba hanggang sa pinakamaikli'}?`,
      },
    ],
  },
  statement: {
    en: ({ isRising }, answer) => `These decimals are arranged ${inOrder(isRising, 'en')}: ${answer}.`,
    fil: ({ isRising }, answer) => `Nakaayos ang mga decimal na ito ${inOrder(isRising, 'fil')}: ${answer}.`,
  },
  solution: {
    en: (given) => [
      `With the same number of places: ${filledUp(given)}`,
      `In order ${inOrder(given.isRising, 'en')}: ${listed(sorted(given, value))}`,
    ],
    fil: (given) => [
      `Nang may magkakaparehong bilang ng puwesto: ${filledUp(given)}`,
      `Ayos ${inOrder(given.isRising, 'fil')}: ${listed(sorted(given, value))}`,
    ],
  },
})

function filledUp({ decimals }: Given): string {
  const places = Math.max(...decimals.map((each) => each.places))
  return listed(decimals.map((each) => ({ units: unitsAt(each, places), places })))
}
