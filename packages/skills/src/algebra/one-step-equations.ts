import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { chief, drawnLetter, integer, only, sumOf } from './terms.ts'

type Kind = 'plus' | 'minus' | 'times' | 'over'
/** An equation with one operation by a, and its solution. */
type Given = { kind: Kind; a: number; solution: number; x: string }

const right = ({ kind, a, solution }: Given) =>
  ({ plus: solution + a, minus: solution - a, times: solution * a, over: solution / a })[kind]

const left = ({ kind, a, x }: Given) =>
  ({ plus: `${x} + ${a}`, minus: `${x} − ${a}`, times: sumOf([[a, x]]), over: `${x}/${a}` })[kind]

const equation = (given: Given) => `${left(given)} = ${grouped(right(given))}`
const slots = (given: Given) => ({ equation: equation(given), x: given.x })

export const oneStepEquations = skill<
  Given,
  'same-operation' | 'opposite-sign' | 'copied' | 'subtracted' | 'added' | 'one-off'
>({
  id: 'algebra/one-step-equations',
  area: 'Mathematics',
  name: { en: 'One-step equations', fil: 'Mga one-step equation' },
  grades: [6, 8],
  cues: {
    en: [
      'one-step equation',
      'solve for x',
      'equation',
      'inverse operation',
      'properties of equality',
      'unknown',
    ],
    fil: ['one-step equation', 'hanapin ang x', 'equation', 'inverse operation', 'properties of equality'],
  },
  notation: [/\b[a-z] ?[+−–-] ?\d+ ?= ?[−–-]?\d+/, /\b\d+[a-z] ?= ?[−–-]?\d+/],
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: (grade) => (grade < 8 ? 100 : 150),
  mistakes: {
    'same-operation': {
      en: 'repeated the operation of the equation instead of undoing it',
      fil: 'inulit ang operation sa equation sa halip na ginamit ang inverse nito',
    },
    'opposite-sign': { en: 'gave the answer with the wrong sign', fil: 'mali ang sign ng sagot' },
    copied: { en: 'took the right side for the answer', fil: 'kinuha bilang sagot ang kanang panig' },
    subtracted: {
      en: 'subtracted instead of dividing or multiplying',
      fil: 'nagbawas sa halip na naghati o nag-multiply',
    },
    added: {
      en: 'added instead of dividing or multiplying',
      fil: 'nagdagdag sa halip na naghati o nag-multiply',
    },
    'one-off': { en: 'was wrong by one in the last step', fil: 'nagkamali ng isa sa huling hakbang' },
  },
  rules: {
    en: [
      {
        say: 'To solve x + 8 = 20, {subtract 8} on both sides.',
        ask: 'What should be done on both sides to solve x + 8 = 20?',
        not: ['add 8', 'divide by 8', 'subtract 20'],
      },
      {
        say: 'To solve 6x = 42, {divide by 6} on both sides.',
        ask: 'What should be done on both sides to solve 6x = 42?',
        not: ['multiply by 6', 'subtract 6', 'divide by 42'],
      },
      {
        say: 'Adding the same number to both sides of an equation uses the {addition property of equality}.',
        ask: 'Which property is used when the same number is added to both sides of an equation?',
        not: ['symmetric property', 'distributive property', 'reflexive property'],
      },
    ],
    fil: [
      {
        say: 'Upang lutasin ang x + 8 = 20, {ibawas ang 8} sa magkabilang panig.',
        ask: 'Ano ang gagawin sa magkabilang panig upang lutasin ang x + 8 = 20?',
        not: ['idagdag ang 8', 'hatiin sa 8', 'ibawas ang 20'],
      },
      {
        say: 'Upang lutasin ang 6x = 42, {hatiin sa 6} ang magkabilang panig.',
        ask: 'Ano ang gagawin sa magkabilang panig upang lutasin ang 6x = 42?',
        not: ['i-multiply sa 6', 'bawasan ng 6', 'hatiin sa 42'],
      },
      {
        say: 'Ang pagdaragdag ng parehong bilang sa magkabilang panig ay gumagamit ng {addition property of equality}.',
        ask: 'Aling property ang ginagamit kapag idinagdag ang parehong bilang sa magkabilang panig ng equation?',
        not: ['symmetric property', 'distributive property', 'reflexive property'],
      },
    ],
  },
  draw: (draw) => {
    const kind = draw.pick(['plus', 'minus', 'times', 'over'] as const)
    // Whole numbers alone are for the grades below.
    const hasNegative = draw.grade > 7
    const isNegative = hasNegative && (kind === 'plus' || kind === 'over' || draw.chanceOf(50))
    const factor = draw.int(
      kind === 'plus' || kind === 'minus' ? 3 : 2,
      kind === 'plus' || kind === 'minus' ? 25 : 12,
    )
    const a = hasNegative && kind === 'times' && (!isNegative || draw.chanceOf(50)) ? -factor : factor
    const size = kind === 'over' ? a * draw.int(2, 9) : draw.int(2, kind === 'times' ? 12 : 40)
    const given = { kind, a, solution: isNegative ? -size : size, x: drawnLetter(draw) }
    const result = right(given)
    only(
      result !== 0 &&
        Math.abs(result) !== factor &&
        size !== factor &&
        Math.max(size, Math.abs(result)) <= draw.largest,
    )
    only(hasNegative ? isNegative || result < 0 || a < 0 : result > 0)
    return given
  },
  answer: ({ solution }) => grouped(solution),
  also: ({ solution, x }) => [`${x} = ${grouped(solution)}`],
  wrong: (given) => {
    const { kind, a, solution } = given
    const result = right(given)
    const small = (value: number) => (Math.abs(value) > 200 ? undefined : integer(value))
    const isSum = kind === 'plus' || kind === 'minus'
    const again = { plus: result + a, minus: result - a, times: result * a, over: result / a }[kind]
    return chief(grouped(solution), {
      'same-operation': small(again),
      copied: small(result),
      subtracted: isSum ? undefined : small(result - a),
      added: isSum ? undefined : small(result + a),
      'opposite-sign': small(-solution),
      'one-off': small(solution + 1),
    })
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'What is the value of {x} in the equation {equation}?'],
      ['understand', 'Solve for {x}: {equation}.'],
      ['understand', 'Which value of {x} makes the equation {equation} true?'],
    ],
    fil: [
      ['understand', 'Ano ang halaga ng {x} sa equation na {equation}?'],
      ['understand', 'Hanapin ang halaga ng {x}: {equation}.'],
      ['understand', 'Ano ang dapat na halaga ng {x} upang maging totoo ang {equation}?'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The solution of the equation {equation} is {x} = {answer}.',
    fil: 'Ang solusyon ng equation na {equation} ay {x} = {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { kind, a, solution, x } = given
    const result = grouped(right(given))
    const step = {
      plus: say(`Subtract ${a} from both sides:`, `Ibawas ang ${a} sa magkabilang panig:`),
      minus: say(`Add ${a} to both sides:`, `Idagdag ang ${a} sa magkabilang panig:`),
      times: say(`Divide both sides by ${grouped(a)}:`, `Hatiin sa ${grouped(a)} ang magkabilang panig:`),
      over: say(`Multiply both sides by ${a}:`, `I-multiply sa ${a} ang magkabilang panig:`),
    }[kind]
    const sign = { plus: '−', minus: '+', times: '÷', over: '×' }[kind]
    return [step, `${x} = ${result} ${sign} ${a < 0 ? `(${grouped(a)})` : a} = ${grouped(solution)}`]
  }),
})
