import { proves } from '@klasrum/testkit/skill-proof'
import { percentSkills } from './ratio-percent.ts'

/** Counts the whole in hundredths. */
const percentOf = (rate: number, base: number) => {
  let part = 0
  for (let hundredth = 1; hundredth <= rate; hundredth++) part += base
  return part / 100
}

function searched(fits: (tried: number) => boolean): number {
  for (let tried = 1; tried <= 10_000; tried++) if (fits(tried)) return tried
  return Number.NaN
}

proves(percentSkills, {
  'ratio-percent/percent-to-fraction': ({ percent }) => {
    const below = searched((tried) => Number.isInteger((percent * tried) / 100))
    return `${(percent * below) / 100}/${below}`
  },
  'ratio-percent/percent-to-decimal': ({ percent }) => Number(`${percent}e-2`),
  'ratio-percent/fraction-to-percent': ({ n, d }) => (100 / d) * n,
  'ratio-percent/decimal-to-percent': ({ thousandths }) => thousandths / 10,
  'ratio-percent/find-percentage': ({ base, rate }) => percentOf(rate, base),
  'ratio-percent/find-rate': ({ base, part }) => searched((rate) => percentOf(rate, base) === part),
  'ratio-percent/find-base': ({ rate, part }) => searched((base) => percentOf(rate, base) === part),
  'ratio-percent/percent-change': ({ old, rate, up }) => {
    const now = old + percentOf(rate, old) * (up ? 1 : -1)
    return Math.abs((now / old) * 100 - 100)
  },
  'ratio-percent/discount': ({ price, rate }) => percentOf(100 - rate, price),
  'ratio-percent/sales-tax': ({ price }) => percentOf(112, price),
  'ratio-percent/markup': ({ price, rate }) => percentOf(100 + rate, price),
  'ratio-percent/commission': ({ sales, rate }) => percentOf(rate, sales),
  'ratio-percent/profit': ({ count, cost, gain }) => {
    let profit = 0
    for (let sold = 0; sold < count; sold++) profit += cost + gain - cost
    return profit
  },
  'ratio-percent/simple-interest': ({ principal, rate, years }) => {
    let interest = 0
    for (let year = 0; year < years; year++) interest += percentOf(rate, principal)
    return interest
  },
})
