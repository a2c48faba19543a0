import type { InBoth, Language, SkillLevel, Stem } from '../skill.ts'
import { grouped } from '../words/numbers.ts'

/** A number before a Filipino noun, with its linker where one is spoken: "3", "4 na". */
export const na = (count: number | string): string => {
  const text = typeof count === 'number' ? grouped(count) : count
  return /[469]$/.test(text) ? `${text} na` : text
}

/** What stands in the braces of a sentence. */
type Slots<Given> = (given: Given, language: Language) => Record<string, string | number>
type Words = readonly (readonly [SkillLevel, string])[]

function filled(words: string, slots: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const slot = slots[name]
    if (slot === undefined) throw new Error(`Nothing for {${name}} in: ${words}`)
    return String(slot)
  })
}

/** Stems from sentences with slots: ['understand', 'Simplify: {sum}.']. */
export function slotStemsOf<Given>(slots: Slots<Given>, words: InBoth<Words>): InBoth<Stem<Given>[]> {
  const stems = (language: Language): Stem<Given>[] =>
    words[language].map(([level, text]) => ({
      level,
      text: (given) => filled(text, slots(given, language)),
    }))
  return { en: stems('en'), fil: stems('fil') }
}

/** Statements from sentences with slots; {answer} is the answer. */
export function statementOf<Given>(
  slots: Slots<Given>,
  words: InBoth<string>,
): InBoth<(given: Given, answer: string) => string> {
  const statement = (language: Language) => (given: Given, answer: string) =>
    filled(words[language], { ...slots(given, language), answer })
  return { en: statement('en'), fil: statement('fil') }
}

type Say = (en: string, fil: string) => string

/** A solution of which only some words differ between the languages. */
export const stepsOf = <Given>(
  steps: (given: Given, say: Say, language: Language) => readonly string[],
): InBoth<(given: Given) => readonly string[]> => ({
  en: (given) => steps(given, (en) => en, 'en'),
  fil: (given) => steps(given, (_, fil) => fil, 'fil'),
})
