import type { Item } from '@klasrum/contract/material'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../languages/language-rules.ts'
import { anItem } from '../samples/sample-items.ts'
import { lesson, plants } from '../samples/sample-lessons.ts'
import type { Candidate, Pattern } from '../sources/candidate.ts'
import { type Lesson, lessonOf } from '../understand/lesson.ts'
import { outlineOf } from '../understand/outline-of.ts'
import { isSurelyFaulty } from './gates.ts'

const read = lessonOf(plants)
const factOf = (term: string, changed: Partial<Fact> = {}, of = read): Fact => {
  const known = of.facts.find((each) => each.term === term)
  if (!known) throw new Error(`The lesson says nothing of ${term}.`)
  return { ...known, ...changed }
}
const fact = (changed: Partial<Fact> = {}) => factOf('Chlorophyll', changed)
const faulty = (item: Item, more: Partial<Candidate> = {}, of: Lesson = read) =>
  isSurelyFaulty({ item, worth: 0.5, pattern: 'statement', ...more }, of)
const quoting = (quote: string) =>
  anItem('true_false', { source: { file: 'lesson.docx', page: 1, paragraph: 1, quote } })

test('who did something is not asked for by "What", where all words of the answer are names', () => {
  const town = lessonOf(
    lesson('en', 'A Town', [
      ['The Town', 'The school was built by Lito Cruz with his friends. It stands on a hill of stone.'],
    ]),
  )
  const asked = (stem: string, term: string) =>
    faulty(anItem('identification', { stem }), { fact: fact({ term }) }, town)
  expect(asked('What built the school?', 'Lito')).toBe(true)
  expect(asked('What built the school?', 'Lito Cruz')).toBe(true)
  expect(asked('What built the school?', 'Lito Stone')).toBe(false)
  expect(asked('What is on the hill?', 'Lito')).toBe(false)
  expect(asked('What do we call the builder?', 'Lito')).toBe(false)
  expect(asked('In the town, What built the school?', 'Lito')).toBe(false)
  expect(faulty(anItem('identification', { stem: 'What built the school?' }), {}, town)).toBe(false)
})

test('a thing that is put for several beside it shows in the grammar, unless the words are quoted', () => {
  const change = { by: 'sibling', right: 'farmers', wrong: 'farmer' } as const
  expect(faulty(anItem('true_false'), { change })).toBe(true)
  expect(faulty(anItem('true_false'), { change: { ...change, wrong: 'weavers' } })).toBe(false)
  const mended = (stem: string) => anItem('modified_true_false', { stem, marked: 'farmers' })
  expect(faulty(mended('The word “farmers” names those who till the soil.'), { change })).toBe(false)
  expect(faulty(mended('The farmers till the soil, say “weavers”.'), { change })).toBe(true)
  expect(faulty(anItem('true_false', { stem: 'The word “undefined” is a word.' }), { change })).toBe(true)
})

test('what is nearly as true of the other thing is not called false of it', () => {
  const roots = lessonOf(
    lesson('en', 'Roots', [
      [
        'Roots',
        [
          'Main root – holds plant firmly under soil',
          'Side root – holds plant firmly',
          'Hair root – holds plant',
          'Air root – takes gases from wind',
        ],
      ],
    ]),
  )
  const main = factOf('Main root', {}, roots)
  const changed = (wrong: string, by: 'sibling' | 'term' = 'sibling', of: Fact | null = main) =>
    faulty(
      quoting('Main root – holds plant firmly under soil'),
      {
        ...(of && { fact: of }),
        change: { by, right: 'Main root', wrong },
      },
      roots,
    )
  expect(main).toMatchObject({ kind: 'entry', detail: 'holds plant firmly under soil' })
  expect(changed('Side root')).toBe(true)
  expect(changed('Hair root')).toBe(false)
  expect(changed('Air root')).toBe(false)
  expect(changed('Side root', 'term')).toBe(false)
  expect(changed('Side root', 'sibling', null)).toBe(false)
})

