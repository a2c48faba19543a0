import type { SourceDocument } from '@klasrum/contract/source'
import type { Unit } from '@klasrum/curriculum/unit'
import { plain } from '@klasrum/curriculum/words'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, shareIn } from '../../languages/words.ts'
import { chaptersNamed, chaptersOfFiles } from '../../understand/chapters.ts'
import { linesOf } from '../../understand/features.ts'
import { kindOf } from '../../understand/kind-of.ts'
import { linesIn } from '../../understand/signs.ts'
import { rolesIn } from '../../understand/topics-of.ts'
import { frameMatch } from './recognise.ts'

/** What a unit says at a line, as a teacher would read it. `answer` must be in a passage that covers it; `about` says more of what it is about. */
export type UnitStatement = { text: string; line: number; answer?: string; idea?: number; about?: string }

/**
 * How near to the file something must be that only the unit says: the part of its words that the file has, or the part of its idea's terms.
 * Two readers found what is farther away to be on another lesson in four of ten cases, and what is nearer in one of fourteen.
 */
const nearFrom = { words: 0.35, terms: 0.3, wordsAtLeast: 0.15, wordsOfStory: 0.5 }
/** A file that names so few of the unit's terms touches it only here and there, unless it says that it is its lesson: then the idea must be in it, not only words. */
const leastOfUnit = { framed: 0.2, unframed: 0.25 }
const termsOfTouched = 0.35
const leastOfTaught = 0.6
/** The file meets an idea that a heading speaks of, or of whose words it has so many. */
const leastOfIdea = 0.4

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

/** By a term of the unit, in plain words: the other names that are right for it. */
const otherNamesIn = ({ ideas }: Unit): ReadonlyMap<string, readonly string[]> =>
  new Map(ideas.flatMap(({ terms }) => terms.map(({ name, also }) => [plain(name), also])))

/** How near the files of a lesson come to what a unit says. */
export function nearFiles(unit: Unit, documents: readonly SourceDocument[]) {
  const { stemsOf } = rulesOf(unit.language)
  const files = documents.filter(({ kind }) => kind !== 'unit')
  const fileLines = files.flatMap(({ blocks }) => blocks.flatMap(linesOf))
  const isStory = files.some((each) => kindOf(each, rolesIn(each)) === 'story')
  const fileText = ` ${plain(fileLines.join(' | '))} `
  const isWritten = (word: string) =>
    fileText.includes(` ${plain(word)} `) || fileText.includes(` ${plain(word)}s `)
  // A file that says "supply" speaks of what the unit calls "suplay".
  const otherNames = otherNamesIn(unit)
  const isInFile = (word: string) =>
    isWritten(word) || (otherNames.get(plain(word))?.some(isWritten) ?? false)
  const meant = unit.ideas.flatMap(({ terms }) => terms.map(({ name }) => name).filter(isInFile))
  const fileStems = stemsOf([...fileLines, ...meant].join(' '))
  const ideas = unit.ideas.map((idea) => ({
    stems: stemsOf(wordsOfIdea(idea)),
    termsInFile: idea.terms.filter(({ name }) => isInFile(name)).length / (idea.terms.length || 1),
  }))
  const unitTerms = unit.ideas.flatMap(({ terms }) => terms)
  const termsOfFile = unitTerms.filter(({ name }) => isInFile(name))
  const ofUnit = termsOfFile.length / (unitTerms.length || 1)
  const headStems = stemsOf(files.map((document) => linesIn(document).heads).join(' '))
  // A heading that says no more than the unit's own title speaks of none of its ideas by itself.
  const ofTitle = stemsOf(unit.title)
  const isMetIdea = unit.ideas.map(({ title }, at) => {
    const own = new Set([...stemsOf(title)].filter((stem) => !ofTitle.has(stem)))
    return (
      shareIn(own.size > 0 ? own : ofTitle, headStems) > 0 ||
      shareIn(ideas[at]?.stems ?? new Set(), fileStems) >= leastOfIdea
    )
  })
  // A file that names most terms of one idea and none of another is a lesson on the first alone, unless it says that it is on all.
  const hasTaughtIdea = ideas.some(({ termsInFile }) => termsInFile >= leastOfTaught)
  const matches = files.map((document) => frameMatch(document, unit))
  const isFramed = matches.some((each) => each.isFramed)
  const isDeclaredLesson = matches.some((each) => each.isFramed && each.isNamed)
  // A file that says whose lesson it is and hardly more is on all of it.
  const tellsIdeas = isMetIdea.includes(true)
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
  const isNear = ({ text, idea, answer, about = '' }: UnitStatement): boolean => {
    const stems = stemsOf(text)
    const ideaAt = idea ?? ideaOf(stems)
    const ofChapters = isOfChapters(text, ideaAt)
    if (ofChapters !== null) return ofChapters
    const words = shareIn(stems, fileStems)
    // Who has read one chapter knows the persons of the novel and not what becomes of them.
    if (isStory) return answer !== undefined && isInFile(answer) && words >= nearFrom.wordsOfStory
    // Readers found one of four that none of these leads to, to be on another lesson.
    const isSpokenOf = termsOfFile.some(({ name }) => mentions(`${text} ${about}`, name))
    if (!isMetIdea[ideaAt] && !isSpokenOf && (tellsIdeas || !isDeclaredLesson)) return false
    const terms = ideas[ideaAt]?.termsInFile ?? 0
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

  return {
    /** Whether the files have a word, so that their learners can write it. */
    hasWord: isInFile,
    /** Whether the files come near enough to it that their learners have met it. */
    hasMet: (said: UnitStatement): boolean => isNear(said) && !namesWhatFileLacks(said.text),
  }
}
