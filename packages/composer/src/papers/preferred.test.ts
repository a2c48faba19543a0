import type { Item } from '@klasrum/contract/material'
import { chanceOf } from '@klasrum/skills/chance'
import { describe, expect, test } from 'vitest'
import {
  anItem,
  namedItem as named,
  sourceAt as source,
  unlikeWords as words,
} from '../samples/sample-items.ts'
import { lesson } from '../samples/sample-lessons.ts'
import type { Topic } from '../understand/outline.ts'
import { fillablePaperOf, type Shares, unlimited } from './choose.ts'

const choice = (at: number, changed: Partial<Extract<Item, { form: 'multiple_choice' }>> = {}) =>
  anItem('multiple_choice', {
    id: `choice ${at}`,
    topic: 'One',
    stem: `Which ${words[at]} grows in ${words[at]}field?`,
    options: [`${words[at]}moss`, `${words[at]}weed`, `${words[at]}vine`],
    answer: 0,
    source: source(at + 30),
    ...changed,
  })
const said = (at: number, answer: boolean, changed: Partial<Extract<Item, { form: 'true_false' }>> = {}) =>
  anItem('true_false', {
    id: `said ${at} ${answer}`,
    topic: 'One',
    stem: `A ${words[at]} ${answer ? 'sings' : 'sleeps'} in ${words[at]}ton.`,
    source: source(at + 60),
    answer,
    ...changed,
  })

const { topics } = lesson('en', 'A Lesson', [
  ['One', 'Words of one.'],
  ['Two', 'Words of two.'],
])
type Given = {
  topics?: readonly Topic[]
  shares?: Partial<Shares>
  total?: number
  avoid?: Item[]
  seed?: number
}
/** The ids of the items of a paper, in the order in which they were taken. */
function taken(
  worths: readonly (readonly [item: Item, worth: number])[],
  count: number,
  { shares = {}, total = 10, avoid = [], seed = 1, ...given }: Given = {},
): string[] {
  const paper = fillablePaperOf({
    candidates: worths.map(([item, worth]) => ({ item, worth })),
    topics: given.topics ?? topics,
    avoid,
    shares: { ...unlimited, ...shares },
    total,
    chance: chanceOf(seed),
  })
  paper.fill(count, () => true)
  return paper.items().map(({ id }) => id)
}

describe('a true statement is left for later where its sentence can be had false', () => {
  const other = [named(0), 0.62] as const
  const first = (item: Item, twin: Item) => taken([[item, 0.75], [twin, 0], other], 1)[0]
  const alone = said(1, true)
  const mended = (at: number, answer: boolean) =>
    anItem('modified_true_false', {
      id: `mended ${at} ${answer}`,
      topic: 'One',
      stem: `A ${words[at]} ${answer ? 'sings' : 'sleeps'} in ${words[at]}ton.`,
      marked: answer ? 'sings' : 'sleeps',
      answer,
      correction: answer ? null : 'sings',
      source: source(at + 60),
    })
  test('in either form', () => {
    expect(first(alone, said(1, false))).toBe('item 0')
    expect(first(mended(1, true), mended(1, false))).toBe('item 0')
    expect(first(alone, mended(1, false))).toBe('item 0')
  })
  test('but not where another sentence can, another place, or another file has it', () => {
    expect(first(alone, said(2, false))).toBe(alone.id)
    expect(first(alone, said(1, false, { source: source(61, 'Another sentence.') }))).toBe(alone.id)
    expect(first(alone, said(1, false, { source: { ...alone.source, paragraph: 99 } as never }))).toBe(
      alone.id,
    )
    expect(first(alone, said(1, false, { source: { ...alone.source, file: 'b.docx' } as never }))).toBe(
      alone.id,
    )
  })
  test('and only statements are, of sentences that statements are made of', () => {
    expect(first(said(1, false), said(1, true))).toBe('said 1 false')
    expect(first(alone, choice(1, { source: alone.source }))).toBe(alone.id)
    expect(first(choice(1, { source: alone.source, answer: 1 }), said(1, false))).toBe('choice 1')
  })
})

