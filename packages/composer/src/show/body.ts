import type { Scene } from '@klasrum/contract/material'
import type { Lesson } from '../understand/lesson.ts'
import type { Topic } from '../understand/outline.ts'
import { spokenTitle } from '../understand/subject.ts'
import type { ShowCheck } from './check-scenes.ts'
import type { NarrationUnit } from './narration-units.ts'
import { secondsOf, speakingSecondsFor, wordsShown } from './pace.ts'
import { showWordsOf } from './show-words-of.ts'
import { shownScenes } from './shown-scenes.ts'
import { spokenRunsOf, spokenScene } from './spoken-scenes.ts'

/** What a topic is given besides what the source says of it. */
export type Extra = { words: Scene | null; checks: ShowCheck[] }

const enterSeconds = 3
/** A show that jumps from topic to topic tells nothing. */
const mostTopics = 80

/** What is told as one: a list, a table, a picture, or sentences of one paragraph that go on from each other. */
type Passage = { units: NarrationUnit[]; topic: Topic; worth: number; goesOnFrom: Passage | null }

/** At most about half a minute of speech, in a short show less. */
const passageWords = (seconds: number) => Math.min(70, Math.max(15, seconds / 4))

const wordsIn = (units: readonly NarrationUnit[]) =>
  units.reduce((sum, unit) => sum + (unit.kind === 'sentence' ? wordsShown(unit.statement.text) : 0), 0)

/** Single sentences out of a paragraph tell nobody anything: it is told from its beginning, as far as there is time. */
function passagesOf(breaths: readonly NarrationUnit[], mostWords: number): Passage[] {
  const passages: Passage[] = []
  for (const unit of breaths) {
    const last = passages.at(-1)
    const before = last?.units.at(-1)
    const goesOn =
      unit.kind === 'sentence' &&
      before?.kind === 'sentence' &&
      before.topic === unit.topic &&
      before.paragraph === unit.paragraph
    if (last && goesOn && wordsIn([...last.units, unit]) <= mostWords) {
      last.units.push(unit)
      last.worth = Math.max(last.worth, unit.worth)
      continue
    }
    passages.push({
      units: [unit],
      topic: unit.topic,
      worth: unit.worth,
      goesOnFrom: goesOn ? (last ?? null) : null,
    })
  }
  // What a paragraph ends with can be told only after what it begins with.
  for (const { goesOnFrom, worth } of passages.toReversed())
    if (goesOnFrom) goesOnFrom.worth = Math.max(goesOnFrom.worth, worth)
  return passages
}

function secondsOfUnit(lesson: Lesson, unit: NarrationUnit): number {
  const { language } = lesson.outline
  return unit.kind === 'sentence'
    ? speakingSecondsFor(unit.statement.text, language)
    : shownScenes(lesson, unit).reduce((sum, scene) => sum + secondsOf(scene, language), 0)
}

/** How long it takes to tell all of it. */
export const secondsOfAll = (lesson: Lesson, units: readonly NarrationUnit[]): number =>
  units.reduce((sum, unit) => sum + secondsOfUnit(lesson, unit), 0) +
  enterSeconds * new Set(units.map(({ topic }) => topic)).size

/** What is worth most, in its order, within the time. */
export function fittedToTime(
  lesson: Lesson,
  breaths: readonly NarrationUnit[],
  seconds: number,
): NarrationUnit[] {
  let left = seconds
  const chosen = new Set<Passage>()
  const topics = new Set<Topic>()
  const passages = passagesOf(breaths, passageWords(seconds))
  const ranked = [...passages].sort((one, other) => other.worth - one.worth)
  for (const passage of ranked) {
    const isNew = !topics.has(passage.topic)
    const told = passage.units.reduce((sum, unit) => sum + secondsOfUnit(lesson, unit), 0)
    const cost = told + (isNew ? enterSeconds : 0)
    const isTorn = passage.goesOnFrom !== null && !chosen.has(passage.goesOnFrom)
    const tooMany = isNew && topics.size >= mostTopics
    if (isTorn || tooMany || (cost > left && chosen.size > 0)) continue
    chosen.add(passage)
    topics.add(passage.topic)
    left -= cost
  }
  return passages.filter((passage) => chosen.has(passage)).flatMap(({ units }) => units)
}

function topicScenes(lesson: Lesson, breaths: readonly NarrationUnit[]): Scene[] {
  const scenes: Scene[] = []
  let sentences: Extract<NarrationUnit, { kind: 'sentence' }>[] = []
  const speak = () => {
    for (const run of spokenRunsOf(sentences)) {
      const scene = spokenScene(lesson, run)
      if (scene) scenes.push(scene)
    }
    sentences = []
  }
  for (const unit of breaths) {
    if (unit.kind === 'sentence') {
      sentences.push(unit)
      continue
    }
    speak()
    scenes.push(...shownScenes(lesson, unit))
  }
  speak()
  return scenes
}

const saidFirst = (words: string, scene: Scene): Scene => ({
  ...scene,
  narration: `${words} ${scene.narration}`.slice(0, 6_000),
})

/** How the show comes to a topic: by its name where that can be said inside a sentence, and without it otherwise. */
function enters(lesson: Lesson, topic: Topic, at: number, last: number): string {
  const { enter } = showWordsOf(topic.language)
  const about = spokenTitle(lesson, topic)
  if (about === null)
    return at === 0
      ? enter.unnamed.first
      : at === last
        ? enter.unnamed.last
        : (enter.unnamed.next[(at - 1) % enter.unnamed.next.length] ?? '')
  if (at === 0) return enter.first(about)
  const next = enter.next[(at - 1) % enter.next.length]
  return at === last || !next ? enter.last(about) : next(about)
}

/** Scenes of all topics with their questions; the answer to a question opens the scene after it. */
export function showBodyOf(
  lesson: Lesson,
  breaths: readonly NarrationUnit[],
  extras: ReadonlyMap<string, Extra>,
  end: Scene,
): Scene[] {
  const byTopic = [...Map.groupBy(breaths, ({ topic }) => topic)]
  const given = new Map(extras)
  const scenes: Scene[] = []
  let answer: string | null = null
  const add = (scene: Scene) => {
    scenes.push(answer ? saidFirst(answer, scene) : scene)
    answer = null
  }
  byTopic.forEach(([topic, own], at) => {
    topicScenes(lesson, own).forEach((scene, place) => {
      add(place === 0 ? saidFirst(enters(lesson, topic, at, byTopic.length - 1), scene) : scene)
    })
    // Topics of two files may have one name: what is given to it is shown once.
    const extra = given.get(topic.title)
    given.delete(topic.title)
    if (extra?.words) add(extra.words)
    for (const check of extra?.checks ?? []) {
      add(check.scene)
      answer = check.answer
    }
  })
  add(end)
  return scenes
}
