import { skill } from '../skill.ts'
import { type Decimal, decimalText, trimmedDecimal, wrongDecimal } from './decimal.ts'

/** So many portions of the divisor. */
type Given = { divisor: Decimal; quotient: number; who: string }

const dividendOf = ({ divisor, quotient }: Given) =>
  trimmedDecimal({ units: divisor.units * quotient, places: divisor.places })
const dividend = (given: Given) => decimalText(dividendOf(given))

export const divideByDecimal = skill<
  Given,
  'dividend-only' | 'divisor-only' | 'one-place' | 'one-less' | 'one-more'
>({
  id: 'decimals/divide-by-decimal',
  area: 'Mathematics',
  name: { en: 'Dividing by a decimal', fil: 'Paghahati sa decimal' },
  grades: [5, 6],
  cues: {
    en: ['dividing by a decimal', 'dividing decimals', 'move the decimal point', 'divisor', 'quotient'],
    fil: ['paghahati sa decimal', 'division ng decimal', 'ilipat ang decimal point', 'divisor', 'quotient'],
  },
  notation: [/\b\d+(?:\.\d+)? ?÷ ?\d+\.\d+/],
  units: ['mathematics/6/operations-on-decimals'],
  largest: () => 100,
  mistakes: {
    'dividend-only': {
      en: 'moved the point in the dividend but not in the divisor',
      fil: 'inilipat ang point ng dividend ngunit hindi ang sa divisor',
    },
    'divisor-only': {
      en: 'moved the point in the divisor but not in the dividend',
      fil: 'inilipat ang point ng divisor ngunit hindi ang sa dividend',
    },
    'one-place': {
      en: 'moved the point of the dividend one place too far',
      fil: 'labis ng isang puwesto ang paglipat ng point ng dividend',
    },
    'one-less': { en: 'got a quotient that is one too small', fil: 'kulang ng isa ang nakuhang quotient' },
    'one-more': { en: 'got a quotient that is one too large', fil: 'labis ng isa ang nakuhang quotient' },
  },
  rules: {
    en: [
      {
        say: 'To divide 4.8 by 0.06, the number of places that we move both decimal points to the right is {2}.',
        ask: 'We divide 4.8 by 0.06. How many places to the right do we move both decimal points?',
        not: ['1', '3', '4'],
      },
      {
        say: 'The quotient of 6 divided by 0.5 is {12}.',
        ask: 'What is the quotient of 6 divided by 0.5?',
        not: ['3', '1.2', '30'],
      },
      {
        say: 'When we divide by a decimal, we must first change {the divisor} to a whole number.',
        ask: 'What must we first change to a whole number when we divide by a decimal?',
        not: ['only the dividend', 'the quotient', 'both the dividend and the quotient'],
      },
    ],
    fil: [
      {
        say: 'Upang hatiin ang 4.8 sa 0.06, ang bilang ng puwesto na inililipat pakanan ang dalawang decimal point ay {2}.',
        ask: 'Hahatiin ang 4.8 sa 0.06. Ilang puwesto pakanan inililipat ang dalawang decimal point?',
        not: ['1', '3', '4'],
      },
      {
        say: 'Kapag hinati ang 6 sa 0.5, ang quotient ay {12}.',
        ask: 'Ano ang quotient kapag hinati ang 6 sa 0.5?',
        not: ['3', '1.2', '30'],
      },
      {
        say: 'Kapag naghahati sa decimal, dapat munang gawing whole number {ang divisor}.',
        ask: 'Ano ang dapat munang gawing whole number kapag naghahati sa decimal?',
        not: ['ang dividend lamang', 'ang quotient', 'ang dividend at ang quotient'],
      },
    ],
  },
  draw: (draw) => {
    const divisor = draw.pick([
      ...[2, 3, 4, 5, 6, 8, 9, 12, 15, 25].map((units) => ({ units, places: 1 })),
      ...[15, 25, 35, 45, 75, 125].map((units) => ({ units, places: 2 })),
    ])
    const given = { divisor, quotient: draw.int(4, 24), who: draw.person().name }
    const size = (divisor.units * given.quotient) / 10 ** divisor.places
    if (given.quotient === 10 || given.quotient === 20 || size > 30)
      throw new RangeError('Too easy or too large.')
    return given
  },
  answer: ({ quotient }) => String(quotient),
  wrong: ({ divisor, quotient }) => {
    return {
      'dividend-only': divisor.places === 1 ? wrongDecimal(quotient * 10, 0) : undefined,
      'one-place': divisor.places === 2 ? wrongDecimal(quotient * 10, 0) : undefined,
      'divisor-only': wrongDecimal(quotient, divisor.places),
      ...(quotient % 2 === 0 ? { 'one-less': String(quotient - 1) } : { 'one-more': String(quotient + 1) }),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `What is the quotient when ${dividend(given)} is divided by ${decimalText(given.divisor)}?`,
      },
      {
        level: 'understand',
        text: (given) => `Divide: ${dividend(given)} ÷ ${decimalText(given.divisor)} = ____.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} cuts ${dividend(given)} m of ribbon into pieces of ${decimalText(given.divisor)} m each. How many pieces are there?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} pours ${dividend(given)} L of water into bottles that hold ${decimalText(given.divisor)} L each. How many bottles can be filled?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} puts ${dividend(given)} kg of rice into bags of ${decimalText(given.divisor)} kg each. How many bags are needed?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Ano ang quotient kapag hinati ang ${dividend(given)} sa ${decimalText(given.divisor)}?`,
      },
      {
        level: 'understand',
        text: (given) => `Hatiin: ${dividend(given)} ÷ ${decimalText(given.divisor)} = ____.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Pinutol ni ${given.who} ang ${dividend(given)} m ng laso sa mga pirasong tig-${decimalText(given.divisor)} m. Ilang piraso ang nagawa?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Isinalin ni ${given.who} ang ${dividend(given)} L ng tubig sa mga boteng nalalagyan ng tig-${decimalText(given.divisor)} L. Ilang bote ang napuno?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Inilagay ni ${given.who} ang ${dividend(given)} kg ng bigas sa mga supot na tig-${decimalText(given.divisor)} kg. Ilang supot ang kailangan?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `The quotient of ${dividend(given)} divided by ${decimalText(given.divisor)} is ${answer}.`,
    fil: (given, answer) =>
      `Kapag hinati ang ${dividend(given)} sa ${decimalText(given.divisor)}, ang quotient ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Move both points ${given.divisor.places === 1 ? '1 place' : `${given.divisor.places} places`} to the right: ${wholesOf(given)}.`,
      `${wholesOf(given)} = ${given.quotient}`,
    ],
    fil: (given) => [
      `Ilipat ang dalawang point nang ${given.divisor.places} puwesto pakanan: ${wholesOf(given)}.`,
      `${wholesOf(given)} = ${given.quotient}`,
    ],
  },
})

function wholesOf({ divisor, quotient }: Given): string {
  return `${decimalText({ units: divisor.units * quotient, places: 0 })} ÷ ${divisor.units}`
}
