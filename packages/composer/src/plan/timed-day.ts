import type { Day, DayQuestion, DayStep, StepName, UnitLanguage } from '@klasrum/curriculum/unit'
import { rulesOf } from '../languages/rules-of.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { shareIn, wordsOf } from '../languages/words.ts'
import { type Beat, beatsOf } from './beats.ts'

/** A written day with no more in its parts than their minutes hold. */
export type TimedDay = {
  day: Day
  /** What the teacher shows, in parts. */
  beats: Beat[]
  /** What stands on the board or is handed out while it is shown. */
  board: string[]
  /** Asked on the way, behind the part of the showing that answers it. */
  midway: (DayQuestion & { after: number }) | null
  /** Asked while learners work together. */
  together: DayQuestion[]
  /** Not asked today: with it the next session begins. */
  leftForNext: DayQuestion | null
  /** Whether the answer on the value is written in class. */
  hasLine: boolean
}

/** How long things take, in minutes. */
const takes = {
  question: 1,
  aloud: 0.8,
  short: 1,
  reasoned: 1.6,
  value: 1.5,
  line: 1.5,
  reading: 3,
  drawOut: 0.5,
}
/** Longer answers are written with a reason. */
const mostInShort = 4
const check = { fewest: 5, most: 9 }
/** Words of the plan that are shown and said in one minute, with what is written on the board meanwhile. */
const paceOf: Record<UnitLanguage, number> = { en: 13, fil: 12 }
/** Words of a sentence that is said, read and said again by the class. */
const paceOfClose = 25
/** Work keeps at least so many minutes. */
const leastOf = { 'i do': 8, 'we do': 10, 'you do': 8 } as const
const mostTogether = 2

const isAloud =
  /\b(?:orally|aloud|raise|thumbs?|show of hands|show cards?|point to|pasalita|nang malakas|itataas|itaas|ituturo|hinlalaki)\b/i

const minutesIn = ({ steps }: Day, name: StepName): number =>
  steps.find((step) => step.name === name)?.minutes ?? 0

/** What the check of a day takes with its questions as they are. */
export function minutesOfCheck(day: Day): number {
  const step = day.steps.find(({ name }) => name === 'check')
  if (!step || day.check.length === 0) return step?.minutes ?? 0
  const each = ({ ask, answer }: DayQuestion) =>
    isAloud.test(step.text)
      ? takes.aloud
      : wordsOf(answer).length > mostInShort && !/\b[A-D]\. /.test(ask)
        ? takes.reasoned
        : takes.short
  const all = day.check.reduce((sum, question) => sum + each(question), 0)
  return Math.min(check.most, Math.max(check.fewest, Math.round(all)))
}

