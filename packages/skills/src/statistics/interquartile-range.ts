import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import {
  answerAsTold,
  askStatement,
  askStems,
  type DescribedData,
  drawData,
  measureName,
  median,
  sorted,
  spread,
} from './data.ts'
import { need, rule, says } from './writing.ts'

const quartersOf = (list: readonly number[]) => {
  const quarter = (list.length + 1) / 4
  return { lower: list[quarter - 1] ?? 0, upper: list[3 * quarter - 1] ?? 0 }
}
const answer = ({ data }: DescribedData) => {
  const { lower, upper } = quartersOf(sorted(data))
  return upper - lower
}

export const interquartileRange = skill<
  DescribedData,
  'range' | 'unsorted' | 'half' | 'upper' | 'above' | 'median' | 'lower'
>({
  id: 'statistics/interquartile-range',
  area: 'Mathematics',
  name: says('Interquartile range', 'Interquartile range'),
  grades: [10, 10],
  cues: says(
    ['interquartile range', 'IQR', 'upper quartile', 'lower quartile', 'middle 50%'],
    ['interquartile range', 'IQR', 'upper quartile', 'lower quartile', 'gitnang 50%'],
  ),
  units: ['mathematics/10/measures-of-position'],
  largest: () => 1_000,
  mistakes: {
    range: says('gave the range', 'range ang ibinigay'),
    unsorted: says('did not arrange the data first', 'hindi muna inayos ang mga datos'),
    half: says('took half of the interquartile range', 'kinuha ang kalahati ng interquartile range'),
    upper: says('gave the third quartile', 'ang ikatlong quartile ang ibinigay'),
    above: says('subtracted the median from the greatest value', 'ibinawas ang median sa pinakamataas'),
    median: says('gave the median', 'median ang ibinigay'),
    lower: says('gave the first quartile', 'ang unang quartile ang ibinigay'),
  },
  rules: says(
    [
      rule(
        'The interquartile range is {Q3 − Q1}.',
        'Which difference is the interquartile range?',
        'Q2 − Q1',
        'Q3 − Q2',
        'greatest value − least value',
      ),
      rule(
        'About {50%} of the data lie between Q1 and Q3.',
        'About what percent of the data lie between Q1 and Q3?',
        '25%',
        '75%',
        '100%',
      ),
      rule(
        'If Q1 is 12 and Q3 is 20, the interquartile range is {8}.',
        'What is the interquartile range if Q1 is 12 and Q3 is 20?',
        '16',
        '32',
        '4',
      ),
    ],
    [
      rule(
        'Ang interquartile range ay {Q3 − Q1}.',
        'Aling difference ang interquartile range?',
        'Q2 − Q1',
        'Q3 − Q2',
        'pinakamataas na datos − pinakamababang datos',
      ),
      rule(
        'Mga {50%} ng mga datos ang nasa pagitan ng Q1 at Q3.',
        'Mga ilang porsiyento ng mga datos ang nasa pagitan ng Q1 at Q3?',
        '25%',
        '75%',
        '100%',
      ),
      rule(
        'Kung 12 ang Q1 at 20 ang Q3, ang interquartile range ay {8}.',
        'Ano ang interquartile range kung 12 ang Q1 at 20 ang Q3?',
        '16',
        '32',
        '4',
      ),
    ],
  ),
  draw: (draw) => {
    const given = drawData(draw, draw.pick([7, 11]))
    need(new Set(given.data).size >= given.data.length - 1 && answer(given) > 2 * given.setting.step)
    return given
  },
  answer: (given, language) => given.setting.as(answer(given), language),
  wrong: (given, language) => {
    const as = answerAsTold(given, language)
    const { lower, upper } = quartersOf(sorted(given.data))
    const mixed = quartersOf(given.data)
    const results = {
      range: as(spread(given.data)),
      unsorted: as(Math.abs(mixed.upper - mixed.lower)),
      half: as(answer(given) / 2),
      upper: as(upper),
      above: as(Math.max(...given.data) - median(given.data)),
      median: as(median(given.data)),
      lower: as(lower),
    }
    return stronger(given.setting.as(answer(given), language), results, ['median', 'upper', 'lower'])
  },
  stems: askStems('analyze', measureName('interquartile range')),
  statement: askStatement(measureName('interquartile range')),
  solution: {
    en: (given) => {
      const { lower, upper } = quartersOf(sorted(given.data))
      return [
        `In order: ${sorted(given.data).join(', ')}`,
        `Q1 is ${lower} and Q3 is ${upper}.`,
        `Interquartile range: ${upper} − ${lower} = ${given.setting.as(answer(given), 'en')}`,
      ]
    },
    fil: (given) => {
      const { lower, upper } = quartersOf(sorted(given.data))
      return [
        `Nang nakaayos: ${sorted(given.data).join(', ')}`,
        `Ang Q1 ay ${lower} at ang Q3 ay ${upper}.`,
        `Interquartile range: ${upper} − ${lower} = ${given.setting.as(answer(given), 'fil')}`,
      ]
    },
  },
})
