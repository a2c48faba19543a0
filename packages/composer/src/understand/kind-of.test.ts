import type { SourceDocument } from '@klasrum/contract/source'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { lessonKindOf } from './kind-of.ts'
import { rolesOf } from './roles-of.ts'

const kind = (document: SourceDocument) => lessonKindOf(document, rolesOf(document))

const soil = [
  'Loam is soil that has sand, silt and clay in equal parts. It is the best soil for vegetables.',
  'Clay is soil with very small grains that stick together. Water passes through clay slowly.',
  'Sand is soil with large grains. Water passes through sand quickly, so plants in it dry out.',
]

test('a file with the parts of a self-learning module is a module, whatever it is called', () => {
  const parts = (...headings: string[]) =>
    headings.map((heading, at) => `## ${heading}\n\n${soil[at % soil.length]}`).join('\n\n')
  expect(kind(sourceDocument(parts('Alamin', 'Suriin', 'Tayahin'), { language: 'fil' }))).toBe('module')
  expect(
    kind(
      sourceDocument(parts('What I Need to Know', 'What Is It', 'What I Can Do'), {
        file_name: 'lesson plan soil.docx',
      }),
    ),
  ).toBe('module')
})

test.each([
  ['Daily_Lesson_Log_Week3.docx', 'plan'],
  ['DLL-Science-4.docx', 'plan'],
  ['Masusing Banghay-Aralin sa Agham.docx', 'plan'],
  ['Lesson Exemplar in Science.docx', 'exemplar'],
  ['Budget_of_Work_Grade_5.docx', 'budget'],
  ['Modyul 2 Lupa.docx', 'module'],
])('a file called %s is a %s', (file_name, expected) => {
  expect(kind(sourceDocument(`# Soil\n\n${soil.join('\n\n')}`, { file_name }))).toBe(expected)
})

test('the name may stand in the first lines instead', () => {
  expect(kind(sourceDocument(`# Budget of Work in Science 4\n\n${soil.join('\n\n')}`))).toBe('budget')
  expect(kind(sourceDocument(`# Soil\n\nDetailed Lesson Plan\n\n${soil.join('\n\n')}`))).toBe('plan')
})

test('a file that is mostly told to the teacher is a plan although nothing calls it so', () => {
  const guide = sourceDocument(`
# Soil

## Motivation

Ask the learners to bring soil from their garden. Have the class look at it with a lens.

## Procedure

Divide the class into four groups. Let the learners pour water on each soil and tell them to take the time.

The teacher asks each group to report. Guide the learners as they compare their answers.
`)
  expect(kind(guide)).toBe('plan')
})

test('a file of questions and answers is a quiz', () => {
  const quiz = sourceDocument(`
# Long Quiz

Directions: Choose the letter of the best answer.

1. Which soil is best for vegetables?

- a. loam
- b. clay
- c. sand
- d. gravel

2. Which soil lets water pass quickly?

- a. loam
- b. clay
- c. sand
- d. silt

3. Which soil has grains that stick together?

- a. gravel
- b. clay
- c. sand
- d. loam

## Answer Key

1. a 2. c 3. b
`)
  expect(kind(quiz)).toBe('quiz')
})

test('a story is a story', () => {
  const story = sourceDocument(
    `
# Ang Payong ni Lola

Umuulan noong umagang iyon. Kinuha ni Lola Sela ang luma niyang payong at sinabi niya kay Ina, "Susunduin ko si Toto."

Mahaba ang kaniyang nilakad. Nang dumating siya sa paaralan, nakita niya si Toto na naghihintay sa ilalim ng puno.

"Lola, basang-basa na po kayo!" sabi ni Toto. Natawa siya at niyakap niya ang apo niya.

Sabay silang umuwi. Mula noon, si Toto na ang nagdadala ng payong para sa kaniyang lola.
`,
    { language: 'fil' },
  )
  expect(kind(story)).toBe('story')
})

test('a legend in two long paragraphs is a story too', () => {
  const first =
    'Sa isang malayong bayan ay may isang dalaga na ang pangalan ay Marikit. Ang hardin ni Marikit ay puno ng rosas. Araw-araw ay dinidilig niya ang mga ito. Isang umaga ay dumaan si Kidlat sa tabi ng bakod. Humingi siya ng tubig kay Marikit. Ang tubig ay iniabot ng dalaga sa kaniya.'
  const second =
    'Nagkaibigan sina Marikit at Kidlat. Ngunit umalis si Kidlat at hindi na siya bumalik. Umiyak si Marikit sa ilalim ng puno. Sa lupa na nabasa ng kaniyang luha ay may tumubong halaman. Ang halaman ay tinawag ng mga tao na marikit.'
  expect(kind(sourceDocument(`# Alamat ng Marikit\n\n${first}\n\n${second}`, { language: 'fil' }))).toBe(
    'story',
  )
})

test('many pages with few words each are slides', () => {
  const slides = soil.map((text, at) => `# Soil ${at + 1}\n\n${text}`).join('\n\n')
  expect(kind(sourceDocument(slides, { pages: 6, kind: 'pdf' }))).toBe('slides')
  expect(kind(sourceDocument(slides, { pages: 1, kind: 'pdf' }))).toBe('notes')
})

const lake =
  'The lake feeds three towns. Tilapia is the fish that most families raise in cages of net and bamboo. The water is clean because the towns forbid pigs near the shore.'

test('a passage with its tasks is a reading', () => {
  const reading = sourceDocument(`
# The Lake of Three Towns

${lake}

## Comprehension Questions

1. How many towns does the lake feed?
2. Why is the water of the lake clean?
3. What would happen if pigs were raised near the shore?
`)
  expect(kind(reading)).toBe('reading')
})

test('plain text is notes when it is short and a chapter when it is long', () => {
  const text = (times: number) =>
    Array.from({ length: times }, (_, at) => `## Part of the lake ${at + 1}\n\n${lake}`).join('\n\n')
  expect(kind(sourceDocument(text(3)))).toBe('notes')
  expect(kind(sourceDocument(text(70)))).toBe('chapter')
})
