import type { MaterialSettings } from '@klasrum/contract/material'
import type { Block, Language, SourceDocument } from '@klasrum/contract/source'
import type { Unit } from '@klasrum/curriculum/unit'
import { joined } from '../languages/joined.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { shareIn, wordsOf } from '../languages/words.ts'
import { type LessonUnits, withoutUnits } from '../sources/units/knowledge.ts'
import { documentOfUnit } from '../sources/units/unit-document.ts'
import { divisionOf } from './division.ts'
import { exercisesOf } from './exercises-of.ts'
import { frameOf } from './frame-of.ts'
import { bareTitle } from './headings.ts'
import type { Outline, Topic } from './outline.ts'
import { wordCountOf } from './sections.ts'
import { passagesOf } from './statements.ts'
import { longestTitle, titleHeading, titleOf } from './title-of.ts'
import { stretchesOf } from './topics-by-content.ts'
import { rolesIn, shortTitle, taughtPartsOf } from './topics-of.ts'

const longestUntitled = 150
/** The language that most of the words are in. */
function languageOf(blocks: readonly Block[], otherwise: Language): Language {
  const words = (language: Language) => wordCountOf(blocks.filter((block) => block.language === language))
  const [english, filipino] = [words('en'), words('fil')]
  if (english === filipino) return otherwise
  return english > filipino ? 'en' : 'fil'
}

const fewestWords = 8

type Forced = Pick<NonNullable<MaterialSettings['corrections']>, 'language'>

function topicsOf(document: SourceDocument, forced: Forced | undefined): Topic[] {
  const file = document.file_name
  const title = titleOf(document)
  const parts = taughtPartsOf(document).filter(({ blocks }) => wordCountOf(blocks) >= fewestWords)
  const merged = Map.groupBy(parts, (part) => JSON.stringify([part.division, part.above, part.title]))
  return [...merged.values()].flatMap((same): Topic[] => {
    const [first] = same
    if (!first) return []
    const blocks = same.flatMap((part) => part.blocks)
    const language = forced?.language ?? languageOf(blocks, document.language)
    const topic = (name: string, own: readonly Block[]): Topic => ({
      title: name.slice(0, longestTitle),
      above: first.above,
      division: first.division,
      file,
      language,
      blocks: own.map((block) => ({ file, block })),
      words: wordCountOf(own),
    })
    const own = first.title ?? (first.division && divisionOf(first.division)?.title)
    if (own) return [topic(own === titleHeading(document) ? title : shortTitle(own), blocks)]
    if (merged.size > 1 && wordCountOf(blocks) < longestUntitled) return [topic(title, blocks)]
    return stretchesOf(blocks, language, title).map((stretch) => topic(stretch.title, stretch.blocks))
  })
}

/** Headings such as "Examples" come again and again: the heading above tells them apart. */
function withDistinctTitles(topics: readonly Topic[]): Topic[] {
  const times = Map.groupBy(topics, ({ title }) => title.toLowerCase())
  return topics.map((topic) => {
    const parent = topic.above.at(-1)
    const vague = !rulesOf(topic.language).isContent(topic.title.split(/\s+/).slice(0, 5).join(' '))
    const again = (times.get(topic.title.toLowerCase())?.length ?? 0) > 1
    if (!parent || !(vague || again) || wordsOf(topic.title).length > 6) return topic
    return { ...topic, title: `${bareTitle(parent)}: ${topic.title}`.slice(0, longestTitle) }
  })
}

/** Where the file has fewer topics than sessions, long ones become the topics that their text has. */
function enoughFor(topics: readonly Topic[], sessions: number): Topic[] {
  let found = [...topics]
  while (found.length < sessions) {
    const [longest] = found
      .filter((topic) => topic.words >= 2 * longestUntitled && !isStretch.has(topic))
      .sort((one, other) => other.words - one.words)
    if (!longest) break
    const blocks = longest.blocks.map(({ block }) => block)
    const parts = stretchesOf(blocks, longest.language, longest.title).map(
      (part): Topic => ({
        ...longest,
        title: part.title.slice(0, longestTitle),
        blocks: longest.blocks.filter(({ block }) => part.blocks.includes(block)),
        words: wordCountOf(part.blocks),
      }),
    )
    for (const part of parts) isStretch.add(part)
    if (parts.length < 2) isStretch.add(longest)
    else found = found.flatMap((topic) => (topic === longest ? parts : [topic]))
  }
  return found
}

const isStretch = new WeakSet<Topic>()

/** With the titles that the teacher gave, and without the topics that the teacher left out. */
function corrected(topics: readonly Topic[], corrections: MaterialSettings['corrections']): Topic[] {
  const by = new Map(corrections?.topics.map(({ found, title }) => [found, title]))
  return topics.flatMap((topic) => {
    const title = by.get(topic.title)
    if (title === undefined) return [topic]
    return title === null ? [] : [{ ...topic, title }]
  })
}

const fewestKeyed = 3

