import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { gcd, ifWhole, properFrom } from './parts.ts'

/** A whole number of meters, liters or kilograms in portions of n/d each. */
type Given = { total: number; n: number; d: number; who: string }

const answerOf = ({ total, n, d }: Given) => (total * d) / n
const part = ({ n, d }: Given) => fractionText(n, d)

export const divideIntoPortions = skill<
  Given,
  'denominator-only' | 'numerator-only' | 'multiplied' | 'numerator-divided' | 'cuts' | 'added'
>({
  id: 'fractions/divide-into-portions',
  area: 'Mathematics',
  name: {
    en: 'Dividing a whole number by a fraction',
    fil: 'Paghahati ng whole number sa fraction',
  },
  grades: [5, 6],
  cues: {
    en: ['dividing a whole number by a fraction', 'division of fractions', 'reciprocal', 'how many pieces'],
    fil: ['pag-divide ng whole number sa fraction', 'division ng fraction', 'reciprocal', 'ilang piraso'],
  },
  notation: [/\b\d+ ?÷ ?\d+\/\d+/],
  units: [],
  largest: () => 60,
  mistakes: {
    'denominator-only': {
      en: 'multiplied by the denominator but did not divide by the numerator',
      fil: 'nag-multiply sa denominator ngunit hindi hinati sa numerator',
    },
    'numerator-only': { en: 'multiplied by the numerator only', fil: 'sa numerator lamang nag-multiply' },
    multiplied: {
      en: 'multiplied by the fraction instead of dividing',
      fil: 'nag-multiply sa fraction sa halip na maghati',
    },
    'numerator-divided': { en: 'divided by the numerator only', fil: 'sa numerator lamang hinati' },
    cuts: { en: 'counted one portion too few', fil: 'kulang ng isa ang bilang ng bahagi' },
    added: {
      en: 'added the denominator to the whole number',
      fil: 'idinagdag ang denominator sa whole number',
    },
  },
  rules: {
    en: [
      {
        say: 'Dividing a number by 2/3 is the same as multiplying it by {3/2}.',
        ask: 'Dividing a number by 2/3 is the same as multiplying it by which fraction?',
        not: ['2/3', '1/3', '1/2'],
      },
      {
        say: 'There are {12} fourths in 3 wholes.',
        ask: 'How many fourths are there in 3 wholes?',
        not: ['4', '7', '3'],
      },
      {
        say: 'When 6 is divided by 1/2, the quotient is {greater than 6}.',
        ask: 'What can you say about the quotient when 6 is divided by 1/2?',
        not: ['less than 6', 'equal to 6', 'equal to 1/2'],
      },
    ],
    fil: [
      {
        say: 'Ang paghahati ng bilang sa 2/3 ay katulad ng pag-multiply nito sa {3/2}.',
        ask: 'Ang paghahati ng bilang sa 2/3 ay katulad ng pag-multiply nito sa anong fraction?',
        not: ['2/3', '1/3', '1/2'],
      },
      {
        say: 'Ang bilang ng sangkapat sa 3 buo ay {12}.',
        ask: 'Ilang sangkapat mayroon sa 3 buo?',
        not: ['4', '7', '3'],
      },
      {
        say: 'Kapag hinati ang 6 sa 1/2, ang quotient ay {mas malaki sa 6}.',
        ask: 'Ano ang masasabi tungkol sa quotient kapag hinati ang 6 sa 1/2?',
        not: ['mas maliit sa 6', 'katumbas ng 6', 'katumbas ng 1/2'],
      },
    ],
  },
  draw: (draw) => {
    const { n, d } = properFrom(draw, [2, 3, 4, 5, 8])
    const least = n / gcd(n, d)
    const total = least * draw.int(1, Math.max(1, Math.floor(15 / least)))
    if (total < 2 || (total * d) / n > 48) throw new RangeError('Too few or too many portions.')
    return { total, n, d, who: draw.person().name }
  },
  answer: (given) => String(answerOf(given)),
  wrong: (given) => {
    const { total, n, d } = given
    return {
      'denominator-only': ifWhole(total * d),
      'numerator-only': n > 1 ? ifWhole(total * n) : undefined,
      multiplied: ifWhole((total * n) / d),
      'numerator-divided': n > 1 ? ifWhole(total / n) : undefined,
      cuts: ifWhole(answerOf(given) - 1),
      added: ifWhole(total + d),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `Divide: ${given.total} ÷ ${part(given)} = ____.` },
      {
        level: 'understand',
        text: (given) => `What is the quotient when ${given.total} is divided by ${part(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} cuts ${given.total} m of ribbon into pieces of ${part(given)} m each. How many pieces are there?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} pours ${given.total} L of juice into bottles. Each bottle holds ${part(given)} L. How many bottles can be filled?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} puts ${given.total} kg of sugar into bags of ${part(given)} kg each. How many bags are needed?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Hatiin: ${given.total} ÷ ${part(given)} = ____.` },
      {
        level: 'understand',
        text: (given) => `Ano ang quotient kapag hinati ang ${given.total} sa ${part(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Pinuputol ni ${given.who} ang ${given.total} m ng laso sa mga pirasong tig-${part(given)} m. Ilang piraso ang magagawa?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Isinasalin ni ${given.who} ang ${given.total} L ng juice sa mga bote. Ang bawat bote ay nalalagyan ng ${part(given)} L. Ilang bote ang mapupuno?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Inilalagay ni ${given.who} ang ${given.total} kg ng asukal sa mga supot na tig-${part(given)} kg. Ilang supot ang kailangan?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The quotient of ${given.total} divided by ${part(given)} is ${answer}.`,
    fil: (given, answer) => `Kapag hinati ang ${given.total} sa ${part(given)}, ang quotient ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Multiply by the reciprocal: ${given.total} ÷ ${part(given)} = ${given.total} × ${fractionText(given.d, given.n)}.`,
      `${given.total} × ${given.d} = ${given.total * given.d} and ${given.total * given.d} ÷ ${given.n} = ${answerOf(given)}`,
    ],
    fil: (given) => [
      `I-multiply sa reciprocal: ${given.total} ÷ ${part(given)} = ${given.total} × ${fractionText(given.d, given.n)}.`,
      `${given.total} × ${given.d} = ${given.total * given.d} at ${given.total * given.d} ÷ ${given.n} = ${answerOf(given)}`,
    ],
  },
})
