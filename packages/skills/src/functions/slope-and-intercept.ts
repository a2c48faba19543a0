import { skill } from '../skill.ts'
import type { Fraction } from '../words/fractions.ts'
import { asValue, lineText, lineUnits, someSlope } from './lines.ts'
import { fits, need, nonzero, num, sayInBoth, writtenSum } from './writing.ts'

/** y = mx + b, where m is a fraction; some equations have the constant first. */
type Given = { slope: readonly [number, number]; b: number; first: boolean }

const named = (m: Fraction | number, b: Fraction | number) => `m = ${num(m)}, b = ${num(b)}`
const equation = ({ slope, b, first }: Given) =>
  first
    ? `y = ${writtenSum([
        [b, ''],
        [asValue(slope), 'x'],
      ])}`
    : lineText(asValue(slope), b)

export const slopeAndIntercept = skill<Given, 'swapped' | 'sign-b' | 'sign-m' | 'both' | 'inverted'>({
  id: 'functions/slope-and-intercept',
  area: 'Mathematics',
  name: {
    en: 'Slope and y-intercept from y = mx + b',
    fil: 'Slope at y-intercept mula sa y = mx + b',
  },
  grades: [8, 9],
  cues: {
    en: ['slope-intercept form', 'y = mx + b', 'y-intercept', 'slope'],
    fil: ['slope-intercept form', 'y = mx + b', 'y-intercept', 'slope'],
  },
  notation: [/y = [−-]?\(?\d*(?:\/\d+\))?x [+−-] \d+/],
  units: lineUnits,
  largest: () => 12,
  mistakes: {
    swapped: {
      en: 'interchanged the slope and the y-intercept',
      fil: 'napagpalit ang slope at ang y-intercept',
    },
    'sign-b': { en: 'changed the sign of the y-intercept', fil: 'binago ang sign ng y-intercept' },
    'sign-m': { en: 'changed the sign of the slope', fil: 'binago ang sign ng slope' },
    both: { en: 'changed both signs', fil: 'binago ang parehong sign' },
    inverted: { en: 'took the reciprocal of the slope', fil: 'kinuha ang reciprocal ng slope' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The line with slope −2 and y-intercept 5 is {y = −2x + 5}.',
        'Ang linyang may slope na −2 at y-intercept na 5 ay {y = −2x + 5}.',
      ),
      ask: say(
        'Which line has slope −2 and y-intercept 5?',
        'Aling linya ang may slope na −2 at y-intercept na 5?',
      ),
      not: ['y = 5x − 2', 'y = 2x + 5', 'y = −2x − 5'],
    },
    {
      say: say('In y = 4x − 7, the y-intercept is {−7}.', 'Sa y = 4x − 7, ang y-intercept ay {−7}.'),
      ask: say('What is the y-intercept in y = 4x − 7?', 'Ano ang y-intercept sa y = 4x − 7?'),
      not: ['7', '4', '−4'],
    },
  ]),
  draw: (draw) => {
    const given = { slope: someSlope(draw), b: nonzero(draw, 9), first: draw.chanceOf(25) }
    need(given.slope[0] !== given.b)
    fits(draw, given.b)
    return given
  },
  answer: ({ slope, b }) => named(asValue(slope), b),
  wrong: ({ slope, b }) => {
    const m = asValue(slope)
    return {
      swapped: named(b, m),
      'sign-b': named(m, -b),
      'sign-m': named(m.neg(), b),
      both: named(m.neg(), -b),
      inverted: named(m.inverse(), b),
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'remember',
      text: (given) =>
        say(
          `What are the slope m and the y-intercept b of the line ${equation(given)}?`,
          `Ano ang slope na m at ang y-intercept na b ng linyang ${equation(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `A line has the equation ${equation(given)}. What are its slope m and its y-intercept b?`,
          `Ang equation ng isang linya ay ${equation(given)}. Ano ang slope na m at ang y-intercept na b nito?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Give the slope m and the y-intercept b of the graph of ${equation(given)}.`,
          `Ibigay ang slope na m at ang y-intercept na b ng graph ng ${equation(given)}.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `For the line ${equation(given)}, the slope and the y-intercept are ${answer}.`,
        `Para sa linyang ${equation(given)}, ang slope at ang y-intercept ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => [
    say(
      `Compare ${lineText(asValue(given.slope), given.b)} with y = mx + b.`,
      `Ihambing ang ${lineText(asValue(given.slope), given.b)} sa y = mx + b.`,
    ),
    say(
      `The coefficient of x is m and the constant is b: ${named(asValue(given.slope), given.b)}.`,
      `Ang coefficient ng x ay m at ang constant ay b: ${named(asValue(given.slope), given.b)}.`,
    ),
  ]),
})
