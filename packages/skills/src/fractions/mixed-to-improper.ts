import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { denominatorFrom, mixedOf, numeratorsOf } from './parts.ts'

type Given = { whole: number; n: number; d: number; who: string }

const mixed = ({ whole, n, d }: Given) => mixedOf(whole, n, d)
const answerOf = ({ whole, n, d }: Given) => fractionText(whole * d + n, d)

export const mixedToImproper = skill<
  Given,
  'added' | 'not-multiplied' | 'not-added' | 'wrong-order' | 'side-by-side' | 'times-numerator'
>({
  id: 'fractions/mixed-to-improper',
  area: 'Mathematics',
  name: { en: 'Mixed number to improper fraction', fil: 'Mixed number patungong improper fraction' },
  grades: [4, 5],
  cues: {
    en: ['mixed number', 'improper fraction', 'change to an improper fraction', 'multiply and add'],
    fil: ['mixed number', 'improper fraction', 'gawing improper fraction'],
  },
  units: ['mathematics/4/proper-improper-mixed-fractions'],
  largest: (grade) => (grade === 4 ? 60 : 100),
  mistakes: {
    added: { en: 'added all three numbers', fil: 'pinagsama ang tatlong bilang' },
    'not-multiplied': {
      en: 'added the whole number to the numerator without multiplying',
      fil: 'idinagdag ang whole number sa numerator nang hindi nagmu-multiply',
    },
    'not-added': { en: 'forgot to add the numerator', fil: 'nakalimutang idagdag ang numerator' },
    'wrong-order': {
      en: 'multiplied by the numerator and added the denominator',
      fil: 'nag-multiply sa numerator at idinagdag ang denominator',
    },
    'side-by-side': {
      en: 'wrote the whole number and the numerator side by side',
      fil: 'pinagtabi ang whole number at numerator',
    },
    'times-numerator': {
      en: 'multiplied the whole number by the numerator only',
      fil: 'sa numerator lamang nag-multiply ng whole number',
    },
  },
  rules: {
    en: [
      {
        say: 'To change 3 2/5 to an improper fraction, we first {multiply 3 by 5}.',
        ask: 'What do we do first to change 3 2/5 to an improper fraction?',
        not: ['multiply 3 by 2', 'add 3 and 2', 'add 3 and 5'],
      },
      {
        say: 'When 4 2/7 is changed to an improper fraction, its denominator is {7}.',
        ask: 'We change 4 2/7 to an improper fraction. What is its denominator?',
        not: ['2', '4', '28'],
      },
      {
        say: 'There are {8} fourths in 2 wholes.',
        ask: 'How many fourths are there in 2 wholes?',
        not: ['4', '6', '2'],
      },
    ],
    fil: [
      {
        say: 'Upang gawing improper fraction ang 3 2/5, {i-multiply muna ang 3 sa 5}.',
        ask: 'Ano ang unang ginagawa upang gawing improper fraction ang 3 2/5?',
        not: ['i-multiply muna ang 3 sa 2', 'pagsamahin muna ang 3 at 2', 'pagsamahin muna ang 3 at 5'],
      },
      {
        say: 'Kapag ginawang improper fraction ang 4 2/7, ang denominator ay {7}.',
        ask: 'Ginawang improper fraction ang 4 2/7. Ano ang denominator nito?',
        not: ['2', '4', '28'],
      },
      {
        say: 'Ang bilang ng sangkapat sa 2 buo ay {8}.',
        ask: 'Ilang sangkapat mayroon sa 2 buo?',
        not: ['4', '6', '2'],
      },
    ],
  },
  draw: (draw) => {
    const d = denominatorFrom(draw, [2, 3, 4, 5, 6, 8, 10])
    const whole = draw.int(1, Math.min(draw.grade === 4 ? 5 : 9, Math.floor((draw.largest - d) / d)))
    return { whole, n: draw.pick(numeratorsOf(d)), d, who: draw.person().name }
  },
  answer: answerOf,
  wrong: ({ whole, n, d }) => ({
    added: fractionText(whole + d + n, d),
    'not-multiplied': fractionText(whole + n, d),
    'not-added': fractionText(whole * d, d),
    'wrong-order': fractionText(whole * n + d, d),
    'side-by-side': fractionText(whole * 10 + n, d),
    'times-numerator': n > 1 ? fractionText(whole * n, d) : undefined,
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is ${mixed(given)} as an improper fraction?` },
      { level: 'understand', text: (given) => `Change to an improper fraction: ${mixed(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} bought ${mixed(given)} kg of rice. Which improper fraction tells the number of kilograms?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `To paint a fence, ${given.who} needs ${mixed(given)} L of paint. How many liters is that, as an improper fraction?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} needs ${mixed(given)} m of cloth for curtains. How many meters is that, as an improper fraction?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang improper fraction na katumbas ng ${mixed(given)}?` },
      { level: 'understand', text: (given) => `Gawing improper fraction: ${mixed(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `Bumili si ${given.who} ng ${mixed(given)} kg ng bigas. Aling improper fraction ang nagsasabi ng bilang ng kilogramo?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Kailangan ni ${given.who} ng ${mixed(given)} L ng pintura para sa bakod. Ilang litro ito kung isusulat bilang improper fraction?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Kailangan ni ${given.who} ng ${mixed(given)} m ng tela para sa kurtina. Ilang metro ito kung isusulat bilang improper fraction?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `As an improper fraction, ${mixed(given)} is ${answer}.`,
    fil: (given, answer) => `Bilang improper fraction, ang ${mixed(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Multiply the whole number by the denominator: ${given.whole} × ${given.d} = ${given.whole * given.d}.`,
      `Add the numerator: ${given.whole * given.d} + ${given.n} = ${given.whole * given.d + given.n}.`,
      `Keep the denominator: ${answerOf(given)}.`,
    ],
    fil: (given) => [
      `I-multiply ang whole number sa denominator: ${given.whole} × ${given.d} = ${given.whole * given.d}.`,
      `Idagdag ang numerator: ${given.whole * given.d} + ${given.n} = ${given.whole * given.d + given.n}.`,
      `Panatilihin ang denominator: ${answerOf(given)}.`,
    ],
  },
})
