import { plain } from '../languages/words.ts'
import { kindsIn, truthNames, truthOfKey } from './answer-codes.ts'
import { allFit, answerFrom, type FileQuestionAnswer } from './answers-fit.ts'
import { type CountedSet, countedSetsOf, countedTo, type Slot } from './counted-sets.ts'
import { countsWell, type ExercisePart, type FoundQuestion, numberedOf } from './exercise-part.ts'
import { blankPattern, endsInQuestion } from './exercise-words.ts'
import { type KeyGroup, keyGroups } from './key-entries.ts'
import type { KeySection } from './key-sections.ts'
import { isFormName, labelMeant, setLabelOf, testOf } from './set-names.ts'

export type Answers = Map<FoundQuestion, FileQuestionAnswer>

const labelsOf = ({ set, test }: ExercisePart): string[] =>
  [set, test].flatMap((name) => (name === null ? [] : [setLabelOf(name)]))

/** "Activity 1" of another part of the lesson has another key. */
const isOfSamePart = ({ name, test }: KeyGroup, { parts }: CountedSet): boolean =>
  test === undefined ||
  isFormName(name ?? '') ||
  parts.some((part) => part.test === null || labelMeant(test, [setLabelOf(part.test)]) !== null)

const hasChoices = ({ column, questions }: ExercisePart) =>
  column.length > 0 || questions.some(({ options }) => options.length > 0)

const isMarkable = (part: ExercisePart): boolean =>
  part.isExercise ||
  part.column.length > 0 ||
  truthNames(part.direction) !== null ||
  kindsIn(part.direction).length > 0 ||
  part.questions.some(
    ({ stem, options }) => options.length > 0 || endsInQuestion(stem) || blankPattern.test(stem),
  )

/** Pairs keys and sets one by one, only when there are as many of both and every one fits. */
function paired(groups: readonly KeyGroup[], parts: readonly ExercisePart[]): Answers[] | null {
  if (groups.length === 0 || groups.length !== parts.length) return null
  const fits = parts.map((part, at) => (countsWell(part) ? allFit(groups[at]?.entries ?? [], part) : null))
  return fits.every((fit) => fit !== null) ? fits : null
}

/** One count of numbers that goes on over several parts of a test. */
function goingOn(group: KeyGroup, parts: readonly ExercisePart[]): Answers[] | null {
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

const isLetter = (entry: string) => /^[A-Fa-f][.)]?$/.test(entry)
/** "A/C": whoever wrote the key took more than one. */
const isOfSeveral = (entry: string) => /^[A-Fa-f](?:\s*[/,&]\s*[A-Fa-f])+$/.test(entry)
const hasLettersOnly = ({ entries }: KeyGroup) =>
  entries.every((entry) => isLetter(entry) || isOfSeveral(entry))

type Fit = {
  answers: Answers
  /** There are as many questions as answers, each with its number. */
  isWhole: boolean
  /** Every question has choices, or is called by one of a few words, and every answer is one of these. */
  isSure: boolean
}

/** Of so many questions with choices one answer may be none of them: a slip of the file. */
const questionsForSlip = 8
/** Where fewer of the answers fit, they are those of another set. */
const leastFitting = 0.6
/** A key may go on behind the questions that were found: some are only pictures. */
const leastReached = 0.7
const fewestFound = 3

const isTyped = ({ part, question }: Slot): boolean =>
  part.column.length > 0 ||
  question.options.length > 0 ||
  part.truth !== null ||
  truthNames(part.direction) !== null ||
  kindsIn(part.direction).length > 0

/** What the answers of a key say of the questions of a set, by their numbers; null where they are not its key, or not as `wanted`. */
function fitOf(
  { entries }: KeyGroup,
  set: CountedSet,
  wanted: (fit: Fit) => boolean = () => true,
): Fit | null {
  const truth = set.parts.some(hasChoices) ? null : truthOfKey(entries)
  const before = set.parts.map((part) => part.truth)
  if (truth) for (const part of set.parts) part.truth = truth
  const fit = fitByNumber(entries, set)
  if (fit && wanted(fit)) return fit
  for (const [at, part] of set.parts.entries()) part.truth = before[at] ?? null
  return null
}

/** Whether questions are missing among those that were found; where none is, more answers are those of another set. */
const isInHoles = (slots: readonly Slot[], placed: number, last: number): boolean =>
  placed >= fewestFound && (placed < last || placed < slots.length)

/** What was read behind the last number, such as a task that nobody marks by a key. */
const withoutTail = (slots: readonly Slot[]): readonly Slot[] =>
  slots.slice(0, slots.findLastIndex((slot) => slot.number !== null || isTyped(slot)) + 1)

const isUncounted = ({ number, question }: Slot): boolean => number === null && question.options.length > 0

