import type { MaterialSettings } from '@klasrum/contract/material'
import { mentions } from '../languages/words.ts'
import { wordsOfIdea } from '../sources/units/nearness.ts'
import { placedUnits } from '../sources/units/placed-unit.ts'
import { textOfDay } from '../sources/units/word-weights.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { LessonSession } from '../understand/outline.ts'
import { isPersonal } from './passages.ts'
import { grounded, isClean, isIn } from './wording.ts'
import type { OpenRow } from './write-plan.ts'

export type WrittenRows = readonly { row: OpenRow; lines: readonly string[] }[]

type Ground = {
  lesson: Lesson
  heading: MaterialSettings['heading']
  session: LessonSession
  minutes: number
  quiz: string | null
  /** What the file says of the topics of the session. */
  source: string
}

const longestLine = 1_200
/** Most words of a plan are about doing; some must be the lesson's. */
const enough = 0.15
/** A step that is a little longer or shorter is no reason to throw a plan away. */
const minutesOff = 5

const minutesIn = (text: string): number =>
  [...text.matchAll(/\b(\d{1,3})\s*(?:min(?:ute)?s?|minuto)\b/giu)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )

/** Years and amounts, which a plan may take from the lesson but not make up. */
const figuresIn = (text: string): string[] =>
  text.match(/\b(?:1[5-9]\d\d|20\d\d)\b|₱\s?[\d,.]*\d|\d[\d,.]*\s?%/gu) ?? []

const knownOf = (lesson: Lesson): string =>
  placedUnits(lesson)
    .flatMap(({ unit }) => [...unit.ideas.map(wordsOfIdea), ...unit.days.map(textOfDay)])
    .join('\n')

/** Why the plan of a session cannot stand, by the row that failed; null where it can. */
export function checkSession(written: WrittenRows, ground: Ground): string | null {
  const empty = written.find(({ lines }) => lines.length === 0)
  if (empty) return `The row "${empty.row.label}" is missing.`
  for (const { row, lines } of written) {
    if (lines.some((line) => line.length > longestLine))
      return `The row "${row.label}" has a line that is too long.`
    if (!lines.every(isClean)) return `The row "${row.label}" has markup, an address or a code.`
    if (lines.some((line) => isPersonal(line, ground.heading)))
      return `The row "${row.label}" has data on a person.`
  }
  return checkText(written.flatMap(({ lines }) => lines).join('\n'), written, ground)
}

function checkText(
  text: string,
  written: WrittenRows,
  { lesson, minutes, quiz, source, session }: Ground,
): string | null {
  const { language, title } = lesson.outline
  if (!isIn(language, text)) return 'It is not in the language of the lesson.'
  const sum = minutesIn(text)
  if (Math.abs(sum - minutes) > minutesOff) return `Its minutes add up to ${sum} and not to ${minutes}.`
  if (quiz && !mentions(text, quiz)) return `It does not name ${quiz}.`
  const drafts = written.flatMap(({ row }) => row.draft).join('\n')
  const known = [title, session.title, source, knownOf(lesson), drafts].join('\n')
  const madeUp = figuresIn(text).find(
    (figure) => !known.includes(figure) && figure !== '75%' && figure !== '80%',
  )
  if (madeUp) return `It names ${madeUp}, which neither the lesson nor the curriculum does.`
  return grounded(text, known, language) >= enough ? null : 'It has little to do with the lesson.'
}
