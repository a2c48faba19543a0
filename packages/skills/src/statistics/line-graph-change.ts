import { skill } from '../skill.ts'
import { chartLabelOf, drawLine, lineDrawing, type Read, withUnit } from './charts.ts'
import type { TimeTopic } from './time-topics.ts'
import { need, rule, says, stems } from './writing.ts'

/** The change from one time to a later one. */
type Given = Read<TimeTopic> & { from: number; to: number }

const first = ({ values, from }: Given) => values[from] ?? 0
const second = ({ values, to }: Given) => values[to] ?? 0
const change = (given: Given) => Math.abs(second(given) - first(given))
const ask = (given: Given, language: 'en' | 'fil') =>
  given.topic.change[language](
    chartLabelOf(given.topic, given.from, language),
    chartLabelOf(given.topic, given.to, language),
    second(given) > first(given),
  )
const step = (given: Given) =>
  `${Math.max(first(given), second(given))} − ${Math.min(first(given), second(given))} = ${withUnit(given.topic)(change(given))}`

export const lineGraphChange = skill<Given, 'first' | 'second' | 'sum' | 'lines' | 'over' | 'short'>({
  id: 'statistics/line-graph-change',
  area: 'Mathematics',
  name: says('Increase and decrease in a line graph', 'Pagtaas at pagbaba sa line graph'),
  grades: [4, 7],
  cues: says(
    ['line graph', 'increase', 'decrease', 'trend', 'change over time'],
    ['line graph', 'pagtaas', 'pagbaba', 'trend', 'pagbabago'],
  ),
  units: ['mathematics/4/line-graphs', 'mathematics/7/data-collection-and-presentation'],
  largest: () => 1_000,
  mistakes: {
    first: says('gave only the first number', 'ang unang bilang lamang ang ibinigay'),
    second: says('gave only the second number', 'ang ikalawang bilang lamang ang ibinigay'),
    sum: says('added the two numbers', 'pinagsama ang dalawang bilang'),
    lines: says(
      'counted the lines instead of reading the scale',
      'binilang ang mga guhit sa halip na basahin ang iskala',
    ),
    over: says('read one point one line too high', 'lumampas ng isang guhit sa pagbasa ng isang tuldok'),
    short: says('read one point one line too low', 'kulang ng isang guhit ang basa sa isang tuldok'),
  },
  rules: says(
    [
      rule(
        'If the scale of a line graph goes up by 20 and the line rises by 3 lines of the scale, the increase is {60}.',
        'The scale of a line graph goes up by 20. From June to July, the line rises by 3 lines of the scale. How much is the increase?',
        '20',
        '23',
        '40',
      ),
      rule(
        'A steeper part of a line graph shows {a faster change}.',
        'What does a steeper part of a line graph show?',
        'a slower change',
        'no change',
        'a smaller change',
      ),
    ],
    [
      rule(
        'Kung tig-20 ang pagitan ng mga guhit ng iskala at umakyat nang 3 guhit ang linya ng line graph, ang itinaas ay {60}.',
        'Tig-20 ang pagitan ng mga guhit ng iskala ng isang line graph. Mula Hunyo hanggang Hulyo, umakyat nang 3 guhit ang linya. Ilan ang itinaas?',
        '20',
        '23',
        '40',
      ),
      rule(
        'Ang mas matarik na bahagi ng line graph ay nagpapakita ng {mas mabilis na pagbabago}.',
        'Ano ang ipinakikita ng mas matarik na bahagi ng line graph?',
        'mas mabagal na pagbabago',
        'walang pagbabago',
        'mas maliit na pagbabago',
      ),
    ],
  ),
  draw: (draw) => {
    const from = draw.int(0, 3)
    const given = { ...drawLine(draw), from, to: draw.chanceOf(60) ? from + 1 : draw.int(from + 1, 4) }
    need(change(given) >= given.step && first(given) + second(given) <= draw.largest)
    return given
  },
  answer: (given) => withUnit(given.topic)(change(given)) ?? '',
  wrong: (given) => {
    const as = withUnit(given.topic)
    return {
      first: as(first(given)),
      second: as(second(given)),
      sum: as(first(given) + second(given)),
      lines: given.step > 10 ? undefined : as(change(given) / given.step),
      over: as(change(given) + given.step),
      short: as(change(given) - given.step),
    }
  },
  stems: stems(
    [
      'apply',
      (given) => `${given.topic.told.en(given.place)} ${ask(given, 'en')}`,
      (given) => `${given.topic.told.fil(given.place)} ${ask(given, 'fil')}`,
    ],
    [
      'apply',
      (given) => `Compare two points. ${given.topic.told.en(given.place)} ${ask(given, 'en')}`,
      (given) =>
        `Paghambingin ang dalawang tuldok. ${given.topic.told.fil(given.place)} ${ask(given, 'fil')}`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${given.topic.told.en(given.place)} The ${second(given) > first(given) ? 'increase' : 'decrease'} from ${chartLabelOf(given.topic, given.from, 'en')} to ${chartLabelOf(given.topic, given.to, 'en')} is ${answer}.`,
    fil: (given, answer) =>
      `${given.topic.told.fil(given.place)} Ang ${second(given) > first(given) ? 'itinaas' : 'ibinaba'} mula ${chartLabelOf(given.topic, given.from, 'fil')} hanggang ${chartLabelOf(given.topic, given.to, 'fil')} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `From the graph: ${chartLabelOf(given.topic, given.from, 'en')}: ${first(given)}; ${chartLabelOf(given.topic, given.to, 'en')}: ${second(given)}.`,
      step(given),
    ],
    fil: (given) => [
      `Mula sa graph: ${chartLabelOf(given.topic, given.from, 'fil')}: ${first(given)}; ${chartLabelOf(given.topic, given.to, 'fil')}: ${second(given)}.`,
      step(given),
    ],
  },
  drawing: lineDrawing,
})
