import type { Chance } from '@klasrum/skills/chance'
import type { Fact } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import {
  isName,
  lowerFirst,
  mentions,
  plain,
  startsUpper,
  upperFirst,
  wordsOf,
} from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { areOnePerson, peopleOf } from '../../understand/people.ts'
import { siblingsOf } from '../../understand/siblings.ts'
import { areSimilarTerms } from '../../understand/similar-terms.ts'
import type { FalsifyingChange } from '../candidate.ts'
import type { WrongAnswers } from '../distractors.ts'
import { nameAndOthers } from './other-name.ts'

/** A statement with one thing in it replaced, so that it is surely false. */
export type Changed = { text: string; wrong: string; right: string }

const replaced = (text: string, at: number, right: string, wrong: string, whole = right): Changed => ({
  text: `${text.slice(0, at)}${wrong}${text.slice(at + whole.length)}`,
  right,
  wrong,
})

const defining: readonly Fact['kind'][] = ['definition', 'naming']

/** "a" and "an", "the" and nothing: what stands before the right term must suit the other one too. */
function fitsBefore(lesson: Lesson, fact: Fact, other: string): boolean {
  if (fact.statement.language === 'fil')
    return !fact.statement.text.slice(0, fact.at).endsWith('mga ') || lesson.hasWords(`mga ${other}`)
  const before = fact.statement.text.slice(0, fact.at)
  const { the, a, bare } = lesson.articles(other)
  if (/\ban?\s$/i.test(before)) return a > 0 && /^[aeiou]/i.test(other) === /^[aeiou]/i.test(fact.term)
  if (/\bthe\s$/i.test(before)) return the > 0
  return fact.plural || (bare > 0 && bare >= a + the)
}

const isListed = (lesson: Lesson, fact: Fact) => lesson.listedWith(fact.term).length > 0

/** What can be true of one thing only: its name, its place, that it is the first or the greatest. What a thing merely does, others may do too. */
const ofOneOnly =
  /\b(?:only|first|last|largest|smallest|highest|lowest|longest|oldest|most|called|known as|named|located|capital|founded|led by|is the|are the|was the|consists? of|divided into|depends?|uses)\b|(?:^|\s)(?:pinaka\p{L}+|tanging?|unang?|huling?|tinatawag|kilala|itinatag|matatagpuan|binubuo|nahahati|nakasalalay|nakabatay|pinamumunuan|pinamunuan)(?=\s)/iu

/** Another term of the lesson in the place of the right one. */
export function withOtherTerm(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Changed | null {
  const asking = fact.askings.find(({ of }) => of === 'term')
  const sure =
    fact.kind !== 'entry' &&
    fact.kind !== 'comparison' &&
    (defining.includes(fact.kind) ||
      fact.type === 'person' ||
      (isListed(lesson, fact) && ofOneOnly.test(fact.statement.text)))
  if (!asking || !sure || fact.at < 0 || fact.type === 'time' || fact.type === 'number') return null
  // "The executive executes": the sentence tells the right word by another form of it.
  const rest = fact.statement.text.replace(fact.term, ' ')
  if (
    wordsOf(fact.term).some(
      (word) =>
        word.length >= 5 &&
        wordsOf(rest).some((other) => other.slice(0, 5).toLowerCase() === word.slice(0, 5).toLowerCase()),
    )
  )
    return null
  const wrong = wrongFor(asking).find(
    (option) => areSimilarTerms(lesson, fact, option) && fitsBefore(lesson, fact, option),
  )
  return wrong ? replaced(fact.statement.text, fact.at, fact.term, wrong, fact.names?.whole) : null
}

/** About so many, at least so many: another number may be as right. */
const roughly =
  /\b(?:about|around|nearly|almost|roughly|approximately|at least|at most|more than|less than|over|up to|between|mahigit|humigit-kumulang|halos|hindi bababa|higit sa|tinatayang|umaabot)\b/i
const figure = /(?<![\p{L}\d.,/:-])\d{1,4}(?![\d.,/:-]*\d)(?=[\s.,;)%]|$)/gu
const mostFigures = 3

/** A number in another's place that is near it. */
function slipFor(value: number, text: string, chance: Chance): number | undefined {
  // "from 2002 to 2007" goes on, not back.
  const isRange = /\b(?:from|mula)\b.*\b(?:to|hanggang)\b/.test(text)
  const steps =
    value >= 1000 ? (isRange ? [2, 3, 5, 10] : [-10, -5, 5, 10]) : value >= 20 ? [-10, -4, 4, 10] : [1, 2, 3]
  return chance.shuffled(
    steps.map((step) => value + step).filter((slip) => slip > 1 && !text.includes(String(slip))),
  )[0]
}

