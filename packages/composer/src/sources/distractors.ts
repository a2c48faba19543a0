import type { Chance } from '@klasrum/skills/chance'
import type { Asking, Fact, LanguageRules } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import {
  isName,
  lowerFirst,
  mentions,
  plain,
  shareIn,
  startsUpper,
  upperFirst,
  wordsOf,
} from '../languages/words.ts'
import type { Lesson } from '../understand/lesson.ts'
import { areSiblings } from '../understand/siblings.ts'
import { areAlike, areSimilarTerms, tellOfOneKind } from '../understand/similar-terms.ts'
import { detailOptions, fittingTermOptions, numberOptions, type Option, timeOptions } from './options.ts'

type Wanted = { lesson: Lesson; fact: Fact; asking: Asking; chance: Chance }

/** A difference of four letters tells nothing, however short the words are. */
export const fitsLength = (option: string, key: string): boolean =>
  Math.abs(option.length - key.length) <= 4 ||
  (option.length <= key.length * 1.5 && option.length >= key.length * 0.5)

/** A right answer that is so much longer than every other is found without reading the question. */
export function isKeyFarLonger(options: readonly string[], answer: number): boolean {
  const key = options[answer]?.length ?? 0
  const next = Math.max(...options.filter((_, place) => place !== answer).map((option) => option.length))
  return key > next * 1.5 && key - next > 4
}

/** No option may be known by its length alone. */
export function lengthsEven(options: readonly string[], answer: number): boolean {
  const key = options[answer]?.length ?? 0
  const mean = options.reduce((sum, option) => sum + option.length, 0) / options.length
  return key <= Math.max(mean * 1.25, mean + 3) && !isKeyFarLonger(options, answer)
}

/** With the capital of the key, so that no option stands out. */
function setLike(key: string, option: string): string {
  return startsUpper(key) ? upperFirst(option) : lowerFirst(option)
}

/** One in the other, or the same words in another form; "igneous rock" and "metamorphic rock" only share a word. */
function isNear(one: string, other: string, stemsOf: (text: string) => ReadonlySet<string>): boolean {
  if (mentions(one, other) || mentions(other, one)) return true
  const left = stemsOf(one)
  const right = stemsOf(other)
  return shareIn(left, right) === 1 || shareIn(right, left) === 1
}

/** Where the question names the kind of the key, as "What do we call interest on…", every option is of that kind. */
function repeatsAlike(key: string, option: string, stem: string, { stemsOf }: LanguageRules): boolean {
  const asked = stemsOf(stem)
  const own = stemsOf(option)
  return [...stemsOf(key)].every((word) => !asked.has(word) || own.has(word))
}

/** Whether the lesson defines the first as one of the second, of which all that is said of the second holds too. */
function isKindOf(
  lesson: Lesson,
  one: string,
  other: string,
  stemsOf: (text: string) => ReadonlySet<string>,
): boolean {
  const head = (lesson.terms.get(plain(one))?.head ?? '').replace(/^deed /, '')
  return shareIn(stemsOf(other), stemsOf(head)) === 1
}

function goodTerm({ lesson, fact, asking }: Wanted, { text }: Option): boolean {
  const rules = rulesOf(fact.statement.language)
  const { term } = fact
  const kind = { lesson, language: fact.statement.language, head: fact.head }
  const isEntryBeside = fact.kind === 'entry' && areSiblings(lesson, term, text)
  const looksAlike =
    fact.type === 'person' ||
    isEntryBeside ||
    (rules.isPlural(text) === rules.isPlural(term) &&
      isName(text, lesson.isProper) === isName(term, lesson.isProper) &&
      areAlike(kind, term, text))
  return (
    fitsLength(text, term) &&
    /^\p{L}/u.test(text) &&
    /\d/.test(text) === /\d/.test(term) &&
    rules.isContent(text) &&
    looksAlike &&
    repeatsAlike(term, text, asking.stem, rules) &&
    !isNear(text, term, rules.stemsOf) &&
    !mentions(asking.stem, text) &&
    shareIn(rules.stemsOf(text), rules.stemsOf(asking.stem)) < 1 &&
    !isKindOf(lesson, text, term, rules.stemsOf) &&
    !lesson.areSame(term, text) &&
    !lesson.areSame(text, term) &&
    !lesson.asserts(
      text,
      rules.stemsOf(fact.detail),
      fact.kind === 'comparison' ? fact.statement.text : undefined,
    )
  )
}

