import type { SourceDocument } from '@klasrum/contract/source'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import type { BlockRole } from './block-role.ts'
import { linesOf } from './features.ts'
import { feeds, rolesOf } from './roles-of.ts'
import { fileOf } from './sample-file.ts'

/** The beginning of each block, and its role. */
const rolesIn = (document: SourceDocument): [string, BlockRole][] => {
  const roles = rolesOf(document)
  return document.blocks.map((block, at) => [linesOf(block)[0] ?? '', roles[at] ?? 'furniture'])
}

/** The role of the block that begins so. */
const roleOf = (document: SourceDocument, beginning: string): BlockRole => {
  const [[, role]] = nonEmpty(
    rolesIn(document).filter(([text]) => text.startsWith(beginning)),
    `blocks that begin with "${beginning}"`,
  )
  return role
}

const taught = (document: SourceDocument): string[] =>
  rolesIn(document)
    .filter(([, role]) => feeds(role))
    .map(([text]) => text)

const modyul = sourceDocument(
  `
# Araling Panlipunan 4

Unang Markahan – Modyul 3: Ang mga Anyong Tubig sa Ating Lalawigan

Kagawaran ng Edukasyon. Inilathala ng Sangay ng mga Paaralan ng Bagong Ilog.

Manunulat: Luz B. Marasigan. Tagasuri: Pedro C. Almonte. Tagaguhit: Nena D. Cruz

## Paunang Salita

Ang modyul na ito ay isinulat upang tulungan kang mag-aral sa sarili mong oras at bilis.

## Alamin

Pagkatapos ng aralin, inaasahang magagawa mo ang sumusunod:

- natutukoy ang mga anyong tubig sa sariling lalawigan
- naipaliliwanag ang gamit ng bawat anyong tubig

## Subukin

Panuto: Basahin ang bawat tanong. Isulat ang titik ng tamang sagot sa sagutang papel.

1. Alin sa mga ito ang tubig na napaliligiran ng lupa?

- a. ilog
- b. lawa
- c. talon
- d. dagat

2. Saan dumadaloy ang tubig ng ilog?

- a. sa bundok
- b. sa dagat
- c. sa ulap
- d. sa yungib

## Suriin

### Ang Ilog

Ang ilog ay mahabang anyong tubig na umaagos patungo sa dagat. Nagsisimula ito sa mga bundok at bukal ng lalawigan.

### Ang Lawa

Ang lawa ay anyong tubig na napaliligiran ng lupa. Tinatawag na lawang-bulkan ang lawang nabuo sa bunganga ng bulkan.

## Pagyamanin

Panuto: Lagyan ng tsek ang patlang kung wasto ang pahayag at ekis kung hindi.

1. ______ Ang ilog ay umaagos patungo sa dagat.
2. ______ Ang lawa ay mas malaki kaysa sa karagatan.

## Isaisip

Ang mga anyong tubig ay pinagkukunan ng pagkain, inumin at hanapbuhay ng mga tao sa lalawigan.

## Tayahin

Panuto: Piliin ang titik ng tamang sagot.

1. Anong anyong tubig ang bumabagsak mula sa mataas na lugar?

- a. talon
- b. look
- c. ilog
- d. lawa

## Susi sa Pagwawasto

Subukin: 1. b 2. b

Tayahin: 1. a

## Sanggunian

Reyes, Amado. Mga Tubig ng Lalawigan. Lungsod ng Bagong Ilog: Limbagang Bayan, 2018.
`,
  { language: 'fil', file_name: 'AP4_Q1_Modyul3.docx' },
)

const slm = sourceDocument(
  `
# Science 5

Quarter 2 – Module 4: How Plants Make Food

Department of Education. All rights reserved.

Writer: Dolores M. Ibarra. Editor: Ramon T. Salcedo. Illustrator: Fe L. Ocampo

## What I Need to Know

At the end of this lesson, you should be able to:

- describe how plants make their own food
- explain why leaves are green

## What I Know

Directions: Choose the letter of the best answer. Write it on a sheet of paper.

1. Which part of the plant takes in sunlight?

- a. root
- b. leaf
- c. stem
- d. flower

2. Which gas do plants take in from the air?

- a. oxygen
- b. nitrogen
- c. carbon dioxide
- d. helium

## What Is It

### Photosynthesis

Photosynthesis is the process by which green plants make their own food. Leaves take in carbon dioxide through tiny openings called stomata.

### Chlorophyll

Chlorophyll is the green substance in leaves that traps the energy of the sun. Plants that grow in the dark lose their chlorophyll and turn pale.

## What's More

Directions: Write true if the statement is correct and false if it is not.

1. ______ Plants make food at night.
2. ______ Stomata are found in leaves.

## What I Have Learned

Green plants make food from water, carbon dioxide and sunlight, and give off oxygen.

## Assessment

Directions: Choose the letter of the best answer.

1. What do plants give off when they make food?

- a. smoke
- b. oxygen
- c. dust
- d. sugar

## Answer Key

What I Know: 1. b 2. c

Assessment: 1. b

## References

Santos, Elena. Plants Around Us. Manila: Sampaguita Press, 2017.
`,
  { file_name: 'SCI5_Q2_Module4.docx' },
)

