import { skill } from '../skill.ts'
import { quadraticUnits } from './quadratics.ts'
import {
  bracketedValue,
  fits,
  need,
  nonzero,
  num,
  pair,
  polynomial,
  sayInBoth,
  substituted,
  valueAt,
} from './writing.ts'

/** y = ax² + bx + c with the vertex (h, k). */
type Given = { a: number; h: number; k: number }

const coefficients = ({ a, h, k }: Given) => [a, -2 * a * h, a * h * h + k] as const
const rule = (given: Given) => `y = ${polynomial(coefficients(given))}`

export const vertexOfParabola = skill<
  Given,
  'x-sign' | 'unhalved' | 'constant' | 'y-sign' | 'swapped' | 'both'
>({
  id: 'functions/vertex-of-parabola',
  area: 'Mathematics',
  name: { en: 'Vertex of a parabola in standard form', fil: 'Vertex ng parabola sa standard form' },
  grades: [9, 10],
  cues: {
    en: ['vertex', 'parabola', 'axis of symmetry', 'x = −b/2a', 'quadratic function'],
    fil: ['vertex', 'parabola', 'axis of symmetry', 'x = −b/2a', 'quadratic function'],
  },
  notation: [/y = [−-]?\d*x² [+−-] \d*x [+−-] \d+/],
  units: quadraticUnits,
  largest: () => 60,
  mistakes: {
    'x-sign': { en: 'used b/2a instead of −b/2a', fil: 'ginamit ang b/2a sa halip na −b/2a' },
    unhalved: { en: 'used −b/a instead of −b/2a', fil: 'ginamit ang −b/a sa halip na −b/2a' },
    constant: {
      en: 'took the constant for the y-coordinate',
      fil: 'inakalang ang constant ang y-coordinate',
    },
    'y-sign': { en: 'changed the sign of the y-coordinate', fil: 'binago ang sign ng y-coordinate' },
    swapped: { en: 'interchanged the coordinates', fil: 'napagpalit ang mga coordinate' },
    both: { en: 'took b and c for the vertex', fil: 'inakalang ang b at c ang vertex' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The x-coordinate of the vertex of y = ax² + bx + c is {−b/(2a)}.',
        'Ang x-coordinate ng vertex ng y = ax² + bx + c ay {−b/(2a)}.',
      ),
      ask: say(
        'What is the x-coordinate of the vertex of y = ax² + bx + c?',
        'Ano ang x-coordinate ng vertex ng y = ax² + bx + c?',
      ),
      not: ['b/(2a)', '−b/a', 'c/a'],
    },
    {
      say: say(
        'The axis of symmetry of a parabola passes through its {vertex}.',
        'Ang axis of symmetry ng parabola ay dumaraan sa {vertex} nito.',
      ),
      ask: say(
        'Through which point of a parabola does its axis of symmetry pass?',
        'Sa aling punto ng parabola dumaraan ang axis of symmetry nito?',
      ),
      not: ['y-intercept', 'x-intercept', 'origin'],
    },
  ]),
  draw: (draw) => {
    const given = { a: draw.pick([1, 1, 1, 2, 3, -1, -2]), h: nonzero(draw, 5), k: nonzero(draw, 12) }
    need(given.h !== given.k && coefficients(given)[2] !== 0)
    fits(draw, ...coefficients(given), given.k)
    return given
  },
  answer: ({ h, k }) => pair(h, k),
  wrong: (given) => {
    const { h, k } = given
    const all = coefficients(given)
    return {
      'x-sign': pair(-h, valueAt(all, -h)),
      unhalved: pair(2 * h, valueAt(all, 2 * h)),
      constant: pair(h, all[2]),
      'y-sign': pair(h, -k),
      swapped: pair(k, h),
      both: pair(all[1], all[2]),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `What is the vertex of the parabola ${rule(given)}?`,
          `Ano ang vertex ng parabolang ${rule(given)}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Find the vertex of the graph of ${rule(given)}.`,
          `Hanapin ang vertex ng graph ng ${rule(given)}.`,
        ),
    },
    {
      level: 'apply',
      text: (given) => {
        const lowest = given.a > 0
        return say(
          `At which point (x, y) does the graph of ${rule(given)} reach its ${lowest ? 'minimum' : 'maximum'}?`,
          `Sa aling punto (x, y) naaabot ng graph ng ${rule(given)} ang ${lowest ? 'minimum' : 'maximum'} nito?`,
        )
      },
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The vertex of the parabola ${rule(given)} is ${answer}.`,
        `Ang vertex ng parabolang ${rule(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const [a, b] = coefficients(given)
    return [
      `x = −b/(2a) = −${bracketedValue(b)}/(2 × ${bracketedValue(a)}) = ${num(given.h)}`,
      `y = ${substituted(coefficients(given), given.h)} = ${num(given.k)}`,
      say(`The vertex is ${pair(given.h, given.k)}.`, `Ang vertex ay ${pair(given.h, given.k)}.`),
    ]
  }),
})
