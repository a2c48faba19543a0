import { skill } from '../skill.ts'
import { fits, need, nonzero, num, pair, sayInBoth, writtenSum } from './writing.ts'

/** ax + by and cx + dy, with the solution (x, y). */
type Given = { a: number; b: number; c: number; d: number; x: number; y: number }

const left = (one: number, other: number) =>
  writtenSum([
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
  rules: sayInBoth((say) => [
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
        'If the lines of a system of two linear equations are parallel and different, the system has {no solution}.',
        'Kung parallel at magkaiba ang mga linya ng sistema ng dalawang linear equation, ang sistema ay {walang solusyon}.',
      ),
      ask: say(
        'The lines of a system of two linear equations are parallel and different. How many solutions does the system have?',
        'Parallel at magkaiba ang mga linya ng sistema ng dalawang linear equation. Ilan ang solusyon ng sistema?',
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
  stems: sayInBoth((say) => [
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
          `Ano ang solusyon na (x, y) ng sistemang ${first(given)} at ${second(given)}?`,
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
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The solution of the system ${first(given)} and ${second(given)} is ${answer}.`,
        `Ang solusyon ng sistemang ${first(given)} at ${second(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, b, c, d, x, y } = given
    const [e, f] = totals(given)
    const on = Math.abs(a) === Math.abs(c) && Math.abs(b) !== Math.abs(d) ? 'x' : 'y'
    const [one, other] = on === 'x' ? [a, c] : [b, d]
    const least = Math.max(Math.abs(one), Math.abs(other))
    const [times, others] = [least / Math.abs(one), least / Math.abs(other)]
    const minus = one * other > 0
    const joined = (above: number, below: number) => times * above + (minus ? -1 : 1) * others * below
    const [found, value, rest, remaining, known] =
      on === 'x' ? (['y', y, joined(b, d), 'x', x] as const) : (['x', x, joined(a, c), 'y', y] as const)
    const multiplied = (factor: number, [p, q, total]: readonly [number, number, number]) =>
      `${left(factor * p, factor * q)} = ${num(factor * total)}`
    const alike =
      times > 1
        ? say(
            `Multiply the first equation by ${times}: ${multiplied(times, [a, b, e])}.`,
            `I-multiply sa ${times} ang unang equation: ${multiplied(times, [a, b, e])}.`,
          )
        : others > 1
          ? say(
              `Multiply the second equation by ${others}: ${multiplied(others, [c, d, f])}.`,
              `I-multiply sa ${others} ang ikalawang equation: ${multiplied(others, [c, d, f])}.`,
            )
          : say(
              `The ${on}-terms are ${minus ? 'equal' : 'opposites'}.`,
              `${minus ? 'Magkapareho' : 'Magkasalungat'} ang mga ${on}-term.`,
            )
    const sum = `${writtenSum([[rest, found]])} = ${num(joined(e, f))}`
    const end = `${found} = ${num(value)}`
    return [
      alike,
      `${say(minus ? 'Subtract' : 'Add', minus ? 'Ibawas' : 'Pagsamahin')}: ${[...new Set([sum, end])].join(', ')}`,
      say(
        `Put ${found} = ${num(value)} into ${first(given)}: ${remaining} = ${num(known)}.`,
        `Ipalit ang ${found} = ${num(value)} sa ${first(given)}: ${remaining} = ${num(known)}.`,
      ),
      say(`The solution is ${pair(x, y)}.`, `Ang solusyon ay ${pair(x, y)}.`),
    ]
  }),
})
