import { gcd } from '../fractions/parts.ts'
import { skill } from '../skill.ts'
import { fractionText as asFraction } from '../words/fractions.ts'
import { shortest, wrongDecimal } from './decimal.ts'

type Given = { n: number; d: number; who: string }

/** In thousandths, which all these denominators divide. */
const thousandths = ({ n, d }: Given) => (n * 1000) / d
const text = ({ n, d }: Given) => asFraction(n, d)
/** Fractions that people meet when they measure. */
const isUsual = ({ d }: Given) => [2, 4, 5, 10].includes(d)
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
  units: ['mathematics/4/decimals-to-hundredths'],
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
        say: 'To change a fraction to a decimal, {divide the numerator by the denominator}.',
        ask: 'How do we change a fraction to a decimal?',
        not: [
          'divide the denominator by the numerator',
          'multiply the numerator by the denominator',
          'write a point between the numerator and the denominator',
        ],
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
        say: 'Upang gawing decimal ang fraction, {hatiin ang numerator sa denominator}.',
        ask: 'Paano ginagawang decimal ang fraction?',
        not: [
          'hatiin ang denominator sa numerator',
          'i-multiply ang numerator sa denominator',
          'lagyan ng point ang pagitan ng numerator at denominator',
        ],
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
    const after = (digits: string) => wrongDecimal(Number(digits), digits.length)
    return {
      'side-by-side': d < 100 ? wrongDecimal(Number(`${n}${d}`), String(d).length) : undefined,
      digits: d < 100 ? after(`${n}${d}`) : undefined,
      denominator: d < 100 ? after(String(d)) : undefined,
      numerator: after(String(n)),
      'place-left': wrongDecimal(thousandths(given), 2),
      'place-right': wrongDecimal(thousandths(given), 4),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is ${text(given)} as a decimal?` },
      { level: 'understand', text: (given) => `Change to a decimal: ${text(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          isUsual(given)
            ? `${given.who} used ${text(given)} m of wire. How many meters is that, written as a decimal?`
            : `In a survey, ${text(given)} of the learners said that they walk to school. What part of the learners is that, written as a decimal?`,
      },
      {
        level: 'apply',
        text: (given) =>
          isUsual(given)
            ? `${given.who} bought ${text(given)} kg of sugar. What decimal does the digital scale show for the kilograms?`
            : `${given.who} got ${text(given)} of the votes in an election of club officers. What part of the votes is that, written as a decimal?`,
      },
      {
        level: 'apply',
        text: (given) =>
          isUsual(given)
            ? `${given.who} poured ${text(given)} L of water into a bottle. How many liters is that, written as a decimal?`
            : `${given.who} found out that ${text(given)} of the books in the reading corner are storybooks. What part of the books is that, written as a decimal?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang ${text(given)} bilang decimal?` },
      { level: 'understand', text: (given) => `Gawing decimal: ${text(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          isUsual(given)
            ? `Gumamit si ${given.who} ng ${text(given)} m ng alambre. Ilang metro ito kung isusulat bilang decimal?`
            : `Ayon sa isang survey, ${text(given)} ng mga mag-aaral ang naglalakad papasok sa paaralan. Anong bahagi ito ng mga mag-aaral kung isusulat bilang decimal?`,
      },
      {
        level: 'apply',
        text: (given) =>
          isUsual(given)
            ? `Bumili si ${given.who} ng ${text(given)} kg ng asukal. Anong decimal ang ipinakikita ng digital na timbangan para sa kilogramo?`
            : `Nakakuha si ${given.who} ng ${text(given)} ng mga boto sa halalan ng mga opisyal ng samahan. Anong bahagi ito ng mga boto kung isusulat bilang decimal?`,
      },
      {
        level: 'apply',
        text: (given) =>
          isUsual(given)
            ? `Nilagyan ni ${given.who} ng ${text(given)} litro ng tubig ang isang bote. Ilang litro ito kung isusulat bilang decimal?`
            : `Nalaman ni ${given.who} na ${text(given)} ng mga aklat sa silid-aralan ay aklat ng kuwento. Anong bahagi ito ng mga aklat kung isusulat bilang decimal?`,
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
