import { plain } from '../languages/words.ts'
import { kindsIn, truthNames } from './answer-codes.ts'
import { answerFrom } from './answers-fit.ts'
import { type ExercisePart, type FoundQuestion, numberedOf } from './exercise-part.ts'
import { blankPattern } from './exercise-words.ts'
import type { Answers } from './join-keys.ts'

const tick = /\s*(?:[✓✔☑√]|\*+|\((?:correct(?: answer)?|tama|tamang sagot|answer|sagot)\))\s*/giu
const hasTick = (text: string) =>
  /[✓✔☑√]|^\*|\*$|\((?:correct(?: answer)?|tama|tamang sagot|answer|sagot)\)/iu.test(text.trim())

/** All of a choice, with its letter or without, on one line or on several. */
function isSetInBold({ bold }: FoundQuestion, option: string): boolean {
  const whole = plain(option)
  const isIt = (text: string) => plain(text) === whole || plain(text).replace(/^[a-f] /, '') === whole
  return whole !== '' && (bold.some(isIt) || isIt(bold.join(' ')))
}

/** Below this a bold choice may be bold for another reason. */
const enough = 3

/** The one choice that is ticked, or set in bold all through a set. Ticks are taken off the choices. */
export function joinMarked(part: ExercisePart): Answers {
  const found: Answers = new Map()
  const questions = numberedOf(part).filter(({ options }) => options.length > 0)
  const placesOf = (is: (question: FoundQuestion, option: string) => boolean) =>
    questions.map((question) => {
      const places = question.options.flatMap((option, at) => (is(question, option) ? [at] : []))
      return places.length === 1 ? (places[0] as number) : null
    })
  const ticked = placesOf((_, option) => hasTick(option))
  const bold = placesOf(isSetInBold)
  const isTicked = questions.length > 0 && ticked.every((place) => place !== null)
  const isBold = questions.length >= enough && bold.every((place) => place !== null)
  const places = isTicked ? ticked : isBold ? bold : []
  questions.forEach((question, at) => {
    const place = places[at]
    if (isTicked) question.options = question.options.map((option) => option.replace(tick, '').trim())
    if (place !== null && place !== undefined) found.set(question, { answer: place })
  })
  return found
}

const inBrackets = /\s*\(([^()]{1,60})\)\s*$/
const noAnswer =
  /\b(?:hint|points?|pts?|puntos|see|tingnan|page|pahina|e\.?g|i\.?e|choose|note|optional|minutes?|minuto|figure|answers? (?:may|will) var|essay|sanaysay|paragraph|talata|lines?|level|lots|hots|easy|average|difficult|hard|madali|mahirap|katamtaman|recall|remember|knowledge|comprehen|understand|apply|appli|analy|evaluat|creat|group|pangkat|individual|use|gamitin)/iu

/** "How many legs has a spider? (eight)": only when every question of the set ends so. */
export function joinBracketed(part: ExercisePart): Answers {
  const found: Answers = new Map()
  const questions = numberedOf(part)
  const inside = ({ stem }: FoundQuestion) => inBrackets.exec(stem)?.[1] ?? ''
  const isKeyed = (question: FoundQuestion) => {
    const bare = question.stem.replace(inBrackets, '')
    return (
      inside(question) !== '' &&
      question.options.length === 0 &&
      /[.?:]$/.test(bare) &&
      !blankPattern.test(bare) &&
      !noAnswer.test(inside(question))
    )
  }
  const isTruth = truthNames(part.direction) !== null || kindsIn(part.direction).length > 0
  const differ = isTruth || new Set(questions.map(inside)).size > 1
  if (questions.length < 2 || !differ || !questions.every(isKeyed)) return found
  for (const question of questions) {
    const bare = { ...question, stem: question.stem.replace(inBrackets, '') }
    const answer = answerFrom(inside(question), bare, part)
    if (!answer) continue
    question.stem = bare.stem
    found.set(question, answer)
  }
  return found
}
