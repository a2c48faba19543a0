import { type Language, skill } from '../skill.ts'
import { ilan } from './amounts.ts'
import { equalSteps } from './divisors.ts'

type Given = { number: number; who: string }

const below = ({ number }: Given) => Math.floor(Math.sqrt(number))
const pair = (low: number, language: Language) => `${low} ${language === 'en' ? 'and' : 'at'} ${low + 1}`

export const rootBetween = skill<Given, 'half' | 'before' | 'after' | 'third'>({
  id: 'numbers/root-between',
  area: 'Mathematics',
  name: {
    en: 'Irrational square roots between integers',
    fil: 'Irrational na square root sa pagitan ng mga integer',
  },
  grades: [7, 9],
  cues: {
    en: [
      'irrational number',
      'square root',
      'between two integers',
      'estimate the square root',
      'consecutive integers',
    ],
    fil: ['irrational number', 'square root', 'sa pagitan ng dalawang integer', 'tantiyahin ang square root'],
  },
  notation: [/√\d+/],
  units: ['mathematics/7/square-roots-irrational-and-real-numbers'],
  largest: (grade) => (grade < 8 ? 150 : 300),
  mistakes: {
    half: { en: 'halved the number', fil: 'hinati sa dalawa ang bilang' },
    before: { en: 'took integers that are one too small', fil: 'kulang ng isa ang kinuhang mga integer' },
    after: { en: 'took integers that are one too large', fil: 'sobra ng isa ang kinuhang mga integer' },
    third: { en: 'divided the number by three', fil: 'hinati sa tatlo ang bilang' },
  },
  rules: {
    en: [
      {
        say: 'The square root of a whole number that is not a perfect square is {an irrational number}.',
        ask: 'What kind of number is the square root of a whole number that is not a perfect square?',
        not: ['a rational number', 'a whole number', 'an integer'],
      },
      {
        say: '√30 is between the consecutive integers {5 and 6}.',
        ask: 'Between which two consecutive integers is √30?',
        not: ['4 and 5', '6 and 7', '15 and 16'],
      },
    ],
    fil: [
      {
        say: 'Ang square root ng whole number na hindi perfect square ay {irrational number}.',
        ask: 'Anong uri ng bilang ang square root ng whole number na hindi perfect square?',
        not: ['rational number', 'whole number', 'integer'],
      },
      {
        say: 'Ang √30 ay nasa pagitan ng magkasunod na integer na {5 at 6}.',
        ask: 'Nasa pagitan ng aling dalawang magkasunod na integer ang √30?',
        not: ['4 at 5', '6 at 7', '15 at 16'],
      },
    ],
  },
  draw: (draw) => ({
    number: draw.pick(
      equalSteps(10, Math.max(60, draw.largest)).filter((each) => !Number.isInteger(Math.sqrt(each))),
    ),
    who: draw.person().name,
  }),
  answer: (given, language) => pair(below(given), language),
  wrong: (given, language) => {
    const low = below(given)
    return {
      half: pair(Math.floor(given.number / 2), language),
      before: pair(low - 1, language),
      after: pair(low + 1, language),
      third: pair(Math.floor(given.number / 3), language),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: ({ number }) => `Between which two consecutive integers is √${number}?` },
      {
        level: 'understand',
        text: ({ number }) => `On a number line, √${number} is between which two consecutive whole numbers?`,
      },
      {
        level: 'apply',
        text: ({ number, who }) =>
          `${who} plans a square garden with an area of ${number} square meters. Between which two consecutive whole numbers of meters is the length of its side?`,
      },
      {
        level: 'apply',
        text: ({ number }) =>
          `A square sheet of paper has an area of ${number} square centimeters. Between which two consecutive whole numbers of centimeters is the length of its side?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ number }) => `Sa pagitan ng aling dalawang magkasunod na integer naroon ang √${number}?`,
      },
      {
        level: 'understand',
        text: ({ number }) =>
          `Sa number line, nasa pagitan ng aling dalawang magkasunod na whole number ang √${number}?`,
      },
      {
        level: 'apply',
        text: ({ number, who }) =>
          `Nagpaplano si ${who} ng parisukat na hardin na may area na ${ilan(number, 'metro kuwadrado')}. Nasa pagitan ng aling dalawang magkasunod na whole number ang haba ng gilid nito sa metro?`,
      },
      {
        level: 'apply',
        text: ({ number }) =>
          `May area na ${ilan(number, 'sentimetro kuwadrado')} ang isang parisukat na papel. Nasa pagitan ng aling dalawang magkasunod na whole number ang haba ng gilid nito sa sentimetro?`,
      },
    ],
  },
  statement: {
    en: ({ number }, answer) => `The value of √${number} is between ${answer}.`,
    fil: ({ number }, answer) => `Ang halaga ng √${number} ay nasa pagitan ng ${answer}.`,
  },
  solution: {
    en: (given) => [
      `${below(given)}² = ${below(given) ** 2} and ${below(given) + 1}² = ${(below(given) + 1) ** 2}`,
      `${given.number} is between these squares, so √${given.number} is between ${pair(below(given), 'en')}.`,
    ],
    fil: (given) => [
      `${below(given)}² = ${below(given) ** 2} at ${below(given) + 1}² = ${(below(given) + 1) ** 2}`,
      `Nasa pagitan ng mga square na ito ang ${given.number}, kaya nasa pagitan ng ${pair(below(given), 'fil')} ang √${given.number}.`,
    ],
  },
})
