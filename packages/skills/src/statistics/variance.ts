import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  absolutes,
  answerAsTold,
  askStatement,
  askStems,
  countSettings,
  type DescribedData,
  deviationsWith,
  drawAround,
  mean,
  spread,
  sumOfSquares,
} from './data.ts'
import { rule, says, sum } from './writing.ts'

/** All the data there are, or a sample of them, which is divided by one less. */
export type VarianceGiven = DescribedData & { sample: boolean }

export const divisor = ({ data, sample }: VarianceGiven): number => data.length - (sample ? 1 : 0)
export const varianceOf = (given: VarianceGiven): number => sumOfSquares(given.data) / divisor(given)

export const sampleOrPopulation = (measure: string): InBoth<(given: VarianceGiven) => string> => {
  const name = ({ sample }: VarianceGiven) => `${sample ? 'sample' : 'population'} ${measure}`
  return says(name, name)
}

const listsFor = (sample: boolean) =>
  deviationsWith((list) => {
    const variance = sum(list.map((each) => each ** 2)) / (list.length - (sample ? 1 : 0))
    return variance > 2 && variance < 30 && Number.isInteger(variance)
  })
const lists = { population: listsFor(false), sample: listsFor(true) }

/** The steps up to the variance. */
export const varianceSteps = (given: VarianceGiven, word: { distances: string; total: string }): string[] => [
  `Mean: ${grouped(sum(given.data))} ÷ ${given.data.length} = ${mean(given.data)}`,
  `${word.distances}: ${given.data.map((value) => grouped(value - mean(given.data))).join(', ')}`,
  `${word.total}: ${given.data.map((value) => (value - mean(given.data)) ** 2).join(' + ')} = ${sumOfSquares(given.data)}`,
]
export const stepWords = {
  en: { distances: 'Deviations from the mean', total: 'Sum of their squares' },
  fil: { distances: 'Mga deviation mula sa mean', total: 'Kabuoan ng kanilang mga square' },
}

export const variance = skill<VarianceGiven, 'other' | 'root' | 'absolute' | 'undivided' | 'range' | 'mean'>({
  id: 'statistics/variance',
  area: 'Mathematics',
  name: says('Variance of ungrouped data', 'Variance ng ungrouped data'),
  grades: [7, 11],
  cues: says(
    ['variance', 'population variance', 'sample variance', 'squared deviations', 'measure of variability'],
    ['variance', 'population variance', 'sample variance', 'square ng deviation', 'measure of variability'],
  ),
  units: [],
  largest: () => 200,
  mistakes: {
    other: says('mixed up the divisors n and n − 1', 'napagpalit ang panghating n at n − 1'),
    root: says('gave the standard deviation', 'standard deviation ang ibinigay'),
    absolute: says(
      'added the distances without squaring',
      'pinagsama ang mga layo nang hindi kinuha ang square',
    ),
    undivided: says('did not divide the sum of the squares', 'hindi hinati ang kabuoan ng mga square'),
    range: says('gave the range', 'range ang ibinigay'),
    mean: says('gave the mean', 'mean ang ibinigay'),
  },
  rules: says(
    [
      rule(
        'For the sample variance of n values, the sum of the squared deviations from the mean is divided by {n − 1}.',
        'For the sample variance of n values, by what do we divide the sum of the squared deviations from the mean?',
        'n',
        'n + 1',
        '2n',
      ),
      rule(
        'If the standard deviation of a set of data is 5, the variance is {25}.',
        'The standard deviation of a set of data is 5. What is the variance?',
        '2.5',
        '10',
        '√5',
      ),
      rule(
        'If all the values are the same, the variance is {0}.',
        'What is the variance if all the values are the same?',
        '1',
        'n',
        'n − 1',
      ),
    ],
    [
      rule(
        'Sa sample variance ng n na datos, hinahati ang kabuoan ng mga squared deviation mula sa mean sa {n − 1}.',
        'Sa sample variance ng n na datos, sa ano hinahati ang kabuoan ng mga squared deviation mula sa mean?',
        'n',
        'n + 1',
        '2n',
      ),
      rule(
        'Kung 5 ang standard deviation ng mga datos, ang variance ay {25}.',
        'Ang standard deviation ng mga datos ay 5. Ano ang variance?',
        '2.5',
        '10',
        '√5',
      ),
      rule(
        'Kung magkakapareho ang lahat ng datos, ang variance ay {0}.',
        'Ano ang variance kung magkakapareho ang lahat ng datos?',
        '1',
        'n',
        'n − 1',
      ),
    ],
  ),
  draw: (draw) => {
    const sample = draw.chanceOf(50)
    return { ...drawAround(draw, draw.pick(lists[sample ? 'sample' : 'population']), countSettings), sample }
  },
  answer: (given) => grouped(varianceOf(given)),
  wrong: (given, language) => {
    const { data, sample } = given
    const as = answerAsTold(given, language)
    return {
      other: as(sumOfSquares(data) / divisor({ ...given, sample: !sample })),
      root: as(Math.sqrt(varianceOf(given))),
      absolute: as(absolutes(data) / divisor(given)),
      undivided: as(sumOfSquares(data)),
      range: as(spread(data)),
      mean: as(mean(data)),
    }
  },
  stems: askStems('analyze', sampleOrPopulation('variance')),
  statement: askStatement(sampleOrPopulation('variance')),
  solution: {
    en: (given) => [
      ...varianceSteps(given, stepWords.en),
      `Variance: ${sumOfSquares(given.data)} ÷ ${divisor(given)} = ${varianceOf(given)}`,
    ],
    fil: (given) => [
      ...varianceSteps(given, stepWords.fil),
      `Variance: ${sumOfSquares(given.data)} ÷ ${divisor(given)} = ${varianceOf(given)}`,
    ],
  },
})
