import { describe, expect, test } from 'vitest'
import { keyGroups } from './key-entries.ts'
import { fileOf } from './sample-file.ts'
import { answersIn, planetsCounted, questionsIn, type SampleFilePart } from './sample-quiz.ts'

const numbers = [1, 2, 3, 4, 5]
/** Of five questions with three choices each. */
const letters = ['B', 'C', 'A', 'A', 'C']
const answers = [1, 2, 0, 0, 2]
const others = ['C', 'A', 'A', 'B', 'B']
const otherAnswers = [2, 0, 0, 1, 1]

const questions = planetsCounted(...numbers)
const later = questions.map((question) => question.replace('night', 'morning'))
const unanswered = numbers.map(() => null)

const rows = (entries: readonly string[], width: number) =>
  Array.from({ length: Math.ceil(entries.length / width) }, (_, row) =>
    entries.slice(row * width, (row + 1) * width).flatMap((entry, at) => [`${row * width + at + 1}`, entry]),
  )

describe('letters that are counted are a key, whatever stands over them', () => {
  test.each<[string, readonly SampleFilePart[]]>([
    ['nothing', [letters]],
    ['the name of the set', ['## Assessment', letters]],
    [
      'letters of its name that were torn apart',
      ['## S SUSI SA PAGWAWASTO', 'A P', '## Assessment', letters],
    ],
    ['the references of the file', ['## Answer Key', '## References', 'Books on planets.', letters]],
    ['the number of the module', ['## Susi ng Pagwawasto', '## CARLR 1353', '## Assessment', letters]],
    ['nothing, in a table', [{ table: rows(letters, 2) }]],
    ['nothing, cut by the end of a page', [['B', 'C', 'A', 'A 5. C']]],
  ])('%s', (_, key) => {
    expect(answersIn(fileOf('en', '## Assessment', ...questions, ...key))).toEqual(answers)
  })

  test('two sets by their names, and what stands between them is no question', () => {
    const file = fileOf(
      'en',
      '## What I Know',
      ...questions,
      '## Assessment',
      ...later,
      '## Answer Key',
      '## Other activities',
      'Answers may vary',
      '## Assessment',
      others,
      '## What I Know',
      letters,
    )
    expect(answersIn(file)).toEqual([...answers, ...otherAnswers])
  })

  test.each<[string, SampleFilePart]>([
    ['the alphabet', ['A', 'B', 'C', 'D', 'E']],
    ['four letters, which may be blood groups', ['A', 'B', 'B', 'A']],
    ['words', ['ants', 'bees', 'ants', 'cows', 'bees']],
  ])('not %s', (_, list) => {
    expect(answersIn(fileOf('en', '## Assessment', ...questions, list))).not.toContain(1)
  })

  test('not the alphabet, where five choices would take each of its letters', () => {
    const fiveChoices = numbers.map(
      (number) =>
        `${number}. Which planet was seen on night ${number}? A. Venus B. Mars C. Saturn D. Jupiter E. Neptune`,
    )
    const joined = (key: readonly string[]) => answersIn(fileOf('en', '## Assessment', ...fiveChoices, key))
    expect(joined(['A', 'C', 'B', 'D', 'E'])).toEqual([0, 2, 1, 3, 4])
    expect(joined(['A', 'B', 'C', 'D', 'E']).slice(0, 5)).toEqual(unanswered)
  })

  test('a set whose letters stand before other questions keeps them', () => {
    const file = fileOf('en', '## Test 1', ...questions, letters, '## Test 2', ...later, others)
    expect(answersIn(file)).toEqual([...answers, ...otherAnswers])
  })
})

describe('the tests before and after a lesson that only the key calls so', () => {
  const file = (...key: readonly SampleFilePart[]) =>
    fileOf('en', '## Name and Score', ...questions, '## Name and Grade', ...later, '## Answer Key', ...key)

  test('the first is the one before', () => {
    expect(answersIn(file('Post-test', others, 'Pre-test', letters))).toEqual([...answers, ...otherAnswers])
  })
  test.each<[string, readonly SampleFilePart[]]>([
    ['one is called twice', ['Pre-test', letters, 'What I Know', others, 'Post-test', others]],
    ['one is not called', ['Pre-test', letters, 'Part of the lesson', others]],
  ])('none where %s', (_, key) => {
    expect(answersIn(file(...key))).toEqual([...unanswered, ...unanswered])
  })
  test('none where a third set may be meant', () => {
    const three = fileOf(
      'en',
      ...['## One', ...questions, '## Two', ...later, '## Three', ...later],
      ...['## Answer Key', 'Pre-test', letters, 'Post-test', others],
    )
    expect(answersIn(three)).toEqual([...unanswered, ...unanswered, ...unanswered])
  })
})

describe('letters of one set in several pieces', () => {
  const groupsIn = (...key: readonly SampleFilePart[]) =>
    keyGroups(fileOf('en', ...key).blocks, ['assessment']).map(({ name, entries }) => [
      name,
      entries.join(''),
    ])

  const firstOfTable: SampleFilePart = {
    table: [
      ['1. b', '5. d'],
      ['2. c', '6. b'],
    ],
  }

  test('columns whose numbers go down', () => {
    expect(
      groupsIn('Assessment', {
        table: [
          ['1. b', '4. a'],
          ['2. c', '5. d'],
          ['3. a', '6. b'],
        ],
      }),
    ).toEqual([['Assessment', 'bcaadb']])
  })
  test('a table that goes on as a line', () => {
    expect(groupsIn('Assessment', firstOfTable, '3. a 4. a')).toEqual([['Assessment', 'bcaadb']])
  })
  test('one number short, they are no key', () => {
    expect(groupsIn('Assessment', firstOfTable, '3. a')).not.toContainEqual(['Assessment', 'bcadb'])
  })
  test('the name of the next set is no part of the last answer', () => {
    expect(groupsIn('Assessment', '1. A 2. D 3. B 4. C 5. D 6. B ANALYSIS may vary')).toEqual([
      ['Assessment', 'ADBCDB'],
    ])
  })
  test('a cell that spans columns is read once', () => {
    const cell = 'Assessment 1. A 2. D 3. B'
    expect(
      groupsIn({
        table: [
          [cell, cell],
          ['x', 'y'],
        ],
      }),
    ).toEqual([['Assessment', 'ADB']])
  })
})

test('letters of a key are asked nowhere', () => {
  const file = fileOf('en', '## Assessment', ...questions, '## References', 'Books on planets.', letters)
  expect(questionsIn(file)).toHaveLength(questions.length)
})
