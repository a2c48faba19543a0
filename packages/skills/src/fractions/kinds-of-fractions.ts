import { skill } from '../skill.ts'
import { denominatorFrom, mixedOf, oneUpTo } from './parts.ts'

type Kind = 'proper' | 'improper' | 'mixed'
type Given = { kind: Kind; whole: number; n: number; d: number; fourth: 'unit' | 'whole'; who: string }

const names = {
  proper: 'proper fraction',
  improper: 'improper fraction',
  mixed: 'mixed number',
  unit: 'unit fraction',
  whole: 'whole number',
} as const

const text = ({ whole, n, d }: Given) => mixedOf(whole, n, d)

export const kindsOfFractions = skill<Given, keyof typeof names>({
  id: 'fractions/kinds-of-fractions',
  area: 'Mathematics',
  name: {
    en: 'Proper fractions, improper fractions and mixed numbers',
    fil: 'Proper fraction, improper fraction at mixed number',
  },
  grades: [4, 5],
  cues: {
    en: ['proper fraction', 'improper fraction', 'mixed number', 'kinds of fractions'],
    fil: ['proper fraction', 'improper fraction', 'mixed number', 'uri ng fraction'],
  },
  units: ['mathematics/4/proper-improper-mixed-fractions'],
  largest: () => 30,
  mistakes: {
    proper: { en: 'took it for less than one whole', fil: 'inakalang mas maliit ito sa isang buo' },
    improper: {
      en: 'took its numerator for larger than its denominator',
      fil: 'inakalang mas malaki ang numerator kaysa sa denominator',
    },
    mixed: {
      en: 'took it for a whole number and a fraction together',
      fil: 'inakalang binubuo ito ng whole number at fraction',
    },
    unit: { en: 'took its numerator for 1', fil: 'inakalang 1 ang numerator nito' },
    whole: {
      en: 'took it for a number without a fraction part',
      fil: 'inakalang wala itong bahaging fraction',
    },
  },
  rules: {
    en: [
      {
        say: 'The name for a fraction whose numerator is less than its denominator is {proper fraction}.',
        ask: 'What do we call a fraction whose numerator is less than its denominator?',
        not: ['improper fraction', 'mixed number', 'whole number'],
      },
      {
        say: 'The name for a number such as 2 1/3 is {mixed number}.',
        ask: 'What do we call a number such as 2 1/3?',
        not: ['proper fraction', 'improper fraction', 'whole number'],
      },
      {
        say: 'The name for a fraction whose numerator is greater than its denominator is {improper fraction}.',
        ask: 'What do we call a fraction whose numerator is greater than its denominator?',
        not: ['proper fraction', 'unit fraction', 'mixed number'],
      },
    ],
    fil: [
      {
        say: 'Ang fraction na mas maliit ang numerator kaysa sa denominator ay {proper fraction}.',
        ask: 'Ano ang tawag sa fraction na mas maliit ang numerator kaysa sa denominator?',
        not: ['improper fraction', 'mixed number', 'whole number'],
      },
      {
        say: 'Ang bilang na tulad ng 2 1/3 ay {mixed number}.',
        ask: 'Ano ang tawag sa bilang na tulad ng 2 1/3?',
        not: ['proper fraction', 'improper fraction', 'whole number'],
      },
      {
        say: 'Ang fraction na mas malaki ang numerator kaysa sa denominator ay {improper fraction}.',
        ask: 'Ano ang tawag sa fraction na mas malaki ang numerator kaysa sa denominator?',
        not: ['proper fraction', 'unit fraction', 'mixed number'],
      },
    ],
  },
  draw: (draw) => {
    const kind = draw.pick(['proper', 'improper', 'mixed'] as const)
    const d = denominatorFrom(draw, [3, 4, 5, 6, 7, 8, 9, 10, 12])
    // With 1 as numerator, a proper fraction would be a unit fraction too.
    const n =
      kind === 'improper'
        ? draw.pick(oneUpTo(2 * d + 2).filter((each) => each > d && each !== 2 * d))
        : draw.int(2, d - 1)
    const fourth = draw.pick(['unit', 'whole'] as const)
    return { kind, whole: kind === 'mixed' ? draw.int(1, 9) : 0, n, d, fourth, who: draw.person().name }
  },
  answer: ({ kind }) => names[kind],
  // The three kinds are always among the choices; only the fourth choice varies.
  wrong: ({ fourth }) => ({
    proper: names.proper,
    improper: names.improper,
    mixed: names.mixed,
    [fourth]: names[fourth],
  }),
  stems: {
    en: [
      { level: 'remember', text: (given) => `What kind of number is ${text(given)}?` },
      { level: 'remember', text: (given) => `What do we call a number such as ${text(given)}?` },
      {
        level: 'understand',
        text: (given) => `${given.who} wrote ${text(given)} on the board. What kind of number is it?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `${given.who} sorts number cards by kind. With which kind does the card ${text(given)} belong?`,
      },
    ],
    fil: [
      { level: 'remember', text: (given) => `Anong uri ng bilang ang ${text(given)}?` },
      { level: 'remember', text: (given) => `Ano ang tawag sa bilang na tulad ng ${text(given)}?` },
      {
        level: 'understand',
        text: (given) => `Isinulat ni ${given.who} sa pisara ang ${text(given)}. Anong uri ng bilang ito?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Pinagsasama-sama ni ${given.who} ang mga kard ng bilang ayon sa uri. Sa anong uri kabilang ang kard na ${text(given)}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The number ${text(given)} is ${answer.startsWith('i') ? 'an' : 'a'} ${answer}.`,
    fil: (given, answer) => `Ang ${text(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      {
        proper: `The numerator ${given.n} is less than the denominator ${given.d}.`,
        improper: `The numerator ${given.n} is greater than the denominator ${given.d}.`,
        mixed: `It has the whole number ${given.whole} and the proper fraction ${given.n}/${given.d}.`,
      }[given.kind],
      `So ${text(given)} is ${given.kind === 'improper' ? 'an' : 'a'} ${names[given.kind]}.`,
    ],
    fil: (given) => [
      {
        proper: `Mas maliit ang numerator na ${given.n} kaysa sa denominator na ${given.d}.`,
        improper: `Mas malaki ang numerator na ${given.n} kaysa sa denominator na ${given.d}.`,
        mixed: `Mayroon itong whole number na ${given.whole} at proper fraction na ${given.n}/${given.d}.`,
      }[given.kind],
      `Kaya ang ${text(given)} ay ${names[given.kind]}.`,
    ],
  },
})
