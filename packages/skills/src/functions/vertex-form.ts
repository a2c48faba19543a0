import { skill } from '../skill.ts'
import { quadraticUnits } from './quadratics.ts'
import { fits, need, nonzero, num, pair, polynomial, sayInBoth, writtenSum } from './writing.ts'

/** y = a(x − h)² + k */
type Given = { a: number; h: number; k: number }

const rule = ({ a, h, k }: Given) =>
  `y = ${writtenSum([
    [a, `(${polynomial([1, -h])})²`],
    [k, ''],
  ])}`

export const vertexForm = skill<Given, 'h-sign' | 'k-sign' | 'both-signs' | 'swapped' | 'factor'>({
  id: 'functions/vertex-form',
  area: 'Mathematics',
  name: { en: 'Vertex of a parabola in vertex form', fil: 'Vertex ng parabola sa vertex form' },
  grades: [9, 10],
  cues: {
    en: ['vertex form', 'vertex', 'parabola', 'y = a(x − h)² + k', 'quadratic function'],
    fil: ['vertex form', 'vertex', 'parabola', 'y = a(x − h)² + k', 'quadratic function'],
  },
  notation: [/y = [−-]?\d*\(x [+−-] \d+\)² [+−-] \d+/],
  units: quadraticUnits,
  largest: () => 20,
  mistakes: {
    'h-sign': {
      en: 'took the sign of the number in the parentheses as it stands',
      fil: 'kinuha ang sign ng numero sa loob ng panaklong nang hindi binabago',
    },
    'k-sign': { en: 'changed the sign of the y-coordinate', fil: 'binago ang sign ng y-coordinate' },
    'both-signs': { en: 'mistook both signs', fil: 'parehong nagkamali sa sign' },
    swapped: { en: 'interchanged the coordinates', fil: 'napagpalit ang mga coordinate' },
    factor: {
      en: 'took the factor before the parentheses for the x-coordinate',
      fil: 'inakalang ang factor sa harap ng panaklong ang x-coordinate',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The vertex of y = a(x − h)² + k is {(h, k)}.',
        'Ang vertex ng y = a(x − h)² + k ay {(h, k)}.',
      ),
      ask: say('What is the vertex of y = a(x − h)² + k?', 'Ano ang vertex ng y = a(x − h)² + k?'),
      not: ['(−h, k)', '(k, h)', '(a, k)'],
    },
    {
      say: say(
        'If a is negative, the parabola y = a(x − h)² + k opens {downward}.',
        'Kung negative ang a, ang parabolang y = a(x − h)² + k ay bumubuka nang {pababa}.',
      ),
      ask: say(
        'In which direction does y = a(x − h)² + k open if a is negative?',
        'Sa aling direksiyon bumubuka ang y = a(x − h)² + k kung negative ang a?',
      ),
      not: [say('upward', 'pataas'), say('to the left', 'pakaliwa'), say('to the right', 'pakanan')],
    },
  ]),
  draw: (draw) => {
    const given = { a: draw.pick([1, 1, -1, 2, -2, 3, -3, 4, -4]), h: nonzero(draw, 9), k: nonzero(draw, 12) }
    need(given.h !== given.k)
    fits(draw, given.h, given.k)
    return given
  },
  answer: ({ h, k }) => pair(h, k),
  wrong: ({ a, h, k }) => ({
    'h-sign': pair(-h, k),
    'k-sign': pair(h, -k),
    'both-signs': pair(-h, -k),
    swapped: pair(k, h),
    factor: Math.abs(a) > 1 ? pair(a, k) : undefined,
  }),
  stems: sayInBoth((say) => [
    {
      level: 'remember',
      text: (given) =>
        say(
          `What is the vertex of the parabola ${rule(given)}?`,
          `Ano ang vertex ng parabolang ${rule(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Give the vertex of the graph of ${rule(given)}.`,
          `Ibigay ang vertex ng graph ng ${rule(given)}.`,
        ),
    },
    {
      level: 'understand',
      text: (given) => {
        const lowest = given.a > 0
        return say(
          `Which point is the ${lowest ? 'lowest' : 'highest'} point of the graph of ${rule(given)}?`,
          `Aling punto ang pinaka${lowest ? 'mababa' : 'mataas'} sa graph ng ${rule(given)}?`,
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
  solution: sayInBoth((say) => (given) => [
    say(
      `Compare ${rule(given)} with y = a(x − h)² + k.`,
      `Ihambing ang ${rule(given)} sa y = a(x − h)² + k.`,
    ),
    `h = ${num(given.h)}, k = ${num(given.k)}`,
    say(`The vertex is ${pair(given.h, given.k)}.`, `Ang vertex ay ${pair(given.h, given.k)}.`),
  ]),
})
