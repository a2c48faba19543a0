import { skill } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'
import { logText } from './logarithms.ts'
import { fits, need, nonzero, num, polynomial, sayInBoth } from './writing.ts'

/** log (ax + c) = n */
type Given = { base: number; a: number; c: number; n: number }

const inside = ({ a, c }: Given) => polynomial([a, c])
const power = ({ base, n }: Given) => base ** n
const equation = (given: Given) => `${logText(given.base, inside(given))} = ${given.n}`
const x = (given: Given) => (power(given) - given.c) / given.a

export const logarithmicEquations = skill<Given, 'times' | 'turned' | 'sign' | 'undivided' | 'dropped'>({
  id: 'functions/logarithmic-equations',
  area: 'Mathematics',
  name: { en: 'Solving logarithmic equations', fil: 'Paglutas ng logarithmic equation' },
  grades: [10, 11],
  cues: {
    en: ['logarithmic equation', 'logarithmic equations', 'exponential form', 'solve for x', 'logarithm'],
    fil: ['logarithmic equation', 'logarithmic equations', 'exponential form', 'logarithm'],
  },
  notation: [/log[₀₁₂₃₄₅₆₇₈₉]+ \(\d*x [+−-] \d+\) = \d+/],
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 300,
  mistakes: {
    times: {
      en: 'multiplied the base by the number on the right side',
      fil: 'pinarami ang base sa numero sa kanang panig',
    },
    turned: {
      en: 'raised the number on the right side to the base',
      fil: 'itinaas ang numero sa kanang panig sa base',
    },
    sign: {
      en: 'moved the constant with the wrong sign',
      fil: 'mali ang sign nang ilipat ang constant',
    },
    undivided: {
      en: 'did not divide by the coefficient of x',
      fil: 'hindi hinati sa coefficient ng x',
    },
    dropped: {
      en: 'left out the logarithm sign',
      fil: 'inalis lamang ang logarithm',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say('If log₂ x = 5, then x is {32}.', 'Kung log₂ x = 5, ang x ay {32}.'),
      ask: say('What is x if log₂ x = 5?', 'Ano ang x kung log₂ x = 5?'),
      not: ['10', '25', '7'],
    },
    {
      say: say(
        'All the values of x for which log₂ x is a real number are given by {x > 0}.',
        'Ang lahat ng value ng x kung saan real number ang log₂ x ay {x > 0}.',
      ),
      ask: say(
        'For which values of x is log₂ x a real number?',
        'Para sa aling mga value ng x real number ang log₂ x?',
      ),
      not: ['x ≥ 0', 'x < 0', 'x ≥ 1'],
    },
  ]),
  draw: (draw) => {
    const given = {
      base: draw.pick([2, 2, 3, 3, 4, 5, 6]),
      a: draw.pick([1, 1, 2, 3]),
      c: nonzero(draw, 12),
      n: draw.int(2, 6),
    }
    need(power(given) <= 256 && Number.isInteger(x(given)) && x(given) !== 0)
    fits(draw, power(given), x(given))
    return given
  },
  answer: (given) => num(x(given)),
  wrong: (given) => {
    const { base, a, c, n } = given
    const whole = (right: number, change = -c) => {
      const value = (right + change) / a
      return Number.isInteger(value) && Math.abs(value) <= 800 ? num(value) : undefined
    }
    return {
      times: whole(base * n),
      turned: whole(n ** base),
      sign: whole(power(given), c),
      undivided: a === 1 ? undefined : num(power(given) - c),
      dropped: whole(n),
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
      `Write the equation in exponential form: ${inside(given)} = ${given.base}${raised(given.n)}.`,
      `Isulat ang equation sa exponential form: ${inside(given)} = ${given.base}${raised(given.n)}.`,
    ),
    `${inside(given)} = ${grouped(power(given))}`,
    `x = ${num(x(given))}`,
  ]),
})
