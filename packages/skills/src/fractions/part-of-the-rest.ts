import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { capital, ifWhole, properFrom } from './parts.ts'

/** a/b of a total is taken away, then c/d of the rest. */
type Given = { total: number; a: number; b: number; c: number; d: number; who: Person }

const stepsOf = ({ total, a, b, c, d }: Given) => {
  const first = (total * a) / b
  const rest = total - first
  const second = (rest * c) / d
  return { first, rest, second, left: rest - second }
}
const one = ({ a, b }: Given) => fractionText(a, b)
const other = ({ c, d }: Given) => fractionText(c, d)

export const partOfTheRest = skill<
  Given,
  'of-the-whole' | 'one-step' | 'second-part' | 'taken' | 'first-part'
>({
  id: 'fractions/part-of-the-rest',
  area: 'Mathematics',
  name: {
    en: 'Two-step problems: a fraction of the rest',
    fil: 'Suliraning may dalawang hakbang: fraction ng natira',
  },
  grades: [5, 6],
  cues: {
    en: ['two-step word problems', 'multi-step problems', 'fraction of the rest', 'of what was left'],
    fil: ['suliraning may dalawang hakbang', 'fraction ng natira', 'bahagi ng natira'],
  },
  units: [],
  largest: () => 120,
  mistakes: {
    'of-the-whole': {
      en: 'took the second fraction of the whole, not of the rest',
      fil: 'kinuha ang ikalawang fraction mula sa kabuoan at hindi sa natira',
    },
    'one-step': { en: 'stopped after the first step', fil: 'tumigil pagkatapos ng unang hakbang' },
    'second-part': {
      en: 'gave the second part that was taken',
      fil: 'ibinigay ang ikalawang bahaging nabawas',
    },
    taken: { en: 'gave all that was taken', fil: 'ibinigay ang lahat ng nabawas' },
    'first-part': { en: 'gave the first part that was taken', fil: 'ibinigay ang unang bahaging nabawas' },
  },
  rules: {
    en: [
      {
        say: 'If 1/3 of the money is spent, {2/3} of the money is left.',
        ask: 'A pupil spends 1/3 of the money. What fraction of the money is left?',
        not: ['1/3', '3/3', '1/2'],
      },
      {
        say: 'If half of a cake is eaten, and then half of what is left, {1/4} of the cake remains.',
        ask: 'Half of a cake is eaten, and then half of what is left. What fraction of the whole cake remains?',
        not: ['1/2', '3/4', '1/3'],
      },
    ],
    fil: [
      {
        say: 'Kapag ginastos ang 1/3 ng pera, {2/3} ng pera ang natitira.',
        ask: 'Ginastos ng isang mag-aaral ang 1/3 ng pera. Anong fraction ng pera ang natira?',
        not: ['1/3', '3/3', '1/2'],
      },
      {
        say: 'Kapag kinain ang kalahati ng cake at pagkatapos ay ang kalahati ng natira, {1/4} ng cake ang matitira.',
        ask: 'Kinain ang kalahati ng cake, at pagkatapos ay ang kalahati ng natira. Anong fraction ng buong cake ang natira sa huli?',
        not: ['1/2', '3/4', '1/3'],
      },
    ],
  },
  draw: (draw) => {
    const { n: a, d: b } = properFrom(draw, [2, 3, 4, 5, 6])
    const { n: c, d } = properFrom(draw, [2, 3, 4, 5])
    const total = b * d * draw.int(Math.ceil(40 / (b * d)), Math.floor(Math.min(120, draw.largest) / (b * d)))
    const given = { total, a, b, c, d, who: draw.person() }
    const { first, second, left } = stepsOf(given)
    if (left === first || left === second) throw new RangeError('A part is as large as what is left.')
    return given
  },
  answer: (given) => String(stepsOf(given).left),
  wrong: (given) => {
    const { total, c, d } = given
    const { first, rest, second } = stepsOf(given)
    const plausible = (left: number) => (left <= total * 0.75 ? String(left) : undefined)
    return {
      'of-the-whole': ifWhole(rest - (total * c) / d),
      'one-step': String(rest),
      'second-part': String(second),
      taken: plausible(first + second),
      'first-part': plausible(first),
    }
  },
  stems: {
    en: [
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} baked ${given.total} cookies. ${capital(given.who.he)} sold ${one(given)} of them in the morning and ${other(given)} of the rest in the afternoon. How many cookies were left?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `A book has ${given.total} pages. ${given.who.name} read ${one(given)} of the book on Saturday and ${other(given)} of the remaining pages on Sunday. How many pages are still to be read?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} had ${given.total} pesos. ${capital(given.who.he)} spent ${one(given)} of the money on school supplies and ${other(given)} of what was left on a snack. How many pesos were left in the end?`,
      },
    ],
    fil: [
      {
        level: 'analyze',
        text: (given) =>
          `Gumawa si ${given.who.name} ng ${na(given.total)} cookies. Naipagbili niya ang ${one(given)} ng mga ito sa umaga at ang ${other(given)} ng natira sa hapon. Ilang cookies ang natira?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `May ${na(given.total)} pahina ang isang aklat. Binasa ni ${given.who.name} ang ${one(given)} ng aklat noong Sabado at ang ${other(given)} ng natitirang pahina noong Linggo. Ilang pahina pa ang hindi niya nababasa?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `May ${na(given.total)} piso si ${given.who.name}. Ginastos niya ang ${one(given)} nito sa gamit sa paaralan at ang ${other(given)} ng natira sa meryenda. Ilang piso pa ang natira sa kaniya?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `If ${one(given)} of ${given.total} cookies are sold and then ${other(given)} of the rest, ${answer} cookies are left.`,
    fil: (given, answer) =>
      `Kapag naipagbili ang ${one(given)} ng ${na(given.total)} cookies at pagkatapos ay ang ${other(given)} ng natira, ${na(answer)} cookies ang matitira.`,
  },
  solution: {
    en: (given) => {
      const { first, rest, second, left } = stepsOf(given)
      return [
        `${one(given)} of ${given.total} is ${first}. The rest is ${given.total} − ${first} = ${rest}.`,
        `${other(given)} of ${rest} is ${second}.`,
        `${rest} − ${second} = ${left}`,
      ]
    },
    fil: (given) => {
      const { first, rest, second, left } = stepsOf(given)
      return [
        `Ang ${one(given)} ng ${given.total} ay ${first}. Ang natira ay ${given.total} − ${first} = ${rest}.`,
        `Ang ${other(given)} ng ${rest} ay ${second}.`,
        `${rest} − ${second} = ${left}`,
      ]
    },
  },
})
