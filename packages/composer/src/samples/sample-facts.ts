import type { Fact, Listing, Statement } from '../languages/language-rules.ts'
import { plain } from '../languages/words.ts'
import { indexes } from '../understand/indexes.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { Topic } from '../understand/outline.ts'
import type { LessonTerm } from '../understand/terms.ts'

type GivenFact = Partial<Omit<Fact, 'statement' | 'term' | 'detail'>> & { paragraph?: number; file?: string }

/** What a sentence of a topic would tell, said outright: a definition, unless it is given otherwise. */
export function aFact(
  topic: Topic,
  term: string,
  detail: string,
  { paragraph = 1, file = 'lesson.docx', ...given }: GivenFact = {},
): Fact {
  const statement: Statement = {
    text: `${term} is ${detail}.`,
    place: { file, page: 1, paragraph },
    topic,
    language: topic.language,
    bold: [],
  }
  return {
    kind: 'definition',
    statement,
    term,
    at: 0,
    detail,
    shape: 'name',
    head: '',
    type: 'thing',
    plural: false,
    askings: [],
    ...given,
  }
}

export const aTerm = (topic: Topic, text: string, given: Partial<LessonTerm> = {}): LessonTerm => ({
  text,
  weight: 0.5,
  count: 2,
  defined: true,
  marked: true,
  type: 'thing',
  head: '',
  topic: topic.title,
  ...given,
})

/** Things that a topic names side by side. */
export const aListing = (topic: Topic, members: readonly string[]): Listing => ({
  statement: aFact(topic, members.join(', '), '').statement,
  title: '',
  members,
  inline: true,
  names: true,
  inOrder: false,
  enumerate: null,
  choose: null,
  arrange: null,
})

type Known = { facts?: readonly Fact[]; listings?: readonly Listing[]; terms?: readonly LessonTerm[] }

/** A lesson as it was read, but of which these facts, lists and terms are all that is known. */
export function knowing(read: Lesson, { facts = [], listings = [], terms = [] }: Known): Lesson {
  const byName = new Map(terms.map((term) => [plain(term.text), term]))
  return { ...read, facts, listings, terms: byName, ...indexes(facts, listings, byName, new Set()) }
}
