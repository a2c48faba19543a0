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
  midrange,
  sorted,
  spread,
} from './data.ts'
import { need, rule, says } from './writing.ts'

export const rangeSkill = skill<
  DescribedData,
  'greatest' | 'ends' | 'second' | 'midrange' | 'median' | 'below' | 'least'
>({
  id: 'statistics/range',
  area: 'Mathematics',
  name: says('The range of a set of data', 'Ang range ng mga datos'),
  grades: [7, 8],
  cues: says(
    ['range of the data', 'highest value', 'lowest value', 'measure of variability', 'spread'],
    [
      'range ng mga datos',
      'pinakamataas na datos',
      'pinakamababang datos',
      'measure of variability',
      'pagkakalat',
    ],
  ),
  units: ['mathematics/8/measures-of-central-tendency'],
  largest: () => 1_000,
  mistakes: {
    greatest: says('gave the greatest value', 'ang pinakamataas na datos ang ibinigay'),
    ends: says(
      'subtracted the first and the last value of the list',
      'pinagbawas ang una at huling datos sa talaan',
    ),
    second: says('used the second greatest value', 'ang ikalawang pinakamataas ang ginamit'),
    midrange: says(
      'took halfway between the least and the greatest value',
      'kinuha ang kalagitnaan ng pinakamababa at pinakamataas',
    ),
    median: says('gave the median', 'median ang ibinigay'),
    below: says('used the second least value', 'ang ikalawang pinakamababa ang ginamit'),
    least: says('gave the least value', 'ang pinakamababang datos ang ibinigay'),
  },
  rules: says(
    [
      rule(
        'To find the range, we {subtract the least value from the greatest}.',
        'How do we find the range?',
        'add the least and the greatest value',
        'take the middle value',
        'divide the sum of the values by their number',
      ),
      rule(
        'The range is {a measure of variability}.',
        'What kind of measure is the range?',
        'a measure of central tendency',
        'a measure of position',
        'a measure of probability',
      ),
      rule(
        'If all the values are the same, the range is {0}.',
        'All the values in a set of data are the same. What is the range?',
        '1',
        'the value itself',
        'the number of values',
      ),
    ],
    [
      rule(
        'Upang makuha ang range, {ibawas ang pinakamababang datos sa pinakamataas}.',
        'Paano kinukuha ang range?',
        'pagsamahin ang pinakamababa at pinakamataas na datos',
        'kunin ang gitnang datos',
        'hatiin ang kabuoan ng mga datos sa bilang ng mga ito',
      ),
      rule(
        'Ang range ay isang {measure of variability}.',
        'Anong uri ng measure ang range?',
        'measure of central tendency',
        'measure of position',
        'measure of probability',
      ),
      rule(
        'Kung magkakapareho ang lahat ng datos, ang range ay {0}.',
        'Magkakapareho ang lahat ng datos. Ano ang range?',
        '1',
        'ang datos mismo',
        'ang bilang ng mga datos',
      ),
    ],
  ),
  draw: (draw) => {
    const given = drawData(draw, draw.int(5, 9))
    const { data, setting } = given
    need(spread(data) >= 5 * setting.step && Math.abs((data[0] ?? 0) - (data.at(-1) ?? 0)) !== spread(data))
    return given
  },
  answer: ({ data, setting }, language) => setting.as(spread(data), language),
  wrong: (given, language) => {
    const { data } = given
    const as = answerAsTold(given, language)
    const order = sorted(data)
    const [least = 0, below = 0] = order
    const [greatest = 0, second = 0] = order.toReversed()
    const results = {
      greatest: as(greatest),
      ends: as(Math.abs((data[0] ?? 0) - (data.at(-1) ?? 0))),
      second: as(second - least),
      midrange: as(midrange(data)),
      median: as(median(data)),
      below: as(greatest - below),
      least: as(least),
    }
    return stronger(given.setting.as(spread(data), language), results, ['midrange', 'median', 'least'])
  },
  stems: askStems('understand', measureName('range')),
  statement: askStatement(measureName('range')),
  solution: {
    en: ({ data, setting }) => [
      `Greatest value: ${Math.max(...data)}; least value: ${Math.min(...data)}`,
      `Range: ${Math.max(...data)} − ${Math.min(...data)} = ${setting.as(spread(data), 'en')}`,
    ],
    fil: ({ data, setting }) => [
      `Pinakamataas: ${Math.max(...data)}; pinakamababa: ${Math.min(...data)}`,
      `Range: ${Math.max(...data)} − ${Math.min(...data)} = ${setting.as(spread(data), 'fil')}`,
    ],
  },
})
