import type { Draw } from '../draw.ts'
import type { Language, Stem } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { things } from '../words/things.ts'

/** A story and the size of the numbers that it can be true of. */
export type Story<Given> = {
  sizes: readonly [number, number]
  en: (given: Given) => string
  fil: (given: Given) => string
}

/** The place in the list of a story that fits the size. */
export const storyFor = <Given>(draw: Draw, stories: readonly Story<Given>[], size: number): number =>
  draw.pick(stories.flatMap(({ sizes: [least, most] }, at) => (size >= least && size <= most ? [at] : [])))

/** The story that was drawn, as a stem. */
export const storyStem = <Given extends { story: number }>(
  stories: readonly Story<Given>[],
  language: Language,
  level: Stem<Given>['level'] = 'apply',
): Stem<Given> => ({ level, text: (given) => stories[given.story]?.[language](given) ?? '' })

/** A number before a Filipino noun, with its linker where one is written: "3 mangga", "4 na mangga". */
export const ilan = (count: number, noun: string): string =>
  `${grouped(count)}${[4, 6, 9].includes(count % 10) ? ' na' : ''} ${noun}`

/** A number before an English noun: "1 chair", "4 chairs". */
export const many = (count: number, one: string, several = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : several}`

const handyNames = ['mango', 'guava', 'orange', 'pencil', 'ballpen', 'marble', 'sticker']

/** Small things of which somebody may well have dozens. */
export const handy = [...things.fruit, ...things.school, ...things.toy].filter(({ en }) =>
  handyNames.includes(en.one),
)
