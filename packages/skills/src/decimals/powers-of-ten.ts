import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { type Decimal, decimalFrom, decimalText, shortest, wrongDecimal } from './decimal.ts'

/** Times or divided by a power of ten; in grade 6 also by 0.1, 0.01 and 0.001. */
type Given = { number: Decimal; operation: '×' | '÷'; power: number }

const factor = ({ power }: Given) =>
  power > 0 ? decimalText({ units: 10 ** power, places: 0 }) : decimalText({ units: 1, places: -power })

/** So many places to the right; to the left where it is less than 0. */
const moveOf = ({ operation, power }: Given) => (operation === '×' ? power : -power)
const moved = ({ units, places }: Decimal, by: number) => ({
  units: units * 10 ** Math.max(0, by - places),
  places: Math.max(0, places - by),
})
const answerOf = (given: Given) => {
  const { units, places } = moved(given.number, moveOf(given))
  return shortest(units, places)
}
const asResult = (given: Given, by: number) => {
  const { units, places } = moved(given.number, by)
  return places <= 5 && units < 10 ** (places + 6) ? wrongDecimal(units, places) : undefined
}
const placesText = (given: Given) =>
  Math.abs(moveOf(given)) === 1 ? '1 place' : `${Math.abs(moveOf(given))} places`

/** Boxes of a usual mass, pieces of a usual length. */
const isTellable = ({ number, operation, power }: Given) =>
  power > 0 &&
  (operation === '×' || (power < 3 && number.units >= 5 * 10 ** number.places && number.places + power <= 3))

export const powersOfTen = skill<
  Given,
  'other-way' | 'one-more' | 'one-less' | 'other-way-less' | 'two-more'
