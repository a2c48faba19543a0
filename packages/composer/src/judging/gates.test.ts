import type { Item } from '@klasrum/contract/material'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import type { Fact } from '../languages/language-rules.ts'
import { anItem } from '../samples/sample-items.ts'
import { plants } from '../samples/sample-lessons.ts'
import type { Candidate } from '../sources/candidate.ts'
import { lessonOf } from '../understand/lesson.ts'
import { outlineOf } from '../understand/outline-of.ts'
import { isSurelyFaulty } from './gates.ts'

const read = lessonOf(plants)
const [topic] = plants.topics

const fact = (changed: Partial<Fact> = {}): Fact => {
  if (!topic) throw new Error('The lesson has no topic.')
  const text = 'Chlorophyll is the green pigment that absorbs sunlight.'
  const known = read.facts.find(({ term }) => term === 'Chlorophyll')
  if (!known) throw new Error(`Nothing is told by "${text}".`)
  return { ...known, ...changed }
}
const faulty = (item: Item, more: Partial<Candidate> = {}) =>
  isSurelyFaulty({ item, worth: 0.5, pattern: 'statement', ...more }, read)
const saying = (stem: string) => anItem('true_false', { stem })
const quoting = (quote: string) =>
  anItem('true_false', { source: { file: 'lesson.docx', page: 1, paragraph: 1, quote } })

test('sound items pass', () => {
  for (const form of [
    'multiple_choice',
    'true_false',
    'identification',
    'enumeration',
    'sequencing',
  ] as const)
    expect(faulty(anItem(form)), form).toBe(false)
  expect(faulty(anItem('identification'), { fact: fact() })).toBe(false)
})

test.each([
  'Leaves are green (Brown 1999).',
  'Leaves are green, as Cruz et al found.',
  'Leaves are green [4].',
  'Dennill GB (1993) says that leaves are green.',
  'See vol. 3 on leaves.',
  'See pp. 3 on leaves.',
])('a reference is not asked: %s', (text) => {
  expect(faulty(saying(text))).toBe(true)
  expect(faulty(quoting(text))).toBe(true)
})
test.each(['Leaves (the green ones) fall.', 'Leaves fell in 1999.', 'The volume of pots grew.'])(
  'no reference: %s',
  (text) => {
    expect(faulty(saying(text))).toBe(false)
  },
)

test.each([
  ['The leaf makes makes food.', true],
  ['Makes makes the difference.', true],
  ['The big big leaf makes food.', false],
  ['The leaf leaflet makes food.', false],
])('a word twice: %s %s', (stem, isTwice) => {
  expect(faulty(saying(stem))).toBe(isTwice)
})
test('a word twice in a key counts too', () => {
  expect(faulty(anItem('identification', { answer: 'green green pigment' }))).toBe(true)
})

test.each([
  ['Light and Heat Clouds form over the warm sea.', true],
  ['Clouds form over the warm sea.', false],
  ['Windows Update Pros: easy and fast for all.', true],
  ['Variable - A declared symbol of the text.', true],
  ['A well-known tool of farmers.', false],
])('a heading or an entry inside a sentence: %s %s', (quote, isInside) => {
  expect(faulty(quoting(quote), { fact: fact() })).toBe(isInside)
  expect(faulty(quoting(quote), { fact: fact({ kind: 'entry' }) })).toBe(false)
  expect(faulty(quoting(quote))).toBe(false)
})

test.each([
  ['The stories above tell of rain.', true],
  ['The picture below shows a leaf.', true],
  ['The table above lists the parts.', true],
  ['Birds above the sea look for fish.', false],
  ['Water freezes at degrees below zero.', false],
])('a question that points at the page: %s %s', (stem, points) => {
  expect(faulty(saying(stem))).toBe(points)
})

test('words that make no question, and a blank after a/an', () => {
  const means = anItem('identification', { stem: 'What means pointing to an item?' })
  expect(faulty(means, { fact: fact() })).toBe(true)
  expect(faulty(means)).toBe(false)
  const broken = anItem('identification', { stem: 'What is the distance to a point. (from the origin)' })
  expect(faulty(broken, { fact: fact() })).toBe(true)
  expect(faulty(anItem('identification', { stem: 'It is a/an ____ of a leaf.' }))).toBe(true)
})

