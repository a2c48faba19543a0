import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { multipliedWithoutCarrying } from './columns.ts'
import { ilan, many, type Story, storyFor, storyStem } from './stories.ts'

/** So many things each time, so many times. */
type Given = { each: number; times: number; story: number; who: Person }

const exercise = ({ each, times }: Given) => `${grouped(each)} × ${grouped(times)}`
const ones = (times: number) => times % 10
const tens = (times: number) => times - ones(times)

/** Sizes are those of one group. */
const stories: readonly Story<Given>[] = [
  {
    sizes: [12, 60],
    en: ({ each, times }) =>
      `A box holds ${grouped(each)} pencils. How many pencils are there in ${many(times, 'box', 'boxes')}?`,
    fil: ({ each, times }) =>
      `May ${ilan(each, 'lapis')} sa isang kahon. Ilang lapis ang nasa ${ilan(times, 'kahon')}?`,
  },
  {
    sizes: [12, 60],
    en: ({ each, times, who }) =>
      `${who.name} reads ${grouped(each)} pages of a book every day. How many pages does ${who.he} read in ${many(times, 'day')}?`,
    fil: ({ each, times, who }) =>
      `Bumabasa si ${who.name} ng ${ilan(each, 'pahina')} ng aklat bawat araw. Ilang pahina ang nababasa niya sa loob ng ${ilan(times, 'araw')}?`,
  },
  {
    sizes: [20, 300],
    en: ({ each, times }) =>
      `A bakery bakes ${grouped(each)} loaves of bread a day. How many loaves does it bake in ${many(times, 'day')}?`,
    fil: ({ each, times }) =>
      `Gumagawa ang isang panaderya ng ${ilan(each, 'tinapay')} bawat araw. Ilang tinapay ang nagagawa nito sa loob ng ${ilan(times, 'araw')}?`,
  },
  {
    sizes: [61, 2_000],
    en: ({ each, times }) =>
      `A truck carries ${grouped(each)} hollow blocks on each trip. How many hollow blocks does it carry in ${many(times, 'trip')}?`,
    fil: ({ each, times }) =>
      `Nagdadala ang isang trak ng ${ilan(each, 'hollow block')} sa bawat biyahe. Ilang hollow block ang nadadala nito sa ${ilan(times, 'biyahe')}?`,
  },
  {
    sizes: [300, 10_000],
    en: ({ each, times }) =>
      `A factory fills ${grouped(each)} bottles in one day. How many bottles does it fill in ${many(times, 'day')}?`,
    fil: ({ each, times }) =>
      `Nakapupuno ang isang pabrika ng ${ilan(each, 'bote')} sa isang araw. Ilang bote ang napupuno nito sa loob ng ${ilan(times, 'araw')}?`,
  },
]

/** The ranges of the two factors in each grade. */
const factors: Record<number, readonly (readonly [number, number, number, number])[]> = {
  3: [
    [12, 99, 3, 9],
    [102, 999, 2, 9],
    [12, 99, 11, 60],
  ],
  4: [
    [102, 999, 3, 9],
    [1_002, 4_999, 2, 9],
    [12, 99, 11, 99],
    [102, 999, 11, 99],
  ],
  5: [
    [102, 999, 11, 99],
    [1_002, 9_999, 11, 99],
  ],
}

export const multiplication = skill<
  Given,
  'no-carry' | 'unshifted' | 'ones-only' | 'once-less' | 'once-more' | 'ten-more'
