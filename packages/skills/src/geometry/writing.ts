import type { Draw } from '../draw.ts'
import type { InBoth, Language, SkillLevel, SkillRule, Stem } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

export const both = <T>(en: T, fil: T): InBoth<T> => ({ en, fil })

export const rule = (say: string, ask: string, ...not: [string, string, string]): SkillRule => ({
  say,
  ask,
  not,
})

const stemOf =
  (level: SkillLevel) =>
  <Given>(text: (given: Given) => string): Stem<Given> => ({ level, text })

export const remember = stemOf('remember')
export const understand = stemOf('understand')
export const apply = stemOf('apply')
export const analyze = stemOf('analyze')

const consonants = [...'BCDFGHJKLMNPQRSTVWXZ']

/** Names for points, in the order of the alphabet. Without vowels they never make a word. */
export const pointNames = (draw: Draw, count: number): string[] => draw.some(consonants, count).toSorted()

/** Without "a", which reads as an article: "line a is parallel". */
const lowercase = [...'bcdefghjkmnpqrstvw']

export const lineNames = (draw: Draw, count: number): string[] => draw.some(lowercase, count).toSorted()

export const degrees = (value: number): string => `${grouped(value)}°`

/** Other right ways to write so many degrees. */
export const degreeForms = (value: number, language: Language): string[] => [
  grouped(value),
  `${grouped(value)} ${language === 'en' ? 'degrees' : 'digri'}`,
]

/** An angle that a figure can have: a whole number of degrees above 0 and below a full turn. */
export const angleOr = (value: number, most = 359): string | undefined =>
  Number.isInteger(value) && value > 0 && value <= most ? degrees(value) : undefined

/** What a subtraction gives when the ten that was borrowed is not taken away. */
export const withoutBorrowing = (from: number, taken: number): number =>
  from % 10 < taken % 10 ? from - taken + 10 : Number.NaN

/** Whole numbers above 0 only. */
export const wholeOr = (value: number, unit = ''): string | undefined =>
  Number.isInteger(value) && value > 0 ? `${grouped(value)}${unit}` : undefined

const signed = (value: number) => grouped(value)

export type NumberPair = readonly [number, number]

/** "(−3, 5)". */
export const point = ([x, y]: NumberPair): string => `(${signed(x)}, ${signed(y)})`

/** As it is typed on a keyboard. */
export const pointForms = ([x, y]: NumberPair): string[] => [`(${x}, ${y})`, `(${x},${y})`]

/** "a hexagon", "an octagon", "an 11-sided polygon". */
export const withArticle = (noun: string): string =>
  `${/^(?:[aeio]|8|11|18)/.test(noun) ? 'an' : 'a'} ${noun}`

/** "B, H and P". */
export const listedWords = (words: readonly string[], and: 'and' | 'at'): string =>
  `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
