import { skill } from '../skill.ts'
import { asValue, lineText, lineUnits, someSlope } from './lines.ts'
import { fits, nonzero, num, sayInBoth } from './writing.ts'

type Given = { slope: readonly [number, number]; b: number; parallel: boolean }

const lineOf = ({ slope, b }: Given) => lineText(asValue(slope), b)
const asked = ({ slope, parallel }: Given) => (parallel ? asValue(slope) : asValue(slope).inverse().neg())
const kind = ({ parallel }: Given) => (parallel ? 'parallel' : 'perpendicular')

export const parallelAndPerpendicular = skill<Given, 'confused' | 'negative' | 'reciprocal' | 'intercept'>({
  id: 'functions/parallel-and-perpendicular',
  area: 'Mathematics',
  name: {
    en: 'Slopes of parallel and perpendicular lines',
    fil: 'Slope ng mga parallel at perpendicular na linya',
  },
  grades: [8, 10],
  cues: {
    en: ['parallel lines', 'perpendicular lines', 'negative reciprocal', 'equal slopes', 'slope'],
    fil: ['parallel', 'perpendicular', 'negative reciprocal', 'magkaparehong slope', 'slope'],
  },
  units: lineUnits,
  largest: () => 12,
  mistakes: {
    confused: {
      en: 'confused parallel and perpendicular lines',
      fil: 'napagbaligtad ang parallel at perpendicular na linya',
    },
    negative: { en: 'only changed the sign of the slope', fil: 'sign lamang ng slope ang binago' },
    reciprocal: { en: 'only took the reciprocal of the slope', fil: 'reciprocal lamang ng slope ang kinuha' },
    intercept: { en: 'gave the y-intercept', fil: 'y-intercept ang ibinigay' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'If neither of two parallel lines is vertical, {their slopes are equal}.',
        'Kung parehong hindi patayo ang dalawang parallel na linya, {magkapareho ang mga slope nila}.',
      ),
      ask: say(
        'What is true of two parallel lines, neither of which is vertical?',
        'Ano ang totoo sa dalawang parallel na linyang parehong hindi patayo?',
      ),
      not: [
        say('their slopes are opposites', 'magkasalungat ang mga slope nila'),
        say('their slopes are reciprocals', 'magka-reciprocal ang mga slope nila'),
        say('their slopes are negative reciprocals', 'magka-negative reciprocal ang mga slope nila'),
      ],
    },
    {
      say: say(
        'The product of the slopes of two perpendicular lines, neither of which is vertical, is {−1}.',
        'Ang product ng mga slope ng dalawang perpendicular na linya, na parehong hindi patayo, ay {−1}.',
      ),
      ask: say(
        'What is the product of the slopes of two perpendicular lines, neither of which is vertical?',
        'Ano ang product ng mga slope ng dalawang perpendicular na linyang parehong hindi patayo?',
      ),
      not: ['0', '1', '2'],
    },
    {
      say: say(
        'A line perpendicular to a line with slope 2 has the slope {−1/2}.',
        'Ang linyang perpendicular sa linyang may slope na 2 ay may slope na {−1/2}.',
      ),
      ask: say(
        'What is the slope of a line perpendicular to a line with slope 2?',
        'Ano ang slope ng linyang perpendicular sa linyang may slope na 2?',
      ),
      not: ['2', '−2', '1/2'],
    },
  ]),
  draw: (draw) => {
    const given = { slope: someSlope(draw), b: nonzero(draw, 9), parallel: draw.chanceOf(40) }
    fits(draw, given.b)
    return given
  },
  answer: (given) => num(asked(given)),
  wrong: (given) => {
    const m = asValue(given.slope)
    return {
      confused: num(asked({ ...given, parallel: !given.parallel })),
      negative: num(m.neg()),
      reciprocal: num(m.inverse()),
      intercept: num(given.b),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `What is the slope of a line ${kind(given)} to ${lineOf(given)}?`,
          `Ano ang slope ng linyang ${kind(given)} sa ${lineOf(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Line p has the equation ${lineOf(given)}. Line q is ${kind(given)} to line p. What is the slope of line q?`,
          `Ang equation ng linyang p ay ${lineOf(given)}. Ang linyang q ay ${kind(given)} sa linyang p. Ano ang slope ng linyang q?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `On a map with a grid, Rizal Street lies on the line ${lineOf(given)}. Mabini Street is ${kind(given)} to it. What is the slope of Mabini Street on the map?`,
          `Sa isang mapang may grid, nasa linyang ${lineOf(given)} ang Kalye Rizal. Ang Kalye Mabini ay ${kind(given)} dito. Ano ang slope ng Kalye Mabini sa mapa?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `An architect draws one wall along the line ${lineOf(given)} and a second wall ${kind(given)} to it. What is the slope of the second wall in the drawing?`,
          `Iginuhit ng isang arkitekto ang isang pader sa linyang ${lineOf(given)} at ang ikalawang pader na ${kind(given)} dito. Ano ang slope ng ikalawang pader sa guhit?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `A line ${kind(given)} to ${lineOf(given)} has the slope ${answer}.`,
        `Ang linyang ${kind(given)} sa ${lineOf(given)} ay may slope na ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => [
    say(
      `The slope of ${lineOf(given)} is ${num(asValue(given.slope))}.`,
      `Ang slope ng ${lineOf(given)} ay ${num(asValue(given.slope))}.`,
    ),
    given.parallel
      ? say(
          `Parallel lines have equal slopes: ${num(asked(given))}.`,
          `Magkapareho ang slope ng mga parallel na linya: ${num(asked(given))}.`,
        )
      : say(
          `The slope of a perpendicular line is the negative reciprocal: ${num(asked(given))}.`,
          `Ang slope ng perpendicular na linya ay ang negative reciprocal: ${num(asked(given))}.`,
        ),
  ]),
})
