import { skill } from '../skill.ts'
import type { ChartTopic } from './chart-topics.ts'
import { barDrawing, chartLabelOf, drawBars, type Read, withUnit } from './charts.ts'
import { rule, says, stems } from './writing.ts'

type Given = Read<ChartTopic> & { at: number }

const value = ({ values, at }: Given) => values[at] ?? 0

export const barGraphSkill = skill<
  Given,
  'next' | 'before' | 'above' | 'below' | 'lines' | 'half' | 'tallest'
>({
  id: 'statistics/bar-graph',
  area: 'Mathematics',
  name: says('Reading a bar graph', 'Pagbasa ng bar graph'),
  grades: [3, 7],
  cues: says(
    ['bar graph', 'scale', 'vertical axis', 'bars', 'label', 'title of the graph'],
    ['bar graph', 'iskala', 'patayong bar', 'pamagat ng graph', 'label', 'datos'],
  ),
  units: ['mathematics/3/bar-graph', 'mathematics/7/data-collection-and-presentation'],
  largest: (grade) => (grade < 4 ? 100 : 1_000),
  mistakes: {
    next: says('read the next bar', 'ang kasunod na bar ang binasa'),
    before: says('read the bar before', 'ang naunang bar ang binasa'),
    above: says('read one line of the scale too high', 'lumampas ng isang guhit sa iskala'),
    below: says('read one line of the scale too low', 'kulang ng isang guhit sa iskala'),
    lines: says(
      'counted the lines instead of reading the scale',
      'binilang ang mga guhit sa halip na basahin ang iskala',
    ),
    half: says('read half a line of the scale too high', 'lumampas ng kalahating guhit sa iskala'),
    tallest: says('read the tallest bar', 'ang pinakamataas na bar ang binasa'),
  },
  rules: says(
    [
      rule(
        'In a bar graph, the number of each group is shown by {the length of its bar}.',
        'In a bar graph, what shows the number of each group?',
        'the width of its bar',
        'the color of its bar',
        'the place of its bar',
      ),
      rule(
        'The numbers along the axis of a bar graph are called the {scale}.',
        'What are the numbers along the axis of a bar graph called?',
        'title',
        'label',
        'legend',
      ),
      rule(
        'The {title} of a graph tells what it is about.',
        'Which part of a graph tells what it is about?',
        'scale',
        'longest bar',
        'grid',
      ),
    ],
    [
      rule(
        'Sa bar graph, ipinakikita ng {haba ng bar} ang bilang ng bawat pangkat.',
        'Sa bar graph, ano ang nagpapakita ng bilang ng bawat pangkat?',
        'lapad ng bar',
        'kulay ng bar',
        'puwesto ng bar',
      ),
      rule(
        'Ang mga bilang sa gilid ng bar graph ay tinatawag na {iskala}.',
        'Ano ang tawag sa mga bilang sa gilid ng bar graph?',
        'pamagat',
        'label',
        'legend',
      ),
      rule(
        'Sinasabi ng {pamagat} ng graph kung tungkol saan ito.',
        'Aling bahagi ng graph ang nagsasabi kung tungkol saan ito?',
        'iskala',
        'pinakamahabang bar',
        'mga guhit',
      ),
    ],
  ),
  draw: (draw) => ({ ...drawBars(draw), at: draw.int(0, 4) }),
  answer: (given) => withUnit(given.topic)(value(given)) ?? '',
  wrong: (given) => {
    const { topic, values, step, at } = given
    const as = withUnit(topic)
    const read = value(given)
    return {
      next: as(values[at + 1]),
      before: as(values[at - 1]),
      above: as(read + step),
      below: as(read - step),
      lines: step > 10 ? undefined : as(read / step),
      half: as(read + step / 2),
      tallest: as(Math.max(...values)),
    }
  },
  stems: stems(
    [
      'understand',
      ({ topic, at, place }) => `${topic.told.en(place)} ${topic.ask.en(chartLabelOf(topic, at, 'en'))}`,
      ({ topic, at, place }) => `${topic.told.fil(place)} ${topic.ask.fil(chartLabelOf(topic, at, 'fil'))}`,
    ],
    [
      'understand',
      ({ topic, at, place }) =>
        `Read the scale carefully. ${topic.told.en(place)} ${topic.ask.en(chartLabelOf(topic, at, 'en'))}`,
      ({ topic, at, place }) =>
        `Basahing mabuti ang iskala. ${topic.told.fil(place)} ${topic.ask.fil(chartLabelOf(topic, at, 'fil'))}`,
    ],
  ),
  statement: {
    en: ({ topic, at, place }, answer) =>
      `${topic.told.en(place)} ${topic.claim.en(chartLabelOf(topic, at, 'en'), answer)}`,
    fil: ({ topic, at, place }, answer) =>
      `${topic.told.fil(place)} ${topic.claim.fil(chartLabelOf(topic, at, 'fil'), answer)}`,
  },
  solution: {
    en: (given) => [
      `Find the bar of ${chartLabelOf(given.topic, given.at, 'en')} and go from its top to the scale.`,
      `The lines of the scale go up by ${given.step}; the bar ends at ${value(given)}.`,
    ],
    fil: (given) => [
      `Hanapin ang bar ng ${chartLabelOf(given.topic, given.at, 'fil')} at tumingin mula sa dulo nito papunta sa iskala.`,
      `Tig-${given.step} ang pagitan ng mga guhit ng iskala; nagtatapos ang bar sa ${value(given)}.`,
    ],
  },
  drawing: barDrawing,
})