const log = fileOf(
  'en',
  '# Daily Lesson Log',
  'School: San Roque Elementary School',
  'Teacher: Mrs. Alma Dizon',
  '## I. Objectives',
  'A. Content Standard: The learners demonstrate understanding of the water cycle.',
  'B. Learning Competency: Describe the stages of the water cycle (S4ES-IVa-1)',
  '## II. Content',
  'The Water Cycle',
  '## III. Learning Resources',
  'Manila paper, pentel pen, a basin of water, plastic cover',
  '## IV. Procedures',
  '### A. Reviewing previous lesson',
  'Ask the learners what happens to puddles after the rain stops. Have the class share their answers with a partner.',
  '### B. Discussing new concepts',
  'The teacher explains the stages of the water cycle with a diagram. Let the pupils name each stage.',
  'Evaporation is the change of liquid water into vapor when the sun warms it.',
  '### C. Evaluating learning',
  ['What is evaporation?', 'Where do clouds come from?'],
  '## V. Remarks',
  'Lesson carried over to the next day because of the school program.',
)
const budget = fileOf(
  'en',
  '# Budget of Work in English 6',
  'Third Quarter, School Year 2023-2024',
  {
    table: [
      ['Week', 'Learning Competencies', 'Number of Days'],
      ['1', 'Identify the purpose of a text that was listened to (EN6LC-IIIa-3)', '5'],
      ['2', 'Compose clear and coherent sentences with correct adverbs (EN6G-IIIb-4)', '5'],
      ['3', 'Distinguish a fact from an opinion in a news report (EN6RC-IIIc-2)', '4'],
    ],
  },
  'Prepared by: Josefina A. Lim',
)
const chapter = sourceDocument(`
# Chapter 3: The Market of Our Town

## Why People Trade

Trade is the exchange of goods and services between people. Farmers bring rice to town because they grow more than their families can eat.

## Let's Explore

Visit the market near your school. List five goods that are sold there and ask where they come from.

## Buyers and Sellers

A seller is a person who offers goods for a price. A buyer is a person who pays for goods in order to use them.

## Think About It

Why do you think some goods cost more during the rainy season? How does your family save money at the market?

## Prices

The price of a good rises when many people want it and only a few can supply it. A typhoon that ruins the harvest makes vegetables expensive for weeks.
`)
const notes = sourceDocument(`
# Tools in the Kitchen

COLANDER - a bowl with holes that drains water from vegetables

LADLE - a deep spoon with a long handle that serves soup

WHISK - a tool of thin wires that beats eggs and cream

SPATULA - a flat tool that turns food in the pan

GRATER - a tool with sharp holes that shreds cheese and carrots
`)
const passage = sourceDocument(`
# The Fireflies of Donsol

## Read the passage

Every evening hundreds of fireflies gather in the mangrove trees along the river. Boatmen take visitors there in small boats without lights. The fireflies need clean water and old trees, so the town forbids cutting mangroves.

## Comprehension Questions

1. Where do the fireflies gather every evening?
2. Why does the town forbid cutting mangroves?

## Activity

Draw the river at night. Write three sentences about your drawing and share them with your group.
`)
const story = sourceDocument(
  `
# Ang Sapatos ni Berto

Maagang nagising si Berto noong unang araw ng klase. Luma na ang kaniyang sapatos at may butas ang isa nito.

"Nanay, nahihiya po akong pumasok," sabi niya. Ngumiti ang kaniyang ina at kinuha ang karayom at sinulid.

Tinahi ng ina ang sapatos habang nagkukuwento siya tungkol sa lolo ni Berto na naglakad nang nakayapak papunta sa paaralan.

Pumasok si Berto nang taas-noo. Nang makita niya ang kaklase niyang si Dario na walang sapatos, ibinahagi niya ang kaniyang tsinelas.
`,
  { language: 'fil' },
)

