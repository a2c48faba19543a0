import { skill } from '../skill.ts'
import { equationOf, quadraticUnits, takenOut } from './quadratics.ts'
import { bracketedValue, fits, need, nonzero, num, positiveGcd, sayInBoth } from './writing.ts'

type Given = { a: number; b: number; c: number }

const discriminant = ({ a, b, c }: Given) => b * b - 4 * a * c
const equation = ({ a, b, c }: Given) => equationOf([a, b, c])

/** (front ± √radicand)/below in simplest form; nothing where the root is a whole number or not real. */
function surd(front: number, radicand: number, below: number): string | undefined {
  if (radicand <= 0) return undefined
  const { out, left } = takenOut(radicand)
  if (left === 1) return undefined
  const common = positiveGcd(positiveGcd(front, out), below)
  const [p, s, q] = [front / common, out / common, below / common]
  const root = `${s === 1 ? '' : s}√${left}`
  if (p === 0) return `x = ±${root}${q === 1 ? '' : `/${q}`}`
  return q === 1 ? `x = ${num(p)} ± ${root}` : `x = (${num(p)} ± ${root})/${q}`
}

const solved = (given: Given) => surd(-given.b, discriminant(given), 2 * given.a) ?? ''

export const quadraticFormula = skill<
  Given,
  'b-sign' | 'denominator' | 'plus' | 'no-four' | 'unsquared' | 'root-only'
>({
  id: 'functions/quadratic-formula',
  area: 'Mathematics',
  name: { en: 'Solving with the quadratic formula', fil: 'Paglutas gamit ang quadratic formula' },
  grades: [9, 10],
  cues: {
    en: ['quadratic formula', 'quadratic equation', 'irrational roots', 'exact solutions'],
    fil: ['quadratic formula', 'quadratic equation', 'irrational na roots', 'eksaktong solusyon'],
  },
  notation: [/x = \([−-]b ± √/, /\d*x² [+−-] \d*x [+−-] \d+ = 0/],
  units: quadraticUnits,
  largest: () => 100,
  mistakes: {
    'b-sign': { en: 'used b instead of −b', fil: 'ginamit ang b sa halip na −b' },
    denominator: { en: 'divided by a instead of 2a', fil: 'hinati sa a sa halip na sa 2a' },
    plus: { en: 'added 4ac under the radical', fil: 'idinagdag ang 4ac sa loob ng radical' },
    'no-four': {
      en: 'left out the factor 4 under the radical',
      fil: 'hindi isinama ang 4 sa loob ng radical',
    },
    unsquared: { en: 'doubled b instead of squaring it', fil: 'dinoble ang b sa halip na i-square' },
    'root-only': { en: 'left out −b', fil: 'hindi isinama ang −b' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'In the quadratic formula, the expression under the radical sign is {b² − 4ac}.',
        'Sa quadratic formula, ang expression sa loob ng radical sign ay {b² − 4ac}.',
      ),
      ask: say(
        'Which expression is under the radical sign in the quadratic formula?',
        'Aling expression ang nasa loob ng radical sign sa quadratic formula?',
      ),
      not: ['b² + 4ac', '2b − 4ac', 'b − 4ac'],
    },
    {
      say: say(
        'In the quadratic formula, the denominator is {2a}.',
        'Sa quadratic formula, ang denominator ay {2a}.',
      ),
      ask: say(
        'What is the denominator in the quadratic formula?',
        'Ano ang denominator sa quadratic formula?',
      ),
      not: ['a', '2b', '4a'],
    },
    {
      say: say(
        'To use the quadratic formula for x² − 5x + 3 = 0, put in b = {−5}.',
        'Upang gamitin ang quadratic formula sa x² − 5x + 3 = 0, ipalit ang b = {−5}.',
      ),
      ask: say(
        'To use the quadratic formula for x² − 5x + 3 = 0, what is the value of b?',
        'Upang gamitin ang quadratic formula sa x² − 5x + 3 = 0, ano ang value ng b?',
      ),
      not: ['5', '3', '1'],
    },
  ]),
  draw: (draw) => {
    const given = { a: draw.pick([1, 1, 1, 2, 3]), b: nonzero(draw, 8), c: nonzero(draw, 8) }
    const D = discriminant(given)
    need(D > 0 && takenOut(D).left > 1 && takenOut(D).left <= 41 && takenOut(D).out <= 2)
    need(positiveGcd(positiveGcd(given.a, given.b), given.c) === 1)
    fits(draw, D)
    return given
  },
  answer: solved,
  wrong: (given) => {
    const { a, b, c } = given
    const D = discriminant(given)
    return {
      'b-sign': surd(b, D, 2 * a),
      denominator: surd(-b, D, a),
      plus: surd(-b, b * b + 4 * a * c, 2 * a),
      'no-four': surd(-b, b * b - a * c, 2 * a),
      unsquared: surd(-b, 2 * b - 4 * a * c, 2 * a),
      'root-only': surd(0, D, 2 * a),
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `Use the quadratic formula to solve ${equation(given)}. What are the exact solutions?`,
          `Gamitin ang quadratic formula upang lutasin ang ${equation(given)}. Ano ang mga eksaktong solusyon?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `What are the roots of ${equation(given)} in simplest radical form?`,
          `Ano ang roots ng ${equation(given)} sa pinakapayak na radical form?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The solutions of ${equation(given)} are ${answer}.`,
        `Ang mga solusyon ng ${equation(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, b, c } = given
    const D = discriminant(given)
    const put = `(${num(-b)} ± √${D})/${2 * a}`
    return [
      `a = ${num(a)}, b = ${num(b)}, c = ${num(c)}`,
      `b² − 4ac = ${bracketedValue(b)}² − 4(${num(a)})(${num(c)}) = ${D}`,
      `x = (−b ± √(b² − 4ac))/(2a) = ${put}`,
      ...(solved(given) === `x = ${put}`
        ? []
        : [say(`In simplest form: ${solved(given)}`, `Sa pinakapayak na anyo: ${solved(given)}`)]),
    ]
  }),
})
