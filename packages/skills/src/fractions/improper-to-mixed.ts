import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { denominatorFrom, mixedOf, numeratorsOf } from './parts.ts'

type Given = { whole: number; rest: number; d: number; who: string }

const above = ({ whole, rest, d }: Given) => whole * d + rest
const improper = (given: Given) => fractionText(above(given), given.d)

export const improperToMixed = skill<
  Given,
  'exchanged' | 'whole-less' | 'whole-more' | 'missing-part' | 'remainder-one' | 'old-numerator'
>({
  id: 'fractions/improper-to-mixed',
  area: 'Mathematics',
  name: { en: 'Improper fraction to mixed number', fil: 'Improper fraction patungong mixed number' },
  grades: [4, 5],
  cues: {
    en: ['improper fraction', 'mixed number', 'change to a mixed number', 'quotient', 'remainder'],
    fil: ['improper fraction', 'mixed number', 'gawing mixed number', 'quotient', 'remainder'],
  },
  units: ['mathematics/4/proper-improper-mixed-fractions'],
  largest: (grade) => (grade === 4 ? 60 : 100),
  mistakes: {
    exchanged: {
      en: 'exchanged the quotient and the remainder',
      fil: 'pinagpalit ang quotient at remainder',
    },
    'whole-less': { en: 'took a whole number that is one too small', fil: 'kulang ng isa ang whole number' },
    'whole-more': { en: 'took a whole number that is one too large', fil: 'labis ng isa ang whole number' },
    'missing-part': {
      en: 'wrote what is missing to the next whole number',
      fil: 'isinulat ang kulang upang mabuo ang susunod na whole number',
    },
    'remainder-one': {
      en: 'wrote 1 instead of the remainder as the numerator',
      fil: 'isinulat ang 1 bilang numerator sa halip na ang remainder',
    },
    'old-numerator': {
      en: 'wrote the old numerator as the denominator',
      fil: 'ginawang denominator ang dating numerator',
    },
  },
  rules: {
    en: [
      {
        say: 'To change 11/4 to a mixed number, we {divide 11 by 4}.',
        ask: 'What do we do first to change 11/4 to a mixed number?',
        not: ['divide 4 by 11', 'multiply 11 by 4', 'add 11 and 4'],
      },
      {
        say: 'When 11/4 is changed to 2 3/4, the remainder 3 becomes the {numerator}.',
        ask: '11 ÷ 4 is 2, remainder 3. When 11/4 is written as a mixed number, what does the remainder become?',
        not: ['denominator', 'whole number', 'improper fraction'],
      },
      {
        say: 'The denominator of 17/5, written as a mixed number, is {5}.',
        ask: 'We change 17/5 to a mixed number. What is the denominator of its fraction part?',
        not: ['2', '3', '17'],
      },
    ],
    fil: [
      {
        say: 'Upang gawing mixed number ang 11/4, {hinahati ang 11 sa 4}.',
        ask: 'Ano ang unang ginagawa upang gawing mixed number ang 11/4?',
        not: ['hinahati ang 4 sa 11', 'pinararami ang 11 sa 4', 'pinagsasama ang 11 at 4'],
      },
      {
        say: 'Kapag ginawang 2 3/4 ang 11/4, ang remainder na 3 ay nagiging {numerator}.',
        ask: 'Ang 11 ÷ 4 ay 2, remainder 3. Kapag isinulat ang 11/4 bilang mixed number, nagiging ano ang remainder?',
        not: ['denominator', 'whole number', 'improper fraction'],
      },
      {
        say: 'Kapag ginawang mixed number ang 17/5, ang denominator ay {5}.',
        ask: 'Ginawang mixed number ang 17/5. Ano ang denominator ng fraction nito?',
        not: ['2', '3', '17'],
      },
    ],
  },
  draw: (draw) => {
    const d = denominatorFrom(draw, [2, 3, 4, 5, 6, 8, 10])
    const whole = draw.int(1, Math.min(draw.grade === 4 ? 5 : 9, Math.floor((draw.largest - d) / d)))
    return { whole, rest: draw.pick(numeratorsOf(d)), d, who: draw.person().name }
  },
  answer: ({ whole, rest, d }) => mixedOf(whole, rest, d),
  wrong: (given) => {
    const { whole, rest, d } = given
    return {
      exchanged: whole < d ? mixedOf(rest, whole, d) : undefined,
      'whole-less': whole > 1 ? mixedOf(whole - 1, rest, d) : undefined,
      'whole-more': mixedOf(whole + 1, rest, d),
      'missing-part': mixedOf(whole, d - rest, d),
      'remainder-one': mixedOf(whole, 1, d),
      'old-numerator': mixedOf(whole, rest, above(given)),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is ${improper(given)} as a mixed number?` },
      { level: 'understand', text: (given) => `Change to a mixed number: ${improper(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} has ${above(given)} slices of bibingka. Each slice is ${fractionText(1, given.d)} of a whole bibingka. How many bibingkas is that, as a mixed number?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} filled ${above(given)} bottles with ${fractionText(1, given.d)} L of calamansi juice each. How many liters of juice is that, as a mixed number?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} joined ${above(given)} pieces of ribbon without overlapping. Each piece was ${fractionText(1, given.d)} m long. How long was the ribbon in meters, as a mixed number?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang mixed number na katumbas ng ${improper(given)}?` },
      { level: 'understand', text: (given) => `Gawing mixed number: ${improper(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `May ${na(above(given))} piraso ng bibingka si ${given.who}. Ang bawat piraso ay ${fractionText(1, given.d)} ng isang buong bibingka. Ilang bibingka ito kung isusulat bilang mixed number?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nilagyan ni ${given.who} ang ${na(above(given))} bote ng tig-${fractionText(1, given.d)} L ng calamansi juice. Ilang litro ng juice ito kung isusulat bilang mixed number?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Pinagdugtong ni ${given.who} ang ${na(above(given))} piraso ng laso nang hindi nagpapatong. Ang haba ng bawat piraso ay ${fractionText(1, given.d)} m. Ilang metro ang haba ng laso kung isusulat bilang mixed number?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `As a mixed number, ${improper(given)} is ${answer}.`,
    fil: (given, answer) => `Bilang mixed number, ang ${improper(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Divide: ${above(given)} ÷ ${given.d} = ${given.whole}, remainder ${given.rest}.`,
      `The quotient ${given.whole} is the whole number, the remainder ${given.rest} is the numerator: ${mixedOf(given.whole, given.rest, given.d)}.`,
    ],
    fil: (given) => [
      `Hatiin: ${above(given)} ÷ ${given.d} = ${given.whole}, remainder ${given.rest}.`,
      `Ang quotient na ${given.whole} ang whole number at ang remainder na ${given.rest} ang numerator: ${mixedOf(given.whole, given.rest, given.d)}.`,
    ],
  },
})
