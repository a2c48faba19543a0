import { kindsIn, truthNames } from './answer-codes.ts'
import { type Answer, allFit, answerFrom } from './answers-fit.ts'
import { countsWell, type FoundQuestion, numberedOf, type Part } from './exercise-part.ts'
import { asks, blank } from './exercise-words.ts'
import { type KeyGroup, keyGroups, labelOf } from './key-entries.ts'
import type { KeySection } from './key-sections.ts'

export type Answers = Map<FoundQuestion, Answer>

const isMarkable = (part: Part): boolean =>
  part.isExercise ||
  part.column.length > 0 ||
  truthNames(part.direction) !== null ||
  kindsIn(part.direction).length > 0 ||
  part.questions.some(({ stem, options }) => options.length > 0 || asks(stem) || blank.test(stem))

/** Pairs keys and sets one by one, only when there are as many of both and every one fits. */
function paired(groups: readonly KeyGroup[], parts: readonly Part[]): Answers[] | null {
  if (groups.length === 0 || groups.length !== parts.length) return null
  const fits = parts.map((part, at) => (countsWell(part) ? allFit(groups[at]?.entries ?? [], part) : null))
  return fits.every((fit) => fit !== null) ? fits : null
}

/** One count of numbers that goes on over several parts of a test. */
function goingOn(group: KeyGroup, parts: readonly Part[]): Answers[] | null {
  const all = parts.flatMap(numberedOf)
  if (parts.length < 2 || all.length !== group.entries.length) return null
  if (!all.every(({ number }, at) => number === at + 1)) return null
  let from = 0
  const fits = parts.map((part) => {
    const size = numberedOf(part).length
    from += size
    return allFit(group.entries.slice(from - size, from), part)
  })
  return fits.every((fit) => fit !== null) ? fits : null
}

const hasLettersOnly = ({ entries }: KeyGroup) => entries.every((entry) => /^[A-Fa-f][.)]?$/.test(entry))
const hasChoices = (part: Part) =>
  part.column.length > 0 || part.questions.some(({ options }) => options.length > 0)

function joinUnnamed(groups: readonly KeyGroup[], parts: readonly Part[]): Answers[] {
  const both = paired(groups, parts)
  if (both) return both
  const [only] = groups
  if (!only || groups.length > 1) return []
  const over = goingOn(only, parts)
  if (over) return over
  // Letters can only be meant for the one set that has choices.
  return hasLettersOnly(only) ? (paired(groups, parts.filter(hasChoices)) ?? []) : []
}

/** Answers of the keys of a file for the sets that stand before each key. */
export function joinKeys(parts: readonly Part[], sections: readonly KeySection[]): Answers {
  const found: Answers = new Map()
  let from = 0
  for (const section of sections) {
    const before = parts.filter(
      (part) =>
        part.from >= from && part.from < section.from && isMarkable(part) && numberedOf(part).length > 0,
    )
    const names = [...new Set(before.flatMap(({ set }) => (set === null ? [] : [labelOf(set)])))]
    const groups = keyGroups(section.blocks, names)
    const isKnown = ({ name }: KeyGroup) => name !== null && names.includes(labelOf(name))
    const named = Map.groupBy(groups.filter(isKnown), ({ name }) => labelOf(name ?? ''))
    for (const [label, own] of named) {
      const sets = before.filter(({ set }) => set !== null && labelOf(set) === label)
      for (const fit of paired(own, sets) ?? [])
        for (const [question, answer] of fit) found.set(question, answer)
    }
    if (named.size === 0 && groups.every(({ name }) => name === null))
      for (const fit of joinUnnamed(groups, before))
        for (const [question, answer] of fit) found.set(question, answer)
    from = section.to
  }
  return found
}

/** What is written at the question itself: on its blank, or after "Answer:". */
export function joinGiven(part: Part): Answers {
  const found: Answers = new Map()
  for (const question of part.questions) {
    const answer = question.given === null ? null : answerFrom(question.given, question, part)
    if (answer) found.set(question, answer)
  }
  return found
}
