import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  firstLetterWrong,
  lettersAdded,
  lettersByRule,
  pairsAdded,
  partsTold,
  roman,
  romanCues,
  romanRules,
  romanTo,
} from './roman.ts'

type Given = { number: number }

export const fromRoman = skill<
  Given,
  'all-added' | 'first-added' | 'last-added' | 'one-less' | 'one-more' | 'ten-more' | 'ten-less' | 'letter'
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
    'first-added': {
      en: 'added where the first smaller numeral is subtracted',
      fil: 'idinagdag ang unang mas maliit na numeral na dapat ibawas',
    },
    'last-added': {
      en: 'added where the last smaller numeral is subtracted',
      fil: 'idinagdag ang huling mas maliit na numeral na dapat ibawas',
    },
    'one-less': { en: 'counted one too few', fil: 'kulang ng isa ang bilang' },
    'one-more': { en: 'counted one too many', fil: 'sobra ng isa ang bilang' },
    'ten-more': { en: 'counted one X too many', fil: 'sobra ng isang X ang bilang' },
    'ten-less': { en: 'counted one X too few', fil: 'kulang ng isang X ang bilang' },
    letter: { en: 'took the first numeral for another one', fil: 'napagkamalan ang unang numeral' },
  },
  rules: {
    en: [
      ...romanRules.en.slice(0, 2),
      {
        say: 'The Roman numeral XL stands for {40}.',
        ask: 'What number does the Roman numeral XL stand for?',
        not: ['50', '60', '90'],
      },
    ],
    fil: [
      ...romanRules.fil.slice(0, 2),
      {
        say: 'Ang Roman numeral na XL ay katumbas ng {40}.',
        ask: 'Anong bilang ang katumbas ng Roman numeral na XL?',
        not: ['50', '60', '90'],
      },
    ],
  },
  draw: (draw) => ({ number: draw.int(4, draw.largest) }),
  answer: ({ number }) => grouped(number),
  wrong: ({ number }) => {
    const added = pairsAdded(number)
    const results = {
      'all-added': grouped(lettersAdded(roman(number))),
      'first-added': grouped(number + (added[0] ?? 0)),
      'last-added': grouped(number + (added.at(-1) ?? 0)),
      'one-less': grouped(number - 1),
      'one-more': grouped(number + 1),
      'ten-more': number > 9 ? grouped(number + 10) : undefined,
      'ten-less': number > 20 ? grouped(number - 10) : undefined,
      // Where nothing is subtracted, another numeral is the main mistake.
      letter: added.length === 0 ? grouped(lettersByRule(firstLetterWrong(roman(number)))) : undefined,
    }
    const slips = ['one-less', 'ten-more', 'one-more', 'ten-less'] as const
    const at = number % slips.length
    return stronger(grouped(number), results, [...slips.slice(at), ...slips.slice(0, at)])
  },
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
