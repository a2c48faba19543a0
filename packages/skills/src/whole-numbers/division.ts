import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { withoutZero } from './places.ts'
import { ilan, type Story, storyFor, storyStem } from './stories.ts'

type Given = { divisor: number; quotient: number; story: number }

const total = ({ divisor, quotient }: Given) => divisor * quotient
const exercise = (given: Given) => `${grouped(total(given))} ÷ ${grouped(given.divisor)}`

/** More seedlings than this do not stand in one row. */
const longestRow = 120

/** Sizes are those of the dividend. */
const stories: readonly Story<Given>[] = [
  {
    sizes: [30, 999],
    en: (given) =>
      `A teacher puts ${grouped(total(given))} books equally on ${given.divisor} shelves. How many books are on each shelf?`,
    fil: (given) =>
      `Inilagay ng guro nang magkakasindami ang ${ilan(total(given), 'aklat')} sa ${ilan(given.divisor, 'istante')}. Ilang aklat ang nasa bawat istante?`,
  },
  {
    sizes: [30, 3_000],
    en: (given) =>
      `There are ${grouped(total(given))} eggs to be packed equally in ${given.divisor} crates. How many eggs go into each crate?`,
    fil: (given) =>
      `Iimpake nang magkakasindami ang ${ilan(total(given), 'itlog')} sa ${ilan(given.divisor, 'kahon')}. Ilang itlog ang ilalagay sa bawat kahon?`,
  },
  {
    sizes: [200, 20_000],
    en: (given) =>
      given.quotient > longestRow
        ? `A farmer planted ${grouped(total(given))} rice seedlings in ${given.divisor} plots, the same number in each plot. How many seedlings are in each plot?`
        : `A farmer planted ${grouped(total(given))} rice seedlings in ${given.divisor} equal rows. How many seedlings are in each row?`,
    fil: (given) =>
      given.quotient > longestRow
        ? `Nagtanim ang magsasaka ng ${ilan(total(given), 'punla ng palay')} sa ${ilan(given.divisor, 'pitak')} na pare-pareho ang dami ng punla. Ilang punla ang nasa bawat pitak?`
        : `Nagtanim ang magsasaka ng ${ilan(total(given), 'punla ng palay')} sa ${ilan(given.divisor, 'hilera')} na pare-pareho ang dami. Ilang punla ang nasa bawat hilera?`,
  },
  {
    sizes: [1_000, 1_000_000],
    en: (given) =>
      `A factory made ${grouped(total(given))} bottles in ${given.divisor} days, the same number each day. How many bottles did it make each day?`,
    fil: (given) =>
      `Nakagawa ang isang pabrika ng ${ilan(total(given), 'bote')} sa loob ng ${ilan(given.divisor, 'araw')}, na magkakasindami bawat araw. Ilang bote ang nagawa nito bawat araw?`,
  },
]

/** The ranges of divisor and quotient in each grade. */
const ranges: Record<number, readonly (readonly [number, number, number, number])[]> = {
  3: [
    [3, 9, 11, 99],
    [2, 5, 101, 199],
  ],
  4: [
    [3, 9, 101, 999],
    [11, 30, 12, 99],
  ],
  5: [
    [11, 50, 101, 400],
    [12, 90, 21, 99],
    [3, 9, 1_001, 9_999],
  ],
}

export const division = skill<
  Given,
  'zero-lost' | 'one-less' | 'one-more' | 'ten-times' | 'ten-more' | 'ten-less'
