import { skill } from '../skill.ts'
import { radicalText, radicalUnits } from './radicals.ts'
import { chain, fits, need, positiveGcd, sayInBoth } from './writing.ts'

/** a/√b */
type Given = { a: number; b: number }

const over = (front: number, radicand: number, below: number) => {
  const common = positiveGcd(front, below)
  const above = radicalText(front / common, radicand)
  return below === common ? above : `${above}/${below / common}`
}
const exercise = ({ a, b }: Given) => `${a}/√${b}`
const result = ({ a, b }: Given) => over(a, b, b)

export const rationalizeDenominator = skill<
  Given,
  'undivided' | 'dropped' | 'squared' | 'swapped' | 'doubled'
>({
  id: 'functions/rationalize-denominator',
  area: 'Mathematics',
  name: { en: 'Rationalizing the denominator', fil: 'Pag-rationalize ng denominator' },
  grades: [9, 10],
  cues: {
    en: ['rationalize', 'rationalizing the denominator', 'radical in the denominator'],
    fil: ['rationalize', 'pag-rationalize ng denominator', 'radical sa denominator'],
  },
  notation: [/\d+\/√\d+/],
  units: radicalUnits,
  largest: () => 60,
  mistakes: {
    undivided: {
      en: 'multiplied the numerator by the root and dropped the denominator',
      fil: 'pinarami ang numerator sa root at inalis ang denominator',
    },
    dropped: {
      en: 'only removed the radical sign',
      fil: 'inalis lamang ang radical sign',
    },
    squared: {
      en: 'divided by the denominator once too often',
      fil: 'sumobra ng isang beses ang paghati sa denominator',
    },
    swapped: {
      en: 'put the root on the wrong number',
      fil: 'inilagay ang root sa maling numero',
    },
    doubled: {
      en: 'added the roots in the denominator instead of multiplying them',
      fil: 'pinagsama ang mga root sa denominator sa halip na pagparamihin',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'To rationalize the denominator of 5/√3, multiply the numerator and the denominator by {√3}.',
        'Upang ma-rationalize ang denominator ng 5/√3, i-multiply ang numerator at denominator sa {√3}.',
      ),
      ask: say(
        'What should the numerator and the denominator of 5/√3 be multiplied by to rationalize the denominator?',
        'Sa ano dapat i-multiply ang numerator at denominator ng 5/√3 upang ma-rationalize ang denominator?',
      ),
      not: ['√5', '5', '3'],
    },
    {
      say: say('The product √7 × √7 is {7}.', 'Ang product na √7 × √7 ay {7}.'),
      ask: say('What is √7 × √7?', 'Ano ang √7 × √7?'),
      not: ['2√7', '√14', '49'],
    },
  ]),
  draw: (draw) => {
    const b = draw.pick([2, 3, 5, 6, 7, 10, 11, 13])
    const a = draw.chanceOf(60) ? b * draw.int(2, 6) : draw.int(2, 12)
    need(a !== b)
    fits(draw, a, b)
    return { a, b }
  },
  answer: result,
  wrong: ({ a, b }) => ({
    undivided: radicalText(a, b),
    dropped: a % b === 0 ? String(a / b) : `${a / positiveGcd(a, b)}/${b / positiveGcd(a, b)}`,
    squared: over(a, b, b * b),
    swapped: [4, 9, 16, 25, 36].includes(a) ? undefined : over(b, a, b),
    doubled: over(a, b, 2 * b),
  }),
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `Rationalize the denominator of ${exercise(given)}. What is the result in simplest form?`,
          `I-rationalize ang denominator ng ${exercise(given)}. Ano ang resulta sa pinakapayak na anyo?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Which expression without a radical in the denominator is equal to ${exercise(given)}?`,
          `Aling expression na walang radical sa denominator ang katumbas ng ${exercise(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `When the denominator of ${exercise(given)} is rationalized, the result is ${answer}.`,
        `Kapag ni-rationalize ang denominator ng ${exercise(given)}, ang resulta ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, b } = given
    return [
      say(
        `Multiply the numerator and the denominator by √${b}.`,
        `I-multiply sa √${b} ang numerator at denominator.`,
      ),
      chain(`${a}/√${b}`, `(${a} × √${b})/(√${b} × √${b})`, `${radicalText(a, b)}/${b}`, result(given)),
    ]
  }),
})
