import type { Block } from '@klasrum/contract/source'
import { expect, test } from 'vitest'
import { lesson } from '../samples/sample-lessons.ts'
import { glossaryEntryOf, isEntryIn } from './entry.ts'
import { lessonOf } from './lesson.ts'
import type { Outline } from './outline.ts'

test.each([
  ['Plow: a tool that turns the soil', 'Plow', 'a tool that turns the soil'],
  ['1. Root: takes in water from the soil', 'Root', 'takes in water from the soil'],
  ['• Stem – carries water to the leaves', 'Stem', 'carries water to the leaves'],
  ['LADLE - a deep spoon that serves soup', 'LADLE', 'a deep spoon that serves soup'],
  ['LADLE -A deep spoon that serves soup', 'LADLE', 'A deep spoon that serves soup'],
  ['SORT → puts rows in order', 'SORT', 'puts rows in order'],
  ['Harrow ➔ a tool that breaks lumps of soil', 'Harrow', 'a tool that breaks lumps of soil'],
  ['Leaf: makes food for the plant. It is green.', 'Leaf', 'makes food for the plant'],
  ['Ang Barangay: pinakamaliit na yunit ng pamahalaan', 'Barangay', 'pinakamaliit na yunit ng pamahalaan'],
  [
    'Town Act No. 12: orders all houses to sort garbage',
    'Town Act No. 12',
    'orders all houses to sort garbage',
  ],
])('"%s" is the entry of %s', (text, term, detail) => {
  expect(glossaryEntryOf(text)).toEqual({ term, detail })
})

test('a hyphen inside a word parts nothing', () => {
  expect(glossaryEntryOf('well-being - the state of being healthy')?.term).toBe('well-being')
  expect(glossaryEntryOf('Mag-aaral sa araw-araw')).toBeNull()
  expect(glossaryEntryOf('The re-opened market sells fish')).toBeNull()
})

test.each([
  ['Office of Fisheries (OF): guards the sea', 'Office of Fisheries', 'Office of Fisheries (OF)', ['OF']],
  ['Typhoon or bagyo – a storm from the sea', 'Typhoon', 'Typhoon or bagyo', ['bagyo']],
  ['Palay o bigas: pangunahing pagkain ng bansa', 'Palay', 'Palay o bigas', ['bigas']],
  ['Purse or pouch (small bag): holds coins', 'Purse', 'Purse or pouch (small bag)', ['pouch', 'small bag']],
])('"%s" has its term and its other names', (text, term, whole, also) => {
  expect(glossaryEntryOf(text)).toMatchObject({ term, names: { whole, also } })
})

test.each([
  'We went home, tired: the day was long',
  'https://kalikasan.example',
  'Time: 8:30',
  'Speed = distance: time',
  'The old men of the village near the river told us: never swim here',
  'What is rain? Water that falls',
])('"%s" is no entry', (text) => {
  expect(glossaryEntryOf(text)).toBeNull()
})

const paragraphs = (...texts: string[]): Outline => lesson('en', 'Kitchen', [['Cooking', ...texts]])
const entriesIn = ({ topics }: Outline) =>
  topics.flatMap((topic) =>
    topic.blocks.flatMap((located) =>
      located.block.kind === 'paragraph' && isEntryIn(topic, located, located.block.text)
        ? [located.block.text]
        : [],
    ),
  )

const whisk = 'WHISK - a tool of thin wires that beats eggs'
const grater = 'GRATER - a tool with sharp holes that shreds cheese'

test('several paragraphs of that form are entries, one alone is not', () => {
  expect(entriesIn(paragraphs(whisk, grater))).toEqual([whisk, grater])
  expect(entriesIn(paragraphs(whisk, 'Cooks clean every tool after work.'))).toEqual([])
})

test('a line that announces something is no entry, however many there are', () => {
  expect(entriesIn(paragraphs('There are two kinds: sharp and blunt', 'This is new: a steel pot'))).toEqual(
    [],
  )
})

test('one paragraph whose term is in bold is an entry', () => {
  const outline = paragraphs(whisk)
  const topics = outline.topics.map((topic) => ({
    ...topic,
    blocks: topic.blocks.map(({ file, block }) => ({ file, block: { ...block, terms: ['WHISK'] } })),
  }))
  expect(entriesIn({ ...outline, topics })).toEqual([whisk])
})

const pairs = [
  ['Whisk', 'beats eggs and cream until they are light'],
  ['Grater', 'shreds cheese and carrots into thin strips'],
  ['Ladle', 'serves soup from a deep pot'],
  ['Sieve', 'holds back the lumps in fine flour'],
]

function factsOfTable(rows: string[][]): string[] {
  const outline = lesson('en', 'Kitchen', [['Tools of the Kitchen', { table: rows }]])
  const topics = outline.topics.map((topic) => ({
    ...topic,
    blocks: topic.blocks.map(({ file, block }): { file: string; block: Block } => ({
      file,
      block: block.kind === 'table' ? { ...block, head: false } : block,
    })),
  }))
  return lessonOf({ ...outline, topics }).facts.flatMap(({ kind, term }) => (kind === 'entry' ? [term] : []))
}

test('the rows of a table of two columns without a head are entries', () => {
  expect(new Set(factsOfTable(pairs))).toEqual(new Set(['Whisk', 'Grater', 'Ladle', 'Sieve']))
})

test.each([
  ['two rows', pairs.slice(0, 2)],
  ['a blank to fill in', [...pairs, ['Tongs', '_______ lifts the hot meat from the pan']]],
  ['a third column', pairs.map((row) => [...row, 'clean it'])],
  ['cells of a word or two', pairs.map(([term = '']) => [term, 'kitchen tool'])],
])('a table with %s gives no entries', (_, rows) => {
  expect(factsOfTable(rows)).toEqual([])
})

test('a heading over "This involves…" is a term, and its first sentence says what it is', () => {
  const outline = lesson('en', 'Functions of Managers', [
    ['Planning', 'This involves choosing tasks that must be done to reach the goals of a company.'],
    ['STAFFING', 'It is the filling of jobs with people who can do them well.'],
    ['Guide Questions', 'This involves all groups of the class.'],
    ['A Day at Work', 'They were late again, and nobody knew why.'],
  ])
  const entries = lessonOf(outline).facts.filter(({ kind }) => kind === 'entry')
  expect(entries.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Planning: choosing tasks that must be done to reach the goals of a company',
    'Staffing: the filling of jobs with people who can do them well',
  ])
})
