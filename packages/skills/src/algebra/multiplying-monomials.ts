import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { fitting, only, power, sumOf } from './terms.ts'

/** (a·x^m·y^p)(b·x^n·y^q); the exponents of y may be 0. */
type Given = {
  a: number
  b: number
  m: number
  n: number
  p: number
  q: number
  letters: readonly [string, string]
}

const monomial = ({ letters: [x, y] }: Given, coefficient: number, onX: number, onY: number) =>
  sumOf([[coefficient, `${power(x, onX)}${power(y, onY)}`]])

const first = (given: Given) => monomial(given, given.a, given.m, given.p)
const second = (given: Given) => monomial(given, given.b, given.n, given.q)
const product = (given: Given) => monomial(given, given.a * given.b, given.m + given.n, given.p + given.q)
const slots = (given: Given) => ({ first: first(given), second: second(given) })

export const multiplyingMonomials = skill<
  Given,
  'exponents-multiplied' | 'coefficients-added' | 'both' | 'sign' | 'larger-exponent'
>({
  id: 'algebra/multiplying-monomials',
  area: 'Mathematics',
  name: { en: 'Multiplying monomials', fil: 'Pag-multiply ng mga monomial' },
  grades: [7, 8],
  cues: {
    en: ['multiplying monomials', 'product of monomials', 'multiply monomials', 'monomial by a monomial'],
    fil: [
      'pag-multiply ng monomial',
      'product ng mga monomial',
      'monomial sa monomial',
      'pagpaparami ng monomial',
    ],
  },
  notation: [/\([−–-]?\d+[a-z][²³⁴⁵]?[a-z]?[²³⁴⁵]?\) ?\([−–-]?\d+[a-z][²³⁴⁵]?[a-z]?[²³⁴⁵]?\)/],
  units: [],
  largest: () => 60,
  mistakes: {
    'exponents-multiplied': {
      en: 'multiplied the exponents instead of adding them',
      fil: 'pinag-multiply ang mga exponent sa halip na pinagsama',
    },
    'coefficients-added': {
      en: 'added the coefficients instead of multiplying them',
      fil: 'pinagsama ang mga coefficient sa halip na pinag-multiply',
    },
    both: {
      en: 'added the coefficients and multiplied the exponents',
      fil: 'pinagsama ang mga coefficient at pinag-multiply ang mga exponent',
    },
    sign: { en: 'got the sign of the product wrong', fil: 'nagkamali sa sign ng product' },
    'larger-exponent': {
      en: 'kept only the larger exponent of each letter',
      fil: 'ang mas malaking exponent lamang ng bawat letra ang kinuha',
    },
  },
  rules: {
    en: [
      {
        say: 'When monomials are multiplied, the exponents of the same base are {added}.',
        ask: 'What is done with the exponents of the same base when monomials are multiplied?',
        not: ['multiplied', 'subtracted', 'divided'],
      },
      {
        say: 'When monomials are multiplied, their coefficients are {multiplied}.',
        ask: 'What is done with the coefficients when monomials are multiplied?',
        not: ['added', 'subtracted', 'left unchanged'],
      },
      {
        say: 'The coefficient of the product of −3x and −4y is {12}.',
        ask: 'What is the coefficient of the product of −3x and −4y?',
        not: ['−12', '−7', '7'],
      },
    ],
    fil: [
      {
        say: 'Sa pag-multiply ng mga monomial, ang mga exponent ng magkaparehong base ay {pinagsasama}.',
        ask: 'Ano ang ginagawa sa mga exponent ng magkaparehong base kapag pinag-multiply ang mga monomial?',
        not: ['ini-multiply', 'ibinabawas', 'hinahati'],
      },
      {
        say: 'Sa pag-multiply ng mga monomial, ang mga coefficient ay {ini-multiply}.',
        ask: 'Ano ang ginagawa sa mga coefficient kapag pinag-multiply ang mga monomial?',
        not: ['pinagsasama', 'ibinabawas', 'hindi binabago'],
      },
      {
        say: 'Ang coefficient ng product ng −3x at −4y ay {12}.',
        ask: 'Ano ang coefficient ng product ng −3x at −4y?',
        not: ['−12', '−7', '7'],
      },
    ],
  },
  draw: (draw) => {
    const hasTwo = draw.chanceOf(60)
    const sign = () => (draw.chanceOf(25) ? -1 : 1)
    const given: Given = {
      a: draw.int(2, 9) * sign(),
      b: draw.int(2, 9) * sign(),
      m: draw.int(1, 5),
      n: draw.int(2, 5),
      p: hasTwo ? draw.int(1, 3) : 0,
      q: hasTwo ? draw.int(1, 3) : 0,
      letters: draw.pick([
        ['x', 'y'],
        ['a', 'b'],
        ['m', 'n'],
      ]),
    }
    only(given.a + given.b !== 0)
    fitting(draw, product(given))
    return given
  },
  answer: product,
  wrong: (given) => {
    const { a, b, m, n, p, q } = given
    return {
      'exponents-multiplied': monomial(given, a * b, m * n, p * q),
      'coefficients-added': monomial(given, a + b, m + n, p + q),
      both: monomial(given, a + b, m * n, p * q),
      sign: a < 0 || b < 0 ? monomial(given, -a * b, m + n, p + q) : undefined,
      'larger-exponent': monomial(given, a * b, Math.max(m, n), Math.max(p, q)),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'What is the product of {first} and {second}?'],
      ['understand', 'Multiply: ({first})({second}) = ____.'],
      ['understand', 'Find the product: ({first})({second}).'],
    ],
    fil: [
      ['understand', 'Ano ang product ng {first} at {second}?'],
      ['understand', 'I-multiply: ({first})({second}) = ____.'],
      ['understand', 'Hanapin ang product: ({first})({second}).'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The product of {first} and {second} is {answer}.',
    fil: 'Ang product ng {first} at {second} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, m, n, p, q, letters } = given
    const bracketed = (number: number) => sumOf([[number, '']]).replace(/^−.*/, '($&)')
    return [
      say(
        `Multiply the coefficients: ${bracketed(a)} × ${bracketed(b)} = ${sumOf([[a * b, '']])}`,
        `I-multiply ang mga coefficient: ${bracketed(a)} × ${bracketed(b)} = ${sumOf([[a * b, '']])}`,
      ),
      say(
        `Add the exponents of ${letters[0]}: ${m} + ${n} = ${m + n}`,
        `Pagsamahin ang mga exponent ng ${letters[0]}: ${m} + ${n} = ${m + n}`,
      ),
      ...(p === 0
        ? []
        : [
            say(
              `Add the exponents of ${letters[1]}: ${p} + ${q} = ${p + q}`,
              `Pagsamahin ang mga exponent ng ${letters[1]}: ${p} + ${q} = ${p + q}`,
            ),
          ]),
      say(`The product is ${product(given)}.`, `Ang product ay ${product(given)}.`),
    ]
  }),
})
