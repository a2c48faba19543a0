import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, integer, only, sumOf } from './terms.ts'

/** ax + b = c, or x/a + b = c. */
type Given = { isQuotient: boolean; a: number; b: number; solution: number; x: string }

const multiple = ({ isQuotient, a, solution }: Given) => (isQuotient ? solution / a : a * solution)
const right = (given: Given) => multiple(given) + given.b
const constant = (b: number) => `${b < 0 ? '−' : '+'} ${Math.abs(b)}`
const first = ({ isQuotient, a, x }: Given) => (isQuotient ? `${x}/${a}` : sumOf([[a, x]]))
const equation = (given: Given) => `${first(given)} ${constant(given.b)} = ${grouped(right(given))}`
const slots = (given: Given) => ({ equation: equation(given), x: given.x })

export const twoStepEquations = skill<
  Given,
  'wrong-inverse' | 'not-finished' | 'other-order' | 'opposite-sign' | 'subtracted' | 'same-operation'
>({
  id: 'algebra/two-step-equations',
  area: 'Mathematics',
  name: { en: 'Two-step equations', fil: 'Mga two-step equation' },
  grades: [7, 8],
  cues: {
    en: [
      'two-step equation',
      'linear equation',
      'solve for x',
      'equation',
      'both sides',
      'isolate the variable',
    ],
    fil: ['two-step equation', 'linear equation', 'equation', 'magkabilang panig', 'hanapin ang x'],
  },
  notation: [/\b\d+[a-z] ?[+−–-] ?\d+ ?= ?[−–-]?\d+/],
  units: [
    'mathematics/7/algebraic-expressions-and-simple-equations',
    'mathematics/7/linear-equations-and-inequalities',
  ],
  largest: () => 120,
  mistakes: {
    'wrong-inverse': {
      en: 'did not use the inverse operation for the constant',
      fil: 'hindi ginamit ang inverse operation para sa constant',
    },
    'not-finished': {
      en: 'stopped before the last step',
      fil: 'huminto bago ang huling hakbang',
    },
    'other-order': {
      en: 'did the second step only to the right side first',
      fil: 'inuna ang ikalawang hakbang sa kanang panig lamang',
    },
    'opposite-sign': { en: 'gave the answer with the wrong sign', fil: 'mali ang sign ng sagot' },
    subtracted: {
      en: 'subtracted the coefficient in the last step',
      fil: 'ibinawas ang coefficient sa huling hakbang',
    },
    'same-operation': {
      en: 'repeated the operation with the coefficient instead of undoing it',
      fil: 'inulit ang operation sa coefficient sa halip na ginamit ang inverse nito',
    },
  },
  rules: {
    en: [
      {
        say: 'To leave 3x alone on the left side of 3x + 5 = 20, {subtract 5} on both sides.',
        ask: 'What should be done on both sides of 3x + 5 = 20 to leave 3x alone on the left side?',
        not: ['add 5', 'multiply by 3', 'subtract 20'],
      },
      {
        say: 'After 5 is subtracted from both sides, 3x + 5 = 20 becomes {3x = 15}.',
        ask: 'What does 3x + 5 = 20 become after 5 is subtracted from both sides?',
        not: ['3x = 25', '8x = 20', 'x = 15'],
      },
      {
        say: 'To check that 5 is the solution of 3x + 5 = 20, {put 5 in place of x} and see whether the two sides are equal.',
        ask: 'How can you check that 5 is the solution of 3x + 5 = 20?',
        not: ['put 20 in place of x', 'put 5 in place of 3', 'subtract 5 on both sides'],
      },
    ],
    fil: [
      {
        say: 'Upang matirang mag-isa ang 3x sa kaliwang panig ng 3x + 5 = 20, {ibawas ang 5} sa magkabilang panig.',
        ask: 'Ano ang dapat gawin sa magkabilang panig ng 3x + 5 = 20 upang matirang mag-isa ang 3x sa kaliwang panig?',
        not: ['idagdag ang 5', 'i-multiply sa 3', 'ibawas ang 20'],
      },
      {
        say: 'Kapag ibinawas ang 5 sa magkabilang panig, ang 3x + 5 = 20 ay magiging {3x = 15}.',
        ask: 'Ano ang magiging 3x + 5 = 20 kapag ibinawas ang 5 sa magkabilang panig?',
        not: ['3x = 25', '8x = 20', 'x = 15'],
      },
      {
        say: 'Upang suriin kung 5 ang solusyon ng 3x + 5 = 20, {ipalit ang 5 sa x} at tingnan kung magkapareho ang dalawang panig.',
        ask: 'Paano masusuri kung 5 ang solusyon ng 3x + 5 = 20?',
        not: ['ipalit ang 20 sa x', 'ipalit ang 5 sa 3', 'ibawas ang 5 sa magkabilang panig'],
      },
    ],
  },
  draw: (draw) => {
    const isQuotient = draw.chanceOf(25)
    const a = draw.int(2, 9)
    const sign = draw.grade > 7 && draw.chanceOf(40) ? -1 : 1
    const given = {
      isQuotient,
      a,
      b: draw.int(1, 20) * draw.pick([1, -1]),
      solution: sign * (isQuotient ? a * draw.int(2, 8) : draw.int(2, 12)),
      x: drawnLetter(draw),
    }
    const result = right(given)
    only(result !== 0 && Math.abs(result) <= draw.largest && (draw.grade > 7 || result > 0))
    return given
  },
  answer: ({ solution }) => grouped(solution),
  also: ({ solution, x }) => [`${x} = ${grouped(solution)}`],
  wrong: (given) => {
    const { isQuotient, a, b, solution } = given
    const result = right(given)
    const small = (value: number) => (Math.abs(value) > 150 ? undefined : integer(value))
    return {
      'wrong-inverse': small(isQuotient ? (result + b) * a : (result + b) / a),
      'not-finished': small(multiple(given)),
      'other-order': small(isQuotient ? result * a - b : result / a - b),
      'opposite-sign': small(-solution),
      subtracted: isQuotient ? undefined : small(multiple(given) - a),
      'same-operation': small(isQuotient ? multiple(given) / a : multiple(given) * a),
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
    const { isQuotient, a, b, solution, x } = given
    const size = Math.abs(b)
    return [
      b > 0
        ? say(`Subtract ${size} from both sides:`, `Ibawas ang ${size} sa magkabilang panig:`)
        : say(`Add ${size} to both sides:`, `Idagdag ang ${size} sa magkabilang panig:`),
      `${first(given)} = ${grouped(multiple(given))}`,
      isQuotient
        ? say(`Multiply both sides by ${a}:`, `I-multiply sa ${a} ang magkabilang panig:`)
        : say(`Divide both sides by ${a}:`, `Hatiin sa ${a} ang magkabilang panig:`),
      `${x} = ${grouped(solution)}`,
    ]
  }),
})
