import type { SourceDocument } from '@klasrum/contract/source'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { fileOf } from './sample-file.ts'
import {
  answersIn,
  planetLists,
  planetQuiz,
  planets,
  questionsIn,
  type SampleFilePart,
} from './sample-quiz.ts'

const [first, second, third] = planets
const rightKey = '1. B 2. C 3. A'
const otherKey = '1. A 2. C 3. B'

const withKey = (...key: readonly SampleFilePart[]) => planetQuiz('## Answer Key', ...key)
const onTwoDays = (...key: readonly SampleFilePart[]) =>
  fileOf('en', '# Day 1', '## Quiz', ...planets, '# Day 2', '## Quiz', ...planets, '# Answer Key', ...key)

describe('a key that is not certain is no key', () => {
  const none = (document: SourceDocument) => {
    expect(nonEmpty(answersIn(document)).every((answer) => answer === null)).toBe(true)
  }

  test('a count that does not fit', () => {
    none(withKey('1. B 2. C'))
    none(withKey(`${rightKey} 4. D`))
  })
  test('a letter that no choice has', () => {
    none(withKey('1. B 2. E 3. A'))
  })
  test('a letter beside words that are not its own', () => {
    none(withKey('1. B. Venus 2. C. Saturn 3. A. Earth'))
  })
  test('numbers that are left out', () => {
    none(withKey('1. B 3. A'))
  })
  test('two sets and one key', () => {
    none(fileOf('en', '## Quiz 1', ...planets, '## Quiz 2', ...planets, '## Answer Key', rightKey))
  })
  test('one name for two sets and one key', () => {
    none(onTwoDays(`Quiz: ${rightKey}`))
  })
  test('two keys and one set', () => {
    none(withKey(rightKey, otherKey))
    none(withKey(`Quiz: ${rightKey}`, `Quiz: ${otherKey}`))
  })
  test('the name of another set', () => {
    none(withKey(`Task 4: ${rightKey}`))
  })
  test('answers under a heading that no set has', () => {
    none(onTwoDays('## Quiz', rightKey, '## Extra work', rightKey))
  })
  test('letters for questions without choices', () => {
    const questions = ['1. What do plants make?', '2. What do roots take in?']
    none(fileOf('en', '## Quiz', ...questions, '## Answer Key', '1. B 2. C'))
  })
  test('a mark at the question that says something else than the key', () => {
    const document = fileOf('en', '## Quiz', first, 'Answer: A', second, third, '## Answer Key', rightKey)
    expect(answersIn(document)).toEqual([null, 2, 0])
  })
  test('a letter that is also the words of another choice', () => {
    const questions = [
      '1. Which letter is a vowel? A. M B. T C. A',
      '2. Which letter comes first? A. C B. A C. T',
    ]
    none(fileOf('en', '## Quiz', ...questions, '## Answer Key', '1. A 2. A'))
  })
  test('hints, points and cue words in brackets', () => {
    none(fileOf('en', '## Quiz', ['Why do leaves fall? (2 points)', 'What do roots do? (Hint: water)']))
    none(fileOf('en', '## Quiz', ['She ______ to school yesterday. (go)', 'They ______ home early. (come)']))
  })
  test('bold words in some choices only', () => {
    none(planetLists(['Mercury'], [], []))
  })
  test('two choices of one question that are terms, or only a word of a choice', () => {
    const withTerms = (...terms: string[]) => planetLists(['Mercury'], terms, ['Earth'])
    expect(answersIn(withTerms('Saturn with its rings'))).toEqual([1, 2, 0])
    none(withTerms('Mars', 'Saturn with its rings'))
    none(withTerms('rings'))
  })
  test('a paper whose title says "key" but that gives no answers', () => {
    none(fileOf('en', '# Plants Quiz Key', ...planets))
  })
  test('a rubric that speaks of answers', () => {
    const document = fileOf('fil', '## Rubrik', {
      table: [
        ['1. Kumpleto at wasto ang bawat sagot.', '5 puntos'],
        ['2. Maayos ang sagot.', '5 puntos'],
      ],
    })
    expect(questionsIn(document).filter(({ answer }) => answer !== null)).toEqual([])
  })
})
