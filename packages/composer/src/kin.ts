import type { Language } from '@klasrum/contract/source'
import type { Lesson } from './lesson.ts'
import type { Fact, Tongue } from './tongue.ts'
import { tongueOf } from './tongues.ts'
import { isName, plain, wordsOf } from './words.ts'

const shareWord = (one: string, other: string) =>
  wordsOf(plain(one)).some((word) => word.length > 3 && wordsOf(plain(other)).includes(word))

/** Whether another term is near enough to be taken for that of the fact: of one list, kind or topic, or alike in name. */
export function areKin(lesson: Lesson, fact: Fact, other: string): boolean {
  const term = lesson.terms.get(plain(other))
  return (
    lesson.listedWith(fact.term).some((sibling) => plain(sibling) === plain(other)) ||
    (fact.head !== '' && term?.head === fact.head) ||
    shareWord(fact.term, other) ||
    term?.topic === fact.statement.topic.title
  )
}

/** What the lesson calls a term, or else what its own noun names. */
function kindsOfTerm(term: string, head: string, { headOf, kindsOf }: Tongue): ReadonlySet<string> {
  const called = kindsOf(head)
  const named = called.size === 0 || head === 'tool' ? kindsOf(headOf(term)) : none
  return called.size === 0 ? named : new Set([...called, ...named])
}

const none: ReadonlySet<string> = new Set()

/** Each has what the other most often is. */
const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [first] = one
  const [second] = other
  return first !== undefined && second !== undefined && other.has(first) && one.has(second)
}

const isListedWith = (lesson: Lesson, one: string, other: string) =>
  lesson.listedWith(one).some((sibling) => plain(sibling) === plain(other))

type Named = { lesson: Lesson; language: Language; head?: string }

/** A place is not mistaken for a deed, nor an animal for a disease: the nouns of both must be of one kind. */
export function areOfOneKind({ lesson, language, head = '' }: Named, one: string, other: string): boolean {
  const tongue = tongueOf(language)
  const [term, otherTerm] = [lesson.terms.get(plain(one)), lesson.terms.get(plain(other))]
  const called = head || (term?.head ?? '')
  const otherCalled = otherTerm?.head ?? ''
  if (called !== '' && called === otherCalled) return true
  if (/\s/.test(one) && /\s/.test(other) && tongue.headOf(one) === tongue.headOf(other)) return true
  if (term?.type === 'person' && otherTerm?.type === 'person') return true
  const own = kindsOfTerm(one, called, tongue)
  const its = kindsOfTerm(other, otherCalled, tongue)
  const areNames = isName(one, lesson.isProper) && isName(other, lesson.isProper)
  return own.size === 0 && its.size === 0 ? areNames : meet(own, its)
}

/** The same, or named in one list. */
export const areAlike = (named: Named, one: string, other: string): boolean =>
  isListedWith(named.lesson, one, other) || areOfOneKind(named, one, other)

/** Whether two descriptions call what they describe by nouns of one kind. */
export function tellOfOneKind(one: string, other: string, { headOf, kindsOf }: Tongue): boolean {
  const [head, otherHead] = [headOf(one), headOf(other)]
  return head === otherHead || meet(kindsOf(head), kindsOf(otherHead))
}
