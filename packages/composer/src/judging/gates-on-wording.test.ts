import type { Item } from '@klasrum/contract/material'
import { expect, test } from 'vitest'
import type { Fact } from '../languages/language-rules.ts'
import { anItem } from '../samples/sample-items.ts'
import { lesson, plants } from '../samples/sample-lessons.ts'
import type { Candidate } from '../sources/candidate.ts'
import { lessonOf } from '../understand/lesson.ts'
import { isSurelyFaulty } from './gates.ts'

const read = lessonOf(plants)
const defining = (changed: Partial<Fact> = {}): Fact => {
  const known = read.facts.find(({ term }) => term === 'Chlorophyll')
  if (!known) throw new Error('The lesson does not define chlorophyll.')
  return { ...known, ...changed }
}
const faulty = (item: Item, more: Partial<Candidate> = {}, of = read) =>
  isSurelyFaulty({ item, worth: 0.5, pattern: 'statement', ...more }, of)
const saying = (stem: string) => anItem('true_false', { stem })
const quoting = (quote: string, changed: Partial<Item> = {}) =>
  anItem('true_false', {
    ...(changed as object),
    source: { file: 'lesson.docx', page: 1, paragraph: 1, quote },
  })

test.each([
  ['Leaves are green (see Brown 1999).', true],
  ['Leaves are green (Brown 1999b).', true],
  ['Leaves are green (Brown 1999, page 3).', true],
  ['Leaves are green [12].', true],
  ['Leaves (green in 1999) fall.', false],
  ['Films are kept on disks in TB (terabytes).', false],
])('a reference to a scholar is told from other brackets: %s %s', (text, isReference) => {
  expect(faulty(saying(text))).toBe(isReference)
})

test.each([
  ['Salt Clouds form over the warm sea.', true],
  ['Light of the Clouds reaches the ground.', true],
  ['Many small Insects live in the soil.', false],
  ['New iPhones are sold in the town.', false],
  ['Salt Lakes, seas and rivers hold water.', false],
  ['White sand Beaches line the coast.', false],
  ['White ink Marks show the way home.', false],
  ['A very long and wide River runs here.', false],
])('a heading before a sentence has capitals up to its end: %s %s', (quote, isInside) => {
  expect(faulty(quoting(quote), { fact: defining() })).toBe(isInside)
})

test('only the first five words can be a heading', () => {
  const headed = (quote: string) => faulty(quoting(quote), { fact: defining() })
  expect(headed('Light And Heat Of Clouds over the sea are strong.')).toBe(true)
  expect(headed('And of in the at Clouds over the sea are strong.')).toBe(false)
})

test('a name with a capital after it is no heading', () => {
  const farm = lessonOf(
    lesson('en', 'A Farm', [['The Farm', 'The soil is tilled by Ana every year. It feeds the town.']]),
  )
  const quote = 'Ana Grows rice in the wet field.'
  expect(faulty(quoting(quote), { fact: defining() }, farm)).toBe(false)
  expect(faulty(quoting(quote.replace('Ana', 'Wet')), { fact: defining() }, farm)).toBe(true)
})

test.each([
  ['12: the number of months in a year.', false],
  ['The time is 10:30 in the morning.', false],
  ['Easy: it floats on the water.', true],
  ['The range of 5 – Eight is small.', true],
  ['The range of 5 – eight is small.', false],
])(
  'an entry inside a sentence has a word before its colon, or a capital after its dash: %s %s',
  (quote, isInside) => {
    expect(faulty(quoting(quote), { fact: defining() })).toBe(isInside)
  },
)

test('a question that means something is one, wherever it says so', () => {
  const named = (stem: string) => faulty(anItem('identification', { stem }), { fact: defining() })
  expect(named('In a leaf, What means pointing to the light?')).toBe(false)
  expect(named('What means pointing to the light?')).toBe(true)
})

