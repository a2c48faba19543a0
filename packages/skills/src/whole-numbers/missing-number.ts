import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

/** a sign b = c, and one of a and b is the blank. */
type Given = { a: number; b: number; c: number; sign: '+' | '−' | '×' | '÷'; first: boolean }

const missing = ({ a, b, first }: Given) => (first ? a : b)
const known = ({ a, b, first }: Given) => (first ? b : a)
const written = ({ a, b, c, sign, first }: Given, blank: string) =>
  `${first ? blank : grouped(a)} ${sign} ${first ? grouped(b) : blank} = ${grouped(c)}`

/** How the missing number is found. */
const way = (given: Given): string => {
  const { c, sign, first } = given
  const [left, right] = [grouped(c), grouped(known(given))]
  if (sign === '+') return `${left} − ${right}`
  if (sign === '×') return `${left} ÷ ${right}`
  if (sign === '−') return first ? `${left} + ${right}` : `${right} − ${left}`
  return first ? `${left} × ${right}` : `${right} ÷ ${left}`
}

const riddles = {
  en: {
    '+': (n: string, c: string) => `When ${n} is added to a number, the sum is ${c}. What is the number?`,
    '−first': (n: string, c: string) =>
      `When ${n} is subtracted from a number, the difference is ${c}. What is the number?`,
    '−second': (n: string, c: string) =>
      `When a number is subtracted from ${n}, the difference is ${c}. What is the number?`,
    '×': (n: string, c: string) =>
      `When a number is multiplied by ${n}, the product is ${c}. What is the number?`,
    '÷first': (n: string, c: string) =>
      `When a number is divided by ${n}, the quotient is ${c}. What is the number?`,
    '÷second': (n: string, c: string) =>
      `When ${n} is divided by a number, the quotient is ${c}. What is the number?`,
  },
  fil: {
    '+': (n: string, c: string) =>
      `Kapag dinagdagan ng ${n} ang isang bilang, ang sum ay ${c}. Ano ang bilang?`,
    '−first': (n: string, c: string) =>
      `Kapag binawasan ng ${n} ang isang bilang, ang difference ay ${c}. Ano ang bilang?`,
    '−second': (n: string, c: string) =>
      `Kapag ibinawas ang isang bilang sa ${n}, ang difference ay ${c}. Ano ang bilang?`,
    '×': (n: string, c: string) =>
      `Kapag pinarami sa ${n} ang isang bilang, ang product ay ${c}. Ano ang bilang?`,
    '÷first': (n: string, c: string) =>
      `Kapag hinati sa ${n} ang isang bilang, ang quotient ay ${c}. Ano ang bilang?`,
    '÷second': (n: string, c: string) =>
      `Kapag hinati ang ${n} sa isang bilang, ang quotient ay ${c}. Ano ang bilang?`,
  },
}

const riddle = (given: Given, language: 'en' | 'fil') => {
  const { sign, first, c } = given
  const key = sign === '+' || sign === '×' ? sign : (`${sign}${first ? 'first' : 'second'}` as const)
  return riddles[language][key](grouped(known(given)), grouped(c))
}

export const missingNumber = skill<
  Given,
  'same-operation' | 'opposite' | 'one-more' | 'one-less' | 'ten-more' | 'known'
