import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { fitting, only, power, sumOf } from './terms.ts'

/** (km·x^a) ÷ (m·x^b); k and m are 1 where there are no coefficients. */
type Given = { k: number; m: number; a: number; b: number; base: string }

const monomial = (coefficient: number, base: string, exponent: number) =>
  coefficient === 1 && exponent === 0 ? '1' : sumOf([[coefficient, power(base, exponent)]])
const bracketed = (text: string) => (/^\d+\p{L}/u.test(text) ? `(${text})` : text)
const dividend = ({ k, m, a, base }: Given) => monomial(k * m, base, a)
const divisor = ({ m, b, base }: Given) => monomial(m, base, b)
const shown = (given: Given) => `${bracketed(dividend(given))} ÷ ${bracketed(divisor(given))}`
const quotient = ({ k, a, b, base }: Given) => monomial(k, base, a - b)
const slots = (given: Given) => ({ shown: shown(given), divisor: divisor(given), dividend: dividend(given) })

export const quotientLaw = skill<
  Given,
  'divided' | 'added' | 'reversed' | 'kept' | 'coefficients-subtracted' | 'one-too-many'
>({
  id: 'algebra/quotient-law',
  area: 'Mathematics',
  name: { en: 'Quotient law of exponents', fil: 'Quotient law ng mga exponent' },
  grades: [7, 8],
  cues: {
    en: [
      'laws of exponents',
      'quotient law',
      'quotient of powers',
      'quotient rule',
      'subtract the exponents',
    ],
    fil: ['laws of exponents', 'quotient law', 'quotient of powers', 'ibawas ang exponent'],
  },
  notation: [/\b\d*([a-z])[²³⁴⁵⁶⁷⁸⁹] ?[÷/] ?\(?\d*\1/],
  units: [],
  largest: () => 72,
  mistakes: {
    divided: {
      en: 'divided the exponents instead of subtracting them',
      fil: 'hinati ang mga exponent sa halip na ibinawas',
    },
    added: {
      en: 'added the exponents instead of subtracting them',
      fil: 'pinagsama ang mga exponent sa halip na ibinawas',
    },
    reversed: {
      en: 'subtracted the larger exponent from the smaller',
      fil: 'ibinawas ang mas malaking exponent sa mas maliit',
    },
    kept: {
      en: 'kept the exponent of the dividend',
      fil: 'pinanatili ang exponent ng dividend',
    },
    'coefficients-subtracted': {
      en: 'subtracted the coefficients instead of dividing them',
      fil: 'ibinawas ang mga coefficient sa halip na hinati',
    },
    'one-too-many': {
      en: 'subtracted the exponents and was wrong by one',
      fil: 'nagkamali ng isa sa pagbabawas ng mga exponent',
    },
  },
  rules: {
    en: [
      {
        say: 'To divide powers with the same base, keep the base and {subtract} the exponents.',
        ask: 'To divide powers with the same base, we keep the base. What do we do with the exponents?',
        not: ['divide', 'add', 'multiply'],
      },
      {
        say: 'In symbols, the quotient law for a ≠ 0 is {aᵐ ÷ aⁿ = aᵐ⁻ⁿ}.',
        ask: 'How is the quotient law of exponents written in symbols for a ≠ 0?',
        not: ['aᵐ ÷ aⁿ = aᵐ⁺ⁿ', 'aᵐ ÷ aⁿ = aᵐⁿ', 'aᵐ ÷ aⁿ = aⁿ⁻ᵐ'],
      },
    ],
    fil: [
      {
        say: 'Sa pag-divide ng mga power na may magkaparehong base, panatilihin ang base at {ibawas} ang exponent.',
        ask: 'Sa pag-divide ng mga power na may magkaparehong base, pinananatili ang base. Ano ang gagawin sa exponent?',
        not: ['hatiin', 'idagdag', 'i-multiply'],
      },
      {
        say: 'Sa mga simbolo, ang quotient law kung a ≠ 0 ay {aᵐ ÷ aⁿ = aᵐ⁻ⁿ}.',
        ask: 'Paano isinusulat sa mga simbolo ang quotient law ng mga exponent kung a ≠ 0?',
        not: ['aᵐ ÷ aⁿ = aᵐ⁺ⁿ', 'aᵐ ÷ aⁿ = aᵐⁿ', 'aᵐ ÷ aⁿ = aⁿ⁻ᵐ'],
      },
    ],
  },
  draw: (draw) => {
    const base = draw.pick(['x', 'x', 'y', 'a', 'n', '2', '3', '5', '10'])
    const isNumber = /\d/.test(base)
    const hasNumbers = !isNumber && draw.chanceOf(60)
    const b = draw.int(2, 6)
    const given = {
      k: hasNumbers ? draw.int(2, 9) : 1,
      m: hasNumbers ? draw.int(2, 8) : 1,
      a: b + draw.int(isNumber ? 2 : 1, 6),
      b,
      base,
    }
    only(given.a <= 12)
    fitting(draw, shown(given))
    return given
  },
  answer: quotient,
  also: ({ a, b, base }) => (/\d/.test(base) ? [grouped(Number(base) ** (a - b))] : []),
  wrong: (given) => {
    const { k, m, a, b, base } = given
    return {
      divided: a % b === 0 && a / b > 1 ? monomial(k, base, a / b) : undefined,
      added: monomial(k, base, a + b),
      reversed: monomial(k, base, b - a),
      kept: monomial(k, base, a),
      'coefficients-subtracted': m === 1 ? undefined : monomial(k * m - m, base, a - b),
      'one-too-many': monomial(k, base, a - b + 1),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Simplify: {shown}.'],
      ['understand', 'What is the quotient when {dividend} is divided by {divisor}?'],
      ['understand', 'Use the laws of exponents: {shown} = ____.'],
    ],
    fil: [
      ['understand', 'Pasimplehin: {shown}.'],
      ['understand', 'Ano ang quotient kapag hinati ang {dividend} sa {divisor}?'],
      ['understand', 'Gamitin ang laws of exponents: {shown} = ____.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'When {dividend} is divided by {divisor}, the quotient is {answer}.',
    fil: 'Kapag hinati ang {dividend} sa {divisor}, ang quotient ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { k, m, a, b } = given
    return [
      ...(m === 1
        ? []
        : [
            say(
              `Divide the coefficients: ${k * m} ÷ ${m} = ${k}`,
              `Hatiin ang mga coefficient: ${k * m} ÷ ${m} = ${k}`,
            ),
          ]),
      say(`Subtract the exponents: ${a} − ${b} = ${a - b}`, `Ibawas ang exponent: ${a} − ${b} = ${a - b}`),
      `${shown(given)} = ${quotient(given)}`,
    ]
  }),
})
