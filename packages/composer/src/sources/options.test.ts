import { describe, expect, test } from 'vitest'
import { anItem } from '../samples/sample-items.ts'
import { askedOf, difficultyOf, keysOf } from './candidate.ts'
import { fitsLength, lengthsEven } from './distractors.ts'
import { numberOptions } from './options.ts'

describe('wrong numbers beside a right one', () => {
  test('are near it and above zero', () => {
    expect(numberOptions('12', [])).toEqual(['13', '11', '14', '15'])
    expect(numberOptions('1,000', [])).toEqual(['1001', '999', '1002', '1003'])
    expect(numberOptions('1', [])).toEqual(['2', '3', '4'])
  })
  test('are words where the right one is', () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six']
    expect(numberOptions('Three', words)).toEqual(['four', 'two', 'five', 'six', 'one'])
    expect(numberOptions('one', words)).toEqual(['two', 'three', 'four'])
  })
  test('there are none beside a fraction or a word that is no number', () => {
    expect(numberOptions('1.5', [])).toEqual([])
    expect(numberOptions('many', ['one'])).toEqual([])
  })
})

test.each([
  ['root', 'stem', true],
  ['a', 'abcde', true],
  ['abcde', 'a', true],
  ['a', 'abcdef', false],
  ['abcdef', 'a', false],
  ['x'.repeat(30), 'x'.repeat(20), true],
  ['x'.repeat(31), 'x'.repeat(20), false],
  ['x'.repeat(10), 'x'.repeat(20), true],
  ['x'.repeat(9), 'x'.repeat(20), false],
])('whether %s is as long as %s: %s', (option, key, fits) => {
  expect(fitsLength(option, key)).toBe(fits)
})

describe('a key that is known by its length', () => {
  const even = (...letters: number[]) =>
    lengthsEven(
      letters.map((length) => 'x'.repeat(length)),
      0,
    )
  test.each([
    [[10, 10, 10, 10], true],
    [[5, 20, 20, 20], true],
    [[8, 4, 4, 4], true],
    [[9, 4, 4, 4], false],
    [[30, 20, 20, 20], false],
    [[27, 20, 20, 20], true],
    [[40, 20, 39, 20], false],
    [[30, 29, 28, 27], true],
  ])('of %j the first stands among the others: %s', (letters, isEven) => {
    expect(even(...letters)).toBe(isEven)
  })
})

test('what an item asks for and what a learner reads, form by form', () => {
  expect(keysOf(anItem('multiple_choice'))).toEqual(['Chlorophyll'])
  expect(keysOf(anItem('true_false'))).toEqual([])
  expect(keysOf(anItem('modified_true_false'))).toEqual(['Glucose'])
  expect(keysOf(anItem('modified_true_false', { answer: false, correction: 'Starch' }))).toEqual(['Starch'])
  expect(keysOf(anItem('identification'))).toEqual(['Stomata'])
  expect(keysOf(anItem('problem'))).toEqual(['42'])
  expect(keysOf(anItem('matching'))).toEqual(['Root', 'Stem', 'Leaf'])
  expect(keysOf(anItem('enumeration'))).toEqual(['petals', 'sepals', 'stamens', 'pistils'])
  expect(keysOf(anItem('sequencing'))).toEqual([])
  expect(keysOf(anItem('essay'))).toEqual([])
  expect(askedOf(anItem('matching', { premises: ['one', 'two', 'three'] }))).toBe('one two three')
  expect(askedOf(anItem('sequencing', { stem: 'Arrange.', steps: ['b', 'a', 'c'] }))).toBe('Arrange. b a c')
  for (const form of [
    'multiple_choice',
    'true_false',
    'modified_true_false',
    'identification',
    'enumeration',
    'problem',
    'essay',
  ] as const)
    expect(askedOf(anItem(form))).toBe(anItem(form).stem)
})

test('what a question asks of the mind says how hard it is', () => {
  const levels = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const
  expect(levels.map(difficultyOf)).toEqual(['easiest', 'easy', 'moderate', 'moderate', 'hard', 'hard'])
})
