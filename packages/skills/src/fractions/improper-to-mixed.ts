import { skill } from '../skill.ts'
import { written } from '../words/fractions.ts'
import { denominatorFrom, mixedOf, numeratorsOf } from './parts.ts'

type Given = { whole: number; rest: number; d: number; who: string }

const above = ({ whole, rest, d }: Given) => whole * d + rest
const improper = (given: Given) => written(above(given), given.d)

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
        say: 'To change an improper fraction to a mixed number, we {divide} the numerator by the denominator.',
        ask: 'What do we do with the numerator and the denominator to change an improper fraction to a mixed number?',
        not: ['add', 'multiply', 'subtract'],
      },
      {
        say: 'When 11/4 is changed to a mixed number, the remainder becomes the {numerator}.',
        ask: 'What does the remainder become when 11/4 is changed to a mixed number?',
        not: ['denominator', 'whole number', 'quotient'],
      },
      {
        say: 'When an improper fraction is changed to a mixed number, the {denominator} stays the same.',
        ask: 'What stays the same when an improper fraction is changed to a mixed number?',
        not: ['numerator', 'quotient', 'remainder'],
      },
    ],
    fil: [
      {
        say: 'Upang gawing mixed number ang improper fraction, {hinahati} ang numerator sa denominator.',
        ask: 'Ano ang ginagawa sa numerator gamit ang denominator upang gawing mixed number ang improper fraction?',
        not: ['idinaragdag', 'pinararami', 'ibinabawas'],
      },
      {
        say: 'Kapag ginawang mixed number ang 11/4, ang remainder ay nagiging {numerator}.',
        ask: 'Kapag ginawang mixed number ang 11/4, nagiging ano ang remainder?',
        not: ['denominator', 'whole number', 'quotient'],
      },
      {
        say: 'Kapag ginawang mixed number ang improper fraction, hindi nagbabago ang {denominator}.',
        ask: 'Ano ang hindi nagbabago kapag ginawang mixed number ang improper fraction?',
        not: ['numerator', 'quotient', 'remainder'],
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
          `${given.who} has ${above(given)} slices of bibingka. Each slice is ${written(1, given.d)} of a whole bibingka. How many bibingkas is that, as a mixed number?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} filled ${above(given)} bottles with ${written(1, given.d)} L of calamansi juice each. How many liters of juice is that, as a mixed number?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} joined ${above(given)} pieces of ribbon without overlapping. Each piece was ${written(1, given.d)} m long. How long was the ribbon in meters, as a mixed number?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang mixed number na katumbas ng ${improper(given)}?` },
      { level: 'understand', text: (given) => `Gawing mixed number: ${improper(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `May ${above(given)} piraso ng bibingka si ${given.who}. Ang bawat piraso ay ${written(1, given.d)} ng isang buong bibingka. Ilang bibingka ito kung isusulat bilang mixed number?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nilagyan ni ${given.who} ang ${above(given)} bote ng tig-${written(1, given.d)} L ng calamansi juice. Ilang litro ng juice ito kung isusulat bilang mixed number?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Pinagdugtong ni ${given.who} ang ${above(given)} piraso ng laso nang hindi nagpapatong. Ang haba ng bawat piraso ay ${written(1, given.d)} m. Ilang metro ang haba ng laso kung isusulat bilang mixed number?`,
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
