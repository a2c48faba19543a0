import { expect, test } from 'vitest'
import { rulesOf } from '../languages/rules-of.ts'
import { anItem } from '../samples/sample-items.ts'
import { lesson, plants } from '../samples/sample-lessons.ts'
import { lessonOf } from '../understand/lesson.ts'
import { hasTwoRight, isNumber, isSilly, optionsOf } from './lint-options.ts'

const read = lessonOf(plants)
const twoRight = (changed: Parameters<typeof anItem<'multiple_choice'>>[1], of = read) =>
  hasTwoRight(anItem('multiple_choice', changed), of, rulesOf('en'))

test.each(['1,898', '3/4', '12:30', '₱50', '20%', '3 pots', 'B12'])('%s is a number', (text) => {
  expect(isNumber(text)).toBe(true)
})
test.each(['three', 'Root', '', '%'])('"%s" is no number', (text) => {
  expect(isNumber(text)).toBe(false)
})

test('only a choice has options', () => {
  expect(optionsOf(anItem('multiple_choice'))).toHaveLength(4)
  expect(optionsOf(anItem('identification'))).toEqual([])
})

test('one right answer among wrong ones of the lesson is sound', () => {
  expect(twoRight({})).toBe(false)
  expect(hasTwoRight(anItem('identification'), read, rulesOf('en'))).toBe(false)
})

test.each([
  ['the key with a word more', ['Green chlorophyll', 'Chlorophyll', 'Pollination', 'Glucose'], 1],
  ['a part of the key', ['Light', 'Green light', 'Pollination', 'Glucose'], 1],
  [
    'the words of the key in another order',
    ['Pollen transfer', 'Transfer of pollen', 'Glucose', 'Seedling'],
    1,
  ],
  ['another form of the key', ['Seedlings', 'Seedling', 'Pollination', 'Glucose'], 1],
  ['the key in a longer one', ['Simple plant sugars', 'Sugar of plants', 'Pollination', 'Seedling'], 1],
  ['a part of a number', ['12 pots', '12', '14', '15'], 0],
  ['a number with its unit', ['12', '12 pots', '14', '15'], 0],
  ['some words of the key', ['Pollen transfer', 'Transfer of pollen grains', 'Glucose', 'Seedling'], 1],
  [
    'the four words of the key with one between',
    ['Loss of fresh water vapor', 'Loss of water vapor', 'Glucose', 'Seedling'],
    1,
  ],
  [
    'the very words of a long key',
    ['Fast loss of water vapor from leaves', 'Loss of water vapor from leaves', 'Glucose', 'Seedling'],
    1,
  ],
])('%s is a second right answer', (_, options, answer) => {
  expect(twoRight({ options, answer })).toBe(true)
})

test('a key of five words may be told from a longer one that has them all apart', () => {
  const options = ['Loss of fresh water vapor from old leaves', 'Loss of water vapor from leaves', 'Glucose']
  expect(twoRight({ options, answer: 1 })).toBe(false)
})

test('of a long answer one word more than the lesson says does not make it wrong, of a short one it does', () => {
  const rain = lesson('en', 'Rain', [
    ['Rain', 'Rain falls when warm wet air rises high above the sea. Rain falls when clouds grow heavy.'],
  ])
  const asked = (wrong: string) =>
    twoRight(
      {
        stem: 'When does rain fall?',
        options: ['clouds grow heavy', wrong],
        answer: 0,
        source: { file: 'lesson.docx', page: 1, paragraph: 1, quote: 'Rain falls when clouds grow heavy.' },
      },
      lessonOf(rain),
    )
  expect(asked('warm wet air rises high mountains')).toBe(true)
  expect(asked('wet air rises high mountains')).toBe(false)
  expect(asked('wet air rises high above')).toBe(true)
})

test('numbers that share their unit are not the same', () => {
  const options = ['12 pots', '14 pots', '15 pots', '16 pots']
  expect(twoRight({ stem: 'How many did the class fill?', options, answer: 0 })).toBe(false)
})

test('what the lesson calls the same, or says as well, is a second right answer', () => {
  const outline = lesson('en', 'Water', [
    [
      'Water',
      'Vapor, also called steam, is water in the form of a gas. Ice is a solid form of water. Snow is a solid form of water.',
    ],
  ])
  const of = lessonOf(outline)
  const source = { file: 'lesson.docx', page: 1, paragraph: 1, quote: 'Ice is a solid form of water.' }
  const solid = { stem: 'Which is a solid form of water?', source }
  expect(twoRight({ ...solid, options: ['Snow', 'Ice', 'Steam'], answer: 1 }, of)).toBe(true)
  expect(twoRight({ ...solid, options: ['Gas', 'Ice', 'Steam'], answer: 1 }, of)).toBe(false)
  const named = { stem: 'What rises from a pot?', source: { ...source, quote: 'Nothing.' } }
  expect(twoRight({ ...named, options: ['Vapor', 'Steam'], answer: 0 }, of)).toBe(true)
  expect(twoRight({ ...named, options: ['Vapor', 'Steam'], answer: 1 }, of)).toBe(true)
  expect(twoRight({ ...named, options: ['Vapor', 'Snow'], answer: 1 }, of)).toBe(false)
})

test('an option of another type than the key, or from outside the lesson, is silly', () => {
  const silly = (options: string[], answer: number) =>
    isSilly(anItem('multiple_choice', { options, answer }), read)
  expect(silly(['Pollination', 'Chlorophyll', 'Germination', 'Glucose'], 1)).toBe(false)
  expect(silly(['Pollination', 'Chlorophyll', 'Bubblegum', 'Glucose'], 1)).toBe(true)
  expect(silly(['1898', 'Chlorophyll', 'Germination', 'Glucose'], 1)).toBe(true)
  expect(silly(['1898', '1899', 'Glucose', '1901'], 1)).toBe(true)
  expect(silly(['1898', '1899', '1900', '1901'], 1)).toBe(false)
  expect(silly(['Bubblegum', 'Chlorophyll', 'Glucose'], 0)).toBe(false)
  expect(isSilly(anItem('identification', { answer: 'Bubblegum' }), read)).toBe(false)
})