function fitByNumber(entries: readonly string[], set: CountedSet): Fit | null {
  const slots = countedTo(set, entries.length)
  const placed = slots.filter(({ number }) => number !== null)
  const last = placed.at(-1)?.number ?? 0
  const isWhole = placed.length === entries.length && withoutTail(slots).length === placed.length
  if (last > entries.length) return null
  // The file gave one question no number and counted on behind it, so that its key counts otherwise than its questions.
  if (last < entries.length && slots.some((slot, at) => isUncounted(slot) && at < slots.length - 1))
    return null
  if (!isWhole && (!isInHoles(slots, placed.length, last) || last < entries.length * leastReached))
    return null
  const answers: Answers = new Map()
  let slips = 0
  let unchosen = 0
  const mayLackChoices = last === entries.length && slots.filter(isTyped).length >= fewestFound
  for (const [at, slot] of slots.entries()) {
    if (slot.number === null) continue
    const entry = entries[slot.number - 1] ?? ''
    const answer = answerFrom(entry, slot.question, slot.part)
    // What follows without a number belongs to it: its blank may stand there.
    const isCut = slot.question.options.length === 0 && slots[at + 1]?.number === null
    if (isOfSeveral(entry)) unchosen++
    else if (answer) answers.set(slot.question, isCut ? { answer: null } : answer)
    else if (isTyped(slot) || (isLetter(entry) && !mayLackChoices)) slips++
    else if (isLetter(entry)) unchosen++
  }
  const typed = slots.filter(isTyped).length
  if (slips > Math.floor(typed / questionsForSlip)) return null
  if (answers.size < (placed.length - unchosen) * leastFitting) return null
  if (set.parts.some((part) => part.column.length > 0 && namesOneTwice(part, answers))) return null
  return { answers, isWhole, isSure: typed === slots.length && slips === 0 }
}

/** Of a matching set each is taken once, as far as there are enough. */
function namesOneTwice({ questions, column }: ExercisePart, answers: Answers): boolean {
  const places = questions.flatMap((question) => answers.get(question)?.answer ?? [])
  return new Set(places).size < Math.min(places.length, column.length)
}

type Pairs = readonly (readonly [KeyGroup, CountedSet])[]

/** An answer too many or too few is a common slip of a key, so that a set of about its length is meant as well. */
const mostSlips = 2

/** Letters are for choices, words for what has none. */
const mayBe = (group: KeyGroup, set: CountedSet): boolean =>
  hasLettersOnly(group) === set.parts.some(hasChoices) &&
  Math.abs(group.entries.length - set.slots.length) <= mostSlips

/** Pairs of which neither could belong to another. */
function onlyPairs(groups: readonly KeyGroup[], sets: readonly CountedSet[]): Pairs {
  const all = groups.flatMap((group) =>
    sets.flatMap((set) => (mayBe(group, set) ? [[group, set] as const] : [])),
  )
  return all.filter(
    ([group, set]) => all.filter(([one, other]) => one === group || other === set).length === 1,
  )
}

/** The test before the lesson and the one after it, of which the file says only in its key which is which. */
function testPairs(groups: readonly KeyGroup[], sets: readonly CountedSet[]): Pairs | null {
  const testsNamed = (test: string) =>
    groups.filter(({ name }) => testOf(plain(name ?? '')) === test && name !== null)
  const [before, ...othersBefore] = testsNamed('before')
  const [after, ...othersAfter] = testsNamed('after')
  if (!before || !after || othersBefore.length > 0 || othersAfter.length > 0) return null
  const [first, last, ...more] = sets.filter((set) => mayBe(before, set) || mayBe(after, set))
  if (!first || !last || more.length > 0 || !mayBe(before, first) || !mayBe(after, last)) return null
  return [
    [before, first],
    [after, last],
  ]
}

/** Whether the sets that a key names only once stand in it in the order of the file. */
const isInOrder = (sets: readonly CountedSet[]): boolean =>
  sets.every((set, at) => (sets[at - 1]?.parts[0]?.from ?? -1) <= (set.parts[0]?.from ?? 0))

/** A set of a few questions may fit by chance. */
const fewestUnnamed = 5

