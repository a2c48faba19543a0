import { blankHeading, type MaterialSettings } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { headingRoleOf } from './headings.ts'
import { outlineOf } from './outline-of.ts'
import { fileOf } from './sample-file.ts'
import { passagesOf } from './statements.ts'

const titles = (documents: readonly SourceDocument[], sessions?: number) =>
  outlineOf(documents, sessions).topics.map(({ title }) => title)
const textOf = (documents: readonly SourceDocument[]) =>
  outlineOf(documents)
    .topics.flatMap(({ blocks }) => blocks.flatMap(passagesOf))
    .join(' ')

const settings: MaterialSettings = {
  sessions: 1,
  quiz_items: 4,
  exam: null,
  plan_format: 'ilaw',
  slideshow: null,
  seed: 3,
  heading: blankHeading,
}

const rocks = `
# Lesson 2: Rocks

Name: ________ Date: ________

## Objectives

- Name the three kinds of rocks

## 1. Igneous Rocks

Igneous rocks are rocks that form when molten rock cools and hardens.

## 2. Sedimentary Rocks

Sedimentary rocks are rocks that form from layers of sand, mud and shells.

## Activity 1: Sort the Rocks

Sort the ten rocks on your table by the way they formed.

## Assessment

Which rock forms from layers of sand?

## References

Cruz, A. (2019). Earth science for grade five. Manila.

## Answer Key

1. sedimentary rock
`

test('only what is taught becomes a topic: no objectives, activities, tests, references or keys', () => {
  const outline = outlineOf([sourceDocument(rocks)])
  expect(outline.title).toBe('Rocks')
  expect(outline.topics.map(({ title }) => title)).toEqual(['Igneous Rocks', 'Sedimentary Rocks'])
  expect(outline.topics[0]?.above).toEqual(['Lesson 2: Rocks'])
})

test.each([
  ['Answer Key', 'apart'],
  ['VI. References', 'apart'],
  ['Sanggunian', 'apart'],
  ['Susi sa Pagwawasto', 'apart'],
  ['Learning Competencies', 'objectives'],
  ['Mga Layunin', 'objectives'],
  ['Gawain 3: Kilalanin Mo', 'activity'],
  ['Takdang-Aralin', 'assignment'],
  ['Tandaan', 'summary'],
  ['What I Know', 'assessment'],
  ['Sources of Energy', 'lesson'],
  ['Activities of Early Filipinos', 'lesson'],
  ['Review of Related Ideas on Heat', 'lesson'],
  ['Mga Gawaing Pangkabuhayan', 'lesson'],
  ['U.S. Colonial Rule', 'lesson'],
])('the heading %s marks a part as %s', (heading, role) => {
  expect(headingRoleOf(heading)).toBe(role)
})

test('the heading of an activity is no topic, even where a file has no other', () => {
  const document = sourceDocument(`
## Activity 1

Plants take in water through their roots and lose it through their leaves every day.

## References

Cruz, A. (2019). Plants. Manila.
`)
  expect(titles([document])).toEqual(['Lesson'])
})

test('text without headings is cut where its words change and named after what it defines', () => {
  const document = sourceDocument(`
Demand is the quantity of a good that buyers are willing to buy. The demand for rice falls when the price of rice rises. Families with less income have a smaller demand for meat and fish. Demand also changes when the taste of buyers changes over the years or when their number grows. A fall in the price of a related good can lower demand as well.

Supply is the quantity of a good that sellers are willing to sell. The supply of onions rises when farmers plant more onions. Bad weather cuts the supply of vegetables in the market. New machines raise supply because they make farm work faster and cheaper. Taxes and the cost of seeds can lower supply for a whole season or longer.

A tariff is a tax on goods that come from other countries. A tariff makes imported goods more expensive for everyone who buys them. Local producers often ask for a tariff when cheaper goods arrive from abroad in great numbers. A tariff can also bring money to the government for roads and schools.
`)
  expect(titles([document])).toEqual(['Demand', 'Supply and tariff'])
})

test('a topic is not cut in two for more sessions than there are headings', () => {
  const document = sourceDocument(`
# Tools

## Hand Tools

A hammer is a tool that drives nails into wood. A saw is a tool that cuts wood with its teeth. A chisel is a tool that shapes wood and stone with its sharp end.

A file is a tool that makes metal smooth. A vise is a tool that grips a piece of work. A level is a tool that shows whether a shelf is straight.
`)
  expect(titles([document], 4)).toEqual(['Hand Tools'])
})

test('several files are one lesson in their order', () => {
  const one = sourceDocument(
    '# Rain\n\n## Clouds\n\nA cloud is a mass of tiny drops of water in the air above us.',
    {
      file_name: 'rain.docx',
    },
  )
  const two = sourceDocument(
    '# Wind\n\n## Breezes\n\nA breeze is a light wind that blows between land and sea each day.',
    {
      file_name: 'wind.docx',
    },
  )
  const outline = outlineOf([one, two])
  expect(outline.title).toBe('Rain and Wind')
  expect(outline.topics.map(({ title, file }) => `${file}: ${title}`)).toEqual([
    'rain.docx: Clouds',
    'wind.docx: Breezes',
  ])
})

