import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  absolutes,
  answerAsTold,
  askStatement,
  askStems,
  countSettings,
  deviationsWith,
  drawAround,
  spread,
  sumOfSquares,
} from './data.ts'
import {
  divisor,
  sampleOrPopulation,
  stepWords,
  type VarianceGiven,
  varianceOf,
  varianceSteps,
} from './variance.ts'
import { rule, says, sum } from './writing.ts'

const listsFor = (sample: boolean) =>
  deviationsWith((list) => {
    const variance = sum(list.map((each) => each ** 2)) / (list.length - (sample ? 1 : 0))
    return variance >= 4 && Number.isInteger(Math.sqrt(variance))
  })
const lists = { population: listsFor(false), sample: listsFor(true) }

export const standardDeviation = skill<
  VarianceGiven,
  'variance' | 'halved' | 'absolute' | 'range' | 'other' | 'total'
>({
  id: 'statistics/standard-deviation',
  area: 'Mathematics',
  name: says('Standard deviation of ungrouped data', 'Standard deviation ng ungrouped data'),
  grades: [7, 11],
  cues: says(
    [
      'standard deviation',
      'variance',
      'square root of the variance',
      'deviation from the mean',
      'measure of variability',
    ],
    [
      'standard deviation',
      'variance',
      'square root ng variance',
      'deviation mula sa mean',
      'measure of variability',
    ],
  ),
  units: [],
  largest: () => 200,
  mistakes: {
    variance: says('gave the variance', 'variance ang ibinigay'),
    halved: says('took half of the variance', 'kinuha ang kalahati ng variance'),
    absolute: says('gave the mean absolute deviation', 'mean absolute deviation ang ibinigay'),
    range: says('gave the range', 'range ang ibinigay'),
    other: says(
      'mixed up the divisors n and n − 1 and gave the variance',
      'napagpalit ang panghating n at n − 1 at variance ang ibinigay',
    ),
    total: says('gave the sum of the squares', 'ang kabuoan ng mga square ang ibinigay'),
  },
  rules: says(
    [
      rule(
        'The standard deviation is found from the variance {by taking its square root}.',
        'How do we find the standard deviation from the variance?',
        'by squaring it',
        'by dividing it by 2',
        'by dividing it by the mean',
      ),
      rule(
        'If two classes have the same mean, the scores of the class with the smaller standard deviation {are closer to the mean}.',
        'Two classes have the same mean. What is true of the scores of the class with the smaller standard deviation?',
        'are farther from the mean',
        'are higher on the whole',
        'are lower on the whole',
      ),
      rule(
        'If the variance of a set of data is 16, the standard deviation is {4}.',
        'The variance of a set of data is 16. What is the standard deviation?',
        '8',
        '32',
        '256',
      ),
    ],
    [
      rule(
        'Nakukuha ang standard deviation mula sa variance {sa pagkuha ng square root nito}.',
        'Paano nakukuha ang standard deviation mula sa variance?',
        'sa pagkuha ng square nito',
        'sa paghahati nito sa 2',
        'sa paghahati nito sa mean',
      ),
      rule(
        'Kung magkapareho ang mean ng dalawang klase, ang mga iskor ng klaseng may mas maliit na standard deviation ay {mas malapit sa mean}.',
        'Magkapareho ang mean ng dalawang klase. Ano ang masasabi sa mga iskor ng klaseng may mas maliit na standard deviation?',
        'mas malayo sa mean',
        'mas mataas sa kabuoan',
        'mas mababa sa kabuoan',
      ),
      rule(
        'Kung 16 ang variance ng mga datos, ang standard deviation ay {4}.',
        'Ang variance ng mga datos ay 16. Ano ang standard deviation?',
        '8',
        '32',
        '256',
      ),
    ],
  ),
  draw: (draw) => {
    const sample = draw.chanceOf(50)
    return { ...drawAround(draw, draw.pick(lists[sample ? 'sample' : 'population']), countSettings), sample }
  },
  answer: (given) => grouped(Math.sqrt(varianceOf(given))),
  wrong: (given, language) => {
    const { data, sample } = given
    const as = answerAsTold(given, language)
    return {
      variance: as(varianceOf(given)),
      halved: as(varianceOf(given) / 2),
      absolute: as(absolutes(data) / data.length),
      range: as(spread(data)),
      other: as(sumOfSquares(data) / divisor({ ...given, sample: !sample })),
      total: as(sumOfSquares(data)),
    }
  },
  stems: askStems('analyze', sampleOrPopulation('standard deviation')),
  statement: askStatement(sampleOrPopulation('standard deviation')),
  solution: {
    en: (given) => [
      ...varianceSteps(given, stepWords.en),
      `Variance: ${sumOfSquares(given.data)} ÷ ${divisor(given)} = ${varianceOf(given)}`,
      `Standard deviation: √${varianceOf(given)} = ${Math.sqrt(varianceOf(given))}`,
    ],
    fil: (given) => [
      ...varianceSteps(given, stepWords.fil),
      `Variance: ${sumOfSquares(given.data)} ÷ ${divisor(given)} = ${varianceOf(given)}`,
      `Standard deviation: √${varianceOf(given)} = ${Math.sqrt(varianceOf(given))}`,
    ],
  },
})
