import type { Bloom, SourceQuote } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import type { WeightOf } from '../sources/holes.ts'
import type { Topic } from '../understand/outline.ts'

/** One sentence, list entry or cell, word for word, and where it stands. */
export type Statement = {
  text: string
  place: Omit<SourceQuote, 'quote'>
  topic: Topic
  language: Language
  /** What stands in bold in its block. */
  bold: readonly string[]
  /** The words of the file, where the text says them so that they are clear alone. */
  quote?: string
  /** The same with a name where the text, telling a story, says "she". */
  named?: string
}

export type FactKind =
  | 'definition'
  | 'naming'
  | 'action'
  | 'property'
  | 'function'
  | 'cause'
  | 'condition'
  | 'comparison'
  | 'entry'
  | 'date'
  | 'quantity'
  | 'blank'

/** A question that a fact answers with its term or with its detail. */
export type Asking = {
  of: 'term' | 'detail'
  /** For a choice between options. */
  stem: string
  /** For an answer that is written; null where only options make the question clear. */
  open: string | null
  bloom: Bloom
  /** How good a question of this pattern is, from 0 to 1. */
  worth: number
}

/** What a statement says of a term. Term and detail stand in the statement word for word. */
export type Fact = {
  kind: FactKind
  statement: Statement
  term: string
  /** Where the term begins in the statement; -1 for a cell, whose term stands in another. */
  at: number
  /** Where the statement gives the term another name: all of it as it stands there, and the other names. */
  names?: { whole: string; also: readonly string[] }
  detail: string
  /** Details of one shape can be options of one question. */
  shape: string
  /** The kind of thing that the detail calls the term, such as "organ"; empty where it says none. */
  head: string
  type: 'thing' | 'person' | 'time' | 'number'
  plural: boolean
  askings: readonly Asking[]
}

/** Things named together: entries of a list, cells of a column, or joined by "and" in a sentence. */
export type Listing = {
  statement: Statement
  /** What the line or heading above it calls it; empty in a sentence. */
  title: string
  members: readonly string[]
  /** All members stand in the statement itself, rather than in other entries of its block. */
  inline: boolean
  /** Whether the members are names of things, rather than what is said of them. */
  names: boolean
  /** Steps or events whose order is the point. */
  inOrder: boolean
  /** To name them all. */
  enumerate: string | null
  /** To tell one of them from others. */
  choose: string | null
  /** To put them in order. */
  arrange: string | null
}

/** The parts of a paper that are the same for every lesson, said in one language. */
export type Phrases = {
  matching: string
  underTitle: (title: string, count: number) => string | null
  /** What a line such as "There are three states of matter:" announces. */
  announced: (line: string) => string | null
  /** Words that say only where in a sequence a step stands. */
  ordinal: RegExp
  /** Words before a description that stand for its term: "It is", "Ito ay". */
  standIn: RegExp
  /** The first sentence under a heading, where it says what the heading names: "It is the …", "This refers to …". What it is, is its group. */
  ofHeading: RegExp
  arrange: (title: string) => string
  arrangeEvents: string
  stepWords: RegExp
  fits: (detail: string) => string
  describes: (term: string) => string
  /** To say what the lesson puts under a title. */
  belongs: (title: string) => string
  /** To tell a member of a group from others, and the one that is none. */
  inGroup: (title: string) => string
  outsideGroup: (title: string) => string
  /** How far a criterion of a rubric is met, with its points. */
  criterionLevels: readonly string[]
  /** To say under which title the lesson puts something. */
  putUnder: (member: string) => string
  /** To finish a sentence as the lesson does. */
  complete: (sentence: string) => string
  /** To give all that complete a sentence. */
  listAll: (count: number, sentence: string) => string
  /** To find the one wrong word in what somebody wrote. */
  mend: (sentence: string, wrong: string) => string
  /** To say what a thing is, beside another of its kind. */
  contrast: (term: string, other: string) => string
  /** To say which step comes after one. */
  after: (title: string, step: string) => string
  column: (head: string, term: string, isPerson: boolean, detail: string) => string
  row: (first: string, head: string, detail: string) => string
  /** A topic as it stands after "about". */
  aboutTopic: (topic: string) => string
  essays: readonly {
    bloom: Bloom
    /** What it is about: a topic, two things of one kind, or two that the topic speaks of. */
    about: 'topic' | 'alike' | 'both'
    stem: (about: string, other: string, arePeople: boolean) => string
  }[]
  rubric: readonly { criterion: string; levels: readonly string[] }[]
}

