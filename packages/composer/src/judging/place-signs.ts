import type { SourceDocument } from '@klasrum/contract/source'
import { rulesOf } from '../languages/rules-of.ts'
import { wordsOf } from '../languages/words.ts'
import { lessonKindOf } from '../understand/kind-of.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { Located, Topic } from '../understand/outline.ts'
import { likelyToFeed } from '../understand/roles-of.ts'
import { rolesIn } from '../understand/topics-of.ts'

/** Where the passage of an item stands. */
export type PassagePlace = {
  quote: string
  located: Located | null
  topic: Topic | null
  document: SourceDocument | null
  lesson: Lesson
}

type Sign = (place: PassagePlace) => number

type OfFile = { kind: string; feeding: ReadonlyMap<number, number>; exercises: number }
const files = new WeakMap<SourceDocument, OfFile>()

function fileOf(document: SourceDocument): OfFile {
  const known = files.get(document)
  if (known) return known
  const roles = rolesIn(document)
  const exercises = roles.filter((role) => role === 'exercise' || role === 'direction').length
  const file = {
    kind: lessonKindOf(document, roles),
    feeding: likelyToFeed(document),
    exercises: exercises / Math.max(1, roles.length),
  }
  files.set(document, file)
  return file
}

const isSo = (condition: boolean | undefined): number => (condition ? 1 : 0)

const titleOf = ({ topic }: PassagePlace): string => topic?.title ?? ''

const onTitle =
  (pattern: RegExp): Sign =>
  (place) =>
    isSo(pattern.test(titleOf(place)))

/** What the place in the file shows: how sure its role is, and what heads it. */
export const placeSigns: Readonly<Record<string, Sign>> = {
  'in a story': ({ document }) => isSo(document !== null && fileOf(document).kind === 'story'),
  'in a plan': ({ document }) =>
    isSo(document !== null && /^(?:plan|exemplar|budget)$/.test(fileOf(document).kind)),
  'file of exercises': ({ document }) => (document ? fileOf(document).exercises : 0),
  'doubt of its role': ({ located, document }) =>
    located && document ? 1 - (fileOf(document).feeding.get(located.block.number) ?? 0.5) : 0,
  'in a list': ({ located }) => isSo(located?.block.kind === 'list'),
  'in a table': ({ located }) => isSo(located?.block.kind === 'table'),
  'bold words': ({ located }) => isSo((located?.block.terms.length ?? 0) > 0),
  'heading of many words': (place) => isSo(wordsOf(titleOf(place)).length > 7),
  'heading tells of steps': onTitle(/\b(?:steps?|how to|procedure|process|installation|hakbang|paraan)\b/iu),
  'long topic': ({ topic }) => isSo((topic?.words ?? 100) > 600),
  'speaks of its heading': ({ quote, topic }) => {
    if (!topic) return 0
    const { stemsOf } = rulesOf(topic.language)
    const stems = stemsOf(quote)
    return isSo([...stemsOf(topic.title)].some((stem) => stems.has(stem)))
  },
}
