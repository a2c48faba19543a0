import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, fitting, integer, only, polynomialIn } from './terms.ts'

/** ax + b = cx + d, where a is more than c. */
type Given = { a: number; b: number; c: number; d: number; x: string }

const solution = ({ a, b, c, d }: Given) => (d - b) / (a - c)
const equation = ({ a, b, c, d, x }: Given) => `${polynomialIn([a, b], x)} = ${polynomialIn([c, d], x)}`
const slots = (given: Given) => ({ equation: equation(given), x: given.x })

export const bothSidesEquations = skill<
  Given,
  'variables-added' | 'constants-added' | 'opposite-sign' | 'not-divided' | 'subtracted' | 'both-added'
>({
  id: 'algebra/both-sides-equations',
  area: 'Mathematics',
  name: {
    en: 'Equations with the variable on both sides',
    fil: 'Mga equation na may variable sa magkabilang panig',
  },
  grades: [7, 8],
  cues: {
    en: ['variables on both sides', 'variable on both sides', 'linear equation', 'solve for x', 'equation'],
    fil: ['variable sa magkabilang panig', 'linear equation', 'hanapin ang x', 'equation in one variable'],
  },
  notation: [/\b\d*[a-z] ?[+−–-] ?\d+ ?= ?\d*[a-z] ?[+−–-] ?\d+/],
  units: ['mathematics/7/linear-equations-and-inequalities'],
  largest: () => 100,
  mistakes: {
    'variables-added': {
      en: 'added the terms with the variable instead of subtracting',
      fil: 'pinagsama ang mga term na may variable sa halip na nagbawas',
    },
    'constants-added': {
      en: 'added the constants instead of subtracting',
      fil: 'pinagsama ang mga constant sa halip na nagbawas',
    },
    'opposite-sign': { en: 'gave the answer with the wrong sign', fil: 'mali ang sign ng sagot' },
    'not-divided': { en: 'did not divide by the coefficient', fil: 'hindi hinati sa coefficient' },
    subtracted: {
      en: 'subtracted the coefficient instead of dividing by it',
      fil: 'ibinawas ang coefficient sa halip na hinati rito',
    },
    'both-added': {
      en: 'moved the terms to the other side without changing their signs',
      fil: 'inilipat ang mga term sa kabilang panig nang hindi pinalitan ang sign',
    },
  },
  rules: {
    en: [
      {
        say: 'To keep x only on the left side of 7x = 3x + 20, {subtract 3x} on both sides.',
        ask: 'What should be done on both sides of 7x = 3x + 20 to keep x only on the left side?',
        not: ['add 3x', 'divide by 3x', 'subtract 20'],
      },
      {
        say: 'After 3x is subtracted from both sides, 7x = 3x + 20 becomes {4x = 20}.',
        ask: 'What does 7x = 3x + 20 become after 3x is subtracted from both sides?',
        not: ['10x = 20', '4x = 17', '7x = 20'],
      },
    ],
    fil: [
      {
        say: 'Upang sa kaliwang panig lamang ng 7x = 3x + 20 matira ang x, {ibawas ang 3x} sa magkabilang panig.',
        ask: 'Ano ang dapat gawin sa magkabilang panig ng 7x = 3x + 20 upang sa kaliwang panig lamang matira ang x?',
        not: ['idagdag ang 3x', 'hatiin sa 3x', 'ibawas ang 20'],
      },
      {
        say: 'Kapag ibinawas ang 3x sa magkabilang panig, ang 7x = 3x + 20 ay magiging {4x = 20}.',
        ask: 'Ano ang magiging 7x = 3x + 20 kapag ibinawas ang 3x sa magkabilang panig?',
        not: ['10x = 20', '4x = 17', '7x = 20'],
      },
    ],
  },
  draw: (draw) => {
    const c = draw.int(1, 6)
    const a = c + draw.int(2, 6)
    const b = drawSigned(draw, 1, 15)
    const value = draw.chanceOf(30) ? -draw.int(1, 8) : draw.int(2, 10)
    const given = { a, b, c, d: b + (a - c) * value, x: drawnLetter(draw) }
    only(given.d !== 0 && Math.abs(given.d) <= 50)
    fitting(draw, equation(given))
    return given
  },
  answer: (given) => grouped(solution(given)),
  also: (given) => [`${given.x} = ${grouped(solution(given))}`],
  wrong: (given) => {
    const { a, b, c, d } = given
    return {
      'variables-added': integer((d - b) / (a + c)),
      'constants-added': integer((d + b) / (a - c)),
      'opposite-sign': integer(-solution(given)),
      'not-divided': integer(d - b),
      subtracted: integer(d - b - (a - c)),
      'both-added': integer((d + b) / (a + c)),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'What is the value of {x} in the equation {equation}?'],
      ['apply', 'Solve for {x}: {equation}.'],
      ['apply', 'What is the solution of the equation {equation}?'],
    ],
    fil: [
      ['apply', 'Ano ang halaga ng {x} sa equation na {equation}?'],
      ['apply', 'Hanapin ang halaga ng {x}: {equation}.'],
      ['apply', 'Ano ang solusyon ng equation na {equation}?'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The solution of the equation {equation} is {x} = {answer}.',
    fil: 'Ang solusyon ng equation na {equation} ay {x} = {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, c, d, x } = given
    const other = polynomialIn([c, 0], x)
    return [
      say(`Subtract ${other} from both sides:`, `Ibawas ang ${other} sa magkabilang panig:`),
      `${polynomialIn([a - c, b], x)} = ${grouped(d)}`,
      b > 0
        ? say(`Subtract ${b} from both sides:`, `Ibawas ang ${b} sa magkabilang panig:`)
        : say(`Add ${-b} to both sides:`, `Idagdag ang ${-b} sa magkabilang panig:`),
      `${polynomialIn([a - c, 0], x)} = ${grouped(d - b)}`,
      say(`Divide both sides by ${a - c}:`, `Hatiin sa ${a - c} ang magkabilang panig:`),
      `${x} = ${grouped(solution(given))}`,
    ]
  }),
})