/** A name and where it begins in its sentence. */
type Named = { term: string; at: number }

/** How an entry of a list is asked for and told: "Term: what it is". */
export type EntryWords = {
  /** Whether the term names something, rather than what kind of line follows: "Note:", "Day 9:". */
  isName: (term: string) => boolean
  /** Questions for the term and for what it is; none where the description makes no question. */
  askings: (term: string, detail: string) => Asking[]
  /** The entry as a sentence that is true or false. */
  statement: (term: string, detail: string) => string | null
}

/** All that depends on the language of a lesson. A third language is another of these. */
export type LanguageRules = {
  language: Language
  /** Stems of the words that carry meaning. */
  stemsOf: (text: string) => ReadonlySet<string>
  isFunctionWord: (word: string) => boolean
  /** Whether the dictionary has it as a common word; null where there is no dictionary to ask. */
  knows: (word: string) => boolean | null
  /** Words such as "she", which stand for a person. */
  personal: RegExp
  /** Full names of people in a sentence, as it marks them. */
  peopleNamed: (text: string) => string[]
  /** Single names of those who do something in a sentence. */
  peopleIn: (text: string) => string[]
  /** Whether a sentence is clear to one who has read nothing else. */
  standsAlone: (text: string) => boolean
  /** A sentence that leans on the one before it, in words that are clear alone; null where that takes a guess. */
  restated: (text: string, before: string | undefined) => string | null
  /** Whether a heading is a sentence: "the body defends itself". */
  isClause: (title: string) => boolean
  /** Whether a sentence tells the reader to do something. */
  isOrder: (text: string) => boolean
  entries: EntryWords
  /** The two things that a sentence sets against each other: "X does this, while Y does that". */
  setAgainst: (text: string) => readonly [Named, Named] | null
  /** Whether a text goes back and forth between two languages, and whether half of its words are of another. */
  isMixed: (text: string) => boolean
  isHalfForeign: (text: string) => boolean
  /** Whether a heading names something that can be explained, rather than telling what to do. */
  namesTopic: (title: string) => boolean
  /** Whether "X is Y" tells by its form what X is: surely, where X comes again, where X is set apart, or not at all. */
  definesBy: (fact: Fact) => 'surely' | 'often' | 'set apart' | 'not'
  factsOf: (statement: Statement, isProper: (word: string) => boolean) => Fact[]
  /** A statement with a term left out, for those that say nothing else that can be asked. */
  blanksOf: (statement: Statement, weightOf: WeightOf) => Fact[]
  listingsOf: (statement: Statement, isProper: (word: string) => boolean) => Listing[]
  /** Groups of words that may be key terms. */
  phrasesIn: (text: string) => string[]
  isPlural: (term: string) => boolean
  /** A term as it stands inside a question. */
  inside: (term: string, isProper: (word: string) => boolean) => string
  /** The kind of thing that a description names. */
  headOf: (detail: string) => string
  /** The kinds of thing that a noun commonly names: an animal, a place, a deed; none where that cannot be told. */
  kindsOf: (head: string) => ReadonlySet<string>
  /** Whether a word can be blanked or be an answer at all. */
  isContent: (term: string) => boolean
  /** A sentence without the words that only tie it to the one before. */
  alone: (sentence: string) => string
  /** Whether a description speaks of "it" and has not named it: "the amount that a customer pays for it". */
  pointsOutside: (detail: string) => boolean
  /** Words of an answer that stand for something its own question names. */
  leansBack: RegExp
  /** Words that turn a statement round. */
  opposites: ReadonlyMap<string, string>
  numbers: readonly string[]
  /** Words that say always, never, all or none. */
  absolute: RegExp
  negative: RegExp
  allOfThese: RegExp
  /** Words that point at something outside the question. */
  unresolved: RegExp
  phrases: Phrases
}
