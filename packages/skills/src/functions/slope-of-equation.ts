import { skill } from '../skill.ts'
import { fraction } from '../words/fractions.ts'
import { lineText, lineUnits } from './lines.ts'
import { fits, need, nonzero, num, sayInBoth, writtenSum } from './writing.ts'

/** ax + by = c */
type Given = { a: number; b: number; c: number }

const slopeOf = ({ a, b }: Given) => fraction(-a, b)
const equation = ({ a, b, c }: Given) =>
  `${writtenSum([
    [a, 'x'],
    [b, 'y'],
  ])} = ${num(c)}`

export const slopeOfEquation = skill<Given, 'sign' | 'inverted' | 'both' | 'coefficient' | 'constant'>({
  id: 'functions/slope-of-equation',
  area: 'Mathematics',
  name: {
    en: 'Slope of a line from its equation in standard form',
    fil: 'Slope ng linya mula sa equation nito sa standard form',
  },
  grades: [8, 9],
  cues: {
    en: ['slope', 'standard form', 'Ax + By = C', 'slope-intercept form', 'linear equation in two variables'],
    fil: [
      'slope',
      'standard form',
      'Ax + By = C',
      'slope-intercept form',
      'linear equation in two variables',
    ],
  },
  notation: [/\d*x [+−-] \d*y = [−-]?\d+/],
  units: lineUnits,
  largest: () => 40,
  mistakes: {
    sign: {
      en: 'forgot to change the sign when moving the x-term',
      fil: 'nakalimutang palitan ang sign nang ilipat ang x-term',
    },
    inverted: {
      en: 'divided the coefficient of y by that of x',
      fil: 'hinati ang coefficient ng y sa coefficient ng x',
    },
    both: {
      en: 'divided the coefficient of y by that of x and kept the sign',
      fil: 'hinati ang coefficient ng y sa coefficient ng x at hindi pinalitan ang sign',
    },
    coefficient: {
      en: 'took the coefficient of x for the slope',
      fil: 'inakalang ang coefficient ng x ang slope',
    },
    constant: {
      en: 'divided the constant by the coefficient of y',
      fil: 'hinati ang constant sa coefficient ng y',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say('The slope of the line 3x + y = 5 is {−3}.', 'Ang slope ng linyang 3x + y = 5 ay {−3}.'),
      ask: say('What is the slope of the line 3x + y = 5?', 'Ano ang slope ng linyang 3x + y = 5?'),
      not: ['3', '5', '−5'],
    },
    {
      say: say(
        'In slope-intercept form, 2x + y = 6 is written as {y = −2x + 6}.',
        'Sa slope-intercept form, ang 2x + y = 6 ay isinusulat na {y = −2x + 6}.',
      ),
      ask: say(
        'How is 2x + y = 6 written in slope-intercept form?',
        'Paano isinusulat ang 2x + y = 6 sa slope-intercept form?',
      ),
      not: ['y = 2x + 6', 'y = −2x − 6', 'y = 6x − 2'],
    },
  ]),
  draw: (draw) => {
    const given = { a: nonzero(draw, 9), b: nonzero(draw, 6), c: nonzero(draw, 24) }
    const { a, b, c } = given
    need(a > 0 && a !== Math.abs(b) && b !== 1 && c % b === 0)
    need(slopeOf(given).d <= 6n)
    fits(draw, a, b, c)
    return given
  },
  answer: (given) => num(slopeOf(given)),
  wrong: (given) => {
    const slope = slopeOf(given)
    return {
      sign: num(slope.neg()),
      inverted: num(slope.inverse()),
      both: num(slope.inverse().neg()),
      coefficient: num(given.a),
      constant: num(fraction(given.c, given.b)),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `What is the slope of the line whose equation is ${equation(given)}?`,
          `Ano ang slope ng linyang ang equation ay ${equation(given)}?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Find the slope of the graph of ${equation(given)}.`,
          `Hanapin ang slope ng graph ng ${equation(given)}.`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `The equation ${equation(given)} is rewritten in the form y = mx + b. What is m?`,
          `Isinulat ang equation na ${equation(given)} sa anyong y = mx + b. Ano ang m?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The slope of the line ${equation(given)} is ${answer}.`,
        `Ang slope ng linyang ${equation(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, b, c } = given
    return [
      say(`Solve ${equation(given)} for y.`, `Lutasin ang ${equation(given)} para sa y.`),
      `${writtenSum([[b, 'y']])} = ${writtenSum([
        [-a, 'x'],
        [c, ''],
      ])}`,
      lineText(slopeOf(given), c / b),
      say(`The slope is ${num(slopeOf(given))}.`, `Ang slope ay ${num(slopeOf(given))}.`),
    ]
  }),
})
