import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { capital, ifWhole, lcm, properFrom } from './parts.ts'

/** From a total, a/b of it and c/d of it are taken away. */
type Given = { total: number; a: number; b: number; c: number; d: number; who: Person }

const partsOf = ({ total, a, b, c, d }: Given) => ({ first: (total * a) / b, second: (total * c) / d })
const leftOf = (given: Given) => given.total - partsOf(given).first - partsOf(given).second
const one = ({ a, b }: Given) => fractionText(a, b)
const other = ({ c, d }: Given) => fractionText(c, d)

export const twoPartsOfANumber = skill<
  Given,
  'taken' | 'first-only' | 'second-only' | 'of-the-rest' | 'unit-parts' | 'difference'
>({
  id: 'fractions/two-parts-of-a-number',
  area: 'Mathematics',
  name: {
    en: 'Two-step problems: two fractions of a number',
    fil: 'Suliraning may dalawang hakbang: dalawang fraction ng isang bilang',
  },
  grades: [5, 6],
  cues: {
    en: ['two-step word problems', 'multi-step problems', 'fraction of a number', 'how many were left'],
    fil: ['suliraning may dalawang hakbang', 'fraction ng isang bilang', 'ilan ang natira'],
  },
  units: [],
  largest: () => 200,
  mistakes: {
    taken: {
      en: 'gave what was taken instead of what was left',
      fil: 'ibinigay ang nabawas sa halip na ang natira',
    },
    'first-only': { en: 'took away only the first part', fil: 'ang unang bahagi lamang ang ibinawas' },
    'second-only': { en: 'took away only the second part', fil: 'ang ikalawang bahagi lamang ang ibinawas' },
    'of-the-rest': {
      en: 'took the second fraction of what was left after the first',
      fil: 'kinuha ang ikalawang fraction mula sa natira matapos ang una',
    },
    'unit-parts': { en: 'did not multiply by the numerators', fil: 'hindi nag-multiply sa mga numerator' },
    difference: {
      en: 'gave the difference of the two parts',
      fil: 'ibinigay ang pagkakaiba ng dalawang bahagi',
    },
  },
  rules: {
    en: [
      {
        say: 'If 1/2 and 1/3 of the mangoes are sold, {1/6} of the mangoes are left.',
        ask: 'A vendor sold 1/2 of the mangoes in the morning and 1/3 of all the mangoes in the afternoon. What fraction of the mangoes was left?',
        not: ['5/6', '2/5', '3/5'],
      },
      {
        say: 'If 1/4 of a garden has pechay and 2/4 has corn, {1/4} of the garden is not planted.',
        ask: 'Pechay grows in 1/4 of a garden and corn in 2/4 of it. What fraction of the garden is not planted?',
        not: ['3/4', '3/8', '2/4'],
      },
    ],
    fil: [
      {
        say: 'Kapag naipagbili ang 1/2 at 1/3 ng mga mangga, {1/6} ng mga mangga ang natira.',
        ask: 'Naipagbili sa umaga ang 1/2 ng mga mangga at sa hapon ang 1/3 ng lahat ng mangga. Anong fraction ng mga mangga ang natira?',
        not: ['5/6', '2/5', '3/5'],
      },
      {
        say: 'Kapag petsay ang tanim sa 1/4 ng hardin at mais sa 2/4 nito, {1/4} ng hardin ang walang tanim.',
        ask: 'Petsay ang tanim sa 1/4 ng hardin at mais sa 2/4 nito. Anong fraction ng hardin ang walang tanim?',
        not: ['3/4', '3/8', '2/4'],
      },
    ],
  },
  draw: (draw) => {
    const { n: a, d: b } = properFrom(draw, [2, 3, 4, 5, 6, 8])
    const { n: c, d } = properFrom(draw, [2, 3, 4, 5, 6, 8])
    const common = lcm(b, d)
    if (b === d || a * d + c * b >= b * d || common > 24) throw new RangeError('Nothing would be left.')
    const most = Math.floor(Math.min(200, draw.largest) / common)
    const left = b * d - a * d - c * b
    if (left === a * d || left === c * b) throw new RangeError('A part is as large as what is left.')
    return { total: common * draw.int(Math.ceil(40 / common), most), a, b, c, d, who: draw.person() }
  },
  answer: (given) => String(leftOf(given)),
  wrong: (given) => {
    const { total, a, b, c, d } = given
    const { first, second } = partsOf(given)
    return {
      taken: String(first + second),
      'first-only': String(total - first),
      'second-only': String(total - second),
      'of-the-rest': ifWhole((total - first) * (1 - c / d)),
      'unit-parts': a > 1 || c > 1 ? String(total - total / b - total / d) : undefined,
      difference: ifWhole(Math.abs(first - second)),
    }
  },
  stems: {
    en: [
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} is reading a book of ${given.total} pages. On Saturday ${given.who.he} read ${one(given)} of the book and on Sunday ${other(given)} of the book. How many pages are still to be read?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} harvested ${given.total} mangoes. ${capital(given.who.he)} sold ${one(given)} of the harvest at the market and gave ${other(given)} of the harvest to relatives. How many mangoes were left?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Of ${given.total} pupils, ${one(given)} come to school by tricycle and ${other(given)} by jeepney. The others walk. How many pupils walk to school?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} had ${given.total} pesos. ${capital(given.who.he)} spent ${one(given)} of the money on food and ${other(given)} of the money on school supplies. How many pesos were left?`,
      },
    ],
    fil: [
      {
        level: 'analyze',
        text: (given) =>
          `Nagbabasa si ${given.who.name} ng aklat na may ${na(given.total)} pahina. Noong Sabado, nabasa niya ang ${one(given)} ng aklat at noong Linggo, ang ${other(given)} ng aklat. Ilang pahina pa ang hindi niya nababasa?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Umani si ${given.who.name} ng ${na(given.total)} mangga. Naipagbili niya sa palengke ang ${one(given)} ng ani at ibinigay sa mga kamag-anak ang ${other(given)} ng ani. Ilang mangga ang natira?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Sa ${na(given.total)} mag-aaral, ${one(given)} ang sumasakay ng traysikel papunta sa paaralan at ${other(given)} ang sumasakay ng dyip. Naglalakad ang iba. Ilang mag-aaral ang naglalakad papunta sa paaralan?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `May ${na(given.total)} piso si ${given.who.name}. Ginastos niya ang ${one(given)} ng pera sa pagkain at ang ${other(given)} ng pera sa gamit sa paaralan. Ilang piso ang natira?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `If ${one(given)} and ${other(given)} of ${given.total} mangoes are sold, ${answer} mangoes are left.`,
    fil: (given, answer) =>
      `Kapag naipagbili ang ${one(given)} at ${other(given)} ng ${na(given.total)} mangga, ${na(answer)} mangga ang matitira.`,
  },
  solution: {
    en: (given) => {
      const { first, second } = partsOf(given)
      return [
        `${one(given)} of ${given.total} is ${first}, and ${other(given)} of ${given.total} is ${second}.`,
        `${given.total} − ${first} − ${second} = ${leftOf(given)}`,
      ]
    },
    fil: (given) => {
      const { first, second } = partsOf(given)
      return [
        `Ang ${one(given)} ng ${given.total} ay ${first}, at ang ${other(given)} ng ${given.total} ay ${second}.`,
        `${given.total} − ${first} − ${second} = ${leftOf(given)}`,
      ]
    },
  },
})
