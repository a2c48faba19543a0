import { proves } from '@klasrum/testkit/skill-proof'
import { decimalOperationSkills } from './decimals.ts'

type Decimal = { units: number; places: number }

const sizeOf = ({ units, places }: Decimal) => Number(`${units}e-${places}`)

proves(decimalOperationSkills, {
  'decimals/add': ({ one, other }) => sizeOf(one) + sizeOf(other),
  'decimals/subtract': ({ one, other }) => sizeOf(one) - sizeOf(other),
  'decimals/multiply': ({ one, other }) => sizeOf(one) * sizeOf(other),
  'decimals/divide-by-whole': ({ quotient, by }) => {
    // Deal out what is divided, one hundredth to each in turn.
    let [shares, left] = [0, Math.round(sizeOf(quotient) * by * 100)]
    for (; left >= by; left -= by) shares++
    return left === 0 ? shares / 100 : Number.NaN
  },
  'decimals/divide-by-decimal': ({ divisor, quotient }) => {
    // Fill one portion after the other.
    let [portions, left] = [0, Math.round(sizeOf(divisor) * quotient * 1000)]
    for (const each = Math.round(sizeOf(divisor) * 1000); left >= each; left -= each) portions++
    return portions
  },
  'decimals/powers-of-ten': ({ number, operation, power }) =>
    operation === '×' ? sizeOf(number) * 10 ** power : sizeOf(number) / 10 ** power,
  'decimals/money-total': ({ one, other }) => one.price / 100 + other.price / 100,
  'decimals/money-change': ({ count, price, paid }) => {
    let left = paid
    for (let bought = 0; bought < count; bought++) left -= price
    return left / 100
  },
  'decimals/money-each': ({ price, count }) => {
    // Deal out 25 centavos to each in turn.
    let [shares, left] = [0, price * count]
    for (; left >= 25 * count; left -= 25 * count) shares++
    return left === 0 ? shares * 0.25 : Number.NaN
  },
  'decimals/money-by-weight': ({ price, weight }) => price * (weight / 100),
})