test.each([
  ['Steps in Planting Seeds', false],
  ['One step of planting', false],
  ['Procedure of planting', false],
  ['Procedures of planting', false],
  ['Planting steps', false],
  ['The process before step 3', false],
  ['“Step 1” of planting', true],
  ['Step2 of the process', true],
  ['Hakbang 3 ng pagtatanim', true],
])('the order of "%s" is not asked: %s', (title, isFaulty) => {
  for (const stem of [
    `Arrange these in the right order (${title})`,
    `Arrange these in the right order (${title}).`,
    `Arrange these in the right order (${title}). `,
  ])
    expect(faulty(anItem('sequencing', { stem }), { pattern: 'order' }), stem).toBe(isFaulty)
})
test('an order that names no heading, or names one before other words, is not asked', () => {
  const ordered = (stem: string) => faulty(anItem('sequencing', { stem }), { pattern: 'order' })
  expect(ordered('Arrange these in the right order.')).toBe(true)
  expect(ordered('Arrange (Steps in Planting Seeds) these.')).toBe(true)
})

test.each([
  ['Name: ___', true],
  ['Name: __', false],
  ['Name the parts....', true],
  ['Name the parts...', false],
  ['Name the parts……', true],
  ['Name the parts…', false],
  ['Rewrite the lines', true],
  ['Rearrange the lines', true],
  ['Re-arrange the lines', true],
  ['Make sentences', true],
  ['Make correct sentences', true],
  ['Sentence structure', true],
  ['Structures of language', true],
  ['Infrastructure', false],
  ['Definition of a leaf', false],
])('"%s" heads exercises: %s', (topic, isExercise) => {
  expect(faulty(anItem('true_false', { topic }))).toBe(isExercise)
})

test.each([
  ['Ibigay ang mga katangian (3).', true],
  ['Ibigay ang katangian (3).', true],
  ['Ibigay ang mga katangian.', true],
  ['Ibigay ang mga katangian (10)', true],
  ['Ibigay ang mga bagong katangian (3).', false],
  ['Ibigay ang bagong katangian', false],
  ['Anu-ano ang mga katangian?', false],
])('"%s" does not say of what: %s', (stem, isFaulty) => {
  const answers = ['malakas', 'mabilis', 'matapang']
  const item = anItem('enumeration', { language: 'fil', stem, answers, points: 3 })
  expect(faulty(item, { pattern: 'list' })).toBe(isFaulty)
})

test('a list to be named in Filipino is not mostly in English', () => {
  const english = ['the head of the office', 'the name of the school', 'the size of the class']
  const named = (answers: string[]) =>
    faulty(
      anItem('enumeration', {
        language: 'fil',
        stem: 'Anu-ano ang mga bahagi ng talaan ng paaralan?',
        answers,
        points: answers.length,
      }),
      { pattern: 'list' },
    )
  expect(named([...english.slice(0, 2), 'ang pangalan ng guro', 'ang bilang ng mga bata'])).toBe(false)
  expect(named([...english.slice(0, 2), 'ang pangalan ng guro'])).toBe(true)
  expect(named(['ang bilang ng mga bata', 'ang pangalan ng guro'])).toBe(false)
})

test.each([
  ['The box in Fig 4 is heavier than the other.', true],
  ['The boxes of Figs 4 and 5 are heavier.', true],
  ['The box in fig3 is heavier than the other.', true],
  ['The chart of table 2 shows the rain.', true],
  ['Table salt dissolves in warm water.', false],
  ['Some diagrams of leaves have three parts.', false],
  ['The figures of the census are growing.', false],
  ['This chart tells of the rain of a year.', true],
])('what a picture shows is not asked: "%s" %s', (text, isOfPicture) => {
  expect(faulty(saying(text), { fact: defining() })).toBe(isOfPicture)
  expect(faulty(saying(text))).toBe(false)
})

test.each(['rate in percent', 'Indian farmers', 'Force at rest', 'Fromage'])(
  '"%s" can be named',
  (answer) => {
    expect(faulty(anItem('identification', { answer }), { pattern: 'identification' })).toBe(false)
  },
)
test('what cannot be named can still be chosen', () => {
  const answer = 'in the morning'
  expect(faulty(anItem('identification', { answer }), { pattern: 'identification' })).toBe(true)
  expect(faulty(anItem('identification', { answer }), { pattern: 'contrast' })).toBe(false)
})

test.each([
  ['The term “Slang” refers to a new word of the young.', true],
  ['The term “Archaism” refers to an old term of a language.', true],
  ['The term “Slang” refers to an informal way of speaking.', false],
  ['What do we call a new word of the young?', true],
  ['What do we call an old term of a language?', true],
  ['What do we call sometimes the king of fruits?', true],
  ['What do we call some times of the year?', true],
  ['What do we call often the king of fruits?', true],
  ['Whoever asks “What do we call often sweet?” wants to know of fruits.', false],
  ['What do we call the word that joins two others?', false],
])('"%s" defines nothing: %s', (stem, isFaulty) => {
  expect(faulty(saying(stem))).toBe(isFaulty)
})

