import { skill } from '../skill.ts'
import { fraction } from '../words/fractions.ts'
import { equationOf, quadraticUnits } from './quadratics.ts'
import { bracketedValue, chain, fits, need, nonzero, num, positiveGcd, sayInBoth } from './writing.ts'

type Given = { a: number; b: number; c: number; asked: 'sum' | 'product' }

const equation = ({ a, b, c }: Given) => equationOf([a, b, c])
const sum = ({ a, b }: Given) => fraction(-b, a)
const product = ({ a, c }: Given) => fraction(c, a)
const result = (given: Given) => (given.asked === 'sum' ? sum(given) : product(given))

export const sumAndProductOfRoots = skill<Given, 'sign' | 'other' | 'undivided' | 'other-sign' | 'inverted'>({
  id: 'functions/sum-and-product-of-roots',
  area: 'Mathematics',
  name: { en: 'Sum and product of the roots', fil: 'Sum at product ng roots' },
  grades: [9, 10],
  cues: {
    en: ['sum of the roots', 'product of the roots', 'roots and coefficients', 'quadratic equation'],
    fil: ['sum ng roots', 'product ng roots', 'roots at coefficients', 'quadratic equation'],
  },
  units: quadraticUnits,
  largest: () => 60,
  mistakes: {
    sign: { en: 'changed the sign of the result', fil: 'nagkamali sa sign ng sagot' },
    other: {
      en: 'interchanged the formulas for the sum and the product',
      fil: 'napagpalit ang formula ng sum at ng product',
    },
    undivided: { en: 'did not divide by a', fil: 'hindi hinati sa a' },
    'other-sign': {
      en: 'used the formula of the other one with the wrong sign',
      fil: 'ginamit ang formula ng isa pa nang mali ang sign',
    },
    inverted: { en: 'turned the fraction upside down', fil: 'binaligtad ang fraction' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The sum of the roots of ax² + bx + c = 0 is {−b/a}.',
        'Ang sum ng roots ng ax² + bx + c = 0 ay {−b/a}.',
      ),
      ask: say(
        'What is the sum of the roots of ax² + bx + c = 0?',
        'Ano ang sum ng roots ng ax² + bx + c = 0?',
      ),
      not: ['b/a', 'c/a', '−c/a'],
    },
    {
      say: say(
        'The product of the roots of ax² + bx + c = 0 is {c/a}.',
        'Ang product ng roots ng ax² + bx + c = 0 ay {c/a}.',
      ),
      ask: say(
        'What is the product of the roots of ax² + bx + c = 0?',
        'Ano ang product ng roots ng ax² + bx + c = 0?',
      ),
      not: ['−c/a', '−b/a', 'b/a'],
    },
  ]),
  draw: (draw) => {
    const given = {
      a: draw.pick([1, 1, 2, 2, 3, 4, 5]),
      b: nonzero(draw, 12),
      c: nonzero(draw, 20),
      asked: draw.pick(['sum', 'product'] as const),
    }
    const { a, b, c } = given
    // Real roots, so that nobody has to speak of complex ones.
    need(b * b - 4 * a * c > 0 && positiveGcd(positiveGcd(a, b), c) === 1 && Math.abs(b) !== Math.abs(c))
    fits(draw, a, b, c)
    return given
  },
  answer: (given) => num(result(given)),
  wrong: (given) => {
    const other = given.asked === 'sum' ? product(given) : sum(given)
    return {
      sign: num(result(given).neg()),
      other: num(other),
      undivided: num(given.asked === 'sum' ? -given.b : given.c),
      'other-sign': num(other.neg()),
      inverted: num(result(given).inverse()),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `What is the ${given.asked} of the roots of ${equation(given)}?`,
          `Ano ang ${given.asked} ng roots ng ${equation(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Without solving the equation, find the ${given.asked} of the roots of ${equation(given)}.`,
          `Nang hindi nilulutas ang equation, hanapin ang ${given.asked} ng roots ng ${equation(given)}.`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `The equation ${equation(given)} has two real roots. What is their ${given.asked}?`,
          `May dalawang real root ang equation na ${equation(given)}. Ano ang ${given.asked} ng mga ito?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The ${given.asked} of the roots of ${equation(given)} is ${answer}.`,
        `Ang ${given.asked} ng roots ng ${equation(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth(() => (given) => {
    const { a, b, c, asked } = given
    return [
      `a = ${num(a)}, b = ${num(b)}, c = ${num(c)}`,
      asked === 'sum'
        ? chain('Sum = −b/a', `−${bracketedValue(b)}/${a}`, num(sum(given)))
        : chain('Product = c/a', `${num(c)}/${a}`, num(product(given))),
    ]
  }),
})
