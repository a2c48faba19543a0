import { skill } from '../skill.ts'
import { raised } from '../words/numbers.ts'
import { logText } from './logarithms.ts'
import { need, sayInBoth } from './writing.ts'

/** log of x^p y^q, or of x^p / y^q. */
type Given = { base: number; letters: readonly [string, string]; p: number; q: number; divided: boolean }

const power = (letter: string, exponent: number) => (exponent === 1 ? letter : letter + raised(exponent))
const term = (factor: number, log: string) => (factor === 1 ? log : `${factor} ${log}`)
const exercise = ({ base, letters: [x, y], p, q, divided }: Given) =>
  `${logText(base, '').trim()} (${power(x, p)}${divided ? '/' : ''}${power(y, q)})`
const two = ({ base, letters: [x, y] }: Given, p: number, sign: string, q: number) =>
  `${term(p, logText(base, x))} ${sign} ${term(q, logText(base, y))}`
const result = (given: Given) => two(given, given.p, given.divided ? '−' : '+', given.q)

export const expandLogarithms = skill<Given, 'sign' | 'exchanged' | 'multiplied' | 'inside' | 'one-factor'>({
  id: 'functions/expand-logarithms',
  area: 'Mathematics',
  name: { en: 'Laws of logarithms: expanding', fil: 'Mga batas ng logarithm: pagpapalawak' },
  grades: [10, 11],
  cues: {
    en: ['laws of logarithms', 'properties of logarithms', 'expand the logarithm', 'expanded form'],
    fil: [
      'mga batas ng logarithm',
      'laws of logarithms',
      'properties of logarithms',
      'palawakin ang logarithm',
    ],
  },
  notation: [/log[₀₁₂₃₄₅₆₇₈₉]+ \([a-z]/],
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 20,
  mistakes: {
    sign: {
      en: 'interchanged the laws for products and quotients',
      fil: 'napagpalit ang batas para sa product at quotient',
    },
    exchanged: { en: 'interchanged the exponents', fil: 'napagpalit ang mga exponent' },
    multiplied: {
      en: 'multiplied the logarithms',
      fil: 'pinagparami ang mga logarithm',
    },
    inside: {
      en: 'wrote the exponents as factors inside the logarithms',
      fil: 'isinulat ang mga exponent bilang factor sa loob ng mga logarithm',
    },
    'one-factor': {
      en: 'put the first exponent before both logarithms',
      fil: 'inilagay ang unang exponent sa harap ng parehong logarithm',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The logarithm log₂ (xy) is equal to {log₂ x + log₂ y}.',
        'Ang log₂ (xy) ay katumbas ng {log₂ x + log₂ y}.',
      ),
      ask: say('What is log₂ (xy) equal to?', 'Ano ang katumbas ng log₂ (xy)?'),
      not: ['log₂ x − log₂ y', '(log₂ x)(log₂ y)', 'log₂ (x + y)'],
    },
    {
      say: say('The logarithm log₂ (x⁵) is equal to {5 log₂ x}.', 'Ang log₂ (x⁵) ay katumbas ng {5 log₂ x}.'),
      ask: say('What is log₂ (x⁵) equal to?', 'Ano ang katumbas ng log₂ (x⁵)?'),
      not: ['log₂ (5x)', 'log₂ x + 5', '(log₂ x)⁵'],
    },
  ]),
  draw: (draw) => {
    const given = {
      base: draw.pick([2, 3, 5, 7, 10]),
      letters: draw.pick([
        ['x', 'y'],
        ['a', 'b'],
        ['m', 'n'],
      ] as const),
      p: draw.int(1, 6),
      q: draw.int(1, 6),
      divided: draw.chanceOf(50),
    }
    need(given.p !== given.q && given.p + given.q > 2)
    return given
  },
  answer: result,
  wrong: (given) => {
    const { base, letters, p, q, divided } = given
    const sign = divided ? '−' : '+'
    const [x, y] = letters
    const inside = (factor: number, letter: string) =>
      factor === 1 ? logText(base, letter) : `${logText(base, '').trim()} (${factor}${letter})`
    return {
      sign: two(given, p, divided ? '+' : '−', q),
      exchanged: two(given, q, sign, p),
      multiplied: divided ? undefined : `(${term(p, logText(base, x))})(${term(q, logText(base, y))})`,
      inside: `${inside(p, x)} ${sign} ${inside(q, y)}`,
      'one-factor': p === 1 ? undefined : two(given, p, sign, p),
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `Expand ${exercise(given)}, where ${given.letters[0]} and ${given.letters[1]} are positive. Which expression is equal to it?`,
          `Palawakin ang ${exercise(given)} kung positive ang ${given.letters[0]} at ${given.letters[1]}. Aling expression ang katumbas nito?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `If ${given.letters[0]} and ${given.letters[1]} are positive, what is ${exercise(given)} in expanded form?`,
          `Kung positive ang ${given.letters[0]} at ${given.letters[1]}, ano ang expanded form ng ${exercise(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `For positive ${given.letters[0]} and ${given.letters[1]}, ${exercise(given)} = ${answer}.`,
        `Para sa positive na ${given.letters[0]} at ${given.letters[1]}, ${exercise(given)} = ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { base, letters, p, q, divided } = given
    const split = [power(letters[0], p), power(letters[1], q)].map((each) => logText(base, each))
    return [
      divided
        ? say(
            'The logarithm of a quotient is the difference of the logarithms.',
            'Ang logarithm ng quotient ay difference ng mga logarithm.',
          )
        : say(
            'The logarithm of a product is the sum of the logarithms.',
            'Ang logarithm ng product ay sum ng mga logarithm.',
          ),
      `${exercise(given)} = ${split.join(divided ? ' − ' : ' + ')}`,
      say(
        `An exponent becomes a factor: ${result(given)}.`,
        `Ang exponent ay nagiging factor: ${result(given)}.`,
      ),
    ]
  }),
})
