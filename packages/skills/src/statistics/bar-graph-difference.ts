import { skill } from '../skill.ts'
import type { ChartTopic } from './chart-topics.ts'
import { barDrawing, chartLabelOf, drawBars, drawTwoBars, type Read, withUnit } from './charts.ts'
import { need, rule, says, stems } from './writing.ts'

type Given = Read<ChartTopic> & { pair: readonly [number, number] }

const high = ({ values, pair }: Given) => values[pair[0]] ?? 0
const low = ({ values, pair }: Given) => values[pair[1]] ?? 0
const words = ({ topic, pair }: Given, language: 'en' | 'fil') =>
  [chartLabelOf(topic, pair[0], language), chartLabelOf(topic, pair[1], language)] as const

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
          'If one bar of a graph ends halfway between the lines for 40 and 50 and another at the line for 30, their difference is {15}.',
          'One bar of a graph ends halfway between the lines for 40 and 50, and another ends at the line for 30. What is the difference of the two bars?',
          '10',
          '20',
          '75',
        ),
        rule(
          'If the scale of a bar graph goes up by 20, a bar that is 3 lines of the scale longer than another shows {60} more.',
          'The scale of a bar graph goes up by 20. One bar is 3 lines of the scale longer than another. How many more does it show?',
          '20',
          '23',
          '40',
        ),
      ],
      [
        rule(
          'Kung ang isang bar ng graph ay umaabot sa gitna ng mga guhit ng 40 at 50 at ang isa pa ay sa guhit ng 30, ang pagkakaiba nila ay {15}.',
          'Umaabot ang isang bar ng graph sa gitna ng mga guhit ng 40 at 50, at ang isa pang bar sa guhit ng 30. Ilan ang pagkakaiba ng dalawang bar?',
          '10',
          '20',
          '75',
        ),
        rule(
          'Kung tig-20 ang pagitan ng mga guhit ng iskala ng bar graph, ang bar na mas mahaba nang 3 guhit ay lamang nang {60}.',
          'Tig-20 ang pagitan ng mga guhit ng iskala ng isang bar graph. Mas mahaba nang 3 guhit ang isang bar kaysa sa isa pa. Ilan ang lamang nito?',
          '20',
          '23',
          '40',
        ),
      ],
    ),
    draw: (draw) => {
      const read = drawBars(draw)
      const given = { ...read, pair: drawTwoBars(draw, read) }
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
        lines: given.step > 10 || answer === given.step ? undefined : as(answer / given.step),
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
        `${given.topic.told.en(given.place)} ${given.topic.gap.en(...words(given, 'en'), answer)}`,
      fil: (given, answer) =>
        `${given.topic.told.fil(given.place)} ${given.topic.gap.fil(...words(given, 'fil'), answer)}`,
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