test('a person who is put for several is a fault, as is the other way round', () => {
  const changed = (by: 'person' | 'term', right: string, wrong: string) =>
    faulty(anItem('true_false'), { change: { by, right, wrong } })
  expect(changed('person', 'farmers', 'farmer')).toBe(true)
  expect(changed('person', 'farmers', 'weavers')).toBe(false)
  expect(changed('term', 'farmers', 'farmer')).toBe(false)
})

test('what does something is not asked, but who does it', () => {
  const asked = anItem('identification')
  expect(faulty(asked, { pattern: 'identification', fact: fact({ kind: 'action', type: 'thing' }) })).toBe(
    true,
  )
  expect(
    faulty(anItem('multiple_choice'), { pattern: 'choice', fact: fact({ kind: 'action', type: 'thing' }) }),
  ).toBe(true)
  expect(faulty(asked, { pattern: 'identification', fact: fact({ kind: 'action', type: 'person' }) })).toBe(
    false,
  )
})

test('which heading something stands under is not chosen, and a heading of exercises is no topic', () => {
  expect(faulty(anItem('multiple_choice'), { pattern: 'group' })).toBe(true)
  expect(faulty(anItem('true_false'), { pattern: 'group' })).toBe(false)
  for (const heading of [
    'Fill in the blanks',
    'Rewrite the lines',
    'Re-write',
    'Name: ____',
    'Define the words',
    'Given words',
  ])
    expect(faulty(anItem('true_false', { topic: heading })), heading).toBe(true)
})

test.each([
  ['Ibigay ang mga katangian (3).', ['malakas', 'mabilis', 'matapang'], true],
  ['Ibigay ang mga katangian ng bayani (3).', ['malakas', 'mabilis', 'matapang'], false],
] as const)('what is to be named says of what: %s', (stem, answers, isFaulty) => {
  const item = anItem('enumeration', { language: 'fil', stem, answers: [...answers], points: 3 })
  expect(faulty(item, { pattern: 'group' })).toBe(isFaulty)
})

test.each([
  ['Steps in Planting Seeds', false],
  ['The process of digestion', false],
  ['Mga hakbang sa pagtatanim', false],
  ['Steps', true],
  ['Step 1 in planting', true],
  ['Parts of a Plant', true],
])('an order is asked of steps that are named: %s', (title, isFaulty) => {
  const item = anItem('sequencing', { stem: `Arrange these in the right order (${title}).` })
  expect(faulty(item, { pattern: 'order' })).toBe(isFaulty)
  expect(faulty(item, { pattern: 'next step' })).toBe(isFaulty)
  expect(faulty(item, { pattern: 'events' })).toBe(false)
})

test('at most six things are to be named, none of them longer than six words', () => {
  const list = (...answers: string[]) => faulty(anItem('enumeration', { answers, points: answers.length }))
  const six = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak']
  expect(list(...six)).toBe(false)
  expect(list(...six, 'pine')).toBe(true)
  expect(list('ash', 'a tree that has six words')).toBe(false)
  expect(list('ash', 'a tree that has more than six')).toBe(true)
})

test.each([
  ['The term “Acceleration” refers to when a net force acts on a thing.', true],
  ['The term “Survey” refers to visit a site and write down what is there.', true],
  ['The term “Survey” refers to a study of many answers.', false],
  ['The description “Add the tens first” goes with “Talk Hint”.', true],
])('a definition that is none, or a box of the page: %s', (text, isFaulty) => {
  expect(faulty(saying(text))).toBe(isFaulty)
})

test('what a sentence says is called true or false where it defines', () => {
  const sentence = saying('Farm tools of the province are mostly made of steel today.')
  for (const kind of ['action', 'property', 'cause', 'function'] as const)
    expect(faulty(sentence, { fact: fact({ kind }) }), kind).toBe(true)
  for (const kind of ['definition', 'naming', 'entry'] as const)
    expect(faulty(sentence, { fact: fact({ kind }) }), kind).toBe(false)
})

test('sentences in Filipino are not called true or false, nor asked for a word; entries are chosen from', () => {
  const inFilipino = { language: 'fil' } as const
  expect(faulty(anItem('true_false', inFilipino), { fact: fact({ kind: 'entry' }) })).toBe(true)
  const chosen = { pattern: 'choice', fact: fact({ kind: 'entry' }) } as const
  expect(faulty(anItem('multiple_choice', inFilipino), chosen)).toBe(false)
})