test.each([
  'function',
  'functions',
  'use',
  'uses',
  'role',
  'roles',
  'effect',
  'effects',
  'importance',
  'gamit',
])('parts are no answer to a question on their %s', (word) => {
  const quote = 'Stem: holds the leaves together.'
  const named = (stem: string, answers: string[]) =>
    faulty(
      anItem('enumeration', {
        stem,
        answers,
        points: 2,
        source: { file: 'lesson.docx', page: 1, paragraph: 1, quote },
      }),
      { pattern: 'list' },
    )
  expect(named(`Name the ${word} of the parts.`, ['Root', 'Stem'])).toBe(true)
  expect(named(`Name the ${word} of the parts.`, ['holds the leaves', 'makes food'])).toBe(false)
  expect(named(`Name the ${word} of the parts.`, ['Ste', 'together'])).toBe(false)
  expect(named('Name the parts of the plant.', ['Root', 'Stem'])).toBe(false)
  expect(faulty(quoting(quote, { form: 'true_false' }), { pattern: 'list' })).toBe(false)
})

test.each([
  ['Para sa mga magulang', true],
  ['Para sa magulang', true],
  ['Para sa guro', true],
  ['Ang liham para sa guro', false],
  ['How to use this module', true],
  ['Knowing how to use a map', false],
])('"%s" tells of the module itself: %s', (topic, isOfModule) => {
  expect(faulty(anItem('true_false', { topic }))).toBe(isOfModule)
})

test.each([
  ['Matukoy ang mga bahagi ng halaman.', true],
  ['Maipaliwanag ang mga bahagi ng halaman.', true],
  ['Makapagsulat ng tula tungkol sa bayan.', true],
  ['Makapag-ulat ng balita tungkol sa bayan.', true],
  ['Nais ng bayani na mabanggit ang pangalan ng bayan.', false],
])('"%s" is to be reached and not so: %s', (quote, isGoal) => {
  expect(faulty(quoting(quote))).toBe(isGoal)
})

test('a deed without its doer is faulty only where it is the whole sentence of a fact', () => {
  const fact = defining()
  expect(faulty(quoting('Used fire to keep the animals away.'), { fact })).toBe(true)
  expect(faulty(quoting('Used fire to keep the animals away.'))).toBe(false)
  expect(faulty(quoting('Fire was used to keep the animals away.'), { fact })).toBe(false)
})

test('he who is not named opens the sentence', () => {
  expect(faulty(saying('Together with Rosa, she opened the mission.'))).toBe(true)
  expect(faulty(saying('Like Jose Rizal, he wrote novels.'))).toBe(true)
  expect(faulty(saying('The boy came with a dog, he said.'))).toBe(false)
})

test.each([
  ['Partial planning covers a sector/part of the economy.', true],
  ['Dormancy is forced on seeds by storage e.g. in stores.', true],
  ['Force is measured in newtons, distance in km.', false],
])('notes in short are told from sentences: %s %s', (text, isShort) => {
  expect(faulty(saying(text))).toBe(isShort)
})

test.each([
  ['Who is a former president of the country?', true],
  ['What do we call the major role of citizens in a democracy?', true],
  ['Which of the following is among the examples of areas?', true],
  ['Who was the first president of the country?', false],
  ['What do we call the green pigment of leaves?', false],
])('what many things are is not asked for: %s %s', (stem, isOfMany) => {
  expect(faulty(anItem('identification', { stem }))).toBe(isOfMany)
})

test.each([
  [['Chlorophyll is the green pigment of leaves.', 'Chlorophyll takes in light.'], false],
  [['Leaves hold much chlorophyll.', 'Light is needed for chlorophyll to form.'], true],
])('a topic is explained only where one of the points says what it is: %s %s', (looked_for, isFaulty) => {
  const essay = anItem('essay', { bloom: 'understand', topic: 'Chlorophyll', looked_for })
  expect(faulty(essay, { pattern: 'essay' })).toBe(isFaulty)
})
