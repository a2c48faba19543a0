import type { Chance } from '@klasrum/skills/chance'
import type { Statement } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Topic } from '../../understand/outline.ts'
import { passagesOf, statementIn } from '../../understand/statements.ts'
import { type Candidate, carried } from '../candidate.ts'
import { eventText, type ToldStory, toldStories } from './told-stories.ts'

const worth = { speaker: 0.8, doer: 0.75, order: 0.85, place: 0.7, sooner: 0.6, prompt: 0.55 }
const fewestSpoken = 4
const inOrder = 4
const mostOrders = 3

/** What is asked of a story: who says and does it, in which order it happens, and what a reader makes of it. */
export function storyItems(lesson: Lesson, topics: readonly Topic[], chance: Chance): Candidate[] {
  const wanted = new Set(topics)
  return toldStories(lesson)
    .map((story) => readTo(story, wanted))
    .flatMap((story) => [
      ...speakers(story, chance),
      ...doers(story, chance),
      ...places(story, chance),
      ...sooner(story, chance),
      ...orders(story, topics, chance),
      ...prompts(story, lesson),
    ])
    .filter(({ item }) => [...wanted].some((topic) => topic.title.slice(0, 300) === item.topic))
}

/** The story as far as it has been read: what comes later is not given away. */
function readTo(story: ToldStory, wanted: ReadonlySet<Topic>): ToldStory {
  const last = story.topics.findLastIndex((topic) => wanted.has(topic))
  const isRead = ({ topic }: Statement) => story.topics.indexOf(topic) <= last
  return { ...story, deeds: story.deeds.filter(isRead), events: story.events.filter(isRead) }
}

/** Speech that only one character says. */
function speakers(story: ToldStory, chance: Chance): Candidate[] {
  const { words, topics, characters, name } = story
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
  return found.flatMap(({ speaker, speech, statement }): Candidate[] => {
    const isOnlyOne = found.every((other) => other.speech !== speech || other.speaker === speaker)
    const others = chance
      .fork(speech)
      .shuffled(characters.filter((one) => one !== speaker && !mentions(speech, one)))
      .slice(0, 3)
    if (!isOnlyOne || others.length < 2) return []
    return [
      {
        worth: worth.speaker,
        item: {
          ...carried(statement, 'remember', 1, `says ${speech}`),
          form: 'multiple_choice',
          stem: words.whoSaid(speech, mentions(name, speaker) ? words.untitled : name),
          options: [speaker, ...others],
          answer: 0,
        },
      },
    ]
  })
}

/** A deed without the name of who does it. */
function doers(story: ToldStory, chance: Chance): Candidate[] {
  const { words, characters, deeds } = story
  return deeds.flatMap((deed): Candidate[] => {
    const { name = '', before = '', after = '' } = words.deed.exec(eventText(story, deed))?.groups ?? {}
    const doer = characters.find((one) => one === name)
    const others = chance
      .fork(`doer ${deed.text}`)
      .shuffled(characters.filter((one) => !mentions(deed.text, one)))
      .slice(0, 3)
    if (!doer || others.length < 2 || mentions(after, doer)) return []
    return [
      {
        worth: worth.doer,
        item: {
          ...carried(deed, 'remember', 1, `does ${deed.text}`),
          form: 'multiple_choice',
          stem: words.whoDid(before, after),
          options: [doer, ...others],
          answer: 0,
        },
      },
    ]
  })
}

const optionsOfPlace = 4

/** Which of some events comes after another, first of them, or last: all others come before it, or after it. */
function places(story: ToldStory, chance: Chance): Candidate[] {
  const { words, events, name } = story
  return events.flatMap((event, at): Candidate[] => {
    const earlier = events.slice(0, Math.max(0, at - 1))
    const later = events.slice(at + 1)
    const before = events[at - 1]
    const few = (some: readonly Statement[]) =>
      chance
        .fork(`place ${event.text}`)
        .shuffled(some)
        .slice(0, optionsOfPlace - 1)
    const kinds = [
      before && { stem: words.next(eventText(story, before), name), wrong: few(earlier) },
      { stem: words.first(name), wrong: few(later) },
      { stem: words.last(name), wrong: few(events.slice(0, at)) },
    ].filter((kind) => kind !== undefined)
    // One question for each event, of another kind from one to the next.
    const fitting = kinds.filter(({ wrong }) => wrong.length === optionsOfPlace - 1)
    const chosen = fitting[at % Math.max(1, fitting.length)]
    if (!chosen) return []
    return [
      {
        worth: worth.place,
        item: {
          ...carried(event, 'understand', 1, `place ${chosen.stem} ${event.text}`),
          form: 'multiple_choice',
          stem: chosen.stem,
          options: [event, ...chosen.wrong].map((each) => eventText(story, each)),
          answer: 0,
        },
      },
    ]
  })
}

