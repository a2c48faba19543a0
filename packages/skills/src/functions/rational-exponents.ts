import { skill } from '../skill.ts'
import { fraction } from '../words/fractions.ts'
import { grouped, raised } from '../words/numbers.ts'
import { radicalUnits } from './radicals.ts'
import { fits, need, num, positiveGcd, sayInBoth } from './writing.ts'

/** (root^index)^(power/index) */
type Given = { root: number; index: number; power: number }

const base = ({ root, index }: Given) => root ** index
const expression = (given: Given) => `${grouped(base(given))}^(${num(given.power)}/${given.index})`
const result = ({ root, power }: Given) => (power < 0 ? fraction(1, root ** -power) : fraction(root ** power))
const rootSign = (index: number) => ({ 2: '√', 3: '∛', 4: '∜' })[index] ?? '√'

export const rationalExponents = skill<
  Given,
  'multiplied' | 'root-only' | 'divided' | 'times' | 'negative' | 'no-reciprocal' | 'reciprocal'
>({
  id: 'functions/rational-exponents',
  area: 'Mathematics',
  name: { en: 'Powers with rational exponents', fil: 'Mga power na may rational exponent' },
  grades: [9, 10],
  cues: {
    en: ['rational exponent', 'rational exponents', 'fractional exponent', 'cube root', 'nth root'],
    fil: ['rational exponent', 'rational exponents', 'fraction ang exponent', 'cube root', 'nth root'],
  },
  notation: [/\d+\^\([−-]?\d\/\d\)/],
  units: radicalUnits,
  largest: () => 1_000,
  mistakes: {
    multiplied: {
      en: 'multiplied the base by the exponent',
      fil: 'pinarami ang base sa exponent',
    },
    'root-only': {
      en: 'took the root but not the power',
      fil: 'kinuha ang root ngunit hindi ang power',
    },
    divided: {
      en: 'divided the base by the index instead of taking the root',
      fil: 'hinati ang base sa index sa halip na kunin ang root',
    },
    times: {
      en: 'multiplied the root by the numerator instead of raising it to the power',
      fil: 'pinarami ang root sa numerator sa halip na itaas sa power',
    },
    negative: {
      en: 'made the result negative because of the negative exponent',
      fil: 'ginawang negative ang sagot dahil sa negative na exponent',
    },
    'no-reciprocal': {
      en: 'left out the reciprocal for the negative exponent',
      fil: 'hindi kinuha ang reciprocal para sa negative na exponent',
    },
    reciprocal: {
      en: 'took the reciprocal because the exponent is a fraction',
      fil: 'kinuha ang reciprocal dahil fraction ang exponent',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'In a rational exponent, the index of the root is the {denominator}.',
        'Sa rational exponent, ang index ng root ay ang {denominator}.',
      ),
      ask: say(
        'Which part of a rational exponent is the index of the root?',
        'Aling bahagi ng rational exponent ang index ng root?',
      ),
      not: ['numerator', 'base', 'sign'],
    },
    {
      say: say('The power 25^(1/2) is equal to {5}.', 'Ang 25^(1/2) ay katumbas ng {5}.'),
      ask: say('What is 25^(1/2)?', 'Ano ang 25^(1/2)?'),
      not: ['12.5', '50', '1/5'],
    },
    {
      say: say('The power 8^(1/3) is equal to {2}.', 'Ang 8^(1/3) ay katumbas ng {2}.'),
      ask: say('What is 8^(1/3)?', 'Ano ang 8^(1/3)?'),
      not: ['24', '8/3', '4'],
    },
  ]),
  draw: (draw) => {
    const index = draw.pick([2, 2, 3, 3, 3, 4, 5])
    const power = draw.pick([1, 2, 2, 3, 3, 4]) * (draw.chanceOf(25) ? -1 : 1)
    const given = { root: draw.int(2, 10), index, power }
    need(positiveGcd(power, index) === 1 && Math.abs(power) !== index && base(given) <= 1000)
    need(given.root ** Math.abs(power) < 1000)
    fits(draw, base(given), given.root ** Math.abs(power))
    return given
  },
  answer: (given) => num(result(given)),
  wrong: (given) => {
    const { root, index, power } = given
    const size = Math.abs(power)
    const multiplied = (base(given) * power) / index
    const divided = (base(given) / index) ** size
    const sure = (value: number) => (Number.isInteger(value) && value <= 5000 ? num(value) : undefined)
    if (power < 0)
      return {
        multiplied: sure(multiplied),
        'root-only': num(fraction(1, root)),
        times: num(fraction(1, root * size)),
        negative: num(-(root ** size)),
        'no-reciprocal': num(root ** size),
      }
    return {
      multiplied: sure(multiplied),
      'root-only': num(root),
      divided: sure(divided),
      times: num(root * size),
      reciprocal: num(fraction(1, root ** size)),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(`What is the value of ${expression(given)}?`, `Ano ang value ng ${expression(given)}?`),
    },
    {
      level: 'understand',
      text: (given) =>
        say(`Evaluate: ${expression(given)} = ____.`, `Kunin ang value: ${expression(given)} = ____.`),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Which number is equal to ${grouped(base(given))} raised to the exponent ${num(given.power)}/${given.index}?`,
          `Aling numero ang katumbas ng ${grouped(base(given))} na itinaas sa exponent na ${num(given.power)}/${given.index}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The value of ${expression(given)} is ${answer}.`,
        `Ang value ng ${expression(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { root, index, power } = given
    const size = Math.abs(power)
    const named = index === 5 ? say('fifth root', 'fifth root') : `${rootSign(index)}${grouped(base(given))}`
    return [
      index === 5
        ? say(
            `The ${named} of ${grouped(base(given))} is ${root}.`,
            `Ang ${named} ng ${grouped(base(given))} ay ${root}.`,
          )
        : `${named} = ${root}`,
      ...(size === 1 ? [] : [`${root}${raised(size)} = ${root ** size}`]),
      ...(power < 0
        ? [
            say(
              `The exponent is negative, so take the reciprocal: ${num(result(given))}.`,
              `Negative ang exponent, kaya kunin ang reciprocal: ${num(result(given))}.`,
            ),
          ]
        : []),
      `${expression(given)} = ${num(result(given))}`,
    ]
  }),
})