test('of a lesson plan in a table only what is said to learners is taught', () => {
  const plan = sourceDocument('Placeholder')
  const rows = [
    ['I. Objectives', 'Know the parts of a plant'],
    ['A. Content standards', 'The learners understand plants'],
    ['D. Discussing new concepts', 'A root is the part of a plant that takes in water from the soil.'],
    ['V. Remarks', 'Lesson carried over to the next day'],
  ]
  const place = { page: 1, number: 1, language: 'en' as const, terms: [] }
  const document: SourceDocument = { ...plan, blocks: [{ ...place, kind: 'table', head: false, rows }] }
  expect(textOf([document])).toBe('A root is the part of a plant that takes in water from the soil.')
})

test('headings that come again are told apart by the heading above', () => {
  const document = sourceDocument(`
# Matter

## Solids

### Uses

Wood, stone and iron keep their shape wherever they are put in the room.

## Liquids

### Uses

Water, milk and oil take the shape of the bottle that holds them.
`)
  expect(titles([document])).toEqual(['Solids: Uses', 'Liquids: Uses'])
})

test('who made a hand-out, and the reflection of the teacher, are not taught', () => {
  const handout = sourceDocument(
    `
# Ang Bato

Agham 5, Unang Markahan. Paaralan ng Bagong Araw. Guro: Gng. Ana Reyes.

## Mga Bato

Ang bato ay isang matigas na bagay na makikita sa lupa. Nabubuo ang mga bato sa ilalim ng lupa sa loob ng maraming taon.

Ang buhangin ay mga pirasong maliliit ng bato. Dinadala ng ilog ang buhangin mula sa bundok hanggang sa dagat.

## Pagninilay

Isusulat ng guro pagkatapos ng aralin.
`,
    { language: 'fil' },
  )
  expect(titles([handout])).toEqual(['Mga Bato'])
  expect(textOf([handout])).toMatch(/^Ang bato ay isang matigas na bagay/)
  expect(textOf([handout])).not.toMatch(/Guro|guro|Paaralan/)
})

const harvest = sourceDocument(`
# The Rice Harvest

## PLANTING

Farmers plant rice in wet fields in June. Seedlings grow for a month in a small bed before they are moved.

## THRESHING (WITH MACHINES)

Threshing is the work that takes the grains off the stalks. A thresher does in an hour what ten people do in a day.

## Drying

Grains are dried on mats or on the road for three days. Wet grains rot in the sack.
`)

test('headings in capitals are written quietly', () => {
  expect(titles([harvest])).toEqual(['Planting', 'Threshing (WITH MACHINES)', 'Drying'])
})

const nothing = { title: null, language: null, topics: [] }

test('a topic that the teacher renamed has the new title, and one left out is gone', () => {
  const outline = outlineOf([harvest], 1, {
    ...nothing,
    topics: [
      { found: 'Planting', title: 'How rice is planted' },
      { found: 'Drying', title: null },
    ],
  })
  expect(outline.topics.map(({ title }) => title)).toEqual([
    'How rice is planted',
    'Threshing (WITH MACHINES)',
  ])
  expect(outline.title).toBe('The Rice Harvest')
})

test('title and language are those that the teacher set', () => {
  const outline = outlineOf([harvest], 1, { ...nothing, title: 'Ang Ani', language: 'fil' })
  expect(outline.title).toBe('Ang Ani')
  expect(outline.language).toBe('fil')
  for (const { language } of nonEmpty(outline.topics)) expect(language).toBe('fil')
})

const questions = fileOf(
  'en',
  '# Long Quiz on the Solar System',
  'Directions: Choose the letter of the best answer.',
  '1. Which planet is nearest to the sun?',
  ['Mercury', 'Venus', 'Mars', 'Saturn'],
  '2. Which planet has the widest rings?',
  ['Earth', 'Saturn', 'Venus', 'Mars'],
  '3. Which planet is called the red planet?',
  ['Neptune', 'Jupiter', 'Mars', 'Venus'],
  '4. Which planet is the largest of all?',
  ['Earth', 'Mercury', 'Venus', 'Jupiter'],
  '## Answer Key',
  '1. A 2. B 3. C 4. D',
)

test('a file of nothing but questions with their key is one topic, and its questions are on its quiz', async () => {
  expect(titles([questions])).toHaveLength(1)
  const { quizzes } = await compose([questions], settings)
  const items = nonEmpty(quizzes.flatMap((quiz) => quiz.items))
  for (const { origin } of items) expect(origin).toBe('exercise')
  expect(items.map(({ stem }) => stem)).toContain('Which planet has the widest rings?')
})

test('a file of questions without a key has no topic', () => {
  const open = { ...questions, blocks: questions.blocks.slice(0, -2) }
  expect(titles([open])).toEqual([])
})

test('a title of two lines is read whole, and a signpost at the end of a chapter is no topic', () => {
  const words = 'The mayor of a city signs the ordinances that the council has passed after a debate. '
  const outline = outlineOf(
    [
      sourceDocument(
        `# Local Government in 12\n\n# Urban Areas\n\n${words.repeat(3)}\n\n# Before we move on …\n\n${words}`,
      ),
    ],
    1,
  )
  expect(outline.title).toBe('Local Government in Urban Areas')
  expect(outline.topics.map(({ title }) => title)).not.toContainEqual(
    expect.stringContaining('Before we move on'),
  )
})
