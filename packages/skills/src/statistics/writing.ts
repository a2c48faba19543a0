import type { InBoth, Language, SkillLevel, SkillRule, Stem } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

export const says = <T>(en: T, fil: T): InBoth<T> => ({ en, fil })

export const rule = (say: string, ask: string, ...not: readonly [string, string, string]): SkillRule => ({
  say,
  ask,
  not,
})

type Text<Given> = (given: Given) => string

/** The same ways to ask in both languages: level, English, Filipino. */
export const stems = <Given>(
  ...ways: readonly (readonly [SkillLevel, Text<Given>, Text<Given>])[]
): InBoth<readonly Stem<Given>[]> => ({
  en: ways.map(([level, text]) => ({ level, text })),
  fil: ways.map(([level, , text]) => ({ level, text })),
})

/** Numbers that do not meet a wish are drawn again. */
export function need(wish: boolean): void {
  if (!wish) throw new RangeError('These numbers do not fit.')
}

export const integersFromTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const product = (values: readonly number[]): number =>
  values.reduce((total, value) => total * value, 1)

const link = { en: 'and', fil: 'at' }

/** "12, 15 and 9", "12, 15 at 9". */
export const listed = (values: readonly (number | string)[], language: Language): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ${link[language]} ${values.at(-1)}`

/** A number before an English noun: "1 chair", "4 chairs". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : several}`

/** A number before a Filipino noun, with its linker where one is written: "3 mangga", "4 na mangga". */
export const ilan = (count: number, noun: string): string =>
  `${grouped(count)}${[4, 6, 9].includes(count % 10) ? ' na' : ''} ${noun}`

/** Numbers with at most so many decimals, without errors of binary fractions; others are no answer of a school book. */
export const tidyDecimal = (value: number, decimals = 1): number | undefined => {
  const scaled = Math.round(value * 10 ** decimals)
  return Math.abs(scaled - value * 10 ** decimals) < 1e-9 ? scaled / 10 ** decimals : undefined
}
