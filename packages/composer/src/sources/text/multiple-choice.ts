import type { Fact } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { plain } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import { lengthsEven, type WrongAnswers } from '../distractors.ts'

/** The three longest, of two as long the first. */
function longestOf(wrong: readonly string[]): string[] {
  const longest: string[] = []
  for (const option of wrong) {
    const at = longest.findIndex((kept) => kept.length < option.length)
    longest.splice(at < 0 ? longest.length : at, 0, option)
    longest.length = Math.min(longest.length, 3)
  }
  return longest
}

/** The key and three wrong answers; none where there are no three, or where they would tell the key by its length. */
export function optionsWith(key: string, wrong: readonly string[]): string[] | null {
  const longest = longestOf(wrong)
  const sets = [wrong.slice(0, 3), wrong.slice(1, 4), longest].filter((set) => set.length === 3)
  const fit = sets.find((set) => lengthsEven([key, ...set], 0))
  return fit ? [key, ...fit] : null
}

/** Where the key comes again in the question, so must another option, or it would be known by that. */
function asLikely(fact: Fact, stem: string, key: string, wrong: readonly string[]): readonly string[] {
  const { stemsOf } = rulesOf(fact.statement.language)
  const asked = stemsOf(stem)
  const tells = (option: string) => [...stemsOf(option)].some((one) => asked.has(one))
  if (!tells(key)) return wrong
  const alike = wrong.filter(tells)
  return alike.length === 0 ? [] : [...alike, ...wrong.filter((option) => !tells(option))]
}

/** The key stands first until the letters of a paper are dealt. */
export function multipleChoice(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Candidate[] {
  return fact.askings.flatMap((asking): Candidate[] => {
    const key = asking.of === 'term' ? fact.term : fact.detail
    const options = optionsWith(key, asLikely(fact, asking.stem, key, wrongFor(asking)))
    if (!options || options.some((option) => option.length > 300)) return []
    const weight = lesson.terms.get(plain(fact.term))?.weight ?? 0.3
    return [
      {
        worth: asking.worth * (0.8 + 0.2 * weight),
        item: {
          ...commonItemParts(fact.statement, asking.bloom, 1, `mc ${asking.stem} ${key}`),
          form: 'multiple_choice',
          stem: asking.stem,
          options,
          answer: 0,
        },
      },
    ]
  })
}