/** Another year or count in the place of the last year, or of the only number of the sentence. */
function withOtherFigure({ statement: { text } }: Fact, chance: Chance): Changed | null {
  const found = [...text.matchAll(figure)]
  const years = found.filter(([digits]) => /^(?:1[0-9]{3}|20[0-9]{2})$/.test(digits))
  const only = years.at(-1) ?? (found.length === 1 ? found[0] : undefined)
  const all = text.match(/\d+/g) ?? []
  if (years.length > 1) return null
  if (!only || all.length > mostFigures || (years.length === 0 && all.length > 1) || roughly.test(text))
    return null
  const value = Number(only[0])
  if (
    value === 0 ||
    /[(/₱$]\s?$|\b(?:power|powers|order|base|multiples?) of $/i.test(text.slice(0, only.index))
  )
    return null
  const wrong = slipFor(value, text, chance.fork(text))
  return wrong === undefined ? null : replaced(text, only.index, only[0], String(wrong))
}

/** "three organs: this, that and the other" can be counted. */
const namesAll = /[:—–]|,.*(?:,| and | at | or | o )|\ssina\s/

/** A count or date that a question asks for, with another of the lesson in its place. */
function withOtherNumber(fact: Fact, wrongFor: WrongAnswers): Changed | null {
  const [asking] = fact.askings
  const at = fact.statement.text.indexOf(fact.term)
  const isWhole = !/^\p{L}/u.test(fact.statement.text.slice(at + fact.term.length))
  if (!asking || at < 0 || !isWhole || (fact.type !== 'time' && fact.type !== 'number')) return null
  if (fact.type === 'number' && namesAll.test(fact.statement.text.slice(at + fact.term.length))) return null
  // "apat na", but "limang": the linker after a number word follows its last letter.
  const linked = /^ na\s/.test(fact.statement.text.slice(at + fact.term.length))
  const endsAlike = (other: string) => /[aeiou]$/.test(other) === /[aeiou]$/.test(fact.term)
  const wrong = wrongFor(asking).find((other) => !linked || endsAlike(other))
  return wrong ? replaced(fact.statement.text, at, fact.term, wrong) : null
}

/** Another person of the lesson in the place of the only one, or of the first, whom the sentence names. */
function withOtherPerson(lesson: Lesson, { statement }: Fact, chance: Chance): Changed | null {
  const { text, language } = statement
  const people = peopleOf(lesson)
  const named = rulesOf(language).peopleNamed(text)
  const [first] = [...new Set([...people, ...named])]
    .flatMap((name) => {
      const at = text.search(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})(?! \\p{Lu})`, 'u'))
      // What happened "kay" somebody may have happened to others too.
      const isDoer = language === 'en' || /(?:^|\s)(?:[Ss]i|ni)\s$/.test(text.slice(0, Math.max(0, at)))
      return at >= 0 && isDoer ? [{ name, at }] : []
    })
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length)
  // A second time the name would still be right.
  if (!first || text.split(first.name).length > 2) return null
  const { stemsOf } = rulesOf(language)
  const claim = stemsOf(text.replace(first.name, ' '))
  const isOther = (name: string) =>
    !mentions(text, name) &&
    !wordsOf(name).some((word) => word.length > 2 && mentions(first.name, word)) &&
    !lesson.areSame(name, first.name) &&
    !areOnePerson(lesson, name, first.name) &&
    !lesson.asserts(name, claim)
  const wrong = chance.fork(text).shuffled(people.filter(isOther))[0]
  return wrong ? replaced(text, first.at, first.name, wrong) : null
}

/** A term that the lesson names side by side with others, and one of those in its place. */
function withOtherListed(lesson: Lesson, { statement }: Fact, chance: Chance): Changed | null {
  const { text, language, topic } = statement
  const { isPlural, stemsOf } = rulesOf(language)
  if (!ofOneOnly.test(text)) return null
  for (const term of listedTerms(lesson)) {
    const at = text
      .toLowerCase()
      .search(new RegExp(`(?<![\\p{L}-])${escaped(term.toLowerCase())}(?![\\p{L}-])`, 'u'))
    if (at < 0 || mentions(topic.title, term) || text.toLowerCase().split(term.toLowerCase()).length > 2)
      continue
    const right = text.slice(at, at + term.length)
    const claim = stemsOf(text.replace(right, ' '))
    const fits = (other: string) =>
      !mentions(text, other) &&
      !wordsOf(other).some((word) => word.length > 3 && mentions(text, word)) &&
      isPlural(other) === isPlural(term) &&
      startsUpper(other) === startsUpper(term) &&
      wordsOf(other).length <= 3 &&
      !/[^\p{L}\s-]/u.test(other) &&
      (language === 'fil' || /^[aeiou]/i.test(other) === /^[aeiou]/i.test(term)) &&
      !lesson.areSame(term, other) &&
      !lesson.asserts(other, claim)
    const wrong = chance.fork(text).shuffled(siblingsOf(lesson, term).filter(fits))[0]
    const isProper = isName(wrong ?? '', lesson.isProper)
    const cased = (other: string) =>
      startsUpper(right) ? upperFirst(other) : isProper ? other : lowerFirst(other)
    if (wrong) return replaced(text, at, right, cased(wrong))
  }
  return null
}

const termsListed = new WeakMap<Lesson, readonly string[]>()

function listedTerms(lesson: Lesson): readonly string[] {
  const before = termsListed.get(lesson)
  if (before) return before
  const terms = [...lesson.terms.values()]
    .filter(
      ({ text, marked }) => marked && /^[\p{L}\s-]{4,}$/u.test(text) && siblingsOf(lesson, text).length > 0,
    )
    .sort((one, other) => other.text.length - one.text.length)
    .map(({ text }) => text)
  termsListed.set(lesson, terms)
  return terms
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Another name of the same kind in the place of one. */
function withOtherName(lesson: Lesson, fact: Fact, chance: Chance): Changed | null {
  const found = nameAndOthers(lesson, fact, chance)
  const wrong = found?.others[0]
  return found && wrong ? replaced(fact.statement.text, found.right.at, found.right.name, wrong) : null
}

const century = /\b(\d{1,2})(?:st|nd|rd|th)(?=[ -]centur)|(?<=ika-)(\d{1,2})(?= (?:na )?(?:siglo|dantaon))/giu
const ordinal = (value: number) =>
  `${value}${['th', 'st', 'nd', 'rd'][value % 10 < 4 && Math.floor(value / 10) !== 1 ? value % 10 : 0]}`

/** Another century in the place of the only one. */
function withOtherCentury({ statement: { text } }: Fact, chance: Chance): Changed | null {
  const found = [...text.matchAll(century)]
  const [only] = found
  // "from the 5th to the 7th century"
  const isRange = /\d(?:st|nd|rd|th)?\s?(?:and|to|or|at|hanggang|–|-)\s?(?:the\s|ika-)?$/u
  if (!only || found.length > 1 || isRange.test(text.slice(0, only.index))) return null
  const value = Number(only[1] ?? only[2])
  const others = [-4, -3, -2, 2, 3].map((step) => value + step).filter((other) => other > 1 && other < 21)
  const [wrong] = chance.fork(`century ${text}`).shuffled(others)
  if (wrong === undefined) return null
  return replaced(text, only.index, only[0], only[1] ? ordinal(wrong) : String(wrong))
}

/** Words explained in the margin of a page are of any kind; those of one list belong together. */
function areOfOneKind(lesson: Lesson, fact: Fact, other: string): boolean {
  if (lesson.listedWith(fact.term).some((name) => plain(name) === plain(other))) return true
  const { kindsOf, headOf } = rulesOf(fact.statement.language)
  const beside = lesson.facts.find(({ kind, term }) => kind === 'entry' && plain(term) === plain(other))
  if (beside && beside.statement.place.paragraph === fact.statement.place.paragraph) return true
  const heads = [fact, beside].map((each) => headOf(each?.detail ?? ''))
  const [one = '', next = ''] = heads
  return one !== '' && (one === next || [...kindsOf(one)].some((kind) => kindsOf(next).has(kind)))
}

/** Another entry of the list in the place of the right one. */
function withSibling(lesson: Lesson, fact: Fact, wrongFor: WrongAnswers): Changed | null {
  const asking = fact.askings.find(({ of }) => of === 'term')
  const { statement } = rulesOf(fact.statement.language).entries
  const wrong =
    asking &&
    wrongFor(asking).find(
      (option) => areSimilarTerms(lesson, fact, option) && areOfOneKind(lesson, fact, option),
    )
  const text = wrong && plain(wrong) !== plain(fact.term) ? statement(wrong, fact.detail) : null
  return text && wrong ? { text, wrong, right: fact.term } : null
}

/** The statement of a fact, and the same made false where that can be done by one change. */
export function statedAndChanged(
  lesson: Lesson,
  fact: Fact,
  wrongFor: WrongAnswers,
  chance: Chance,
): { text: string; change: (Changed & { by: FalsifyingChange }) | null } | null {
  if (fact.kind === 'entry') {
    if (fact.at < 0) return null
    const text = rulesOf(fact.statement.language).entries.statement(fact.term, fact.detail)
    const change = withSibling(lesson, fact, wrongFor)
    return text === null ? null : { text, change: change && { ...change, by: 'sibling' } }
  }
  const ways: readonly (readonly [FalsifyingChange, () => Changed | null])[] = [
    ['number asked for', () => withOtherNumber(fact, wrongFor)],
    ['term', () => withOtherTerm(lesson, fact, wrongFor)],
    ['person', () => withOtherPerson(lesson, fact, chance)],
    ['figure', () => withOtherFigure(fact, chance)],
    ['listed', () => withOtherListed(lesson, fact, chance)],
    ['century', () => withOtherCentury(fact, chance)],
    ['name', () => withOtherName(lesson, fact, chance)],
  ]
  for (const [by, change] of ways) {
    const changed = change()
    if (changed) return { text: fact.statement.text, change: { ...changed, by } }
  }
  return { text: fact.statement.text, change: null }
}
