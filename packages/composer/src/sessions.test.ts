import { documentIn } from '@klasrum/testkit/generated-lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { sourceDocument } from '@klasrum/testkit/source-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outlineOf } from './outline-of.ts'
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

test('every heading with something under it is covered', () => {
  fc.assert(
    fc.property(documentIn('en'), (document) => {
      const outline = outlineOf([document], 3)
      const headings = document.blocks.flatMap((block, at) => {
        const next = document.blocks[at + 1]
        return block.kind === 'heading' && next && next.kind !== 'heading' ? [block.text] : []
      })
      fc.pre(outline.topics.length > 0 && headings.length > 0)
      const covered = sessionsOf(outline, 3).flatMap(({ topics }) =>
        topics.flatMap(({ title, above }) => [title, ...above]),
      )
      for (const heading of nonEmpty(headings))
        expect(covered.some((title) => title.includes(heading))).toBe(true)
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
