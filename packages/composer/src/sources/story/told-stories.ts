import type { Language } from '@klasrum/contract/source'
import type { Statement } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { sentencesOf } from '../../languages/sentences.ts'
import { mentions } from '../../languages/words.ts'
import { lessonKindOf } from '../../understand/kind-of.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Topic } from '../../understand/outline.ts'
import { passagesOf, sentencesIn } from '../../understand/statements.ts'
import { rolesIn } from '../../understand/topics-of.ts'
import { storyWordsOf } from './story-words-of.ts'
import { statementAsTold, tellingsIn } from './tellings.ts'
import type { StoryWords } from './words.ts'

/** A story, or a chapter of one: what its questions speak of. */
export type ToldStory = {
  words: StoryWords
  /** As it is named inside a sentence. */
  name: string
  topics: readonly Topic[]
  /** Those it names, the one it names most first. */
  characters: readonly string[]
  /** Sentences on those it names, in its order, each clear alone. */
  tellings: readonly Statement[]
  /** Those of them that tell what somebody does at one time. */
  deeds: readonly Statement[]
  /** The first of them in each paragraph: what happens, so far apart that its order is plain. */
  events: readonly Statement[]
}

const fewestChapters = 3
const fewestNamings = 2

/** The stories among the files; a book by its chapters, where it has them. */
export function toldStories(lesson: Lesson): readonly ToldStory[] {
  const known = toldBefore.get(lesson)
  if (known) return known
  const { documents, topics, title } = lesson.outline
  const told = documents
    .filter((document) => document.kind !== 'unit' && lessonKindOf(document, rolesIn(document)) === 'story')
    .flatMap((document): ToldStory[] => {
      const own = topics.filter(({ file }) => file === document.file_name)
      const headings = new Set(
        document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text.trim()] : [])),
      )
      const chapters = own.filter((topic) => [...headings].some((heading) => mentions(heading, topic.title)))
      const isBook = chapters.length >= fewestChapters && chapters.length === own.length
      if (isBook) return own.map((topic) => storyOf(lesson, [topic], topic.title, 'chapter'))
      return own.length === 0
        ? []
        : [storyOf(lesson, own, documents.length === 1 ? title : (own[0]?.title ?? ''), 'story')]
    })
  toldBefore.set(lesson, told)
  return told
}
const toldBefore = new WeakMap<Lesson, readonly ToldStory[]>()

function storyOf(
  lesson: Lesson,
  topics: readonly Topic[],
  title: string,
  kind: 'story' | 'chapter',
): ToldStory {
  const words = storyWordsOf(topics[0]?.language ?? lesson.outline.language)
  const text = topics.flatMap(({ blocks }) => blocks.flatMap(passagesOf)).join('\n')
  const characters = charactersIn(text, words, {
    title,
    language: topics[0]?.language ?? lesson.outline.language,
  })
  const wanted = new Set(topics)
  const sentences = sentencesIn(lesson.outline).filter(({ topic }) => wanted.has(topic))
  const tellings = tellingsIn(sentences, words, characters)
  const deeds = tellings.filter((telling) => {
    const text = statementAsTold(words, telling)
    return !words.lasting.test(text) && words.happens(text)
  })
  const events = firstInParagraphs(deeds)
  return { words, name: words[kind](title), topics, characters, tellings, deeds, events }
}

const isTime =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|christmas|lunes|martes|miyerkules|huwebes|biyernes|sabado|linggo|pasko)$/i

/** Those who do or say something more than once, by the longest name that is used for them so often; whom the title names first. */
function charactersIn(
  text: string,
  { speech }: StoryWords,
  { title, language }: { title: string; language: Language },
): string[] {
  const { peopleIn, peopleNamed, stemsOf } = rulesOf(language)
  const named = [
    ...sentencesOf(text).flatMap((sentence) => [...peopleIn(sentence), ...peopleNamed(sentence)]),
    ...speech.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups?.name ?? '')),
  ]
  const often = [...new Set(named)]
    .map((name) => ({
      name,
      times: sentencesOf(text).filter((sentence) => name !== '' && mentions(sentence, name)).length,
      isInTitle: mentions(title, name),
    }))
    .filter(({ name, times }) => times >= fewestNamings && stemsOf(name).size > 0 && !isTime.test(name))
    .sort((one, other) => Number(other.isInTitle) - Number(one.isInTitle) || other.times - one.times)
    .map(({ name }) => name)
  const isFullName = (full: string) => title.includes(full) || text.includes(full)
  const letters = (name: string) => [...name.toLowerCase()].sort().join('')
  return often.filter(
    (name, at) =>
      !often.some((other) => other !== name && mentions(other, name)) &&
      // "Pelaez" of "Juanito Pelaez" is the Juanito whom it names elsewhere.
      !often.some((other) => other !== name && isFullName(`${other} ${name}`)) &&
      // "Visu" among many a "Vusi" is a slip of the pen.
      !often.slice(0, at).some((other) => letters(other) === letters(name)),
  )
}

function firstInParagraphs(deeds: readonly Statement[]): Statement[] {
  const byParagraph = new Map<string, Statement>()
  for (const event of deeds) {
    const key = `${event.place.file}#${event.place.paragraph}`
    if (!byParagraph.has(key)) byParagraph.set(key, event)
  }
  return [...byParagraph.values()]
}

/** An event as it stands in a list of them. */
export const eventText = ({ words }: ToldStory, event: Statement): string => statementAsTold(words, event)

/** The story by its title, unless that names the answer. */
export const titled = ({ words, name }: ToldStory, answer: string): string =>
  mentions(name, answer) ? words.untitled : name