const farApart = 2

/** Whether a deed comes before an event of another part of the story. */
function sooner(story: ToldStory, chance: Chance): Candidate[] {
  const { words, events, deeds, name } = story
  const bare = (event: Statement) => eventText(story, event).replace(/\.$/, '')
  return deeds.flatMap((deed, at): Candidate[] => {
    const place = events.findLastIndex((event) => deeds.indexOf(event) <= at)
    const far = events.filter((_, other) => Math.abs(other - place) >= farApart)
    const [other] = chance.fork(`sooner ${deed.text}`).shuffled(far)
    if (!other || events.includes(deed)) return []
    const isSooner = events.indexOf(other) > place
    // The deed stands first or second, so that what is said is true as often as false.
    const isFirst = at % 2 === 0
    const [one, two] = isFirst ? [deed, other] : [other, deed]
    return [
      {
        worth: worth.sooner,
        item: {
          ...carried(deed, 'understand', 1, `sooner ${deed.text}`),
          form: 'true_false',
          stem: words.sooner(bare(one), bare(two), name),
          answer: isSooner === isFirst,
        },
      },
    ]
  })
}

/** Events that lie apart in the story, each of which is in one list only. */
function orders(story: ToldStory, topics: readonly Topic[], chance: Chance): Candidate[] {
  const events = story.events.filter(({ topic }) => topics.includes(topic))
  const distance = Math.floor(events.length / inOrder)
  return Array.from({ length: Math.min(distance, mostOrders) }, (_, first) => first).flatMap(
    (first): Candidate[] => {
      const chosen = Array.from({ length: inOrder }, (_, at) => events[first + at * distance]).flatMap(
        (event) => event ?? [],
      )
      const [earliest] = chosen
      if (!earliest || chosen.length < inOrder) return []
      const places = chance.fork(`order ${earliest.text}`).shuffled(chosen.map((_, at) => at))
      const shown = places.every((place, at) => place === at) ? places.toReversed() : places
      return [
        {
          worth: worth.order,
          item: {
            ...carried(earliest, 'analyze', 1, `order of ${chosen.map(({ text }) => text).join(' ')}`),
            form: 'sequencing',
            stem: story.words.arrange(story.name),
            steps: shown.map((place) => eventText(story, chosen[place] ?? earliest)),
            order: shown.map((place) => place + 1),
          },
        },
      ]
    },
  )
}

const mostLookedFor = 4

/** To retell, to understand a character, to judge and to go on. Each stands under another part of the story. */
function prompts(story: ToldStory, lesson: Lesson): Candidate[] {
  const { words, topics, characters, events, name } = story
  const [main = '', other = ''] = characters
  const language = topics[0]?.language ?? lesson.outline.language
  return words.prompts.flatMap(({ bloom, needs, stem }, at): Candidate[] => {
    const topic = topics[at % topics.length]
    const quoted = topic && (events.find((event) => event.topic === topic) ?? firstOf(topic))
    if (!quoted || characters.length < needs || events.length < 2) return []
    const told = events.slice(0, mostLookedFor).map((event) => eventText(story, event))
    return [
      {
        worth: worth.prompt,
        item: {
          ...carried(quoted, bloom, 5, `prompt ${stem(name, main, other)}`),
          form: 'essay',
          stem: stem(name, main, other),
          rubric: rulesOf(language).phrases.rubric.map(({ criterion, levels }) => ({
            criterion,
            levels: [...levels],
          })),
          looked_for: [...(words.lookedFor[bloom] ?? told)],
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
