import { skill } from '../skill.ts'
import { lineUnits } from './lines.ts'
import {
  bracketedValue,
  fits,
  need,
  nonzero,
  num,
  pair,
  positiveGcd,
  sayInBoth,
  writtenSum,
} from './writing.ts'

/** ax + by = c has the solution (x, y). */
type Given = { a: number; b: number; x: number; y: number }

const totalOf = ({ a, b, x, y }: Given) => a * x + b * y
const equation = (given: Given) =>
  `${writtenSum([
    [given.a, 'x'],
    [given.b, 'y'],
  ])} = ${num(totalOf(given))}`

export const solutionOfLinearEquation = skill<
  Given,
  'swapped' | 'x-undivided' | 'y-undivided' | 'y-sign' | 'x-sign' | 'coefficients'
>({
  id: 'functions/solution-of-linear-equation',
  area: 'Mathematics',
  name: {
    en: 'Solutions of a linear equation in two variables',
    fil: 'Solusyon ng linear equation sa dalawang variable',
  },
  grades: [8, 9],
  cues: {
    en: ['linear equation in two variables', 'ordered pair', 'solution', 'satisfies the equation'],
    fil: ['linear equation sa dalawang variable', 'ordered pair', 'solusyon', 'tumutugon sa equation'],
  },
  notation: [/\d*x [+−-] \d*y = [−-]?\d+/],
  units: lineUnits,
  largest: () => 60,
  mistakes: {
    swapped: { en: 'interchanged x and y', fil: 'napagpalit ang x at y' },
    'x-undivided': {
      en: 'took the whole x-term for x',
      fil: 'inakalang ang buong x-term ang x',
    },
    'y-undivided': {
      en: 'took the whole y-term for y',
      fil: 'inakalang ang buong y-term ang y',
    },
    'y-sign': { en: 'changed the sign of y', fil: 'binago ang sign ng y' },
    'x-sign': { en: 'changed the sign of x', fil: 'binago ang sign ng x' },
    coefficients: {
      en: 'took the coefficients for the solution',
      fil: 'inakalang ang mga coefficient ang solusyon',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The number of solutions of the equation x + y = 7 in real numbers is {infinite}.',
        'Ang dami ng solusyon ng equation na x + y = 7 sa mga real number ay {walang hanggan}.',
      ),
      ask: say(
        'How many solutions in real numbers does the equation x + y = 7 have?',
        'Ilan ang solusyon ng equation na x + y = 7 sa mga real number?',
      ),
      not: [say('one', 'isa lamang'), say('seven', 'pito lamang'), say('eight', 'walo lamang')],
    },
    {
      say: say(
        'To check whether (4, 9) is a solution of an equation in x and y, put in {x = 4 and y = 9}.',
        'Upang masuri kung solusyon ng equation sa x at y ang (4, 9), ipalit ang {x = 4 at y = 9}.',
      ),
      ask: say(
        'What do you put into an equation in x and y to check whether (4, 9) is a solution?',
        'Ano ang ipinapalit sa equation sa x at y upang masuri kung solusyon nito ang (4, 9)?',
      ),
      not: [
        say('x = 9 and y = 4', 'x = 9 at y = 4'),
        say('x = 4 and y = 4', 'x = 4 at y = 4'),
        say('x = 0 and y = 9', 'x = 0 at y = 9'),
      ],
    },
  ]),
  draw: (draw) => {
    const given = { a: draw.int(1, 6), b: nonzero(draw, 6), x: nonzero(draw, 6), y: nonzero(draw, 6) }
    need(given.a !== given.b && given.x !== given.y && totalOf(given) !== 0)
    need(positiveGcd(given.a, given.b) === 1)
    fits(draw, given.a, given.b, totalOf(given))
    return given
  },
  answer: ({ x, y }) => pair(x, y),
  wrong: (given) => {
    const { a, b, x, y } = given
    const unless = (otherX: number, otherY: number) =>
      a * otherX + b * otherY === totalOf(given) ? undefined : pair(otherX, otherY)
    return {
      swapped: unless(y, x),
      'x-undivided': unless(a * x, y),
      'y-undivided': unless(x, b * y),
      'y-sign': unless(x, -y),
      'x-sign': unless(-x, y),
      coefficients: unless(a, b),
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `Which ordered pair is a solution of ${equation(given)}?`,
          `Aling ordered pair ang solusyon ng ${equation(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Which point lies on the line ${equation(given)}?`,
          `Aling punto ang nasa linyang ${equation(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Which ordered pair (x, y) makes the equation ${equation(given)} true?`,
          `Aling ordered pair na (x, y) ang nagpapatotoo sa equation na ${equation(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The ordered pair ${answer} is a solution of ${equation(given)}.`,
        `Ang ordered pair na ${answer} ay solusyon ng ${equation(given)}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, b, x, y } = given
    return [
      say(
        `Put x = ${num(x)} and y = ${num(y)} into ${equation(given)}.`,
        `Ipalit ang x = ${num(x)} at y = ${num(y)} sa ${equation(given)}.`,
      ),
      `${writtenSum([
        [a, `(${num(x)})`],
        [b, `(${num(y)})`],
      ])} = ${num(a * x)} + ${bracketedValue(b * y)} = ${num(totalOf(given))}`,
      say(
        `The equation is true, so ${pair(x, y)} is a solution.`,
        `Totoo ang equation, kaya solusyon ang ${pair(x, y)}.`,
      ),
    ]
  }),
})
