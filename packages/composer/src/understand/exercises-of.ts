import type { SourceDocument } from '@klasrum/contract/source'
import { kindsIn, truthNames, truthOf } from './answer-codes.ts'
import type { FileQuestionAnswer } from './answers-fit.ts'
import type { BlockRole } from './block-role.ts'
import { exerciseLinesOf } from './exercise-lines.ts'
import { type ExercisePart, type FoundQuestion, numberedOf } from './exercise-part.ts'
import { exercisePartsOf } from './exercise-parts.ts'
import { asksToChoose, blankPattern, endsInQuestion } from './exercise-words.ts'
import type { FileQuestion } from './file-question.ts'
import { joinGiven, joinKeys } from './join-keys.ts'
import { keySections } from './key-sections.ts'
import { joinBracketed, joinMarked } from './marked-answers.ts'

/** Numbers that stand in columns are put in their order; those that were lost take the places that are left. */
function inOrder(part: ExercisePart): void {
  const questions = numberedOf(part)
  const written = questions.flatMap(({ number }) => (number === null ? [] : [number]))
  const missing = questions.map((_, at) => at + 1).filter((number) => !written.includes(number))
  const isWhole =
    new Set(written).size === written.length && missing.length === questions.length - written.length
  if (!isWhole || written.every((number, at) => at === 0 || number > (written[at - 1] ?? 0))) return
  for (const question of questions) question.number ??= missing.shift() ?? null
  const situations = part.questions.filter(({ isSituation }) => isSituation)
  part.questions = [...situations, ...questions.sort((one, other) => (one.number ?? 0) - (other.number ?? 0))]
}

const isTest = ({ questions }: ExercisePart) =>
  questions.filter(({ options }) => options.length > 0).length >= 3

/** Choices alone do not make a question: lists in a text have letters too. */
const isQuestion = (question: FoundQuestion, part: ExercisePart): boolean =>
  question.options.length === 0 ||
  question.number !== null ||
  endsInQuestion(question.stem) ||
  blankPattern.test(question.stem) ||
  asksToChoose(part.direction) ||
  (part.isExercise && (/[:–-]$/.test(question.stem) || isTest(part)))

function kindOf(
  question: FoundQuestion,
  part: ExercisePart,
  answer: FileQuestionAnswer | undefined,
): FileQuestion['kind'] {
  if (part.column.length > 0) return 'matching'
  if (question.options.length > 0) return 'multiple_choice'
  const isTruth =
    truthNames(part.direction) ??
    part.truth ??
    truthNames(/^[^:?]{0,20}[:?]/.exec(question.stem)?.[0] ?? null)
  if (isTruth) return 'true_false'
  return answer !== undefined || kindsIn(part.direction).length > 0 || blankPattern.test(question.stem)
    ? 'identification'
    : 'open'
}

/** The questions of a file in their order, with the answers that the file gives for certain. */
export function exercisesOf(document: SourceDocument, roles: readonly BlockRole[]): FileQuestion[] {
  const lines = exerciseLinesOf(document, roles)
  const sections = keySections(lines)
  const parts = exercisePartsOf(lines, (at) => sections.some(({ from, to }) => at >= from && at < to))
  for (const part of parts) {
    inOrder(part)
    part.questions = part.questions.filter((question) => isQuestion(question, part))
  }
  const answers = new Map(
    parts.flatMap((part) => [...joinBracketed(part), ...joinMarked(part), ...joinGiven(part)]),
  )
  for (const [question, answer] of joinKeys(parts, sections)) {
    const other = answers.get(question)
    // Two keys that say different things are no key.
    if (other !== undefined && other.answer !== answer.answer) answers.set(question, { answer: null })
    else answers.set(question, answer)
  }
  return parts.flatMap((part, place) => {
    const numbers = numberedOf(part)
    return part.questions.map((question): FileQuestion => {
      const found = answers.get(question)
      const isTruth = question.options.length === 0 && typeof found?.answer === 'string'
      const truth = isTruth ? truthOf(found.answer as string) : null
      const isStated = truth !== null && !endsInQuestion(question.stem)
      // "Does Taoism have a sacred text? – True"
      const answer = truth === null ? found : { answer: isStated ? truth : null }
      return {
        kind: isStated ? 'true_false' : kindOf(question, part, answer),
        stem: question.stem,
        options: part.column.length > 0 ? part.column : question.options,
        answer: answer?.answer ?? null,
        ...(answer?.answers ? { answers: answer.answers } : {}),
        direction: part.direction,
        number: numbers.indexOf(question) + 1,
        set: part.set,
        part: place,
        // What seems a case before such statements is how they are to be marked.
        situation: part.truth === null ? question.situation : null,
        pictured: question.pictured && question.options.length > 0,
        place: { file: document.file_name, page: question.block.page, paragraph: question.block.number },
        quote: question.quote,
      }
    })
  })
}
