import type { Language, Stem } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

/** A story in both languages. */
export type FunctionStory<Given> = { en: (given: Given) => string; fil: (given: Given) => string }

/** The story whose place was drawn, as a stem. */
export const functionStoryStem = <Given extends { story: number }>(
  stories: readonly FunctionStory<Given>[],
  language: Language,
  level: Stem<Given>['level'] = 'analyze',
): Stem<Given> => ({ level, text: (given) => stories[given.story]?.[language](given) ?? '' })

/** A number before a Filipino noun, with the linker that is written: "3 mangga", "4 na mangga". */
export const ilan = (count: number, noun: string): string =>
  `${grouped(count)}${[4, 6, 9].includes(count % 10) ? ' na' : ''} ${noun}`

/** A number before an English noun: "1 day", "4 days". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : several}`
