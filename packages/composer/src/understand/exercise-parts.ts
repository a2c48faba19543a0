import { wordsOf } from '../languages/words.ts'
import { truthNames } from './answer-codes.ts'
import { choicesFromA } from './exercise-choices.ts'
import type { ExerciseLine } from './exercise-lines.ts'
import { type ExercisePart, type FoundQuestion, numberedOf, questionFrom } from './exercise-part.ts'
import {
  continuesQuestion,
  directs,
  isCapitalName,
  isForLearners,
  isSetName,
  isShortLabel,
  tellsCase,
} from './exercise-signs.ts'
import {
  asksToMatch,
  blankPattern,
  endsInQuestion,
  exerciseSentencesOf,
  isDirection,
  splitDirection,
} from './exercise-words.ts'
import { headingRole } from './heading-role.ts'
import { answerIn } from './key-words.ts'
import { matchingAt } from './matching-tables.ts'
import { boldIn, headedList, lettersAt, type OptionGroup, plainGroups } from './option-groups.ts'
import { countedSetName, isFormName, isPartName, isTestName } from './set-names.ts'

/** From here on a question has its case in itself. */
const ownCaseWords = 15

/** Goes through the lines of a file and gathers what is asked, set by set. */
class Reader {
  readonly parts: ExercisePart[] = []
  readonly #lines: readonly ExerciseLine[]
  readonly #plain: ReadonlyMap<number, OptionGroup>
  #set: string | null = null
  #test: string | null = null
  /** The part of the lesson that the parts of exercises stand in. */
  #over: string | null = null
  #situation: string | null = null
  /** A question that may still get its choices. */
  #waiting: FoundQuestion | null = null
  #part: ExercisePart

  constructor(lines: readonly ExerciseLine[]) {
    this.#lines = lines
    this.#plain = plainGroups(lines)
    this.#part = this.begin(0)
  }

