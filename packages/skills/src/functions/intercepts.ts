import { skill } from '../skill.ts'
import { lineUnits } from './lines.ts'
import { fits, need, nonzero, num, pair, positiveGcd, sayInBoth, writtenSum } from './writing.ts'

/** ax + by = c, and the axis whose intercept is asked for. */
type Given = { a: number; b: number; c: number; axis: 'x' | 'y' }

const equation = ({ a, b, c }: Given) =>
  `${writtenSum([
    [a, 'x'],
    [b, 'y'],
  ])} = ${num(c)}`
const xOf = ({ a, c }: Given) => c / a
const yOf = ({ b, c }: Given) => c / b
const asked = (given: Given) => (given.axis === 'x' ? xOf(given) : yOf(given))
const otherAxis = ({ axis }: Given) => (axis === 'x' ? 'y' : 'x')

export const intercepts = skill<Given, 'other' | 'sign' | 'coefficient' | 'constant' | 'subtracted'>({
  id: 'functions/intercepts',
  area: 'Mathematics',
  name: { en: 'x-intercept and y-intercept of a line', fil: 'x-intercept at y-intercept ng isang linya' },
  grades: [8, 9],
  cues: {
    en: ['x-intercept', 'y-intercept', 'intercepts', 'crosses the x-axis', 'crosses the y-axis'],
    fil: ['x-intercept', 'y-intercept', 'mga intercept', 'tumatawid sa x-axis', 'tumatawid sa y-axis'],
  },
  notation: [/\d*x [+−-] \d*y = [−-]?\d+/],
  units: lineUnits,
  largest: () => 60,
  mistakes: {
    other: { en: 'gave the other intercept', fil: 'ang kabilang intercept ang ibinigay' },
    sign: { en: 'changed the sign', fil: 'binago ang sign' },
    coefficient: { en: 'gave the coefficient', fil: 'coefficient ang ibinigay' },
    constant: { en: 'gave the constant without dividing', fil: 'ibinigay ang constant nang hindi hinati' },
    subtracted: {
      en: 'subtracted the coefficient from the constant instead of dividing',
      fil: 'ibinawas ang coefficient sa constant sa halip na hatiin',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'To find the x-intercept of a line, substitute {y = 0} into its equation.',
        'Upang mahanap ang x-intercept ng linya, ipalit ang {y = 0} sa equation nito.',
      ),
      ask: say(
        'What do you substitute into the equation of a line to find its x-intercept?',
        'Ano ang ipinapalit sa equation ng linya upang mahanap ang x-intercept nito?',
      ),
      not: ['x = 0', 'x = 1', 'x = y'],
    },
    {
      say: say(
        'A line with the y-intercept 4 passes through the point {(0, 4)}.',
        'Ang linyang may y-intercept na 4 ay dumaraan sa puntong {(0, 4)}.',
      ),
      ask: say(
        'A line has the y-intercept 4. Through which point does it surely pass?',
        'Ang y-intercept ng isang linya ay 4. Saang punto ito tiyak na dumaraan?',
      ),
      not: ['(4, 0)', '(4, 4)', '(0, −4)'],
    },
  ]),
  draw: (draw) => {
    const [a, b] = [draw.int(1, 9), nonzero(draw, 9)]
    const lcm = Math.abs(a * b) / positiveGcd(a, b)
    const given = { a, b, c: lcm * nonzero(draw, 3), axis: draw.pick(['x', 'y'] as const) }
    need(Math.abs(a) !== Math.abs(b) && Math.abs(given.c) <= 60)
    need(Math.abs(given.axis === 'x' ? a : b) > 1)
    fits(draw, a, b, given.c)
    return given
  },
  answer: (given) => num(asked(given)),
  also: (given) => [given.axis === 'x' ? pair(xOf(given), 0) : pair(0, yOf(given))],
  wrong: (given) => {
    const coefficient = given.axis === 'x' ? given.a : given.b
    return {
      other: num(given.axis === 'x' ? yOf(given) : xOf(given)),
      sign: num(-asked(given)),
      coefficient: num(coefficient),
      constant: num(given.c),
      subtracted: num(given.c - coefficient),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `What is the ${given.axis}-intercept of the line ${equation(given)}?`,
          `Ano ang ${given.axis}-intercept ng linyang ${equation(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Find the ${given.axis}-intercept of the graph of ${equation(given)}.`,
          `Hanapin ang ${given.axis}-intercept ng graph ng ${equation(given)}.`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `The graph of ${equation(given)} crosses the ${given.axis}-axis. What is the ${given.axis}-coordinate of the crossing point?`,
          `Tumatawid sa ${given.axis}-axis ang graph ng ${equation(given)}. Ano ang ${given.axis}-coordinate ng puntong tinatawiran nito?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The ${given.axis}-intercept of the line ${equation(given)} is ${answer}.`,
        `Ang ${given.axis}-intercept ng linyang ${equation(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { axis, a, b, c } = given
    return [
      say(`Replace ${otherAxis(given)} by 0.`, `Palitan ng 0 ang ${otherAxis(given)}.`),
      `${writtenSum([[axis === 'x' ? a : b, axis]])} = ${num(c)}`,
      `${axis} = ${num(asked(given))}`,
    ]
  }),
})
