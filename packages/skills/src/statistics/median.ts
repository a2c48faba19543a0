import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import {
  answerAsTold,
  askStatement,
  askStems,
  type DescribedData,
  drawData,
  mean,
  measureName,
  median as medianOf,
  middle,
  midrange,
  modes,
  sorted,
  spread,
} from './data.ts'
import { ilan, need, rule, says } from './writing.ts'

const twoMiddle = (data: readonly number[]) => {
  const order = sorted(data)
  return [order[data.length / 2 - 1], order[data.length / 2]] as const
}

export const medianSkill = skill<
  DescribedData,
  'unsorted' | 'mean' | 'lower' | 'upper' | 'range' | 'midrange' | 'mode' | 'next'
>({
  id: 'statistics/median',
  area: 'Mathematics',
  name: says('The median of a set of data', 'Ang median ng mga datos'),
  grades: [7, 8],
  cues: says(
    ['median', 'middle value', 'arrange the data', 'central tendency', 'array'],
    ['median', 'gitnang datos', 'nasa gitna', 'ayusin ang mga datos', 'central tendency'],
  ),
  units: ['mathematics/8/measures-of-central-tendency'],
  largest: () => 1_000,
  mistakes: {
    unsorted: says('did not arrange the data first', 'hindi muna inayos ang mga datos'),
    mean: says('gave the mean', 'mean ang ibinigay'),
    lower: says(
      'took only the lower of the two middle values',
      'ang mas mababa lamang sa dalawang nasa gitna ang kinuha',
    ),
    upper: says(
      'took only the higher of the two middle values',
      'ang mas mataas lamang sa dalawang nasa gitna ang kinuha',
    ),
    range: says('gave the range', 'range ang ibinigay'),
    midrange: says(
      'took halfway between the least and the greatest value',
      'kinuha ang kalagitnaan ng pinakamababa at pinakamataas',
    ),
    mode: says('gave the mode', 'mode ang ibinigay'),
    next: says('took the value after the middle one', 'kinuha ang kasunod ng nasa gitna'),
  },
  rules: says(
    [
      rule(
        'Before finding the median, we {arrange the data in order}.',
        'What do we do before finding the median?',
        'add all the data',
        'round off the data',
        'cross out the repeated data',
      ),
      rule(
        'The median of an even number of data is the mean of the {two middle values}.',
        'The median of an even number of data is the mean of which values?',
        'two greatest values',
        'two least values',
        'first and last values',
      ),
      rule(
        'In 9 values arranged in order, the median is the {5th} value.',
        'Which value is the median of 9 values arranged in order?',
        '4th',
        '6th',
        '9th',
      ),
    ],
    [
      rule(
        'Bago hanapin ang median, dapat munang {ayusin nang sunod-sunod ang mga datos}.',
        'Ano ang dapat munang gawin bago hanapin ang median?',
        'pagsamahin ang mga datos',
        'i-round off ang mga datos',
        'alisin ang mga datos na umuulit',
      ),
      rule(
        'Ang median ng mga datos na even ang bilang ay ang mean ng {dalawang nasa gitna}.',
        'Ang median ng mga datos na even ang bilang ay ang mean ng aling mga datos?',
        'dalawang pinakamataas',
        'dalawang pinakamababa',
        'una at huli sa talaan',
      ),
      rule(
        'Sa 9 na datos na nakaayos, ang median ay ang {ika-5} na datos.',
        'Sa 9 na datos na nakaayos, pang-ilang datos ang median?',
        'ika-4',
        'ika-6',
        'ika-9',
      ),
    ],
  ),
  draw: (draw) => {
    const given = drawData(draw, draw.int(5, 9))
    const [lower, upper] = twoMiddle(given.data)
    need(spread(given.data) >= 5 * given.setting.step && (lower !== upper || given.data.length % 2 === 1))
    need(middle(given.data) !== medianOf(given.data))
    return given
  },
  answer: (given, language) => given.setting.as(medianOf(given.data), language),
  wrong: (given, language) => {
    const { data } = given
    const as = answerAsTold(given, language)
    const common = modes(data)
    const isEven = data.length % 2 === 0
    const [lower, upper] = twoMiddle(data)
    const results = {
      unsorted: as(middle(data)),
      mean: as(mean(data)),
      lower: isEven ? as(lower) : undefined,
      upper: isEven ? as(upper) : undefined,
      range: as(spread(data)),
      midrange: as(midrange(data)),
      mode: common.length === 1 ? as(common[0]) : undefined,
      next: isEven ? undefined : as(sorted(data)[(data.length + 1) / 2]),
    }
    return stronger(given.setting.as(medianOf(data), language), results, ['range'])
  },
  stems: askStems('apply', measureName('median')),
  statement: askStatement(measureName('median')),
  solution: {
    en: (given) => {
      const { data, setting } = given
      const [lower, upper] = twoMiddle(data)
      return [
        `In order: ${sorted(data).join(', ')}`,
        data.length % 2 === 1
          ? `The middle one of the ${data.length} values is ${setting.as(medianOf(data), 'en')}.`
          : `The two middle values are ${lower} and ${upper}: (${lower} + ${upper}) ÷ 2 = ${setting.as(medianOf(data), 'en')}`,
      ]
    },
    fil: (given) => {
      const { data, setting } = given
      const [lower, upper] = twoMiddle(data)
      return [
        `Nang nakaayos: ${sorted(data).join(', ')}`,
        data.length % 2 === 1
          ? `Ang nasa gitna ng ${ilan(data.length, 'datos')} ay ${setting.as(medianOf(data), 'fil')}.`
          : `Ang dalawang nasa gitna ay ${lower} at ${upper}: (${lower} + ${upper}) ÷ 2 = ${setting.as(medianOf(data), 'fil')}`,
      ]
    },
  },
})
