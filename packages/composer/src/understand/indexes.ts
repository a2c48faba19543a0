import type { Fact, Listing } from '../languages/language-rules.ts'
import { plain } from '../languages/words.ts'
import type { LessonTerm } from './terms.ts'

type Shelves = {
  byTopic: ReadonlyMap<string, readonly LessonTerm[]>
  byHead: ReadonlyMap<string, readonly LessonTerm[]>
  defined: ReadonlyMap<Fact['type'], readonly LessonTerm[]>
  weighty: readonly LessonTerm[]
}

export type Indexes = {
  /** What is listed together with a term, the term itself included. */
  listedWith: (term: string) => readonly string[]
  /** Defined terms and others of weight, by type and topic, so that no question has to look through all. */
  shelves: Shelves
  factsOfShape: (shape: string) => readonly Fact[]
}

export function indexes(
  facts: readonly Fact[],
  listings: readonly Listing[],
  terms: ReadonlyMap<string, LessonTerm>,
  headings: ReadonlySet<string>,
): Indexes {
  const siblings = new Map<string, string[]>()
  for (const { names, members } of listings) {
    if (names)
      for (const member of members)
        siblings.set(plain(member), [...(siblings.get(plain(member)) ?? []), ...members])
  }
  const all = [...terms.values()]
  const defined = all.filter((term) => term.defined)
  const byShape = Map.groupBy(facts, ({ shape }) => shape)
  return {
    listedWith: (term) => siblings.get(plain(term)) ?? [],
    shelves: {
      byTopic: Map.groupBy(defined, ({ topic }) => topic),
      byHead: Map.groupBy(
        defined.filter(({ head }) => head !== ''),
        ({ head }) => head,
      ),
      defined: Map.groupBy(defined, ({ type }) => type),
      weighty: all
        .filter(
          (term) => !term.defined && term.marked && term.weight >= 0.15 && !headings.has(plain(term.text)),
        )
        .sort((one, other) => other.weight - one.weight)
        .slice(0, 30),
    },
    factsOfShape: (shape) => (shape === '' ? [] : (byShape.get(shape) ?? [])),
  }
}
