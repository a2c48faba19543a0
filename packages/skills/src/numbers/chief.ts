import { hashOf } from '../chance.ts'
import type { Language } from '../skill.ts'

type Wrong<Given, Mistake extends string> = (
  given: Given,
  language: Language,
) => { [mistake in Mistake]?: string | undefined }

/**
 * The mistake that the skill is there to find, and two others in turn: with three wrong answers it always stands among the
 * choices. Numbers for which it leads to the right answer are drawn again by the maker.
 */
export const withChief =
  <Given, Mistake extends string>(chief: NoInfer<Mistake>, wrong: Wrong<Given, Mistake>) =>
  (given: Given, language: Language): Partial<Record<Mistake, string>> => {
    const results = Object.entries<string | undefined>(wrong(given, language)).filter(
      (result): result is [string, string] => result[1] !== undefined,
    )
    const main = results.filter(([mistake]) => mistake === chief)
    const taken = new Set(main.map(([, text]) => text))
    const others = results.filter(([, text]) => !taken.has(text) && taken.add(text))
    const turn = hashOf(results.join(' ')) % Math.max(1, others.length)
    const three = [...main, ...others.slice(turn), ...others.slice(0, turn)].slice(0, 3)
    // Only names of mistakes that the skill itself gave.
    return Object.fromEntries(three) as Partial<Record<Mistake, string>>
  }
