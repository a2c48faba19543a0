import type { Fact } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { isName, lowerFirst, mentions, plain, upperFirst, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'

const mostWords = 4

/** A sentence that sets two things against each other, with each in the place of the other. */
export function withBothSwapped(lesson: Lesson, { statement }: Fact): string | null {
  const { text, language } = statement
  const pair = rulesOf(language).setAgainst(text)
  if (!pair) return null
  const [one, other] = pair
  const isShort = pair.every(({ term }) => wordsOf(term).length <= mostWords)
  if (!isShort || mentions(one.term, other.term) || mentions(other.term, one.term)) return null
  // A second time the name would still be right.
  if (!pair.every(({ term }) => plain(text).split(plain(term)).length === 2)) return null
  const inside = (term: string) => (isName(term, lesson.isProper) ? term : lowerFirst(term))
  const first = one.at === 0 ? upperFirst(other.term) : inside(other.term)
  const between = text.slice(one.at + one.term.length, other.at)
  return `${text.slice(0, one.at)}${first}${between}${inside(one.term)}${text.slice(other.at + other.term.length)}`
}