const modules: readonly (readonly [string, SourceDocument])[] = [
  ['Filipino', modyul],
  ['English', slm],
]

test.each([
  [modyul, ['Ang ilog ay', 'Ang lawa ay', 'Ang mga anyong tubig']],
  [slm, ['Photosynthesis is', 'Chlorophyll is', 'Green plants make']],
])('what a self-learning module explains and sums up is content', (document, explained) => {
  for (const beginning of nonEmpty(explained)) expect(roleOf(document, beginning)).toBe('content')
})

test.each(modules)('nothing but the explanations of a module in %s feeds questions', (_, document) => {
  const texts = taught(document).filter((text) => /[.?!:]$|^[a-d]\. /.test(text))
  for (const text of nonEmpty(texts)) expect(text).toMatch(/^(?:Ang |Photosynthesis|Chlorophyll|Green)/)
  expect(texts).toHaveLength(3)
})

test.each([
  ['Kagawaran ng Edukasyon.', 'front', modyul],
  ['Manunulat:', 'front', modyul],
  ['natutukoy ang', 'frame', modyul],
  ['Panuto: Basahin', 'direction', modyul],
  ['Alin sa mga ito', 'exercise', modyul],
  ['a. ilog', 'exercise', modyul],
  ['______ Ang ilog', 'exercise', modyul],
  ['Anong anyong tubig', 'exercise', modyul],
  ['Susi sa Pagwawasto', 'key', modyul],
  ['Reyes, Amado', 'frame', modyul],
  ['Department of Education.', 'front', slm],
  ['Writer:', 'front', slm],
  ['describe how plants', 'frame', slm],
  ['Directions: Choose the letter', 'direction', slm],
  ['Which part of the plant', 'exercise', slm],
  ['a. root', 'exercise', slm],
  ['______ Plants', 'exercise', slm],
  ['What do plants give off', 'exercise', slm],
  ['Answer Key', 'key', slm],
  ['Santos, Elena', 'frame', slm],
] as const)('"%s" in a module is %s', (beginning, role, document) => {
  expect(roleOf(document, beginning)).toBe(role)
})

test('of a daily lesson log neither its form nor what the teacher does is asked about', () => {
  for (const beginning of [
    'School:',
    'A. Content Standard',
    'B. Learning Competency',
    'Manila paper',
    'Ask the learners',
    'The teacher explains',
    'What is evaporation?',
    'Lesson carried over',
  ])
    expect(feeds(roleOf(log, beginning)), beginning).toBe(false)
  expect(roleOf(log, 'B. Learning Competency')).toBe('frame')
  expect(roleOf(log, 'Ask the learners')).toBe('teacher')
})

test('a budget of work has nothing to ask about', () => {
  expect(taught(budget)).toEqual([])
  expect(roleOf(budget, 'Week')).toBe('frame')
})

test('the text of a chapter is content, its boxes with tasks are not', () => {
  for (const beginning of ['Trade is', 'A seller is', 'The price of a good'])
    expect(roleOf(chapter, beginning)).toBe('content')
  expect(roleOf(chapter, 'Visit the market')).toBe('direction')
  expect(roleOf(chapter, 'Why do you think')).toBe('exercise')
})

test('terms with their meaning in the notes of a teacher are content', () => {
  expect(taught(notes).filter((text) => text.includes(' - '))).toHaveLength(5)
})

test('rows of a form are no glossary', () => {
  const rows = sourceDocument(`
# Our Club

School: San Roque Elementary School of Bagong Ilog

Teacher: Alma Dizon of the science club

Section: Sampaguita and Rosal in the morning

## Our Kites

Materials: ten clean bottles with caps from the canteen and a long rope

Resources: old newspapers of the library and five pairs of blunt scissors

Equipment: three long tables of the library and the tall ladder of the janitor
`)
  expect(taught(rows).filter((text) => text.includes(':'))).toEqual([])
})

test('a passage is content, its questions and tasks are not', () => {
  expect(roleOf(passage, 'Every evening')).toBe('content')
  expect(roleOf(passage, 'Where do the fireflies')).toBe('exercise')
  expect(feeds(roleOf(passage, 'Draw the river'))).toBe(false)
})

test('a story is content from beginning to end', () => {
  for (const [, role] of nonEmpty(rolesIn(story))) expect(role).toBe('content')
})

test('a picture has no words and feeds nothing', () => {
  expect(rolesOf(fileOf('en', { picture: 0 }))).toEqual(['furniture'])
})