>({
  id: 'decimals/powers-of-ten',
  area: 'Mathematics',
  name: {
    en: 'Multiplying and dividing decimals by powers of ten',
    fil: 'Pag-multiply at paghahati ng decimal sa mga power ng 10',
  },
  grades: [5, 6],
  cues: {
    en: ['multiply by 10', 'multiply by 100', 'divide by 10', 'powers of ten', 'move the decimal point'],
    fil: ['i-multiply sa 10', 'i-multiply sa 100', 'hatiin sa 10', 'power ng 10', 'ilipat ang decimal point'],
  },
  notation: [/\b\d+\.\d+ ?[×x÷] ?(?:1,?0+|0\.0*1)\b/],
  units: ['mathematics/6/operations-on-decimals'],
  largest: () => 100_000,
  mistakes: {
    'other-way': {
      en: 'moved the decimal point in the other direction',
      fil: 'inilipat ang decimal point sa kabilang direksiyon',
    },
    'one-more': {
      en: 'moved the decimal point one place too far',
      fil: 'labis ng isang puwesto ang paglipat ng decimal point',
    },
    'one-less': {
      en: 'moved the decimal point one place too few',
      fil: 'kulang ng isang puwesto ang paglipat ng decimal point',
    },
    'other-way-less': {
      en: 'moved the decimal point in the other direction and one place too few',
      fil: 'inilipat ang decimal point sa kabilang direksiyon at kulang pa ng isang puwesto',
    },
    'two-more': {
      en: 'moved the decimal point two places too far',
      fil: 'labis ng dalawang puwesto ang paglipat ng decimal point',
    },
  },
  rules: {
    en: [
      {
        say: 'When we multiply by 100, the number of places that the decimal point moves to the right is {2}.',
        ask: 'How many places to the right does the decimal point move when we multiply by 100?',
        not: ['1', '3', '100'],
      },
      {
        say: 'When we divide by 10, the decimal point moves {1 place to the left}.',
        ask: 'How does the decimal point move when we divide by 10?',
        not: ['1 place to the right', '10 places to the left', '10 places to the right'],
      },
      {
        say: 'Multiplying by 0.1 gives the same result as dividing by {10}.',
        ask: 'Multiplying by 0.1 gives the same result as dividing by what number?',
        not: ['1', '100', '0.1'],
      },
    ],
    fil: [
      {
        say: 'Kapag nag-multiply sa 100, lumilipat ang decimal point nang {2} puwesto pakanan.',
        ask: 'Ilang puwesto pakanan ang lipat ng decimal point kapag nag-multiply sa 100?',
        not: ['1', '3', '100'],
      },
      {
        say: 'Kapag hinati sa 10, lumilipat ang decimal point nang {1 puwesto pakaliwa}.',
        ask: 'Paano lumilipat ang decimal point kapag hinati sa 10 ang isang bilang?',
        not: ['1 puwesto pakanan', '10 puwesto pakaliwa', '10 puwesto pakanan'],
      },
      {
        say: 'Ang pag-multiply sa 0.1 ay may parehong sagot sa paghahati sa {10}.',
        ask: 'Ang pag-multiply sa 0.1 ay may parehong sagot sa paghahati sa anong bilang?',
        not: ['1', '100', '0.1'],
      },
    ],
  },
  draw: (draw) => {
    const operation = draw.pick(['×', '÷'] as const)
    const size = draw.int(1, 3)
    const isSmall = draw.grade > 5 && draw.chanceOf(40)
    const given = {
      number: decimalFrom(draw, draw.int(1, draw.grade === 5 ? 2 : 3), [
        0,
        Math.min(draw.largest, operation === '×' ? 49 : 99),
      ]),
      operation,
      power: isSmall ? -size : size,
    }
    if (moved(given.number, moveOf(given)).places > 4) throw new RangeError('Too many decimal places.')
    return given
  },
  answer: answerOf,
  wrong: (given) => {
    const by = moveOf(given)
    const sign = Math.sign(by)
    const results = {
      'other-way': asResult(given, -by),
      'one-more': asResult(given, by + sign),
      // For 10, this would be the number itself.
      'one-less': Math.abs(by) > 1 ? asResult(given, by - sign) : undefined,
      // Two pieces longer than the wire itself, or boxes lighter than one, would leave little to choose from.
      'other-way-less': Math.abs(by) > 1 && !isTellable(given) ? asResult(given, sign - by) : undefined,
      'two-more': asResult(given, by + 2 * sign),
    }
    return stronger(answerOf(given), results, ['two-more'])
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What is ${decimalText(given.number)} ${given.operation} ${factor(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          given.operation === '×'
            ? `What is the product of ${decimalText(given.number)} and ${factor(given)}?`
            : `What is the quotient when ${decimalText(given.number)} is divided by ${factor(given)}?`,
      },
      {
        level: 'apply',
        text: (given) => {
          if (!isTellable(given))
            return `Find the value of ${decimalText(given.number)} ${given.operation} ${factor(given)}: ____.`
          return given.operation === '×'
            ? `One box weighs ${decimalText(given.number)} kg. How many kilograms do ${factor(given)} such boxes weigh?`
            : `A wire of ${decimalText(given.number)} m is cut into ${factor(given)} equal pieces. How many meters long is each piece?`
        },
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Ano ang sagot sa ${decimalText(given.number)} ${given.operation} ${factor(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          given.operation === '×'
            ? `Ano ang product ng ${decimalText(given.number)} at ${factor(given)}?`
            : `Ano ang quotient kapag hinati ang ${decimalText(given.number)} sa ${factor(given)}?`,
      },
      {
        level: 'apply',
        text: (given) => {
          if (!isTellable(given))
            return `Hanapin ang sagot: ${decimalText(given.number)} ${given.operation} ${factor(given)} = ____.`
          return given.operation === '×'
            ? `Ang isang kahon ay may bigat na ${decimalText(given.number)} kg. Ilang kilogramo ang bigat ng ${factor(given)} ganitong kahon?`
            : `Pinutol ang ${decimalText(given.number)} m ng alambre sa ${factor(given)} magkakasinghabang piraso. Ilang metro ang haba ng bawat piraso?`
        },
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `The value of ${decimalText(given.number)} ${given.operation} ${factor(given)} is ${answer}.`,
    fil: (given, answer) =>
      `Ang sagot sa ${decimalText(given.number)} ${given.operation} ${factor(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Move the decimal point ${placesText(given)} to the ${moveOf(given) > 0 ? 'right' : 'left'}.`,
      `${decimalText(given.number)} ${given.operation} ${factor(given)} = ${answerOf(given)}`,
    ],
    fil: (given) => [
      `Ilipat ang decimal point nang ${Math.abs(moveOf(given))} puwesto ${moveOf(given) > 0 ? 'pakanan' : 'pakaliwa'}.`,
      `${decimalText(given.number)} ${given.operation} ${factor(given)} = ${answerOf(given)}`,
    ],
  },
})
