import { chief } from '../algebra/terms.ts'
import { skill } from '../skill.ts'
import { fits, need, nonzero, num, pair, polynomial, sayInBoth, writtenSum } from './writing.ts'

/** y = mx + n and ax + by = c, with the solution (x, y). */
type Given = { m: number; n: number; a: number; b: number; x: number }

const yOf = ({ m, n, x }: Given) => m * x + n
const totalOf = (given: Given) => given.a * given.x + given.b * yOf(given)
const first = ({ m, n }: Given) => `y = ${polynomial([m, n])}`
const second = (given: Given) =>
  `${writtenSum([
    [given.a, 'x'],
    [given.b, 'y'],
  ])} = ${num(totalOf(given))}`

export const systemSubstitution = skill<
  Given,
  'swapped' | 'y-sign' | 'x-sign' | 'no-constant' | 'constant-sign' | 'no-slope'
>({
  id: 'functions/system-substitution',
  area: 'Mathematics',
  name: {
    en: 'Solving systems of linear equations by substitution',
    fil: 'Paglutas ng sistema ng linear equations sa pamamagitan ng substitution',
  },
  grades: [8, 9],
  cues: {
    en: ['system of linear equations', 'substitution', 'substitution method', 'simultaneous equations'],
    fil: ['sistema ng linear equations', 'system of linear equations', 'substitution', 'substitution method'],
  },
  notation: [/y = [−-]?\d*x [+−-] \d+ (?:and|at) \d*x [+−-] \d*y = /],
  units: [],
  largest: () => 60,
  mistakes: {
    swapped: { en: 'interchanged x and y', fil: 'napagpalit ang x at y' },
    'y-sign': { en: 'changed the sign of y', fil: 'binago ang sign ng y' },
    'x-sign': {
      en: 'lost the sign of x and computed y from that',
      fil: 'nagkamali sa sign ng x at iyon ang ginamit sa pagkuha ng y',
    },
    'no-constant': {
      en: 'left out the constant when computing y',
      fil: 'hindi isinama ang constant nang kunin ang y',
    },
    'constant-sign': {
      en: 'changed the sign of the constant when computing y',
      fil: 'binago ang sign ng constant nang kunin ang y',
    },
    'no-slope': {
      en: 'left out the coefficient of x when computing y',
      fil: 'hindi isinama ang coefficient ng x nang kunin ang y',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'When y = 2x + 1 is substituted into 3x + y = 11, the equation becomes {3x + (2x + 1) = 11}.',
        'Kapag ipinalit ang y = 2x + 1 sa 3x + y = 11, ang equation ay magiging {3x + (2x + 1) = 11}.',
      ),
      ask: say(
        'What does 3x + y = 11 become when y = 2x + 1 is substituted into it?',
        'Ano ang magiging 3x + y = 11 kapag ipinalit dito ang y = 2x + 1?',
      ),
      not: ['3(2x + 1) + y = 11', '3x − (2x + 1) = 11', '3x(2x + 1) = 11'],
    },
    {
      say: say(
        'A solution of a system of two equations must make {both equations} true.',
        'Ang solusyon ng sistema ng dalawang equation ay dapat tumugon sa {parehong equation}.',
      ),
      ask: say(
        'What must a solution of a system of two equations make true?',
        'Alin ang dapat maging totoo kapag ipinalit ang solusyon ng sistema ng dalawang equation?',
      ),
      not: [
        say('only the first equation', 'unang equation lamang'),
        say('only the second equation', 'ikalawang equation lamang'),
        say('neither equation', 'wala sa dalawang equation'),
      ],
    },
  ]),
  draw: (draw) => {
    const given = {
      m: nonzero(draw, 4),
      n: nonzero(draw, 8),
      a: draw.int(1, 5),
      b: nonzero(draw, 4),
      x: nonzero(draw, 6),
    }
    const y = yOf(given)
    need(given.a + given.b * given.m !== 0 && y !== 0 && Math.abs(y) <= 12 && y !== given.x)
    fits(draw, given.n, totalOf(given))
    return given
  },
  answer: (given) => pair(given.x, yOf(given)),
  wrong: (given) => {
    const { m, n, x } = given
    const y = yOf(given)
    return chief(pair(x, y), {
      'x-sign': pair(-x, n - m * x),
      swapped: pair(y, x),
      'constant-sign': pair(x, m * x - n),
      'no-constant': pair(x, m * x),
      'y-sign': pair(x, -y),
      'no-slope': m === 1 ? undefined : pair(x, x + n),
    })
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `Solve the system by substitution: ${first(given)} and ${second(given)}. Write the solution as an ordered pair (x, y).`,
          `Lutasin ang sistema sa pamamagitan ng substitution: ${first(given)} at ${second(given)}. Isulat ang solusyon bilang ordered pair na (x, y).`,
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
          `At which point (x, y) do the lines ${first(given)} and ${second(given)} intersect?`,
          `Sa aling punto (x, y) nagsasalubong ang mga linyang ${first(given)} at ${second(given)}?`,
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
    const { m, n, a, b, x } = given
    const inside = `${writtenSum([
      [a, 'x'],
      [b, `(${polynomial([m, n])})`],
    ])} = ${num(totalOf(given))}`
    return [
      say(
        `Replace y by ${polynomial([m, n])} in the second equation: ${inside}.`,
        `Palitan ng ${polynomial([m, n])} ang y sa ikalawang equation: ${inside}.`,
      ),
      `${polynomial([a + b * m, b * n])} = ${num(totalOf(given))}, x = ${num(x)}`,
      `y = ${polynomial([m, n], `(${num(x)})`)} = ${num(yOf(given))}`,
      say(`The solution is ${pair(x, yOf(given))}.`, `Ang solusyon ay ${pair(x, yOf(given))}.`),
    ]
  }),
})