  begin(from: number, direction: string | null = null, isExercise = false): ExercisePart {
    const [set, test] = [this.#set, this.#test]
    this.#part = { set, test, direction, isExercise, questions: [], truth: null, column: [], from }
    this.parts.push(this.#part)
    this.#waiting = null
    this.#situation = null
    return this.#part
  }

  #name(set: string, at: number, direction: string | null = null): void {
    const role = headingRole(set)
    if (
      !isPartName(set) &&
      !countedSetName.test(set) &&
      (role === 'exercise' || role === 'mixed' || isTestName(set))
    )
      this.#over = set
    this.#set = set.replace(/\s*:$/, '')
    this.#test = isPartName(set) ? this.#over : null
    const isForm = isFormName(set)
    const told = direction ?? (isForm && truthNames(set) !== null ? set : null)
    this.begin(at, told, told !== null || role === 'exercise')
  }

  #direct(direction: string, at: number): void {
    if (this.#part.questions.length > 0 || this.#part.direction === null) this.begin(at, direction, true)
    else this.#part.direction = `${this.#part.direction} ${direction}`
    this.#part.isExercise = true
  }

  #ask(line: ExerciseLine, stem: string, options: readonly string[] = []): FoundQuestion {
    if (line.number === 1 && numberedOf(this.#part).length > 0)
      this.begin(this.#part.from, this.#part.direction, this.#part.isExercise)
    const told = options.length === 0 ? answerIn(stem) : null
    const question = questionFrom(line, told?.before || stem, options)
    if (told && told.before !== '') question.given = told.answer
    if (wordsOf(stem).length < ownCaseWords) question.situation = this.#situation
    this.#part.questions.push(question)
    this.#waiting = options.length === 0 ? question : null
    return question
  }

  #groupAt(at: number): OptionGroup | null {
    return lettersAt(this.#lines, at) ?? this.#plain.get(at) ?? null
  }

  #isBeforeChoices(at: number): boolean {
    let next = at + 1
    while (this.#lines[next]?.kind === 'picture') next++
    return this.#groupAt(next) !== null
  }

  /** Takes what begins at a line; answers the place of the next. */
  take(at: number): number {
    const line = this.#lines[at] as ExerciseLine
    if (line.kind === 'picture') {
      if (this.#waiting && line.block.page === this.#waiting.block.page) this.#waiting.pictured = true
      return at + 1
    }
    return this.#takeChoices(at) ?? this.#takeHeading(at) ?? this.#takeMatching(at) ?? this.#takeText(at)
  }

  #takeChoices(at: number): number | null {
    const line = this.#lines[at] as ExerciseLine
    const group = this.#groupAt(at)
    if (group) {
      if (this.#waiting) {
        this.#waiting.options = group.options
        this.#waiting.bold = boldIn(this.#lines, at, group.next)
        this.#waiting.isSituation = false
      }
      this.#waiting = null
      return group.next
    }
    const whole = line.lead === '' ? null : choicesFromA(line.choices)
    if (whole) {
      this.#ask(line, line.lead, whole)
      return at + 1
    }
    const headed = headedList(this.#lines, at)
    if (headed) this.#ask(line, line.lead, headed.options)
    return headed?.next ?? null
  }

  #takeHeading(at: number): number | null {
    const line = this.#lines[at] as ExerciseLine
    const isBeforeChoices = this.#isBeforeChoices(at)
    if (this.#waiting && continuesQuestion(this.#waiting, line, isBeforeChoices)) {
      this.#waiting.stem = `${this.#waiting.stem} ${line.quote}`
      return at + 1
    }
    const latest = this.#part.questions.at(-1)
    const told = line.number === null ? answerIn(line.quote) : null
    if (told?.before === '' && latest?.given === null) {
      latest.given = told.answer
      return at + 1
    }
    if (
      line.kind === 'heading' &&
      !((line.number !== null || endsInQuestion(line.lead)) && isBeforeChoices)
    ) {
      const isInside =
        this.#situation !== null || (this.#part.questions.length === 0 && this.#part.direction !== null)
      if (isShortLabel(line.lead) && isInside) return at + 1
      const role = headingRole(line.quote)
      const isOrder =
        (role === null || role === 'exercise') && wordsOf(line.lead).length > 2 && isDirection(line.lead)
      this.#name(line.quote, at, isOrder ? line.lead : null)
      return at + 1
    }
    if (!isSetName(line) && !isCapitalName(line)) return null
    this.#name(line.quote, at)
    return at + 1
  }

  #takeMatching(at: number): number | null {
    const line = this.#lines[at] as ExerciseLine
    const { direction, isExercise, from } = this.#part
    const matching =
      line.kind === 'row' && line.at === 0 ? matchingAt(this.#lines, at, asksToMatch(direction)) : null
    if (!matching) return null
    this.begin(from, direction, isExercise).column = matching.column
    for (const { line: row, stem } of matching.premises) this.#ask(row, stem)
    this.begin(at)
    return matching.next
  }

  #takeText(at: number): number {
    const line = this.#lines[at] as ExerciseLine
    const next = at + 1
    const text = line.choices.length > 0 ? line.quote : line.lead
    if (line.roman !== null && this.#waiting) {
      this.#waiting.stem = `${this.#waiting.stem} ${line.roman}. ${line.lead}`
      return next
    }
    if (truthNames(text) !== null && wordsOf(text).length <= 5) {
      this.begin(at, text, true)
      return next
    }
    if (directs(this.#lines, at, this.#part.isExercise)) {
      this.#direct(text, at)
      return next
    }
    const isAsked = this.#isBeforeChoices(at)
    const isInTest = line.role === 'teacher' && line.number !== null && this.#part.isExercise
    const isCase = line.kind === 'text' && this.#part.direction !== null && tellsCase(text)
    if (!isForLearners(line) && !isAsked && !isInTest && !isCase) return next
    const isText = line.number === null && line.kind === 'text'
    const { direction, rest } = isText ? splitDirection(text) : { direction: '', rest: text }
    if (direction !== '' && rest !== '') this.#direct(direction, at)
    if (!/[\p{L}\p{N}]/u.test(rest)) return next
    // A question ends a set of statements.
    if (
      truthNames(this.#part.direction) !== null &&
      this.#part.questions.length > 0 &&
      exerciseSentencesOf(rest).some(endsInQuestion)
    )
      this.begin(at, null, true)
    const isNumbered = line.number !== null && (this.#part.isExercise || line.role === 'exercise')
    if (isAsked || isNumbered) this.#ask(line, rest)
    else if (this.#isInExercise(line, rest)) this.#takeOpen(line, rest)
    return next
  }

  #isInExercise(line: ExerciseLine, text: string): boolean {
    if (this.#part.isExercise) return true
    if (line.role !== 'exercise') return false
    const isMixed = this.#set !== null && headingRole(this.#set) === 'mixed'
    return (isMixed || line.kind === 'item') && (endsInQuestion(text) || blankPattern.test(text))
  }

  #takeOpen(line: ExerciseLine, text: string): void {
    if (line.kind === 'item') this.#ask(line, text)
    else if (line.kind === 'row') {
      const isStatement = line.cells.length === 1 && wordsOf(text).length >= 3
      if (isStatement && truthNames(this.#part.direction) !== null) this.#ask(line, text)
    } else if (endsInQuestion(text) || blankPattern.test(text)) {
      const question = this.#ask(line, text)
      if (!tellsCase(text) || wordsOf(text).length < ownCaseWords) return
      question.isSituation = true
      this.#situation = text.replace(/[\s_]+$/, '')
    } else if (tellsCase(text)) {
      this.#situation = this.#situation === null ? text : `${this.#situation} ${text}`
    }
  }
}

/** The questions of a file by set and direction. Lines that give answers are left out by `isKey`. */
export function exercisePartsOf(
  lines: readonly ExerciseLine[],
  isKey: (at: number) => boolean,
): ExercisePart[] {
  const reader = new Reader(lines)
  let at = 0
  while (at < lines.length) {
    if (!isKey(at)) {
      at = reader.take(at)
      continue
    }
    reader.begin(at)
    while (at < lines.length && isKey(at)) at++
  }
  return reader.parts.filter(({ questions }) => questions.length > 0)
}
