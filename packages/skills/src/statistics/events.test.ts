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
})
