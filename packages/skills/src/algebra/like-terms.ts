import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { type AlgebraTerm, drawSigned, fitting, only, otherOrders, power, sumOf } from './terms.ts'

/** a and c go with the first letters, b and d with the second: ax + by + cx + dy. */
type Given = { a: number; b: number; c: number; d: number; first: string; second: string }

const kinds = [
  ['x', ''],
  ['y', ''],
  ['n', ''],
  ['x', 'y'],
  ['a', 'b'],
  ['m', 'n'],
  ['x²', 'x'],
  ['y²', 'y'],
] as const

const shown = ({ a, b, c, d, first, second }: Given) =>
  sumOf([
    [a, first],
    [b, second],
    [c, first],
    [d, second],
  ])

const combined = ({ a, b, c, d, first, second }: Given): AlgebraTerm[] => [
  [a + c, first],
  [b + d, second],
]

/** The letters with exponents added as in multiplying. */
const multiplied = (letters: string) => {
  if (letters === '') return ''
  return letters.endsWith('²') ? `${letters[0]}⁴` : `${letters}²`
}

/** All letters in one term. */
const joined = ({ first, second }: Given) => (second === first[0] ? power(second, 3) : `${first}${second}`)

export const likeTerms = skill<
  Given,
  'all' | 'minus-ignored' | 'exponents-added' | 'last-sign' | 'multiplied' | 'side-by-side'
>({
  id: 'algebra/like-terms',
  area: 'Mathematics',
  name: { en: 'Combining like terms', fil: 'Pagsasama ng mga like term' },
  grades: [7, 8],
  cues: {
    en: ['like terms', 'similar terms', 'combine like terms', 'unlike terms', 'coefficient'],
    fil: ['like terms', 'magkakatulad na term', 'pagsamahin ang like terms', 'unlike terms', 'coefficient'],
  },
  notation: [/\b\d+[a-z] [+−-] \d+[a-z]? [+−-] \d*[a-z]\b/],
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 30,
  mistakes: {
    all: { en: 'combined all terms into one', fil: 'pinagsama sa iisang term ang lahat' },
    'minus-ignored': { en: 'ignored the minus signs', fil: 'binalewala ang mga minus sign' },
    'exponents-added': {
      en: 'added the exponents of the like terms too',
      fil: 'pinagsama rin ang mga exponent ng mga like term',
    },
    'last-sign': {
      en: 'used the wrong sign for the last term',
      fil: 'mali ang sign na ginamit sa huling term',
    },
    multiplied: {
      en: 'multiplied the coefficients of like terms',
      fil: 'pinag-multiply ang mga coefficient ng mga like term',
    },
    'side-by-side': {
      en: 'combined unlike terms that stand side by side',
      fil: 'pinagsama ang magkatabing term kahit hindi like terms',
    },
  },
  rules: {
    en: [
      {
        say: 'In like terms, {the variables and their exponents} are the same.',
        ask: 'What must be the same in like terms?',
        not: ['only the variables', 'only the exponents', 'only the coefficients'],
      },
      {
        say: 'The like term of 5x² among 5x, 3x², 5y² and 5 is {3x²}.',
        ask: 'Which of 5x, 3x², 5y² and 5 is a like term of 5x²?',
        not: ['5x', '5y²', '5'],
      },
      {
        say: 'When like terms are combined, we add their {coefficients}.',
        ask: 'Which parts of like terms do we add when we combine them?',
        not: ['exponents', 'variables', 'coefficients and exponents'],
      },
    ],
    fil: [
      {
        say: 'Sa mga like term, magkapareho {ang mga variable at exponent}.',
        ask: 'Ano ang dapat na magkapareho sa mga like term?',
        not: ['ang mga variable lamang', 'ang mga exponent lamang', 'ang mga coefficient lamang'],
      },
      {
        say: 'Sa 5x, 3x², 5y² at 5, ang like term ng 5x² ay {3x²}.',
        ask: 'Alin sa 5x, 3x², 5y² at 5 ang like term ng 5x²?',
        not: ['5x', '5y²', '5'],
      },
      {
        say: 'Sa pagsasama ng mga like term, idinaragdag ang kanilang mga {coefficient}.',
        ask: 'Aling bahagi ng mga like term ang idinaragdag kapag pinagsasama ang mga ito?',
        not: ['exponent', 'variable', 'coefficient at exponent'],
      },
    ],
  },
  draw: (draw) => {
    const [first, second] = draw.pick(kinds)
    const given = {
      a: draw.int(2, 12),
      b: drawSigned(draw, 1, 12),
      c: drawSigned(draw, 1, 9),
      d: drawSigned(draw, 1, 12),
      first,
      second,
    }
    only(given.a + given.c > 0 && given.b + given.d !== 0)
    fitting(draw, shown(given), sumOf(combined(given)))
    return given
  },
  answer: (given) => sumOf(combined(given)),
  also: (given) => otherOrders(combined(given)),
  wrong: (given) => {
    const { a, b, c, d, first, second } = given
    const two = (one: number, other: number) =>
      one === 0 || other === 0
        ? undefined
        : sumOf([
            [one, first],
            [other, second],
          ])
    const total = a + b + c + d
    return {
      all: total === 0 ? undefined : sumOf([[total, joined(given)]]),
      'minus-ignored': two(a + Math.abs(c), Math.abs(b) + Math.abs(d)),
      'exponents-added': sumOf([
        [a + c, multiplied(first)],
        [b + d, multiplied(second)],
      ]),
      'last-sign': two(a + c, b - d),
      multiplied: Math.abs(a * c) > 60 ? undefined : two(a * c, b * d),
      'side-by-side': two(a + b, c + d),
    }
  },
  stems: slotStemsOf((given) => ({ shown: shown(given) }), {
    en: [
      ['understand', 'Combine like terms: {shown}.'],
      ['understand', 'What is the simplest form of {shown}?'],
      ['understand', 'Simplify the expression {shown} by combining like terms.'],
    ],
    fil: [
      ['understand', 'Pagsamahin ang mga like term: {shown}.'],
      ['understand', 'Ano ang pinakasimpleng anyo ng {shown}?'],
      ['understand', 'Pasimplehin ang expression na {shown} sa pamamagitan ng pagsasama ng mga like term.'],
    ],
  }),
  statement: statementOf((given) => ({ shown: shown(given) }), {
    en: 'When like terms are combined, {shown} becomes {answer}.',
    fil: 'Kapag pinagsama ang mga like term, ang {shown} ay magiging {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, c, d, first, second } = given
    const one = sumOf([
      [a, first],
      [c, first],
    ])
    const other = sumOf([
      [b, second],
      [d, second],
    ])
    return [
      say(
        `Put like terms together: (${one}) + (${other})`,
        `Pagsama-samahin ang mga like term: (${one}) + (${other})`,
      ),
      say('Add the coefficients of like terms:', 'Pagsamahin ang mga coefficient ng mga like term:'),
      `${one} = ${sumOf([[a + c, first]])}`,
      `${other} = ${sumOf([[b + d, second]])}`,
      say(`The answer is ${sumOf(combined(given))}.`, `Ang sagot ay ${sumOf(combined(given))}.`),
    ]
  }),
})
