import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { type Decimal, decimalFrom, decimalText, shortest, trimmedDecimal, wrongDecimal } from './decimal.ts'
import { pointMoved } from './pair.ts'

/** The quotient times a whole number is what is divided. */
type Given = { quotient: Decimal; by: number; who: string }

const dividend = ({ quotient, by }: Given) =>
  decimalText(trimmedDecimal({ units: quotient.units * by, places: quotient.places }))

/** 2.05 without its zero is 2.5; 2.5 with one too many is 2.05. */
function zeroMoved({ units, places }: Decimal) {
  const text = decimalText({ units, places })
  return {
    'zero-lost': /\.0\d$/.test(text) ? text.replace('.0', '.') : undefined,
    'zero-added': places === 1 ? text.replace('.', '.0') : undefined,
  }
}

/** 12 ÷ 5 is 2, remainder 2: written as 2.2. */
function remainderAfter({ units, places }: Decimal, by: number): string | undefined {
  const whole = Math.floor(units / 10 ** places)
  const rest = trimmedDecimal({ units: units * by - whole * by * 10 ** places, places }).units
  return wrongDecimal(whole * 10 ** String(rest).length + rest, String(rest).length)
}

export const divideDecimalByWhole = skill<
  Given,
  'point-left' | 'point-right' | 'zero-lost' | 'zero-added' | 'multiplied' | 'remainder'
>({
  id: 'decimals/divide-by-whole',
  area: 'Mathematics',
  name: { en: 'Dividing a decimal by a whole number', fil: 'Paghahati ng decimal sa whole number' },
  grades: [5, 6],
  cues: {
    en: ['dividing decimals', 'decimal by a whole number', 'quotient', 'divide decimals', 'equal parts'],
    fil: ['paghahati ng decimal', 'decimal sa whole number', 'quotient', 'division ng decimal'],
  },
  notation: [/\b\d+\.\d+ ?÷ ?\d+(?!\.)\b/],
  units: ['mathematics/6/operations-on-decimals'],
  largest: () => 100,
  mistakes: {
    'point-left': {
      en: 'put the decimal point one place too far to the left',
      fil: 'labis ng isang puwesto pakaliwa ang decimal point',
    },
    'point-right': {
      en: 'put the decimal point one place too far to the right',
      fil: 'labis ng isang puwesto pakanan ang decimal point',
    },
    'zero-lost': {
      en: 'left out a zero in the quotient',
      fil: 'hindi isinulat ang zero sa quotient',
    },
    'zero-added': {
      en: 'wrote a zero too many in the quotient',
      fil: 'labis ng isang zero sa quotient',
    },
    multiplied: { en: 'multiplied instead of dividing', fil: 'nag-multiply sa halip na maghati' },
    remainder: {
      en: 'wrote the remainder after the decimal point',
      fil: 'isinulat ang remainder pagkatapos ng decimal point',
    },
  },
  rules: {
    en: [
      {
        say: 'When we divide a decimal by a whole number, the decimal point of the quotient is written {directly above the point of the dividend}.',
        ask: 'We divide a decimal by a whole number. Where do we write the decimal point of the quotient?',
        not: [
          'one place to the right of the point of the dividend',
          'one place to the left of the point of the dividend',
          'after the last digit of the quotient',
        ],
      },
      {
        say: 'The quotient of 0.8 divided by 4 is {0.2}.',
        ask: 'What is the quotient of 0.8 divided by 4?',
        not: ['2', '0.02', '3.2'],
      },
      {
        say: 'To check a quotient, {multiply it by the divisor}.',
        ask: 'How do we check a quotient?',
        not: ['add it to the divisor', 'divide it by the divisor', 'subtract it from the dividend'],
      },
    ],
    fil: [
      {
        say: 'Kapag hinati ang decimal sa whole number, isinusulat ang decimal point ng quotient {sa tapat ng point ng dividend}.',
        ask: 'Hinahati natin ang decimal sa whole number. Saan isinusulat ang decimal point ng quotient?',
        not: [
          'isang puwesto sa kanan ng point ng dividend',
          'isang puwesto sa kaliwa ng point ng dividend',
          'pagkatapos ng huling digit ng quotient',
        ],
      },
      {
        say: 'Kapag hinati ang 0.8 sa 4, ang quotient ay {0.2}.',
        ask: 'Ano ang quotient kapag hinati ang 0.8 sa 4?',
        not: ['2', '0.02', '3.2'],
      },
      {
        say: 'Upang masuri ang quotient, {i-multiply ito sa divisor}.',
        ask: 'Paano sinusuri ang quotient?',
        not: ['idagdag ito sa divisor', 'hatiin ito sa divisor', 'ibawas ito sa dividend'],
      },
    ],
  },
  draw: (draw) => ({
    quotient: decimalFrom(draw, draw.int(1, 2), [draw.grade === 5 ? 1 : 0, 6]),
    by: draw.int(3, 9),
    who: draw.person().name,
  }),
  answer: ({ quotient }) => decimalText(quotient),
  wrong: ({ quotient, by }) => ({
    ...pointMoved(quotient),
    ...zeroMoved(quotient),
    multiplied:
      quotient.units * by * by < 100 * 10 ** quotient.places
        ? wrongDecimal(quotient.units * by * by, quotient.places)
        : undefined,
    remainder: remainderAfter(quotient, by),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is the quotient when ${dividend(given)} is divided by ${given.by}?`,
      },
      { level: 'understand', text: (given) => `Divide: ${dividend(given)} ÷ ${given.by} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} cuts ${dividend(given)} m of rope into ${given.by} equal pieces. How many meters long is each piece?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} pours ${dividend(given)} L of water equally into ${given.by} containers. How many liters are in each container?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Altogether, ${given.by} bags of the same mass weigh ${dividend(given)} kg. How many kilograms does each bag weigh?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Ano ang quotient kapag hinati ang ${dividend(given)} sa ${given.by}?`,
      },
      { level: 'understand', text: (given) => `Hatiin: ${dividend(given)} ÷ ${given.by} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `Pinutol ni ${given.who} ang ${dividend(given)} m ng lubid sa ${na(given.by)} magkakasinghabang piraso. Ilang metro ang haba ng bawat piraso?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Isinalin ni ${given.who} nang pantay sa ${na(given.by)} lalagyan ang ${dividend(given)} L ng tubig. Ilang litro ang nasa bawat lalagyan?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May ${na(given.by)} supot na magkakasimbigat. Ang bigat ng lahat ay ${dividend(given)} kg. Ilang kilogramo ang bigat ng bawat supot?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The quotient of ${dividend(given)} divided by ${given.by} is ${answer}.`,
    fil: (given, answer) => `Kapag hinati ang ${dividend(given)} sa ${given.by}, ang quotient ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Divide as with whole numbers and keep the decimal point in line: ${dividend(given)} ÷ ${given.by} = ${shortest(given.quotient.units, given.quotient.places)}`,
      `Check: ${decimalText(given.quotient)} × ${given.by} = ${dividend(given)}`,
    ],
    fil: (given) => [
      `Hatiin na parang whole number at itapat ang decimal point: ${dividend(given)} ÷ ${given.by} = ${shortest(given.quotient.units, given.quotient.places)}`,
      `Suriin: ${decimalText(given.quotient)} × ${given.by} = ${dividend(given)}`,
    ],
  },
})
