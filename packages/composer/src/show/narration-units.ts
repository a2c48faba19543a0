import { isExtractionNoise } from '../judging/extraction-noise.ts'
import type { Statement } from '../languages/language-rules.ts'
import { sentencesOf } from '../languages/sentences.ts'
import {
  isReadable,
  isSaidOfLesson,
  isTask,
  isWholeSentence,
  leansOnBefore,
} from '../languages/whole-sentence.ts'
import { wordsOf } from '../languages/words.ts'
import { toldStories } from '../sources/story/told-stories.ts'
import { isEntry } from '../understand/entry.ts'
import { statementWorthOf } from '../understand/key-points.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { Located, Topic } from '../understand/outline.ts'
import { statementIn } from '../understand/statements.ts'
import { showWordsOf } from './show-words-of.ts'

/** What is said in one go: a sentence, or a list, table or picture that is talked through. */
export type NarrationUnit =
  | {
      kind: 'sentence'
      topic: Topic
      statement: Statement
      worth: number
      paragraph: number
    }
  | { kind: 'shown'; topic: Topic; located: Located; lead: string | null; worth: number }

const worths = { list: 0.7, table: 0.65, picture: 0.5 } as const
/** The first thing said of a topic is the last to be left out, so that a short show still covers all. */
const firstOfTopic = 1
const leadsTo = (block: Located['block'] | undefined) =>
  block?.kind === 'paragraph' && /:$/.test(block.text.trim()) ? block.text.trim() : null

const isSpoken = (text: string, language: Topic['language'], entry: boolean) =>
  (entry ? isReadable(text) : isWholeSentence(text)) &&
  isSaidOfLesson(text) &&
  !isTask(text) &&
  !isExtractionNoise(text) &&
  !showWordsOf(language).pointsAtPaper.test(text)

/** A story is told with all that its people say, or nobody knows who pulled whom out of bed. */
const isOfStory = (lesson: Lesson, topic: Topic) =>
  toldStories(lesson).some(({ topics }) => topics.includes(topic))

function sentencesFrom(lesson: Lesson, topic: Topic, located: Located, text: string): NarrationUnit[] {
  const known = new Map(
    lesson.statements
      .filter((statement) => statement.topic === topic && statement.place.paragraph === located.block.number)
      .map((statement) => [statement.text, statement]),
  )
  const entry = isEntry(text, false, located.block.terms)
  const inStory = isOfStory(lesson, topic)
  const units: NarrationUnit[] = []
  for (const sentence of sentencesOf(text)) {
    if (inStory ? !isReadable(sentence) : !isSpoken(sentence, topic.language, entry)) continue
    const clear = known.get(sentence)
    const before = units.at(-1) ?? null
    // "It gives the region its name." says nothing where what it speaks of was not said.
    if (!inStory && !before && leansOnBefore(sentence)) continue
    units.push({
      kind: 'sentence',
      topic,
      statement: clear ?? statementIn(topic, located, sentence),
      worth: clear ? 0.3 + statementWorthOf(lesson, clear) : (before?.worth ?? 0.1) - 0.02,
      paragraph: located.block.number,
    })
  }
  return units
}

const mostRows = 8
const fewestInCaption = 3

/** A form to fill in, a table of bare numbers and a picture that nothing is said of tell nobody anything. */
function canBeShown(lesson: Lesson, { file, block }: Located): boolean {
  if (block.kind === 'list') return block.items.every((item) => isReadable(item) && isSaidOfLesson(item))
  if (block.kind === 'table')
    return (
      block.head &&
      block.rows.length <= mostRows &&
      block.rows.flat().every(isReadable) &&
      block.rows.slice(1).every((row) => row.filter((cell) => /\p{L}{3}/u.test(cell)).length >= 2)
    )
  if (block.kind !== 'picture') return false
  const caption = lesson.outline.documents.find(({ file_name }) => file_name === file)?.pictures[
    block.picture
  ]?.caption
  return wordsOf(caption ?? '').length >= fewestInCaption
}

/** All of a topic that can be said, in its order, each with what it is worth. */
export function narrationUnitsOf(lesson: Lesson, topic: Topic): NarrationUnit[] {
  const units = topic.blocks.flatMap((located, place): NarrationUnit[] => {
    const { block } = located
    if (block.kind === 'caption' || block.kind === 'heading') return []
    const next = topic.blocks[place + 1]?.block
    const before = topic.blocks[place - 1]?.block
    if (block.kind === 'paragraph') {
      if (leadsTo(block) && (next?.kind === 'list' || next?.kind === 'table')) return []
      return sentencesFrom(lesson, topic, located, block.text)
    }
    if (block.kind === 'list' && block.items.length === 1)
      return sentencesFrom(lesson, topic, located, block.items[0] ?? '')
    if (block.kind === 'list' && block.items.some((item) => wordsOf(item).length > 45))
      return block.items.flatMap((item) => sentencesFrom(lesson, topic, located, item))
    return canBeShown(lesson, located)
      ? [{ kind: 'shown', topic, located, lead: leadsTo(before), worth: worths[block.kind] }]
      : []
  })
  const [first] = units
  if (first) first.worth += firstOfTopic
  return units
}