/** Those whose detail says by a noun what the term is. */
const calling: readonly Fact['kind'][] = ['definition', 'naming', 'entry']

function goodDetail({ lesson, fact, asking }: Wanted, { text, subject }: Option): boolean {
  const rules = rulesOf(fact.statement.language)
  const stems = rules.stemsOf(text)
  const own = rules.stemsOf(fact.detail)
  const ofOther =
    subject === '' ||
    (!isNear(subject, fact.term, rules.stemsOf) &&
      !lesson.areSame(fact.term, subject) &&
      !mentions(fact.detail, subject))
  const told =
    !calling.includes(fact.kind) ||
    fact.at < 0 ||
    (tellOfOneKind(fact.detail, text, rules) &&
      (subject === '' || areAlike({ lesson, language: fact.statement.language }, fact.term, subject)))
  return (
    ofOther &&
    told &&
    repeatsAlike(fact.detail, text, asking.stem, rules) &&
    fitsLength(text, fact.detail) &&
    shareIn(stems, own) < 0.5 &&
    shareIn(own, stems) < 0.5 &&
    !mentions(text, fact.term) &&
    shareIn(rules.stemsOf(fact.term), stems) < 1 &&
    shareIn(stems, rules.stemsOf(asking.stem)) < 0.5 &&
    !lesson.asserts(fact.term, stems)
  )
}

function* offered(wanted: Wanted): Generator<Option> {
  const { lesson, fact, asking, chance } = wanted
  if (asking.of === 'detail') {
    for (const option of detailOptions(lesson, fact, chance)) if (goodDetail(wanted, option)) yield option
  } else if (fact.type === 'number')
    yield* numberOptions(fact.term, rulesOf(fact.statement.language).numbers).map(alone)
  else if (fact.type === 'time') yield* timeOptions(lesson, fact, chance).map(alone)
  else
    for (const option of fittingTermOptions(lesson, fact, chance)) if (goodTerm(wanted, option)) yield option
}

const alone = (text: string): Option => ({ text, subject: '' })

/** As many as are tried when the lengths of the first do not fit. */
const enough = 6

function distractorsFor(wanted: Wanted): string[] {
  const key = wanted.asking.of === 'term' ? wanted.fact.term : wanted.fact.detail
  const { lesson, fact } = wanted
  const found: string[] = []
  const near: string[] = []
  for (const option of offered(wanted)) {
    const set = setLike(key, option.text)
    const isOther = (kept: string) =>
      plain(kept) !== plain(set) && !mentions(kept, set) && !mentions(set, kept)
    if (isOther(key) && found.every(isOther)) {
      found.push(set)
      if (areSimilarTerms(lesson, fact, option.subject || option.text)) near.push(set)
    }
    if (found.length === enough) break
  }
  // Three that are near are better than a fourth that is not.
  const best = near.length >= 3 && lengthsEven([key, ...near.slice(0, 3)], 0) ? near : found
  return best.filter((option) => wordsOf(option).length > 0)
}

/** Wrong answers that a learner who has not read the lesson could take for right, the best first. */
export type WrongAnswers = (asking: Asking) => readonly string[]

/** For one fact, found once for all its forms. */
export function wrongAnswers(lesson: Lesson, fact: Fact, chance: Chance): WrongAnswers {
  const found = new Map<Asking['of'], readonly string[]>()
  return (asking) => {
    const known = found.get(asking.of)
    if (known) return known
    const wrong = distractorsFor({
      lesson,
      fact,
      asking,
      chance: chance.fork(`${asking.of} ${fact.statement.text}`),
    })
    found.set(asking.of, wrong)
    return wrong
  }
}
