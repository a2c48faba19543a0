import { remembered } from '../../languages/remembered.ts'
import type { Listing, Tongue } from '../../languages/tongue.ts'
import { mentions, plain, shareIn, startsUpper } from '../../languages/words.ts'
import { areAlike } from '../../understand/kin.ts'
import type { Lesson } from '../../understand/lesson.ts'
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
  tongue: Tongue,
  stem: string,
): (key: string) => string[] {
  const known = outsidersOf.get(listing)
  if (known) return known
  const claim = tongue.stemsOf(stem)
  const { listed, defined } = poolOf(lesson)
  const listedElsewhere = listed.filter((other) => other.listing !== listing).map(({ member }) => member)
  const termOf = (term: string) => lesson.terms.get(plain(term))
  // A term that the lesson explains stands out among things that it only names.
  const explained = listing.members.some((term) => termOf(term)?.defined === true) ? defined : []
  const isPerson = (term: string) => termOf(term)?.type === 'person'
  const looksLike = (option: string, key: string) =>
    startsUpper(option) === startsUpper(key) &&
    fitsLength(option, key) &&
    tongue.isPlural(option) === tongue.isPlural(key) &&
    isPerson(option) === isPerson(key)
  const isLike = (option: string, key: string) =>
    looksLike(option, key) && areAlike({ lesson, language: listing.statement.language }, key, option)
  const lone = [...new Set([...listedElsewhere, ...explained])].filter(
    (option) =>
      listing.members.some((key) => looksLike(option, key)) &&
      shareIn(tongue.stemsOf(option), claim) === 0 &&
      listing.members.some((key) => isLike(option, key)) &&
      tongue.isContent(option) &&
      !mentions(stem, option) &&
      listing.members.every((member) => !mentions(member, option) && !mentions(option, member)) &&
      !lesson.asserts(option, claim),
  )
  const found = remembered((key: string) => lone.filter((option) => isLike(option, key)), 100)
  outsidersOf.set(listing, found)
  return found
}