>({
  id: 'whole-numbers/missing-number',
  area: 'Mathematics',
  name: { en: 'Missing number in an equation', fil: 'Nawawalang bilang sa equation' },
  grades: [1, 5],
  cues: {
    en: ['missing number', 'missing addend', 'missing factor', 'unknown', 'number sentence', 'equation'],
    fil: ['nawawalang bilang', 'missing number', 'missing addend', 'number sentence', 'equation'],
  },
  notation: [/_{2,} ?[+−×÷-] ?\d+ ?= ?\d/, /\d ?[+−×÷-] ?_{2,} ?= ?\d/],
  units: [],
  largest: (grade) => [20, 100, 1_000, 1_000, 10_000][grade - 1] ?? 100,
  mistakes: {
    'same-operation': {
      en: 'used the operation that is shown',
      fil: 'ginamit ang mismong operation na nakasulat',
    },
    opposite: {
      en: 'used the opposite operation where it does not fit',
      fil: 'ginamit ang kabaligtarang operation kahit hindi angkop',
    },
    'one-more': { en: 'counted one too many', fil: 'sobra ng isa ang bilang' },
    'one-less': { en: 'counted one too few', fil: 'kulang ng isa ang bilang' },
    'ten-more': { en: 'made a mistake of ten', fil: 'nagkamali ng sampu' },
    known: { en: 'wrote the number that is given', fil: 'ang bilang na nakasulat na ang inilagay' },
  },
  rules: {
    en: [
      {
        say: 'To find a missing addend, {subtract the known addend from the sum}.',
        ask: 'We know the sum and one addend. How do we find the other addend?',
        not: [
          'add the known addend to the sum',
          'subtract the sum from the known addend',
          'add the known addend to itself',
        ],
      },
      {
        say: 'The number sentence that gives the missing number in 6 + ____ = 14 is {14 − 6 = 8}.',
        ask: 'Which number sentence gives the missing number in 6 + ____ = 14?',
        not: ['14 + 6 = 20', '6 + 6 = 12', '8 − 6 = 2'],
      },
      {
        say: 'The number sentence that gives the missing number in ____ − 8 = 5 is {5 + 8 = 13}.',
        ask: 'Which number sentence gives the missing number in ____ − 8 = 5?',
        not: ['8 − 5 = 3', '8 + 8 = 16', '5 + 5 = 10'],
      },
    ],
    fil: [
      {
        say: 'Upang makita ang nawawalang addend, {ibawas sa sum ang alam na addend}.',
        ask: 'Alam natin ang sum at ang isang addend. Paano makikita ang isa pang addend?',
        not: [
          'idagdag sa sum ang alam na addend',
          'ibawas sa alam na addend ang sum',
          'idagdag ang alam na addend sa sarili nito',
        ],
      },
      {
        say: 'Ang number sentence na nagbibigay ng nawawalang bilang sa 6 + ____ = 14 ay {14 − 6 = 8}.',
        ask: 'Aling number sentence ang nagbibigay ng nawawalang bilang sa 6 + ____ = 14?',
        not: ['14 + 6 = 20', '6 + 6 = 12', '8 − 6 = 2'],
      },
      {
        say: 'Ang number sentence na nagbibigay ng nawawalang bilang sa ____ − 8 = 5 ay {5 + 8 = 13}.',
        ask: 'Aling number sentence ang nagbibigay ng nawawalang bilang sa ____ − 8 = 5?',
        not: ['8 − 5 = 3', '8 + 8 = 16', '5 + 5 = 10'],
      },
    ],
  },
  draw: (draw) => {
    const first = draw.chanceOf(50)
    const most = draw.largest
    const sign = draw.pick(draw.grade < 3 ? (['+', '−'] as const) : (['+', '−', '×', '÷'] as const))
    if (sign === '+' || sign === '−') {
      const c = draw.int(Math.ceil(most / 4), most)
      const a = draw.int(Math.max(2, Math.floor(c / 10)), Math.floor(c * 0.9))
      if (a * 2 === c || c - a < 2) throw new RangeError('The parts should differ and be more than 1.')
      return sign === '+' ? { a, b: c - a, c, sign, first } : { a: c, b: a, c: c - a, sign, first }
    }
    const [factor, other] = [draw.int(3, draw.grade > 4 ? 12 : 9), draw.int(3, draw.grade === 3 ? 10 : 25)]
    if (factor === other) throw new RangeError('The factors should differ.')
    return sign === '×'
      ? { a: factor, b: other, c: factor * other, sign, first }
      : { a: factor * other, b: factor, c: other, sign, first }
  },
  answer: (given) => grouped(missing(given)),
  wrong: (given) => {
    const { c, sign } = given
    const [right, other] = [missing(given), known(given)]
    const same = {
      '+': c + other,
      '−': Math.abs(c - other),
      '×': c * other,
      '÷': Math.max(c, other) / Math.min(c, other),
    }[sign]
    const opposite = sign === '−' ? c + other : sign === '÷' ? c * other : undefined
    const results = {
      'same-operation': Number.isInteger(same) && same > 1 && same <= 50 * right ? grouped(same) : undefined,
      opposite: opposite !== undefined && opposite <= 50 * right ? grouped(opposite) : undefined,
      'one-more': grouped(right + 1),
      'one-less': right > 2 ? grouped(right - 1) : undefined,
      'ten-more': right > 10 ? grouped(right + 10) : undefined,
      known: grouped(other),
    }
    return stronger(grouped(right), results, ['known', right % 2 === 0 ? 'one-more' : 'one-less'])
  },
  stems: {
    en: [
      { level: 'apply', text: (given) => `Which number is missing? ${written(given, '____')}.` },
      { level: 'apply', text: (given) => `What number makes this equation true? ${written(given, '____')}.` },
      { level: 'apply', text: (given) => riddle(given, 'en') },
    ],
    fil: [
      { level: 'apply', text: (given) => `Anong bilang ang nawawala? ${written(given, '____')}.` },
      {
        level: 'apply',
        text: (given) =>
          `Anong bilang ang dapat ilagay sa patlang upang maging tama ang equation? ${written(given, '____')}.`,
      },
      { level: 'apply', text: (given) => riddle(given, 'fil') },
    ],
  },
  statement: {
    en: (given, answer) => `The missing number in ${written(given, '____')} is ${answer}.`,
    fil: (given, answer) => `Ang nawawalang bilang sa ${written(given, '____')} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `${way(given)} = ${grouped(missing(given))}`,
      `Check: ${written(given, grouped(missing(given)))}`,
    ],
    fil: (given) => [
      `${way(given)} = ${grouped(missing(given))}`,
      `Suriin: ${written(given, grouped(missing(given)))}`,
    ],
  },
})
