import { skill } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'
import { logText } from './logarithms.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** base^exponent = power */
type Given = { base: number; exponent: number }

const power = ({ base, exponent }: Given) => base ** exponent
const exponential = (given: Given) => `${given.base}${raised(given.exponent)} = ${grouped(power(given))}`
const form = (base: number, of: number, value: number) => `${logText(base, grouped(of))} = ${grouped(value)}`

export const logarithmicForm = skill<Given, 'exchanged' | 'base' | 'number-base' | 'turned' | 'product'>({
  id: 'functions/logarithmic-form',
  area: 'Mathematics',
  name: {
    en: 'From exponential to logarithmic form',
    fil: 'Mula exponential form tungo sa logarithmic form',
  },
  grades: [10, 11],
  cues: {
    en: ['logarithmic form', 'exponential form', 'logarithm', 'rewrite in logarithmic form'],
    fil: ['logarithmic form', 'exponential form', 'logarithm', 'isulat sa logarithmic form'],
  },
  notation: [/\d[²³⁴⁵⁶⁷⁸⁹] = \d+/, /log[₀₁₂₃₄₅₆₇₈₉]+/],
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 10_000,
  mistakes: {
    exchanged: {
      en: 'interchanged the exponent and the power',
      fil: 'napagpalit ang exponent at ang power',
    },
    base: { en: 'took the exponent for the base', fil: 'ginawang base ang exponent' },
    'number-base': { en: 'took the power for the base', fil: 'ginawang base ang power' },
    turned: {
      en: 'took the exponent for the base and the base for the number',
      fil: 'ginawang base ang exponent at ginawang numero ang base',
    },
    product: {
      en: 'took the power for the base and interchanged the others',
      fil: 'ginawang base ang power at napagpalit ang iba pa',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say('In log₃ 81 = 4, the base is {3}.', 'Sa log₃ 81 = 4, ang base ay {3}.'),
      ask: say('What is the base in log₃ 81 = 4?', 'Ano ang base sa log₃ 81 = 4?'),
      not: ['81', '4', '10'],
    },
    {
      say: say(
        'The exponential form of log₅ 25 = 2 is {5² = 25}.',
        'Ang exponential form ng log₅ 25 = 2 ay {5² = 25}.',
      ),
      ask: say('What is the exponential form of log₅ 25 = 2?', 'Ano ang exponential form ng log₅ 25 = 2?'),
      not: ['2⁵ = 25', '25² = 5', '5²⁵ = 2'],
    },
  ]),
  draw: (draw) => {
    const given = { base: draw.int(2, 10), exponent: draw.int(2, 7) }
    need(power(given) <= (given.base === 10 ? 10_000 : 800) && given.exponent ** given.base !== power(given))
    fits(draw, power(given))
    return given
  },
  answer: (given) => form(given.base, power(given), given.exponent),
  wrong: (given) => {
    const { base, exponent } = given
    return {
      exchanged: form(base, exponent, power(given)),
      base: form(exponent, power(given), base),
      'number-base': form(power(given), base, exponent),
      turned: form(exponent, base, power(given)),
      product: form(power(given), exponent, base),
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `What is the logarithmic form of ${exponential(given)}?`,
          `Ano ang logarithmic form ng ${exponential(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Rewrite ${exponential(given)} as an equation with a logarithm.`,
          `Isulat ang ${exponential(given)} bilang equation na may logarithm.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The logarithmic form of ${exponential(given)} is ${answer}.`,
        `Ang logarithmic form ng ${exponential(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => [
    say(
      `The base is ${given.base}, the exponent is ${given.exponent} and the power is ${grouped(power(given))}.`,
      `Ang base ay ${given.base}, ang exponent ay ${given.exponent} at ang power ay ${grouped(power(given))}.`,
    ),
    say(
      `A logarithm is an exponent: ${form(given.base, power(given), given.exponent)}.`,
      `Ang logarithm ay exponent: ${form(given.base, power(given), given.exponent)}.`,
    ),
  ]),
})
