import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { fileOf } from './sample-file.ts'
import { answersIn, planetQuiz, planetsCounted, questionsIn, type SampleFilePart } from './sample-quiz.ts'

describe('the answers of the file are joined with its questions', () => {
  const keys: Record<string, readonly SampleFilePart[]> = {
    'in a row': ['## Answer Key', '1. B 2. C 3. A'],
    'in a row without points': ['## Answer Key', '1 B, 2 C, 3 A'],
    'in the line of its name': ['Answer Key: 1. B 2. C 3. A'],
    'a line for each': ['## Key to Correction', '1. B', '2. C', '3. A'],
    'letters with the words': ['## Answer’s Key', '1. B. Mercury 2. C. Saturn 3. A. Earth'],
    'the words alone': ['## Answers', '1. Mercury 2. Saturn 3. Earth'],
    'a list whose numbers are gone': ['## Susi sa Pagwawasto', ['B', 'C', 'A']],
    'a table of numbers and letters': [
      '## Answer Key',
      {
        table: [
          ['Number', 'Answer'],
          ['1', 'B'],
          ['2', 'C'],
          ['3', 'A'],
        ],
      },
    ],
    'numbers over letters': [
      '## Answer Key',
      {
        table: [
          ['1', '2', '3'],
          ['B', 'C', 'A'],
        ],
      },
    ],
    'by the name of the set': ['## Answer Key', '### Quiz', '1. B 2. C 3. A'],
    'names and answers in one paragraph': ['## Answer Key', 'Quiz: 1. B | 2. C | 3. A'],
    'under the name of its column': [
      '## Answer Key',
      {
        table: [
          ['Task', 'Quiz'],
          ['1. x', '1. B'],
          ['2. y', '2. C'],
          ['', '3. A'],
        ],
      },
    ],
    'names over columns': ['## Answer Key', { table: [['Quiz'], ['1. B 2. C 3. A']] }],
  }
  test.each(nonEmpty(Object.entries(keys)))('%s', (_, key) => {
    expect(answersIn(planetQuiz(...key))).toEqual([1, 2, 0])
  })

  test('several sets by their names, in whatever order the key has them', () => {
    const document = fileOf(
      'fil',
      '## Subukin',
      'Piliin ang letra ng tamang sagot.',
      '1. Alin ang anyong tubig? A. ilog B. burol C. lambak',
      '2. Alin ang anyong lupa? A. dagat B. lawa C. bundok',
      '## Tayahin',
      'Piliin ang letra ng tamang sagot.',
      '1. Alin ang pinakamataas? A. bundok B. burol C. lambak',
      '2. Alin ang maalat ang tubig? A. lawa B. dagat C. ilog',
      '## Susi sa Pagwawasto',
      'Tayahin: 1. A 2. B',
      'Subukin: 1. A 2. C',
    )
    expect(answersIn(document)).toEqual([0, 2, 0, 1])
  })

  test('sets with one name in two lessons by their order', () => {
    const document = fileOf(
      'en',
      '# Lesson 1',
      '## Assessment',
      '1. Which is a solid? A. ice B. steam C. air',
      '2. Which is a gas? A. stone B. milk C. oxygen',
      '# Lesson 2',
      '## Assessment',
      '1. Which melts? A. ice B. sand C. wood',
      '2. Which floats on water? A. iron B. cork C. stone',
      '# Answer Key',
      {
        table: [
          ['Assessment', '1. A 2. C'],
          ['Assessment', '1. A 2. B'],
        ],
      },
    )
    expect(answersIn(document)).toEqual([0, 2, 0, 1])
  })

  test('true or false by letters, words and in Filipino', () => {
    const sets = [
      ['Write T if the statement is true and F if it is false.', '1. T 2. F 3. T'],
      ['Tama o Mali. Isulat ang T kung tama at M kung mali.', '1. T 2. M 3. T'],
      ['Fact or Bluff: Write Fact or Bluff on the line.', '1. Fact 2. Bluff 3. Fact'],
      ['True or False', '1. True 2. False - it is a solid 3. True'],
    ] as const
    const statements = ['Water boils when it is heated.', 'Ice is a gas.', 'Steam is warm.']
    for (const [direction, key] of sets) {
      const document = fileOf('en', '## Activity 1', direction, statements, '## Answer Key', key)
      expect(answersIn(document), direction).toEqual([true, false, true])
    }
  })

  test('statements that are sorted into kinds by letters', () => {
    const document = fileOf(
      'en',
      '## Task 1: Sort',
      'Decide if the change is Physical (P) or Chemical (C).',
      ['Paper is torn into small pieces.', 'A nail rusts in the rain.'],
      '## Answer Key',
      'Task 1: 1. torn (P) | 2. rusts (C)',
    )
    expect(questionsIn(document)).toMatchObject([
      { answer: 'Physical', answers: ['P'] },
      { answer: 'Chemical', answers: ['C'] },
    ])
  })

  test('blanks with words, and words that are right as well', () => {
    const document = fileOf(
      'en',
      '## Exercise 2',
      'Fill in the blanks.',
      ['Plants take in water through their ________.', 'The ________ carries water to the leaves.'],
      '## Answer Key',
      'Exercise 2: 1. roots 2. stem / stalk',
    )
    expect(questionsIn(document)).toMatchObject([
      { kind: 'identification', answer: 'roots' },
      { kind: 'identification', answer: 'stem', answers: ['stalk'] },
    ])
  })

  test('two columns that are matched', () => {
    const document = fileOf(
      'en',
      '## Activity 3',
      'Match column A with column B. Write the letter.',
      {
        table: [
          ['____1. pumps blood', 'A. lungs'],
          ['____2. takes in air', 'B. brain'],
          ['____3. controls the body', 'C. heart'],
          ['', 'D. liver'],
        ],
      },
      '## Answer Key',
      '1. C 2. A 3. B',
    )
    const found = questionsIn(document)
    expect(found.map(({ kind, answer }) => [kind, answer])).toEqual([
      ['matching', 2],
      ['matching', 0],
      ['matching', 1],
    ])
    expect(found[0]?.options).toEqual(['lungs', 'brain', 'heart', 'liver'])
  })

  test('a set that lost some of its numbers, by the numbers around them', () => {
    const document = fileOf(
      'en',
      '## Pre-test',
      'Choose the letter of the best answer.',
      ...planetsCounted(1, 2, null, 4, 5),
      '## What Is It',
      'Planets go around the sun.',
      '## Answer Key',
      '### Pre - Test',
      '1. A 2. B 3. C 4. A 5. B',
    )
    expect(answersIn(document)).toEqual([0, 1, 2, 0, 1])
  })

  test('a set of which some questions were not found, by the numbers of the others', () => {
    const document = fileOf(
      'en',
      '## Post-test',
      'Choose the letter of the best answer.',
      ...planetsCounted(1, 2, 4, 5),
      '## Answer Key',
      '### Post-test',
      '1. A 2. B 3. C 4. A 5. B',
    )
    expect(answersIn(document)).toEqual([0, 1, 0, 1])
  })

  test('numbers that go on behind another heading', () => {
    const document = fileOf(
      'en',
      '## Assessment',
      'Choose the letter of the best answer.',
      ...planetsCounted(1, 2, 3),
      '## The outer planets',
      'Read the text. Then choose the letter of the best answer.',
      ...planetsCounted(4, 5),
      '## Answer Key',
      'Assessment: 1. A 2. B 3. C 4. A 5. B',
    )
    expect(answersIn(document)).toEqual([0, 1, 2, 0, 1])
  })

  test.each([
    ['Subukin', 'Paunang Pagtataya', 'Tayahin', 'Pangwakas na Pagtataya'],
    ['What I Know', 'Pre-Assessment', 'Assessment', 'Post Test'],
    ['Balikan', 'Aralin 2 Balikan', 'Gawain 1', 'Gawain 1 (pahina 5)'],
  ])('%s under the name %s, and %s under %s', (first, firstInKey, second, secondInKey) => {
    const document = fileOf(
      'en',
      `## ${first}`,
      'Choose the letter of the best answer.',
      ...planetsCounted(1, 2, 3),
      `## ${second}`,
      'Choose the letter of the best answer.',
      ...planetsCounted(1, 2, 3),
      '## Answer Key',
      `### ${secondInKey}`,
      '1. A 2. B 3. C',
      `### ${firstInKey}`,
      '1. C 2. C 3. B',
    )
    expect(answersIn(document)).toEqual([2, 2, 1, 0, 1, 2])
  })

  test('letters under a name that no set has, when one set alone has choices, and true or false by itself', () => {
    const document = fileOf(
      'en',
      '## What I Know',
      'Choose the letter of the best answer.',
      ...planetsCounted(1, 2, 3, 4, 5),
      '## Assessment',
      'True or False',
      ['The sun is a star.', 'The moon is a planet.', 'Mars is red.', 'Venus is cold.', 'Earth has a moon.'],
      '## Answer Key',
      '### Try This!',
      '1. A 2. B 3. C 4. A 5. B',
      '### Assessment',
      '1. True 2. False 3. True 4. False 5. True',
    )
    expect(answersIn(document)).toEqual([0, 1, 2, 0, 1, true, false, true, false, true])
  })

  test('letters under a name that no set has go to none of two sets', () => {
    const document = fileOf(
      'en',
      '## Activity 1',
      'Choose the letter of the best answer.',
      ...planetsCounted(1, 2, 3, 4, 5),
      '## Activity 2',
      'Choose the letter of the best answer.',
      ...planetsCounted(1, 2, 3, 4, 5),
      '## Answer Key',
      '### Try This!',
      '1. A 2. B 3. C 4. A 5. B',
    )
    expect(answersIn(document)).toEqual(Array.from({ length: 10 }, () => null))
  })

  test('sets with one name get no answers in turn when one of them does not fit', () => {
    const lessonWith = (number: number, ...numbers: readonly number[]): SampleFilePart[] => [
      `# Lesson ${number}`,
      '## Assessment',
      'Choose the letter of the best answer.',
      ...planetsCounted(...numbers),
    ]
    const document = fileOf('en', ...lessonWith(1, 1, 2, 3), ...lessonWith(2, 1, 2, 3, 4), '# Answer Key', {
      table: [
        ['Assessment', '1. A 2. B 3. C'],
        ['Assessment', '1. B 2. A'],
      ],
    })
    expect(answersIn(document)).toEqual(Array.from({ length: 7 }, () => null))
  })

  test.each(['VIII. Answer Key', 'KEY ANSWER', 'Kasagutan/ Susi sa Pagwawasto'])('under "%s"', (heading) => {
    expect(answersIn(planetQuiz(`## ${heading}`, '1. B 2. C 3. A'))).toEqual([1, 2, 0])
  })
})
