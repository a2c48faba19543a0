import type { SourceDocument } from '@klasrum/contract/source'
import type { Unit } from '@klasrum/curriculum/unit'
import { comparableText } from '@klasrum/curriculum/words'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, shareIn, wordsOf } from '../../languages/words.ts'
import { chaptersNamed, chaptersOfFiles } from '../../understand/chapters.ts'
import { blockLinesOf } from '../../understand/features.ts'
import { lessonKindOf } from '../../understand/kind-of.ts'
import { rolesIn } from '../../understand/topics-of.ts'
import { chanceOfTaught, nearnessOf, wordsOfIdea } from './nearness.ts'
import { frameMatch } from './recognise.ts'
import type { UnitStatement } from './unit-statement.ts'

/** Whether what is asked must be taught by the files, or may be what their topic teaches beside it, for a teacher to choose from. */
export type Reach = 'lesson' | 'topic'

/**
 * How likely readers must find it taught by the file. Of 2,268 statements beside 60 files that nobody had seen, five readers found
 * of those likelier than this 74 of 100 taught in both languages, and 87 (English) and 92 (Filipino) taught or known to any learner of the grade.
 */
const leastChance: Record<Unit['language'], number> = { en: 0.6, fil: 0.5 }
/** Where heading, area and grade say that the file is the lesson of the unit, its class is taught a little more of it than the file writes down. */
const taughtUnwritten = 0.1
/** A task speaks of all that its unit holds, so that much must be said of it before it is one on the file. */
const leastForPrompt = 0.8
/** Of what is less likely, two of three statements are another lesson's. */
const leastOfTopic = 0.35
/**
 * Up to so many words an answer is a name or a term, which the file itself must have: of 190 items of files that nobody had seen,
 * judged by two readers each, those whose answer the file lacks were not taught by it in six of ten cases, the others in two.
 */
const mostInName = 3
/** Who has read one chapter knows the persons of the novel and not what becomes of them. */
const leastWordsOfStory = 0.5

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

/** By a term of the unit, in plain words: the other names that are right for it. */
const otherNamesIn = ({ ideas }: Unit): ReadonlyMap<string, readonly string[]> =>
  new Map(ideas.flatMap(({ terms }) => terms.map(({ name, also }) => [comparableText(name), also])))

/** How near the files of a lesson come to what a unit says. */
export function nearFiles(unit: Unit, documents: readonly SourceDocument[]) {
  const { stemsOf } = rulesOf(unit.language)
  const files = documents.filter(({ kind }) => kind !== 'unit')
  const fileLines = files.flatMap(({ blocks }) => blocks.flatMap(blockLinesOf))
  const isStory = files.some((each) => lessonKindOf(each, rolesIn(each)) === 'story')
  const fileText = ` ${comparableText(fileLines.join(' | '))} `
  const isWritten = (word: string) =>
    fileText.includes(` ${comparableText(word)} `) || fileText.includes(` ${comparableText(word)}s `)
  // A file that says "supply" speaks of what the unit calls "suplay".
  const otherNames = otherNamesIn(unit)
  const isInFile = (word: string) =>
    isWritten(word) || (otherNames.get(comparableText(word))?.some(isWritten) ?? false)
  const fileStems = stemsOf(fileLines.join(' '))
  const featuresOf = nearnessOf(unit, fileLines)
  const ideas = unit.ideas.map((idea) => stemsOf(wordsOfIdea(idea)))
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
    ideas.reduce((best, own, at) => {
      const before = ideas[best]
      return before && shareIn(stems, before) >= shareIn(stems, own) ? best : at
    }, 0)

  /** Of what only a unit says, what names people, places and works that the file does not is on another lesson. */
  const namesWhatFileLacks = (text: string): boolean =>
    areasOfNames.has(unit.area) &&
    namesWithin(text).some((name) => !isInFile(name) && !mentions(unit.title, name))

  /** Learners who never met "cathode" in the lesson cannot tell that it is the answer; a number is worked out. */
  const isNameNotInFile = (answer: string): boolean =>
    wordsOf(answer).length <= mostInName &&
    !/^\P{L}*\d/u.test(answer) &&
    !isInFile(answer) &&
    shareIn(stemsOf(answer), fileStems) < 1

  const isDeclared = files
    .map((document) => frameMatch(document, unit))
    .some(({ isFramed, isNamed }) => isFramed && isNamed)
  const leastFor = ({ sort }: UnitStatement, reach: Reach = 'lesson') => {
    if (reach === 'topic') return leastOfTopic
    return sort === 'prompt'
      ? leastForPrompt
      : leastChance[unit.language] - (isDeclared ? taughtUnwritten : 0)
  }
  const chanceOf = (said: UnitStatement): number => {
    const { text, idea, answer } = said
    const stems = stemsOf(text)
    const ofChapters = isOfChapters(text, idea ?? ideaOf(stems))
    if (ofChapters !== null) return ofChapters ? 1 : 0
    if (isStory)
      return answer !== undefined && isInFile(answer) && shareIn(stems, fileStems) >= leastWordsOfStory
        ? leastFor(said)
        : 0
    if (fileChapters.size === 0 && namesWhatFileLacks(text)) return 0
    if (answer !== undefined && isNameNotInFile(answer)) return 0
    return chanceOfTaught(featuresOf(said))
  }

  return {
    /** Whether the files have a word, so that their learners can write it. */
    hasWord: isInFile,
    chanceOf,
    /** Whether the files come near enough to it that their learners have met it. */
    hasMet: (said: UnitStatement, reach: Reach): boolean => chanceOf(said) >= leastFor(said, reach),
  }
}
