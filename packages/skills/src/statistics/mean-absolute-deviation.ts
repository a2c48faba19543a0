import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  absolutes,
  askStatement,
  askStems,
  asTold,
  deviationsWith,
  drawAround,
  mean,
  median,
  named,
  spread,
  squares,
  type Told,
} from './data.ts'
import { rule, says, sum } from './writing.ts'

const lists = deviationsWith((list) => {
  const deviation = sum(list.map(Math.abs)) / list.length
  return deviation >= 2 && Number.isInteger(deviation * 2)
})
const answer = ({ data }: Told) => absolutes(data) / data.length
const distances = ({ data }: Told) => data.map((value) => Math.abs(value - mean(data)))

export const meanAbsoluteDeviation = skill<
  Told,
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
        'In the mean absolute deviation, deviations are measured from the {mean}.',
        'From which measure are deviations taken in the mean absolute deviation?',
        'mode',
        'range',
        'greatest value',
      ),
      rule(
        'A smaller mean absolute deviation means that the data are {closer to the mean}.',
        'What does a smaller mean absolute deviation tell about the data?',
        'farther from the mean',
        'greater in number',
        'all above the mean',
      ),
      rule(
        'The sum of the absolute deviations is divided by {the number of values}.',
        'By what is the sum of the absolute deviations divided?',
        'the mean',
        'the range',
        'the greatest value',
      ),
    ],
    [
      rule(
        'Sa mean absolute deviation, sinusukat ang mga deviation mula sa {mean}.',
        'Mula sa aling panukat kinukuha ang mga deviation sa mean absolute deviation?',
        'mode',
        'range',
        'pinakamataas na datos',
      ),
      rule(
        'Ang mas maliit na mean absolute deviation ay nangangahulugang ang mga datos ay {mas malapit sa mean}.',
        'Ano ang sinasabi ng mas maliit na mean absolute deviation tungkol sa mga datos?',
        'mas malayo sa mean',
        'mas marami',
        'lahat ay mas mataas sa mean',
      ),
      rule(
        'Ang kabuoan ng mga absolute deviation ay hinahati sa {bilang ng mga datos}.',
        'Sa ano hinahati ang kabuoan ng mga absolute deviation?',
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
    const as = asTold(given, language)
    return {
      undivided: as(absolutes(data)),
      range: as(spread(data)),
      mean: as(mean(data)),
      few: as(absolutes(data) / (data.length - 1)),
      variance: setting.step === 1 ? as(squares(data) / data.length) : undefined,
      deviation: as(Math.max(...distances(given))),
      median: as(median(data)),
    }
  },
  stems: askStems('analyze', named('mean absolute deviation')),
  statement: askStatement(named('mean absolute deviation')),
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
