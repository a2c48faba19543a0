import type { SourceDocument } from '@klasrum/contract/source'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { blockLinesOf } from './features.ts'
import { shortTitle, taughtPartsOf } from './topics-of.ts'

const parts = (document: SourceDocument) =>
  taughtPartsOf(document).map(({ title, division }) => [division, title])

const week = sourceDocument(
  `
# Ang Pamayanan

## Unang Araw

### Ang Pamilya

Ang pamilya ay ang pinakamaliit na bahagi ng pamayanan. Ang bawat kasapi nito ay may tungkulin sa tahanan.

## Ikalawang Araw: Ang Paaralan

Ang paaralan ay lugar kung saan natututo ang mga bata. Pinamumunuan ito ng punongguro at ng mga guro.

## Ikatlong Araw

### Ang Pamilihan

Ang pamilihan ay lugar kung saan bumibili at nagtitinda ang mga tao. Maraming pamilihan ang bukas tuwing umaga.
`,
  { language: 'fil' },
)

test('each part that teaches has the day or lesson of the file that it belongs to', () => {
  expect(parts(week)).toEqual([
    ['Unang Araw', 'Ang Pamilya'],
    ['Ikalawang Araw: Ang Paaralan', 'Ikalawang Araw: Ang Paaralan'],
    ['Ikatlong Araw', 'Ang Pamilihan'],
  ])
})

const garden = sourceDocument(`
# The School Garden

## Objectives

- name the tools of a gardener
- describe how seedlings are watered

## Seedlings

A seedling is a young plant that has grown from a seed. Seedlings need shade in the first week after they come up.

## Activity 1: In the Garden

Draw the school garden. Label five plants in your drawing.

## Compost

Compost is soil made of rotten leaves and peelings. Farmers mix compost with the soil to feed their plants.

## Assessment

1. What is a seedling?
2. Why do farmers use compost?

## References

Dela Torre, Ester. Gardens of the Visayas. Cebu: Tabing Ilog Press, 2014.
`)

test('headings of objectives, activities, tests and references are no topics', () => {
  expect(parts(garden).map(([, title]) => title)).toEqual(['Seedlings', 'Compost'])
})

test('under a topic there is only what is taught', () => {
  const lines = taughtPartsOf(garden).flatMap(({ blocks }) => blocks.flatMap(blockLinesOf))
  for (const line of nonEmpty(lines)) expect(line).toMatch(/^(?:A seedling|Compost) is/)
})

test('an explanation under a part of a module belongs to the topic above it and is not called after the part', () => {
  const document = sourceDocument(`
# Module 2

## Lesson 1: Rivers

### What Is It

A river is a long stream of fresh water that flows to the sea. Rivers carry soil from the mountains to the plains.

### Assessment

1. Where does a river flow?

## Lesson 2: Lakes

### What Is It

A lake is a body of water with land on all its sides. People raise fish in the lakes of Luzon.
`)
  expect(parts(document)).toEqual([
    ['Lesson 1: Rivers', 'Lesson 1: Rivers'],
    ['Lesson 2: Lakes', 'Lesson 2: Lakes'],
  ])
})

test.each([
  ['Lesson 2: Rocks', 'Rocks'],
  ['3.1 The Harvest', 'The Harvest'],
  ['THE PARTS OF A FLOWER', 'The parts of a flower'],
  ['DEPARTMENT OF HEALTH (DOH)', 'Department of health (DOH)'],
  ['DNA', 'DNA'],
  ['The Harvest', 'The Harvest'],
  ['ANG MGA ANYONG LUPA', 'Ang mga anyong lupa'],
  ['The Water of Our Town: where it comes from and how it reaches every house', 'The Water of Our Town'],
])('the heading "%s" makes the title "%s"', (heading, title) => {
  expect(shortTitle(heading)).toBe(title)
})

test('a heading as long as a sentence is cut to a few words', () => {
  const title = shortTitle(
    'How the farmers of the northern valley bring their rice and corn to the markets of the city every week',
  )
  expect(title).toBe('How the farmers of the northern valley bring their')
})

test('a heading printed twice for its shadow, or in odd capitals, is read as it was meant', () => {
  expect(shortTitle('IndustriesIndustries')).toBe('Industries')
  expect(shortTitle('Safety firstSafety First')).toBe('Safety first')
  expect(shortTitle('faCtors affeCting loCation of industries')).toBe(
    'Factors affecting location of industries',
  )
  expect(shortTitle('Cell Cell Cell')).toBe('Cell')
  expect(shortTitle('The iPhone in Class')).toBe('The iPhone in Class')
})
