import type { InBoth, InEach, Language, SkillLevel, Stem } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { ilan } from './amounts.ts'

/** A story that was drawn with its numbers: the problem, and the same told with its answer. */
export type NumberStory<Given> = InBoth<{
  text: (given: Given) => string
  claim: (given: Given, answer: string) => string
}>
type WithStory<Given> = { story: NumberStory<Given> }

/** The story as it is, and after a word on how to solve it. */
export const toldStems = <Given extends WithStory<Given>>(
  level: SkillLevel,
  lead: InBoth<string>,
): InEach<readonly Stem<Given>[]> => ({
  en: [
    { level, text: (given) => given.story.en.text(given) },
    { level, text: (given) => `${lead.en} ${given.story.en.text(given)}` },
  ],
  fil: [
    { level, text: (given) => given.story.fil.text(given) },
    { level, text: (given) => `${lead.fil} ${given.story.fil.text(given)}` },
  ],
})

export const toldStatement = <Given extends WithStory<Given>>(): InBoth<
  (given: Given, answer: string) => string
> => ({
  en: (given, answer) => given.story.en.claim(given, answer),
  fil: (given, answer) => given.story.fil.claim(given, answer),
})

export type Amount = (value: number, language: Language) => string

/** "12 days", "12 araw", "14 na araw"; a sign of a unit has no linker. */
export const inUnit =
  (en: string, fil?: string): Amount =>
  (value, language) =>
    language === 'fil' && fil ? ilan(value, fil) : `${grouped(value)} ${en}`
