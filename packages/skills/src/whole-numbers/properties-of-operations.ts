import type { Draw } from '../draw.ts'
import { type Language, skill } from '../skill.ts'

type Kind = 'commutative' | 'associative' | 'identity' | 'zero' | 'distributive'
type Sign = '+' | '×'
type Given = { kind: Kind; sign: Sign; a: number; b: number; c: number }

const operation = { '+': 'addition', '×': 'multiplication' } as const

/** Teachers use the English names in both languages. */
const nameOf = (kind: Kind, sign: Sign): string => {
  if (kind === 'distributive') return 'distributive property of multiplication over addition'
  return `${kind} property of ${operation[sign]}`
}

const shown = ({ kind, sign, a, b, c }: Given): string =>
  ({
    commutative: `${a} ${sign} ${b} = ${b} ${sign} ${a}`,
    associative: `(${a} ${sign} ${b}) ${sign} ${c} = ${a} ${sign} (${b} ${sign} ${c})`,
    identity: sign === '+' ? `${a + b} + 0 = ${a + b}` : `${a * b} × 1 = ${a * b}`,
    zero: `${a * b} × 0 = 0`,
    distributive: `${a} × (${b} + ${c}) = (${a} × ${b}) + (${a} × ${c})`,
  })[kind]

const why: Record<Kind, Record<Language, string>> = {
  commutative: {
    en: 'Only the order of the numbers changed.',
    fil: 'Ang ayos lamang ng mga bilang ang nagbago.',
  },
  associative: {
    en: 'Only the grouping of the numbers changed.',
    fil: 'Ang pagpapangkat lamang ng mga bilang ang nagbago.',
  },
  identity: { en: 'The number stayed the same.', fil: 'Hindi nagbago ang bilang.' },
  zero: {
    en: 'A number was multiplied by 0, and the product is 0.',
    fil: 'Pinarami sa 0 ang bilang, at 0 ang product.',
  },
  distributive: {
    en: 'The number outside was multiplied by each number inside the parentheses.',
    fil: 'Pinarami ang bilang sa labas sa bawat bilang na nasa loob ng parentheses.',
  },
}

const kinds: readonly (readonly [Kind, Sign])[] = [
  ['commutative', '+'],
  ['commutative', '×'],
  ['associative', '+'],
  ['associative', '×'],
  ['identity', '+'],
  ['identity', '×'],
  ['zero', '×'],
  ['distributive', '×'],
]

const drawn = (draw: Draw): Given => {
  const [kind, sign] = draw.pick(kinds)
  const most = sign === '+' ? 40 : 12
  const [a = 2, b = 3, c = 4] = draw.some(
    Array.from({ length: most - 1 }, (_, at) => at + 2),
    3,
  )
  return { kind, sign, a, b, c }
}

const other = (sign: Sign): Sign => (sign === '+' ? '×' : '+')

export const propertiesOfOperations = skill<
  Given,
  'commutative' | 'associative' | 'identity' | 'zero' | 'distributive' | 'operation'
>({
  id: 'whole-numbers/properties-of-operations',
  area: 'Mathematics',
  name: { en: 'Properties of operations', fil: 'Mga property ng operation' },
  grades: [3, 5],
  cues: {
    en: [
      'commutative property',
      'associative property',
      'distributive property',
      'identity property',
      'zero property',
    ],
    fil: [
      'commutative property',
      'associative property',
      'distributive property',
      'identity property',
      'zero property',
    ],
  },
  units: ['mathematics/3/pagpaparami-multiplication'],
  largest: () => 200,
  mistakes: {
    commutative: { en: 'took it for a change of order', fil: 'inakalang ayos ng mga bilang ang nagbago' },
    associative: { en: 'took it for a change of grouping', fil: 'inakalang pagpapangkat ang nagbago' },
    identity: {
      en: 'took it for a number that stays the same',
      fil: 'inakalang bilang na hindi nagbago ang ipinakikita',
    },
    zero: { en: 'took it for a multiplication by 0', fil: 'inakalang pagpaparami sa 0 ang ipinakikita' },
    distributive: {
      en: 'took it for multiplying each number in parentheses',
      fil: 'inakalang pinarami ang bawat bilang sa loob ng parentheses',
    },
    operation: { en: 'named the wrong operation', fil: 'maling operation ang binanggit' },
  },
  rules: {
    en: [
      {
        say: 'The {commutative} property says that changing the order of the addends does not change the sum.',
        ask: 'Which property says that changing the order of the addends does not change the sum?',
        not: ['associative', 'distributive', 'identity'],
      },
      {
        say: 'The identity element of multiplication is {1}.',
        ask: 'What is the identity element of multiplication?',
        not: ['0', '2', '10'],
      },
      {
        say: 'The {associative} property says that changing the grouping of the factors does not change the product.',
        ask: 'Which property says that changing the grouping of the factors does not change the product?',
        not: ['commutative', 'distributive', 'identity'],
      },
    ],
    fil: [
      {
        say: 'Ayon sa {commutative} property, hindi nagbabago ang sum kahit magpalit ng ayos ang mga addend.',
        ask: 'Ayon sa aling property, hindi nagbabago ang sum kahit magpalit ng ayos ang mga addend?',
        not: ['associative', 'distributive', 'identity'],
      },
      {
        say: 'Ang identity element ng multiplication ay {1}.',
        ask: 'Ano ang identity element ng multiplication?',
        not: ['0', '2', '10'],
      },
      {
        say: 'Ayon sa {associative} property, hindi nagbabago ang product kahit magbago ang pagpapangkat ng mga factor.',
        ask: 'Ayon sa aling property, hindi nagbabago ang product kahit magbago ang pagpapangkat ng mga factor?',
        not: ['commutative', 'distributive', 'identity'],
      },
    ],
  },
  draw: drawn,
  answer: ({ kind, sign }) => nameOf(kind, sign),
  also: ({ kind, sign }) =>
    kind === 'distributive'
      ? ['distributive property']
      : [`${kind} property`, `${kind} property for ${operation[sign]}`],
  wrong: ({ kind, sign }) => ({
    commutative: nameOf('commutative', sign),
    associative: nameOf('associative', sign),
    identity: nameOf('identity', sign),
    zero: sign === '×' ? nameOf('zero', '×') : undefined,
    distributive: nameOf('distributive', '×'),
    operation: kind === 'zero' || kind === 'distributive' ? undefined : nameOf(kind, other(sign)),
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `Which property is shown by ${shown(given)}?` },
      { level: 'understand', text: (given) => `The equation ${shown(given)} is an example of the ____.` },
    ],
    fil: [
      { level: 'understand', text: (given) => `Aling property ang ipinakikita ng ${shown(given)}?` },
      { level: 'understand', text: (given) => `Ang equation na ${shown(given)} ay halimbawa ng ____.` },
    ],
  },
  statement: {
    en: (given, answer) => `The equation ${shown(given)} shows the ${answer}.`,
    fil: (given, answer) => `Ipinakikita ng equation na ${shown(given)} ang ${answer}.`,
  },
  solution: {
    en: ({ kind, sign }) => [why[kind].en, `This is the ${nameOf(kind, sign)}.`],
    fil: ({ kind, sign }) => [why[kind].fil, `Ito ang ${nameOf(kind, sign)}.`],
  },
})
