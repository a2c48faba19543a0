import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, integer, only, polynomialIn } from './terms.ts'

/** k(ax + b) = c. */
type Given = { k: number; a: number; b: number; solution: number; x: string }

const right = ({ k, a, b, solution }: Given) => k * (a * solution + b)
const equation = (given: Given) =>
  `${given.k}(${polynomialIn([given.a, given.b], given.x)}) = ${grouped(right(given))}`
const slots = (given: Given) => ({ equation: equation(given), x: given.x })

export const equationsWithParentheses = skill<
  Given,
  'first-only' | 'wrong-inverse' | 'not-divided' | 'opposite-sign' | 'subtracted' | 'no-coefficient'
>({
  id: 'algebra/equations-with-parentheses',
  area: 'Mathematics',
  name: { en: 'Equations with parentheses', fil: 'Mga equation na may panaklong' },
  grades: [7, 8],
  cues: {
    en: [
      'linear equation',
      'parentheses',
      'distributive property',
      'solve for x',
      'equation in one variable',
    ],
    fil: ['linear equation', 'panaklong', 'distributive property', 'equation in one variable'],
  },
  notation: [/\b\d+\(\d*[a-z] ?[+−–-] ?\d+\) ?= ?[−–-]?\d+/],
  units: ['mathematics/7/linear-equations-and-inequalities'],
  largest: () => 150,
  mistakes: {
    'first-only': {
      en: 'multiplied only the first term in the parentheses',
      fil: 'ang unang term lamang sa loob ng panaklong ang in-multiply',
    },
    'wrong-inverse': {
      en: 'did not use the inverse operation for the constant',
      fil: 'hindi ginamit ang inverse operation para sa constant',
    },
    'not-divided': {
      en: 'did not divide by the number before the parentheses',
      fil: 'hindi hinati sa bilang na nasa labas ng panaklong',
    },
    'opposite-sign': { en: 'gave the answer with the wrong sign', fil: 'mali ang sign ng sagot' },
    subtracted: {
      en: 'subtracted the number before the parentheses instead of dividing by it',
      fil: 'ibinawas ang bilang na nasa labas ng panaklong sa halip na hinati rito',
    },
    'no-coefficient': {
      en: 'did not undo the operations in the parentheses',
      fil: 'hindi inalis ang mga operation sa loob ng panaklong',
    },
  },
  rules: {
    en: [
      {
        say: 'By the distributive property, 4(x + 3) = 28 becomes {4x + 12 = 28}.',
        ask: 'Using the distributive property, what does 4(x + 3) = 28 become?',
        not: ['4x + 3 = 28', 'x + 12 = 28', '4x + 7 = 28'],
      },
      {
        say: 'When both sides of 4(x + 3) = 28 are divided by 4, the equation becomes {x + 3 = 7}.',
        ask: 'What does 4(x + 3) = 28 become when both sides are divided by 4?',
        not: ['x + 3 = 28', 'x + 3 = 24', '4x + 3 = 7'],
      },
    ],
    fil: [
      {
        say: 'Gamit ang distributive property, ang 4(x + 3) = 28 ay magiging {4x + 12 = 28}.',
        ask: 'Ano ang magiging 4(x + 3) = 28 gamit ang distributive property?',
        not: ['4x + 3 = 28', 'x + 12 = 28', '4x + 7 = 28'],
      },
      {
        say: 'Kapag hinati sa 4 ang magkabilang panig ng 4(x + 3) = 28, ang equation ay magiging {x + 3 = 7}.',
        ask: 'Ano ang magiging 4(x + 3) = 28 kapag hinati sa 4 ang magkabilang panig?',
        not: ['x + 3 = 28', 'x + 3 = 24', '4x + 3 = 7'],
      },
    ],
  },
  draw: (draw) => {
    const given = {
      k: draw.int(2, 9),
      a: draw.pick([1, 1, 2, 3]),
      b: drawSigned(draw, 1, 9),
      solution: draw.grade > 7 && draw.chanceOf(35) ? -draw.int(1, 9) : draw.int(2, 12),
      x: drawnLetter(draw),
    }
    const result = right(given)
    only(result !== 0 && Math.abs(result) <= draw.largest && (draw.grade > 7 || result > 0))
    return given
  },
  answer: ({ solution }) => grouped(solution),
  also: ({ solution, x }) => [`${x} = ${grouped(solution)}`],
  wrong: (given) => {
    const { k, a, b, solution } = given
    const result = right(given)
    const small = (value: number) => (Math.abs(value) > 60 ? undefined : integer(value))
    return {
      'first-only': small((result - b) / (k * a)),
      'wrong-inverse': small((result / k + b) / a),
      'not-divided': small((result - b) / a),
      'opposite-sign': small(-solution),
      subtracted: small((result - k - b) / a),
      'no-coefficient': small(result / k),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'What is the value of {x} in the equation {equation}?'],
      ['apply', 'Solve for {x}: {equation}.'],
      ['apply', 'What is the solution of the equation {equation}?'],
    ],
    fil: [
      ['apply', 'Ano ang halaga ng {x} sa equation na {equation}?'],
      ['apply', 'Hanapin ang halaga ng {x}: {equation}.'],
      ['apply', 'Ano ang solusyon ng equation na {equation}?'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The solution of the equation {equation} is {x} = {answer}.',
    fil: 'Ang solusyon ng equation na {equation} ay {x} = {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { k, a, b, solution, x } = given
    return [
      say('Use the distributive property:', 'Gamitin ang distributive property:'),
      `${polynomialIn([k * a, k * b], x)} = ${grouped(right(given))}`,
      `${polynomialIn([k * a, 0], x)} = ${grouped(right(given) - k * b)}`,
      `${x} = ${grouped(solution)}`,
    ]
  }),
})
