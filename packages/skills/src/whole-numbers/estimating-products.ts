import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { estimateCues, estimateMistakes } from './estimating.ts'
import { roundedTo, unitNames } from './rounding.ts'
import { ilan, many, type Story, storyFor, storyStem } from './stories.ts'

/** Each factor of two digits or more is rounded to its greatest place. */
type Given = { each: number; times: number; story: number }

const top = (number: number) => String(number).length - 1
const near = (number: number) => (number < 10 ? number : roundedTo(number, top(number)))
const below = (number: number) => Math.floor(number / 10 ** top(number)) * 10 ** top(number)
const above = (number: number) => (number < 10 ? number : below(number) + 10 ** top(number))
const estimate = ({ each, times }: Given) => near(each) * near(times)

/** How to round, as a part of a sentence. */
const howTo = ({ each, times }: Given, language: Language): string => {
  const unit = unitNames[top(each)]?.[language]
  if (times < 10)
    return language === 'en'
      ? `rounding ${grouped(each)} to the nearest ${unit}`
      : `pagra-round ng ${grouped(each)} sa pinakamalapit na ${unit}`
  const other = unitNames[top(times)]?.[language]
  if (unit === other)
    return language === 'en'
      ? `rounding both factors to the nearest ${unit}`
      : `pagra-round ng parehong factor sa pinakamalapit na ${unit}`
  return language === 'en'
    ? `rounding ${grouped(each)} to the nearest ${unit} and ${times} to the nearest ${other}`
    : `pagra-round ng ${grouped(each)} sa pinakamalapit na ${unit} at ng ${times} sa pinakamalapit na ${other}`
}

const stories: readonly Story<Given>[] = [
  {
    sizes: [12, 99],
    en: (given) =>
      `A box holds ${given.each} pencils. About how many pencils are in ${many(given.times, 'box', 'boxes')}? Estimate by ${howTo(given, 'en')}.`,
    fil: (given) =>
      `May ${ilan(given.each, 'lapis')} sa isang kahon. Mga ilang lapis ang nasa ${ilan(given.times, 'kahon')}? Mag-estimate sa pamamagitan ng ${howTo(given, 'fil')}.`,
  },
  {
    sizes: [100, 999],
    en: (given) =>
      `A truck carries ${given.each} hollow blocks on each trip. About how many hollow blocks does it carry in ${many(given.times, 'trip')}? Estimate by ${howTo(given, 'en')}.`,
    fil: (given) =>
      `Nagdadala ang isang trak ng ${ilan(given.each, 'hollow block')} sa bawat biyahe. Mga ilang hollow block ang nadadala nito sa ${ilan(given.times, 'biyahe')}? Mag-estimate sa pamamagitan ng ${howTo(given, 'fil')}.`,
  },
  {
    sizes: [40, 9_999],
    en: (given) =>
      `A bakery makes ${grouped(given.each)} pandesal a day. About how many pandesal does it make in ${many(given.times, 'day')}? Estimate by ${howTo(given, 'en')}.`,
    fil: (given) =>
      `Gumagawa ang isang panaderya ng ${ilan(given.each, 'pandesal')} bawat araw. Mga ilang pandesal ang nagagawa nito sa loob ng ${ilan(given.times, 'araw')}? Mag-estimate sa pamamagitan ng ${howTo(given, 'fil')}.`,
  },
]

const ranges: Record<number, readonly (readonly [number, number, number, number])[]> = {
  3: [
    [21, 94, 3, 9],
    [110, 940, 3, 9],
  ],
  4: [
    [21, 94, 11, 94],
    [110, 940, 3, 9],
    [110, 940, 11, 94],
  ],
  5: [
    [110, 940, 11, 94],
    [1_100, 9_400, 11, 94],
  ],
}

export const estimatingProducts = skill<
  Given,
  'exact' | 'down' | 'up' | 'one-only' | 'zero-less' | 'zero-more'
