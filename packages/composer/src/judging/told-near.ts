import { plain } from '../languages/words.ts'
import type { Lesson } from '../understand/lesson.ts'

/** How many blocks lie at most between terms that the lesson tells apart. */
const near = 6

const places = new WeakMap<Lesson, ReadonlyMap<string, readonly number[]>>()

/** The blocks in which each term is told about. */
function placesOf(lesson: Lesson): ReadonlyMap<string, readonly number[]> {
  const known = places.get(lesson)
  if (known) return known
  const found = new Map<string, number[]>()
  for (const { term, statement } of lesson.facts)
    found.set(plain(term), [...(found.get(plain(term)) ?? []), statement.place.paragraph])
  places.set(lesson, found)
  return found
}

/** The share of some wrong answers that the lesson tells of somewhere else than of the key; none where the key is no term. */
export function toldElsewhere(lesson: Lesson, key: string, options: readonly string[]): number {
  const others = options.filter((option) => option !== key)
  const at = placesOf(lesson).get(plain(key))
  if (!at) return 0
  const isNear = (option: string) =>
    (placesOf(lesson).get(plain(option)) ?? []).some((one) =>
      at.some((other) => Math.abs(one - other) <= near),
    )
  return others.length === 0 ? 0 : others.filter((option) => !isNear(option)).length / others.length
}