test('a sentence is no item by a hole in it, but a changed number in what its heading names is one', () => {
  const under = (topic: string, quote: string) => ({ ...quoting(quote), topic })
  const change = { by: 'figure', right: '1987', wrong: '1973' } as const
  const named = under('The constitution', 'The constitution of 1987 came into force in February.')
  expect(faulty(named, { fact: fact({ kind: 'blank' }) })).toBe(true)
  expect(faulty(named, { fact: fact({ kind: 'blank' }), change })).toBe(false)
  const aside = under('The constitution', 'The museum of the city was opened in May 1987.')
  expect(faulty(aside, { fact: fact({ kind: 'blank' }), change })).toBe(true)
})

test.each([
  'Box 1 slides over the floor with the greater speed of the two.',
  'The box in Figure 4 has a greater mass than the other.',
])('what a picture shows is not asked: %s', (text) => {
  expect(faulty(saying(text), { fact: fact() })).toBe(true)
})

test.each(['In India', 'Many farmers', 'its mass', 'while plants'])(
  '"%s" is no term to be named',
  (answer) => {
    expect(faulty(anItem('identification', { answer }), { pattern: 'identification' })).toBe(true)
  },
)

test('in a lesson of numbers only definitions are asked: its sentences are givens and steps', () => {
  const sums = lessonOf(
    outlineOf(
      [
        sourceDocument(
          '# Ratios\n\nA ratio is a comparison of two numbers by division.\n\nA wall of the house needs 12 bags of cement and 36 bags of sand.\n\n12 : 36 = 1 : 3\n\n5 × 3 = 15\n\n36 ÷ 12 = 3',
        ),
      ],
      1,
    ),
  )
  const [file = ''] = sums.outline.documents.map(({ file_name }) => file_name)
  const item = anItem('true_false', {
    stem: 'A wall of the house needs 12 bags of cement and 36 bags of sand.',
    source: {
      file,
      page: 1,
      paragraph: 3,
      quote: 'A wall of the house needs 12 bags of cement and 36 bags of sand.',
    },
  })
  const isFaulty = (kind: Fact['kind']) =>
    isSurelyFaulty({ item, worth: 0.5, pattern: 'statement', fact: fact({ kind }) }, sums)
  expect(isFaulty('property')).toBe(true)
  expect(isFaulty('definition')).toBe(false)
})

test.each([
  ['Mabanggit ang pagkakaiba ng mga hugis.', true],
  ['Mabango ang bulaklak ng sampagita.', false],
  ['Used fire to keep the animals away.', true],
  ['Used by farmers, the plow turns the soil.', false],
])('what is to be reached and a deed without a doer are no statements: "%s"', (quote, isFault) => {
  expect(faulty(quoting(quote), { fact: fact() })).toBe(isFault)
})

test('somebody beside the one who is named, and a year of birth, are not asked', () => {
  expect(faulty(saying('With Rev. Townsend, he opened the mission.'))).toBe(true)
  expect(faulty(saying('With a rake, the gardener loosens the soil.'))).toBe(false)
  const change = { by: 'figure' as const, right: '1929', wrong: '1939' }
  expect(faulty(saying('The poet Rosa Cruz was born in Baler in 1939.'), { change })).toBe(true)
  expect(faulty(saying('The school of the town opened in 1939.'), { change })).toBe(false)
})

test('what a module says of itself is no content', () => {
  expect(faulty(anItem('true_false', { topic: 'Para sa mag-aaral' }))).toBe(true)
  expect(faulty(anItem('true_false', { topic: 'Batayan sa Pagwawasto' }))).toBe(true)
  expect(faulty(anItem('true_false', { topic: 'Para saan ang dahon' }))).toBe(false)
})

test('sentences of a story are asked about as a story, or not at all', () => {
  const story = outlineOf([
    sourceDocument(`# The Torn Kite

One morning, Lito found a torn kite under the mango tree. He took it home and put it on the table. Lito was glad.

"I can mend this with rice paste," said Lola Ising. Lito mixed the rice paste in a coconut shell.

That afternoon, Ben asked to hold the string of the kite. "You may hold it when the wind is gentle," said Lito.`),
  ])
  const item = anItem('true_false', { topic: story.topics[0]?.title ?? '' })
  const candidate = { item, worth: 0.5, pattern: 'statement' as const }
  expect(isSurelyFaulty(candidate, lessonOf(story))).toBe(true)
  expect(isSurelyFaulty(candidate, read)).toBe(false)
})
