import { gcd } from '../fractions/parts.ts'
import { skill } from '../skill.ts'
import { written as asFraction } from '../words/fractions.ts'
import { asWrong, shortest } from './decimal.ts'

type Given = { n: number; d: number; who: string }

/** In thousandths, which all these denominators divide. */
const thousandths = ({ n, d }: Given) => (n * 1000) / d
const text = ({ n, d }: Given) => asFraction(n, d)
const answerOf = (given: Given) => shortest(thousandths(given), 3)

export const fractionToDecimal = skill<
  Given,
  'side-by-side' | 'digits' | 'denominator' | 'numerator' | 'place-left' | 'place-right'
>({
  id: 'decimals/fraction-to-decimal',
  area: 'Mathematics',
  name: { en: 'Fraction to decimal', fil: 'Fraction patungong decimal' },
  grades: [4, 6],
  cues: {
    en: ['fraction to decimal', 'change fractions to decimals', 'decimal form', 'tenths', 'hundredths'],
    fil: [
      'fraction patungong decimal',
      'gawing decimal ang fraction',
      'decimal form',
      'tenths',
      'hundredths',
    ],
  },
  units: [],
  largest: () => 100,
  mistakes: {
    'side-by-side': {
      en: 'wrote the numerator before and the denominator after the point',
      fil: 'isinulat ang numerator bago ang point at ang denominator pagkatapos nito',
    },
    digits: {
      en: 'wrote the numerator and the denominator after the point',
      fil: 'isinulat ang numerator at denominator pagkatapos ng point',
    },
    denominator: {
      en: 'wrote only the denominator after the point',
      fil: 'isinulat lamang ang denominator pagkatapos ng point',
    },
    numerator: {
      en: 'wrote only the numerator after the point',
      fil: 'isinulat lamang ang numerator pagkatapos ng point',
    },
    'place-left': {
      en: 'put the point one place too far to the right',
      fil: 'labis ng isang puwesto pakanan ang point',
    },
    'place-right': {
      en: 'put the point one place too far to the left',
      fil: 'labis ng isang puwesto pakaliwa ang point',
    },
  },
  rules: {
    en: [
      {
        say: 'To change a fraction to a decimal, we divide the numerator by the {denominator}.',
        ask: 'By what do we divide the numerator to change a fraction to a decimal?',
        not: ['numerator', 'whole number', 'decimal point'],
      },
      {
        say: 'The fraction 1/2 is the same as the decimal {0.5}.',
        ask: 'Which decimal is the same as the fraction 1/2?',
        not: ['1.2', '0.2', '0.12'],
      },
      {
        say: 'The fraction 9/100 is the same as the decimal {0.09}.',
        ask: 'Which decimal is the same as the fraction 9/100?',
        not: ['0.9', '9.100', '0.009'],
      },
    ],
    fil: [
      {
        say: 'Upang gawing decimal ang fraction, hinahati ang numerator sa {denominator}.',
        ask: 'Sa ano hinahati ang numerator upang gawing decimal ang fraction?',
        not: ['numerator', 'whole number', 'decimal point'],
      },
      {
        say: 'Ang 1/2 ay katumbas ng decimal na {0.5}.',
        ask: 'Aling decimal ang katumbas ng 1/2?',
        not: ['1.2', '0.2', '0.12'],
      },
      {
        say: 'Ang 9/100 ay katumbas ng decimal na {0.09}.',
        ask: 'Aling decimal ang katumbas ng 9/100?',
        not: ['0.9', '9.100', '0.009'],
      },
    ],
  },
  draw: (draw) => {
    const d = draw.pick(draw.grade === 4 ? [2, 4, 5, 10, 100, 100] : [4, 5, 8, 20, 25, 50, 100])
    const n = draw.int(1, d - 1)
    if (d < 100 && d !== 10 && gcd(n, d) > 1) throw new RangeError('It can be simplified.')
    if (d === 100 && n % 10 === 0) throw new RangeError('These are tenths.')
    return { n, d, who: draw.person().name }
  },
  answer: answerOf,
  wrong: (given) => {
    const { n, d } = given
    const after = (digits: string) => asWrong(Number(digits), digits.length)
    return {
      'side-by-side': d < 100 ? asWrong(Number(`${n}${d}`), String(d).length) : undefined,
      digits: d < 100 ? after(`${n}${d}`) : undefined,
      denominator: d < 100 ? after(String(d)) : undefined,
      numerator: after(String(n)),
      'place-left': asWrong(thousandths(given), 2),
      'place-right': asWrong(thousandths(given), 4),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is ${text(given)} as a decimal?` },
      { level: 'understand', text: (given) => `Change to a decimal: ${text(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} used ${text(given)} m of wire. How many meters is that, written as a decimal?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} bought ${text(given)} kg of sugar. What decimal does the digital scale show for the kilograms?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} poured ${text(given)} L of water into a bottle. How many liters is that, written as a decimal?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang ${text(given)} bilang decimal?` },
      { level: 'understand', text: (given) => `Gawing decimal: ${text(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `Gumamit si ${given.who} ng ${text(given)} m ng alambre. Ilang metro ito kung isusulat bilang decimal?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Bumili si ${given.who} ng ${text(given)} kg ng asukal. Anong decimal ang ipinakikita ng digital na timbangan para sa kilogramo?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nilagyan ni ${given.who} ng ${text(given)} litro ng tubig ang isang bote. Ilang litro ito kung isusulat bilang decimal?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The fraction ${text(given)} is the same as the decimal ${answer}.`,
    fil: (given, answer) => `Ang fraction na ${text(given)} ay katumbas ng decimal na ${answer}.`,
  },
  solution: {
    en: (given) => [
      ...wayOf(given).map((way) => `Use a denominator of 10, 100 or 1,000: ${way}`),
      `${text(given)} = ${answerOf(given)}`,
    ],
    fil: (given) => [
      ...wayOf(given).map((way) => `Gawing 10, 100 o 1,000 ang denominator: ${way}`),
      `${text(given)} = ${answerOf(given)}`,
    ],
  },
})

/** "3/4 = 75/100", where the denominator is not such a number already. */
function wayOf({ n, d }: Given): string[] {
  const power = [10, 100, 1000].find((each) => each % d === 0) ?? d
  return power === d ? [] : [`${asFraction(n, d)} = ${asFraction((n * power) / d, power)}`]
}
