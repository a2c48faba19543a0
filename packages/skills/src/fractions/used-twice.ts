import { skill } from '../skill.ts'
import { asMixed, fraction } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { capital, mixedOf, numeratorsOf, otherWays, wrongFraction } from './parts.ts'

/** From a whole number, w a/b and v c/d are taken away. */
type Given = { total: number; w: number; a: number; b: number; v: number; c: number; d: number; who: Person }

const families = [
  [2, 4],
  [4, 8],
  [2, 8],
  [2, 3, 6],
  [2, 5, 10],
  [3, 6],
]

const first = ({ w, a, b }: Given) => mixedOf(w, a, b)
const second = ({ v, c, d }: Given) => mixedOf(v, c, d)
const usedOf = ({ w, a, b, v, c, d }: Given) => ({
  one: fraction(w * b + a, b),
  other: fraction(v * d + c, d),
  both: fraction(w * b + a, b).add(fraction(v * d + c, d)),
})
const leftOf = (given: Given) => fraction(given.total).sub(usedOf(given).both)

export const usedTwice = skill<
  Given,
  'used' | 'first-only' | 'second-only' | 'one-more' | 'one-less' | 'difference'
>({
  id: 'fractions/used-twice',
  area: 'Mathematics',
  name: {
    en: 'Two-step problems: adding and subtracting fractions',
    fil: 'Suliraning may dalawang hakbang: pagdaragdag at pagbabawas ng fraction',
  },
  grades: [5, 6],
  cues: {
    en: [
      'two-step word problems',
      'multi-step problems',
      'addition and subtraction of fractions',
      'mixed numbers',
    ],
    fil: ['suliraning may dalawang hakbang', 'pagdaragdag at pagbabawas ng fraction', 'mixed numbers'],
  },
  units: [],
  largest: () => 100,
  mistakes: {
    used: {
      en: 'gave what was used instead of what was left',
      fil: 'ibinigay ang nagamit sa halip na ang natira',
    },
    'first-only': {
      en: 'subtracted only the first amount',
      fil: 'ang unang halaga lamang ang ibinawas',
    },
    'second-only': {
      en: 'subtracted only the second amount',
      fil: 'ang ikalawang halaga lamang ang ibinawas',
    },
    'one-more': {
      en: 'did not take the regrouped whole away',
      fil: 'hindi binawasan ng isang buo matapos mag-regroup',
    },
    'one-less': { en: 'took one whole too many away', fil: 'labis ng isang buo ang ibinawas' },
    difference: {
      en: 'subtracted the difference of the two amounts',
      fil: 'ibinawas ang pagkakaiba ng dalawang halaga',
    },
  },
  rules: {
    en: [
      {
        say: 'To find what is left of 5 m after 1 m and 2 1/2 m are used, we can find {5 − (1 + 2 1/2)}.',
        ask: 'From 5 m of cloth, 1 m and then 2 1/2 m were used. Which shows how many meters are left?',
        not: ['5 + (1 + 2 1/2)', '5 − 1 + 2 1/2', '5 − (2 1/2 − 1)'],
      },
      {
        say: 'When 1/2 m and then 1/2 m are cut from 3 m of rope, {2 m} of rope is left.',
        ask: 'From 3 m of rope, 1/2 m and then another 1/2 m are cut off. How much rope is left?',
        not: ['1 m', '2 1/2 m', '3 1/2 m'],
      },
    ],
    fil: [
      {
        say: 'Ang natira sa 5 m matapos gamitin ang 1 m at 2 1/2 m ay {5 − (1 + 2 1/2)}.',
        ask: 'Mula sa 5 m ng tela, ginamit ang 1 m at pagkatapos ay 2 1/2 m. Alin ang nagpapakita kung ilang metro ang natira?',
        not: ['5 + (1 + 2 1/2)', '5 − 1 + 2 1/2', '5 − (2 1/2 − 1)'],
      },
      {
        say: 'Mula sa 3 m ng lubid, ginamit ang 1/2 m at 1/2 m; ang natira ay {2 m}.',
        ask: 'Ilang metro ang natira sa 3 m ng lubid matapos gamitin ang 1/2 m at 1/2 m?',
        not: ['1 m', '2 1/2 m', '3 1/2 m'],
      },
    ],
  },
  draw: (draw) => {
    const family = draw.pick(families)
    const [b, d] = [draw.pick(family), draw.pick(family)]
    const given = {
      total: draw.int(4, Math.min(10, draw.largest)),
      w: draw.int(0, 3),
      a: draw.pick(numeratorsOf(b)),
      b,
      v: draw.int(1, 3),
      c: draw.pick(numeratorsOf(d)),
      d,
      who: draw.person(),
    }
    const left = leftOf(given)
    if (left.compare(0) <= 0 || left.d === 1n)
      throw new RangeError('Nothing or a whole number would be left.')
    return given
  },
  answer: (given) => asMixed(leftOf(given)),
  also: (given) => otherWays(leftOf(given)),
  wrong: (given) => {
    const { one, other, both } = usedOf(given)
    const total = fraction(given.total)
    return {
      used: wrongFraction(both),
      'first-only': wrongFraction(total.sub(one)),
      'second-only': wrongFraction(total.sub(other)),
      'one-more': wrongFraction(leftOf(given).add(1)),
      'one-less': wrongFraction(leftOf(given).sub(1)),
      difference: wrongFraction(total.sub(one.sub(other).abs())),
    }
  },
  stems: {
    en: [
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} bought ${given.total} m of cloth. ${capital(given.who.he)} used ${first(given)} m for a tablecloth and ${second(given)} m for a curtain. How many meters of cloth were left?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `From ${given.total} kg of flour, ${given.who.name} used ${first(given)} kg for cakes and ${second(given)} kg for bread. How many kilograms of flour were left?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} prepared ${given.total} L of calamansi juice. ${capital(given.who.his)} family drank ${first(given)} L in the morning and ${second(given)} L in the afternoon. How many liters of juice were left?`,
      },
    ],
    fil: [
      {
        level: 'analyze',
        text: (given) =>
          `Bumili si ${given.who.name} ng ${given.total} m ng tela. Gumamit siya ng ${first(given)} m para sa mantel at ${second(given)} m para sa kurtina. Ilang metro ng tela ang natira?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Mula sa ${given.total} kg ng harina, gumamit si ${given.who.name} ng ${first(given)} kg para sa cake at ${second(given)} kg para sa tinapay. Ilang kilogramo ng harina ang natira?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Naghanda si ${given.who.name} ng ${given.total} L ng calamansi juice. Nainom ng pamilya niya ang ${first(given)} L sa umaga at ang ${second(given)} L sa hapon. Ilang litro ng juice ang natira?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `If ${first(given)} m and ${second(given)} m are cut from ${given.total} m of cloth, ${answer} m of cloth is left.`,
    fil: (given, answer) =>
      `Kapag ginupit ang ${first(given)} m at ${second(given)} m mula sa ${given.total} m ng tela, ${answer} m ng tela ang matitira.`,
  },
  solution: {
    en: (given) => [
      `Add what was used: ${first(given)} + ${second(given)} = ${asMixed(usedOf(given).both)}`,
      `Subtract from the whole: ${given.total} − ${asMixed(usedOf(given).both)} = ${asMixed(leftOf(given))}`,
    ],
    fil: (given) => [
      `Pagsamahin ang nagamit: ${first(given)} + ${second(given)} = ${asMixed(usedOf(given).both)}`,
      `Ibawas sa buo: ${given.total} − ${asMixed(usedOf(given).both)} = ${asMixed(leftOf(given))}`,
    ],
  },
})
