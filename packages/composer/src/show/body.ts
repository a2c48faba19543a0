import type { Scene } from '@klasrum/contract/material'
import type { Lesson } from '../understand/lesson.ts'
import type { Topic } from '../understand/outline.ts'
import { spokenTitle } from '../understand/subject.ts'
import type { Check } from './check-scenes.ts'
import type { NarrationUnit } from './narration-units.ts'
import { secondsFor, secondsOf } from './pace.ts'
import { showWordsOf } from './show-words-of.ts'
import { shownScenes } from './shown-scenes.ts'
import { runsOf, spokenScene } from './spoken-scenes.ts'

/** What a topic is given besides what the source says of it. */
export type Extra = { words: Scene | null; checks: Check[] }

const enterSeconds = 3
/** A show that jumps from topic to topic tells nothing. */
const mostTopics = 80

/** What is worth most, in its order, within the time. */
export function fitted(lesson: Lesson, breaths: readonly NarrationUnit[], seconds: number): NarrationUnit[] {
  const { language } = lesson.outline
  const costs = new Map(
    breaths.map((breath) => [
      breath,
      breath.kind === 'sentence'
        ? secondsFor(breath.statement.text, language)
        : shownScenes(lesson, breath).reduce((sum, scene) => sum + secondsOf(scene, language), 0),
    ]),
  )
  let left = seconds
  const chosen = new Set<NarrationUnit>()
  const topics = new Set<Topic>()
  const ranked = [...breaths].sort((one, other) => other.worth - one.worth)
  for (const unit of ranked) {
    const isNew = !topics.has(unit.topic)
    const cost = (costs.get(unit) ?? 0) + (isNew ? enterSeconds : 0)
    const leans = unit.kind === 'sentence' && unit.leansOn !== null && !chosen.has(unit.leansOn)
    const tooMany = isNew && topics.size >= mostTopics
    if (leans || tooMany || (cost > left && chosen.size > 0)) continue
    chosen.add(unit)
    topics.add(unit.topic)
    left -= cost
  }
  return breaths.filter((breath) => chosen.has(breath))
}

function topicScenes(lesson: Lesson, breaths: readonly NarrationUnit[]): Scene[] {
  const scenes: Scene[] = []
  let sentences: Extract<NarrationUnit, { kind: 'sentence' }>[] = []
  const speak = () => {
    for (const run of runsOf(sentences)) {
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
    return at === 0 ? enter.unnamed.first : at === last ? enter.unnamed.last : enter.unnamed.next
  if (at === 0) return enter.first(about)
  const next = enter.next[(at - 1) % enter.next.length]
  return at === last || !next ? enter.last(about) : next(about)
}

/** Scenes of all topics with their questions; the answer to a question opens the scene after it. */
export function bodyOf(
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
