import type { Item, Scene, SlideScript } from '@klasrum/contract/material'
import type { Idea } from '@klasrum/curriculum/unit'
import { within } from '../languages/joined.ts'
import { mentions } from '../languages/words.ts'
import { isOfUnit, isUnitAlone, type PlacedUnit, placedUnits } from '../sources/units/placed-unit.ts'
import { saidBy } from '../sources/units/unit-statement.ts'
import { namedParts, partsUntold } from '../sources/units/untaught.ts'
import { chaptersNamed, chaptersOfFiles, mostChaptersOfLesson } from '../understand/chapters.ts'
import { lessonKindOf } from '../understand/kind-of.ts'
import type { Lesson } from '../understand/lesson.ts'
import { isLed, type LessonSession } from '../understand/outline.ts'
import { passagesOf } from '../understand/statements.ts'
import { rolesIn } from '../understand/topics-of.ts'
import { goalsScene } from './frame-scenes.ts'
import { paceOfGrade, secondsOf, showMinutesOf, tolerance } from './pace.ts'
import { withKeysSpread } from './question-scenes.ts'
import type { ScenePart } from './scene.ts'
import { thinkScenes } from './told-scenes.ts'
import { beliefScenes, goalsOfShow, isOnPaper, openingOf, scenesOfIdeas, summaryOf } from './unit-scenes.ts'

type UnitShowInput = {
  minutes: number
  title: string
  /** Whether the teacher gave the title. */
  isNamed: boolean
  /** Questions of the papers, which a show must not give away. */
  avoid: readonly Item[]
}

/** A file tells an idea when it says this share of its facts, or names this share of its terms. */
const leastSaid = 0.25
const leastNamed = 1 / 3
/** Of a file that says little of anything, an idea of its unit is meant when it names this share of its terms. */
const leastTouched = 1 / 6
/** With fewer ideas the file is about something else. */
const fewestIdeas = 2
const leastForObjectives = 2.5
const mostScenes = 198
const mostSummed = 5
/** Seconds of a minute by which a show may be longer, so that a part of an idea still fits. */
const overtime = 4

/** "Integers" names the integer too. */
const isNamedIn = (text: string, name: string) =>
  [name, `${name}s`, name.replace(/y$/, 'ies')].some((form) => mentions(text, form))

const filesOf = ({ outline: { documents } }: Lesson) => documents.filter(({ kind }) => kind !== 'unit')

/** "Noli Me Tangere: Kabanata 1": the book and the heading that names the chapter, where the file is one of which these ideas tell. */
function titleOfChapter(lesson: Lesson, ideas: readonly Idea[], title: string): string | null {
  const chapters = chaptersOfFiles(lesson.outline.documents)
  if (
    chapters.size === 0 ||
    chapters.size > mostChaptersOfLesson ||
    !ideas.every((idea) => chaptersNamed(idea.title).size > 0)
  )
    return null
  const heading = filesOf(lesson)
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'heading' && chaptersNamed(block.text).size > 0)
  const named = heading?.kind === 'heading' ? heading.text.replace(/[.\s]+$/, '') : ''
  return named === '' || mentions(title, named) ? title : `${title}: ${named}`
}

/** The ideas of a unit that the sessions teach: of a unit alone all of them, of a file those that it says itself. */
function ideasTold(
  { unit, topicOfIdea, known }: PlacedUnit,
  lesson: Lesson,
  sessions: readonly LessonSession[],
): Idea[] {
  const isTaught = (at: number) =>
    sessions.some(({ topics }) => topics.some((topic) => topic === topicOfIdea[at]))
  const taught = unit.ideas.filter((_, at) => isTaught(at))
  if (isUnitAlone(lesson.outline)) return taught
  const { outline } = lesson
  const text = outline.topics
    .filter((topic) => !isOfUnit(outline, topic))
    .flatMap(({ title, blocks }) => [title, ...blocks.flatMap(passagesOf)])
    .join('\n')
  // Where the file is too short for its sessions, the unit teaches some of them.
  const added = new Set(outline.topics.filter((topic) => isOfUnit(outline, topic)).map(({ title }) => title))
  const namedShare = ({ terms }: Idea, where: string) =>
    terms.length === 0 ? 0 : terms.filter(({ name }) => isNamedIn(where, name)).length / terms.length
  const chapters = chaptersOfFiles(lesson.outline.documents)
  const told = taught.filter((idea) => {
    const own = [...chaptersNamed(idea.title)]
    // A file that is one chapter of a book tells that one, in whatever spelling.
    if (own.length > 0 && chapters.size > 0) return own.every((chapter) => chapters.has(chapter))
    if (added.has(idea.title) || namedShare(idea, text) >= leastNamed) return true
    const at = unit.ideas.indexOf(idea)
    const covered = idea.facts.filter((fact) => known(saidBy.fact(fact, at))?.from.origin === 'covered')
    return covered.length >= idea.facts.length * leastSaid
  })
  if (told.length >= fewestIdeas) return told
  // A plan names what is to be taught in its goals and directions, which are no text of the lesson.
  const all = outline.documents
    .filter(({ kind }) => kind !== 'unit')
    .flatMap(({ file_name, blocks }) => blocks.flatMap((block) => passagesOf({ file: file_name, block })))
    .join('\n')
  const touched = taught.filter((idea) => told.includes(idea) || namedShare(idea, all) >= leastTouched)
  // What the plan teaches by the days of the unit is told by the unit too.
  return touched.length >= fewestIdeas || !sessions.some(isLed) ? touched : [...unit.ideas]
}

