import type { Item, Scene, SlideScript } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import type { Chance } from '@klasrum/skills/chance'
import { within } from '../languages/joined.ts'
import type { Statement } from '../languages/language-rules.ts'
import { leansOnBefore } from '../languages/whole-sentence.ts'
import { writeQuiz } from '../papers/quiz.ts'
import { eventText, toldStories } from '../sources/story/told-stories.ts'
import { pointsIn, statementWorthOf } from '../understand/key-points.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { LessonSession, Topic } from '../understand/outline.ts'
import { type Extra, fittedToTime, secondsOfAll, showBodyOf } from './body.ts'
import { checkOf, type ShowCheck } from './check-scenes.ts'
import {
  objectivesScene,
  retellScene,
  storyFrame,
  summaryScene,
  titleScene,
  wordsScene,
} from './frame-scenes.ts'
import { type NarrationUnit, narrationUnitsOf } from './narration-units.ts'
import { secondsOf, showMinutesOf, speakingSecondsFor, tolerance } from './pace.ts'
import { writeUnitShow } from './unit-show.ts'

type ShowInput = {
  minutes: number
  title: string
  objectives: readonly string[]
  chance: Chance
  /** Questions of the papers, which a show must not give away. */
  avoid: readonly Item[]
  /** Whether what only the curriculum says may be told. */
  mayFill: boolean
}

/** What is sent where the teacher left the title empty. */
const noTitle = /^(?:slide show)?$/i
const minutesPerCheck = 3
const mostScenes = 200
/** A shorter show has no time to read out its objectives. */
const leastForObjectives = 2.5

/** Which event of a story comes first cannot be asked before all of them were told. */
const asksOfEvents = (lesson: Lesson, item: Item): boolean => {
  const text = [item.stem, ...('options' in item ? item.options : [])].join(' ')
  return toldStories(lesson).some((story) =>
    story.deeds.some((event) => text.includes(eventText(story, event).replace(/\.$/, ''))),
  )
}

/** What a class answers aloud; half of those who guess are right about what is true or false. */
const bestForms: readonly Item['form'][] = ['multiple_choice', 'identification', 'true_false']

/** Questions for the show, at most one for a topic at first, then the others. */
function checksFor(
  lesson: Lesson,
  sessions: readonly LessonSession[],
  { chance, avoid, minutes }: ShowInput,
): ShowCheck[] {
  const topics = sessions.flatMap((session) => session.topics)
  const whole: LessonSession = { number: 1, title: lesson.outline.title, topics, share: 100 }
  // Many more than are asked: a short show tells little of what they are about.
  const count = Math.min(60, 24 + 6 * Math.ceil(minutes / minutesPerCheck))
  // A show may come back to what a paper asks, but not with the same question.
  const refused = new Set(avoid.map(({ id }) => id))
  const { quiz } = writeQuiz(whole, lesson.outline, { count, chance: chance.fork('show'), refused, least: 1 })
  const checks = quiz.items
    .filter((item) => !asksOfEvents(lesson, item))
    .flatMap((item) => checkOf(item, lesson.outline.language) ?? [])
  const best = bestForms.flatMap((form) => checks.filter((check) => check.form === form))
  const first = best.filter(({ topic }, at) => best.findIndex((other) => other.topic === topic) === at)
  return [
    ...chance.fork('checks').shuffled(first),
    ...best.filter((check) => !first.includes(check) && check.form !== 'true_false'),
  ]
}

/** What fills the time that the source leaves open: the words of a topic once more, and more questions. */
function fill(
  lesson: Lesson,
  told: readonly Topic[],
  extras: Map<string, Extra>,
  spare: readonly ShowCheck[],
  seconds: number,
) {
  const { language } = lesson.outline
  let left = seconds
  for (const topic of told) {
    const scene = wordsScene(lesson, topic)
    const extra = extras.get(topic.title)
    if (!scene || !extra || extra.words || secondsOf(scene, language) > left) continue
    extra.words = scene
    left -= secondsOf(scene, language)
  }
  for (const check of spare) {
    const extra = extras.get(check.topic)
    if (!extra || checkSeconds(check, language) > left) continue
    extra.checks.push(check)
    left -= checkSeconds(check, language)
  }
}

/** A show asks only for what it has told. */
function isTold({ scene: { source } }: ShowCheck, breaths: readonly NarrationUnit[]): boolean {
  if (!source) return false
  return breaths.some((breath) => {
    if (breath.kind === 'sentence') return breath.statement.text.includes(source.quote)
    const { file, block } = breath.located
    return file === source.file && block.number === source.paragraph
  })
}

const checkSeconds = ({ scene, answer }: ShowCheck, language: Language) =>
  secondsOf(scene, language) + speakingSecondsFor(answer, language)

/** The most of a show that its frame and questions may take. */
const mostFrame = 0.6
/** A story that is told whole may take so much longer than asked for. */
const longerForStory = tolerance
const mostSummed = 6
const mostOfTopic = 2

