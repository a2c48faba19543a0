import { joined, within } from '../../languages/joined.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { shareIn, wordsOf } from '../../languages/words.ts'
import { chaptersNamed, chaptersOfFiles, mostChaptersOfLesson } from '../../understand/chapters.ts'
import type { LessonSession, Outline, Topic } from '../../understand/outline.ts'
import { passagesOf } from '../../understand/statements.ts'
import { isOfUnit, isUnitAlone } from './placed-unit.ts'
import { textOfDay } from './word-weights.ts'

/** A part of the file is spoken of when a text has this share of the words of its title. */
const leastOfTitle = 0.5
const fewestWordsOfPart = 60
const mostNamed = 4
const mostLetters = 40

/** A piece of a long text that has no heading of its own: "Isang pagtitipon: bahagi 2". */
const isPartOfChapter = (title: string) => /(?::| \()\s?(?:part|bahagi) \d+\)?$/i.test(title)

/** The parts of the file, and those of them of which a text says nothing. */
export function partsUntold(outline: Outline, topics: readonly Topic[], text: string) {
  const { stemsOf } = rulesOf(outline.language)
  const spoken = stemsOf(text)
  const parts = topics.filter(
    (topic) =>
      !isOfUnit(outline, topic) &&
      !isPartOfChapter(topic.title) &&
      wordsOf(topic.blocks.flatMap(passagesOf).join(' ')).length >= fewestWordsOfPart,
  )
  const untold = parts.filter(({ title }) => shareIn(stemsOf(title), spoken) < leastOfTitle)
  return { parts, titles: [...new Set(untold.map(({ title }) => title))] }
}

/** "Rain, Wind and Clouds", or the first of them "and more". */
export function namedParts(titles: readonly string[]): string {
  const short = titles.slice(0, mostNamed).map((title) => within(title, mostLetters))
  return titles.length > mostNamed ? joined([...short, 'more'], 'and') : joined(short, 'and')
}

/** What the teacher is told where written days of a unit stand for parts of the file that they do not teach. */
export function untaughtNote(outline: Outline, sessions: readonly LessonSession[]): string[] {
  const [unit] = outline.known.units
  if (!unit || isUnitAlone(outline)) return []
  // A day on the chapter that the file is teaches all of it.
  const chapters = chaptersOfFiles(outline.documents)
  const isOnChapter = unit.days.some(({ title }) =>
    [...chaptersNamed(title)].some((own) => chapters.has(own)),
  )
  if (chapters.size > 0 && chapters.size <= mostChaptersOfLesson && isOnChapter) return []
  const led = sessions.filter(({ day }) => day !== undefined)
  const days = led.flatMap(({ day }) => unit.days[day ?? -1] ?? [])
  const topics = led.flatMap((session) => session.topics)
  const { titles } = partsUntold(outline, topics, days.map(textOfDay).join('\n'))
  return titles.length === 0
    ? []
    : [`The plan teaches “${within(unit.title, 80)}”. Of your file it does not teach: ${namedParts(titles)}.`]
}
