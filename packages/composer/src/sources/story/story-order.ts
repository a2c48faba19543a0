import type { Chance } from '@klasrum/skills/chance'
import type { Statement } from '../../languages/language-rules.ts'
import type { Topic } from '../../understand/outline.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import { isKeyFarLonger } from '../distractors.ts'
import { eventText, type ToldStory } from './told-stories.ts'

const worth = { order: 0.85, place: 0.7 }
const inOrder = 4
const mostOrders = 3

/** In which order a story happens. */
export const orderItems = (story: ToldStory, topics: readonly Topic[], chance: Chance): Candidate[] => [
  ...places(story, chance),
  ...orders(story, topics, chance),
]

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
    const options = [event, ...chosen.wrong].map((each) => eventText(story, each))
    if (isKeyFarLonger(options, 0)) return []
    return [
      {
        worth: worth.place,
        item: {
          ...commonItemParts(event, 'understand', 1, `place ${chosen.stem} ${event.text}`),
          form: 'multiple_choice',
          stem: chosen.stem,
          options,
          answer: 0,
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
            ...commonItemParts(
              earliest,
              'analyze',
              1,
              `order of ${chosen.map(({ text }) => text).join(' ')}`,
            ),
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