>({
  id: 'whole-numbers/division',
  area: 'Mathematics',
  name: { en: 'Dividing whole numbers', fil: 'Paghahati ng mga buong bilang' },
  grades: [3, 5],
  cues: {
    en: ['division', 'divide', 'quotient', 'dividend', 'divisor', 'long division'],
    fil: ['division', 'paghahati', 'quotient', 'dividend', 'divisor', 'long division'],
  },
  notation: [/\b\d[\d,]*\d ?÷ ?\d+ ?=/],
  units: ['mathematics/3/paghahati-division', 'mathematics/4/multiplying-and-dividing-whole-numbers'],
  largest: (grade) => [1_000, 10_000, 100_000][grade - 3] ?? 1_000,
  mistakes: {
    'zero-lost': { en: 'left out a zero in the quotient', fil: 'hindi isinulat ang zero sa quotient' },
    'one-less': { en: 'was one short in the ones place', fil: 'kulang ng isa sa isahan' },
    'one-more': { en: 'had one too many in the ones place', fil: 'sobra ng isa sa isahan' },
    'ten-times': { en: 'wrote an extra zero in the quotient', fil: 'nagdagdag ng sobrang zero sa quotient' },
    'ten-more': { en: 'had one too many in the tens place', fil: 'sobra ng isa sa sampuan' },
    'ten-less': { en: 'was one short in the tens place', fil: 'kulang ng isa sa sampuan' },
  },
  rules: {
    en: [
      {
        say: 'In long division, we divide the digits of the dividend {from left to right}.',
        ask: 'In long division, in what order do we divide the digits of the dividend?',
        not: ['from right to left', 'from largest to smallest', 'from smallest to largest'],
      },
      {
        say: 'When there is no remainder, the quotient multiplied by the divisor gives {the dividend}.',
        ask: 'A division has no remainder. What do we get when we multiply the quotient by the divisor?',
        not: ['the divisor', 'the difference', 'the sum'],
      },
      {
        say: 'The quotient of 612 ÷ 6 is {102}.',
        ask: 'What is the quotient of 612 ÷ 6?',
        not: ['12', '120', '112'],
      },
    ],
    fil: [
      {
        say: 'Sa long division, hinahati ang mga digit ng dividend {mula kaliwa pakanan}.',
        ask: 'Sa long division, sa anong ayos hinahati ang mga digit ng dividend?',
        not: [
          'mula kanan pakaliwa',
          'mula pinakamalaki hanggang pinakamaliit',
          'mula pinakamaliit hanggang pinakamalaki',
        ],
      },
      {
        say: 'Kung walang remainder, ang quotient na pinarami sa divisor ay katumbas ng {dividend}.',
        ask: 'Walang remainder ang isang division. Ano ang makukuha kapag pinarami ang quotient sa divisor?',
        not: ['divisor', 'difference', 'sum'],
      },
      {
        say: 'Ang quotient ng 612 ÷ 6 ay {102}.',
        ask: 'Ano ang quotient ng 612 ÷ 6?',
        not: ['12', '120', '112'],
      },
    ],
  },
  draw: (draw) => {
    const [least, most, fewest, largest] = draw.pick(ranges[draw.grade] ?? [[3, 9, 11, 99] as const])
    const [divisor, quotient] = [draw.int(least, most), draw.int(fewest, largest)]
    if (divisor * quotient > draw.largest || divisor === 10 || quotient % 10 === 0)
      throw new RangeError('Too large or too easy.')
    return { divisor, quotient, story: storyFor(draw, stories, divisor * quotient) }
  },
  answer: ({ quotient }) => grouped(quotient),
  wrong: ({ quotient }) => {
    const shorter = withoutZero(quotient)
    return {
      'zero-lost': shorter ? grouped(shorter) : undefined,
      'one-less': grouped(quotient - 1),
      'one-more': grouped(quotient + 1),
      'ten-times': grouped(quotient * 10),
      'ten-more': grouped(quotient + 10),
      'ten-less': quotient > 20 ? grouped(quotient - 10) : undefined,
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is the quotient of ${exercise(given)}?` },
      { level: 'understand', text: (given) => `Divide: ${exercise(given)} = ____.` },
      storyStem(stories, 'en'),
      storyStem(stories, 'en'),
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang quotient ng ${exercise(given)}?` },
      { level: 'understand', text: (given) => `Hatiin: ${exercise(given)} = ____.` },
      storyStem(stories, 'fil'),
      storyStem(stories, 'fil'),
    ],
  },
  statement: {
    en: (given, answer) => `The quotient of ${exercise(given)} is ${answer}.`,
    fil: (given, answer) => `Ang quotient ng ${exercise(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `${exercise(given)} = ${grouped(given.quotient)}`,
      `Check: ${grouped(given.quotient)} × ${grouped(given.divisor)} = ${grouped(total(given))}`,
    ],
    fil: (given) => [
      `${exercise(given)} = ${grouped(given.quotient)}`,
      `Suriin: ${grouped(given.quotient)} × ${grouped(given.divisor)} = ${grouped(total(given))}`,
    ],
  },
})