>({
  id: 'whole-numbers/multiplication',
  area: 'Mathematics',
  name: { en: 'Multiplying whole numbers', fil: 'Pagpaparami ng mga buong bilang' },
  grades: [3, 5],
  cues: {
    en: ['multiplication', 'multiply', 'product', 'multiplicand', 'multiplier', 'partial product', 'factors'],
    fil: [
      'multiplication',
      'pagpaparami',
      'product',
      'multiplicand',
      'multiplier',
      'partial product',
      'factor',
    ],
  },
  notation: [/\b\d[\d,]*\d ?[×x] ?\d+ ?=/],
  units: ['mathematics/3/pagpaparami-multiplication', 'mathematics/4/multiplying-and-dividing-whole-numbers'],
  largest: (grade) => [10_000, 100_000, 1_000_000][grade - 3] ?? 10_000,
  mistakes: {
    'no-carry': { en: 'did not add the carried digits', fil: 'hindi idinagdag ang mga ni-regroup na digit' },
    unshifted: {
      en: 'did not write the second partial product one place to the left',
      fil: 'hindi inusog pakaliwa ang ikalawang partial product',
    },
    'ones-only': { en: 'multiplied by the ones digit only', fil: 'sa digit lamang ng isahan nagparami' },
    'once-less': { en: 'multiplied one time too few', fil: 'kulang ng isang ulit ang pagpaparami' },
    'once-more': { en: 'multiplied one time too many', fil: 'sobra ng isang ulit ang pagpaparami' },
    'ten-more': { en: 'carried one ten too many', fil: 'sumobra ng isang sampu sa pagre-regroup' },
  },
  rules: {
    en: [
      {
        say: 'In 42 × 36, the partial product of 42 and 30 is {1,260}.',
        ask: 'In 42 × 36, the digit 3 stands for 30. What is its partial product?',
        not: ['126', '252', '1,512'],
      },
      {
        say: 'We can work out 23 × 14 as 3 × 14 plus {20} × 14.',
        ask: 'Which number completes the equation 23 × 14 = (3 × 14) + (____ × 14)?',
        not: ['2', '10', '23'],
      },
    ],
    fil: [
      {
        say: 'Sa 42 × 36, ang partial product ng 42 at 30 ay {1,260}.',
        ask: 'Sa 42 × 36, ang digit na 3 ay 30 ang halaga. Ano ang partial product nito?',
        not: ['126', '252', '1,512'],
      },
      {
        say: 'Ang 23 × 14 ay katumbas ng pinagsamang 3 × 14 at {20} × 14.',
        ask: 'Anong bilang ang dapat ilagay sa patlang? 23 × 14 = (3 × 14) + (____ × 14)',
        not: ['2', '10', '23'],
      },
    ],
  },
  draw: (draw) => {
    const [least, most, fewest, often] = draw.pick(factors[draw.grade] ?? [[12, 99, 3, 9] as const])
    const [each, times] = [draw.int(least, most), draw.int(fewest, often)]
    if (each % 10 === 0 || times % 10 === 0 || each * times > draw.largest)
      throw new RangeError('Too easy or too large.')
    return { each, times, story: storyFor(draw, stories, each), who: draw.person() }
  },
  answer: ({ each, times }) => grouped(each * times),
  wrong: ({ each, times }) => {
    const product = each * times
    const isLong = times > 9
    return {
      'no-carry': isLong ? undefined : grouped(multipliedWithoutCarrying(each, times)),
      unshifted: isLong ? grouped(each * ones(times) + (each * tens(times)) / 10) : undefined,
      'ones-only': isLong && ones(times) >= tens(times) / 10 ? grouped(each * ones(times)) : undefined,
      'once-less': grouped(product - each),
      'once-more': grouped(product + each),
      'ten-more': grouped(product + 10),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ each, times }) => `What is the product of ${grouped(each)} and ${grouped(times)}?`,
      },
      { level: 'understand', text: (given) => `Multiply: ${exercise(given)} = ____.` },
      storyStem(stories, 'en'),
      storyStem(stories, 'en'),
    ],
    fil: [
      {
        level: 'understand',
        text: ({ each, times }) => `Ano ang product ng ${grouped(each)} at ${grouped(times)}?`,
      },
      { level: 'understand', text: (given) => `Paramihin: ${exercise(given)} = ____.` },
      storyStem(stories, 'fil'),
      storyStem(stories, 'fil'),
    ],
  },
  statement: {
    en: ({ each, times }, answer) => `The product of ${grouped(each)} and ${grouped(times)} is ${answer}.`,
    fil: ({ each, times }, answer) => `Ang product ng ${grouped(each)} at ${grouped(times)} ay ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
})

function steps(given: Given): string[] {
  const { each, times } = given
  const last = `${exercise(given)} = ${grouped(each * times)}`
  if (times < 10) {
    const parts = [each - (each % 10), each % 10]
    return [
      `${exercise(given)} = ${parts.map((part) => `${grouped(part)} × ${times}`).join(' + ')} = ${parts.map((part) => grouped(part * times)).join(' + ')}`,
      last,
    ]
  }
  const [upper, lower] = [each * tens(times), each * ones(times)]
  return [
    `${grouped(each)} × ${ones(times)} = ${grouped(lower)}`,
    `${grouped(each)} × ${tens(times)} = ${grouped(upper)}`,
    `${grouped(lower)} + ${grouped(upper)} = ${grouped(each * times)}`,
  ]
}
