import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { estimateCues, estimateMistakes, estimateRule } from './estimating.ts'
import { numbersTo } from './places.ts'
import { roundedTo, unitNames } from './rounding.ts'
import { ilan, type Story, storyFor, storyStem } from './stories.ts'

/** Both numbers are rounded to the same place: 2 is the nearest hundred. */
type Given = { a: number; b: number; place: number; story: number }

const unit = ({ place }: Given, language: 'en' | 'fil') => unitNames[place]?.[language]
const floor = (number: number, place: number) => Math.floor(number / 10 ** place) * 10 ** place
const estimate = ({ a, b, place }: Given) => roundedTo(a, place) + roundedTo(b, place)

const stories: readonly Story<Given>[] = [
  {
    sizes: [10, 9_999],
    en: (given) =>
      `A canteen sold ${grouped(given.a)} sandwiches in June and ${grouped(given.b)} in July. About how many sandwiches were sold in all? Round each number to the nearest ${unit(given, 'en')}.`,
    fil: (given) =>
      `Nakapagbenta ang isang kantina ng ${ilan(given.a, 'sandwich')} noong Hunyo at ${ilan(given.b, 'sandwich')} noong Hulyo. Mga ilang sandwich ang naibenta sa kabuoan? I-round ang bawat bilang sa pinakamalapit na ${unit(given, 'fil')}.`,
  },
  {
    sizes: [100, 1_000_000],
    en: (given) =>
      `A museum had ${grouped(given.a)} visitors last year and ${grouped(given.b)} this year. About how many visitors came in the two years? Round each number to the nearest ${unit(given, 'en')}.`,
    fil: (given) =>
      `Nagkaroon ang isang museo ng ${ilan(given.a, 'bisita')} noong nakaraang taon at ${ilan(given.b, 'bisita')} ngayong taon. Mga ilan ang bisita sa dalawang taon? I-round ang bawat bilang sa pinakamalapit na ${unit(given, 'fil')}.`,
  },
  {
    sizes: [1_000, 1_000_000],
    en: (given) =>
      `Farmers harvested ${grouped(given.a)} coconuts in one year and ${grouped(given.b)} in the next. About how many coconuts is that in all? Round each number to the nearest ${unit(given, 'en')}.`,
    fil: (given) =>
      `Umani ang mga magsasaka ng ${ilan(given.a, 'niyog')} sa isang taon at ${ilan(given.b, 'niyog')} sa sumunod na taon. Mga ilang niyog iyon sa kabuoan? I-round ang bawat bilang sa pinakamalapit na ${unit(given, 'fil')}.`,
  },
]

export const estimatingSums = skill<Given, 'exact' | 'down' | 'up' | 'one-only' | 'lower-place'>({
  id: 'whole-numbers/estimating-sums',
  area: 'Mathematics',
  name: { en: 'Estimating sums', fil: 'Pag-estimate ng sum' },
  grades: [3, 5],
  cues: {
    en: [...estimateCues.en, 'estimate the sum', 'estimated sum', 'estimating sums'],
    fil: [
      ...estimateCues.fil,
      'estimate ang sum',
      'estimated sum',
      'tinantiyang kabuuan',
      'pagtantiya ng kabuuan',
      'tantiya ng kabuuan',
    ],
  },
  units: ['mathematics/3/pagdaragdag-hanggang-10000'],
  largest: (grade) => numbersTo(grade) / (grade > 3 ? 10 : 1),
  mistakes: {
    exact: estimateMistakes.exact,
    down: estimateMistakes.down,
    up: estimateMistakes.up,
    'one-only': estimateMistakes['one-only'],
    'lower-place': estimateMistakes['lower-place'],
  },
  rules: {
    en: [
      estimateRule.en,
      {
        say: 'By rounding each number to the nearest hundred, the estimate of 478 + 312 is {800}.',
        ask: 'What is the estimate of 478 + 312 when each number is rounded to the nearest hundred?',
        not: ['790', '700', '900'],
      },
    ],
    fil: [
      estimateRule.fil,
      {
        say: 'Kung ira-round ang bawat bilang sa pinakamalapit na sandaanan, ang estimate ng 478 + 312 ay {800}.',
        ask: 'Ano ang estimate ng 478 + 312 kung ira-round ang bawat bilang sa pinakamalapit na sandaanan?',
        not: ['790', '700', '900'],
      },
    ],
  },
  draw: (draw) => {
    const place = draw.int(draw.grade - 2, Math.min(draw.grade, String(draw.largest).length - 2))
    const most = Math.min(9.4 * 10 ** place, draw.largest * 0.45) - 1
    const least = Math.ceil(1.2 * 10 ** place)
    const [a, b] = [draw.int(least, most), draw.int(least, most)]
    const given = { a, b, place, story: storyFor(draw, stories, a) }
    if ([a, b].some((number) => roundedTo(number, place) === number) || estimate(given) === a + b)
      throw new RangeError('The estimate should differ from the exact answer.')
    return given
  },
  answer: (given) => grouped(estimate(given)),
  wrong: (given) => {
    const { a, b, place } = given
    const ceiling = 10 ** place
    return {
      exact: grouped(a + b),
      down: grouped(floor(a, place) + floor(b, place)),
      up: grouped(floor(a, place) + floor(b, place) + 2 * ceiling),
      'one-only': grouped(roundedTo(a, place) + b),
      'lower-place': place > 1 ? grouped(roundedTo(a, place - 1) + roundedTo(b, place - 1)) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `Estimate the sum of ${grouped(given.a)} and ${grouped(given.b)} by rounding each number to the nearest ${unit(given, 'en')}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Round each number to the nearest ${unit(given, 'en')} and estimate: ${grouped(given.a)} + ${grouped(given.b)}.`,
      },
      storyStem(stories, 'en', 'analyze'),
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `I-estimate ang sum ng ${grouped(given.a)} at ${grouped(given.b)} sa pamamagitan ng pagra-round ng bawat bilang sa pinakamalapit na ${unit(given, 'fil')}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `I-round ang bawat bilang sa pinakamalapit na ${unit(given, 'fil')} at i-estimate ang sagot: ${grouped(given.a)} + ${grouped(given.b)}.`,
      },
      storyStem(stories, 'fil', 'analyze'),
    ],
  },
  statement: {
    en: (given, answer) =>
      `Rounded to the nearest ${unit(given, 'en')}, the estimate of ${grouped(given.a)} + ${grouped(given.b)} is ${answer}.`,
    fil: (given, answer) =>
      `Kung ira-round sa pinakamalapit na ${unit(given, 'fil')}, ang estimate ng ${grouped(given.a)} + ${grouped(given.b)} ay ${answer}.`,
  },
  solution: {
    en: (given) => steps(given, 'and'),
    fil: (given) => steps(given, 'at'),
  },
})

function steps(given: Given, and: string): string[] {
  const { a, b, place } = given
  const [one, other] = [roundedTo(a, place), roundedTo(b, place)]
  return [
    `${grouped(a)} ≈ ${grouped(one)} ${and} ${grouped(b)} ≈ ${grouped(other)}`,
    `${grouped(one)} + ${grouped(other)} = ${grouped(estimate(given))}`,
  ]
}
