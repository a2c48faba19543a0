import { proves } from '@klasrum/testkit/skill-proof'
import { eventSkills } from './statistics.ts'

/** Outcome by outcome: in one of the two sets or in both. */
const shareOfUnion = ({ all, one, other }: { all: number; one: number[]; other: number[] }) => {
  let hits = 0
  for (let outcome = 1; outcome <= all; outcome++)
    if (one.includes(outcome) || other.includes(outcome)) hits++
  return hits / all
}

proves(eventSkills, {
  'statistics/complement': ({ favorable, all, story }) => {
    const rest = Array.from({ length: all }, (_, at) => at).filter((at) => at >= favorable).length
    return story.percent ? rest : rest / all
  },
  'statistics/mutually-exclusive': (union) => (union.one.length + union.other.length) / union.all,
  'statistics/union-of-events': shareOfUnion,
  'statistics/independent-events': ({ one: [a, n], other: [b, m] }) => {
    // All pairs of outcomes.
    let hits = 0
    for (let first = 0; first < n; first++)
      for (let second = 0; second < m; second++) if (first < a && second < b) hits++
    return hits / (n * m)
  },
  'statistics/dependent-events': ({ a, b, same }) => {
    let [hits, all] = [0, 0]
    for (let first = 0; first < a + b; first++)
      for (let second = 0; second < a + b; second++) {
        if (first === second) continue
        all++
        if (first < a && second < a === same) hits++
      }
    return hits / all
  },
  'statistics/experimental-probability': ({ hits, trials }) => 1 - (trials - hits) / trials,
  'statistics/odds':
    ({ good, bad, against }) =>
    (answer) => {
      const [one = 0, other = 0] = answer.split(':').map(Number)
      const isLowest = ![2, 3, 5, 7, 11, 13].some((factor) => one % factor === 0 && other % factor === 0)
      return isLowest && (against ? one * good === other * bad : one * bad === other * good)
    },
  'statistics/expected-value': ({ values, tenths }) => {
    // Ten tries that follow the distribution.
    const tries = values.flatMap((value: number, at: number) => Array(tenths[at]).fill(value))
    return tries.reduce((sum: number, value: number) => sum + value, 0) / tries.length
  },
  'statistics/z-score': ({ mean, deviation, tenths }) => {
    const value = mean + (deviation * tenths) / 10
    return value / deviation - mean / deviation
  },
  'statistics/value-of-a-z-score': ({ mean, deviation, tenths }) => {
    let value = mean
    for (let step = 0; step < Math.abs(tenths); step++) value += Math.sign(tenths) * deviation
    return mean + (value - mean) / 10
  },
})
