import { gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { fitting, only, power, sumOf } from './terms.ts'

/** (g·k·x^a·y^b)/(g·m·x^c·y^d), where k and m have no common factor. */
type Given = {
  g: number
  k: number
  m: number
  a: number
  b: number
  c: number
  d: number
  letters: readonly [string, string]
}

const monomial = (coefficient: number, [x, y]: readonly [string, string], onX: number, onY: number) =>
  sumOf([[coefficient, `${power(x, onX)}${power(y, onY)}`]])
const part = (text: string) => (/^(?:\d+|\p{L}[²³⁴⁵⁶⁷⁸⁹]?)$/u.test(text) ? text : `(${text})`)
const over = (above: string, below: string) => (below === '1' ? above : `${above}/${part(below)}`)

const shown = ({ g, k, m, a, b, c, d, letters }: Given) =>
  `(${monomial(g * k, letters, a, b)})/(${monomial(g * m, letters, c, d)})`

/** What is left above and below with these coefficients and these differences of exponents. */
const left = (letters: readonly [string, string], k: number, m: number, onX: number, onY: number) =>
  over(
    monomial(k, letters, Math.max(onX, 0), Math.max(onY, 0)),
    monomial(m, letters, Math.max(-onX, 0), Math.max(-onY, 0)),
  )
const simplest = ({ k, m, a, b, c, d, letters }: Given) => left(letters, k, m, a - c, b - d)
const slots = (given: Given) => ({ shown: shown(given) })

export const simplifyingMonomialFractions = skill<
  Given,
  'exponents-added' | 'turned' | 'first-letter-turned' | 'numbers-turned' | 'one-off' | 'letters-left-out'
>({
  id: 'algebra/simplifying-monomial-fractions',
  area: 'Mathematics',
  name: {
    en: 'Simplifying rational expressions with monomials',
    fil: 'Pagpapasimple ng rational expression na may mga monomial',
  },
  grades: [8, 9],
  cues: {
    en: ['rational expression', 'rational algebraic expression', 'simplify', 'lowest terms', 'monomial'],
    fil: ['rational expression', 'rational algebraic expression', 'pasimplehin', 'lowest terms', 'monomial'],
  },
  units: ['mathematics/8/rational-algebraic-expressions'],
  largest: () => 60,
  mistakes: {
    'exponents-added': {
      en: 'added the exponents instead of subtracting them',
      fil: 'pinagsama ang mga exponent sa halip na ibinawas',
    },
    turned: { en: 'wrote the answer upside down', fil: 'nabaligtad ang numerator at denominator' },
    'first-letter-turned': {
      en: 'wrote the power of one letter on the wrong side of the fraction',
      fil: 'inilagay sa maling bahagi ng fraction ang power ng isang letra',
    },
    'numbers-turned': {
      en: 'wrote the numbers on the wrong sides of the fraction',
      fil: 'napagpalit ang lugar ng mga bilang sa fraction',
    },
    'one-off': {
      en: 'subtracted the exponents and was wrong by one',
      fil: 'nagkamali ng isa sa pagbabawas ng mga exponent',
    },
    'letters-left-out': {
      en: 'simplified only the numbers and cancelled the letters entirely',
      fil: 'mga bilang lamang ang pinasimple at inalis ang lahat ng letra',
    },
  },
  rules: {
    en: [
      {
        say: 'When a fraction is in simplest form, the only common factor of its numerator and denominator is {1}.',
        ask: 'When a fraction is in simplest form, what is the only common factor of its numerator and denominator?',
        not: ['0', '2', 'x'],
      },
      {
        say: 'For x ≠ 0, x⁵/x² is equal to {x³}.',
        ask: 'What is x⁵/x² equal to for x ≠ 0?',
        not: ['x⁷', 'x¹⁰', '1/x³'],
      },
    ],
    fil: [
      {
        say: 'Kapag nasa pinakasimpleng anyo ang isang fraction, ang tanging common factor ng numerator at denominator nito ay {1}.',
        ask: 'Kapag nasa pinakasimpleng anyo ang isang fraction, ano ang tanging common factor ng numerator at denominator nito?',
        not: ['0', '2', 'x'],
      },
      {
        say: 'Kung x ≠ 0, ang x⁵/x² ay katumbas ng {x³}.',
        ask: 'Ano ang katumbas ng x⁵/x² kung x ≠ 0?',
        not: ['x⁷', 'x¹⁰', '1/x³'],
      },
    ],
  },
  draw: (draw) => {
    const given: Given = {
      g: draw.int(2, 8),
      k: draw.int(1, 7),
      m: draw.int(1, 7),
      a: draw.int(1, 7),
      b: draw.int(1, 5),
      c: draw.int(1, 5),
      d: draw.int(1, 6),
      letters: draw.pick([
        ['x', 'y'],
        ['a', 'b'],
        ['m', 'n'],
      ]),
    }
    only(given.a !== given.c && given.b !== given.d && gcd(given.k, given.m) === 1 && given.k !== given.m)
    fitting(draw, shown(given))
    return given
  },
  answer: simplest,
  wrong: (given) => {
    const { k, m, a, b, c, d, letters } = given
    const [onX, onY] = [a - c, b - d]
    return {
      'exponents-added': left(letters, k, m, a + c, b + d),
      turned: left(letters, m, k, -onX, -onY),
      'first-letter-turned': left(letters, k, m, -onX, onY),
      'numbers-turned': left(letters, m, k, onX, onY),
      'one-off': left(letters, k, m, onX + 1, onY),
      'letters-left-out': left(letters, k, m, 0, 0),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'Simplify {shown}. No letter is equal to zero.'],
      ['apply', 'What is the simplest form of {shown} if no letter is equal to zero?'],
    ],
    fil: [
      ['apply', 'Pasimplehin ang {shown}. Walang letrang katumbas ng zero.'],
      ['apply', 'Ano ang pinakasimpleng anyo ng {shown} kung walang letrang katumbas ng zero?'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The simplest form of {shown} is {answer}.',
    fil: 'Ang pinakasimpleng anyo ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { g, k, m, a, b, c, d, letters } = given
    const letterLine = (letter: string, above: number, below: number) =>
      `${power(letter, above)}/${power(letter, below)} = ${left([letter, ''], 1, 1, above - below, 0)}`
    return [
      say(
        `Divide the numbers by ${g}: ${g * k}/${g * m} = ${over(String(k), String(m))}`,
        `Hatiin ang mga bilang sa ${g}: ${g * k}/${g * m} = ${over(String(k), String(m))}`,
      ),
      letterLine(letters[0], a, c),
      letterLine(letters[1], b, d),
      `${shown(given)} = ${simplest(given)}`,
    ]
  }),
})
