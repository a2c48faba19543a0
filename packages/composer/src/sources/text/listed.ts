import type { Chance } from '@klasrum/skills/chance'
import type { Fact, Listing } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { plain, upperFirst, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import { fitsLength } from '../distractors.ts'
import { isClosedListing } from './closed.ts'
import { optionsWith } from './multiple-choice.ts'
import { outsiders } from './outsiders.ts'

/** To name all that the lesson lists. */
export function enumeration(listing: Listing): Candidate[] {
  const { enumerate, members, statement } = listing
  if (enumerate === null || !isClosedListing(listing)) return []
  return [
    {
      worth: 0.75,
      item: {
        ...commonItemParts(statement, 'remember', members.length, enumerate),
        form: 'enumeration',
        stem: enumerate,
        answers: [...members],
      },
    },
  ]
}

/** One member of a list among things that are none. */
export function belonging(lesson: Lesson, listing: Listing, chance: Chance): Candidate[] {
  const { choose, statement } = listing
  if (choose === null) return []
  const rules = rulesOf(statement.language)
  const outsidersFor = outsiders(lesson, listing, rules, choose)
  return listing.members.flatMap((key): Candidate[] => {
    if (!rules.isContent(key)) return []
    const wrong = chance.fork(key).shuffled(outsidersFor(key))
    const options = optionsWith(key, wrong)
    if (!options) return []
    return [
      {
        worth: 0.7,
        item: {
          ...commonItemParts(statement, 'understand', 1, `of ${choose} ${key}`),
          form: 'multiple_choice',
          stem: choose,
          options,
          answer: 0,
        },
      },
    ]
  })
}

function shuffledSteps(steps: readonly string[], chance: Chance): number[] {
  const order = chance.shuffled(steps.map((_, place) => place))
  const unchanged = order.every((place, at) => place === at)
  return unchanged ? [...order.slice(1), order[0] ?? 0] : order
}

function sequence(
  listing: Pick<Listing, 'statement' | 'members'>,
  stem: string,
  worth: number,
  chance: Chance,
): Candidate {
  const order = shuffledSteps(listing.members, chance.fork(stem))
  return {
    worth,
    item: {
      ...commonItemParts(listing.statement, 'analyze', 1, `order ${stem} ${listing.members.join(' ')}`),
      form: 'sequencing',
      stem,
      steps: order.map((place) => listing.members[place] ?? ''),
      order: order.map((place) => place + 1),
    },
  }
}

/** What comes right after a step of a procedure. */
export function following(listing: Listing, lesson: Lesson, chance: Chance): Candidate[] {
  const { arrange, members, statement } = listing
  if (arrange === null || members.length < 4) return []
  const passages = lesson.passagesAt(statement.place.file, statement.place.paragraph)
  return members.slice(1).flatMap((key, at): Candidate[] => {
    const step = members[at] ?? ''
    const quote = passages.find((passage) => passage.includes(key))
    const wrong = members.filter((other) => other !== key && other !== step && fitsLength(other, key))
    const options = optionsWith(key, chance.fork(key).shuffled(wrong))
    if (!quote || !options) return []
    const stem = rulesOf(statement.language).phrases.after(listing.title, step)
    return [
      {
        worth: 0.65,
        item: {
          ...commonItemParts({ ...statement, text: quote }, 'analyze', 1, `after ${step}`),
          form: 'multiple_choice',
          stem,
          options,
          answer: 0,
        },
      },
    ]
  })
}

/** Steps of a procedure. */
export function arranging(listing: Listing, chance: Chance): Candidate[] {
  const { arrange, members } = listing
  const clear =
    new Set(members.map(plain)).size === members.length && members.every((step) => step.length <= 500)
  return arrange !== null && members.length >= 3 && clear ? [sequence(listing, arrange, 0.9, chance)] : []
}

/** Dated events, without their dates. */
export function arrangingEvents(facts: readonly Fact[], chance: Chance): Candidate[] {
  const year = (fact: Fact) => Number(/\d{4}/.exec(fact.term)?.[0])
  const byYear = new Map<number, Fact>()
  for (const fact of facts) {
    if (
      fact.kind === 'date' &&
      fact.statement.text.includes(fact.detail) &&
      wordsOf(fact.detail).length <= 20
    )
      byYear.set(year(fact), byYear.get(year(fact)) ?? fact)
  }
  const dated = chance
    .fork('events')
    .shuffled([...byYear.values()])
    .slice(0, 4)
    .sort((one, other) => year(one) - year(other))
  const [first] = dated
  if (!first || dated.length < 3) return []
  const stem = rulesOf(first.statement.language).phrases.arrangeEvents
  return [
    sequence(
      { statement: first.statement, members: dated.map(({ detail }) => upperFirst(detail)) },
      stem,
      0.85,
      chance,
    ),
  ]
}
