import { foldedName } from './roster-fold.ts'
import type { KnownLearner } from './roster-records.store.ts'
import type { RosterProblem } from './roster-rows.ts'
import { flawOfLrn, type RosterReading } from './roster-values.ts'

export type Match = {
  learner: KnownLearner | undefined
  by_name: boolean
  elsewhere: boolean
  problems: RosterProblem[]
}

const nobody: Match = { learner: undefined, by_name: false, elsewhere: false, problems: [] }
const about = (field: RosterProblem['field'], message: string, elsewhere = false): Match => ({
  ...nobody,
  elsewhere,
  problems: [{ field, message }],
})
const isOnRoster = ({ enrollment_id, dropped }: KnownLearner): boolean => enrollment_id !== null && !dropped
const isLrn = (number: string): boolean => /^\d{12}$/.test(number)

/** The learner of a row: by the number, else by the name among those of the class, then of the school. */
export function createLearnerMatcher(
  known: readonly KnownLearner[],
  school_id: number,
): (reading: RosterReading) => Match {
  const byNumber = new Map<string, KnownLearner>()
  for (const learner of known) {
    const number = learner.external_student_id.toLowerCase()
    // A school's own number says nothing about another school's learner on the roster.
    if (isLrn(number) || learner.school_id === school_id) byNumber.set(number, learner)
  }
  const byName = Map.groupBy(
    known.filter(({ findable, enrollment_id }) => findable || enrollment_id !== null),
    ({ listed_name }) => foldedName(listed_name),
  )

  const numbered = (learner: KnownLearner): Match => {
    if (isOnRoster(learner)) return { ...nobody, learner }
    if (learner.school_id !== school_id)
      return about(
        'external_student_id',
        'This LRN belongs to a learner of another school. You can ask for a transfer.',
        true,
      )
    if (!learner.findable)
      return about(
        'external_student_id',
        'A learner of your school has this number. When your school has confirmed you, you can enroll them.',
      )
    return { ...nobody, learner }
  }

  return ({ values: { external_student_id: number }, listed_name, gender, problems }) => {
    const found = number === null ? undefined : byNumber.get(number.toLowerCase())
    if (found) return numbered(found)
    const flaw = number === null ? undefined : flawOfLrn(number)
    if (flaw) return about('external_student_id', flaw)
    if (!listed_name || problems.length > 0) return nobody
    const namesakes = (byName.get(foldedName(listed_name)) ?? [])
      .filter((learner) => gender === null || learner.gender === gender)
      // Somebody with another number is somebody else; a number that we gave says nothing.
      .filter(({ number_given }) => number === null || number_given)
      // Somebody of another school comes with a transfer, unless still on the roster.
      .filter((learner) => learner.school_id === school_id || isOnRoster(learner))
    const ofClass = namesakes.filter(({ enrollment_id }) => enrollment_id !== null)
    const candidates = ofClass.length > 0 ? ofClass : namesakes
    const [only, ...others] = candidates
    if (!only) return nobody
    if (others.length > 0)
      return about(
        'external_student_id',
        `${candidates.length} learners on record have this name. Choose one by the LRN.`,
      )
    return { ...nobody, learner: only, by_name: true }
  }
}