/** A given text that is said rather than posted. */
const isSpeech = (text: string): boolean =>
  (text.match(/"[^"]*"/g) ?? []).some((said) => wordsOf(said).length >= fewestSaid)
const fewestSaid = 30

/** Chapters of a novel, told in short before they are looked into. */
const isTelling = (text: string): boolean => /^(?:Kabanata|Chapters?) \d/.test(text)
const wordsToldInMinute = 70

const shownIn = ({ steps }: Day): DayStep | undefined => steps.find(({ name }) => name === 'i do')

const shownEnough = 0.6
const fewestQuestions = 3

/** The guide question that the showing answers most surely. */
function surest({ questions }: Day, sentences: readonly string[], language: UnitLanguage) {
  if (questions.length < fewestQuestions) return null
  const { stemsOf } = rulesOf(language)
  const told = stemsOf(sentences.join(' '))
  const [best] = questions
    .map((question) => ({ question, share: shareIn(stemsOf(`${question.ask} ${question.answer}`), told) }))
    .filter(({ share }) => share >= shownEnough)
    .sort((one, other) => other.share - one.share)
  return best?.question ?? null
}

/** The part of the showing by which a question can be answered. */
function placeOf(question: DayQuestion, beats: readonly Beat[], language: UnitLanguage): number {
  const { stemsOf } = rulesOf(language)
  const asked = stemsOf(`${question.ask} ${question.answer}`)
  const shares = beats.map((_, at) =>
    shareIn(
      asked,
      stemsOf(
        beats
          .slice(0, at + 1)
          .map(({ text }) => text)
          .join(' '),
      ),
    ),
  )
  return shares.indexOf(Math.max(...shares))
}

type Minutes = Record<'i do' | 'we do' | 'you do' | 'check', number>

/** Work that says itself how long it takes. */
const saysMinutes = /\b\d+[ -](?:na )?minut/i

/** The minutes of the day, when its check gets what its questions take and a crowded showing what the work can spare. */
function dealt(day: Day, wanted: { check: number; show: number }): Minutes {
  const minutes: Minutes = {
    'i do': minutesIn(day, 'i do'),
    'we do': minutesIn(day, 'we do'),
    'you do': minutesIn(day, 'you do'),
    check: minutesIn(day, 'check'),
  }
  const before = { ...minutes }
  const isFixed = (name: StepName) =>
    day.steps.some((step) => step.name === name && saysMinutes.test(step.text))
  const spares = (name: keyof typeof leastOf, most: number) =>
    !isFixed(name) && minutes[name] > leastOf[name] && before[name] - minutes[name] < most
  const give = (to: 'i do' | 'check', from: readonly (readonly [keyof typeof leastOf, number])[]) => {
    const [name] = from.find(([each, most]) => spares(each, most)) ?? []
    if (!name) return false
    minutes[name]--
    minutes[to]++
    return true
  }
  // A guide question is kept for the next session: the minute of the common work that it took is free.
  const forCheck = [
    ['we do', 1],
    ['you do', 1],
    ['i do', 1],
    ['we do', 2],
  ] as const
  while (minutes.check < wanted.check && give('check', forCheck));
  for (; minutes.check > wanted.check; minutes.check--) minutes['you do']++
  while (minutes['i do'] < wanted.show && give('i do', forCheck.slice(0, 2)));
  return minutes
}

/** The day as its minutes hold it. Where chapters are read aloud in the showing, they take of its time. */
export function timedDay(day: Day, language: UnitLanguage, isRead: boolean): TimedDay {
  const step = shownIn(day)
  const speeches = step?.given.filter(isSpeech) ?? []
  const sentences = [step?.text ?? '', ...speeches].flatMap(sentencesOf)
  const question = surest(day, sentences, language)
  const telling = wordsOf(step?.given.filter(isTelling).join(' ') ?? '').length
  const told = Math.ceil(telling / wordsToldInMinute)
  const besides = (question ? takes.question : 0) + (isRead ? takes.reading : 0) + told
  const length = wordsOf(sentences.join(' ')).length
  const minutes = dealt(day, {
    check: minutesOfCheck(day),
    show: Math.ceil(length / paceOf[language]) + besides,
  })
  const talk = Math.max(1, minutes['i do'] - besides)
  const parted = step ? beatsOf(sentences, talk) : []
  // The chapter is told in the first part.
  const beats = parted.map((beat, at) => (at === 0 ? { ...beat, minutes: beat.minutes + told } : beat))
  const others = day.questions.filter((each) => each !== question)
  const together = others.slice(0, Math.max(1, Math.min(others.length - 1, mostTogether)))
  const close = day.steps.find(({ name }) => name === 'generalization')
  const closing =
    Math.max(1, wordsOf(close?.text ?? '').length / paceOfClose) + takes.drawOut + takes.value + takes.line
  return {
    day: {
      ...day,
      steps: day.steps.map((each) =>
        each.name in minutes ? { ...each, minutes: minutes[each.name as keyof Minutes] } : each,
      ),
    },
    beats,
    board: step?.given.filter((given) => !isSpeech(given)) ?? [],
    midway: question ? { ...question, after: placeOf(question, beats, language) } : null,
    together,
    leftForNext: others[together.length] ?? null,
    hasLine: (close?.minutes ?? 0) >= Math.floor(closing),
  }
}
