import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { type FunctionStory, ilan, many } from './telling.ts'

/** A fee for the first units, a rate for each one more and, after a block of those, another rate. */
export type FeeGiven = {
  story: number
  included: number
  fee: number
  rate: number
  block: number
  beyond: number
  used: number
  who: Person
}

export type Fee = {
  included: readonly number[]
  fees: readonly number[]
  rates: readonly number[]
  most: number
  unit: { en: string; fil: string }
  /** What is paid for: "parking costs …". */
  paid: { en: string; fil: string }
  /** What the units are of: "hours of parking". */
  of: { en: string; fil: string }
}

const hour = { en: 'hour', fil: 'oras' }
const kilometer = { en: 'kilometer', fil: 'kilometro' }

export const fees: readonly Fee[] = [
  {
    included: [2, 3],
    fees: [30, 40, 50],
    rates: [10, 15, 20],
    most: 9,
    unit: hour,
    paid: { en: 'parking', fil: 'pagparada' },
    of: { en: 'of parking', fil: 'ng pagparada' },
  },
  {
    included: [2, 3, 4],
    fees: [20, 25, 30, 40],
    rates: [5, 8, 10],
    most: 9,
    unit: kilometer,
    paid: { en: 'a tricycle ride', fil: 'biyahe sa traysikel' },
    of: { en: 'by tricycle', fil: 'ng biyahe sa traysikel' },
  },
  {
    included: [10],
    fees: [150, 180, 200, 220],
    rates: [20, 25, 30],
    most: 28,
    unit: { en: 'cubic meter', fil: 'metro kubiko' },
    paid: { en: 'water', fil: 'tubig' },
    of: { en: 'of water', fil: 'ng tubig' },
  },
  {
    included: [3, 5],
    fees: [45, 50, 60, 70],
    rates: [6, 8, 10, 12],
    most: 18,
    unit: kilometer,
    paid: { en: 'a food delivery', fil: 'delivery ng pagkain' },
    of: { en: 'of delivery', fil: 'ng delivery' },
  },
  {
    included: [2, 3],
    fees: [200, 250, 300],
    rates: [50, 75, 100],
    most: 8,
    unit: hour,
    paid: { en: 'renting a videoke machine', fil: 'pag-upa ng videoke' },
    of: { en: 'of videoke rental', fil: 'ng pag-upa ng videoke' },
  },
]

/** The price list, with units written out or as km. */
export const charges = {
  en: (given: FeeGiven, unit: string, several = `${unit}s`) => {
    const { included, fee, rate, block, beyond } = given
    const first = `${pesos(fee)} for the first ${many(included, unit, several)} or less`
    return block === 0
      ? `${first} and ${pesos(rate)} for each additional ${unit}`
      : `${first}, ${pesos(rate)} for each of the next ${many(block, unit, several)} and ${pesos(beyond)} for each ${unit} after that`
  },
  fil: (given: FeeGiven, unit: string) => {
    const { included, fee, rate, block, beyond } = given
    const count = (n: number) => (unit === 'km' ? `${n} km` : ilan(n, unit))
    const first = `${pesos(fee)} para sa unang ${count(included)} o mas kaunti`
    return block === 0
      ? `${first} at ${pesos(rate)} sa bawat dagdag na ${unit}`
      : `${first}, ${pesos(rate)} sa bawat isa sa kasunod na ${count(block)} at ${pesos(beyond)} sa bawat ${unit}${/[aeiou]$/.test(unit) ? 'ng' : ' na'} lampas dito`
  },
}

export const feeStories: readonly FunctionStory<FeeGiven>[] = [
  {
    en: (given) =>
      `A parking lot charges ${charges.en(given, 'hour')}. How much is the fee for ${many(given.used, 'hour')}?`,
    fil: (given) =>
      `Naniningil ang isang paradahan ng ${charges.fil(given, 'oras')}. Magkano ang bayad para sa ${ilan(given.used, 'oras')}?`,
  },
  {
    en: (given) =>
      `A special tricycle ride costs ${charges.en(given, 'km', 'km')}. ${given.who.name} rides ${given.used} km. How much does ${given.who.he} pay?`,
    fil: (given) =>
      `Ang espesyal na biyahe sa traysikel ay ${charges.fil(given, 'km')}. Sumakay si ${given.who.name} nang ${given.used} km. Magkano ang babayaran niya?`,
  },
  {
    en: (given) =>
      `In a month, a barangay water system charges ${charges.en(given, 'cubic meter')}. How much is the bill of a family that used ${given.used} cubic meters?`,
    fil: (given) =>
      `Sa isang buwan, naniningil ang patubig ng barangay ng ${charges.fil(given, 'metro kubiko')}. Magkano ang bayarin ng pamilyang gumamit ng ${ilan(given.used, 'metro kubiko')}?`,
  },
  {
    en: (given) =>
      `A delivery rider charges ${charges.en(given, 'km', 'km')}. ${given.who.name} orders food from a place ${given.used} km away. How much is the delivery fee?`,
    fil: (given) =>
      `Naniningil ang isang delivery rider ng ${charges.fil(given, 'km')}. Umorder si ${given.who.name} ng pagkain sa lugar na ${given.used} km ang layo. Magkano ang delivery fee?`,
  },
  {
    en: (given) =>
      `Renting a videoke machine costs ${charges.en(given, 'hour')}. ${given.who.name} rents it for ${many(given.used, 'hour')}. How much does ${given.who.he} pay?`,
    fil: (given) =>
      `Ang pag-upa ng videoke ay ${charges.fil(given, 'oras')}. Inupahan ito ni ${given.who.name} nang ${ilan(given.used, 'oras')}. Magkano ang babayaran niya?`,
  },
]
