import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { fitting, power, sumOf } from './terms.ts'

/** (k·x^a·y^c)^n; k may be 1 and c may be 0. */
type Given = { k: number; a: number; c: number; n: number; letters: readonly [string, string] }

const monomial = ({ letters: [x, y] }: Given, coefficient: number, onX: number, onY: number) =>
  sumOf([[coefficient, `${power(x, onX)}${power(y, onY)}`]])
const inner = (given: Given) => monomial(given, given.k, given.a, given.c)
const shown = (given: Given) => power(`(${inner(given)})`, given.n)
const result = (given: Given) => monomial(given, given.k ** given.n, given.a * given.n, given.c * given.n)
const slots = (given: Given) => ({ shown: shown(given) })

export const powerLaw = skill<
  Given,
  'added' | 'coefficient-kept' | 'coefficient-multiplied' | 'exponent-raised' | 'outside' | 'last-only'
>({
  id: 'algebra/power-law',
  area: 'Mathematics',
  name: { en: 'Power law of exponents', fil: 'Power law ng mga exponent' },
  grades: [7, 8],
  cues: {
    en: [
      'laws of exponents',
      'power of a power',
      'power of a product',
      'power rule',
      'multiply the exponents',
    ],
    fil: ['laws of exponents', 'power of a power', 'power of a product', 'i-multiply ang exponent'],
  },
  notation: [/\(\d*[a-z][²³⁴⁵⁶⁷⁸⁹][a-z]?[²³⁴⁵⁶⁷⁸⁹]?\)[²³⁴⁵⁶⁷⁸⁹]/],
  units: [],
  largest: () => 125,
  mistakes: {
    added: {
      en: 'added the exponents instead of multiplying them',
      fil: 'pinagsama ang mga exponent sa halip na pinag-multiply',
    },
    'coefficient-kept': {
      en: 'did not raise the coefficient to the power',
      fil: 'hindi itinaas sa power ang coefficient',
    },
    'coefficient-multiplied': {
      en: 'multiplied the coefficient by the exponent',
      fil: 'in-multiply ang coefficient sa exponent',
    },
    'exponent-raised': {
      en: 'raised the inner exponents to the outer exponent',
      fil: 'itinaas ang mga exponent sa loob sa exponent sa labas',
    },
    outside: {
      en: 'multiplied by the outer exponent as if it were a factor',
      fil: 'ginawang factor ang exponent sa labas',
    },
    'last-only': {
      en: 'raised only the last letter to the power',
      fil: 'huling letra lamang ang itinaas sa power',
    },
  },
  rules: {
    en: [
      {
        say: 'To raise a power to a power, keep the base and {multiply} the exponents.',
        ask: 'To raise a power to a power, we keep the base. What do we do with the exponents?',
        not: ['add', 'subtract', 'divide'],
      },
      {
        say: 'In symbols, the law for the power of a power is {(aᵐ)ⁿ = aᵐⁿ}.',
        ask: 'How is the law for the power of a power written in symbols?',
        not: ['(aᵐ)ⁿ = aᵐ⁺ⁿ', '(aᵐ)ⁿ = aᵐ⁻ⁿ', '(aᵐ)ⁿ = naᵐ'],
      },
      {
        say: 'In symbols, the law for the power of a product is {(ab)ⁿ = aⁿbⁿ}.',
        ask: 'How is the law for the power of a product written in symbols?',
        not: ['(ab)ⁿ = abⁿ', '(ab)ⁿ = nab', '(ab)ⁿ = aⁿ + bⁿ'],
      },
    ],
    fil: [
      {
        say: 'Kapag itinataas ang isang power sa isa pang power, panatilihin ang base at {i-multiply} ang mga exponent.',
        ask: 'Kapag itinataas ang isang power sa isa pang power, pinananatili ang base. Ano ang gagawin sa mga exponent?',
        not: ['pagsamahin', 'ibawas', 'hatiin'],
      },
      {
        say: 'Sa mga simbolo, ang law para sa power of a power ay {(aᵐ)ⁿ = aᵐⁿ}.',
        ask: 'Paano isinusulat sa mga simbolo ang law para sa power of a power?',
        not: ['(aᵐ)ⁿ = aᵐ⁺ⁿ', '(aᵐ)ⁿ = aᵐ⁻ⁿ', '(aᵐ)ⁿ = naᵐ'],
      },
      {
        say: 'Sa mga simbolo, ang law para sa power of a product ay {(ab)ⁿ = aⁿbⁿ}.',
        ask: 'Paano isinusulat sa mga simbolo ang law para sa power of a product?',
        not: ['(ab)ⁿ = abⁿ', '(ab)ⁿ = nab', '(ab)ⁿ = aⁿ + bⁿ'],
      },
    ],
  },
  draw: (draw) => {
    const k = draw.pick([1, 1, 2, 3, 4, 5])
    const given = {
      k,
      a: draw.int(2, 6),
      c: draw.chanceOf(40) ? draw.int(1, 5) : 0,
      n: draw.int(2, k === 1 ? 5 : 3),
      letters: draw.pick([
        ['x', 'y'],
        ['a', 'b'],
        ['m', 'n'],
      ] as const),
    }
    fitting(draw, result(given))
    return given
  },
  answer: result,
  wrong: (given) => {
    const { k, a, c, n } = given
    const highest = Math.max(a, c) ** n
    return {
      added: monomial(given, k ** n, a + n, c === 0 ? 0 : c + n),
      'coefficient-kept': k === 1 ? undefined : monomial(given, k, a * n, c * n),
      'coefficient-multiplied': k === 1 ? undefined : monomial(given, k * n, a * n, c * n),
      'exponent-raised': highest > 36 ? undefined : monomial(given, k ** n, a ** n, c === 0 ? 0 : c ** n),
      outside: monomial(given, k * n, a, c),
      'last-only': c === 0 ? undefined : monomial(given, k, a, c * n),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Simplify: {shown}.'],
      ['understand', 'What is the simplest form of {shown}?'],
      ['understand', 'Use the laws of exponents: {shown} = ____.'],
    ],
    fil: [
      ['understand', 'Pasimplehin: {shown}.'],
      ['understand', 'Ano ang pinakasimpleng anyo ng {shown}?'],
      ['understand', 'Gamitin ang laws of exponents: {shown} = ____.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The simplest form of {shown} is {answer}.',
    fil: 'Ang pinakasimpleng anyo ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { k, a, c, n, letters } = given
    return [
      ...(k === 1
        ? []
        : [
            say(
              `Raise the coefficient to the power: ${power(String(k), n)} = ${k ** n}`,
              `Itaas sa power ang coefficient: ${power(String(k), n)} = ${k ** n}`,
            ),
          ]),
      say(
        `Multiply the exponents of ${letters[0]}: ${a} × ${n} = ${a * n}`,
        `I-multiply ang mga exponent ng ${letters[0]}: ${a} × ${n} = ${a * n}`,
      ),
      ...(c === 0
        ? []
        : [
            say(
              `Multiply the exponents of ${letters[1]}: ${c} × ${n} = ${c * n}`,
              `I-multiply ang mga exponent ng ${letters[1]}: ${c} × ${n} = ${c * n}`,
            ),
          ]),
      `${shown(given)} = ${result(given)}`,
    ]
  }),
})
