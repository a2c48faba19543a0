import type { SkillLevel, SkillRule, Stem } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

const at =
  (level: SkillLevel) =>
  <Given>(text: (given: Given) => string): Stem<Given> => ({ level, text })

export const remember = at('remember')
export const understand = at('understand')
export const apply = at('apply')
export const analyze = at('analyze')

export const rule = (say: string, ask: string, ...not: [string, string, string]): SkillRule => ({
  say,
  ask,
  not,
})

/** A number before an English noun: "1 hour", "4 hours". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : several}`

/** A number before a Filipino noun, with its linker where one is written: "3 oras", "4 na oras". */
export const ilan = (count: number, noun: string): string =>
  `${grouped(count)}${[4, 6, 9].includes(count % 10) ? ' na' : ''} ${noun}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step)

/** The result of a mistake, where it is more than nothing. */
export const ifPositive = (value: number, text: (value: number) => string): string | undefined =>
  value > 0 ? text(value) : undefined

/** Sentences in a row; one that ends in "a.m." has its full stop already. */
export const sentences = (...texts: string[]): string =>
  texts.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ')

type Results<Mistake extends string> = Partial<Record<Mistake, string>>

/** How many different wrong answers there are. */
const differing = (right: string, texts: readonly (string | undefined)[]) =>
  new Set(texts.filter((text) => text !== undefined && text !== right)).size

/** Without the weakest wrong answers, as long as three others remain. The weakest come first. */
export function stronger<Mistake extends string>(
  right: string,
  results: Results<Mistake>,
  weak: readonly NoInfer<Mistake>[],
): Results<Mistake> {
  const kept = { ...results }
  for (const mistake of weak) {
    const text = kept[mistake]
    delete kept[mistake]
    if (text !== undefined && differing(right, Object.values<string | undefined>(kept)) < 3)
      kept[mistake] = text
  }
  return kept
}

/** The mistake that most learners make, and two others that take turns with the numbers. */
export function withMain<Mistake extends string>(
  right: string,
  results: Results<Mistake>,
  main: NoInfer<Mistake>,
  turn: number,
): Results<Mistake> {
  if (results[main] === undefined || results[main] === right) return results
  const others = (Object.keys(results) as Mistake[]).filter((mistake) => mistake !== main)
  const at = turn % others.length
  return stronger(right, results, [...others.slice(at), ...others.slice(0, at)])
}