const isStory = ({ outline: { documents } }: Lesson): boolean =>
  documents.some(
    (document) => document.kind !== 'unit' && lessonKindOf(document, rolesIn(document)) === 'story',
  )

/** What fits into the time, the lowest rank first, and all of it in the order of the show. */
function chosenOf(
  told: readonly ScenePart[],
  seconds: number,
  timeOf: (scenes: readonly Scene[]) => number,
): Scene[] {
  const chosen = new Set<ScenePart>()
  let left = seconds
  for (const each of told.toSorted((one, other) => one.rank - other.rank)) {
    const time = timeOf(each.scenes)
    if (time > left && chosen.size > 0) continue
    chosen.add(each)
    left -= time
  }
  return told.filter((each) => chosen.has(each)).flatMap(({ scenes }) => scenes)
}

/**
 * The script of a show on what a unit of the curriculum knows, told as a teacher does: something to think about, each idea
 * explained, drawn and shown in a case, questions with time to think, and a summary. Null where the lesson is about more than the unit.
 */
export function writeUnitShow(
  lesson: Lesson,
  sessions: readonly LessonSession[],
  ask: UnitShowInput,
): SlideScript | null {
  const { language } = lesson.outline
  const chosen = placedUnits(lesson)
    // A story is told in its own words, unless a teacher's telling of it is there.
    .filter(({ unit }) => unit.language === language && (unit.told !== null || !isStory(lesson)))
    .map((placed) => ({ unit: placed.unit, ideas: ideasTold(placed, lesson, sessions) }))
    .find(({ ideas }) => ideas.length >= fewestIdeas)
  if (!chosen) return null
  const { unit, ideas } = chosen
  const telling = { unit, ideas, isAsked: isOnPaper(ask.avoid) }
  const pace = paceOfGrade(unit.grades[0])
  const timeOf = (scenes: readonly Scene[]) =>
    scenes.reduce((sum, scene) => sum + secondsOf(scene, language, pace), 0)
  const isBrief = ask.minutes < leastForObjectives
  const goals = goalsOfShow(telling)
  const belief = isBrief
    ? null
    : unit.told?.think
      ? thinkScenes(language, unit.told.think)
      : beliefScenes(telling)
  const openedBy = (title: string) => [
    openingOf(telling, title, !isBrief && Boolean(unit.told?.think)),
    ...(!isBrief && !unit.told && goals.length > 0 ? [goalsScene(language, goals)] : []),
    ...(belief ? [belief.before] : []),
  ]
  const byTitle = openedBy(ask.title)
  const closing = [
    ...(belief ? [belief.after] : []),
    summaryOf(telling, Math.max(1, Math.min(mostSummed, Math.round(ask.minutes / 2)))),
  ]
  const room = ask.minutes * 60 - timeOf([...byTitle, ...closing])
  const all = scenesOfIdeas(telling)
  const told = all.filter(({ isSpare }) => !isSpare)
  const isEnough = timeOf(told.flatMap(({ scenes }) => scenes)) >= room * (1 - tolerance)
  const body = chosenOf(isEnough ? told : all, room + ask.minutes * overtime, timeOf)
  const rest = [...body.slice(0, mostScenes - byTitle.length - closing.length), ...closing]
  const spoken = rest.map(({ narration }) => narration).join('\n')
  const ofChapter = ask.isNamed ? null : titleOfChapter(lesson, ideas, ask.title)
  const { parts, titles: untold } =
    isUnitAlone(lesson.outline) || ofChapter !== null
      ? { parts: [], titles: [] }
      : partsUntold(lesson.outline, lesson.outline.topics, spoken)
  // The title of the file would promise what is not told.
  const title = ofChapter ?? (untold.length > parts.length / 2 && !ask.isNamed ? unit.title : ask.title)
  const scenes = withKeysSpread([...openedBy(title), ...rest], language)
  const minutes = showMinutesOf(scenes, language, pace)
  return {
    title: within(title, 120),
    language,
    scenes,
    minutes,
    warnings: [
      ...(minutes < ask.minutes * (1 - tolerance)
        ? [`There is material for about ${minutes} of the ${ask.minutes} minutes, so the show is shorter.`]
        : []),
      ...(untold.length > 0
        ? [
            `The show is on “${within(unit.title, 80)}”. Of your file it does not tell: ${namedParts(untold)}.`,
          ]
        : []),
    ],
  }
}