test.each([1, 2, 3, 4])('a topic of which much is said gets more of the paper: %i', (seed) => {
  const [one, two] = topics as [Topic, Topic]
  const long = [
    { ...one, words: 450 },
    { ...one, words: 450 },
    { ...two, words: 100 },
  ]
  const worths = [
    [named(0), 0.5],
    [named(1), 0.5],
    [named(2, { topic: 'Two' }), 0.65],
    [named(3, { topic: 'Two' }), 0.65],
  ] as const
  const third = (of: readonly Topic[]) => taken(worths, 3, { topics: of, seed })[2]
  expect(third(long)).toMatch(/^item [01]$/)
  expect(third([one, two].map((topic) => ({ ...topic, words: 0 })))).toMatch(/^item [23]$/)
})

describe('the forms of a paper', () => {
  test('stay below their shares while others are left', () => {
    const worths = [...[0, 1, 2, 3].map((at) => [named(at), 0.9] as const), [choice(0), 0.5] as const]
    const order = taken(worths, 5, { total: 4, shares: { identification: 0.5 } })
    expect(order.indexOf('choice 0')).toBe(2)
    expect(taken(worths, 4, { total: 4 })).not.toContain('choice 0')
  })
  test('count by their numbers: a list of four is four', () => {
    const list = anItem('enumeration', { topic: 'One', source: source(90) })
    const worths = [
      [list, 0.9],
      [named(0), 0.7],
      [named(1), 0.7],
    ] as const
    expect(taken(worths, 6, { total: 6, shares: { enumeration: 0.6 } })[0]).toBe('listed')
    expect(taken(worths, 6, { total: 6, shares: { enumeration: 0.3 } })[0]).not.toBe('listed')
  })
  test.each([1, 2, 3, 4])('are all had before one comes again, among items as good: %i', (seed) => {
    const worths = [...[0, 1, 2, 3, 4].map((at) => [named(at), 0.5] as const), [choice(0), 0.49] as const]
    const order = taken(worths, 6, { seed })
    expect(order.indexOf('choice 0')).toBeLessThan(2)
  })
})

test.each([1, 2, 3, 4])('another paragraph is asked about before one is again: %i', (seed) => {
  const at = (paragraph: number, file: string) => ({ ...source(paragraph), file })
  const again = (place: number) => ({ ...at(5, 'a.docx'), quote: `Sentence ${place}.` })
  const worths = [
    [named(0, { source: again(0) }), 0.9],
    [named(1, { source: again(1) }), 0.5],
    [named(2, { source: again(2) }), 0.5],
    [named(3, { source: at(6, 'a.docx') }), 0.5],
    [named(4, { source: at(5, 'b.docx') }), 0.5],
  ] as const
  const order = taken(worths, 3, { seed })
  expect(order[0]).toBe('item 0')
  expect(order.slice(1).toSorted()).toEqual(['item 3', 'item 4'])
})

test.each([1, 2, 3, 4])('what is worded nearly like what was taken comes last: %i', (seed) => {
  const like = (at: number, end: string) =>
    named(at, {
      stem: `Who keeps the tall amber tower of the old town beside the ${end}?`,
      answer: `${end}man`,
    })
  const worths = [
    [like(0, 'river bank'), 0.6],
    [like(1, 'stone bridge'), 0.6],
    [named(2), 0.45],
    [named(3), 0.45],
    [like(4, 'market'), 0.9],
  ] as const
  const order = taken(worths, 5, { seed })
  expect(order[0]).toBe('item 4')
  expect(order.slice(1, 3).toSorted()).toEqual(['item 2', 'item 3'])
  expect(order.slice(3).toSorted()).toEqual(['item 0', 'item 1'])
})

test('an item that another paper has is not taken again, even if its words were changed since', () => {
  expect(
    taken(
      [
        [named(0), 0.5],
        [named(1), 0.5],
      ],
      2,
      { avoid: [named(7, { id: 'item 0' })] },
    ),
  ).toEqual(['item 1'])
})

test('a long sentence is asked about once, as a whole or in part', () => {
  const whole = 'The amber that is found on the shore is kept by the amberkeeper in a box of clear glass.'
  const part = 'The amber that is found on the shore is kept by the amberkeeper'
  const of = (quote: string, paragraph = 1) =>
    taken(
      [
        [named(0, { source: source(1, whole) }), 0.9],
        [named(1, { source: source(paragraph, quote) }), 0.5],
      ],
      2,
    )
  expect(of(part)).toEqual(['item 0'])
  expect(of('The birch is another tree of the shore of the old town.')).toEqual(['item 0', 'item 1'])
})
