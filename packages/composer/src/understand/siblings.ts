import { plain } from '../languages/words.ts'
import type { Lesson } from './lesson.ts'

type Groups = ReadonlyMap<string, readonly string[]>

const known = new WeakMap<Lesson, Groups>()

/** Entries of one topic, and headings that stand side by side, are told apart from each other by the lesson itself. */
function groupsOf(lesson: Lesson): Groups {
  const before = known.get(lesson)
  if (before) return before
  const groups = new Map<string, string[]>()
  const put = (term: string, others: readonly string[]) => {
    const key = plain(term)
    groups.set(key, [...(groups.get(key) ?? []), ...others.filter((other) => plain(other) !== key)])
  }
  const entries = lesson.facts.filter(({ kind, at }) => kind === 'entry' && at >= 0)
  for (const group of Map.groupBy(entries, ({ statement }) => statement.topic).values()) {
    const terms = [...new Set(group.map(({ term }) => term))]
    for (const term of terms) put(term, terms)
  }
  known.set(lesson, groups)
  return groups
}

/** What the lesson names beside a term: in one list, or as entries of one topic. */
export function siblingsOf(lesson: Lesson, term: string): readonly string[] {
  const listed = lesson.listedWith(term).filter((other) => plain(other) !== plain(term))
  return [...new Set([...(groupsOf(lesson).get(plain(term)) ?? []), ...listed])]
}

export const areSiblings = (lesson: Lesson, one: string, other: string): boolean =>
  siblingsOf(lesson, one).some((sibling) => plain(sibling) === plain(other))
