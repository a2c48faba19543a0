import type { Block, Language, SourceDocument } from '@klasrum/contract/source'
import { bareTitle } from './headings.ts'
import { joined } from './joined.ts'
import type { Outline, Topic } from './outline.ts'
import { type Section, sectionsOf, taughtIn, wordsIn } from './sections.ts'
import { tongueOf } from './tongues.ts'
import { halves, stretchesOf } from './topics-by-content.ts'
import { upperFirst, wordsOf } from './words.ts'

const longestTitle = 300
const noTitle = /^(?:microsoft word\b.*|untitled.*|document\s*\d*|slide \d+)$/i

/** The language that most of the words are in. */
function languageOf(blocks: readonly Block[], otherwise: Language): Language {
  const words = (language: Language) => wordsIn(blocks.filter((block) => block.language === language))
  const [english, filipino] = [words('en'), words('fil')]
  if (english === filipino) return otherwise
  return english > filipino ? 'en' : 'fil'
}

const nameOfFile = (name: string) =>
  upperFirst(
    name
      .replace(/\.\w{2,5}$/, '')
      .replace(/[_\s]+/g, ' ')
      .trim() || name,
  )

/** The one topmost heading, where the file begins with it. */
function titleHeading(document: SourceDocument): string | null {
  const headings = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block] : []))
  const [first, ...others] = headings
  return first && others.every(({ level }) => level > first.level) ? first.text.trim() : null
}

const formName =
  /^(?:(?:weekly|daily|detailed|semi-?detailed)\s)*(?:lesson\s(?:log|plan|exemplar|guide)|dll|dlp|ilaw(?:\slesson\splan)?|learning\s(?:activity\s)?(?:sheet|plan|material)s?|activity\ssheets?|hand-?outs?|modules?|(?:masusing\s|mala-masusing\s)?banghay[\s-]aralin|pang-?araw-?araw\sna\s(?:tala|talaan|banghay)[\p{L}\s]*)\s*(?:[:–—-]\s*|$)/iu

/** What the file is about: its own title without the name of a form, what its parts are called, or the name of the file. */
function titleOf(document: SourceDocument): string {
  const named = [titleHeading(document) ?? '', document.title ?? '']
    .map((title) => bareTitle(title.trim()).replace(formName, '').trim())
    .find((title) => title !== '' && !noTitle.test(title))
  return (named ?? nameOfFile(document.file_name).replace(formName, '')).slice(0, longestTitle)
}

/** Lines before the first heading are a title page unless they say something. */
const fewestUnderNoHeading = 15
const saysSomething = ({ heading, blocks }: Section) =>
  heading !== null ||
  (wordsIn(blocks) >= fewestUnderNoHeading && blocks.some((block) => wordsIn([block]) >= 8))

function topicsOf(document: SourceDocument): Topic[] {
  const file = document.file_name
  const sections = taughtIn(sectionsOf(document)).filter(
    (section) => section.blocks.length > 0 && saysSomething(section),
  )
  const headed = sections.some(({ heading }) => heading !== null)
  const title = titleOf(document)
  return sections.flatMap((section): Topic[] => {
    const language = languageOf(section.blocks, document.language)
    const topic = (name: string, blocks: readonly Block[]): Topic => ({
      title: name.slice(0, longestTitle),
      above: section.above,
      file,
      language,
      blocks: blocks.map((block) => ({ file, block })),
      words: wordsIn(blocks),
    })
    if (section.heading !== null) return [topic(bareTitle(section.heading), section.blocks)]
    if (headed) return [topic(title, section.blocks)]
    return stretchesOf(section.blocks, language).map((stretch) => topic(stretch.title, stretch.blocks))
  })
}

/** Headings such as "Examples" come again and again: the heading above tells them apart. */
function toldApart(topics: readonly Topic[]): Topic[] {
  const times = Map.groupBy(topics, ({ title }) => title.toLowerCase())
  return topics.map((topic) => {
    const parent = topic.above.at(-1)
    const vague = !tongueOf(topic.language).isContent(topic.title.split(/\s+/).slice(0, 5).join(' '))
    const again = (times.get(topic.title.toLowerCase())?.length ?? 0) > 1
    if (!parent || !(vague || again) || wordsOf(topic.title).length > 6) return topic
    return { ...topic, title: `${bareTitle(parent)}: ${topic.title}`.slice(0, longestTitle) }
  })
}

/** Long topics cut in two until there are as many as sessions, or none is long enough. */
function enoughFor(topics: readonly Topic[], sessions: number): Topic[] {
  let cut = [...topics]
  while (cut.length < sessions) {
    const longest = [...cut].sort((one, other) => other.words - one.words)
    const split = longest
      .map((topic) => ({ topic, parts: halves(topic) }))
      .find(({ parts }) => parts !== null)
    if (!split?.parts) break
    const { topic: gone, parts } = split
    cut = cut.flatMap((topic) => (topic === gone ? parts : [topic]))
  }
  return cut
}

/** What the files teach, topic by topic, in their order. The same number of sessions gives the same topics. */
export function outlineOf(documents: readonly SourceDocument[], sessions = 1): Outline {
  const topics = enoughFor(toldApart(documents.flatMap(topicsOf)), sessions)
  const blocks = topics.flatMap((topic) => topic.blocks.map(({ block }) => block))
  const language = languageOf(blocks, documents[0]?.language ?? 'en')
  const titles = [...new Set(documents.map(titleOf))]
  return {
    title: joined(titles, language === 'en' ? 'and' : 'at').slice(0, longestTitle),
    language,
    topics,
    documents,
  }
}
