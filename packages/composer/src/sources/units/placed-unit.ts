import type { SourceQuote } from '@klasrum/contract/material'
import { labelOf } from '@klasrum/curriculum/entry'
import type { Unit } from '@klasrum/curriculum/unit'
import { plain } from '@klasrum/curriculum/words'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, shareIn } from '../../languages/words.ts'
import { chaptersNamed, chaptersOfFiles } from '../../understand/chapters.ts'
import { linesOf } from '../../understand/features.ts'
import { kindOf } from '../../understand/kind-of.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Outline, Topic } from '../../understand/outline.ts'
import { sentencesIn } from '../../understand/statements.ts'
import { rolesIn } from '../../understand/topics-of.ts'
import { frameMatch } from './recognise.ts'

/** Something that a unit knows, and where the lesson stands to it. */
export type Known = {
  topic: Topic
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
  /** What the unit says at a line, as a teacher would read it. `answer` must be in a passage that covers it; `about` says more of what it is about. */
  known: (said: {
    text: string
    line: number
    answer?: string
    idea?: number
    about?: string
  }) => Known | null
}

/** How many of the words that carry meaning a passage shares with what it covers. */
const coversFrom = 0.7

/**
 * How near to the file something must be that only the unit says: the part of its words that the file has, or the part of its idea's terms.
 * Two readers found what is farther away to be on another lesson in four of ten cases, and what is nearer in one of fourteen.
 */
const nearFrom = { words: 0.35, terms: 0.3, wordsAtLeast: 0.15, wordsOfStory: 0.5 }
/** A file that names so few of the unit's terms touches it only here and there, unless it says that it is its lesson: then the idea must be in it, not only words. */
const leastOfUnit = { framed: 0.2, unframed: 0.25 }
const termsOfTouched = 0.35
const leastOfTaught = 0.6

/** Where names are what is learnt; elsewhere they are those of the people in a problem. */
const areasOfNames = new Set([
  'Araling Panlipunan',
  'Filipino',
  'English',
  'Music & Arts',
  'Life and Career Skills',
  'Understanding Culture, Society and Politics',
])

/** Words with a capital inside a sentence: "Siam", "Mullah". */
const namesWithin = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{Ll}\p{N},]\s)\p{Lu}\p{Ll}{3,}/gu)].map(([name]) => name)

/** All that an idea says; its title counts twice. */
export const wordsOfIdea = ({ title, explanation, terms, facts }: Unit['ideas'][number]) =>
  [
    title,
    title,
    explanation,
    ...terms.flatMap(({ name, meaning }) => [name, meaning]),
    ...facts.map(({ before, answer, after }) => `${before}${answer}${after}`),
  ].join(' ')

