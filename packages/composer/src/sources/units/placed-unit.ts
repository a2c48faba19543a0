import type { SourceQuote } from '@klasrum/contract/material'
import { unitLabelOf } from '@klasrum/curriculum/entry'
import type { Unit } from '@klasrum/curriculum/unit'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, shareIn } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Outline, Topic } from '../../understand/outline.ts'
import { sentencesIn } from '../../understand/statements.ts'
import { nearFiles, type Reach } from './near-files.ts'
import { wordsOfIdea } from './nearness.ts'
import type { UnitStatement } from './unit-statement.ts'

/** Something that a unit knows, and where the lesson stands to it. */
export type UnitKnowledge = {
  topic: Topic
  /** How likely the learners were taught it, from 0 to 1. */
  taught: number
  /** `covered`: a passage of the file says it. `curriculum`: only the unit does. */
  from:
    | { origin: 'covered'; source: SourceQuote }
    | { origin: 'curriculum'; source: null; basis: SourceQuote }
}

/** A unit beside a lesson: where in it each of its ideas belongs, and which passage says what. */
export type PlacedUnit = {
  unit: Unit
  /** The topic of the lesson that each of its ideas belongs to. */
  topicOfIdea: readonly (Topic | null)[]
  known: (said: UnitStatement) => UnitKnowledge | null
  /** Whether the file has a word, so that its learners can write it. */
  hasWord: (word: string) => boolean
}

/** How many of the words that carry meaning a passage shares with what it covers. */
const coversFrom = 0.7

export function placedUnit(unit: Unit, lesson: Lesson, reach: Reach = 'lesson'): PlacedUnit {
  const { stemsOf } = rulesOf(unit.language)
  const { topics, documents } = lesson.outline
  /** A run that began from the unit has no other file that could say it. */
  const isSource = documents.every(({ kind }) => kind === 'unit')
  const passages = sentencesIn(lesson.outline).map((statement) => ({
    statement,
    stems: stemsOf(statement.text),
  }))
  // An idea that has no topic of its own is taught with what the file says.
  const inFiles = topics.filter((topic) => !isOfUnit(lesson.outline, topic))
  const spoken = (inFiles.length > 0 ? inFiles : topics).map((topic) => ({
    topic,
    stems: stemsOf(
      [
        topic.title,
        ...passages.filter((passage) => passage.statement.topic === topic).map((at) => at.statement.text),
        ...unit.ideas.filter(({ title }) => mentions(topic.title, title)).map(wordsOfIdea),
      ].join(' '),
    ),
  }))
  /** A word that only one topic has tells more than one that all have. */
  const weightOf = (stem: string) => 1 / (spoken.filter(({ stems }) => stems.has(stem)).length || 1) ** 2
  const nearest = (text: string): Topic | null => {
    const wanted = stemsOf(text)
    const ranked = spoken.map(({ topic, stems }) => ({
      topic,
      near: [...wanted].reduce((sum, stem) => sum + (stems.has(stem) ? weightOf(stem) : 0), 0),
    }))
    return ranked.reduce(
      (best, next) => (next.near > best.near ? next : best),
      ranked[0] ?? { topic: null, near: 0 },
    ).topic
  }
  const topicOfIdea = unit.ideas.map(
    (idea) => topics.find(({ title }) => mentions(title, idea.title)) ?? nearest(wordsOfIdea(idea)),
  )
  const file = unitLabelOf(unit).slice(0, 255)
  const near = isSource ? null : nearFiles(unit, documents)
  // A plan without a lesson leaves all of it to the unit.
  const isLeftToUnit = isSource || isUnitAlone(lesson.outline)

  const covering = (text: string, answer: string | undefined) => {
    const wanted = stemsOf(text)
    if (wanted.size < 3) return null
    return (
      passages.find(
        ({ statement, stems }) =>
          statement.language === unit.language &&
          !isOfUnit(lesson.outline, statement.topic) &&
          shareIn(wanted, stems) >= coversFrom &&
          (answer === undefined || mentions(statement.text, answer)),
      )?.statement ?? null
    )
  }

  return {
    unit,
    topicOfIdea,
    hasWord: (word) => isLeftToUnit || near === null || near.hasWord(word),
    known: (said) => {
      const { text, line, answer, idea, about = text } = said
      const covered = covering(text, answer)
      if (covered)
        return {
          topic: covered.topic,
          taught: 1,
          from: {
            origin: 'covered',
            source: { ...covered.place, quote: covered.text.slice(0, 2_000) },
          },
        }
      const topic = (idea === undefined ? null : topicOfIdea[idea]) ?? nearest(about)
      if (!topic || !(isLeftToUnit || near?.hasMet(said, reach))) return null
      const statement = { file, page: null, paragraph: line, quote: text.slice(0, 2_000) }
      return {
        topic,
        taught: near?.chanceOf(said) ?? 1,
        from: isSource
          ? { origin: 'covered', source: statement }
          : { origin: 'curriculum', source: null, basis: statement },
      }
    },
  }
}

/** Whether a topic is taught by a unit, and by no file. */
export const isOfUnit = ({ documents }: Pick<Outline, 'documents'>, { file }: Pick<Topic, 'file'>): boolean =>
  documents.some(({ kind, file_name }) => kind === 'unit' && file_name === file)

/** Whether all that is taught is a unit, and nothing of a file. */
export const isUnitAlone = (outline: Outline): boolean =>
  outline.topics.length > 0 && outline.topics.every((topic) => isOfUnit(outline, topic))

const placedBefore: Record<Reach, WeakMap<Lesson, readonly PlacedUnit[]>> = {
  lesson: new WeakMap(),
  topic: new WeakMap(),
}

/** The units that the lesson was recognised by. */
export function placedUnits(lesson: Lesson, reach: Reach = 'lesson'): readonly PlacedUnit[] {
  const known = placedBefore[reach].get(lesson)
  if (known) return known
  const placed = lesson.outline.known.units.map((unit) => placedUnit(unit, lesson, reach))
  placedBefore[reach].set(lesson, placed)
  return placed
}

/** The words that the units define in these topics, as they define them. */
export const termsOfUnit = (lesson: Lesson, topics: readonly Topic[]): string[] =>
  placedUnits(lesson).flatMap(({ unit, topicOfIdea }) =>
    unit.ideas.flatMap(({ terms }, at) =>
      topics.some((topic) => topic === topicOfIdea[at]) ? terms.map(({ name }) => name) : [],
    ),
  )
