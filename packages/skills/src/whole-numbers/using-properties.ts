import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

/** One number of the equation is left out; it shows a property. */
type Given = {
  kind: 'commutative' | 'associative' | 'distributive'
  sign: '+' | '×'
  a: number
  b: number
  c: number
}

const missing = ({ kind, a, b, c }: Given) => (kind === 'commutative' ? a : kind === 'associative' ? b : c)

const written = (given: Given, blank: string): string => {
  const { kind, sign, a, b, c } = given
  if (kind === 'commutative') return `${a} ${sign} ${b} = ${b} ${sign} ${blank}`
  if (kind === 'associative') return `(${a} ${sign} ${b}) ${sign} ${c} = ${a} ${sign} (${blank} ${sign} ${c})`
  return `${a} × (${b} + ${c}) = (${a} × ${b}) + (${a} × ${blank})`
}

const combined = ({ sign }: Given, one: number, other: number) => (sign === '+' ? one + other : one * other)

const reasons = {
  commutative: {
    en: 'Only the order changes; the numbers stay the same.',
    fil: 'Ang ayos lamang ang nagbabago; pareho pa rin ang mga bilang.',
  },
  associative: {
    en: 'Only the grouping changes; the numbers stay the same.',
    fil: 'Ang pagpapangkat lamang ang nagbabago; pareho pa rin ang mga bilang.',
  },
  distributive: {
    en: 'The number outside is multiplied by each number inside the parentheses.',
    fil: 'Pinararami ang bilang sa labas sa bawat bilang na nasa loob ng parentheses.',
  },
}
const reason = ({ kind }: Given, language: Language) => reasons[kind][language]

export const usingProperties = skill<
  Given,
  'other-number' | 'third-number' | 'result' | 'difference' | 'inside-sum'
>({
  id: 'whole-numbers/using-properties',
  area: 'Mathematics',
  name: { en: 'Using the properties of operations', fil: 'Paggamit ng mga property ng operation' },
  grades: [3, 5],
  cues: {
    en: [
      'commutative property',
      'associative property',
      'distributive property',
      'missing number',
      'grouping',
    ],
    fil: [
      'commutative property',
      'associative property',
      'distributive property',
      'nawawalang bilang',
      'pagpapangkat',
    ],
  },
  units: [],
  largest: () => 200,
  mistakes: {
    'other-number': {
      en: 'wrote the other number of the equation',
      fil: 'ang ibang bilang sa equation ang isinulat',
    },
    'third-number': {
      en: 'wrote the number outside the parentheses',
      fil: 'ang bilang na nasa labas ng parentheses ang isinulat',
    },
    result: {
      en: 'wrote the result instead of the missing number',
      fil: 'ang resulta ang isinulat sa halip na nawawalang bilang',
    },
    difference: { en: 'subtracted the numbers', fil: 'pinagbawas ang mga bilang' },
    'inside-sum': { en: 'wrote the sum of the two numbers', fil: 'ang sum ng dalawang bilang ang isinulat' },
  },
  rules: {
    en: [
      {
        say: 'By the commutative property, 7 × 9 is equal to {9 × 7}.',
        ask: 'What is 7 × 9 equal to by the commutative property?',
        not: ['9 + 7', '9 × 9', '7 × 7'],
      },
      {
        say: 'By the distributive property, 4 × (10 + 3) is equal to {(4 × 10) + (4 × 3)}.',
        ask: 'What is 4 × (10 + 3) equal to by the distributive property?',
        not: ['(4 × 10) + 3', '(4 + 10) × (4 + 3)', '4 + (10 × 3)'],
      },
    ],
    fil: [
      {
        say: 'Ayon sa commutative property, ang 7 × 9 ay katumbas ng {9 × 7}.',
        ask: 'Ayon sa commutative property, ano ang katumbas ng 7 × 9?',
        not: ['9 + 7', '9 × 9', '7 × 7'],
      },
      {
        say: 'Ayon sa distributive property, ang 4 × (10 + 3) ay katumbas ng {(4 × 10) + (4 × 3)}.',
        ask: 'Ayon sa distributive property, ano ang katumbas ng 4 × (10 + 3)?',
        not: ['(4 × 10) + 3', '(4 + 10) × (4 + 3)', '4 + (10 × 3)'],
      },
    ],
  },
  draw: (draw) => {
    const kind = draw.pick(['commutative', 'associative', 'distributive'] as const)
    const sign = kind === 'distributive' ? '×' : draw.pick(['+', '×'] as const)
    const [a = 2, b = 3, c = 4] = draw.some(
      Array.from({ length: sign === '+' ? 40 : 8 }, (_, at) => at + (sign === '+' ? 5 : 2)),
      3,
    )
    return kind === 'distributive' ? { kind, sign, a, b: draw.int(1, 4) * 10, c } : { kind, sign, a, b, c }
  },
  answer: (given) => grouped(missing(given)),
  wrong: (given) => {
    const { kind, a, b, c } = given
    return {
      'other-number': grouped(kind === 'commutative' ? b : kind === 'associative' ? c : b),
      'third-number': kind === 'commutative' ? undefined : grouped(a),
      result: kind === 'distributive' ? grouped(a * c) : grouped(combined(given, a, b)),
      difference: kind === 'commutative' && Math.abs(a - b) > 1 ? grouped(Math.abs(a - b)) : undefined,
      'inside-sum': grouped(kind === 'commutative' ? a + b : b + c),
    }
  },
  stems: {
    en: [
      { level: 'apply', text: (given) => `Which number is missing? ${written(given, '____')}.` },
      {
        level: 'apply',
        text: (given) =>
          `Use the ${given.kind} property to find the missing number: ${written(given, '____')}.`,
      },
    ],
    fil: [
      { level: 'apply', text: (given) => `Anong bilang ang nawawala? ${written(given, '____')}.` },
      {
        level: 'apply',
        text: (given) =>
          `Gamitin ang ${given.kind} property upang mahanap ang nawawalang bilang: ${written(given, '____')}.`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `By the ${given.kind} property, ${written(given, answer)}.`,
    fil: (given, answer) => `Ayon sa ${given.kind} property, ${written(given, answer)}.`,
  },
  solution: {
    en: (given) => [reason(given, 'en'), written(given, `${missing(given)}`)],
    fil: (given) => [reason(given, 'fil'), written(given, `${missing(given)}`)],
  },
})
