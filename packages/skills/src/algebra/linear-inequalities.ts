import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type InequalitySign, otherBoundary, reversed, signs } from './inequality.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, integer, only, polynomialIn } from './terms.ts'

/** ax + b < c, where c comes from the number at the boundary; the sign is that of the solution. */
type Given = { a: number; b: number; bound: number; sign: InequalitySign; x: string }

const right = ({ a, b, bound }: Given) => a * bound + b
const asked = ({ a, sign }: Given) => (a < 0 ? reversed[sign] : sign)
const inequality = (given: Given) =>
  `${polynomialIn([given.a, given.b], given.x)} ${asked(given)} ${grouped(right(given))}`
const solved = ({ x }: Given, sign: InequalitySign, bound: number | undefined) => {
  const text = bound === undefined ? undefined : integer(bound)
  return text === undefined ? undefined : `${x} ${sign} ${text}`
}
const slots = (given: Given) => ({ inequality: inequality(given), x: given.x })

export const linearInequalities = skill<
  Given,
  'direction' | 'boundary' | 'opposite' | 'wrong-inverse' | 'not-divided' | 'direction-and-boundary'
>({
  id: 'algebra/linear-inequalities',
  area: 'Mathematics',
  name: { en: 'Linear inequalities in one variable', fil: 'Mga linear inequality na may isang variable' },
  grades: [7, 9],
  cues: {
    en: ['inequality', 'inequalities', 'linear inequality', 'solution set', 'greater than', 'less than'],
    fil: ['inequality', 'linear inequality', 'solution set', 'greater than', 'less than'],
  },
  notation: [/\b\d*[a-z] ?[+−–-] ?\d+ ?[<>≤≥] ?[−–-]?\d+/],
  units: ['mathematics/7/linear-equations-and-inequalities'],
  largest: () => 100,
  mistakes: {
    direction: {
      en: 'wrote the inequality sign in the wrong direction',
      fil: 'mali ang direksiyon ng inequality sign',
    },
    boundary: {
      en: 'confused the signs with and without "or equal to"',
      fil: 'napagpalit ang sign na may "or equal to" at wala',
    },
    opposite: { en: 'wrote the number with the wrong sign', fil: 'mali ang sign ng bilang' },
    'wrong-inverse': {
      en: 'did not use the inverse operation for the constant',
      fil: 'hindi ginamit ang inverse operation para sa constant',
    },
    'not-divided': { en: 'did not divide by the coefficient', fil: 'hindi hinati sa coefficient' },
    'direction-and-boundary': {
      en: 'changed both the direction and the "or equal to" of the sign',
      fil: 'pinalitan ang direksiyon at ang "or equal to" ng sign',
    },
  },
  rules: {
    en: [
      {
        say: 'When both sides of an inequality are divided by a negative number, the right thing to do with the inequality sign is to {reverse it}.',
        ask: 'Both sides of an inequality are divided by a negative number. What should you do with the inequality sign?',
        not: ['leave it as it is', 'change it to an equal sign', 'add "or equal to" to it'],
      },
      {
        say: 'The solution of −2x < 10 is {x > −5}.',
        ask: 'What is the solution of −2x < 10?',
        not: ['x < −5', 'x > 5', 'x < 5'],
      },
      {
        say: 'Of the numbers 2, 3, 4 and 5, the only solution of 2x − 1 > 7 is {5}.',
        ask: 'Which of the numbers 2, 3, 4 and 5 is a solution of 2x − 1 > 7?',
        not: ['2', '3', '4'],
      },
    ],
    fil: [
      {
        say: 'Kapag hinati sa negatibong bilang ang magkabilang panig ng inequality, ang inequality sign ay {binabaligtad}.',
        ask: 'Ano ang ginagawa sa inequality sign kapag hinati sa negatibong bilang ang magkabilang panig?',
        not: ['pinananatili', 'ginagawang equal sign', 'dinaragdagan ng "or equal to"'],
      },
      {
        say: 'Ang solusyon ng −2x < 10 ay {x > −5}.',
        ask: 'Ano ang solusyon ng −2x < 10?',
        not: ['x < −5', 'x > 5', 'x < 5'],
      },
      {
        say: 'Sa mga bilang na 2, 3, 4 at 5, ang tanging solusyon ng 2x − 1 > 7 ay {5}.',
        ask: 'Alin sa mga bilang na 2, 3, 4 at 5 ang solusyon ng 2x − 1 > 7?',
        not: ['2', '3', '4'],
      },
    ],
  },
  draw: (draw) => {
    const isNegative = draw.chanceOf(45)
    const given = {
      a: draw.int(2, 8) * (isNegative ? -1 : 1),
      b: drawSigned(draw, 1, 15),
      bound: draw.chanceOf(30) ? -draw.int(2, 9) : draw.int(2, 10),
      sign: draw.pick(signs),
      x: drawnLetter(draw),
    }
    only(right(given) !== 0 && Math.abs(right(given)) <= draw.largest)
    return given
  },
  answer: (given) => solved(given, given.sign, given.bound) ?? '',
  wrong: (given) => {
    const { a, b, bound, sign } = given
    return {
      direction: solved(given, reversed[sign], bound),
      boundary: solved(given, otherBoundary[sign], bound),
      opposite: solved(given, sign, -bound),
      'wrong-inverse': solved(given, sign, (right(given) + b) / a),
      'not-divided': solved(given, sign, a * bound),
      'direction-and-boundary': solved(given, otherBoundary[reversed[sign]], bound),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'Solve the inequality {inequality}.'],
      ['apply', 'What is the solution of the inequality {inequality}?'],
      ['apply', 'Solve for {x}: {inequality}.'],
    ],
    fil: [
      ['apply', 'Lutasin ang inequality na {inequality}.'],
      ['apply', 'Ano ang solusyon ng inequality na {inequality}?'],
      ['apply', 'Hanapin ang mga halaga ng {x}: {inequality}.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The solution of the inequality {inequality} is {answer}.',
    fil: 'Ang solusyon ng inequality na {inequality} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, bound, sign, x } = given
    const size = Math.abs(b)
    const by = grouped(a)
    return [
      b > 0
        ? say(`Subtract ${size} from both sides:`, `Ibawas ang ${size} sa magkabilang panig:`)
        : say(`Add ${size} to both sides:`, `Idagdag ang ${size} sa magkabilang panig:`),
      `${polynomialIn([a, 0], x)} ${asked(given)} ${grouped(a * bound)}`,
      a < 0
        ? say(
            `Divide both sides by ${by} and reverse the sign:`,
            `Hatiin sa ${by} ang magkabilang panig at baligtarin ang sign:`,
          )
        : say(`Divide both sides by ${by}:`, `Hatiin sa ${by} ang magkabilang panig:`),
      `${x} ${sign} ${grouped(bound)}`,
    ]
  }),
})