function joinNamed(
  groups: readonly KeyGroup[],
  sets: readonly CountedSet[],
  labels: readonly string[],
): Answers[] {
  const meant = new Map(
    groups.map(({ name, test }, at) => {
      const inOrder = isFormName(name ?? '') ? [test, name] : [name, test]
      const found = inOrder.flatMap((each) => (each ? (labelMeant(each, labels) ?? []) : []))
      return [groups[at] as KeyGroup, found[0] ?? null] as const
    }),
  )
  const isMeant = new Set(meant.values())
  /** By its own name, or else, where the key does not have that, by that of the test it is a part of. */
  const labelsOfSet = (set: CountedSet) => {
    const own = set.parts.flatMap((part) => (part.set === null ? [] : [setLabelOf(part.set)]))
    return new Set(own.some((label) => isMeant.has(label)) ? own : set.parts.flatMap(labelsOf))
  }
  const byLabel = labels.map((label) => ({
    groups: groups.filter((group) => meant.get(group) === label),
    sets: sets.filter((set) => labelsOfSet(set).has(label)),
  }))
  const once = byLabel.filter((each) => each.groups.length === 1 && each.sets.length === 1)
  const inKey = once
    .toSorted(
      (one, other) => groups.indexOf(one.groups[0] as KeyGroup) - groups.indexOf(other.groups[0] as KeyGroup),
    )
    .flatMap((each) => each.sets)
  const mayPairInOrder = isInOrder(inKey)
  const fits = byLabel.flatMap((each) => {
    const inTurn = each.groups.flatMap((group, at) => {
      const set = each.sets[at]
      const fit = set && isOfSamePart(group, set) ? fitOf(group, set) : null
      return set && fit ? [{ set, fit }] : []
    })
    // Where one of several does not fit, a set is missing and the next ones would be shifted.
    const areAll = inTurn.length === each.groups.length && inTurn.length === each.sets.length
    if (areAll && (inTurn.length === 1 || mayPairInOrder)) return inTurn
    return onlyPairs(each.groups, each.sets).flatMap(([group, set]) => {
      if (!isOfSamePart(group, set)) return []
      const fit = fitOf(group, set, ({ isWhole }) => isWhole)
      return fit ? [{ set, fit }] : []
    })
  })
  const taken = new Set(fits.map(({ set }) => set))
  const unnamed = groups.filter((group) => meant.get(group) === null)
  const free = sets.filter((set) => !taken.has(set))
  const others = (testPairs(unnamed, free) ?? onlyPairs(unnamed, free)).flatMap(([group, set]) => {
    if (group.entries.length < fewestUnnamed) return []
    const fit = fitOf(group, set, ({ isWhole, isSure }) => isWhole && isSure)
    return fit ? [{ set, fit }] : []
  })
  const found = [...fits, ...others]
  return [...found.map(({ fit }) => fit.answers), ...joinMisnamed(groups, sets, found)]
}

const fewestMisnamed = 8

/** Letters under the name of a set that they do not fit, because the name of theirs is lost: for the one test that is left. */
function joinMisnamed(
  groups: readonly KeyGroup[],
  sets: readonly CountedSet[],
  found: readonly { set: CountedSet; fit: Fit }[],
): Answers[] {
  const isTest = ({ slots }: CountedSet) => slots.every(({ question }) => question.options.length > 0)
  const left = sets.filter((set) => isTest(set) && !found.some((each) => each.set === set))
  const letters = groups.filter((group) => hasLettersOnly(group) && group.entries.length >= fewestMisnamed)
  const [only, ...others] = left.filter(({ slots }) => slots.length >= fewestMisnamed)
  const [key, ...otherKeys] = letters.filter(
    ({ entries }) => !found.some(({ fit }) => fit.answers.size === entries.length),
  )
  if (!only || !key || others.length > 0 || otherKeys.length > 0) return []
  const fit = fitOf(key, only, ({ isWhole, isSure }) => isWhole && isSure)
  return fit ? [fit.answers] : []
}

function joinUnnamed(groups: readonly KeyGroup[], parts: readonly ExercisePart[]): Answers[] {
  const both = paired(groups, parts)
  if (both) return both
  const [only] = groups
  if (!only || groups.length > 1) return []
  const over = goingOn(only, parts)
  if (over) return over
  const [set, ...others] = countedSetsOf(parts)
  const fit = set && others.length === 0 ? fitOf(only, set, ({ isWhole }) => isWhole) : null
  if (fit) return [fit.answers]
  // Letters can only be meant for the one set that has choices.
  return hasLettersOnly(only) ? (paired(groups, parts.filter(hasChoices)) ?? []) : []
}

/** Answers of the keys of a file for the sets that stand before each key. */
export function joinKeys(parts: readonly ExercisePart[], sections: readonly KeySection[]): Answers {
  const found: Answers = new Map()
  let from = 0
  for (const section of sections) {
    const before = parts.filter(
      (part) =>
        part.from >= from && part.from < section.from && isMarkable(part) && numberedOf(part).length > 0,
    )
    const labels = [...new Set(before.flatMap(labelsOf))]
    const groups = keyGroups(section.blocks, labels)
    const fits = groups.every(({ name }) => name === null)
      ? joinUnnamed(groups, before)
      : joinNamed(groups, countedSetsOf(before), labels)
    for (const fit of fits) for (const [question, answer] of fit) found.set(question, answer)
    from = section.to
  }
  return found
}

/** What is written at the question itself: on its blank, or after "Answer:". */
export function joinGiven(part: ExercisePart): Answers {
  const found: Answers = new Map()
  for (const question of part.questions) {
    const answer = question.given === null ? null : answerFrom(question.given, question, part)
    if (answer) found.set(question, answer)
  }
  return found
}
