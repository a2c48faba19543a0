import { skill } from '../skill.ts'
import {
  askStatement,
  askStems,
  asTold,
  drawTold,
  median,
  midrange,
  named,
  sorted,
  spread,
  type Told,
} from './data.ts'
import { need, rule, says } from './writing.ts'

export const range = skill<Told, 'greatest' | 'ends' | 'second' | 'midrange' | 'median' | 'below' | 'least'>({
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
        'The range is the greatest value {minus} the least value.',
        'Which operation with the greatest and the least value gives the range?',
        'plus',
        'times',
        'divided by',
      ),
      rule(
        'The range is a measure of {variability}.',
        'Of what is the range a measure?',
        'central tendency',
        'position',
        'probability',
      ),
      rule(
        'If all the values are the same, the range is {0}.',
        'What is the range if all the values are the same?',
        '1',
        '2',
        '10',
      ),
    ],
    [
      rule(
        'Ang range ay ang pinakamataas na datos {minus} ang pinakamababang datos.',
        'Anong operation sa pinakamataas at pinakamababang datos ang nagbibigay ng range?',
        'plus',
        'times',
        'divided by',
      ),
      rule(
        'Ang range ay isang measure of {variability}.',
        'Ang range ay isang measure of ano?',
        'central tendency',
        'position',
        'probability',
      ),
      rule(
        'Kung magkakapareho ang lahat ng datos, ang range ay {0}.',
        'Ano ang range kung magkakapareho ang lahat ng datos?',
        '1',
        '2',
        '10',
      ),
    ],
  ),
  draw: (draw) => {
    const given = drawTold(draw, draw.int(5, 9))
    const { data, setting } = given
    need(spread(data) >= 5 * setting.step && Math.abs((data[0] ?? 0) - (data.at(-1) ?? 0)) !== spread(data))
    return given
  },
  answer: ({ data, setting }, language) => setting.as(spread(data), language),
  wrong: (given, language) => {
    const { data } = given
    const as = asTold(given, language)
    const order = sorted(data)
    const [least = 0, below = 0] = order
    const [greatest = 0, second = 0] = order.toReversed()
    return {
      greatest: as(greatest),
      ends: as(Math.abs((data[0] ?? 0) - (data.at(-1) ?? 0))),
      second: as(second - least),
      midrange: as(midrange(data)),
      median: as(median(data)),
      below: as(greatest - below),
      least: as(least),
    }
  },
  stems: askStems('understand', named('range')),
  statement: askStatement(named('range')),
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
