import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  drawnNumber,
  expandedPartsOf,
  lengthFor,
  numbersTo,
  swapped,
  withoutZero,
  withZero,
} from './places.ts'
import { spelled, spelledOtherwise } from './spelled.ts'
import { tyForTeen } from './ty-for-teen.ts'

type Given = { number: number }

const words = (number: number | undefined, language: Language) =>
  number === undefined ? undefined : spelled(number, language)

export const numberWords = skill<
  Given,
  'swapped-last' | 'swapped-first' | 'zero-skipped' | 'zero-more' | 'ten-times' | 'teen'
>({
  id: 'whole-numbers/number-words',
  area: 'Mathematics',
  name: { en: 'Writing numbers in words', fil: 'Pagsulat ng bilang sa salita' },
  grades: [1, 5],
  cues: {
    en: ['number words', 'in words', 'read and write numbers', 'word form', 'numerals'],
    fil: ['salitang bilang', 'sa salita', 'pagbasa at pagsulat ng bilang', 'simbolo ng bilang'],
  },
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/3/bilang-hanggang-10000',
    'mathematics/4/whole-numbers-to-one-million',
  ],
  largest: numbersTo,
  mistakes: {
    'swapped-last': { en: 'interchanged the tens and the ones', fil: 'pinagpalit ang sampuan at isahan' },
    'swapped-first': { en: 'interchanged the first two digits', fil: 'pinagpalit ang unang dalawang digit' },
    'zero-skipped': { en: 'skipped the zero', fil: 'nilaktawan ang zero' },
    'zero-more': {
      en: 'read the number as if it had one more zero inside',
      fil: 'binasa ang bilang na parang may dagdag na zero sa loob',
    },
    'ten-times': {
      en: 'read the number as if it had one more zero at the end',
      fil: 'binasa ang bilang na parang may dagdag na zero sa dulo',
    },
    teen: { en: 'confused the teens and the tens', fil: 'napagpalit ang "labin-" at ang "-pu"' },
  },
  rules: {
    en: [
      {
        say: 'In words, 40 is spelled {forty}.',
        ask: 'How do we spell 40 in words?',
        not: ['fourty', 'fourteen', 'forthy'],
      },
      {
        say: 'In words, 13 is {thirteen}.',
        ask: 'How do we write 13 in words?',
        not: ['thirty', 'threeteen', 'thirty-one'],
      },
      {
        say: 'In the words for 67, we write a {hyphen} between sixty and seven.',
        ask: 'Which mark do we write between "sixty" and "seven" in the words for 67?',
        not: ['comma', 'period', 'colon'],
      },
    ],
    fil: [
      {
        say: 'Ang wastong baybay ng 17 ay {labimpito}.',
        ask: 'Ano ang wastong baybay ng 17?',
        not: ['labinpito', 'labingpito', 'pitumpu'],
      },
      {
        say: 'Ang 30 ay binabasang {tatlumpu}.',
        ask: 'Paano binabasa ang 30?',
        not: ['labintatlo', 'tatlong daan', 'tatlongpu'],
      },
      {
        say: 'Sa salita, ang 60 ay {animnapu}.',
        ask: 'Paano isinusulat sa salita ang 60?',
        not: ['labing-anim', 'anim na raan', 'animpu'],
      },
    ],
  },
  draw: (draw) => ({ number: drawnNumber(draw, lengthFor(draw)) }),
  answer: ({ number }, language) => spelled(number, language),
  also: ({ number }, language) => spelledOtherwise(number, language),
  wrong: ({ number }, language) => {
    const length = String(number).length
    return {
      'swapped-last': words(swapped(number, 0, 1), language),
      'swapped-first': length > 2 ? words(swapped(number, length - 1, length - 2), language) : undefined,
      'zero-skipped': words(withoutZero(number), language),
      'zero-more': number % 10 > 0 ? words(withZero(number, 1), language) : undefined,
      'ten-times':
        expandedPartsOf(number).length > 1 || length < 4 ? words(number * 10, language) : undefined,
      teen: words(tyForTeen(number), language),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: ({ number }) => `How is ${grouped(number)} written in words?` },
      { level: 'understand', text: ({ number }) => `Write ${grouped(number)} in words.` },
      { level: 'understand', text: ({ number }) => `How do we read the number ${grouped(number)}?` },
    ],
    fil: [
      { level: 'understand', text: ({ number }) => `Paano isinusulat sa salita ang ${grouped(number)}?` },
      { level: 'understand', text: ({ number }) => `Isulat sa salita ang bilang na ${grouped(number)}.` },
      { level: 'understand', text: ({ number }) => `Paano binabasa ang bilang na ${grouped(number)}?` },
    ],
  },
  statement: {
    en: ({ number }, answer) => `The number ${grouped(number)} is read as "${answer}".`,
    fil: ({ number }, answer) => `Ang bilang na ${grouped(number)} ay binabasang "${answer}".`,
  },
  solution: {
    en: ({ number }) => [
      `Read the values from the left: ${expandedPartsOf(number).map(grouped).join(' + ')}.`,
      `${grouped(number)} is ${spelled(number, 'en')}.`,
    ],
    fil: ({ number }) => [
      `Basahin ang mga halaga mula sa kaliwa: ${expandedPartsOf(number).map(grouped).join(' + ')}.`,
      `Ang ${grouped(number)} ay ${spelled(number, 'fil')}.`,
    ],
  },
})
