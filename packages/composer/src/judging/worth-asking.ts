import type { Language } from '@klasrum/contract/source'
import type { Fact } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { mentions, plain, wordsOf } from '../languages/words.ts'
import type { LessonTerm } from '../understand/terms.ts'

/** What is merely said of a thing is asked only of things that the lesson is about. */
const loose: readonly Fact['kind'][] = ['action', 'property']

const isEntry = ({ kind, at }: Fact) => kind === 'entry' && at >= 0
const isCell = ({ kind, at }: Fact) => kind === 'entry' && at < 0

/** "Skimming (n)": the word class is no part of the term. */
const wordClass =
  /\s*\((?:n|v|adj|adv|noun|verb|adjective|adverb|pang-?ngalan|pandiwa|pang-?uri|pang-?abay)\.?\)$/i

/** A name, or words that somebody says, describe nothing. */
const namesOnly = /^[“"‘']|^(?:\p{Lu}[\p{L}.]*\s?){1,4}(?:\([^)]*\))?\.?$/u

/** "international, state, district" are members, and "-u root" is a command: neither says what a thing is. */
const saysNothing = /^[\p{L}-]+(?:, (?:and |at |o |or )?[\p{L}-]+)+\.?$|(?:^|\s)-{1,2}\w|[<>{}\\$;=]/u

/** The entry with questions that suit its description; nothing where it names nothing or describes nothing. */
function asEntry(fact: Fact): Fact[] {
  const { entries, isMixed } = rulesOf(fact.statement.language)
  const term = fact.term.replace(wordClass, '').trim()
  const isClear =
    entries.isName(term) &&
    !isMixed(fact.detail) &&
    !namesOnly.test(fact.detail) &&
    !saysNothing.test(fact.detail)
  const askings = isClear ? entries.askings(term, fact.detail) : []
  return askings.length > 0 ? [{ ...fact, term, askings }] : []
}

const counts = /^(?:ika-?)?\d[\d\s.,/%-]*$/i
/** A scale by which work is marked, not something to be learnt. */
const marks =
  /\b(?:numerical|rating|score|points|remarks|equivalent|criteria|rubric|marka|puntos|iskor|antas ng pagganap|pamantayan)\b/i
/** A row of numbers beside numbers, or of places in an order, says nothing that can be asked. */
/** A cell that is cut off, or has the bullets of a list in it. */
const isCut = (cell: string) =>
  /[➢•●▪■◦]|\s(?:at|o|ng|sa|ang|na|and|or|of|the|a|an|to|in)$/i.test(cell.trim())

const isFigures = ({ term, detail, askings }: Fact) =>
  counts.test(term.trim()) ||
  (counts.test(detail.trim()) && /\d/.test(term)) ||
  askings.some(({ stem }) => marks.test(stem) || /(?<!\p{L})\p{Ll}\p{Lu}{2,}/u.test(stem))

const fromBold = ({ statement, term }: Fact) =>
  statement.bold.some((bold) => plain(bold) === plain(term) || plain(bold).startsWith(`${plain(term)} `))

const inHeading = ({ statement, term }: Fact) => {
  const { stemsOf } = rulesOf(statement.language)
  const title = stemsOf([statement.topic.title, ...statement.topic.above].join(' '))
  const own = [...stemsOf(term)]
  return own.length > 0 && own.every((stem) => title.has(stem))
}

type Known = { entries: ReadonlySet<string>; terms: ReadonlyMap<string, LessonTerm> }

/** Whether "X is Y" says what X is: X is set apart by the file, and Y is a definition by its form; or the form alone leaves no doubt. */
function defines(fact: Fact, { entries, terms }: Known): boolean {
  const { definesBy } = rulesOf(fact.statement.language)
  const form = definesBy(fact)
  if (form === 'surely') return true
  if (form === 'not') return false
  return (
    fromBold(fact) ||
    inHeading(fact) ||
    entries.has(plain(fact.term)) ||
    (form === 'often' && (terms.get(plain(fact.term))?.count ?? 0) > 1)
  )
}

/** What it says may be true or false, but is not to be turned round. */
const asStatement = (fact: Fact): Fact => ({ ...fact, kind: 'property', head: '', shape: '', askings: [] })

const mostJotted = 0.4
const fewestOnSomebody = 8

/** A sentence with fewer words of weight says too little. */
const fewestStems = 4

/** A sentence of which nothing can be asked, but which is true. */
export const statedFact = (statement: Fact['statement']): Fact => ({
  kind: 'property',
  statement,
  term: '',
  at: -1,
  detail: '',
  shape: '',
  head: '',
  type: 'thing',
  plural: false,
  askings: [],
})

/** Whether a sentence speaks of something that the lesson is about, and of nothing that only the text around it makes known. */
export function aboutLesson(
  terms: ReadonlyMap<string, LessonTerm>,
): (statement: Fact['statement']) => boolean {
  const strong = new Map<Language, readonly (readonly string[])[]>()
  const strongIn = (language: Language) => {
    const found =
      strong.get(language) ?? [...terms.keys()].map((term) => [...rulesOf(language).stemsOf(term)])
    strong.set(language, found)
    return found
  }
  return (statement) => {
    const stems = rulesOf(statement.language).stemsOf(statement.text)
    if (stems.size < fewestStems || hangs(statement, terms)) return false
    if (rulesOf(statement.language).isMixed(statement.text)) return false
    // Of a short sentence on somebody it takes the scene to know when and where.
    if (rulesOf(statement.language).peopleNamed(statement.text).length > 0)
      return wordsOf(statement.text).length >= fewestOnSomebody
    return strongIn(statement.language).some(
      (term) => term.length > 0 && term.every((stem) => stems.has(stem)),
    )
  }
}

/** Facts that a test may turn on: not every deed of everything that a sentence begins with. */
export function worthAsking(facts: readonly Fact[], terms: ReadonlyMap<string, LessonTerm>): Fact[] {
  const entries = new Set(facts.filter(({ kind }) => kind === 'entry').map(({ term }) => plain(term)))
  const isAbout = aboutLesson(terms)
  const told = Map.groupBy(facts.filter(isEntry), ({ term }) => plain(term))
  /** Who speaks in a dialogue, or a label, comes again and again before other words. */
  const comesAgain = ({ term }: Fact) =>
    new Set((told.get(plain(term)) ?? []).map(({ detail }) => plain(detail))).size > 1
  const byTopic = Map.groupBy(facts.filter(isEntry), ({ statement }) => statement.topic)
  /** Jottings in two languages: where many entries of a topic are, the others are jotted down too. */
  const isNotes = ({ statement }: Fact) => {
    const beside = byTopic.get(statement.topic) ?? []
    const { isHalfForeign } = rulesOf(statement.language)
    return beside.filter(({ detail }) => isHalfForeign(detail)).length > beside.length * mostJotted
  }
  return facts.flatMap((fact): Fact[] => {
    if (isEntry(fact)) return comesAgain(fact) || isNotes(fact) ? [] : asEntry(fact)
    if (isCell(fact)) return isFigures(fact) || isCut(fact.term) || isCut(fact.detail) ? [] : [fact]
    if (!isAbout(fact.statement)) return []
    if (fact.kind === 'definition') return [defines(fact, { entries, terms }) ? fact : asStatement(fact)]
    if (!loose.includes(fact.kind)) return [fact]
    const isKnown = fact.type === 'person' || terms.get(plain(fact.term))?.marked === true
    return isKnown ? [fact] : []
  })
}

/** "The map shows…", where no map was named: a thing that only the text around it makes known. */
function hangs(statement: Fact['statement'], terms: ReadonlyMap<string, LessonTerm>): boolean {
  const [, thing] =
    /^The (\p{Ll}+) (?:is|are|was|were|has|have|had|can|may|will|\p{L}+ed|\p{L}+[^s]s)\b/u.exec(
      statement.text,
    ) ??
    /^Ang (\p{Ll}+) ay\s/u.exec(statement.text) ??
    []
  if (!thing || wordsOf(thing).length !== 1) return false
  const term = terms.get(plain(thing))
  return !(term?.marked || (term?.count ?? 0) > 2 || mentions(statement.topic.title, thing))
}
