import type { Chance } from '@klasrum/skills/chance'
import type { Fact } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { isAllOver, type NamedKind, namedKindsIn, namesOfKind } from '../../understand/named-kinds.ts'

/** What is true of one only: a figure, an order, a name that it is called by. */
const ofOne =
  /\d|\b(?:only|first|last|largest|smallest|highest|lowest|longest|oldest|most|called|known as|named|capital|founded|led by)\b|(?:^|\s)(?:pinaka\p{L}+|tanging?|unang?|huling?|tinatawag|kilala|itinatag|kabisera)(?=\s)/iu

/** "One of the largest": others are too. */
const ofSome = /\b(?:one of|among)\b|(?:^|\s)isa sa/iu

/** With so many words of weight beside another name a sentence tells one thing from its like. */
const tellingStems = 7

/** "the Maldives" and "Nepal": what stands before the right name must suit the other one too. */
function fitsBefore(lesson: Lesson, text: string, at: number, other: string): boolean {
  const { the, bare } = lesson.articles(other)
  return /\bthe\s$/iu.test(text.slice(0, at)) ? the > bare : bare >= the
}

const sharesStart = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4)

/** One of several in a row: another in its place would be a quibble. */
const inRow = (text: string, { name, at }: NamedKind) =>
  /(?:\p{Lu}[\p{L}-]*,? (?:and|or|at|o) |\p{Lu}[\p{L}-]*, )$/u.test(text.slice(0, at)) ||
  /^(?:, (?:and |at )?\p{Lu}| (?:and|or|at|o) \p{Lu})/u.test(text.slice(at + name.length))

/** A name in a sentence that says something of it alone, and others of its kind of which the lesson does not say it. */
export function nameAndOthers(
  lesson: Lesson,
  { statement }: Fact,
  chance: Chance,
): { right: NamedKind; others: readonly string[] } | null {
  const { text, language, place } = statement
  const { stemsOf } = rulesOf(language)
  const named = namedKindsIn(lesson, text)
  const around = lesson.passagesAt(place.file, place.paragraph).join(' ')
  for (const right of named) {
    // What is true of one people or faith would hurt as a statement about another.
    if (right.kind === 'people') continue
    const rest = `${text.slice(0, right.at)} ${text.slice(right.at + right.name.length)}`
    if (inRow(text, right) || mentions(rest, right.name)) continue
    // "the Maldives’ history"
    if (/^[’'](?!s\b)/u.test(text.slice(right.at + right.name.length))) continue
    const claim = stemsOf(rest)
    const isBesideName = named.some(({ name }) => name !== right.name && !isAllOver(lesson, name))
    const isTold =
      (ofOne.test(rest) || (isBesideName && claim.size >= tellingStems && !isAllOver(lesson, right.name))) &&
      !ofSome.test(text)
    if (!isTold) continue
    const isOther = (other: string) =>
      other !== right.name &&
      !mentions(around, other) &&
      !isAllOver(lesson, other) &&
      !sharesStart(other, right.name) &&
      (language === 'fil' || fitsBefore(lesson, text, right.at, other)) &&
      !wordsOf(other).some((word) => word.length > 3 && mentions(text, word)) &&
      !lesson.areSame(other, right.name) &&
      !lesson.asserts(other, claim)
    const others = chance.fork(`name ${text}`).shuffled(namesOfKind(lesson, right.kind).filter(isOther))
    if (others.length > 0) return { right, others }
  }
  return null
}
