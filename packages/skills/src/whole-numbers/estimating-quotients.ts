import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { estimateCues, estimateMistakes } from './estimating.ts'
import { ilan, type Story, storyFor, storyStem } from './stories.ts'

/** The numbers as they are given, and rounded: 812 ÷ 19 becomes 800 ÷ 20. */
type Given = { total: number; divisor: number; nearTotal: number; nearDivisor: number; story: number }

const estimate = ({ nearTotal, nearDivisor }: Given) => nearTotal / nearDivisor

const howTo = ({ total, divisor }: Given, language: Language): string => {
  if (divisor < 10)
    return language === 'en'
      ? `rounding ${grouped(total)} to the nearest ten`
      : `pagra-round ng ${grouped(total)} sa pinakamalapit na sampuan`
  return language === 'en'
    ? `rounding ${grouped(total)} to the nearest hundred and ${divisor} to the nearest ten`
    : `pagra-round ng ${grouped(total)} sa pinakamalapit na sandaanan at ng ${divisor} sa pinakamalapit na sampuan`
}

const stories: readonly Story<Given>[] = [
  {
    sizes: [60, 9_999],
    en: (given) =>
      `There are ${grouped(given.total)} eggs to be packed in ${given.divisor} crates. About how many eggs go into each crate? Estimate by ${howTo(given, 'en')}.`,
    fil: (given) =>
      `Iimpake ang ${ilan(given.total, 'itlog')} sa ${ilan(given.divisor, 'kahon')}. Mga ilang itlog ang mailalagay sa bawat kahon? Mag-estimate sa pamamagitan ng ${howTo(given, 'fil')}.`,
  },
  {
    sizes: [60, 9_999],
    en: (given) =>
      `A farmer plants ${grouped(given.total)} seedlings in ${given.divisor} rows. About how many seedlings are in each row? Estimate by ${howTo(given, 'en')}.`,
    fil: (given) =>
      `Nagtanim ang magsasaka ng ${ilan(given.total, 'punla')} sa ${ilan(given.divisor, 'hilera')}. Mga ilang punla ang nasa bawat hilera? Mag-estimate sa pamamagitan ng ${howTo(given, 'fil')}.`,
  },
]

export const estimatingQuotients = skill<
  Given,
  'zero-less' | 'zero-more' | 'ten-more' | 'ten-less' | 'divided-wrong'
>({
  id: 'whole-numbers/estimating-quotients',
  area: 'Mathematics',
  name: { en: 'Estimating quotients', fil: 'Pag-estimate ng quotient' },
  grades: [3, 5],
  cues: {
    en: [...estimateCues.en, 'estimate the quotient', 'estimated quotient', 'compatible numbers'],
    fil: [...estimateCues.fil, 'estimate ang quotient', 'estimated quotient', 'compatible numbers'],
  },
  units: ['mathematics/3/paghahati-division', 'mathematics/4/multiplying-and-dividing-whole-numbers'],
  largest: (grade) => (grade === 3 ? 1_000 : 10_000),
  mistakes: {
    'zero-less': estimateMistakes['zero-less'],
    'zero-more': estimateMistakes['zero-more'],
    'ten-more': { en: 'went one ten too high', fil: 'sumobra ng isang sampu' },
    'ten-less': { en: 'went one ten too low', fil: 'nagkulang ng isang sampu' },
    'divided-wrong': { en: 'gave the rounded divisor', fil: 'ang ni-round na divisor ang ibinigay' },
  },
  rules: {
    en: [
      {
        say: 'The compatible numbers that help us estimate 358 ÷ 6 are {360 ÷ 6}.',
        ask: 'Which compatible numbers help us estimate 358 ÷ 6?',
        not: ['350 ÷ 6', '400 ÷ 6', '358 ÷ 10'],
      },
      {
        say: 'To estimate 812 ÷ 19, we can divide 800 by {20}.',
        ask: 'We round 812 to 800 to estimate 812 ÷ 19. By what number do we divide 800?',
        not: ['10', '19', '200'],
      },
    ],
    fil: [
      {
        say: 'Ang compatible numbers na makatutulong sa pag-estimate ng 358 ÷ 6 ay {360 ÷ 6}.',
        ask: 'Aling compatible numbers ang makatutulong sa pag-estimate ng 358 ÷ 6?',
        not: ['350 ÷ 6', '400 ÷ 6', '358 ÷ 10'],
      },
      {
        say: 'Upang ma-estimate ang 812 ÷ 19, maaaring hatiin ang 800 sa {20}.',
        ask: 'Ni-round ang 812 sa 800 upang ma-estimate ang 812 ÷ 19. Sa anong bilang hahatiin ang 800?',
        not: ['10', '19', '200'],
      },
    ],
  },
  draw: (draw) => {
    const quotient = draw.int(2, 9) * 10
    const off = (most: number) => draw.int(1, most) * draw.pick([-1, 1])
    const short = draw.grade === 3
    const nearDivisor = short ? draw.int(3, 9) : draw.int(2, 9) * 10
    const nearTotal = quotient * nearDivisor
    if (nearTotal + 50 > draw.largest || quotient === nearDivisor) throw new RangeError('Too large.')
    const [total, divisor] = short
      ? [nearTotal + off(4), nearDivisor]
      : [nearTotal + off(45), nearDivisor + off(4)]
    return { total, divisor, nearTotal, nearDivisor, story: storyFor(draw, stories, total) }
  },
  answer: (given) => grouped(estimate(given)),
  wrong: (given) => ({
    'zero-less': grouped(estimate(given) / 10),
    'zero-more': grouped(estimate(given) * 10),
    'ten-more': grouped(estimate(given) + 10),
    'ten-less': estimate(given) > 20 ? grouped(estimate(given) - 10) : undefined,
    'divided-wrong': given.nearDivisor > 9 ? grouped(given.nearDivisor) : undefined,
  }),
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) => `Estimate ${grouped(given.total)} ÷ ${given.divisor} by ${howTo(given, 'en')}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `What is the estimated quotient of ${grouped(given.total)} ÷ ${given.divisor}, found by ${howTo(given, 'en')}?`,
      },
      storyStem(stories, 'en', 'analyze'),
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `I-estimate ang ${grouped(given.total)} ÷ ${given.divisor} sa pamamagitan ng ${howTo(given, 'fil')}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ano ang estimate ng quotient ng ${grouped(given.total)} ÷ ${given.divisor} sa pamamagitan ng ${howTo(given, 'fil')}?`,
      },
      storyStem(stories, 'fil', 'analyze'),
    ],
  },
  statement: {
    en: (given, answer) =>
      `By ${howTo(given, 'en')}, the estimate of ${grouped(given.total)} ÷ ${given.divisor} is ${answer}.`,
    fil: (given, answer) =>
      `Sa pamamagitan ng ${howTo(given, 'fil')}, ang estimate ng ${grouped(given.total)} ÷ ${given.divisor} ay ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
})

function steps(given: Given): string[] {
  const { total, divisor, nearTotal, nearDivisor } = given
  return [
    `${grouped(total)} ≈ ${grouped(nearTotal)}${divisor === nearDivisor ? '' : `; ${divisor} ≈ ${nearDivisor}`}`,
    `${grouped(nearTotal)} ÷ ${nearDivisor} = ${grouped(estimate(given))}`,
  ]
}
