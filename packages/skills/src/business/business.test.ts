import { proves } from '@klasrum/testkit/skill-proof'
import { businessSkills } from './business.ts'

/** Period by period, the interest is added to what there is. */
function balance(principal: number, percent: number, periods: number): number {
  let money = principal
  for (let period = 0; period < periods; period++) money += (money * percent) / 100
  return money
}
const toCentavos = (value: number) => Math.round(value * 100 + 1e-6) / 100

const moneyIn = (answer: string) => Number(answer.replace(/[₱,]/g, ''))

proves(businessSkills, {
  'business/simple-maturity-value': ({ principal, rate, years }) => {
    let money = principal
    for (let year = 0; year < years; year++) money += (principal / 100) * rate
    return money
  },
  'business/compound-interest': ({ principal, rate, years, often: { times } }) =>
    toCentavos(balance(principal, rate / times, years * times)) - principal,
  'business/maturity-value': ({ principal, rate, years, often: { times } }) =>
    toCentavos(balance(principal, rate / times, years * times)),
  'business/present-value':
    ({ principal, rate, years, often: { times } }) =>
    (answer) =>
      Math.abs(balance(moneyIn(answer), rate / times, years * times) - principal) < 0.01,
  'business/annuity-future-value': ({ payment, rate, times, count }) => {
    // Each payment grows from the end of its own period.
    let fund = 0
    for (let period = 1; period <= count; period++) fund += balance(payment, rate / times, count - period)
    return toCentavos(fund)
  },
  'business/annuity-table': ({ payment, row, column }) => {
    const n = [3, 4, 5, 6, 8, 10][row] ?? 0
    const percent = [3, 4, 5, 6][column] ?? 0
    let fund = 0
    for (let year = 0; year < n; year++) fund = balance(fund, percent, 1) + 1
    return Math.round(payment * Number(fund.toFixed(4)) * 100) / 100
  },
  'business/loan-amortization': ({ loan, rate, payment, asks }) => {
    const owed = balance(loan, rate, 1) - payment
    return asks === 'balance' ? owed : loan - owed
  },
  'business/gross-pay': ({ rate, regular, overtime }) => {
    let pay = 0
    for (let hour = 1; hour <= regular + overtime; hour++) pay += hour > regular ? rate + rate / 4 : rate
    return pay
  },
  'business/net-pay': ({ gross, deductions }) =>
    deductions.reduce((left: number, { value }: { value: number }) => left - value, gross),
  'business/graduated-commission': ({ sales, limit, low, high }) =>
    (sales * low) / 100 + ((sales - limit) * (high - low)) / 100,
  'business/trade-discount': ({ list, first, second }) => {
    const once = list - (list / 100) * first
    return once - (once / 100) * second
  },
  'business/single-equivalent-discount': ({ first, second }) => first + second - (first * second) / 100,
  'business/stock-dividend': ({ shares, par, rate }) => {
    let money = 0
    for (let share = 0; share < shares; share++) money += par * rate
    return money / 100
  },
  'business/stock-yield-ratio': ({ dividend, market }) => 100 / (market / dividend),
  'business/break-even': ({ fixed, price, variable }) => {
    let sold = 0
    while (sold * price < fixed + sold * variable) sold++
    return sold
  },
})
