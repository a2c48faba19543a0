import { skill } from '../skill.ts'
import { type Decimal, decimalFrom, decimalText, shortest, unitsAt, wrongDecimal } from './decimal.ts'
import { pointMoved } from './pair.ts'

type Given = { one: Decimal; other: Decimal; who: string }

const productOf = ({ one, other }: Given) => ({
  units: one.units * other.units,
  places: one.places + other.places,
})
const answerOf = (given: Given) => shortest(productOf(given).units, productOf(given).places)

/** Whole part times whole part, decimal part times decimal part: 2.3 × 1.4 gives 2.12. */
function inParts({ one, other }: Given): string | undefined {
  const [whole, otherWhole] = [one, other].map((each) => Math.floor(each.units / 10 ** each.places))
  const [part, otherPart] = [one, other].map((each) => each.units % 10 ** each.places)
  if (!whole || !otherWhole || !part || !otherPart) return undefined
  const digits = String(part * otherPart)
  return wrongDecimal(whole * otherWhole * 10 ** digits.length + part * otherPart, digits.length)
}

export const multiplyDecimals = skill<
  Given,
  'places-of-one' | 'point-left' | 'point-right' | 'added' | 'in-parts'
>({
  id: 'decimals/multiply',
  area: 'Mathematics',
  name: { en: 'Multiplying decimals', fil: 'Pag-multiply ng mga decimal' },
  grades: [5, 6],
  cues: {
    en: ['multiplying decimals', 'multiply decimals', 'decimal places in the product', 'product of decimals'],
    fil: [
      'pag-multiply ng decimal',
      'multiplication ng decimal',
      'decimal places ng product',
      'product ng decimal',
    ],
  },
  notation: [/\b\d+\.\d+ ?[×x*] ?\d+/, /\b\d+ ?[×x*] ?\d+\.\d+/],
  units: ['mathematics/6/operations-on-decimals', 'mathematics/5/decimals-place-value-and-operations'],
  largest: () => 100,
  mistakes: {
    'places-of-one': {
      en: 'kept the point in line as in addition',
      fil: 'itinapat lamang ang decimal point gaya sa pagdaragdag',
    },
    'point-left': {
      en: 'put the decimal point one place too far to the left',
      fil: 'labis ng isang puwesto pakaliwa ang decimal point',
    },
    'point-right': {
      en: 'put the decimal point one place too far to the right',
      fil: 'labis ng isang puwesto pakanan ang decimal point',
    },
    added: { en: 'added instead of multiplying', fil: 'nagdagdag sa halip na mag-multiply' },
    'in-parts': {
      en: 'multiplied the whole parts and the decimal parts separately',
      fil: 'magkahiwalay na nag-multiply ng mga bahaging buo at mga bahaging decimal',
    },
  },
  rules: {
    en: [
      {
        say: 'When we multiply 2.35 by 1.7, the number of decimal places in the product is {3}.',
        ask: 'How many decimal places does the product of 2.35 and 1.7 have?',
        not: ['1', '2', '4'],
      },
      {
        say: 'The product of 0.4 and 0.2 is {0.08}.',
        ask: 'What is the product of 0.4 and 0.2?',
        not: ['0.8', '8', '0.6'],
      },
      {
        say: 'When 8 is multiplied by a decimal between 0 and 1, the product is {less than 8}.',
        ask: 'We multiply 8 by a decimal between 0 and 1. How large is the product?',
        not: ['greater than 8', 'equal to 8', 'equal to 1'],
      },
    ],
    fil: [
      {
        say: 'Ang bilang ng decimal place ng product ng 2.35 at 1.7 ay {3}.',
        ask: 'Ilang decimal place mayroon ang product ng 2.35 at 1.7?',
        not: ['1', '2', '4'],
      },
      {
        say: 'Ang product ng 0.4 at 0.2 ay {0.08}.',
        ask: 'Ano ang product ng 0.4 at 0.2?',
        not: ['0.8', '8', '0.6'],
      },
      {
        say: 'Kapag pinarami ang 8 sa decimal na nasa pagitan ng 0 at 1, ang product ay {mas maliit sa 8}.',
        ask: 'Pinarami ang 8 sa decimal na nasa pagitan ng 0 at 1. Gaano kalaki ang product?',
        not: ['mas malaki sa 8', 'katumbas ng 8', 'katumbas ng 1'],
      },
    ],
  },
  draw: (draw) => {
    const given = {
      one: decimalFrom(draw, draw.grade === 5 ? 1 : draw.int(1, 2), [1, 9]),
      other: decimalFrom(draw, 1, [draw.grade === 5 ? 1 : 0, 4]),
      who: draw.person().name,
    }
    if (productOf(given).units % 10 === 0) throw new RangeError('The product ends in 0.')
    return given
  },
  answer: answerOf,
  wrong: (given) => {
    const { one, other } = given
    const { units, places } = productOf(given)
    const longer = Math.max(one.places, other.places)
    return {
      'places-of-one': wrongDecimal(units, longer),
      ...pointMoved({ units, places }),
      added: wrongDecimal(unitsAt(one, longer) + unitsAt(other, longer), longer),
      'in-parts': inParts(given),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ one, other }) => `What is the product of ${decimalText(one)} and ${decimalText(other)}?`,
      },
      {
        level: 'understand',
        text: ({ one, other }) => `Multiply: ${decimalText(one)} × ${decimalText(other)} = ____.`,
      },
      {
        level: 'apply',
        text: ({ one, other, who }) =>
          `${who}'s rectangular garden measures ${decimalText(one)} m by ${decimalText(other)} m. What is its area in square meters?`,
      },
      {
        level: 'apply',
        text: ({ one, other, who }) =>
          `One meter of a steel bar weighs ${decimalText(one)} kg. ${who} needs a bar of ${decimalText(other)} m. How many kilograms does it weigh?`,
      },
      {
        level: 'apply',
        text: ({ one, other, who }) =>
          `A faucet gives ${decimalText(one)} L of water in one minute. How many liters does ${who} get in ${decimalText(other)} minutes?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ one, other }) => `Ano ang product ng ${decimalText(one)} at ${decimalText(other)}?`,
      },
      {
        level: 'understand',
        text: ({ one, other }) => `I-multiply: ${decimalText(one)} × ${decimalText(other)} = ____.`,
      },
      {
        level: 'apply',
        text: ({ one, other, who }) =>
          `Ang mga gilid ng parihabang hardin ni ${who} ay ${decimalText(one)} m at ${decimalText(other)} m. Ilang metro kuwadrado ang area nito?`,
      },
      {
        level: 'apply',
        text: ({ one, other, who }) =>
          `Ang isang metro ng bakal ay may bigat na ${decimalText(one)} kg. Kailangan ni ${who} ng ${decimalText(other)} m ng bakal. Ilang kilogramo ang bigat nito?`,
      },
      {
        level: 'apply',
        text: ({ one, other, who }) =>
          `Naglalabas ang gripo ng ${decimalText(one)} L ng tubig sa isang minuto. Ilang litro ang makukuha ni ${who} sa ${decimalText(other)} minuto?`,
      },
    ],
  },
  statement: {
    en: ({ one, other }, answer) =>
      `The product of ${decimalText(one)} and ${decimalText(other)} is ${answer}.`,
    fil: ({ one, other }, answer) =>
      `Ang product ng ${decimalText(one)} at ${decimalText(other)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Multiply without the points: ${given.one.units} × ${given.other.units} = ${decimalText({ units: productOf(given).units, places: 0 })}.`,
      `The factors have ${productOf(given).places} decimal places together: ${answerOf(given)}.`,
    ],
    fil: (given) => [
      `I-multiply nang walang point: ${given.one.units} × ${given.other.units} = ${decimalText({ units: productOf(given).units, places: 0 })}.`,
      `May ${productOf(given).places} decimal place ang mga factor sa kabuoan: ${answerOf(given)}.`,
    ],
  },
})
