import type { Term } from './terms.ts'
import type { Fact } from './tongue.ts'
import { plain } from './words.ts'

/** What is merely said of a thing is asked only of things that the lesson is about. */
const loose: readonly Fact['kind'][] = ['action', 'property']

/** Facts that a test may turn on: not every deed of everything that a sentence begins with. */
export function worthAsking(facts: readonly Fact[], terms: ReadonlyMap<string, Term>): Fact[] {
  return facts.filter(
    (fact) =>
      !loose.includes(fact.kind) || fact.type === 'person' || terms.get(plain(fact.term))?.marked === true,
  )
}
