import { gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, fitting, only, polynomialIn, power, sumOf } from './terms.ts'

/** g·x^e is the greatest common factor; the coefficients inside have none and end with a constant. */
type Given = { g: number; e: number; inner: readonly number[]; x: string }

const factor = ({ g, e, x }: Given) => sumOf([[g, power(x, e)]])
const factored = (given: Given) => `${factor(given)}(${polynomialIn(given.inner, given.x)})`
const shown = ({ g, e, inner, x }: Given) =>
  polynomialIn([...inner.map((each) => g * each), ...Array<number>(e).fill(0)], x)
const slots = (given: Given) => ({ shown: shown(given) })

const smallestDivisor = (number: number) => [2, 3, 5, 7].find((each) => number % each === 0) ?? number

export const commonFactor = skill<
  Given,
  | 'not-greatest'
  | 'letter-left'
  | 'number-left'
  | 'last-not-divided'
  | 'sign'
  | 'exponents-kept'
  | 'first-not-divided'
>({
  id: 'algebra/common-factor',
  area: 'Mathematics',
  name: {
    en: 'Factoring out the greatest common monomial factor',
    fil: 'Pag-factor ng common monomial factor',
  },
  grades: [8, 8],
  cues: {
    en: ['common monomial factor', 'greatest common factor', 'gcf', 'factor out', 'factoring'],
    fil: ['common monomial factor', 'greatest common factor', 'gcf', 'pag-factor', 'i-factor'],
  },
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 72,
  mistakes: {
    'not-greatest': {
      en: 'took out a common factor that is not the greatest',
      fil: 'common factor na hindi pinakamalaki ang inilabas',
    },
    'letter-left': { en: 'took out only the number', fil: 'bilang lamang ang inilabas' },
    'number-left': { en: 'took out only the letter', fil: 'letra lamang ang inilabas' },
    'last-not-divided': {
      en: 'did not divide the last term by the number taken out',
      fil: 'hindi hinati ang huling term sa bilang na inilabas',
    },
    sign: {
      en: 'wrote the wrong sign in the parentheses',
      fil: 'mali ang sign na isinulat sa loob ng panaklong',
    },
    'first-not-divided': {
      en: 'did not divide the first term by the number taken out',
      fil: 'hindi hinati ang unang term sa bilang na inilabas',
    },
    'exponents-kept': {
      en: 'divided only the coefficients and kept the exponents',
      fil: 'mga coefficient lamang ang hinati at hindi binago ang mga exponent',
    },
  },
  rules: {
    en: [
      {
        say: 'The greatest common factor of 6x² and 9x is {3x}.',
        ask: 'What is the greatest common factor of 6x² and 9x?',
        not: ['3', '3x²', '18x²'],
      },
      {
        say: 'When the common factor 3x is taken out of 6x² + 9x, what is left in the parentheses is {2x + 3}.',
        ask: 'The common factor 3x is taken out of 6x² + 9x. What is left in the parentheses?',
        not: ['2x² + 3x', '2x + 9', '3x + 6'],
      },
      {
        say: 'Factoring is the reverse of {multiplying}.',
        ask: 'Factoring is the reverse of which process?',
        not: ['adding', 'dividing', 'subtracting'],
      },
    ],
    fil: [
      {
        say: 'Ang greatest common factor ng 6x² at 9x ay {3x}.',
        ask: 'Ano ang greatest common factor ng 6x² at 9x?',
        not: ['3', '3x²', '18x²'],
      },
      {
        say: 'Kapag inilabas ang common factor na 3x mula sa 6x² + 9x, ang matitira sa loob ng parentheses ay {2x + 3}.',
        ask: 'Inilabas ang common factor na 3x mula sa 6x² + 9x. Ano ang matitira sa loob ng parentheses?',
        not: ['2x² + 3x', '2x + 9', '3x + 6'],
      },
      {
        say: 'Ang factoring ay kabaligtaran ng {multiplication}.',
        ask: 'Ang factoring ay kabaligtaran ng aling proseso?',
        not: ['addition', 'division', 'subtraction'],
      },
    ],
  },
  draw: (draw) => {
    const inner = [
      draw.int(1, 6),
      ...Array.from({ length: draw.pick([1, 1, 2]) }, () => drawSigned(draw, 1, 7)),
    ]
    const given = { g: draw.int(2, 9), e: draw.int(0, 2), inner, x: drawnLetter(draw) }
    only(inner.map(Math.abs).reduce(gcd) === 1)
    // Three terms that can be factored again belong to trinomials.
    only(inner.length === 2 || !factors(inner))
    fitting(draw, shown(given))
    return given
  },
  answer: factored,
  wrong: (given) => {
    const { g, e, inner, x } = given
    const small = smallestDivisor(g)
    const lower = { ...given, g: g / small, inner: inner.map((each) => each * small) }
    const number = (numbers: readonly number[], exponent: number) =>
      polynomialIn([...numbers, ...Array<number>(exponent).fill(0)], x)
    return {
      'not-greatest': small === g ? undefined : factored(lower),
      'letter-left': e === 0 ? undefined : `${g}(${number(inner, e)})`,
      'number-left':
        e === 0
          ? undefined
          : `${power(x, e)}(${number(
              inner.map((each) => g * each),
              0,
            )})`,
      'last-not-divided': factored({ ...given, inner: inner.with(-1, g * (inner.at(-1) ?? 0)) }),
      sign: factored({ ...given, inner: inner.map((each, at) => (at === 0 ? each : -each)) }),
      'exponents-kept': e === 0 ? undefined : `${factor(given)}(${number(inner, e)})`,
      'first-not-divided': factored({ ...given, inner: inner.with(0, g * (inner[0] ?? 0)) }),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Factor completely: {shown}.'],
      ['understand', 'What is the complete factored form of {shown}?'],
      ['understand', 'Factor out the greatest common factor of {shown}.'],
      [
        'apply',
        'The area of a rectangular lot is ({shown}) square meters. Which product gives this area, with the greatest common factor of the terms as one side?',
      ],
    ],
    fil: [
      ['understand', 'I-factor nang lubos: {shown}.'],
      ['understand', 'Ano ang lubos na factored form ng {shown}?'],
      ['understand', 'Ilabas ang greatest common factor ng {shown}.'],
      [
        'apply',
        'Ang area ng isang parihabang lote ay ({shown}) metro kuwadrado. Aling product ang nagsasaad ng area na ito kung ang isang gilid ay ang greatest common factor ng mga term?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The complete factored form of {shown} is {answer}.',
    fil: 'Ang lubos na factored form ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => [
    say(
      `The greatest common factor of the terms is ${factor(given)}.`,
      `Ang greatest common factor ng mga term ay ${factor(given)}.`,
    ),
    say(
      `Divide each term by ${factor(given)}: ${polynomialIn(given.inner, given.x)}`,
      `Hatiin ang bawat term sa ${factor(given)}: ${polynomialIn(given.inner, given.x)}`,
    ),
    `${shown(given)} = ${factored(given)}`,
  ]),
})

/** Whether a trinomial can be factored with whole numbers. */
const factors = ([a = 0, b = 0, c = 0]: readonly number[]) => {
  const root = b * b - 4 * a * c
  return root >= 0 && Number.isInteger(Math.sqrt(root))
}
