import type { Bloom, Exam, Item, LessonPlan } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import { englishPaperWords } from './words-english.ts'
import { filipinoPaperWords } from './words-filipino.ts'

type Shortfall = Exam['shortfalls'][number]

/** What the documents say of themselves, in the language of the lesson. */
export type PaperWords = {
  authority: readonly string[]
  school: string
  page: string
  plans: Record<LessonPlan['format'], string>
  session: (number: number) => string
  quiz: (session: number) => string
  exam: string
  worksheet: string
  version: (letter: string) => string
  learner: { name: string; section: string; date: string; score: string }
  forms: Record<Item['form'], { title: string; directions: string }>
  /** Numbers and results, which are asked for as a word is. */
  shortAnswer: { title: string; directions: string }
  /** Above a box of words; whether a word answers more than one question. */
  box: { directions: (repeats: boolean) => string }
  points: (count: number) => string
  matching: { premises: string; answers: string }
  problem: { solution: string; answer: string }
  rubric: { criterion: string; levels: string }
  truth: { true: string; false: string }
  key: {
    title: string
    number: string
    answer: string
    source: string
    /** Before what only the curriculum says. */
    curriculum: string
    bank: string
    own: string
    /** Before how a computed problem is solved, and before what led to each wrong answer. */
    computed: string
    mistakes: string
    anyOrder: string
    accepted: string
    lookFor: string
    page: (page: number) => string
    paragraph: (paragraph: number) => string
  }
  specifications: {
    title: string
    topic: string
    days: string
    percent: string
    items: string
    places: string
    total: string
    asInA: string
    /** Which numbers come from the curriculum alone. */
    beyondFile: (numbers: string) => string
    /** How many of which level are missing, and why. */
    notMade: (shortfall: Shortfall) => { lead: string; why: string }
  }
  blooms: Record<Bloom, string>
  directions: string
  signature: string
  forTheTeacher: string
}

const words: Record<Language, PaperWords> = { en: englishPaperWords, fil: filipinoPaperWords }

export const paperWordsOf = (language: Language): PaperWords => words[language]
