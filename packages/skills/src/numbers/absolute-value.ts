import { skill } from '../skill.ts'
import { bracketed, signed } from './amounts.ts'
import { equalSteps } from './divisors.ts'

type Kind = 'sum' | 'difference' | 'inside' | 'outside'
type Given = { kind: Kind; a: number; b: number }

const shown = ({ kind, a, b }: Given): string =>
  ({
    sum: `|${signed(a)}| + |${signed(b)}|`,
    difference: `|${signed(a)}| − |${signed(b)}|`,
    inside: `|${signed(a)} − ${bracketed(b)}|`,
    outside: `−|${signed(a)}| + |${signed(b)}|`,
  })[kind]

const value = ({ kind, a, b }: Given): number =>
  ({
    sum: Math.abs(a) + Math.abs(b),
    difference: Math.abs(a) - Math.abs(b),
    inside: Math.abs(a - b),
    outside: Math.abs(b) - Math.abs(a),
  })[kind]

const barless = ({ kind, a, b }: Given): number =>
  ({ sum: a + b, difference: a - b, inside: a - b, outside: -a + b })[kind]

const first = {
  en: {
    sum: 'Both absolute values are positive',
    difference: 'Both absolute values are positive',
    inside: 'Subtract inside the bars first',
    outside: 'The minus sign in front of the bars stays',
  },
  fil: {
    sum: 'Positibo ang dalawang absolute value',
    difference: 'Positibo ang dalawang absolute value',
    inside: 'Magbawas muna sa loob ng mga bar',
    outside: 'Nananatili ang minus sign sa labas ng mga bar',
  },
}

const step = ({ kind, a, b }: Given): string => {
  const [p, q] = [Math.abs(a), Math.abs(b)]
  return {
    sum: `${p} + ${q}`,
    difference: `${p} − ${q}`,
    inside: `|${signed(a - b)}|`,
    outside: `−${p} + ${q}`,
  }[kind]
}

export const absoluteValue = skill<Given, 'barless' | 'negative' | 'first' | 'added' | 'taken'>({
  id: 'numbers/absolute-value',
  area: 'Mathematics',
  name: { en: 'Absolute value', fil: 'Absolute value' },
  grades: [7, 8],
  cues: {
    en: ['absolute value', 'distance from zero', 'integers', 'absolute value bars'],
    fil: ['absolute value', 'distansiya mula sa zero', 'layo mula sa zero', 'integer'],
  },
  notation: [/\|[^|]{1,12}\|/],
  units: ['mathematics/7/integers'],
  largest: () => 50,
  mistakes: {
    barless: { en: 'computed as if there were no bars', fil: 'nagkuwenta na parang walang mga bar' },
    negative: { en: 'gave the result the wrong sign', fil: 'mali ang sign ng sagot' },
    first: { en: 'gave the first absolute value only', fil: 'ang unang absolute value lamang ang ibinigay' },
    added: { en: 'added the absolute values', fil: 'pinagsama ang mga absolute value' },
    taken: {
      en: 'subtracted the smaller absolute value from the larger',
      fil: 'ibinawas ang mas maliit na absolute value sa mas malaki',
    },
  },
  rules: {
    en: [
      {
        say: 'The absolute value of an integer is its distance from {zero} on the number line.',
        ask: 'The absolute value of an integer is its distance from which point on the number line?',
        not: ['one', 'its opposite', 'the next integer'],
      },
      {
        say: 'Of −12, 7, −3 and 10, the integer with the greatest absolute value is {−12}.',
        ask: 'Which of −12, 7, −3 and 10 has the greatest absolute value?',
        not: ['7', '−3', '10'],
      },
      {
        say: 'The two integers with an absolute value of 9 are {9 and −9}.',
        ask: 'Which two integers have an absolute value of 9?',
        not: ['3 and −3', '18 and −18', '81 and −81'],
      },
    ],
    fil: [
      {
        say: 'Ang absolute value ng isang integer ay ang layo nito sa {zero} sa number line.',
        ask: 'Ang absolute value ng isang integer ay ang layo nito sa anong punto sa number line?',
        not: ['isa', 'kabaligtaran nito', 'kasunod na integer'],
      },
      {
        say: 'Sa −12, 7, −3 at 10, ang may pinakamalaking absolute value ay {−12}.',
        ask: 'Alin sa −12, 7, −3 at 10 ang may pinakamalaking absolute value?',
        not: ['7', '−3', '10'],
      },
      {
        say: 'Ang dalawang integer na may absolute value na 9 ay {9 at −9}.',
        ask: 'Aling dalawang integer ang may absolute value na 9?',
        not: ['3 at −3', '18 at −18', '81 at −81'],
      },
    ],
  },
  draw: (draw) => {
    const most = Math.min(25, Math.floor(draw.largest / 2))
    const [p, q] = draw.some(equalSteps(2, most), 2) as [number, number]
    const kind = draw.pick(['sum', 'difference', 'inside', 'outside'] as const)
    const [s, t] = draw.pick(
      kind === 'inside'
        ? ([
            [-1, 1],
            [1, 1],
            [-1, -1],
            [1, -1],
          ] as const)
        : ([
            [-1, 1],
            [1, -1],
            [-1, -1],
          ] as const),
    )
    const given = { kind, a: s * p, b: t * q }
    if (kind === 'inside' && given.a > given.b && given.b > 0) throw new RangeError('No bars needed.')
    return given
  },
  answer: (given) => signed(value(given)),
  wrong: (given) => {
    const [p, q] = [Math.abs(given.a), Math.abs(given.b)]
    return {
      barless: signed(barless(given)),
      negative: signed(-value(given)),
      first: signed(p),
      added: signed(p + q),
      taken: signed(Math.abs(p - q)),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is the value of ${shown(given)}?` },
      { level: 'understand', text: (given) => `Evaluate: ${shown(given)} = ____` },
      { level: 'understand', text: (given) => `Simplify the expression ${shown(given)}.` },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang halaga ng ${shown(given)}?` },
      { level: 'understand', text: (given) => `Hanapin ang halaga: ${shown(given)} = ____` },
      { level: 'understand', text: (given) => `Payakin ang expression na ${shown(given)}.` },
    ],
  },
  statement: {
    en: (given, answer) => `The value of ${shown(given)} is ${answer}.`,
    fil: (given, answer) => `Ang halaga ng ${shown(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `${first.en[given.kind]}: ${shown(given)} = ${step(given)}`,
      `${step(given)} = ${signed(value(given))}`,
    ],
    fil: (given) => [
      `${first.fil[given.kind]}: ${shown(given)} = ${step(given)}`,
      `${step(given)} = ${signed(value(given))}`,
    ],
  },
})
