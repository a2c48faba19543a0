import { coinsAndBills as drawn } from '@klasrum/drawings/money'
import { type Language, skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { ilan, many } from './stories.ts'

/** Values in pesos, the largest first; 0.25 is a coin of 25 centavos. */
type Given = { values: readonly number[]; who: Person }

const kinds: Record<number, readonly number[]> = {
  1: [1, 5, 10, 20],
  2: [1, 5, 10, 20, 50, 100],
  3: [0.25, 1, 5, 10, 20, 50, 100, 200, 500],
}

const isBill = (value: number) => value > 20
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const named = (value: number) => (value < 1 ? `${value * 100}¢` : pesos(value))
const different = (values: readonly number[]) => [...new Set(values)]

const alt = ({ values }: Given, language: Language) => {
  const listed = different(values).map((value) => {
    const count = values.filter((each) => each === value).length
    if (language === 'fil')
      return `${ilan(count, isBill(value) ? 'perang papel' : 'barya')} na ${named(value)}`
    return `${count} ${isBill(value) ? 'bill' : 'coin'}${count > 1 ? 's' : ''} of ${named(value)}`
  })
  return `${language === 'en' ? 'Money' : 'Pera'}: ${listed.join(', ')}.`
}

/** "3 bills and 1 coin". */
const what = {
  en: ({ values }: Given) => {
    const bills = values.filter(isBill).length
    const coins = values.length - bills
    return [bills > 0 ? many(bills, 'bill') : '', coins > 0 ? many(coins, 'coin') : '']
      .filter(Boolean)
      .join(' and ')
  },
  fil: ({ values }: Given) => {
    const bills = values.filter(isBill).length
    const coins = values.length - bills
    return [bills > 0 ? ilan(bills, 'perang papel') : '', coins > 0 ? ilan(coins, 'barya') : '']
      .filter(Boolean)
      .join(' at ')
  },
}

export const coinsAndBillsSkill = skill<
  Given,
  'kinds-once' | 'last-missed' | 'first-missed' | 'one-twice' | 'pieces' | 'ten-for-five'
>({
  id: 'whole-numbers/coins-and-bills',
  area: 'Mathematics',
  name: { en: 'Value of coins and bills', fil: 'Halaga ng mga barya at perang papel' },
  grades: [1, 3],
  cues: {
    en: ['coins', 'bills', 'peso', 'centavo', 'money', 'value of money'],
    fil: ['barya', 'perang papel', 'piso', 'sentimo', 'pera', 'halaga ng pera'],
  },
  units: ['mathematics/3/pera-barya-at-salapi'],
  largest: (grade) => [100, 1_000, 10_000][grade - 1] ?? 100,
  mistakes: {
    'kinds-once': {
      en: 'counted each kind of coin or bill only once',
      fil: 'isang beses lamang binilang ang bawat uri ng pera',
    },
    'last-missed': {
      en: 'left out the last coin or bill',
      fil: 'hindi naisama ang huling barya o perang papel',
    },
    'first-missed': { en: 'left out the first coin or bill', fil: 'hindi naisama ang unang pera' },
    'one-twice': {
      en: 'counted the last coin or bill twice',
      fil: 'dalawang beses binilang ang huling barya o perang papel',
    },
    pieces: { en: 'counted the pieces of money', fil: 'ang bilang ng piraso ng pera ang ibinigay' },
    'ten-for-five': { en: 'took every ₱5 coin for ₱10', fil: 'inakalang ₱10 ang bawat ₱5' },
  },
  rules: {
    en: [
      {
        say: 'Four 25-centavo coins are worth {₱1}.',
        ask: 'How much are four 25-centavo coins worth?',
        not: ['₱4', '₱25', '₱100'],
      },
      {
        say: 'One {₱100} bill has the same value as two ₱50 bills.',
        ask: 'Which bill has the same value as two ₱50 bills?',
        not: ['₱50', '₱200', '₱500'],
      },
      {
        say: 'We need {5} coins of ₱20 to make ₱100.',
        ask: 'How many ₱20 coins do we need to make ₱100?',
        not: ['2', '4', '10'],
      },
    ],
    fil: [
      {
        say: 'Ang apat na tig-25 sentimo ay nagkakahalaga ng {₱1}.',
        ask: 'Magkano ang halaga ng apat na tig-25 sentimo?',
        not: ['₱4', '₱25', '₱100'],
      },
      {
        say: 'Ang dalawang perang papel na ₱50 ay kasinghalaga ng isang {₱100}.',
        ask: 'Aling perang papel ang kasinghalaga ng dalawang ₱50?',
        not: ['₱50', '₱200', '₱500'],
      },
      {
        say: 'Upang mabuo ang ₱100, kailangan ng {5} baryang ₱20.',
        ask: 'Ilang baryang ₱20 ang kailangan upang mabuo ang ₱100?',
        not: ['2', '3', '10'],
      },
    ],
  },
  draw: (draw) => {
    const some = (kinds[draw.grade] ?? [1, 5, 10]).filter((value) => value * 2 <= draw.largest)
    const picked = draw.some(some, draw.int(2, 3))
    const values = picked
      .flatMap((value) => Array.from({ length: draw.int(1, value < 1 ? 3 : 4) }, () => value))
      .toSorted((one, other) => other - one)
    if (sum(values) > draw.largest || values.length < 4 || values.every((value) => value < 5))
      throw new RangeError('Too much or too little.')
    return { values, who: draw.person() }
  },
  answer: ({ values }) => pesos(sum(values)),
  wrong: ({ values }) => ({
    'kinds-once': pesos(sum(different(values))),
    'last-missed': pesos(sum(values.slice(0, -1))),
    'first-missed': sum(values.slice(1)) > sum(values) / 10 ? pesos(sum(values.slice(1))) : undefined,
    'one-twice': pesos(sum(values) + (values.at(-1) ?? 0)),
    pieces: sum(values) < 50 && Number.isInteger(sum(values)) ? pesos(values.length) : undefined,
    'ten-for-five': pesos(sum(values.map((value) => (value === 5 ? 10 : value)))),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `The figure shows the ${what.en(given)} in ${given.who.name}'s wallet. What is their total value?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} has the ${what.en(given)} in the figure. How much money does ${given.who.he} have?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} saved the ${what.en(given)} shown in the figure. How much did ${given.who.he} save?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} paid with the ${what.en(given)} in the figure. How much did ${given.who.he} pay?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Nasa larawan ang ${what.fil(given)} na laman ng pitaka ni ${given.who.name}. Magkano ang kabuoang halaga ng mga ito?`,
      },
      {
        level: 'apply',
        text: (given) => `Nasa larawan ang ${what.fil(given)} ni ${given.who.name}. Magkano ang pera niya?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Naipon ni ${given.who.name} ang ${what.fil(given)} na nasa larawan. Magkano ang naipon niya?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ibinayad ni ${given.who.name} ang ${what.fil(given)} na nasa larawan. Magkano ang ibinayad niya?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The ${what.en(given)} in the figure are worth ${answer} in all.`,
    fil: (given, answer) => `Ang kabuoang halaga ng ${what.fil(given)} na nasa larawan ay ${answer}.`,
  },
  solution: {
    en: ({ values }) => [
      `Add from the largest value: ${values.map(named).join(' + ')} = ${pesos(sum(values))}`,
    ],
    fil: ({ values }) => [
      `Pagsamahin simula sa pinakamalaki: ${values.map(named).join(' + ')} = ${pesos(sum(values))}`,
    ],
  },
  drawing: (given, language) => drawn({ values: given.values, alt: alt(given, language) }),
})