export function placedUnit(unit: Unit, lesson: Lesson): PlacedUnit {
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
  const file = labelOf(unit).slice(0, 255)

  const files = documents.filter(({ kind }) => kind !== 'unit')
  const fileLines = files.flatMap(({ blocks }) => blocks.flatMap(linesOf))
  const isStory = files.some((each) => kindOf(each, rolesIn(each)) === 'story')
  const fileStems = stemsOf(fileLines.join(' '))
  const fileText = ` ${plain(fileLines.join(' | '))} `
  const isInFile = (term: string) =>
    fileText.includes(` ${plain(term)} `) || fileText.includes(` ${plain(term)}s `)
  const ideas = unit.ideas.map((idea) => ({
    stems: stemsOf(wordsOfIdea(idea)),
    termsInFile: idea.terms.filter(({ name }) => isInFile(name)).length / (idea.terms.length || 1),
  }))
  const unitTerms = unit.ideas.flatMap(({ terms }) => terms)
  const ofUnit = unitTerms.filter(({ name }) => isInFile(name)).length / (unitTerms.length || 1)
  // A file that names most terms of one idea and none of another is a lesson on the first alone, unless it says that it is on all.
  const hasTaughtIdea = ideas.some(({ termsInFile }) => termsInFile >= leastOfTaught)
  const matches = files.map((document) => frameMatch(document, unit))
  const isFramed = matches.some((each) => each.isFramed)
  const isDeclaredLesson = matches.some((each) => each.isFramed && each.isNamed)
  const fileChapters = chaptersOfFiles(documents)
  const ideaChapters = unit.ideas.map(({ title }) => chaptersNamed(title))
  /** Of a book by chapters: whether what is said is of a chapter that the file is. Null where the chapters do not tell. */
  const isOfChapters = (text: string, idea: number): boolean | null => {
    const inText = chaptersNamed(text)
    const chapters = [...(inText.size > 0 ? inText : (ideaChapters[idea] ?? []))]
    if (fileChapters.size === 0 || chapters.length === 0) return null
    if (chapters.every((chapter) => fileChapters.has(chapter))) return true
    return chapters.some((chapter) => fileChapters.has(chapter)) ? null : false
  }
  const ideaOf = (stems: ReadonlySet<string>): number =>
    ideas.reduce((best, { stems: own }, at) => {
      const before = ideas[best]
      return before && shareIn(stems, before.stems) >= shareIn(stems, own) ? best : at
    }, 0)
  /** Whether the file comes near enough to it that its learners have met it. A plan without a lesson leaves all of it to the unit. */
  const isNear = (text: string, idea: number | undefined, answer: string | undefined): boolean => {
    if (isSource || isUnitAlone(lesson.outline)) return true
    const stems = stemsOf(text)
    const ofChapters = isOfChapters(text, idea ?? ideaOf(stems))
    if (ofChapters !== null) return ofChapters
    const words = shareIn(stems, fileStems)
    // Who has read one chapter knows the persons of the novel and not what becomes of them.
    if (isStory) return answer !== undefined && isInFile(answer) && words >= nearFrom.wordsOfStory
    const terms = ideas[idea ?? ideaOf(stems)]?.termsInFile ?? 0
    if (terms === 0 && hasTaughtIdea && !isDeclaredLesson) return false
    const least = leastOfUnit[isFramed ? 'framed' : 'unframed']
    if (!isDeclaredLesson && ofUnit < least && terms < termsOfTouched) return false
    return words >= nearFrom.wordsAtLeast && (words >= nearFrom.words || terms >= nearFrom.terms)
  }

  /** Of what only a unit says, what names people, places and works that the file does not is on another lesson. */
  const namesWhatFileLacks = (text: string): boolean =>
    !isFramed &&
    !isStory &&
    fileChapters.size === 0 &&
    areasOfNames.has(unit.area) &&
    namesWithin(text).some((name) => !isInFile(name) && !mentions(unit.title, name))

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
    known: ({ text, line, answer, idea, about = text }) => {
      const covered = covering(text, answer)
      if (covered)
        return {
          topic: covered.topic,
          from: {
            origin: 'covered',
            source: { ...covered.place, quote: covered.text.slice(0, 2_000) },
          },
        }
      const topic = (idea === undefined ? null : topicOfIdea[idea]) ?? nearest(about)
      if (!topic || !isNear(text, idea, answer)) return null
      if (!isSource && !isUnitAlone(lesson.outline) && namesWhatFileLacks(text)) return null
      const statement = { file, page: null, paragraph: line, quote: text.slice(0, 2_000) }
      return {
        topic,
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

const placedBefore = new WeakMap<Lesson, readonly PlacedUnit[]>()

/** The units that the lesson was recognised by. */
export function placedUnits(lesson: Lesson): readonly PlacedUnit[] {
  const known = placedBefore.get(lesson)
  if (known) return known
  const placed = lesson.outline.known.units.map((unit) => placedUnit(unit, lesson))
  placedBefore.set(lesson, placed)
  return placed
}

/** The words that the units define in these topics, as they define them. */
export const termsOfUnit = (lesson: Lesson, topics: readonly Topic[]): string[] =>
  placedUnits(lesson).flatMap(({ unit, topicOfIdea }) =>
    unit.ideas.flatMap(({ terms }, at) =>
      topics.some((topic) => topic === topicOfIdea[at]) ? terms.map(({ name }) => name) : [],
    ),
  )