/** A file of questions with their key has one topic, of which nothing but its questions is asked. */
function questionsOnly(document: SourceDocument): Topic[] {
  const keyed = exercisesOf(document, rolesIn(document)).filter(({ answer }) => answer !== null)
  if (keyed.length < fewestKeyed) return []
  const words = keyed.reduce((sum, { stem }) => sum + wordsOf(stem).length, 0)
  const topic = { title: titleOf(document), above: [], division: null, file: document.file_name, blocks: [] }
  return [{ ...topic, language: document.language, words }]
}

/** The file with what it says around its lesson, wherever it says it. */
function withFrame(document: SourceDocument): SourceDocument {
  const { week: _, references: __, ...plan } = frameOf(document, rolesIn(document))
  return { ...document, plan }
}

const fewestTaught = 20

/** Whether there is something to teach. A plan without its lesson, or a page of questions, may have nothing. */
export const hasLessonText = (topics: readonly Topic[]): boolean =>
  topics.reduce((sum, { words }) => sum + words, 0) >= fewestTaught

type Added = { document: SourceDocument; topics: Topic[] }

/** An idea of which a file names fewer terms is another lesson. */
const leastNamed = 0.25

/** Where the files have fewer topics than sessions, ideas of their units that they touch and say least of. */
function addedByUnits(
  topics: readonly Topic[],
  sessions: number,
  { units }: LessonUnits,
  forced: Forced | undefined,
): Added[] {
  const text = topics.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(passagesOf)]).join(' ')
  let missing = sessions - topics.length
  return units.flatMap((unit): Added[] => {
    if (missing <= 0) return []
    const document = documentOfUnit(unit)
    const spoken = rulesOf(unit.language).stemsOf(text)
    const told = new Map(
      unit.ideas.map((idea) => [
        idea.title,
        shareIn(rulesOf(unit.language).stemsOf(idea.terms.map(({ name }) => name).join(' ')), spoken),
      ]),
    )
    const own = topicsOf(document, forced)
    const least = own
      .filter(({ title }) => (told.get(title) ?? 0) >= leastNamed)
      .toSorted((one, other) => (told.get(one.title) ?? 1) - (told.get(other.title) ?? 1))
      .slice(0, missing)
    missing -= least.length
    return least.length === 0 ? [] : [{ document, topics: own.filter((topic) => least.includes(topic)) }]
  })
}

/** "Konsepto ng Demand" is on demand; every second lesson is on a concept. */
const ofAnyLesson =
  /\b(?:konsepto|kahulugan|katuturan|uri|katangian|palatandaan|concepts?|meanings?|kinds?|types?|nature|introduction|basics?|lesson|aralin)\b/gi

/** Whether the title has a word that the unit explains or is called by. */
function isAbout({ title, ideas, language }: Unit, heading: string): boolean {
  const { stemsOf } = rulesOf(language)
  const named = stemsOf(
    [title, ...ideas.flatMap(({ title: idea, terms }) => [idea, ...terms.map(({ name }) => name)])].join(' '),
  )
  return [...stemsOf(heading.replace(ofAnyLesson, ' '))].some((stem) => named.has(stem))
}

/** What the files teach, topic by topic, in their order. The same number of sessions gives the same topics.
 * Where they only plan a lesson, the units that they were recognised by teach it. */
export function outlineOf(
  documents: readonly SourceDocument[],
  sessions = 1,
  corrections?: MaterialSettings['corrections'],
  known: LessonUnits = withoutUnits,
): Outline {
  const inFiles = documents.flatMap((document) => {
    const topics = topicsOf(document, corrections)
    return topics.length > 0 ? topics : questionsOnly(document)
  })
  const taughtByUnits = hasLessonText(inFiles) || !known.fill ? [] : known.units.map(documentOfUnit)
  const found = withDistinctTitles(
    taughtByUnits.length === 0 ? inFiles : taughtByUnits.flatMap((unit) => topicsOf(unit, corrections)),
  )
  const enough = enoughFor(found, sessions)
  const added =
    taughtByUnits.length > 0 || !known.fill ? [] : addedByUnits(enough, sessions, known, corrections)
  const topics = corrected([...enough, ...added.flatMap((own) => own.topics)], corrections)
  const blocks = topics.flatMap((topic) => topic.blocks.map(({ block }) => block))
  const language = corrections?.language ?? languageOf(blocks, documents[0]?.language ?? 'en')
  const named = taughtByUnits.length > 0 ? taughtByUnits : documents
  // The one unit that a file is on tells more than the name of the file, or than a title of which the unit knows no word.
  const [unit, ...others] = known.units
  const titles = [
    ...new Set(
      named.map((document) => {
        const own = titleOf(document, others.length > 0 ? undefined : unit?.title)
        return unit && others.length === 0 && known.fill && !isAbout(unit, own) ? unit.title : own
      }),
    ),
  ]
  return {
    title: corrections?.title ?? joined(titles, language === 'en' ? 'and' : 'at').slice(0, longestTitle),
    language,
    topics,
    documents: [...documents.map(withFrame), ...taughtByUnits, ...added.map(({ document }) => document)],
    known,
  }
}
