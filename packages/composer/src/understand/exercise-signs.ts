import { wordsOf } from '../languages/words.ts'
import type { ExerciseLine } from './exercise-lines.ts'
import type { FoundQuestion } from './exercise-part.ts'
import { blankPattern, endsInQuestion, exerciseSentencesOf, isDirection } from './exercise-words.ts'
import { headingRole } from './heading-role.ts'

const mostNameWords = 9
const shortLabel = /^(?:mga )?(?:tanong|katanungan|questions?|sagutin|subukan|answer)\s*:?$/iu

/** "Questions:" between a case and what is asked about it begins no set of its own. */
export const isShortLabel = (text: string): boolean => shortLabel.test(text)

/** A line set as text that names an exercise: "Activity 2". */
export const isSetName = (line: ExerciseLine): boolean =>
  line.kind === 'text' &&
  line.number === null &&
  wordsOf(line.quote).length <= mostNameWords &&
  !/[.?!_]$/.test(line.quote) &&
  headingRole(line.quote) === 'exercise'

/** A heading that a plan sets as the only item of a list: "HOME TASKS". */
export const isCapitalName = (line: ExerciseLine): boolean =>
  line.kind === 'item' &&
  line.of === 1 &&
  line.number === null &&
  wordsOf(line.quote).length <= 6 &&
  /^[\p{Lu}\s&’'(),/-]{4,}:?$/u.test(line.quote)

const notForLearners: readonly ExerciseLine['role'][] = ['front', 'frame', 'furniture', 'teacher']
export const isForLearners = ({ role }: ExerciseLine): boolean => !notForLearners.includes(role)

const isUnfinished = (stem: string) => !/[.?!:;_)"”=]\s*$/.test(stem)

/** The rest of a question that the page or the layout divided. */
export function continuesQuestion(
  waiting: FoundQuestion,
  line: ExerciseLine,
  isBeforeChoices: boolean,
): boolean {
  if (line.number !== null || line.kind === 'item' || line.kind === 'row') return false
  if (isUnfinished(waiting.stem))
    return line.kind === 'heading' ? endsInQuestion(line.lead) : /^[\p{Ll}\d]/u.test(line.lead)
  return (
    isBeforeChoices &&
    waiting.number !== null &&
    line.kind === 'text' &&
    wordsOf(line.lead).length <= 30 &&
    !isDirection(line.lead)
  )
}

/** Sentences that tell of a case, long enough to be asked about. */
export const tellsCase = (text: string): boolean => wordsOf(text).length >= 12 && /[.?!”"]\s*_*$/.test(text)

/** Whether a line that gives an order is meant for what follows it. */
export function directs(lines: readonly ExerciseLine[], at: number, isExercise: boolean): boolean {
  const line = lines[at] as ExerciseLine
  if (line.number !== null || line.kind === 'row' || !isForLearners(line) || !isDirection(line.lead))
    return false
  if (line.kind !== 'item') return true
  return (isExercise || line.role === 'exercise' || line.role === 'direction') && !isTaskAmongTasks(lines, at)
}

/** In a list where all are to be done, an order is a task of its own, not a direction for the rest. */
function isTaskAmongTasks(lines: readonly ExerciseLine[], at: number): boolean {
  const line = lines[at] as ExerciseLine
  if (endsInQuestion(exerciseSentencesOf(line.lead)[0] ?? '')) return true
  if (line.of === 1) return false
  const items = lines.slice(at - line.at, at - line.at + line.of).map(({ lead }) => lead)
  if (items.some((item) => blankPattern.test(item) || /^[\d\s+=<>×x÷-]+/.test(item))) return false
  return line.at > 0 || items.every(isDirection) || items.some(endsInQuestion)
}
