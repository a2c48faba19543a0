import type { Chance } from '@klasrum/skills/chance'
import type { Statement } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Topic } from '../../understand/outline.ts'
import { passagesOf, statementIn } from '../../understand/statements.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import { deedItems } from './story-deeds.ts'
import { orderItems } from './story-order.ts'
import { type ToldStory, titled, toldStories } from './told-stories.ts'

const worth = { speaker: 0.8, prompt: 0.55 }
const fewestSpoken = 6

/** What is asked of a story: who says and does it, in which order it happens, and what a reader makes of it. */
export function storyItems(lesson: Lesson, topics: readonly Topic[], chance: Chance): Candidate[] {
  const wanted = new Set(topics)
  return toldStories(lesson)
    .map((story) => readTo(story, wanted))
    .flatMap((story) => [
      ...speakers(story, chance),
      ...deedItems(story, chance),
      ...orderItems(story, topics, chance),
      ...prompts(story, lesson),
    ])
    .filter(({ item }) => [...wanted].some((topic) => topic.title.slice(0, 300) === item.topic))
}

/** The story as far as it has been read: what comes later is not given away. */
function readTo(story: ToldStory, wanted: ReadonlySet<Topic>): ToldStory {
  const last = story.topics.findLastIndex((topic) => wanted.has(topic))
  const isRead = ({ topic }: Statement) => story.topics.indexOf(topic) <= last
  return {
    ...story,
    tellings: story.tellings.filter(isRead),
    deeds: story.deeds.filter(isRead),
    events: story.events.filter(isRead),
  }
}

/** Speech that only one character says. */
function speakers(story: ToldStory, chance: Chance): Candidate[] {
  const { words, topics, characters } = story
  const found = topics.flatMap((topic) =>
    topic.blocks.flatMap((located) =>
      passagesOf(located).flatMap((passage) =>
        words.speech.flatMap((pattern) =>
          [...passage.matchAll(pattern)].flatMap(({ 0: quote, groups }) => {
            const speaker = characters.find((one) => mentions(groups?.name ?? '', one))
            const speech = (groups?.speech ?? '').trim()
            return speaker && wordsOf(speech).length >= fewestSpoken && !mentions(speech, speaker)
              ? [{ speaker, speech, statement: statementIn(topic, located, quote) }]
              : []
          }),
        ),
      ),
    ),
  )
  const speaking = [...new Set(found.map(({ speaker }) => speaker))]
  return found.flatMap(({ speaker, speech, statement }): Candidate[] => {
    const isOnlyOne = found.every((other) => other.speech !== speech || other.speaker === speaker)
    const others = chance
      .fork(speech)
      .shuffled(speaking.filter((one) => one !== speaker && !mentions(speech, one)))
      .slice(0, 3)
    if (!isOnlyOne || others.length < 2) return []
    return [
      {
        worth: worth.speaker,
        item: {
          ...commonItemParts(statement, 'remember', 1, `says ${speech}`),
          form: 'multiple_choice',
          stem: words.whoSaid(speech, titled(story, speaker)),
          options: [speaker, ...others],
          answer: 0,
        },
      },
    ]
  })
}

/** Who is named beside the other so seldom has done little to them. */
const fewestMeetings = 2

/** "Ang Kuwento ni Wangari Maathai", "in 1940": the life of a real person. */
const biography =
  /\b(?:ang kuwento ni \p{Lu}\p{L}+ \p{Lu}|talambuhay|buhay ni|the (?:life|story) of \p{Lu}|biography)|\b(?:in|noong|taong) (?:1[5-9]|20)\d\d\b/u

/** To retell, to understand a character, to judge and to go on. Each stands under another part of the story. */
function prompts(story: ToldStory, lesson: Lesson): Candidate[] {
  const { words, topics, characters, events, name } = story
  const [main = '', other = ''] = characters
  const language = topics[0]?.language ?? lesson.outline.language
  // Those who do everything together do nothing to each other.
  const pairs = ['at', 'and'].flatMap((and) => [`${main} ${and} ${other}`, `${other} ${and} ${main}`])
  const isPair = topics.some(({ blocks }) =>
    blocks.flatMap(passagesOf).some((text) => pairs.some((pair) => text.includes(pair))),
  )
  const meetings = story.tellings.filter(
    ({ text }) => other !== '' && mentions(text, main) && mentions(text, other),
  ).length
  const isBiography =
    biography.test(name) ||
    topics.some(({ blocks }) => blocks.flatMap(passagesOf).some((text) => biography.test(text)))
  return words.prompts.flatMap(({ bloom, needs, changes, stem }, at): Candidate[] => {
    const topic = topics[at % topics.length]
    const quoted = topic && (events.find((event) => event.topic === topic) ?? firstOf(topic))
    if (!quoted || characters.length < needs || events.length < 2) return []
    if ((needs === 2 && (isPair || meetings < fewestMeetings)) || (changes && isBiography)) return []
    const wording = stem(name, main, other)
    return [
      {
        worth: worth.prompt,
        item: {
          ...commonItemParts(quoted, bloom, 5, `prompt ${wording}`),
          form: 'essay',
          stem: wording,
          rubric: rulesOf(language).phrases.rubric.map(({ criterion, levels }) => ({
            criterion,
            levels: [...levels],
          })),
          looked_for: [...words.lookedFor[bloom]],
        },
      },
    ]
  })
}

function firstOf(topic: Topic): Statement | null {
  const [located] = topic.blocks
  const [passage = ''] = located ? passagesOf(located) : []
  return located && passage !== '' ? statementIn(topic, located, passage.slice(0, 2_000)) : null
}
