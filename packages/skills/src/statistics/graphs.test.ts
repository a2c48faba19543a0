import { proves } from '@klasrum/testkit/skill-proof'
import { graphSkills } from './statistics.ts'

/** Counted up line by line, and half a line. */
const read = (value: number, step: number) => {
  let at = 0
  while (at + step <= value) at += step
  return at < value ? at + step / 2 : at
}

proves(graphSkills, {
  'statistics/bar-graph': ({ values, step, at }) => read(values[at], step),
  'statistics/bar-graph-difference': ({ values, step, pair: [one, other] }) =>
    (values[one] / step - values[other] / step) * step,
  'statistics/bar-graph-total': ({ values, step, pair: [one, other] }) =>
    read(values[one], step) + read(values[other], step),
  'statistics/line-graph': ({ values, step, at }) => read(values[at], step),
  'statistics/line-graph-change': ({ values, step, from, to }) =>
    Math.sqrt((read(values[to], step) - read(values[from], step)) ** 2),
  'statistics/pie-graph': ({ percents, at, whole }) => {
    const others = percents.toSpliced(at, 1).reduce((sum: number, percent: number) => sum + percent, 0)
    return whole - (whole / 100) * others
  },
  'statistics/pie-graph-angle': ({ percents, at }) => percents[at] * 3 + percents[at] * 0.6,
  'statistics/pictograph': ({ values, each, at }) => {
    let [left, total] = [values[at] / each, 0]
    for (; left >= 1; left--) total += each
    return total + left * each
  },
  'statistics/tally-marks': ({ counts, at }) => Number.parseInt(counts[at].toString(5), 5),
  'statistics/class-frequency': ({ data, low }) =>
    [0, 1, 2, 3, 4].reduce(
      (sum, more) =>
        sum +
        data
          .join(' ')
          .split(' ')
          .filter((each: string) => each === `${low + more}`).length,
      0,
    ),
})
