import { skill } from '../skill.ts'
import { asValue, lineText, lineUnits, someSlope } from './lines.ts'
import { bracketedValue, fits, need, nonzero, num, pair, sayInBoth, writtenSum } from './writing.ts'

type Given = { slope: readonly [number, number]; x: number; y: number }

const interceptOf = ({ slope: [above, below], x, y }: Given) => y - (above * x) / below
const lineOf = (given: Given) => lineText(asValue(given.slope), interceptOf(given))

export const lineOfSlopeAndPoint = skill<
  Given,
  'added' | 'y' | 'swapped' | 'slope-sign' | 'opposite' | 'exchanged'
>({
  id: 'functions/line-of-slope-and-point',
  area: 'Mathematics',
  name: {
    en: 'Equation of a line from its slope and a point',
    fil: 'Equation ng linya mula sa slope nito at isang punto',
  },
  grades: [8, 9],
  cues: {
    en: ['equation of a line', 'point-slope form', 'slope-intercept form', 'slope and a point'],
    fil: ['equation ng linya', 'point-slope form', 'slope-intercept form', 'slope at isang punto'],
  },
  units: lineUnits,
  largest: () => 40,
  mistakes: {
    added: {
      en: 'added the product of m and x to y instead of subtracting it',
      fil: 'idinagdag ang product ng m at x sa y sa halip na ibawas',
    },
    y: {
      en: 'took the y-coordinate of the point for the y-intercept',
      fil: 'inakalang ang y-coordinate ng punto ang y-intercept',
    },
    swapped: {
      en: 'interchanged the coordinates of the point',
      fil: 'napagpalit ang mga coordinate ng punto',
    },
    'slope-sign': { en: 'changed the sign of the slope', fil: 'binago ang sign ng slope' },
    opposite: { en: 'changed the sign of the y-intercept', fil: 'binago ang sign ng y-intercept' },
    exchanged: {
      en: 'interchanged the slope and the y-intercept',
      fil: 'napagpalit ang slope at ang y-intercept',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'A line with slope m through (x₁, y₁) has the equation {y − y₁ = m(x − x₁)}.',
        'Ang linyang may slope na m at dumaraan sa (x₁, y₁) ay may equation na {y − y₁ = m(x − x₁)}.',
      ),
      ask: say(
        'What is the point-slope form of the line with slope m through (x₁, y₁)?',
        'Ano ang point-slope form ng linyang may slope na m at dumaraan sa (x₁, y₁)?',
      ),
      not: ['y − x₁ = m(x − y₁)', 'y + y₁ = m(x + x₁)', 'x − x₁ = m(y − y₁)'],
    },
    {
      say: say(
        'The line with slope 2 and y-intercept 5 has the equation {y = 2x + 5}.',
        'Ang linyang may slope na 2 at y-intercept na 5 ay may equation na {y = 2x + 5}.',
      ),
      ask: say(
        'Which equation belongs to the line with slope 2 and y-intercept 5?',
        'Aling equation ang para sa linyang may slope na 2 at y-intercept na 5?',
      ),
      not: ['y = 5x + 2', 'y = 2x − 5', 'x = 2y + 5'],
    },
  ]),
  draw: (draw) => {
    const slope = someSlope(draw)
    const x = slope[1] * nonzero(draw, Math.floor(6 / slope[1]))
    const given = { slope, x, y: nonzero(draw, 9) }
    need(x !== given.y && interceptOf(given) !== 0 && Math.abs(interceptOf(given)) <= 20)
    fits(draw, x, given.y, interceptOf(given))
    return given
  },
  answer: lineOf,
  wrong: (given) => {
    const { slope, x, y } = given
    const m = asValue(slope)
    const b = interceptOf(given)
    return {
      added: lineText(m, m.mul(x).add(y)),
      y: lineText(m, y),
      swapped: slope[1] === 1 ? lineText(m, x - slope[0] * y) : undefined,
      'slope-sign': lineText(m.neg(), b),
      opposite: lineText(m, -b),
      exchanged: lineText(b, m),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: ({ slope, x, y }) =>
        say(
          `What is the equation, in slope-intercept form, of the line with slope ${num(asValue(slope))} that passes through ${pair(x, y)}?`,
          `Ano ang equation, sa slope-intercept form, ng linyang may slope na ${num(asValue(slope))} at dumaraan sa ${pair(x, y)}?`,
        ),
    },
    {
      level: 'apply',
      text: ({ slope, x, y }) =>
        say(
          `A line passes through the point ${pair(x, y)} and its slope is ${num(asValue(slope))}. Write its equation in the form y = mx + b.`,
          `Dumaraan ang isang linya sa puntong ${pair(x, y)} at ang slope nito ay ${num(asValue(slope))}. Isulat ang equation nito sa anyong y = mx + b.`,
        ),
    },
    {
      level: 'apply',
      text: ({ slope, x, y }) =>
        say(
          `Given m = ${num(asValue(slope))} and the point ${pair(x, y)}, find the equation of the line in slope-intercept form.`,
          `Kung m = ${num(asValue(slope))} at ang punto ay ${pair(x, y)}, hanapin ang equation ng linya sa slope-intercept form.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) =>
      ({ slope, x, y }, answer) =>
        say(
          `The line with slope ${num(asValue(slope))} through ${pair(x, y)} has the equation ${answer}.`,
          `Ang linyang may slope na ${num(asValue(slope))} at dumaraan sa ${pair(x, y)} ay may equation na ${answer}.`,
        ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { slope, x, y } = given
    const m = asValue(slope)
    return [
      say(
        `Put the slope and the point into y = mx + b: ${num(y)} = ${bracketedValue(m)}(${num(x)}) + b.`,
        `Ipalit ang slope at ang punto sa y = mx + b: ${num(y)} = ${bracketedValue(m)}(${num(x)}) + b.`,
      ).replace(/= (\d+\/\d+)\(/, '= ($1)('),
      `b = ${writtenSum([
        [y, ''],
        [m.mul(-x), ''],
      ])} = ${num(interceptOf(given))}`,
      say(`The equation is ${lineOf(given)}.`, `Ang equation ay ${lineOf(given)}.`),
    ]
  }),
})
