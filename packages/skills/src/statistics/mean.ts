import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  answerAsTold,
  askStatement,
  askStems,
  type DescribedData,
  drawData,
  mean as meanOf,
  measureName,
  median,
  middle,
  midrange,
  modes,
  spread,
} from './data.ts'
import { need, rule, says, sum } from './writing.ts'

export const meanSkill = skill<
  DescribedData,
  'median' | 'midrange' | 'range' | 'unsorted' | 'few' | 'mode' | 'greatest'
>({
  id: 'statistics/mean',
  area: 'Mathematics',
  name: says('The mean of a set of data', 'Ang mean ng mga datos'),
  grades: [7, 8],
  cues: says(
    ['mean', 'average', 'sum of the values', 'number of values', 'central tendency'],
    ['mean', 'average', 'kabuoan ng mga datos', 'bilang ng mga datos', 'central tendency'],
  ),
  units: ['mathematics/8/measures-of-central-tendency'],
  largest: () => 1_000,
  mistakes: {
    median: says('gave the median', 'median ang ibinigay'),
    midrange: says(
      'took only the least and the greatest value',
      'ang pinakamababa at pinakamataas lamang ang pinag-average',
    ),
    range: says('gave the range', 'range ang ibinigay'),
    unsorted: says('took what stands in the middle of the list', 'kinuha ang nasa gitna ng talaan'),
    few: says('divided by one less than the number of values', 'nagkulang ng isa ang bilang na pinanghati'),
    mode: says('gave the mode', 'mode ang ibinigay'),
    greatest: says('gave the greatest value', 'ang pinakamataas na datos ang ibinigay'),
  },
  rules: says(
    [
      rule(
        'To find the mean, we divide the sum of the values by {the number of values}.',
        'To find the mean, by what do we divide the sum of the values?',
        'the greatest value',
        'the middle value',
        'two',
      ),
      rule(
        'The measure that is also called the average is the {mean}.',
        'Which measure of central tendency is also called the average?',
        'median',
        'mode',
        'range',
      ),
      rule(
        'If the mean of 4 numbers is 10, their sum is {40}.',
        'The mean of 4 numbers is 10. What is their sum?',
        '14',
        '10',
        '2.5',
      ),
    ],
    [
      rule(
        'Upang makuha ang mean, hinahati ang kabuoan ng mga datos sa {bilang ng mga datos}.',
        'Upang makuha ang mean, sa ano hinahati ang kabuoan ng mga datos?',
        'pinakamataas na datos',
        'gitnang datos',
        'dalawa',
      ),
      rule(
        'Ang measure of central tendency na tinatawag ding average ay ang {mean}.',
        'Aling measure of central tendency ang tinatawag ding average?',
        'median',
        'mode',
        'range',
      ),
      rule(
        'Kung 10 ang mean ng 4 na bilang, ang kabuoan ng mga ito ay {40}.',
        'Ang mean ng 4 na bilang ay 10. Ano ang kabuoan ng mga ito?',
        '14',
        '10',
        '2.5',
      ),
    ],
  ),
  draw: (draw) => {
    const told = drawData(draw, draw.int(5, 8))
    const { step, most } = told.setting
    const rest = told.data.slice(1)
    const over = (sum(told.data) / step) % told.data.length
    const first = (told.data[0] ?? 0) + (over === 0 ? 0 : (told.data.length - over) * step)
    need(first <= most && spread([first, ...rest]) >= 5 * step)
    return { ...told, data: draw.shuffled([first, ...rest]) }
  },
  answer: (given, language) => given.setting.as(meanOf(given.data), language),
  wrong: (given, language) => {
    const { data } = given
    const as = answerAsTold(given, language)
    const common = modes(data)
    const few = sum(data) / (data.length - 1)
    const results = {
      median: as(median(data)),
      midrange: as(midrange(data)),
      range: as(spread(data)),
      unsorted: as(middle(data)),
      few: few < Math.max(...data) ? as(few) : undefined,
      mode: common.length === 1 ? as(common[0]) : undefined,
      greatest: as(Math.max(...data)),
    }
    return stronger(given.setting.as(meanOf(data), language), results, ['range', 'greatest'])
  },
  stems: askStems('apply', measureName('mean')),
  statement: askStatement(measureName('mean')),
  solution: {
    en: (given) => [
      `Sum of the values: ${given.data.join(' + ')} = ${grouped(sum(given.data))}`,
      `Number of values: ${given.data.length}`,
      `Mean: ${grouped(sum(given.data))} ÷ ${given.data.length} = ${given.setting.as(meanOf(given.data), 'en')}`,
    ],
    fil: (given) => [
      `Kabuoan ng mga datos: ${given.data.join(' + ')} = ${grouped(sum(given.data))}`,
      `Bilang ng mga datos: ${given.data.length}`,
      `Mean: ${grouped(sum(given.data))} ÷ ${given.data.length} = ${given.setting.as(meanOf(given.data), 'fil')}`,
    ],
  },
})
