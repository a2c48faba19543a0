import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { estimateCues, estimateMistakes } from './estimating.ts'
import { numbersTo } from './places.ts'
import { roundedTo, unitNames } from './rounding.ts'
import { ilan, type Story, storyFor, storyStem } from './stories.ts'

/** Both numbers are rounded to the same place: 2 is the nearest hundred. */
type Given = { a: number; b: number; place: number; story: number }

const unit = ({ place }: Given, language: 'en' | 'fil') => unitNames[place]?.[language]
const floor = (number: number, place: number) => Math.floor(number / 10 ** place) * 10 ** place
const estimate = ({ a, b, place }: Given) => roundedTo(a, place) - roundedTo(b, place)

const stories: readonly Story<Given>[] = [
  {
    sizes: [10, 9_999],
    en: (given) =>
      `A school bought ${grouped(given.a)} sheets of paper and used ${grouped(given.b)}. About how many sheets are left? Round each number to the nearest ${unit(given, 'en')}.`,
    fil: (given) =>
      `Bumili ang isang paaralan ng ${ilan(given.a, 'pirasong papel')} at nagamit ang ${grouped(given.b)}. Mga ilang piraso ang natira? I-round ang bawat bilang sa pinakamalapit na ${unit(given, 'fil')}.`,
  },
  {
    sizes: [100, 1_000_000],
    en: (given) =>
      `A museum had ${grouped(given.a)} visitors this year and ${grouped(given.b)} last year. About how many more visitors came this year? Round each number to the nearest ${unit(given, 'en')}.`,
    fil: (given) =>
      `Nagkaroon ang isang museo ng ${ilan(given.a, 'bisita')} ngayong taon at ${ilan(given.b, 'bisita')} noong nakaraang taon. Mga ilang bisita ang lamang ngayong taon kaysa noong nakaraang taon? I-round ang bawat bilang sa pinakamalapit na ${unit(given, 'fil')}.`,
  },
  {
    sizes: [1_000, 1_000_000],
    en: (given) =>
      `Farmers harvested ${grouped(given.a)} coconuts and sold ${grouped(given.b)}. About how many coconuts were not sold? Round each number to the nearest ${unit(given, 'en')}.`,
    fil: (given) =>
      `Umani ang mga magsasaka ng ${ilan(given.a, 'niyog')} at naibenta ang ${grouped(given.b)}. Mga ilang niyog ang hindi naibenta? I-round ang bawat bilang sa pinakamalapit na ${unit(given, 'fil')}.`,
  },
]

export const estimatingDifferences = skill<Given, 'exact' | 'down' | 'up' | 'one-only' | 'lower-place'>({
  id: 'whole-numbers/estimating-differences',
  area: 'Mathematics',
  name: { en: 'Estimating differences', fil: 'Pag-estimate ng difference' },
  grades: [3, 5],
  cues: {
    en: [...estimateCues.en, 'estimate the difference', 'estimated difference', 'estimating differences'],
    fil: [
      ...estimateCues.fil,
      'estimate ang difference',
      'estimated difference',
      'tinantiyang sagot sa pagbabawas',
      'pagtantiya ng difference',
    ],
  },
  units: ['mathematics/3/pagbabawas-hanggang-10000'],
  largest: (grade) => numbersTo(grade) / (grade > 3 ? 10 : 1),
  mistakes: {
    exact: estimateMistakes.exact,
    down: {
      en: 'cut off the digits instead of rounding',
      fil: 'pinutol ang mga digit sa halip na i-round',
    },
    up: {
      en: 'rounded the first number up and the second down',
      fil: 'ni-round pataas ang una at pababa ang ikalawa',
    },
    'one-only': estimateMistakes['one-only'],
    'lower-place': estimateMistakes['lower-place'],
  },
  rules: {
    en: [
      {
        say: 'To estimate a difference, {round both numbers, then subtract}.',
        ask: 'How do we estimate a difference?',
        not: [
          'subtract, then round the answer',
          'round both numbers, then add',
          'round only the smaller number, then subtract',
        ],
      },
      {
        say: 'By rounding each number to the nearest hundred, the estimate of 782 − 319 is {500}.',
        ask: 'What is the estimate of 782 − 319 when each number is rounded to the nearest hundred?',
        not: ['463', '400', '600'],
      },
    ],
    fil: [
      {
        say: 'Upang ma-estimate ang difference, {i-round ang dalawang bilang, saka magbawas}.',
        ask: 'Paano ine-estimate ang difference?',
        not: [
          'magbawas, saka i-round ang sagot',
          'i-round ang dalawang bilang, saka magdagdag',
          'i-round lamang ang mas maliit na bilang, saka magbawas',
        ],
      },
      {
        say: 'Kung ira-round ang bawat bilang sa pinakamalapit na sandaanan, ang estimate ng 782 − 319 ay {500}.',
        ask: 'Ano ang estimate ng 782 − 319 kung ira-round ang bawat bilang sa pinakamalapit na sandaanan?',
        not: ['463', '400', '600'],
      },
    ],
  },
  draw: (draw) => {
    const place = draw.int(draw.grade - 2, Math.min(draw.grade, String(draw.largest).length - 2))
    const most = Math.min(9.4 * 10 ** place, draw.largest * 0.95) - 1
    const least = Math.ceil(1.2 * 10 ** place)
    const b = draw.int(least, most)
    const a = draw.int(b + 1, most)
    const given = { a, b, place, story: storyFor(draw, stories, a) }
    if (
      [a, b].some((number) => roundedTo(number, place) === number) ||
      estimate(given) === a - b ||
      estimate(given) < 2 * 10 ** place
    )
      throw new RangeError('The estimate should differ from the exact answer.')
    return given
  },
  answer: (given) => grouped(estimate(given)),
  wrong: (given) => {
    const { a, b, place } = given
    const ceiling = 10 ** place
    return {
      exact: grouped(a - b),
      down: floor(a, place) > floor(b, place) ? grouped(floor(a, place) - floor(b, place)) : undefined,
      up: grouped(floor(a, place) - floor(b, place) + ceiling),
      'one-only': roundedTo(a, place) > b ? grouped(roundedTo(a, place) - b) : undefined,
      'lower-place': place > 1 ? grouped(roundedTo(a, place - 1) - roundedTo(b, place - 1)) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `Estimate the difference of ${grouped(given.a)} and ${grouped(given.b)} by rounding each number to the nearest ${unit(given, 'en')}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Round each number to the nearest ${unit(given, 'en')} and estimate: ${grouped(given.a)} − ${grouped(given.b)}.`,
      },
      storyStem(stories, 'en', 'analyze'),
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `I-estimate ang difference ng ${grouped(given.a)} at ${grouped(given.b)} sa pamamagitan ng pagra-round ng bawat bilang sa pinakamalapit na ${unit(given, 'fil')}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `I-round ang bawat bilang sa pinakamalapit na ${unit(given, 'fil')} at i-estimate ang sagot: ${grouped(given.a)} − ${grouped(given.b)}.`,
      },
      storyStem(stories, 'fil', 'analyze'),
    ],
  },
  statement: {
    en: (given, answer) =>
      `Rounded to the nearest ${unit(given, 'en')}, the estimate of ${grouped(given.a)} − ${grouped(given.b)} is ${answer}.`,
    fil: (given, answer) =>
      `Kung ira-round sa pinakamalapit na ${unit(given, 'fil')}, ang estimate ng ${grouped(given.a)} − ${grouped(given.b)} ay ${answer}.`,
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
    `${grouped(one)} − ${grouped(other)} = ${grouped(estimate(given))}`,
  ]
}
