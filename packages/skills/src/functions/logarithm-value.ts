import { skill } from '../skill.ts'
import { fraction } from '../words/fractions.ts'
import { grouped, raised } from '../words/numbers.ts'
import { logText } from './logarithms.ts'
import { fits, need, num, sayInBoth } from './writing.ts'

/** log of base^exponent */
type Given = { base: number; exponent: number }

const size = ({ base, exponent }: Given) => base ** Math.abs(exponent)
const argument = (given: Given) => (given.exponent < 0 ? `1/${grouped(size(given))}` : grouped(size(given)))
const log = (given: Given) => logText(given.base, argument(given))

export const logarithmValue = skill<
  Given,
  'divided' | 'opposite' | 'base' | 'one-more' | 'reciprocal' | 'times'
>({
  id: 'functions/logarithm-value',
  area: 'Mathematics',
  name: { en: 'Value of a logarithm', fil: 'Value ng logarithm' },
  grades: [10, 11],
  cues: {
    en: ['logarithm', 'logarithms', 'evaluate the logarithm', 'log', 'logarithmic'],
    fil: ['logarithm', 'logarithms', 'value ng logarithm', 'log', 'logarithmic'],
  },
  notation: [/log[₀₁₂₃₄₅₆₇₈₉]+ ?\(?\d/],
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 10_000,
  mistakes: {
    divided: { en: 'divided the number by the base', fil: 'hinati ang numero sa base' },
    opposite: { en: 'mistook the sign of the exponent', fil: 'nagkamali sa sign ng exponent' },
    base: { en: 'gave the base', fil: 'base ang ibinigay' },
    'one-more': { en: 'counted one factor too many', fil: 'sumobra ng isa ang bilang ng factor' },
    reciprocal: { en: 'took the reciprocal of the exponent', fil: 'kinuha ang reciprocal ng exponent' },
    times: { en: 'multiplied the base by the exponent', fil: 'pinarami ang base sa exponent' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The value of log₂ 8 is {the exponent of 2 that gives 8}.',
        'Ang ibig sabihin ng log₂ 8 ay {exponent ng 2 na nagbibigay ng 8}.',
      ),
      ask: say('What does log₂ 8 mean?', 'Ano ang ibig sabihin ng log₂ 8?'),
      not: [
        say('the exponent of 8 that gives 2', 'exponent ng 8 na nagbibigay ng 2'),
        say('the product of 2 and 8', 'product ng 2 at 8'),
        say('the quotient of 8 and 2', 'quotient ng 8 at 2'),
      ],
    },
    {
      say: say('The logarithm of 1 to any base is {0}.', 'Ang logarithm ng 1 sa anumang base ay {0}.'),
      ask: say('What is the logarithm of 1 to any base?', 'Ano ang logarithm ng 1 sa anumang base?'),
      not: ['1', '−1', '10'],
    },
    {
      say: say('The value of log₅ 5 is {1}.', 'Ang value ng log₅ 5 ay {1}.'),
      ask: say('What is log₅ 5?', 'Ano ang log₅ 5?'),
      not: ['0', '5', '25'],
    },
  ]),
  draw: (draw) => {
    const given = {
      base: draw.pick([2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 10]),
      exponent: draw.int(2, 8) * (draw.chanceOf(25) ? -1 : 1),
    }
    need(given.base !== Math.abs(given.exponent))
    need(size(given) <= (given.base === 10 ? 10_000 : 729) && (given.exponent > 0 || size(given) <= 128))
    fits(draw, size(given))
    return given
  },
  answer: ({ exponent }) => num(exponent),
  wrong: (given) => {
    const { base, exponent } = given
    return {
      divided: exponent > 0 ? num(size(given) / base) : undefined,
      opposite: num(-exponent),
      base: num(base),
      'one-more': num(exponent + Math.sign(exponent)),
      reciprocal: num(fraction(1, exponent)),
      times: num(base * exponent),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) => say(`What is the value of ${log(given)}?`, `Ano ang value ng ${log(given)}?`),
    },
    {
      level: 'understand',
      text: (given) => say(`Evaluate: ${log(given)} = ____.`, `Kunin ang value: ${log(given)} = ____.`),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `To which exponent must ${given.base} be raised to get ${argument(given)}?`,
          `Sa aling exponent dapat itaas ang ${given.base} upang makuha ang ${argument(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(`The value of ${log(given)} is ${answer}.`, `Ang value ng ${log(given)} ay ${answer}.`),
  ),
  solution: sayInBoth(() => (given) => [
    `${given.base}${raised(given.exponent)} = ${argument(given)}`,
    `${log(given)} = ${num(given.exponent)}`,
  ]),
})