/** What a summary says again of what was told: what says most. */
function summedUp(lesson: Lesson, units: readonly NarrationUnit[], most: number): Statement[] {
  const statements = units.flatMap((unit) => (unit.kind === 'sentence' ? [unit.statement] : []))
  const known = new Set(lesson.statements)
  const clear = statements.filter((statement) => known.has(statement) && !leansOnBefore(statement.text))
  const ranked = clear
    .map((statement) => ({ statement, worth: statementWorthOf(lesson, statement) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ statement }) => statement)
    .filter(
      (statement, at, all) =>
        all.slice(0, at).filter(({ topic }) => topic === statement.topic).length < mostOfTopic,
    )
  const chief = new Set(ranked.slice(0, most))
  return clear.filter((statement) => chief.has(statement))
}

/** The script of a show: as long as asked for, or as long as the source bears. */
export function writeSlides(lesson: Lesson, sessions: readonly LessonSession[], ask: ShowInput): SlideScript {
  const { language } = lesson.outline
  const topics = sessions.flatMap((session) => session.topics)
  const asked = ask.minutes * 60
  const isBrief = ask.minutes < leastForObjectives
  const title = noTitle.test(ask.title) ? lesson.outline.title : ask.title
  const isNamed = !noTitle.test(ask.title)
  const ofUnit = ask.mayFill ? writeUnitShow(lesson, sessions, { ...ask, title, isNamed }) : null
  if (ofUnit) return ofUnit
  const timeOf = (scenes: readonly Scene[]) =>
    scenes.reduce((sum, scene) => sum + secondsOf(scene, language), 0)
  const timeFor = (some: readonly ShowCheck[]) =>
    some.reduce((sum, check) => sum + checkSeconds(check, language), 0)
  const opening = [
    titleScene(lesson, isBrief ? [] : topics, title),
    ...(!isBrief && ask.objectives.length > 0 ? [objectivesScene(lesson, ask.objectives)] : []),
  ]
  const ofStory = isBrief ? null : storyFrame(lesson)
  if (ofStory) opening.push(ofStory.before)
  const inSummary = Math.max(1, Math.min(mostSummed, Math.round(ask.minutes / 2)))
  // How long a summary takes is known before what it sums up.
  const frame = timeOf([
    ...opening,
    ...(ofStory ? [ofStory.after] : []),
    ofStory ? retellScene(lesson) : summaryScene(lesson, topics, pointsIn(lesson, topics, inSummary)),
  ])
  const found = checksFor(lesson, sessions, ask)
  const room = found.slice(0, Math.max(1, Math.round(ask.minutes / minutesPerCheck)))
  while (room.length > 0 && frame + timeFor(room) > asked * mostFrame) room.pop()
  const all = topics.flatMap((topic) => narrationUnitsOf(lesson, topic))
  const storySeconds = secondsOfAll(lesson, all)
  // A story with a hole in it is none: it goes before questions, and before the last minute asked for.
  const isToldWhole = ofStory !== null && storySeconds <= asked * (1 + longerForStory) - frame
  const limit = isToldWhole ? Math.max(asked, storySeconds + frame) : asked
  while (isToldWhole && room.length > 0 && storySeconds + frame + timeFor(room) > limit) room.pop()
  const onTold = (some: readonly NarrationUnit[]) => found.filter((check) => isTold(check, some))
  const first = fittedToTime(lesson, all, limit - frame - timeFor(room))
  // The time of questions on what a short show does not tell goes to what it tells.
  const asking = onTold(first).slice(0, room.length)
  const units =
    asking.length < room.length ? fittedToTime(lesson, all, limit - frame - timeFor(asking)) : first
  const summary = ofStory
    ? retellScene(lesson)
    : summaryScene(lesson, topics, summedUp(lesson, units, inSummary))
  const spare = onTold(units)
  const checks = spare.splice(0, asking.length)
  const told = [...new Set(units.map(({ topic }) => topic))]
  const extras = new Map<string, Extra>(told.map((topic) => [topic.title, { words: null, checks: [] }]))
  for (const check of checks) extras.get(check.topic)?.checks.push(check)
  const [firstEnd = summary, ...laterEnds] = ofStory ? [ofStory.after, summary] : [summary]
  const before = timeOf([...opening, ...showBodyOf(lesson, units, extras, firstEnd), ...laterEnds])
  fill(lesson, told, extras, spare, asked - before)
  const [end = firstEnd, ...rest] = showBodyOf(lesson, units, extras, firstEnd).reverse()
  const scenes = [...opening, ...rest.reverse()]
    .slice(0, mostScenes - 1 - laterEnds.length)
    .concat(end, laterEnds)
  const minutes = showMinutesOf(scenes, language)
  const isShort = minutes < ask.minutes * (1 - tolerance)
  return {
    title: within(ask.title || title, 120),
    language,
    scenes,
    minutes,
    warnings: isShort
      ? [
          `The lesson has text for about ${minutes} of the ${ask.minutes} minutes asked for, so the show is shorter.`,
        ]
      : [],
  }
}
