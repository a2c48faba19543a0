import { rulesOf } from '../languages/rules-of.ts'
import { mentions, wordsOf } from '../languages/words.ts'
import type { Lesson } from './lesson.ts'
import { passagesOf } from './statements.ts'

const known = new WeakMap<Lesson, readonly string[]>()

/** How often somebody must be named to be one of the people of a lesson. */
const fewest = 2

/** Those whom the lesson names again and again, each by the longest name it gives them. */
export function peopleOf(lesson: Lesson): readonly string[] {
  const before = known.get(lesson)
  if (before) return before
  const times = new Map<string, number>()
  for (const { text, language } of lesson.statements)
    for (const name of new Set(rulesOf(language).peopleNamed(text)))
      times.set(name, (times.get(name) ?? 0) + 1)
  for (const term of lesson.terms.values())
    if (term.type === 'person' && term.count >= fewest && /^\p{Lu}/u.test(term.text))
      times.set(term.text, Math.max(times.get(term.text) ?? 0, term.count))
  const often = [...times].filter(([, count]) => count >= fewest).map(([name]) => name)
  const people = often.filter(
    (name) => wordsOf(name).length <= 4 && !often.some((other) => other !== name && mentions(other, name)),
  )
  known.set(lesson, people)
  return people
}

const texts = new WeakMap<Lesson, string>()

/** "Jose" and "Rizal" are one where the lesson has "Jose Rizal". */
export function areOnePerson(lesson: Lesson, one: string, other: string): boolean {
  const text =
    texts.get(lesson) ?? lesson.outline.topics.flatMap(({ blocks }) => blocks.flatMap(passagesOf)).join('\n')
  texts.set(lesson, text)
  return text.includes(`${one} ${other}`) || text.includes(`${other} ${one}`)
}
