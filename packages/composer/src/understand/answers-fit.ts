import { plain, wordsOf } from '../languages/words.ts'
import { codedTruthOf, kindsIn, truthNames, truthOfKey } from './answer-codes.ts'
import { type ExercisePart, type FoundQuestion, numberedOf } from './exercise-part.ts'
import type { FileQuestion } from './file-question.ts'

export type FileQuestionAnswer = Pick<FileQuestion, 'answer' | 'answers'>

const letterFirst = /^[([]?\s*([A-Ma-m])\s*[)\].:–-]*(?:\s+(.*))?$/u

/** The place that an entry of a key names among choices: by its letter, by its words, or by both when they agree. */
function placeIn(choices: readonly string[], entry: string): number | null {
  const texts = choices.map(plain)
  const written = plain(entry)
  const byText = texts.indexOf(written)
  const found = letterFirst.exec(entry.trim())
  const letter = found ? (found[1] ?? '').toLowerCase().charCodeAt(0) - 97 : -1
  const rest = plain(found?.[2] ?? '')
  if (letter < 0 || letter >= choices.length)
    return found === null && byText >= 0 && written !== '' ? byText : null
  if (byText >= 0 && byText !== letter) return null
  if (rest === '' || texts[letter] === rest) return letter
  return (texts[letter] ?? '').startsWith(rest) && rest.split(' ').length >= 2 ? letter : null
}

const mostAnswerWords = 12

function wordsFrom(entry: string): FileQuestionAnswer | null {
  const text = entry
    .trim()
    .replace(/[.;]+$/, '')
    .trim()
  if (wordsOf(text).length > mostAnswerWords || /_{2,}|…|\.{3}/.test(text)) return null
  if (/^[A-Ea-e]$/.test(text) || !/[\p{L}\p{N}<>=]/u.test(text)) return null
  if (/\b(?:answers? (?:may |will )?var|(?:maaaring )?iba-iba|depende|teacher|accept|any order)/iu.test(text))
    return null
  const several = text.split(/\s*\/\s*|\s+(?:or|o)\s+/u)
  const isSeveral =
    several.length > 1 &&
    several.length <= 4 &&
    several.every((each) => /\p{L}/u.test(each) && wordsOf(each).length <= 3)
  return isSeveral ? { answer: several[0] ?? text, answers: several.slice(1) } : { answer: text }
}

/** What an entry says about a question, or null where it cannot be its answer. */
export function answerFrom(
  entry: string,
  question: FoundQuestion,
  part: ExercisePart,
): FileQuestionAnswer | null {
  const choices = part.column.length > 0 ? part.column : question.options
  if (choices.length > 0) {
    const place = placeIn(choices, entry)
    return place === null ? null : { answer: place }
  }
  const truth =
    truthNames(part.direction) ??
    part.truth ??
    truthNames(/^[^:?]{0,20}[:?]/.exec(question.stem)?.[0] ?? null)
  if (truth) {
    const first = entry.split(/[-–—:,;(]/)[0] ?? ''
    const value = codedTruthOf(entry, truth) ?? codedTruthOf(first, truth)
    return value === null ? null : { answer: value }
  }
  const kinds = kindsIn(part.direction)
  if (kinds.length > 0) {
    const inside = /\(([^()]+)\)\s*\.?$/.exec(entry)?.[1] ?? entry
    const kind = kinds.find(
      ({ code, name }) => plain(code) === plain(inside) || plain(name) === plain(inside),
    )
    return kind ? { answer: kind.name, answers: [kind.code] } : null
  }
  return wordsFrom(entry)
}

const hasNoChoices = ({ column, questions }: ExercisePart) =>
  column.length === 0 && questions.every(({ options }) => options.length === 0)

/** An answer for every question of a part, or null: one that does not fit means that the key is for something else. */
export function allFit(
  entries: readonly string[],
  part: ExercisePart,
): Map<FoundQuestion, FileQuestionAnswer> | null {
  const questions = numberedOf(part)
  if (questions.length === 0 || questions.length !== entries.length) return null
  if (hasNoChoices(part)) part.truth = truthOfKey(entries)
  const found = new Map<FoundQuestion, FileQuestionAnswer>()
  for (const [at, question] of questions.entries()) {
    const answer = answerFrom(entries[at] ?? '', question, part)
    if (answer === null) return null
    found.set(question, answer)
  }
  const places = [...found.values()].map(({ answer }) => answer)
  return new Set(places).size < Math.min(places.length, part.column.length) ? null : found
}
