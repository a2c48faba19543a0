import { na } from '../algebra/sentences.ts'
import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { oneUpTo, properFrom } from './parts.ts'

/** n/d is in lowest terms; the learner sees both numbers multiplied. */
type Given = { n: number; d: number; times: number; who: string }

const shown = ({ n, d, times }: Given) => fractionText(n * times, d * times)
const smallFactor = (times: number) => oneUpTo(times - 1).find((factor) => factor > 1 && times % factor === 0)

export const fractionInLowestTerms = skill<
  Given,
  'unfinished' | 'numerator-only' | 'denominator-only' | 'subtracted' | 'part-to-part' | 'off-by-one'
>({
  id: 'fractions/lowest-terms',
  area: 'Mathematics',
  name: { en: 'Fractions in lowest terms', fil: 'Fraction sa pinakapayak na anyo' },
  grades: [4, 6],
  cues: {
    en: ['lowest terms', 'simplest form', 'simplify', 'reduce', 'greatest common factor'],
    fil: ['lowest terms', 'pinakapayak na anyo', 'simplest form', 'greatest common factor'],
  },
  units: [],
  largest: (grade) => (grade === 4 ? 60 : 100),
  mistakes: {
    unfinished: {
      en: 'stopped before the fraction was in lowest terms',
      fil: 'tumigil bago maging pinakapayak ang fraction',
    },
    'numerator-only': { en: 'divided only the numerator', fil: 'ang numerator lamang ang hinati' },
    'denominator-only': { en: 'divided only the denominator', fil: 'ang denominator lamang ang hinati' },
    subtracted: {
      en: 'subtracted the common factor instead of dividing by it',
      fil: 'ibinawas ang common factor sa halip na ipanghati',
    },
    'part-to-part': {
      en: 'compared the part with the rest, not with the whole',
      fil: 'inihambing ang bahagi sa natitira at hindi sa kabuoan',
    },
    'off-by-one': {
      en: 'made a mistake by one in dividing the numerator',
      fil: 'nagkamali ng isa sa paghahati ng numerator',
    },
  },
  rules: {
    en: [
      {
        say: 'To write 12/18 in lowest terms in one step, we divide both numbers by {6}.',
        ask: 'By what number do we divide 12 and 18 to write 12/18 in lowest terms in one step?',
        not: ['2', '3', '12'],
      },
      {
        say: 'Of 4/6, 5/9, 6/10 and 3/12, the fraction in lowest terms is {5/9}.',
        ask: 'Which of 4/6, 5/9, 6/10 and 3/12 is in lowest terms?',
        not: ['4/6', '6/10', '3/12'],
      },
      {
        say: 'In lowest terms, 10/15 is {2/3}.',
        ask: 'What is 10/15 in lowest terms?',
        not: ['1/5', '5/10', '3/2'],
      },
    ],
    fil: [
      {
        say: 'Upang maisulat ang 12/18 sa pinakapayak na anyo sa isang hakbang, hatiin ang dalawang bilang sa {6}.',
        ask: 'Sa anong bilang hinahati ang 12 at 18 upang maisulat ang 12/18 sa pinakapayak na anyo sa isang hakbang?',
        not: ['2', '3', '12'],
      },
      {
        say: 'Sa 4/6, 5/9, 6/10 at 3/12, ang nasa pinakapayak na anyo ay {5/9}.',
        ask: 'Alin sa 4/6, 5/9, 6/10 at 3/12 ang nasa pinakapayak na anyo?',
        not: ['4/6', '6/10', '3/12'],
      },
      {
        say: 'Sa pinakapayak na anyo, ang 10/15 ay {2/3}.',
        ask: 'Ano ang pinakapayak na anyo ng 10/15?',
        not: ['1/5', '5/10', '3/2'],
      },
    ],
  },
  draw: (draw) => {
    const { n, d } = properFrom(draw, [2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
    // Classes and baskets in the stories are not smaller than 12 and not larger than 48.
    const least = Math.ceil(12 / d)
    const times = draw.int(Math.max(2, least), Math.min(9, Math.floor(Math.min(48, draw.largest) / d)))
    return { n, d, times, who: draw.person().name }
  },
  answer: ({ n, d }) => fractionText(n, d),
  wrong: ({ n, d, times }) => {
    const factor = smallFactor(times)
    const results = {
      unfinished: factor ? fractionText((n * times) / factor, (d * times) / factor) : undefined,
      'numerator-only': fractionText(n, d * times),
      'denominator-only': n * times < 3 * d ? fractionText(n * times, d) : undefined,
      subtracted: n > 1 ? fractionText((n - 1) * times, (d - 1) * times) : undefined,
      'part-to-part': d - n > 1 ? fractionText(n, d - n) : undefined,
      'off-by-one': n + 1 < d ? fractionText(n + 1, d) : undefined,
    }
    // A part that is more than the whole is plausible only where no better mistake is left.
    return stronger(fractionText(n, d), results, [
      ...(n * times > d ? (['denominator-only'] as const) : []),
      ...(n > d - n ? (['part-to-part'] as const) : []),
    ])
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is ${shown(given)} in lowest terms?` },
      { level: 'understand', text: (given) => `Write ${shown(given)} in simplest form: ____.` },
      {
        level: 'apply',
        text: ({ n, d, times }) =>
          `Of the ${d * times} pupils in a class, ${n * times} walk to school. What fraction of the class, in lowest terms, walks to school?`,
      },
      {
        level: 'apply',
        text: ({ n, d, times, who }) =>
          `${who} sold ${n * times} of ${d * times} eggs. What fraction of the eggs, in lowest terms, was sold?`,
      },
      {
        level: 'apply',
        text: ({ n, d, times, who }) =>
          `${who} has read ${n * times} of the ${d * times} pages of a storybook. What fraction of the pages is that, in lowest terms?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang pinakapayak na anyo ng ${shown(given)}?` },
      { level: 'understand', text: (given) => `Isulat ang ${shown(given)} sa pinakapayak na anyo: ____.` },
      {
        level: 'apply',
        text: ({ n, d, times }) =>
          `Sa ${na(d * times)} mag-aaral ng isang klase, ${n * times} ang naglalakad papunta sa paaralan. Anong fraction ng klase, sa pinakapayak na anyo, ang naglalakad?`,
      },
      {
        level: 'apply',
        text: ({ n, d, times, who }) =>
          `Naipagbili ni ${who} ang ${n * times} sa ${na(d * times)} itlog. Anong fraction ng mga itlog, sa pinakapayak na anyo, ang naipagbili?`,
      },
      {
        level: 'apply',
        text: ({ n, d, times, who }) =>
          `Nabasa na ni ${who} ang ${n * times} sa ${na(d * times)} pahina ng isang aklat ng kuwento. Anong fraction ng mga pahina ito sa pinakapayak na anyo?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `In lowest terms, ${shown(given)} is ${answer}.`,
    fil: (given, answer) => `Sa pinakapayak na anyo, ang ${shown(given)} ay ${answer}.`,
  },
  solution: {
    en: ({ n, d, times }) => [
      `The greatest common factor of ${n * times} and ${d * times} is ${times}.`,
      `${n * times} ÷ ${times} = ${n} and ${d * times} ÷ ${times} = ${d}`,
      `${fractionText(n * times, d * times)} = ${fractionText(n, d)}`,
    ],
    fil: ({ n, d, times }) => [
      `Ang greatest common factor ng ${n * times} at ${d * times} ay ${times}.`,
      `${n * times} ÷ ${times} = ${n} at ${d * times} ÷ ${times} = ${d}`,
      `${fractionText(n * times, d * times)} = ${fractionText(n, d)}`,
    ],
  },
})
