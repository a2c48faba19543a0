import { type ExercisePart, type FoundQuestion, numberedOf } from './exercise-part.ts'

/** A question and the number that its key gives it; null where that cannot be told. */
export type Slot = { part: ExercisePart; question: FoundQuestion; number: number | null }

/** Questions that are counted through, whatever headings and cases stand between them. */
export type CountedSet = { parts: readonly ExercisePart[]; slots: readonly Slot[] }

const isWritten = (slot: Slot): slot is Slot & { number: number } => slot.number !== null

/** A number that does not rise is a slip of the file and says nothing. */
function rising(slots: readonly Slot[]): Slot[] {
  let last = 0
  return slots.map((slot) => {
    if (!isWritten(slot)) return slot
    if (slot.number <= last) return { ...slot, number: null }
    last = slot.number
    return slot
  })
}

const slotsOf = (part: ExercisePart): Slot[] =>
  numberedOf(part).map((question) => ({ part, question, number: question.number }))

const mostLost = 3

/** The sets of a file; parts whose numbers go on are one. */
export function countedSetsOf(parts: readonly ExercisePart[]): CountedSet[] {
  const sets: { parts: ExercisePart[]; slots: Slot[] }[] = []
  for (const part of parts) {
    const slots = slotsOf(part)
    const last = sets.at(-1)
    const before = last?.slots.findLast(isWritten)?.number
    const first = slots.find(isWritten)?.number
    // A question that was not read stands between, or a list without numbers.
    const open = sets.findLast((set) => set.slots.some(isWritten))
    const reached = open?.slots.findLast(isWritten)?.number ?? 0
    const isSame = open?.parts.at(-1)?.set === part.set
    const skips = first !== undefined && reached > 0 && first > reached + 1 && first <= reached + mostLost
    if (last && before !== undefined && first === before + 1) {
      last.parts.push(part)
      last.slots.push(...slots)
    } else if (open && skips && isSame) {
      open.parts.push(part)
      open.slots.push(...slots)
    } else sets.push({ parts: [part], slots })
  }
  return sets.map((set) => ({ ...set, slots: rising(set.slots) }))
}

/** The slots of a set for a key of so many answers: what has no number gets that of its place where only one fits. */
export function countedTo({ slots }: CountedSet, answers: number): Slot[] {
  const counted = [...slots]
  let from = 0
  while (from < counted.length) {
    if (counted[from]?.number !== null) {
      from++
      continue
    }
    const found = counted.findIndex((slot, at) => at > from && slot.number !== null)
    const to = found < 0 ? counted.length : found
    const before = counted[from - 1]?.number ?? 0
    const after = counted[to]?.number ?? answers + 1
    if (after - before - 1 === to - from)
      for (let at = from; at < to; at++)
        counted[at] = { ...(counted[at] as Slot), number: before + 1 + at - from }
    from = to
  }
  return counted
}
