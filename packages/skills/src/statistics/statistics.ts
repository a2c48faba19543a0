import { barGraph } from './bar-graph.ts'
import { barGraphDifference } from './bar-graph-difference.ts'
import { barGraphTotal } from './bar-graph-total.ts'
import { classFrequency } from './class-frequency.ts'
import { decilesAndPercentiles } from './deciles-and-percentiles.ts'
import { frequencyTableMean } from './frequency-table-mean.ts'
import { interquartileRange } from './interquartile-range.ts'
import { lineGraph } from './line-graph.ts'
import { lineGraphChange } from './line-graph-change.ts'
import { mean } from './mean.ts'
import { meanAbsoluteDeviation } from './mean-absolute-deviation.ts'
import { median } from './median.ts'
import { mode } from './mode.ts'
import { percentileRank } from './percentile-rank.ts'
import { pictograph } from './pictograph.ts'
import { pieGraph } from './pie-graph.ts'
import { pieGraphAngle } from './pie-graph-angle.ts'
import { quartiles } from './quartiles.ts'
import { range } from './range.ts'
import { standardDeviation } from './standard-deviation.ts'
import { tallyMarks } from './tally-marks.ts'
import { valueForAMean } from './value-for-a-mean.ts'
import { variance } from './variance.ts'
import { weightedMean } from './weighted-mean.ts'

export const measureSkills = [
  mean,
  median,
  mode,
  range,
  meanAbsoluteDeviation,
  variance,
  standardDeviation,
  quartiles,
  interquartileRange,
  decilesAndPercentiles,
  percentileRank,
  valueForAMean,
  frequencyTableMean,
  weightedMean,
]

export const graphSkills = [
  barGraph,
  barGraphDifference,
  barGraphTotal,
  lineGraph,
  lineGraphChange,
  pieGraph,
  pieGraphAngle,
  pictograph,
  tallyMarks,
  classFrequency,
]

export const statisticsSkills = [...measureSkills, ...graphSkills]
