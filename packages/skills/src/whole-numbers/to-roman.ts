import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  firstLetterWrong,
  partsTold,
  roman,
  romanByAdding,
  romanCues,
  romanRules,
  romanTo,
  romanTurned,
  whenRoman,
} from './roman.ts'

type Given = { number: number }

export const toRoman = skill<Given, 'adding' | 'turned' | 'letter' | 'one-less' | 'one-more' | 'ten-more'>({
  id: 'whole-numbers/to-roman',
  area: 'Mathematics',
  name: { en: 'Writing Roman numerals', fil: 'Pagsulat ng Roman numerals' },
  grades: [3, 6],
  cues: romanCues,
  notation: [/\b[XVI]{2,} ?= ?\d+/],
  units: [],
  largest: romanTo,
  mistakes: {
    adding: {
      en: 'repeated a numeral more than three times',
      fil: 'inulit ang numeral nang higit sa tatlong beses',
    },
    turned: {
      en: 'wrote the smaller numeral on the wrong side',
      fil: 'nailagay sa maling panig ang mas maliit na numeral',
    },
    letter: { en: 'confused two numerals', fil: 'napagpalit ang dalawang numeral' },
    'one-less': { en: 'wrote the numeral before it', fil: 'ang naunang numeral ang naisulat' },
    'one-more': { en: 'wrote the numeral after it', fil: 'ang kasunod na numeral ang naisulat' },
    'ten-more': { en: 'wrote one X too many', fil: 'sumobra ng isang X' },
  },
  rules: romanRules,
  draw: (draw) => ({ number: draw.int(4, draw.largest) }),
  answer: ({ number }) => roman(number),
  wrong: ({ number }) => ({
    adding: romanByAdding(number).length < 9 ? romanByAdding(number) : undefined,
    turned: romanTurned(number),
    letter: whenRoman(firstLetterWrong(roman(number))),
    'one-less': roman(number - 1),
    'one-more': roman(number + 1),
    'ten-more': roman(number + 10),
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ number }) => `What is the Roman numeral for ${grouped(number)}?` },
      { level: 'understand', text: ({ number }) => `Write ${grouped(number)} as a Roman numeral.` },
      { level: 'understand', text: ({ number }) => `In Roman numerals, ${grouped(number)} is ____.` },
    ],
    fil: [
      { level: 'understand', text: ({ number }) => `Ano ang Roman numeral ng ${grouped(number)}?` },
      { level: 'understand', text: ({ number }) => `Isulat ang ${grouped(number)} bilang Roman numeral.` },
      { level: 'understand', text: ({ number }) => `Sa Roman numerals, ang ${grouped(number)} ay ____.` },
    ],
  },
  statement: {
    en: ({ number }, answer) => `The Roman numeral for ${grouped(number)} is ${answer}.`,
    fil: ({ number }, answer) => `Ang Roman numeral ng ${grouped(number)} ay ${answer}.`,
  },
  solution: {
    en: ({ number }) => [`Write each part: ${partsTold(number)}.`, `${grouped(number)} = ${roman(number)}`],
    fil: ({ number }) => [
      `Isulat ang bawat bahagi: ${partsTold(number)}.`,
      `${grouped(number)} = ${roman(number)}`,
    ],
  },
})