>({
  id: 'whole-numbers/estimating-products',
  area: 'Mathematics',
  name: { en: 'Estimating products', fil: 'Pag-estimate ng product' },
  grades: [3, 5],
  cues: {
    en: [...estimateCues.en, 'estimate the product', 'estimated product', 'estimating products'],
    fil: [...estimateCues.fil, 'estimate ang product', 'estimated product', 'pagtantiya ng product'],
  },
  units: ['mathematics/3/pagpaparami-multiplication', 'mathematics/4/multiplying-and-dividing-whole-numbers'],
  largest: (grade) => [10_000, 100_000, 1_000_000][grade - 3] ?? 10_000,
  mistakes: {
    exact: estimateMistakes.exact,
    down: { en: 'always rounded down', fil: 'laging nag-round pababa' },
    up: { en: 'always rounded up', fil: 'laging nag-round pataas' },
    'one-only': estimateMistakes['one-only'],
    'zero-less': estimateMistakes['zero-less'],
    'zero-more': estimateMistakes['zero-more'],
  },
  rules: {
    en: [
      {
        say: 'To estimate a product, {round the factors, then multiply}.',
        ask: 'How do we estimate a product?',
        not: [
          'multiply, then round the answer',
          'round the factors, then add',
          'multiply only the first digits',
        ],
      },
      {
        say: 'By rounding both factors to the nearest ten, the estimate of 48 × 31 is {1,500}.',
        ask: 'What is the estimate of 48 × 31 when both factors are rounded to the nearest ten?',
        not: ['150', '1,200', '1,488'],
      },
    ],
    fil: [
      {
        say: 'Upang ma-estimate ang product, {i-round ang mga factor, saka magparami}.',
        ask: 'Paano ine-estimate ang product?',
        not: [
          'magparami, saka i-round ang sagot',
          'i-round ang mga factor, saka magdagdag',
          'paramihin lamang ang mga unang digit',
        ],
      },
      {
        say: 'Kung ira-round ang parehong factor sa pinakamalapit na sampuan, ang estimate ng 48 × 31 ay {1,500}.',
        ask: 'Ano ang estimate ng 48 × 31 kung ira-round ang parehong factor sa pinakamalapit na sampuan?',
        not: ['150', '1,200', '1,488'],
      },
    ],
  },
  draw: (draw) => {
    const [least, most, fewest, often] = draw.pick(ranges[draw.grade] ?? [[21, 94, 3, 9] as const])
    const given = { each: draw.int(least, most), times: draw.int(fewest, often), story: 0 }
    if (
      given.each % 10 === 0 ||
      (given.times > 9 && given.times % 10 === 0) ||
      estimate(given) > draw.largest
    )
      throw new RangeError('Round already, or too large.')
    return { ...given, story: storyFor(draw, stories, given.each) }
  },
  answer: (given) => grouped(estimate(given)),
  wrong: (given) => {
    const { each, times } = given
    return {
      exact: grouped(each * times),
      down: grouped(below(each) * below(times)),
      up: grouped(above(each) * above(times)),
      'one-only': times > 9 ? grouped(near(each) * times) : undefined,
      'zero-less': grouped(estimate(given) / 10),
      'zero-more': grouped(estimate(given) * 10),
    }
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `Estimate the product of ${grouped(given.each)} and ${given.times} by ${howTo(given, 'en')}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `What is the estimate of ${grouped(given.each)} × ${given.times}, found by ${howTo(given, 'en')}?`,
      },
      storyStem(stories, 'en', 'analyze'),
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `I-estimate ang product ng ${grouped(given.each)} at ${given.times} sa pamamagitan ng ${howTo(given, 'fil')}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ano ang estimate ng ${grouped(given.each)} × ${given.times} sa pamamagitan ng ${howTo(given, 'fil')}?`,
      },
      storyStem(stories, 'fil', 'analyze'),
    ],
  },
  statement: {
    en: (given, answer) =>
      `By ${howTo(given, 'en')}, the estimate of ${grouped(given.each)} × ${given.times} is ${answer}.`,
    fil: (given, answer) =>
      `Sa pamamagitan ng ${howTo(given, 'fil')}, ang estimate ng ${grouped(given.each)} × ${given.times} ay ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
})

function steps(given: Given): string[] {
  const { each, times } = given
  return [
    `${grouped(each)} ≈ ${grouped(near(each))}${times > 9 ? `; ${times} ≈ ${near(times)}` : ''}`,
    `${grouped(near(each))} × ${near(times)} = ${grouped(estimate(given))}`,
  ]
}
