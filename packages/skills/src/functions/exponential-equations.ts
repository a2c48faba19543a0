import { skill } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'
import { fits, need, num, polynomial, sayInBoth } from './writing.ts'

/** base^(ax + c) = base^n */
type Given = { base: number; a: number; c: number; n: number }

const power = ({ base, n }: Given) => base ** n
const exponent = ({ a, c }: Given) => polynomial([a, c])
const equation = (given: Given) => {
  const shown = exponent(given)
  return `${given.base}^${shown === 'x' ? shown : `(${shown})`} = ${grouped(power(given))}`
}
const x = ({ a, c, n }: Given) => (n - c) / a

export const exponentialEquations = skill<Given, 'sign' | 'exponent' | 'divided' | 'undivided' | 'linear'>({
  id: 'functions/exponential-equations',
  area: 'Mathematics',
  name: { en: 'Solving exponential equations', fil: 'Paglutas ng exponential equation' },
  grades: [10, 11],
  cues: {
    en: ['exponential equation', 'exponential equations', 'same base', 'one-to-one property'],
    fil: ['exponential equation', 'exponential equations', 'parehong base', 'one-to-one property'],
  },
  notation: [/\d\^\(?\d*x.* = \d+/],
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 10_000,
  mistakes: {
    sign: {
      en: 'moved the number in the exponent with the wrong sign',
      fil: 'mali ang sign nang ilipat ang numero sa exponent',
    },
    exponent: {
      en: 'gave the whole exponent instead of x',
      fil: 'ibinigay ang buong exponent sa halip na ang x',
    },
    divided: {
      en: 'divided by the base instead of comparing the exponents',
      fil: 'hinati sa base sa halip na paghambingin ang mga exponent',
    },
    undivided: {
      en: 'did not divide by the coefficient of x',
      fil: 'hindi hinati sa coefficient ng x',
    },
    linear: {
      en: 'set the exponent equal to the number on the right side',
      fil: 'itinumbas ang exponent sa numero sa kanang panig',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say('If 2^x = 2⁷, then x is {7}.', 'Kung 2^x = 2⁷, ang x ay {7}.'),
      ask: say('What is x if 2^x = 2⁷?', 'Ano ang x kung 2^x = 2⁷?'),
      not: ['2', '14', '128'],
    },
    {
      say: say('As a power of 3, the number 81 is {3⁴}.', 'Bilang power ng 3, ang 81 ay {3⁴}.'),
      ask: say('Which power of 3 is 81?', 'Aling power ng 3 ang 81?'),
      not: ['3³', '3⁵', '3²⁷'],
    },
  ]),
  draw: (draw) => {
    const base = draw.pick([2, 2, 3, 3, 4, 5, 6, 7, 10])
    const given = { base, a: draw.pick([1, 1, 1, 2, 3]), c: draw.int(-5, 5), n: draw.int(2, 8) }
    need(power(given) <= (base === 10 ? 10_000 : 729) && Number.isInteger(x(given)))
    need(given.c !== 0 && x(given) !== 0)
    fits(draw, power(given))
    return given
  },
  answer: (given) => num(x(given)),
  wrong: (given) => {
    const { base, a, c, n } = given
    const whole = (value: number) => (Number.isInteger(value) && value < 1000 ? num(value) : undefined)
    return {
      sign: whole((n + c) / a),
      exponent: num(n),
      divided: whole((power(given) / base - c) / a),
      undivided: a === 1 ? undefined : num(n - c),
      linear: whole((power(given) - c) / a),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(`What is the solution of ${equation(given)}?`, `Ano ang solusyon ng ${equation(given)}?`),
    },
    {
      level: 'apply',
      text: (given) =>
        say(`Solve ${equation(given)}. What is x?`, `Lutasin ang ${equation(given)}. Ano ang x?`),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Which value of x makes ${equation(given)} true?`,
          `Aling value ng x ang nagpapatotoo sa ${equation(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The solution of ${equation(given)} is ${answer}.`,
        `Ang solusyon ng ${equation(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => [
    say(
      `Write ${grouped(power(given))} as a power of ${given.base}: ${given.base}${raised(given.n)}.`,
      `Isulat ang ${grouped(power(given))} bilang power ng ${given.base}: ${given.base}${raised(given.n)}.`,
    ),
    say(
      `The bases are equal, so the exponents are equal: ${exponent(given)} = ${given.n}.`,
      `Magkapareho ang base, kaya magkapareho ang exponent: ${exponent(given)} = ${given.n}.`,
    ),
    `x = ${num(x(given))}`,
  ]),
})
