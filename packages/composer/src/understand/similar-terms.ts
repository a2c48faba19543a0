import type { Language } from '@klasrum/contract/source'
import type { Fact, LanguageRules } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { isName, plain, wordsOf } from '../languages/words.ts'
import type { Lesson } from './lesson.ts'
import { areSiblings } from './siblings.ts'

const shareWord = (one: string, other: string) =>
  wordsOf(plain(one)).some((word) => word.length > 3 && wordsOf(plain(other)).includes(word))

/** Whether another term is near enough to be taken for that of the fact: of one list, kind or topic, or alike in name. */
export function areSimilarTerms(lesson: Lesson, fact: Fact, other: string): boolean {
  const term = lesson.terms.get(plain(other))
  return (
    areSiblings(lesson, fact.term, other) ||
    (fact.head !== '' && term?.head === fact.head) ||
    shareWord(fact.term, other) ||
    term?.topic === fact.statement.topic.title
  )
}

/** What is known of a term, looked up once. */
type Known = {
  /** What the lesson calls it. */
  called: string
  /** The noun that its own name turns on. */
  noun: string
  ownKinds: ReadonlySet<string>
  isPerson: boolean
  isName: boolean
  isLong: boolean
}

const knownIn = new WeakMap<Lesson, Map<string, Known>>()

function known({ lesson, language }: Named, term: string): Known {
  const before = knownIn.get(lesson) ?? new Map<string, Known>()
  knownIn.set(lesson, before)
  const found = before.get(term)
  if (found) return found
  const { headOf, kindsOf } = rulesOf(language)
  const entry = lesson.terms.get(plain(term))
  const noun = headOf(term)
  const made: Known = {
    called: entry?.head ?? '',
    noun,
    ownKinds: kindsOf(noun),
    isPerson: entry?.type === 'person',
    isName: isName(term, lesson.isProper),
    isLong: /\s/.test(term),
  }
  before.set(term, made)
  return made
}

/** What the lesson calls a term, or else what its own noun names. What is used for something may be both. */
function kindsOfTerm(called: string, { ownKinds }: Known, { kindsOf }: LanguageRules): ReadonlySet<string> {
  const kinds = kindsOf(called)
  if (kinds.size === 0) return ownKinds
  return called === 'tool' ? new Set([...kinds, ...ownKinds]) : kinds
}

/** Each has what the other most often is. */
function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [first] = one
  const [second] = other
  return first !== undefined && second !== undefined && other.has(first) && one.has(second)
}

const haveNothingShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((kind) => other.has(kind))

type Named = { lesson: Lesson; language: Language; head?: string }

/** A place is not mistaken for a deed, nor an animal for a disease: the nouns of both must be of one kind. */
export function areOfOneKind(named: Named, one: string, other: string): boolean {
  const rules = rulesOf(named.language)
  const [left, right] = [known(named, one), known(named, other)]
  const called = named.head || left.called
  // In Filipino the word itself shows that a thing that happens is done, or is not.
  if (named.language === 'fil' && haveNothingShared(left.ownKinds, right.ownKinds)) return false
  if (called !== '' && called === right.called) return true
  if (left.isLong && right.isLong && left.noun === right.noun) return true
  if (left.isPerson && right.isPerson) return true
  const own = kindsOfTerm(called, left, rules)
  const its = kindsOfTerm(right.called, right, rules)
  return own.size === 0 && its.size === 0 ? left.isName && right.isName : meet(own, its)
}

/** The same, or named side by side. */
export const areAlike = (named: Named, one: string, other: string): boolean =>
  areSiblings(named.lesson, one, other) || areOfOneKind(named, one, other)

/** Whether two descriptions call what they describe by nouns of one kind. */
export function tellOfOneKind(one: string, other: string, { headOf, kindsOf }: LanguageRules): boolean {
  const [head, otherHead] = [headOf(one), headOf(other)]
  return head === otherHead || meet(kindsOf(head), kindsOf(otherHead))
}
