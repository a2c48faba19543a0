import { skill } from '../skill.ts'
import type { ChartTopic } from './chart-topics.ts'
import { barDrawing, chartLabelOf, drawBars, drawTwoBars, type Read, withUnit } from './charts.ts'
import { need, rule, says, stems, sum } from './writing.ts'

type Given = Read<ChartTopic> & { pair: readonly [number, number] }

const high = ({ values, pair }: Given) => values[pair[0]] ?? 0
const low = ({ values, pair }: Given) => values[pair[1]] ?? 0
const words = ({ topic, pair }: Given, language: 'en' | 'fil') =>
  [chartLabelOf(topic, pair[0], language), chartLabelOf(topic, pair[1], language)] as const

export const barGraphTotal = skill<Given, 'difference' | 'high' | 'all' | 'lines' | 'over' | 'short'>({
  id: 'statistics/bar-graph-total',
  area: 'Mathematics',
  name: says('The total of two bars of a bar graph', 'Kabuoan ng dalawang bar sa bar graph'),
  grades: [3, 7],
  cues: says(
    ['bar graph', 'in all', 'total', 'altogether', 'interpret the graph'],
    ['bar graph', 'sa kabuoan', 'lahat-lahat', 'pagsamahin', 'interpret ng graph'],
  ),
  units: ['mathematics/3/bar-graph', 'mathematics/7/data-collection-and-presentation'],
  largest: (grade) => (grade < 4 ? 100 : 1_000),
  mistakes: {
    difference: says('subtracted instead of adding', 'nagbawas sa halip na nagdagdag'),
    high: says('gave only the higher number', 'ang mas mataas na bilang lamang ang ibinigay'),
    all: says('added all the bars', 'pinagsama ang lahat ng bar'),
    lines: says(
      'added the numbers of lines instead of reading the scale',
      'pinagsama ang bilang ng mga guhit sa halip na basahin ang iskala',
    ),
    over: says('read one bar one line too high', 'lumampas ng isang guhit sa pagbasa ng isang bar'),
    short: says('read one bar one line too low', 'kulang ng isang guhit ang basa sa isang bar'),
  },
  rules: says(
    [
      rule(
        'If one bar of a graph ends halfway between the lines for 20 and 30 and another at the line for 40, they show {65} in all.',
        'One bar of a graph ends halfway between the lines for 20 and 30, and another ends at the line for 40. How many do they show in all?',
        '60',
        '70',
        '90',
      ),
      rule(
        'If the scale of a bar graph goes up by 20, a bar that ends at the fourth line above 0 shows {80}.',
        'The scale of a bar graph goes up by 20. Which number does a bar show that ends at the fourth line above 0?',
        '24',
        '60',
        '100',
      ),
    ],
    [
      rule(
        'Kung ang isang bar ng graph ay umaabot sa gitna ng mga guhit ng 20 at 30 at ang isa pa ay sa guhit ng 40, ang kabuoan nila ay {65}.',
        'Umaabot ang isang bar ng graph sa gitna ng mga guhit ng 20 at 30, at ang isa pang bar sa guhit ng 40. Ano ang kabuoan ng dalawang bar?',
        '60',
        '70',
        '90',
      ),
      rule(
        'Kung tig-20 ang pagitan ng mga guhit ng iskala ng bar graph, ang bar na umaabot sa ikaapat na guhit mula sa 0 ay nagpapakita ng {80}.',
        'Tig-20 ang pagitan ng mga guhit ng iskala ng isang bar graph. Anong bilang ang ipinakikita ng bar na umaabot sa ikaapat na guhit mula sa 0?',
        '24',
        '60',
        '100',
      ),
    ],
  ),
  draw: (draw) => {
    const read = drawBars(draw)
    const given = { ...read, pair: drawTwoBars(draw, read) }
    need(high(given) + low(given) <= draw.largest)
    return given
  },
  answer: (given) => withUnit(given.topic)(high(given) + low(given)) ?? '',
  wrong: (given) => {
    const as = withUnit(given.topic)
    const answer = high(given) + low(given)
    return {
      difference: as(high(given) - low(given)),
      high: as(high(given)),
      all: as(sum(given.values)),
      lines: given.step > 10 ? undefined : as(answer / given.step),
      over: as(answer + given.step),
      short: as(answer - given.step),
    }
  },
  stems: stems(
    [
      'apply',
      (given) => `${given.topic.told.en(given.place)} ${given.topic.total.en(...words(given, 'en'))}`,
      (given) => `${given.topic.told.fil(given.place)} ${given.topic.total.fil(...words(given, 'fil'))}`,
    ],
    [
      'apply',
      (given) =>
        `Read the two bars. ${given.topic.told.en(given.place)} ${given.topic.total.en(...words(given, 'en'))}`,
      (given) =>
        `Basahin ang dalawang bar. ${given.topic.told.fil(given.place)} ${given.topic.total.fil(...words(given, 'fil'))}`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${given.topic.told.en(given.place)} The total for ${words(given, 'en').join(' and ')} is ${answer}.`,
    fil: (given, answer) =>
      `${given.topic.told.fil(given.place)} Ang kabuoan para sa ${words(given, 'fil').join(' at ')} ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const [one, other] = words(given, 'en')
      return [
        `From the graph: ${one}: ${high(given)}; ${other}: ${low(given)}.`,
        `${high(given)} + ${low(given)} = ${withUnit(given.topic)(high(given) + low(given))}`,
      ]
    },
    fil: (given) => {
      const [one, other] = words(given, 'fil')
      return [
        `Mula sa graph: ${one}: ${high(given)}; ${other}: ${low(given)}.`,
        `${high(given)} + ${low(given)} = ${withUnit(given.topic)(high(given) + low(given))}`,
      ]
    },
  },
  drawing: barDrawing,
})
