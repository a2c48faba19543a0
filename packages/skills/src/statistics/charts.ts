import type { Drawing } from '@klasrum/drawings/drawing'
import { barGraph, type GraphInput, lineGraph } from '@klasrum/drawings/graphs'
import type { Draw } from '../draw.ts'
import type { Language } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { barTopics, type ChartTopic } from './chart-topics.ts'
import { type TimeTopic, timeTopics } from './time-topics.ts'
import { integersFromTo, need } from './writing.ts'

const places = [
  'Rizal',
  'Mabini',
  'Luna',
  'Bonifacio',
  'Del Pilar',
  'Quezon',
  'Osmeña',
  'Jacinto',
  'San Jose',
  'Santa Cruz',
  'San Roque',
  'Bagong Silang',
  'Malinao',
  'Pag-asa',
  'Bayanihan',
  'Maharlika',
]
export const drawPlace = (draw: Draw): string => `${draw.pick(places)} Elementary School`

/** Numbers that were read from a scale: all different, on its lines or halfway between two. */
export type Read<T> = { topic: T; values: readonly number[]; step: number; place: string }

function drawValues(draw: Draw, step: number, grows = false): number[] {
  const halves = draw.grade > 3 && step % 2 === 0
  const size = halves ? step / 2 : step
  const most = (8 * step) / size
  const first = halves ? 2 : 1
  const drawn = draw.some(integersFromTo(first, most), 5).map((each) => each * size)
  return grows ? drawn.toSorted((one, other) => one - other) : drawn
}

/** Steps whose highest line is in the range of the grade. */
const drawStep = (draw: Draw, steps: readonly number[]): number =>
  draw.pick(steps.filter((step) => step * 8 <= draw.largest))

export const drawBars = (draw: Draw): Read<ChartTopic> => {
  const topic = draw.pick(barTopics)
  const step = drawStep(draw, topic.steps)
  return { topic, step, values: drawValues(draw, step), place: drawPlace(draw) }
}

export const drawLine = (draw: Draw): Read<TimeTopic> => {
  const topic = draw.pick(timeTopics)
  const step = drawStep(draw, topic.steps)
  return { topic, step, values: drawValues(draw, step, topic.grows), place: drawPlace(draw) }
}

/** Two bars of which the first is higher. */
export const drawTwoBars = (draw: Draw, { values, step }: Read<unknown>): readonly [number, number] => {
  const [one = 0, other = 0] = draw.some(integersFromTo(0, values.length - 1), 2)
  const [first, second] = (values[one] ?? 0) > (values[other] ?? 0) ? [one, other] : [other, one]
  need((values[first] ?? 0) - (values[second] ?? 0) >= step)
  return [first, second]
}

type Labelled = Pick<ChartTopic, 'labels' | 'small'>

/** The label as it stands in a sentence. */
export const chartLabelOf = ({ labels, small }: Labelled, at: number, language: Language): string => {
  const label = labels[language][at] ?? ''
  return small ? label.toLowerCase() : label
}

type Titled = Pick<ChartTopic, 'labels' | 'title' | 'axis'>

/** The words tell the lines of the scale above 0, so the numbers themselves are still to be read. */
function graphOf({ topic, values, step }: Read<Titled>, language: Language, kind: string): GraphInput {
  const lines = values.map((value, at) => `${topic.labels[language][at]}: ${value / step}`).join('; ')
  return {
    title: topic.title[language],
    axis: topic.axis[language],
    bars: values.map((value, at) => ({ label: topic.labels[language][at] ?? '', value })),
    step,
    alt:
      language === 'en'
        ? `${kind} "${topic.title.en}". Each line of the scale stands for ${step} more. Lines above 0: ${lines}.`
        : `${kind} "${topic.title.fil}". Bawat guhit ng iskala ay dagdag na ${step}. Bilang ng guhit mula sa 0: ${lines}.`,
  }
}

export const barDrawing = (read: Read<Titled>, language: Language): Drawing =>
  barGraph(graphOf(read, language, 'Bar graph'))

export const lineDrawing = (read: Read<Titled>, language: Language): Drawing =>
  lineGraph(graphOf(read, language, 'Line graph'))

export const withUnit =
  ({ unit = '' }: Pick<ChartTopic, 'unit'>) =>
  (value: number | undefined): string | undefined =>
    value === undefined || value <= 0 || !Number.isInteger(value) ? undefined : `${grouped(value)}${unit}`
