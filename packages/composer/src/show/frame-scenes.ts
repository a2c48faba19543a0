import type { Scene } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import { chiefTerm, shortDetail, shortForm } from '../judging/short-form.ts'
import { joined } from '../languages/joined.ts'
import type { Statement } from '../languages/language-rules.ts'
import { upperFirst } from '../languages/words.ts'
import { toldStories } from '../sources/story/told-stories.ts'
import { chiefDefinitions } from '../understand/key-points.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { Topic } from '../understand/outline.ts'
import { spokenTitle, subjectOf, termSaid } from '../understand/subject.ts'
import { thinkingSeconds } from './pace.ts'
import { fittingSlide, sceneOf, stopped } from './scene.ts'
import { showWordsOf } from './show-words-of.ts'

const mostAhead = 4

/** Topics by what they are about, the longest where there are many. */
function ahead(lesson: Lesson, topics: readonly Topic[]): string[] {
  const longest = [...topics].sort((one, other) => other.words - one.words).slice(0, mostAhead)
  const subjects = topics
    .filter((topic) => longest.includes(topic))
    .map((topic) => spokenTitle(lesson, topic))
  return [...new Set(subjects.filter((subject) => subject !== null))]
}

export function titleScene(lesson: Lesson, topics: readonly Topic[], title: string): Scene {
  const words = showWordsOf(lesson.outline.language)
  const subjects = ahead(lesson, topics)
  const talk = subjects.length > 1 ? ` ${words.ahead(joined(subjects, words.and))}` : ''
  return sceneOf({ layout: 'title', heading: title, narration: `${words.welcome(title)}${talk}` })
}

/** Goals are written about learners; a show speaks to them. */
const spokenTo: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\btheir\b/gi, 'your'],
    [/\bthemselves\b/gi, 'yourselves'],
    [/\bthey\b/gi, 'you'],
  ],
  fil: [
    [/\bkanilang\b/gi, 'inyong'],
    [/\bnila\b/gi, 'ninyo'],
  ],
}

export function objectivesScene(lesson: Lesson, objectives: readonly string[]): Scene {
  const { language } = lesson.outline
  const words = showWordsOf(language)
  const goals = objectives.map((line) =>
    spokenTo[language].reduce((text, [about, to]) => text.replace(about, to), line.replace(/[.\s]+$/, '')),
  )
  return sceneOf({
    layout: 'objectives',
    heading: words.headings.objectives,
    points: goals,
    narration: words.objectives(goals),
  })
}

export function summaryScene(lesson: Lesson, topics: readonly Topic[], said: readonly Statement[]): Scene {
  const words = showWordsOf(lesson.outline.language)
  const points = said
    .map((statement) => shortForm(lesson, statement) ?? chiefTerm(lesson, statement))
    .filter((point) => point !== null)
  return sceneOf({
    layout: 'summary',
    heading: words.headings.summary,
    points: [...new Set(points.length > 0 ? points : topics.map(({ title }) => title))],
    narration: [words.summary, ...said.map(({ text }) => stopped(text)), words.close].join(' '),
  })
}

/** After a story the class tells it again: sentences out of it are no summary. */
export function retellScene({ outline: { language } }: Lesson): Scene {
  const { retell, close } = showWordsOf(language)
  return sceneOf({
    layout: 'summary',
    heading: retell.heading,
    points: [...retell.points],
    narration: `${retell.say} ${close}`,
  })
}

/** What learners will be able to do, to be read while the voice says only that it stands there. */
export function goalsScene(language: Language, goals: readonly string[]): Scene {
  const words = showWordsOf(language)
  const { objectives: heading } = words.headings
  return sceneOf({
    layout: 'objectives',
    heading,
    points: fittingSlide(goals, heading),
    narration: words.goals,
    pause_seconds: thinkingSeconds(...goals),
  })
}

/** The words of a topic once more, each with what it means. */
export function wordsScene(lesson: Lesson, topic: Topic): Scene | null {
  const words = showWordsOf(topic.language)
  const definitions = chiefDefinitions(lesson, [topic], 4).flatMap(({ term, detail, type }) => {
    const short = shortDetail(detail, topic.language, 16)
    return short && type === 'thing' ? [{ term, short }] : []
  })
  if (definitions.length < 2) return null
  const meanings = definitions.map(
    ({ term, short }, at) => words.meaning[at % words.meaning.length]?.(termSaid(lesson, term), short) ?? '',
  )
  return sceneOf({
    layout: 'list',
    heading: words.headings.words,
    points: definitions.map(({ term }) => upperFirst(term)),
    narration: [words.words(subjectOf(lesson, topic) ?? topic.title), ...meanings].join(' '),
  })
}

/** What to listen for before a story is told, and what to think about after it; null where it names nobody. */
export function storyFrame(lesson: Lesson): { before: Scene; after: Scene } | null {
  const [story] = toldStories(lesson)
  const [main] = story?.characters ?? []
  if (!story || !main) return null
  const words = showWordsOf(lesson.outline.language)
  const thought = (questions: readonly string[], heading: string, narration: string): Scene =>
    sceneOf({
      layout: 'check',
      heading,
      points: [...questions],
      narration,
      pause_seconds: thinkingSeconds(...questions),
    })
  const question = story.words.listenFor(main)
  return {
    before: thought([question], words.headings.first, `${words.listen} ${question}`),
    after: thought(
      [question, story.words.teaches],
      words.headings.check,
      `${question} ${story.words.teaches} ${words.think}`,
    ),
  }
}
