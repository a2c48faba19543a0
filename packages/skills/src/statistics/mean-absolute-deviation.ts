import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  absolutes,
  answerAsTold,
  askStatement,
  askStems,
  type DescribedData,
  deviationsWith,
  drawAround,
  mean,
  measureName,
  median,
  spread,
  sumOfSquares,
} from './data.ts'
import { rule, says, sum } from './writing.ts'

const lists = deviationsWith((list) => {
  const deviation = sum(list.map(Math.abs)) / list.length
  return deviation >= 2 && Number.isInteger(deviation * 2)
})
const answer = ({ data }: DescribedData) => absolutes(data) / data.length
const distances = ({ data }: DescribedData) => data.map((value) => Math.abs(value - mean(data)))

export const meanAbsoluteDeviation = skill<
  DescribedData,
  'undivided' | 'range' | 'mean' | 'few' | 'variance' | 'deviation' | 'median'
>({
  id: 'statistics/mean-absolute-deviation',
  area: 'Mathematics',
  name: says('Mean absolute deviation', 'Mean absolute deviation'),
  grades: [7, 9],
  cues: says(
    [
      'mean absolute deviation',
      'average deviation',
      'absolute deviation',
      'distance from the mean',
      'measure of variability',
    ],
    [
      'mean absolute deviation',
      'average deviation',
      'absolute deviation',
      'layo sa mean',
      'measure of variability',
    ],
  ),
  units: [],
  largest: () => 1_000,
  mistakes: {
    undivided: says('did not divide the sum of the distances', 'hindi hinati ang kabuoan ng mga layo'),
    range: says('gave the range', 'range ang ibinigay'),
    mean: says('gave the mean', 'mean ang ibinigay'),
    few: says('divided by one less than the number of values', 'nagkulang ng isa ang bilang na pinanghati'),
    variance: says('squared the deviations', 'kinuha ang square ng mga deviation'),
    deviation: says(
      'gave only the greatest distance from the mean',
      'ang pinakamalaking layo sa mean lamang ang ibinigay',
    ),
    median: says('gave the median', 'median ang ibinigay'),
  },
  rules: says(
    [
      rule(
        'If the mean of the data is 5, the absolute deviation of the value 2 is {3}.',
        'The mean of the data is 5. What is the absolute deviation of the value 2?',
        '−3',
        '2.5',
        '7',
      ),
      rule(
        'A smaller mean absolute deviation means that {the values are closer to the mean}.',
        'What does a smaller mean absolute deviation mean?',
        'the values are farther from the mean',
        'there are fewer values',
        'the mean is smaller',
      ),
      rule(
        'To find the mean absolute deviation, we divide the sum of the absolute deviations by {the number of values}.',
        'To find the mean absolute deviation, by what do we divide the sum of the absolute deviations?',
        'the mean',
        'the range',
        'the greatest value',
      ),
    ],
    [
      rule(
        'Kung 5 ang mean ng mga datos, ang absolute deviation ng datos na 2 ay {3}.',
        'Ang mean ng mga datos ay 5. Ano ang absolute deviation ng datos na 2?',
        '−3',
        '2.5',
        '7',
      ),
      rule(
        'Ang mas maliit na mean absolute deviation ay nangangahulugang {mas malapit sa mean ang mga datos}.',
        'Ano ang kahulugan ng mas maliit na mean absolute deviation?',
        'mas malayo sa mean ang mga datos',
        'mas kaunti ang mga datos',
        'mas maliit ang mean',
      ),
      rule(
        'Upang makuha ang mean absolute deviation, hinahati ang kabuoan ng mga absolute deviation sa {bilang ng mga datos}.',
        'Upang makuha ang mean absolute deviation, sa ano hinahati ang kabuoan ng mga absolute deviation?',
        'mean',
        'range',
        'pinakamataas na datos',
      ),
    ],
  ),
  draw: (draw) => drawAround(draw, draw.pick(lists)),
  answer: (given, language) => given.setting.as(answer(given), language),
  wrong: (given, language) => {
    const { data, setting } = given
    const as = answerAsTold(given, language)
    return {
      undivided: as(absolutes(data)),
      range: as(spread(data)),
      mean: as(mean(data)),
      few: as(absolutes(data) / (data.length - 1)),
      variance: setting.step === 1 ? as(sumOfSquares(data) / data.length) : undefined,
      deviation: as(Math.max(...distances(given))),
      median: as(median(data)),
    }
  },
  stems: askStems('analyze', measureName('mean absolute deviation')),
  statement: askStatement(measureName('mean absolute deviation')),
  solution: {
    en: (given) => [
      `Mean: ${grouped(sum(given.data))} ÷ ${given.data.length} = ${mean(given.data)}`,
      `Distances from the mean: ${distances(given).join(', ')}`,
      `Their mean: ${absolutes(given.data)} ÷ ${given.data.length} = ${given.setting.as(answer(given), 'en')}`,
    ],
    fil: (given) => [
      `Mean: ${grouped(sum(given.data))} ÷ ${given.data.length} = ${mean(given.data)}`,
      `Mga layo sa mean: ${distances(given).join(', ')}`,
      `Mean ng mga ito: ${absolutes(given.data)} ÷ ${given.data.length} = ${given.setting.as(answer(given), 'fil')}`,
    ],
  },
})
