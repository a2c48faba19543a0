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
  median,
  modes,
  occurrencesOf,
  sorted,
  spread,
} from './data.ts'
import { need, rule, says } from './writing.ts'

/** Values that occur twice, less often than the mode. */
const second = (data: readonly number[]) =>
  data.find((value) => occurrencesOf(value, data) === 2 && !modes(data).includes(value))

export const mode = skill<
  DescribedData,
  'median' | 'mean' | 'greatest' | 'least' | 'second' | 'range' | 'first'
>({
  id: 'statistics/mode',
  area: 'Mathematics',
  name: says('The mode of a set of data', 'Ang mode ng mga datos'),
  grades: [7, 8],
  cues: says(
    ['mode', 'most often', 'most frequent value', 'unimodal', 'central tendency'],
    ['mode', 'pinakamadalas', 'pinakamaraming beses lumabas', 'unimodal', 'central tendency'],
  ),
  units: ['mathematics/8/measures-of-central-tendency'],
  largest: () => 1_000,
  mistakes: {
    median: says('gave the median', 'median ang ibinigay'),
    mean: says('gave the mean', 'mean ang ibinigay'),
    greatest: says('gave the greatest value', 'ang pinakamataas na datos ang ibinigay'),
    least: says('gave the least value', 'ang pinakamababang datos ang ibinigay'),
    second: says(
      'gave a value that occurs only twice',
      'ibinigay ang datos na dalawang beses lamang lumabas',
    ),
    range: says('gave the range', 'range ang ibinigay'),
    first: says('gave the first value of the list', 'ibinigay ang unang datos sa talaan'),
  },
  rules: says(
    [
      rule(
        'The mode is {the value that occurs most often}.',
        'Which value in a set of data is the mode?',
        'the value in the middle',
        'the greatest value',
        'the value that occurs least often',
      ),
      rule(
        'A set of data with two modes is called {bimodal}.',
        'What do we call a set of data with two modes?',
        'unimodal',
        'trimodal',
        'ungrouped',
      ),
      rule(
        'The measure that can tell the favorite color of a class is the {mode}.',
        'Which measure can tell the favorite color of a class?',
        'mean',
        'median',
        'range',
      ),
    ],
    [
      rule(
        'Ang mode ay ang {datos na pinakamadalas lumabas}.',
        'Aling datos ang mode?',
        'datos na nasa gitna',
        'pinakamataas na datos',
        'datos na pinakamadalang lumabas',
      ),
      rule(
        'Ang mga datos na may dalawang mode ay tinatawag na {bimodal}.',
        'Ano ang tawag sa mga datos na may dalawang mode?',
        'unimodal',
        'trimodal',
        'ungrouped',
      ),
      rule(
        'Ang panukat na makapagsasabi ng paboritong kulay ng klase ay ang {mode}.',
        'Aling panukat ang makapagsasabi ng paboritong kulay ng klase?',
        'mean',
        'median',
        'range',
      ),
    ],
  ),
  draw: (draw) => {
    const { data, ...told } = drawData(draw, draw.int(5, 6))
    const often = draw.pick(data)
    const twice = draw.pick(data)
    const all = draw.shuffled([...data, often, often, ...(draw.chanceOf(50) ? [twice] : [])])
    need(
      occurrencesOf(often, all) === 3 &&
        modes(all).length === 1 &&
        new Set(all).size >= 5 &&
        all[0] !== often,
    )
    return { ...told, data: all }
  },
  answer: ({ data, setting }, language) => setting.as(modes(data)[0] ?? 0, language),
  wrong: (given, language) => {
    const { data } = given
    const as = answerAsTold(given, language)
    const results = {
      median: as(median(data)),
      mean: as(mean(data)),
      greatest: as(Math.max(...data)),
      least: as(Math.min(...data)),
      second: as(second(data)),
      range: as(spread(data)),
      first: as(data[0]),
    }
    return stronger(given.setting.as(modes(data)[0] ?? 0, language), results, ['range'])
  },
  stems: askStems('understand', measureName('mode')),
  statement: askStatement(measureName('mode')),
  solution: {
    en: ({ data, setting }) => [
      `In order: ${sorted(data).join(', ')}`,
      `${modes(data)[0]} occurs 3 times, more often than any other value, so the mode is ${setting.as(modes(data)[0] ?? 0, 'en')}.`,
    ],
    fil: ({ data, setting }) => [
      `Nang nakaayos: ${sorted(data).join(', ')}`,
      `Tatlong beses lumabas ang ${modes(data)[0]}, mas madalas kaysa sa iba, kaya ang mode ay ${setting.as(modes(data)[0] ?? 0, 'fil')}.`,
    ],
  },
})
