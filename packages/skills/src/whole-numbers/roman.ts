import type { SkillRule } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

const letters = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

const written = (number: number, signs: readonly (readonly [number, string])[]): string =>
  signs.reduce(
    ({ rest, text }, [value, sign]) => ({
      rest: rest % value,
      text: text + sign.repeat(Math.floor(rest / value)),
    }),
    { rest: number, text: '' },
  ).text

export const roman = (number: number): string => written(number, letters)

/** Only adding, never subtracting: "IIII" for 4. */
export const romanByAdding = (number: number): string =>
  written(
    number,
    letters.filter(([, sign]) => sign.length === 1),
  )

const pairs: Record<string, string> = { CM: 'MC', CD: 'DC', XC: 'CX', XL: 'LX', IX: 'XI', IV: 'VI' }

/** Each pair that subtracts the other way round: "VI" for 4. */
export const romanTurned = (number: number): string =>
  roman(number).replace(/CM|CD|XC|XL|IX|IV/g, (pair) => pairs[pair] ?? pair)

/** What the values of all letters add up to: 16 for XIV. */
export const lettersAdded = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (letters.find(([, letter]) => letter === sign)?.[0] ?? 0), 0)

/** What each pair that subtracts would add if it were read as a sum: 20 and 2 more for XLIV. */
export const pairsAdded = (number: number): number[] =>
  [...roman(number).matchAll(/CM|CD|XC|XL|IX|IV/g)].map(([pair]) => 2 * lettersAdded(pair.charAt(0)))

/** A number in its parts that are written one after the other: 1,994 gives M, CM, XC, IV. */
const romanParts = (number: number): { value: number; text: string }[] =>
  [1000, 100, 10, 1].flatMap((unit) => {
    const value = (Math.floor(number / unit) % 10) * unit
    return value === 0 ? [] : [{ value, text: roman(value) }]
  })

export const romanTo = (grade: number): number => [50, 100, 1_000, 2_999][grade - 3] ?? 50

export const romanCues = {
  en: ['roman numeral', 'roman numerals', 'hindu-arabic', 'roman number'],
  fil: ['roman numeral', 'roman numerals', 'hindu-arabic', 'bilang na romano'],
}

export const romanRules: { en: readonly SkillRule[]; fil: readonly SkillRule[] } = {
  en: [
    {
      say: 'The Roman numeral {L} stands for 50.',
      ask: 'Which Roman numeral stands for 50?',
      not: ['C', 'D', 'X'],
    },
    {
      say: 'When a smaller Roman numeral comes before a larger one, as in IX, we {subtract} its value.',
      ask: 'A smaller Roman numeral comes before a larger one, as in IX. What do we do with its value?',
      not: ['add', 'multiply', 'ignore'],
    },
    {
      say: 'We may write the Roman numeral X at most {three} times in a row.',
      ask: 'At most how many times in a row may we write the Roman numeral X?',
      not: ['two', 'four', 'five'],
    },
  ],
  fil: [
    {
      say: 'Ang Roman numeral na {L} ay katumbas ng 50.',
      ask: 'Aling Roman numeral ang katumbas ng 50?',
      not: ['C', 'D', 'X'],
    },
    {
      say: 'Kapag ang mas maliit na Roman numeral ay nasa unahan ng mas malaki, tulad sa IX, {ibinabawas} ang halaga nito.',
      ask: 'Nasa unahan ng mas malaki ang mas maliit na Roman numeral, tulad sa IX. Ano ang ginagawa sa halaga nito?',
      not: ['idinaragdag', 'pinararami', 'binabalewala'],
    },
    {
      say: 'Ang pinakamaraming beses na maaaring isulat nang magkakasunod ang Roman numeral na X ay {3}.',
      ask: 'Hanggang ilang beses maaaring isulat nang magkakasunod ang Roman numeral na X?',
      not: ['2', '4', '5'],
    },
  ],
}

/** "40 = XL; 7 = VII" */
export const partsTold = (number: number) =>
  romanParts(number)
    .map(({ value, text }) => `${grouped(value)} = ${text}`)
    .join('; ')

const neighbors: Record<string, string> = { I: 'V', V: 'X', X: 'L', L: 'C', C: 'D', D: 'M', M: 'D' }

/** The first letter is taken for the next larger one. */
export const firstLetterWrong = (text: string) => `${neighbors[text.charAt(0)]}${text.slice(1)}`

/** A numeral that would break the rules is no good temptation. */
export const whenRoman = (text: string) => (roman(lettersByRule(text)) === text ? text : undefined)

/** What a numeral stands for: a smaller letter before a larger one is subtracted. */
export function lettersByRule(text: string): number {
  return [...text].reduce((sum, sign, at, all) => {
    const value = lettersAdded(sign)
    return sum + (value < lettersAdded(all[at + 1] ?? '') ? -value : value)
  }, 0)
}
