import type { Draw } from '../draw.ts'
import { ilan, many } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'

/** How often interest is added in a year; teachers say it in English. */
type Compounding = { name: string; times: number }
export const annually: Compounding = { name: 'compounded annually', times: 1 }
const semiannually: Compounding = { name: 'compounded semiannually', times: 2 }
const quarterly: Compounding = { name: 'compounded quarterly', times: 4 }

export type Deposit = {
  principal: number
  rate: number
  years: number
  often: Compounding
  who: Person
  story: number
}

export const periods = ({ years, often }: Deposit): number => years * often.times
export const ratePerPeriod = ({ rate, often }: Deposit): number => rate / often.times

const yearsOf = (years: number) => many(years, 'year')
const taon = (years: number) => ilan(years, 'taon')

/** Who puts how much where, without the question. A comma follows terms that have one inside. */
const told = {
  en: [
    (given: Deposit, terms: string, comma: string) =>
      `${given.who.name} deposits ${pesos(given.principal)} in a bank that pays ${terms}${comma} for ${yearsOf(given.years)}.`,
    (given: Deposit, terms: string) =>
      `${given.who.name} borrows ${pesos(given.principal)} from a cooperative at ${terms}, to be paid after ${yearsOf(given.years)}.`,
    (given: Deposit, terms: string, comma: string) =>
      `${given.who.name} invests ${pesos(given.principal)} in a small business at ${terms}${comma} for ${yearsOf(given.years)}.`,
  ],
  fil: [
    (given: Deposit, terms: string, comma: string) =>
      `Nagdeposito si ${given.who.name} ng ${pesos(given.principal)} sa bangkong nagbibigay ng ${terms}${comma} sa loob ng ${taon(given.years)}.`,
    (given: Deposit, terms: string) =>
      `Umutang si ${given.who.name} ng ${pesos(given.principal)} sa kooperatiba sa ${terms}, na babayaran pagkaraan ng ${taon(given.years)}.`,
    (given: Deposit, terms: string, comma: string) =>
      `Namuhunan si ${given.who.name} ng ${pesos(given.principal)} sa isang maliit na negosyo sa ${terms}${comma} sa loob ng ${taon(given.years)}.`,
  ],
}

const perYear = { en: 'interest a year', fil: 'interes bawat taon' }
const simpleYear = { en: 'simple interest a year', fil: 'simple interest bawat taon' }

export const compounded = (given: Deposit, language: 'en' | 'fil'): string =>
  told[language][given.story]?.(given, `${given.rate}% ${perYear[language]}, ${given.often.name}`, ',') ?? ''
export const simple = (given: Deposit, language: 'en' | 'fil'): string =>
  told[language][given.story]?.(given, `${given.rate}% ${simpleYear[language]}`, '') ?? ''

/** Banks pay less than others. */
export const ratesFor = (story: number, rates: readonly number[]): readonly number[] =>
  rates.filter((rate) => story !== 0 || rate <= 6)

export const drawDeposit = (draw: Draw): Deposit => {
  const story = draw.int(0, 2)
  const often = draw.pick([annually, annually, semiannually, quarterly])
  const years = often.times === 1 ? draw.int(2, 3) : often.times === 2 ? draw.int(1, 2) : 1
  return {
    principal: draw.pick(
      [
        5_000, 8_000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000,
      ].filter((each) => each <= draw.largest / 2),
    ),
    rate: draw.pick(
      ratesFor(
        story,
        often.times === 4 ? [4, 8, 12] : often.times === 2 ? [4, 6, 8, 10] : [2, 3, 4, 5, 6, 8, 10],
      ),
    ),
    years,
    often,
    who: draw.person(),
    story,
  }
}
