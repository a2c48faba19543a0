import type { LanguageRules, Listing } from '../../languages/language-rules.ts'
import { memoized } from '../../languages/memoized.ts'
import { mentions, plain, shareIn, startsUpper } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { areAlike } from '../../understand/similar-terms.ts'
import { fitsLength } from '../distractors.ts'

/** All that the lesson lists, and all that it explains. */
type Pool = { listed: readonly { listing: Listing; member: string }[]; defined: readonly string[] }

const pools = new WeakMap<Lesson, Pool>()

function poolOf(lesson: Lesson): Pool {
  const known = pools.get(lesson)
  if (known) return known
  const pool = {
    listed: lesson.listings
      .filter(({ names }) => names)
      .flatMap((listing) => listing.members.map((member) => ({ listing, member }))),
    defined: [...lesson.terms.values()].filter((term) => term.defined).map((term) => term.text),
  }
  pools.set(lesson, pool)
  return pool
}

const outsidersOf = new WeakMap<Listing, (key: string) => string[]>()

/** Things that the lesson lists elsewhere, and never with these, for each member that could stand among them. */
export function outsiders(
  lesson: Lesson,
  listing: Listing,
  rules: LanguageRules,
  stem: string,
): (key: string) => string[] {
  const known = outsidersOf.get(listing)
  if (known) return known
  const claim = rules.stemsOf(stem)
  const { listed, defined } = poolOf(lesson)
  const listedElsewhere = listed.filter((other) => other.listing !== listing).map(({ member }) => member)
  const termOf = (term: string) => lesson.terms.get(plain(term))
  // A term that the lesson explains stands out among things that it only names.
  const explained = listing.members.some((term) => termOf(term)?.defined === true) ? defined : []
  const isPerson = (term: string) => termOf(term)?.type === 'person'
  const looksLike = (option: string, key: string) =>
    startsUpper(option) === startsUpper(key) &&
    fitsLength(option, key) &&
    rules.isPlural(option) === rules.isPlural(key) &&
    isPerson(option) === isPerson(key)
  const isLike = (option: string, key: string) =>
    looksLike(option, key) && areAlike({ lesson, language: listing.statement.language }, key, option)
  const lone = [...new Set([...listedElsewhere, ...explained])].filter(
    (option) =>
      listing.members.some((key) => looksLike(option, key)) &&
      shareIn(rules.stemsOf(option), claim) === 0 &&
      listing.members.some((key) => isLike(option, key)) &&
      rules.isContent(option) &&
      !mentions(stem, option) &&
      listing.members.every((member) => !mentions(member, option) && !mentions(option, member)) &&
      !lesson.asserts(option, claim),
  )
  const found = memoized((key: string) => lone.filter((option) => isLike(option, key)), 100)
  outsidersOf.set(listing, found)
  return found
}
