import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { properFrom } from './parts.ts'

/** n/d of d × each. */
type Given = { n: number; d: number; each: number; who: Person }

const total = ({ d, each }: Given) => d * each
const answerOf = ({ n, each }: Given) => n * each
const part = ({ n, d }: Given) => fractionText(n, d)

export const fractionOfANumber = skill<
  Given,
  'one-part' | 'rest' | 'numerator-divided' | 'subtracted' | 'one-part-more' | 'denominator-taken'
>({
  id: 'fractions/fraction-of-a-number',
  area: 'Mathematics',
  name: { en: 'Fraction of a number', fil: 'Fraction ng isang bilang' },
  grades: [4, 6],
  cues: {
    en: ['fraction of a number', 'fraction of a set', 'part of a set', 'divide by the denominator'],
    fil: ['fraction ng isang bilang', 'bahagi ng pangkat', 'fraction ng isang set', 'hatiin sa denominator'],
  },
  notation: [/\b\d+\/\d+ (?:of|ng) \d+/],
  units: [],
  largest: (grade) => (grade === 4 ? 60 : 120),
  mistakes: {
    'one-part': {
      en: 'divided by the denominator but did not multiply by the numerator',
      fil: 'hinati sa denominator ngunit hindi nag-multiply sa numerator',
    },
    rest: { en: 'found the part that is left', fil: 'ang natitirang bahagi ang kinuha' },
    'numerator-divided': { en: 'divided by the numerator', fil: 'sa numerator hinati' },
    subtracted: {
      en: 'subtracted the denominator from the number',
      fil: 'ibinawas ang denominator sa bilang',
    },
    'one-part-more': { en: 'took one part too many', fil: 'labis ng isang bahagi ang kinuha' },
    'denominator-taken': {
      en: 'multiplied the numerator and the denominator',
      fil: 'pinarami ang numerator sa denominator',
    },
  },
  rules: {
    en: [
      {
        say: 'To find 3/4 of 20, we can divide 20 by 4 and then multiply by {3}.',
        ask: 'To find 3/4 of 20, we first divide 20 by 4. By what number do we then multiply?',
        not: ['4', '20', '12'],
      },
      {
        say: 'To find 1/5 of 40, we divide 40 by {5}.',
        ask: 'By what number do we divide 40 to find 1/5 of it?',
        not: ['1', '4', '8'],
      },
      {
        say: 'One fourth of 20 is {5}.',
        ask: 'What is one fourth of 20?',
        not: ['4', '10', '16'],
      },
    ],
    fil: [
      {
        say: 'Upang makuha ang 3/4 ng 20, hatiin ang 20 sa 4 at i-multiply ang sagot sa {3}.',
        ask: 'Upang makuha ang 3/4 ng 20, hinahati muna ang 20 sa 4. Sa anong bilang naman pararamihin ang sagot?',
        not: ['4', '20', '12'],
      },
      {
        say: 'Upang makuha ang 1/5 ng 40, hinahati ang 40 sa {5}.',
        ask: 'Sa anong bilang hinahati ang 40 upang makuha ang 1/5 nito?',
        not: ['1', '4', '8'],
      },
      {
        say: 'Ang sangkapat ng 20 ay {5}.',
        ask: 'Ano ang sangkapat ng 20?',
        not: ['4', '10', '16'],
      },
    ],
  },
  draw: (draw) => {
    const { n, d } = properFrom(draw, [2, 3, 4, 5, 6, 8, 10])
    return {
      n,
      d,
      each: draw.int(Math.ceil(12 / d), Math.min(12, Math.floor(draw.largest / d))),
      who: draw.person(),
    }
  },
  answer: (given) => String(answerOf(given)),
  wrong: (given) => {
    const { n, d, each } = given
    return {
      'one-part': n > 1 ? String(each) : undefined,
      rest: String((d - n) * each),
      'numerator-divided': n > 1 && total(given) % n === 0 ? String(total(given) / n) : undefined,
      subtracted: String(total(given) - d),
      'one-part-more': n + 1 < d ? String((n + 1) * each) : undefined,
      'denominator-taken': n > 1 && n < each ? String(n * d) : undefined,
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is ${part(given)} of ${total(given)}?` },
      {
        level: 'apply',
        text: (given) =>
          `In a school program there were ${total(given)} pupils, and ${part(given)} of them were girls. How many girls were there?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} gathered ${total(given)} eggs and sold ${part(given)} of them. How many eggs did ${given.who.he} sell?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A storybook has ${total(given)} pages. ${given.who.name} has read ${part(given)} of it. How many pages has ${given.who.he} read?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} picked ${total(given)} mangoes and gave ${part(given)} of them to ${given.who.his} neighbors. How many mangoes did ${given.who.he} give away?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang ${part(given)} ng ${total(given)}?` },
      {
        level: 'apply',
        text: (given) =>
          `May ${na(total(given))} mag-aaral sa isang palatuntunan ng paaralan, at ${part(given)} sa kanila ay babae. Ilan ang babae?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nakaipon si ${given.who.name} ng ${na(total(given))} itlog at naipagbili niya ang ${part(given)} ng mga ito. Ilang itlog ang naipagbili niya?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May ${na(total(given))} pahina ang isang aklat ng kuwento. Nabasa na ni ${given.who.name} ang ${part(given)} nito. Ilang pahina na ang nabasa niya?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Pumitas si ${given.who.name} ng ${na(total(given))} mangga at ibinigay niya sa mga kapitbahay ang ${part(given)} ng mga ito. Ilang mangga ang naibigay niya?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The number ${answer} is ${part(given)} of ${total(given)}.`,
    fil: (given, answer) => `Ang ${answer} ay ${part(given)} ng ${total(given)}.`,
  },
  solution: {
    en: (given) => [
      `Divide by the denominator: ${total(given)} ÷ ${given.d} = ${given.each}.`,
      `Multiply by the numerator: ${given.each} × ${given.n} = ${answerOf(given)}.`,
    ],
    fil: (given) => [
      `Hatiin sa denominator: ${total(given)} ÷ ${given.d} = ${given.each}.`,
      `I-multiply sa numerator: ${given.each} × ${given.n} = ${answerOf(given)}.`,
    ],
  },
})
