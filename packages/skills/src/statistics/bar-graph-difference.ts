import { skill } from '../skill.ts'
import type { Topic } from './chart-topics.ts'
import { barDrawing, drawBars, drawTwo, labelOf, type Read, withUnit } from './charts.ts'
import { need, rule, says, stems } from './writing.ts'

type Given = Read<Topic> & { pair: readonly [number, number] }

const high = ({ values, pair }: Given) => values[pair[0]] ?? 0
const low = ({ values, pair }: Given) => values[pair[1]] ?? 0
const words = ({ topic, pair }: Given, language: 'en' | 'fil') =>
  [labelOf(topic, pair[0], language), labelOf(topic, pair[1], language)] as const

export const barGraphDifference = skill<Given, 'high' | 'low' | 'sum' | 'lines' | 'over' | 'short' | 'other'>(
  {
    id: 'statistics/bar-graph-difference',
    area: 'Mathematics',
    name: says('Comparing two bars of a bar graph', 'Paghahambing ng dalawang bar sa bar graph'),
    grades: [3, 7],
    cues: says(
      ['bar graph', 'how many more', 'compare the bars', 'difference', 'interpret the graph'],
      ['bar graph', 'ilan ang lamang', 'paghambingin', 'pagkakaiba', 'interpret ng graph'],
    ),
    units: ['mathematics/3/bar-graph', 'mathematics/7/data-collection-and-presentation'],
    largest: (grade) => (grade < 4 ? 100 : 1_000),
    mistakes: {
      high: says('gave only the higher number', 'ang mas mataas na bilang lamang ang ibinigay'),
      low: says('gave only the lower number', 'ang mas mababang bilang lamang ang ibinigay'),
      sum: says('added the two numbers', 'pinagsama ang dalawang bilang'),
      lines: says(
        'counted the lines between the two bars',
        'binilang ang mga guhit sa pagitan ng dalawang bar',
      ),
      over: says(
        'read the higher bar one line too high',
        'lumampas ng isang guhit sa pagbasa ng mas mataas na bar',
      ),
      short: says(
        'read the higher bar one line too low',
        'kulang ng isang guhit ang basa sa mas mataas na bar',
      ),
      other: says('compared with the lowest bar of the graph', 'inihambing sa pinakamababang bar ng graph'),
    },
    rules: says(
      [
        rule(
          'If two bars of a graph reach 35 and 20, the longer bar shows {15} more.',
          'Two bars of a graph reach 35 and 20. How many more does the longer bar show?',
          '20',
          '35',
          '55',
        ),
        rule(
          'If one line of the scale stands for 5, a bar that is 3 lines longer than another shows {15} more.',
          'One line of the scale stands for 5. A bar is 3 lines longer than another. How many more does it show?',
          '3',
          '5',
          '8',
        ),
      ],
      [
        rule(
          'Kung umaabot sa 35 at 20 ang dalawang bar ng graph, lamang nang {15} ang mas mahabang bar.',
          'Umaabot sa 35 at 20 ang dalawang bar ng isang graph. Ilan ang lamang ng mas mahabang bar?',
          '20',
          '35',
          '55',
        ),
        rule(
          'Kung 5 ang katumbas ng isang guhit ng iskala, lamang nang {15} ang bar na mas mahaba nang 3 guhit.',
          'Ang isang guhit ng iskala ay katumbas ng 5. Mas mahaba nang 3 guhit ang isang bar kaysa sa isa pa. Ilan ang lamang nito?',
          '3',
          '5',
          '8',
        ),
      ],
    ),
    draw: (draw) => {
      const read = drawBars(draw)
      const given = { ...read, pair: drawTwo(draw, read) }
      need(high(given) + low(given) <= draw.largest)
      return given
    },
    answer: (given) => withUnit(given.topic)(high(given) - low(given)) ?? '',
    wrong: (given) => {
      const as = withUnit(given.topic)
      const answer = high(given) - low(given)
      return {
        high: as(high(given)),
        low: as(low(given)),
        sum: as(high(given) + low(given)),
        lines: given.step > 10 ? undefined : as(answer / given.step),
        over: as(answer + given.step),
        short: as(answer - given.step),
        other: as(high(given) - Math.min(...given.values)),
      }
    },
    stems: stems(
      [
        'apply',
        (given) => `${given.topic.told.en(given.place)} ${given.topic.more.en(...words(given, 'en'))}`,
        (given) => `${given.topic.told.fil(given.place)} ${given.topic.more.fil(...words(given, 'fil'))}`,
      ],
      [
        'apply',
        (given) =>
          `Compare the bars. ${given.topic.told.en(given.place)} ${given.topic.more.en(...words(given, 'en'))}`,
        (given) =>
          `Paghambingin ang mga bar. ${given.topic.told.fil(given.place)} ${given.topic.more.fil(...words(given, 'fil'))}`,
      ],
    ),
    statement: {
      en: (given, answer) =>
        `${given.topic.told.en(given.place)} The difference between ${words(given, 'en').join(' and ')} is ${answer}.`,
      fil: (given, answer) =>
        `${given.topic.told.fil(given.place)} Ang lamang ng ${words(given, 'fil').join(' sa ')} ay ${answer}.`,
    },
    solution: {
      en: (given) => {
        const [one, other] = words(given, 'en')
        return [
          `From the graph: ${one}: ${high(given)}; ${other}: ${low(given)}.`,
          `${high(given)} − ${low(given)} = ${withUnit(given.topic)(high(given) - low(given))}`,
        ]
      },
      fil: (given) => {
        const [one, other] = words(given, 'fil')
        return [
          `Mula sa graph: ${one}: ${high(given)}; ${other}: ${low(given)}.`,
          `${high(given)} − ${low(given)} = ${withUnit(given.topic)(high(given) - low(given))}`,
        ]
      },
    },
    drawing: barDrawing,
  },
)