test('what does something is asked for neither by a choice nor by a blank, but stands in other questions', () => {
  const does = fact({ kind: 'action', type: 'thing' })
  const asked = (pattern: Pattern) => faulty(anItem('identification'), { pattern, fact: does })
  expect((['choice', 'identification', 'events', 'list'] as const).map(asked)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

describe('wrong answers that the lesson tells of far from the right one', () => {
  const filler = Array.from(
    { length: 8 },
    (_, at) => `The ${'red blue wide tall old new wet dry'.split(' ')[at]} house stands beside the road.`,
  )
  const land = lessonOf(
    lesson('en', 'Land and Work', [
      [
        'Land',
        'A plateau is a wide land that is high and flat. A valley is a low land between two hills.',
        ...filler,
        'A weaver is a worker that makes cloth from threads. A mason is a worker that builds walls of stone. Rizal is a town that lies near a lake.',
      ],
    ]),
  )
  const plateau = factOf('plateau', {}, land)
  const chosen = (
    options: string[],
    { pattern = 'choice', of = plateau }: { pattern?: Pattern; of?: Fact | undefined } = {},
  ) =>
    faulty(
      anItem('multiple_choice', {
        stem: 'What do we call a wide land that is high and flat?',
        options,
        answer: 0,
      }),
      { pattern, fact: of },
      land,
    )
  const far = ['plateau', 'weaver', 'mason', 'valley']

  test('are no choice where they are more than half', () => {
    expect(plateau.type).toBe('thing')
    expect(chosen(far)).toBe(true)
    expect(chosen(['plateau', 'weaver', 'valley'])).toBe(false)
    expect(chosen(['plateau', 'valley'])).toBe(false)
  })
  test('are none in a sentence to be mended either, but elsewhere they may stand', () => {
    expect(chosen(far, { pattern: 'mending' })).toBe(true)
    expect(chosen(far, { pattern: 'contrast' })).toBe(false)
    expect(faulty(anItem('true_false'), { pattern: 'choice', fact: plateau }, land)).toBe(false)
  })
  test('are some for a person, a name, or a key that is not the thing itself', () => {
    expect(chosen(far, { of: { ...plateau, type: 'person' } })).toBe(false)
    expect(chosen(['valley', 'weaver', 'mason', 'plateau'])).toBe(false)
    const town = factOf('Rizal', { type: 'thing' }, land)
    expect(chosen(['Rizal', 'plateau', 'valley'], { of: town })).toBe(false)
    const item = anItem('multiple_choice', { options: far, answer: 0 })
    expect(faulty(item, { pattern: 'choice' }, land)).toBe(false)
  })
})

describe('a lesson of numbers', () => {
  const prose = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `The ${'abcdefghijklmnopqrstuvwxyz'[at]} house stands beside the road.`,
    )
  const file = (name: string, count: number) =>
    sourceDocument(`# Sums\n\n${[...prose(count), '5 × 3 = 15', '36 ÷ 12 = 3'].join('\n\n')}`, {
      file_name: name,
    })
  const outline = outlineOf([file('sums.docx', 22), file('words.docx', 23)], 1)
  const asked = (name: string, more: Partial<Candidate> = {}) =>
    faulty(
      anItem('true_false', {
        source: { file: name, page: 1, paragraph: 2, quote: 'The a house stands beside the road.' },
      }),
      { pattern: 'list', ...more },
      lessonOf(outline),
    )
  test('is one of which two lines of twenty-five reckon, and not a line less', () => {
    expect(outline.documents.map(({ blocks }) => blocks.length)).toEqual([25, 26])
    expect(asked('sums.docx')).toBe(true)
    expect(asked('words.docx')).toBe(false)
    expect(asked('lesson.docx')).toBe(false)
  })
  test('is asked by what it defines, and in essays', () => {
    expect(asked('sums.docx', { fact: fact({ kind: 'property' }) })).toBe(true)
    expect(asked('sums.docx', { fact: fact() })).toBe(false)
    expect(asked('sums.docx', { pattern: 'essay' })).toBe(false)
  })
})

test('a year of birth is a fault only where the year is what is changed', () => {
  const born = anItem('true_false', { stem: 'The poet Rosa Cruz was born in Baler in 1939.' })
  expect(faulty(born)).toBe(false)
  expect(faulty(born, { change: { by: 'name', right: 'Baler', wrong: 'Bogo' } })).toBe(false)
  expect(faulty(born, { change: { by: 'figure', right: '1929', wrong: '1939' } })).toBe(true)
})

describe('a sentence of a story', () => {
  const story = outlineOf([
    sourceDocument(`# The Torn Kite

One morning, Lito found a torn kite under the mango tree. He took it home and put it on the table. Lito was glad.

"I can mend this with rice paste," said Lola Ising. Lito mixed the rice paste in a coconut shell.

# The Windy Hill

That afternoon, Ben asked to hold the string of the kite. "You may hold it when the wind is gentle," said Lito.

Lito ran up the hill with the kite. Ben laughed and ran after Lito.`),
  ])
  const titles = story.topics.map(({ title }) => title)
  const under = (topic: string, more: Partial<Candidate> = {}) =>
    faulty(anItem('true_false', { topic }), more, lessonOf(story))
  test('is asked about in no part of it, but only by the rules for sentences', () => {
    expect(titles.length).toBeGreaterThan(1)
    expect(titles.map((title) => under(title))).toEqual(titles.map(() => true))
    expect(under('Photosynthesis')).toBe(false)
    expect(under(titles[0] ?? '', { pattern: 'essay' })).toBe(false)
    const { pattern: _, ...asStory }: Candidate = {
      item: anItem('true_false', { topic: titles[0] ?? '' }),
      worth: 0.5,
      pattern: 'statement',
    }
    expect(isSurelyFaulty(asStory, lessonOf(story))).toBe(false)
  })
})

test('what says who or what a thing is may be asked in every way, what a sentence says beside may be chosen', () => {
  const blank = fact({ kind: 'blank' })
  expect(faulty(anItem('multiple_choice'), { pattern: 'choice', fact: blank })).toBe(false)
  expect(faulty(anItem('multiple_choice'), { pattern: 'list', fact: blank })).toBe(true)
  expect(faulty(anItem('true_false'), { pattern: 'list', fact: fact({ kind: 'property' }) })).toBe(false)
})

test('a changed number is asked in what its heading names by one word of it, but not in Filipino', () => {
  const change = { by: 'figure', right: '1987', wrong: '1973' } as const
  const named = {
    ...quoting('The constitution of 1987 came into force in February.'),
    topic: 'Our new constitution',
  }
  const more = { pattern: 'list', fact: fact({ kind: 'blank' }), change } as const
  expect(faulty(named, more)).toBe(false)
  expect(faulty({ ...named, topic: 'Our new flag' }, more)).toBe(true)
  expect(faulty({ ...named, language: 'fil' }, more)).toBe(true)
})

describe('in Filipino', () => {
  const asked = (pattern: Pattern, kind: Fact['kind'], quote: string) =>
    faulty({ ...quoting(quote), language: 'fil' }, { pattern, fact: fact({ kind }) })
  const sentence = 'Ang barangay ay ang pinakamaliit na yunit ng pamahalaan.'
  test.each([
    ['statement', true],
    ['identification', true],
    ['contrast', true],
    ['mending', true],
    ['choice', false],
    ['list', false],
  ] as const)('an entry is asked as %s: a fault is %s', (pattern, isFault) => {
    expect(asked(pattern, 'entry', sentence)).toBe(isFault)
    expect(asked(pattern, 'definition', sentence)).toBe(false)
    expect(faulty(quoting(sentence), { pattern, fact: fact({ kind: 'entry' }) })).toBe(false)
  })
  test.each([
    ['Si Mabini ay 34 na taong gulang.', true],
    ['Sina Mabini at Rizal ay mga bayani.', true],
    ['Ang mga puno ay halaman.', true],
    ['Sinag ang tawag sa liwanag ng araw.', false],
    ['Ang kuneho na tinawag na Si Puti ay isang hayop.', false],
  ])('"%s" defines nobody: %s', (quote, isFault) => {
    expect(asked('statement', 'definition', quote)).toBe(isFault)
  })
})
