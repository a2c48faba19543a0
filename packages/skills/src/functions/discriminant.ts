import { skill } from '../skill.ts'
import { equationOf, quadraticUnits } from './quadratics.ts'
import { bracketedValue, fits, need, nonzero, num, sayInBoth } from './writing.ts'

type Given = { a: number; b: number; c: number }

const equation = ({ a, b, c }: Given) => equationOf([a, b, c])
const result = ({ a, b, c }: Given) => b * b - 4 * a * c

export const discriminant = skill<
  Given,
  'plus' | 'negative-square' | 'doubled' | 'no-four' | 'reversed' | 'unsquared'
>({
  id: 'functions/discriminant',
  area: 'Mathematics',
  name: { en: 'Discriminant of a quadratic equation', fil: 'Discriminant ng quadratic equation' },
  grades: [9, 10],
  cues: {
    en: ['discriminant', 'b² − 4ac', 'nature of the roots', 'quadratic equation'],
    fil: ['discriminant', 'b² − 4ac', 'nature of the roots', 'quadratic equation'],
  },
  notation: [/b² [−-] 4ac/],
  units: quadraticUnits,
  largest: () => 300,
  mistakes: {
    plus: { en: 'added 4ac instead of subtracting it', fil: 'idinagdag ang 4ac sa halip na ibawas' },
    'negative-square': {
      en: 'made the square of b negative',
      fil: 'ginawang negative ang square ng b',
    },
    doubled: { en: 'doubled b instead of squaring it', fil: 'dinoble ang b sa halip na i-square' },
    'no-four': { en: 'left out the factor 4', fil: 'hindi isinama ang 4' },
    reversed: { en: 'subtracted b² from 4ac', fil: 'ibinawas ang b² sa 4ac' },
    unsquared: { en: 'did not square b', fil: 'hindi ni-square ang b' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The discriminant of ax² + bx + c = 0 is {b² − 4ac}.',
        'Ang discriminant ng ax² + bx + c = 0 ay {b² − 4ac}.',
      ),
      ask: say('What is the discriminant of ax² + bx + c = 0?', 'Ano ang discriminant ng ax² + bx + c = 0?'),
      not: ['b² + 4ac', '2b − 4ac', 'b − 4ac'],
    },
    {
      say: say(
        'The number of real roots of a quadratic equation with a negative discriminant is {0}.',
        'Ang bilang ng real root ng quadratic equation na negative ang discriminant ay {0}.',
      ),
      ask: say(
        'How many real roots does a quadratic equation with a negative discriminant have?',
        'Ilan ang real root ng quadratic equation na negative ang discriminant?',
      ),
      not: ['1', '2', '3'],
    },
  ]),
  draw: (draw) => {
    const given = { a: draw.int(1, 5), b: nonzero(draw, 9), c: nonzero(draw, 9) }
    need(Math.abs(given.b) > 2 && Math.abs(result(given)) <= 200)
    fits(draw, result(given))
    return given
  },
  answer: (given) => num(result(given)),
  wrong: (given) => {
    const { a, b, c } = given
    return {
      plus: num(b * b + 4 * a * c),
      'negative-square': b < 0 ? num(-b * b - 4 * a * c) : undefined,
      doubled: num(2 * b - 4 * a * c),
      'no-four': num(b * b - a * c),
      reversed: num(-result(given)),
      unsquared: num(b - 4 * a * c),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(`What is the discriminant of ${equation(given)}?`, `Ano ang discriminant ng ${equation(given)}?`),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Find the value of b² − 4ac for ${equation(given)}.`,
          `Hanapin ang value ng b² − 4ac para sa ${equation(given)}.`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Compute the discriminant of the quadratic equation ${equation(given)}.`,
          `Kompyutin ang discriminant ng quadratic equation na ${equation(given)}.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The discriminant of ${equation(given)} is ${answer}.`,
        `Ang discriminant ng ${equation(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth(() => (given) => {
    const { a, b, c } = given
    return [
      `a = ${num(a)}, b = ${num(b)}, c = ${num(c)}`,
      `b² − 4ac = ${bracketedValue(b)}² − 4(${num(a)})(${num(c)})`,
      `= ${b * b} − ${bracketedValue(4 * a * c)} = ${num(result(given))}`,
    ]
  }),
})
