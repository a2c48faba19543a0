import { skill } from '../skill.ts'
import { both, fits, need, nonzero, num, pair, sumOf } from './writing.ts'

/** ax + by and cx + dy, with the solution (x, y). */
type Given = { a: number; b: number; c: number; d: number; x: number; y: number }

const left = (one: number, other: number) =>
  sumOf([
    [one, 'x'],
    [other, 'y'],
  ])
const totals = ({ a, b, c, d, x, y }: Given) => [a * x + b * y, c * x + d * y] as const
const first = (given: Given) => `${left(given.a, given.b)} = ${num(totals(given)[0])}`
const second = (given: Given) => `${left(given.c, given.d)} = ${num(totals(given)[1])}`
const whole = (x: number, y: number) => (Number.isInteger(x) && Number.isInteger(y) ? pair(x, y) : undefined)

export const systemElimination = skill<
  Given,
  'swapped' | 'y-sign' | 'x-sign' | 'both-signs' | 'moved' | 'undivided'
>({
  id: 'functions/system-elimination',
  area: 'Mathematics',
  name: {
    en: 'Solving systems of linear equations by elimination',
    fil: 'Paglutas ng sistema ng linear equations sa pamamagitan ng elimination',
  },
  grades: [8, 9],
  cues: {
    en: ['system of linear equations', 'elimination', 'elimination method', 'eliminate a variable'],
    fil: ['sistema ng linear equations', 'system of linear equations', 'elimination', 'elimination method'],
  },
  notation: [/\d*x [+−-] \d*y = [−-]?\d+ (?:and|at) \d*x [+−-] \d*y = /],
  units: [],
  largest: () => 60,
  mistakes: {
    swapped: { en: 'interchanged x and y', fil: 'napagpalit ang x at y' },
    'y-sign': { en: 'changed the sign of y', fil: 'binago ang sign ng y' },
    'x-sign': { en: 'changed the sign of x', fil: 'binago ang sign ng x' },
    'both-signs': { en: 'changed both signs', fil: 'binago ang parehong sign' },
    moved: {
      en: 'did not change the sign of the x-term when moving it to compute y',
      fil: 'hindi pinalitan ang sign ng x-term nang ilipat ito upang kunin ang y',
    },
    undivided: {
      en: 'did not divide by the coefficient of y at the end',
      fil: 'hindi hinati sa coefficient ng y sa dulo',
    },
  },
  rules: both((say) => [
    {
      say: say(
        'Adding 2x + 3y = 7 and 4x − 3y = 5 eliminates the variable {y}.',
        'Kapag pinagsama ang 2x + 3y = 7 at 4x − 3y = 5, nawawala ang variable na {y}.',
      ),
      ask: say(
        'Which variable is eliminated by adding 2x + 3y = 7 and 4x − 3y = 5?',
        'Aling variable ang nawawala kapag pinagsama ang 2x + 3y = 7 at 4x − 3y = 5?',
      ),
      not: ['x', say('both x and y', 'parehong x at y'), say('neither x nor y', 'wala sa x at y')],
    },
    {
      say: say(
        'A system of two linear equations whose lines are parallel and different has {no solution}.',
        'Ang sistema ng dalawang linear equation na parallel at magkaiba ang mga linya ay {walang solusyon}.',
      ),
      ask: say(
        'What does a system of two linear equations have whose lines are parallel and different?',
        'Ano ang totoo sa sistema ng dalawang linear equation na parallel at magkaiba ang mga linya?',
      ),
      not: [
        say('exactly one solution', 'may iisang solusyon'),
        say('exactly two solutions', 'may dalawang solusyon'),
        say('infinitely many solutions', 'may walang hanggang dami ng solusyon'),
      ],
    },
  ]),
  draw: (draw) => {
    const given = {
      a: draw.int(1, 5),
      b: nonzero(draw, 5),
      c: draw.int(1, 5),
      d: nonzero(draw, 5),
      x: nonzero(draw, 7),
      y: nonzero(draw, 7),
    }
    const { a, b, c, d, x, y } = given
    // One variable goes away after multiplying one equation at most.
    need(Math.abs(b) % Math.abs(d) === 0 || Math.abs(d) % Math.abs(b) === 0)
    need(a * d - b * c !== 0 && x !== y)
    fits(draw, a, b, c, d, ...totals(given))
    return given
  },
  answer: ({ x, y }) => pair(x, y),
  wrong: (given) => {
    const { a, b, x, y } = given
    return {
      swapped: pair(y, x),
      'y-sign': pair(x, -y),
      'x-sign': pair(-x, y),
      'both-signs': pair(-x, -y),
      moved: whole(x, (totals(given)[0] + a * x) / b),
      undivided: pair(x, b * y),
    }
  },
  stems: both((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `Solve the system by elimination: ${first(given)} and ${second(given)}. Write the solution as an ordered pair (x, y).`,
          `Lutasin ang sistema sa pamamagitan ng elimination: ${first(given)} at ${second(given)}. Isulat ang solusyon bilang ordered pair na (x, y).`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `What is the solution (x, y) of the system ${first(given)} and ${second(given)}?`,
          `Ano ang solusyon na (x, y) ng sistema na ${first(given)} at ${second(given)}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Which ordered pair (x, y) satisfies both ${first(given)} and ${second(given)}?`,
          `Aling ordered pair na (x, y) ang tumutugon sa parehong ${first(given)} at ${second(given)}?`,
        ),
    },
  ]),
  statement: both(
    (say) => (given, answer) =>
      say(
        `The solution of the system ${first(given)} and ${second(given)} is ${answer}.`,
        `Ang solusyon ng sistema na ${first(given)} at ${second(given)} ay ${answer}.`,
      ),
  ),
  solution: both((say) => (given) => {
    const { a, b, c, d, x, y } = given
    const [e, f] = totals(given)
    const least = Math.max(Math.abs(b), Math.abs(d))
    const [times, others] = [least / Math.abs(b), least / Math.abs(d)]
    const minus = b * d > 0
    const by = (factor: number, one: number, other: number, total: number) =>
      `${left(factor * one, factor * other)} = ${num(factor * total)}`
    return [
      say(
        `Make the y-terms alike: ${by(times, a, b, e)} and ${by(others, c, d, f)}.`,
        `Gawing magkatulad ang mga y-term: ${by(times, a, b, e)} at ${by(others, c, d, f)}.`,
      ),
      `${say(minus ? 'Subtract' : 'Add', minus ? 'Ibawas' : 'Pagsamahin')}: ${sumOf([[times * a + (minus ? -others * c : others * c), 'x']])} = ${num(times * e + (minus ? -others * f : others * f))}, x = ${num(x)}`,
      say(
        `Put x = ${num(x)} into ${first(given)}: y = ${num(y)}.`,
        `Ipalit ang x = ${num(x)} sa ${first(given)}: y = ${num(y)}.`,
      ),
      say(`The solution is ${pair(x, y)}.`, `Ang solusyon ay ${pair(x, y)}.`),
    ]
  }),
})
