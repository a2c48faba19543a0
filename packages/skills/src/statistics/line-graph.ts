import { skill } from '../skill.ts'
import { chartLabelOf, drawLine, lineDrawing, type Read, withUnit } from './charts.ts'
import type { TimeTopic } from './time-topics.ts'
import { rule, says, stems } from './writing.ts'

type Given = Read<TimeTopic> & { at: number }

const value = ({ values, at }: Given) => values[at] ?? 0

export const lineGraphSkill = skill<
  Given,
  'next' | 'before' | 'above' | 'below' | 'lines' | 'half' | 'highest'
>({
  id: 'statistics/line-graph',
  area: 'Mathematics',
  name: says('Reading a line graph', 'Pagbasa ng line graph'),
  grades: [4, 7],
  cues: says(
    ['line graph', 'data over time', 'horizontal axis', 'vertical axis', 'scale'],
    ['line graph', 'datos sa paglipas ng panahon', 'horizontal axis', 'vertical axis', 'iskala'],
  ),
  units: ['mathematics/4/line-graphs', 'mathematics/7/data-collection-and-presentation'],
  largest: () => 1_000,
  mistakes: {
    next: says('read the next point', 'ang kasunod na tuldok ang binasa'),
    before: says('read the point before', 'ang naunang tuldok ang binasa'),
    above: says('read one line of the scale too high', 'lumampas ng isang guhit sa iskala'),
    below: says('read one line of the scale too low', 'kulang ng isang guhit sa iskala'),
    lines: says(
      'counted the lines instead of reading the scale',
      'binilang ang mga guhit sa halip na basahin ang iskala',
    ),
    half: says('read half a line of the scale too high', 'lumampas ng kalahating guhit sa iskala'),
    highest: says('read the highest point', 'ang pinakamataas na tuldok ang binasa'),
  },
  rules: says(
    [
      rule(
        'A line graph is best for showing {the temperature during a day}.',
        'Which of these does a line graph show best?',
        'the favorite fruits of a class',
        'the parts of a family budget',
        'the pets of five children',
      ),
      rule(
        'Where the line of a line graph goes up from left to right, the data {increase}.',
        'In a line graph, what do the data do where the line goes up from left to right?',
        'decrease',
        'stay the same',
        'go back to zero',
      ),
      rule(
        'Where the line of a line graph is level, the data {stay the same}.',
        'In a line graph, what do the data do where the line is level?',
        'increase',
        'decrease',
        'go back to zero',
      ),
    ],
    [
      rule(
        'Pinakabagay gamitin ang line graph sa {temperatura sa loob ng isang araw}.',
        'Alin sa mga ito ang pinakabagay ipakita sa line graph?',
        'mga paboritong prutas ng klase',
        'mga bahagi ng badyet ng pamilya',
        'mga alagang hayop ng limang bata',
      ),
      rule(
        'Kapag paakyat ang linya ng line graph mula kaliwa pakanan, ang datos ay {tumataas}.',
        'Sa line graph, ano ang nangyayari sa datos kapag paakyat ang linya mula kaliwa pakanan?',
        'bumababa',
        'hindi nagbabago',
        'bumabalik sa zero',
      ),
      rule(
        'Kapag pahalang ang linya ng line graph, ang datos ay {hindi nagbabago}.',
        'Sa line graph, ano ang nangyayari sa datos kapag pahalang ang linya?',
        'tumataas',
        'bumababa',
        'bumabalik sa zero',
      ),
    ],
  ),
  draw: (draw) => ({ ...drawLine(draw), at: draw.int(0, 4) }),
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
      highest: as(Math.max(...values)),
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
      `Find the point above ${chartLabelOf(given.topic, given.at, 'en')} and go from it to the scale.`,
      `The lines of the scale go up by ${given.step}; the point is at ${value(given)}.`,
    ],
    fil: (given) => [
      `Hanapin ang tuldok sa itaas ng ${chartLabelOf(given.topic, given.at, 'fil')} at tumingin mula rito papunta sa iskala.`,
      `Tig-${given.step} ang pagitan ng mga guhit ng iskala; nasa ${value(given)} ang tuldok.`,
    ],
  },
  drawing: lineDrawing,
})
