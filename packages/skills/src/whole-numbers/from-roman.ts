import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  firstLetterWrong,
  lettersAdded,
  lettersByRule,
  partsTold,
  roman,
  romanCues,
  romanRules,
  romanTo,
} from './roman.ts'

type Given = { number: number }

export const fromRoman = skill<
  Given,
  'all-added' | 'one-less' | 'one-more' | 'ten-more' | 'ten-less' | 'letter'
>({
  id: 'whole-numbers/from-roman',
  area: 'Mathematics',
  name: { en: 'Reading Roman numerals', fil: 'Pagbasa ng Roman numerals' },
  grades: [3, 6],
  cues: romanCues,
  notation: [/\b[XVI]{2,} ?= ?\d+/],
  units: [],
  largest: romanTo,
  mistakes: {
    'all-added': { en: 'added the values of all numerals', fil: 'pinagsama ang halaga ng lahat ng numeral' },
    'one-less': { en: 'counted one too few', fil: 'kulang ng isa ang bilang' },
    'one-more': { en: 'counted one too many', fil: 'sobra ng isa ang bilang' },
    'ten-more': { en: 'counted one X too many', fil: 'sobra ng isang X ang bilang' },
    'ten-less': { en: 'counted one X too few', fil: 'kulang ng isang X ang bilang' },
    letter: { en: 'took the first numeral for another one', fil: 'napagkamalan ang unang numeral' },
  },
  rules: romanRules,
  draw: (draw) => ({ number: draw.int(4, draw.largest) }),
  answer: ({ number }) => grouped(number),
  wrong: ({ number }) => ({
    'all-added': grouped(lettersAdded(roman(number))),
    'one-less': grouped(number - 1),
    'one-more': grouped(number + 1),
    'ten-more': grouped(number + 10),
    'ten-less': number > 20 ? grouped(number - 10) : undefined,
    letter: grouped(lettersByRule(firstLetterWrong(roman(number)))),
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ number }) => `What number is the Roman numeral ${roman(number)}?` },
      {
        level: 'understand',
        text: ({ number }) => `Write the Roman numeral ${roman(number)} in Hindu-Arabic numerals.`,
      },
      {
        level: 'understand',
        text: ({ number }) => `The Roman numeral ${roman(number)} is equal to ____.`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ number }) => `Anong bilang ang Roman numeral na ${roman(number)}?` },
      {
        level: 'understand',
        text: ({ number }) => `Isulat ang Roman numeral na ${roman(number)} sa Hindu-Arabic numeral.`,
      },
      {
        level: 'understand',
        text: ({ number }) => `Ang Roman numeral na ${roman(number)} ay katumbas ng bilang na ____.`,
      },
    ],
  },
  statement: {
    en: ({ number }, answer) => `The Roman numeral ${roman(number)} stands for ${answer}.`,
    fil: ({ number }, answer) => `Ang Roman numeral na ${roman(number)} ay katumbas ng ${answer}.`,
  },
  solution: {
    en: ({ number }) => [`Read each part: ${partsTold(number)}.`, `${roman(number)} = ${grouped(number)}`],
    fil: ({ number }) => [
      `Basahin ang bawat bahagi: ${partsTold(number)}.`,
      `${roman(number)} = ${grouped(number)}`,
    ],
  },
})
