import type { Bloom, SourceQuote } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import type { Topic } from './outline.ts'

/** One sentence, list entry or cell, word for word, and where it stands. */
export type Statement = {
  text: string
  place: Omit<SourceQuote, 'quote'>
  topic: Topic
  language: Language
  /** What stands in bold in its block. */
  bold: readonly string[]
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
  arrange: (title: string) => string
  arrangeEvents: string
  stepWords: RegExp
  fits: (detail: string) => string
  describes: (term: string) => string
  /** To find the one wrong word in what somebody wrote. */
  mend: (sentence: string, wrong: string) => string
  /** To say what a thing is, beside another of its kind. */
  contrast: (term: string, other: string) => string
  /** To say which step comes after one. */
  after: (title: string, step: string) => string
  column: (head: string, term: string, isPerson: boolean, detail: string) => string
  row: (first: string, head: string, detail: string) => string
  essays: readonly {
    bloom: Bloom
    /** What it is about: a topic, two things of one kind, or two that the topic speaks of. */
    about: 'topic' | 'alike' | 'both'
    stem: (about: string, other: string, arePeople: boolean) => string
  }[]
  rubric: readonly { criterion: string; levels: readonly string[] }[]
  problems: {
    formula: (formula: string, given: readonly string[], wanted: string) => string
    /** The quantity that is looked for. */
    wanted: (name: string) => string
    solve: (equation: string, unknown: string) => string
    evaluate: (expression: string) => string
    percent: (percent: string, of: string) => string
    mean: (values: string) => string
    change: (amount: string, to: string) => string
    given: (name: string, value: string) => string
    steps: { formula: string; putIn: string; answer: string }
  }
}

/** All that depends on the language of a lesson. A third language is another of these. */
export type Tongue = {
  language: Language
  /** Stems of the words that carry meaning. */
  stemsOf: (text: string) => ReadonlySet<string>
  isFunctionWord: (word: string) => boolean
  /** Whether the dictionary has it as a common word; null where there is no dictionary to ask. */
  knows: (word: string) => boolean | null
  /** Words such as "she", which stand for a person. */
  personal: RegExp
  /** Single names of those who do something in a sentence. */
  peopleIn: (text: string) => string[]
  /** Whether a sentence is clear to one who has read nothing else. */
  standsAlone: (text: string) => boolean
  /** Whether a heading is a sentence: "the body defends itself". */
  isClause: (title: string) => boolean
  /** Whether a sentence tells the reader to do something. */
  isOrder: (text: string) => boolean
  factsOf: (statement: Statement, isProper: (word: string) => boolean) => Fact[]
  /** A statement with a term left out, for those that say nothing else that can be asked. */
  blanksOf: (statement: Statement, weightOf: (term: string) => number) => Fact[]
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
