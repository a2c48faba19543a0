import { barGraphSkill } from './bar-graph.ts'
import { barGraphDifference } from './bar-graph-difference.ts'
import { barGraphTotal } from './bar-graph-total.ts'
import { circularPermutations } from './circular-permutations.ts'
import { classFrequency } from './class-frequency.ts'
import { combinationsSkill } from './combinations.ts'
import { complement } from './complement.ts'
import { countingPrinciple } from './counting-principle.ts'
import { decilesAndPercentiles } from './deciles-and-percentiles.ts'
import { dependentEvents } from './dependent-events.ts'
import { expectedValue } from './expected-value.ts'
import { experimentalProbability } from './experimental-probability.ts'
import { factorialSkill } from './factorial.ts'
import { frequencyTableMean } from './frequency-table-mean.ts'
import { independentEvents } from './independent-events.ts'
import { interquartileRange } from './interquartile-range.ts'
import { lineGraphSkill } from './line-graph.ts'
import { lineGraphChange } from './line-graph-change.ts'
import { meanSkill } from './mean.ts'
import { meanAbsoluteDeviation } from './mean-absolute-deviation.ts'
import { medianSkill } from './median.ts'
import { mode } from './mode.ts'
import { mutuallyExclusive } from './mutually-exclusive.ts'
import { odds } from './odds.ts'
import { percentileRank } from './percentile-rank.ts'
import { permutationOrCombination } from './permutation-or-combination.ts'
import { permutationsSkill } from './permutations.ts'
import { permutationsWithRepetition } from './permutations-with-repetition.ts'
import { pictographSkill } from './pictograph.ts'
import { pieGraphSkill } from './pie-graph.ts'
import { pieGraphAngle } from './pie-graph-angle.ts'
import { probabilityOfANumber } from './probability-of-a-number.ts'
import { probabilityOfCards } from './probability-of-cards.ts'
import { probabilityOfCoins } from './probability-of-coins.ts'
import { probabilityOfDice } from './probability-of-dice.ts'
import { probabilityOfMarbles } from './probability-of-marbles.ts'
import { quartiles } from './quartiles.ts'
import { rangeSkill } from './range.ts'
import { standardDeviation } from './standard-deviation.ts'
import { tallyMarks } from './tally-marks.ts'
import { unionOfEvents } from './union-of-events.ts'
import { valueForAMean } from './value-for-a-mean.ts'
import { valueOfAZScore } from './value-of-a-z-score.ts'
import { variance } from './variance.ts'
import { weightedMean } from './weighted-mean.ts'
import { zScore } from './z-score.ts'

export const measureSkills = [
  meanSkill,
  medianSkill,
  mode,
  rangeSkill,
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
  barGraphSkill,
  barGraphDifference,
  barGraphTotal,
  lineGraphSkill,
  lineGraphChange,
  pieGraphSkill,
  pieGraphAngle,
  pictographSkill,
  tallyMarks,
  classFrequency,
]

export const countingSkills = [
  countingPrinciple,
  factorialSkill,
  permutationsSkill,
  permutationsWithRepetition,
  circularPermutations,
  combinationsSkill,
  permutationOrCombination,
]

export const probabilitySkills = [
  probabilityOfANumber,
  probabilityOfMarbles,
  probabilityOfDice,
  probabilityOfCoins,
  probabilityOfCards,
]

export const eventSkills = [
  complement,
  mutuallyExclusive,
  unionOfEvents,
  independentEvents,
  dependentEvents,
  experimentalProbability,
  odds,
  expectedValue,
  zScore,
  valueOfAZScore,
]

export const statisticsSkills = [
  ...measureSkills,
  ...graphSkills,
  ...countingSkills,
  ...probabilitySkills,
  ...eventSkills,
]
