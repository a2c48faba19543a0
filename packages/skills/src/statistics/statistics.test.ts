import { proves } from '@klasrum/testkit/skill-proof'
import { measureSkills } from './statistics.ts'

const countOf = (data: readonly number[], value: number) => data.filter((each) => each === value).length

/** Half of the values lie on each side: found by taking the ends away. */
function peeled(data: readonly number[]): number {
  const left = [...data]
  while (left.length > 2) {
    left.splice(left.indexOf(Math.max(...left)), 1)
    left.splice(left.indexOf(Math.min(...left)), 1)
  }
  return left.length === 1 ? (left[0] ?? 0) : ((left[0] ?? 0) + (left[1] ?? 0)) / 2
}

/** The value from which the deviations add up to 0. */
function balanced(data: readonly number[]): number {
  let at = Math.min(...data)
  while (data.reduce((sum, value) => sum + value - at, 0) > 1e-9) at += 0.5
  return at
}

/** From the squares of the values themselves. */
const scatter = (data: readonly number[], sample: boolean) => {
  const total = data.reduce((sum, value) => sum + value, 0)
  const square = data.reduce((sum, value) => sum + value * value, 0)
  return (square - (total * total) / data.length) / (data.length - (sample ? 1 : 0))
}

/** The median of the lower or the upper half without the value in the middle. */
const quarter = (data: readonly number[], k: number) => {
  const order = data.toSorted((one, other) => one - other)
  const half = (data.length - 1) / 2
  if (k === 2) return peeled(order)
  return peeled(k === 1 ? order.slice(0, half) : order.slice(half + 1))
}

proves(measureSkills, {
  'statistics/mean': ({ data }) => balanced(data),
  'statistics/median': ({ data }) => peeled(data),
  'statistics/mode': ({ data }) => data.find((value: number) => countOf(data, value) === 3),
  'statistics/range': ({ data }) => {
    const gaps = data.flatMap((one: number) => data.map((other: number) => one - other))
    return Math.max(...gaps)
  },
  'statistics/mean-absolute-deviation': ({ data }) => {
    // What lies above the mean balances what lies below it.
    const center = balanced(data)
    const above = data.reduce((sum: number, value: number) => sum + Math.max(0, value - center), 0)
    return (2 * above) / data.length
  },
  'statistics/variance': ({ data, sample }) => scatter(data, sample),
  'statistics/standard-deviation': ({ data, sample }) => Math.sqrt(scatter(data, sample)),
  'statistics/quartiles': ({ data, k }) => quarter(data, k),
  'statistics/interquartile-range': ({ data }) => quarter(data, 3) - quarter(data, 1),
  'statistics/deciles-and-percentiles': ({ data, parts, k }) => {
    // So many values are left behind before the place is reached.
    const left = [...data]
    for (let behind = 1; behind < ((data.length + 1) * k) / parts; behind++)
      left.splice(left.indexOf(Math.min(...left)), 1)
    return Math.min(...left)
  },
  'statistics/percentile-rank': ({ all, below }) => 100 - ((all - below) * 100) / all,
  'statistics/value-for-a-mean': (given) => {
    // What the known values lack of the mean, the last one has too much.
    const lacking = given.known.map((value: number) => given.mean - value)
    return given.mean + lacking.reduce((sum: number, value: number) => sum + value, 0)
  },
  'statistics/frequency-table-mean': ({ values, counts }) => {
    const each = values.flatMap((value: number, at: number) => Array(counts[at]).fill(value))
    return each.reduce((sum: number, value: number) => sum + value / each.length, 0)
  },
  'statistics/weighted-mean': ({ values, weights }) => {
    const all = weights.reduce((sum: number, weight: number) => sum + weight, 0)
    return values.reduce((sum: number, value: number, at: number) => sum + (weights[at] / all) * value, 0)
  },
})
