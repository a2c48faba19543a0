import { skill } from '../skill.ts'
import { lineUnits } from './lines.ts'
import { bracketedValue, fits, need, nonzero, num, sayInBoth, writtenSum } from './writing.ts'

/** ax + by = c with the solution (x, y), of which y or x is asked for. */
type Given = { a: number; b: number; x: number; y: number; asked: 'x' | 'y' }

const totalOf = ({ a, b, x, y }: Given) => a * x + b * y
const equation = (given: Given) =>
  `${writtenSum([
    [given.a, 'x'],
    [given.b, 'y'],
  ])} = ${num(totalOf(given))}`
/** What belongs to the letter that is asked for, and to the one that is known. */
const sides = ({ a, b, x, y, asked }: Given) =>
  asked === 'x'
    ? { front: a, value: x, other: 'y', otherFront: b, known: y }
    : { front: b, value: y, other: 'x', otherFront: a, known: x }
const whole = (value: number) => (Number.isInteger(value) ? num(value) : undefined)

export const missingCoordinate = skill<
  Given,
  'undivided' | 'added' | 'sign' | 'ignored' | 'subtracted' | 'known'
>({
  id: 'functions/missing-coordinate',
  area: 'Mathematics',
  name: {
    en: 'Missing coordinate of a solution of a linear equation',
    fil: 'Nawawalang coordinate ng solusyon ng linear equation',
  },
  grades: [8, 9],
  cues: {
    en: ['linear equation in two variables', 'ordered pair', 'table of values', 'find y when x'],
    fil: ['linear equation sa dalawang variable', 'ordered pair', 'table of values', 'hanapin ang y kung'],
  },
  notation: [/\d*x [+−-] \d*y = [−-]?\d+/],
  units: lineUnits,
  largest: () => 60,
  mistakes: {
    undivided: {
      en: 'did not divide by the coefficient at the end',
      fil: 'hindi hinati sa coefficient sa dulo',
    },
    added: {
      en: 'added the known term to the constant instead of subtracting it',
      fil: 'idinagdag ang alam na term sa constant sa halip na ibawas',
    },
    sign: { en: 'changed the sign of the result', fil: 'binago ang sign ng sagot' },
    ignored: {
      en: 'put the value in the place of the wrong variable',
      fil: 'ipinalit ang value sa maling variable',
    },
    subtracted: {
      en: 'subtracted the coefficient at the end instead of dividing',
      fil: 'ibinawas ang coefficient sa dulo sa halip na hatiin',
    },
    known: { en: 'repeated the value that was given', fil: 'inulit ang ibinigay na value' },
  },
  rules: sayInBoth((say) => [
    {
      say: say('If x = 0 in 3x + 2y = 12, then y is {6}.', 'Kung x = 0 sa 3x + 2y = 12, ang y ay {6}.'),
      ask: say('What is y in 3x + 2y = 12 if x = 0?', 'Ano ang y sa 3x + 2y = 12 kung x = 0?'),
      not: ['4', '12', '10'],
    },
    {
      say: say(
        'If (3, k) is a solution of 2x + y = 10, then k is found with the equation {2(3) + k = 10}.',
        'Kung solusyon ng 2x + y = 10 ang (3, k), ang k ay nakukuha sa equation na {2(3) + k = 10}.',
      ),
      ask: say(
        'The pair (3, k) is a solution of 2x + y = 10. Which equation is used to find k?',
        'Solusyon ng 2x + y = 10 ang (3, k). Aling equation ang ginagamit upang mahanap ang k?',
      ),
      not: ['2k + 3 = 10', '2 + 3 + k = 10', '2(3) − k = 10'],
    },
  ]),
  draw: (draw) => {
    const given = {
      a: draw.int(1, 7),
      b: nonzero(draw, 7),
      x: nonzero(draw, 6),
      y: nonzero(draw, 6),
      asked: draw.pick(['x', 'y'] as const),
    }
    const { front, known, value } = sides(given)
    need(Math.abs(front) > 1 && known !== value && totalOf(given) !== 0)
    fits(draw, given.a, given.b, totalOf(given))
    return given
  },
  answer: (given) => num(sides(given).value),
  wrong: (given) => {
    const { front, value, otherFront, known } = sides(given)
    const total = totalOf(given)
    return {
      undivided: num(front * value),
      added: whole((total + otherFront * known) / front),
      sign: num(-value),
      ignored: whole((total - front * known) / otherFront),
      subtracted: num(front * value - front),
      known: num(known),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `If ${sides(given).other} = ${num(sides(given).known)} in ${equation(given)}, what is ${given.asked}?`,
          `Kung ${sides(given).other} = ${num(sides(given).known)} sa ${equation(given)}, ano ang ${given.asked}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) => {
        const point = given.asked === 'x' ? `(k, ${num(given.y)})` : `(${num(given.x)}, k)`
        return say(
          `The ordered pair ${point} is a solution of ${equation(given)}. What is the value of k?`,
          `Ang ordered pair na ${point} ay solusyon ng ${equation(given)}. Ano ang value ng k?`,
        )
      },
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Find the value of ${given.asked} in ${equation(given)} when ${sides(given).other} = ${num(sides(given).known)}.`,
          `Hanapin ang value ng ${given.asked} sa ${equation(given)} kapag ${sides(given).other} = ${num(sides(given).known)}.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `If ${sides(given).other} = ${num(sides(given).known)} in ${equation(given)}, then ${given.asked} = ${answer}.`,
        `Kung ${sides(given).other} = ${num(sides(given).known)} sa ${equation(given)}, ang ${given.asked} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { front, value, other, otherFront, known } = sides(given)
    return [
      say(
        `Put ${other} = ${num(known)} into the equation; the term with ${other} is ${writtenSum([[otherFront, `(${num(known)})`]])} = ${num(otherFront * known)}.`,
        `Ipalit ang ${other} = ${num(known)} sa equation; ang term na may ${other} ay ${writtenSum([[otherFront, `(${num(known)})`]])} = ${num(otherFront * known)}.`,
      ),
      `${writtenSum([[front, given.asked]])} = ${num(totalOf(given))} − ${bracketedValue(otherFront * known)} = ${num(front * value)}`,
      `${given.asked} = ${num(value)}`,
    ]
  }),
})
