import { documentIn } from '@klasrum/testkit/generated-lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { sourceDocument } from '@klasrum/testkit/source-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outlineOf } from './outline-of.ts'
import { rolesOf } from './roles-of.ts'
import { sessionsOf } from './sessions.ts'

test('every topic is in one session, in order, none is empty and the shares make a hundred', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('en' as const, 'fil' as const).chain(documentIn),
      fc.integer({ min: 1, max: 5 }),
      (document, asked) => {
        const outline = outlineOf([document], asked)
        fc.pre(outline.topics.length > 0)
        const sessions = sessionsOf(outline, asked)
        expect(sessions.flatMap(({ topics }) => topics)).toEqual(outline.topics)
        expect(sessions.length).toBeLessThanOrEqual(asked)
        expect(nonEmpty(sessions).every(({ topics, title }) => topics.length > 0 && title !== '')).toBe(true)
        expect(sessions.reduce((sum, { share }) => sum + share, 0)).toBe(100)
        expect(sessions.map(({ number }) => number)).toEqual(sessions.map((_, at) => at + 1))
      },
    ),
    { numRuns: atSize({ commit: 60, long: 2_000 }) },
  )
})

test('what is content or an example is in one topic, and nothing else is', () => {
  fc.assert(
    fc.property(documentIn('en'), (document) => {
      const roles = rolesOf(document)
      const outline = outlineOf([document], 3)
      fc.pre(outline.topics.length > 0)
      const taught = sessionsOf(outline, 3)
        .flatMap(({ topics }) => topics.flatMap(({ blocks }) => blocks.map(({ block }) => block)))
        .filter(({ kind }) => kind !== 'picture' && kind !== 'caption')
      expect(new Set(taught).size).toBe(taught.length)
      for (const block of nonEmpty(taught))
        expect(['content', 'example']).toContain(roles[document.blocks.indexOf(block)])
    }),
    { numRuns: atSize({ commit: 60, long: 2_000 }) },
  )
})

const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `Plants number ${at} grow here.`).join(' ')

test('sessions are even in what they hold, not in how many headings they have', () => {
  const document = sourceDocument(`
## Long

${words(40)}

## Short

${words(12)}

## Brief

${words(14)}

## Small

${words(14)}
`)
  const outline = outlineOf([document], 2)
  expect(sessionsOf(outline, 2).map(({ topics }) => topics.map(({ title }) => title))).toEqual([
    ['Long'],
    ['Short', 'Brief', 'Small'],
  ])
})

test('a topic of one line does not get a day of its own', () => {
  const document = sourceDocument(`
## Long

${words(40)}

## A line

Plants grow here and there.
`)
  expect(sessionsOf(outlineOf([document], 1), 2)).toHaveLength(1)
})

/** A short lesson, a long one and another short one, whose topics stand on a level with their lesson. */
const lessons = (name: string) =>
  sourceDocument(`
# Water Around Us

## ${name} 1: Rivers

### Streams

${words(5)}

### Springs

${words(5)}

### Falls

${words(5)}

## ${name} 2: Lakes

## Fish

${words(24)}

## Boats

${words(20)}

## Cages

${words(22)}

## Shores

${words(20)}

## ${name} 3: Seas

### Reefs

${words(10)}
`)

test.each([
  ['Lesson', 3],
  ['Lesson', 4],
  ['Aralin', 3],
  ['Day', 5],
])(
  'of a file with three parts called %s no session runs over two of them when %i are asked for',
  (name, asked) => {
    const sessions = sessionsOf(outlineOf([lessons(name)], asked), asked)
    expect(sessions).toHaveLength(asked)
    for (const { topics } of nonEmpty(sessions))
      expect(new Set(topics.map(({ division }) => division)).size).toBe(1)
  },
)

test('with as many sessions as lessons each session is a lesson of the file and called after it', () => {
  const sessions = sessionsOf(outlineOf([lessons('Lesson')], 3), 3)
  expect(sessions.map(({ title, topics }) => [title, topics.length])).toEqual([
    ['Rivers', 3],
    ['Lakes', 4],
    ['Reefs', 1],
  ])
})

test('the title of a session is short, however many topics it has', () => {
  const many = sourceDocument(
    Array.from({ length: 22 }, (_, at) => `## Town number ${at + 1}\n\n${words(8)}`).join('\n\n'),
  )
  for (const { title } of nonEmpty(sessionsOf(outlineOf([many], 2), 2))) {
    expect(title.split(/\s+/).length).toBeLessThanOrEqual(10)
    expect(title).not.toMatch(/\bmore\b|\btopics\b/)
  }
})
