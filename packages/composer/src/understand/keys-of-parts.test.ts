import { describe, expect, test } from 'vitest'
import { fileOf } from './sample-file.ts'
import { answersIn, planetsCounted, questionsIn, type SampleFilePart } from './sample-quiz.ts'

const choose = 'Choose the letter of the correct answer.'
const truths = ['1. The sun is a star.', '2. The moon is a planet.', '3. Mars is red.']
const keyedAnswers = (...parts: SampleFilePart[]) => answersIn(fileOf('en', ...parts))

describe('a key says of which part of the lesson its answers are', () => {
  test('forms of a test stand under the name of the test, in the file and in the key', () => {
    const form = (name: string): SampleFilePart[] => [
      `## ${name}`,
      '### A. Multiple Choice',
      choose,
      ...planetsCounted(1, 2, 3),
      '### B. True or False',
      ...truths,
    ]
    const keyed = (name: string, letters: string, truth: string): SampleFilePart[] => [
      name,
      'Multiple Choice',
      letters,
      '### B. True or False',
      truth,
    ]
    expect(
      keyedAnswers(
        ...form('What I Know'),
        ...form('Assessment'),
        '## Answer Key',
        ...keyed('Assessment', '1. A 2. B 3. C', '1. True 2. False 3. True'),
        ...keyed('What I Know', '1. C 2. C 3. B', '1. False 2. True 3. True'),
      ),
    ).toEqual([2, 2, 1, false, true, true, 0, 1, 2, true, false, true])
  })

  test('the first activity of another part of the lesson keeps its own key', () => {
    expect(
      keyedAnswers(
        '## What’s New',
        '### Activity 1',
        choose,
        ...planetsCounted(1, 2, 3),
        '## Answer Key',
        'What’s More',
        '### Activity 1',
        '1. A 2. B 3. C',
      ),
    ).toEqual([null, null, null])
  })

  test('a test that its part names in brackets is meant by that name', () => {
    const key = ['## Answer Key', '### Pre-test', '1. A 2. B 3. C', '### Posttest', '1. C 2. C 3. B']
    expect(
      keyedAnswers(
        '## What to do before (Pretest)',
        choose,
        ...planetsCounted(1, 2, 3),
        '## Posttest',
        choose,
        ...planetsCounted(1, 2, 3),
        ...key,
      ),
    ).toEqual([0, 1, 2, 2, 2, 1])
  })
})

describe('slips and leavings of a key', () => {
  test('a line that says on which page the key stands is no key', () => {
    expect(
      keyedAnswers(
        '## Pretest',
        choose,
        ...planetsCounted(1, 2, 3),
        'Key to answers on page 30',
        '## Answer Key',
        'Pretest',
        '1. A 2. B 3. C',
      ),
    ).toEqual([0, 1, 2])
  })

  test('words of a column beside it that ran into a letter are left out', () => {
    expect(
      keyedAnswers(
        '## Tayahin',
        choose,
        ...planetsCounted(1, 2, 3, 4, 5),
        '## Susi sa Pagwawasto',
        'Tayahin',
        '1. B 2. B 3. C ng gawaing likas 4. A 5. C',
      ),
    ).toEqual([1, 1, 2, 0, 2])
  })

  test('answers counted on from the set before are those of the set they are named for', () => {
    const answers = ['water', 'soil', 'light', 'air', 'heat']
    expect(
      keyedAnswers(
        '## Activity 1',
        'Answer the questions.',
        ...answers.map((_, at) => `${at + 1}. What does plant ${at + 1} need most?`),
        '## Assessment',
        choose,
        ...planetsCounted(1, 2, 3, 4, 5),
        '## Answer Key',
        'Assessment',
        '1. A 2. B 3. C 4. A 5. B',
        'Activity 1',
        answers.map((answer, at) => `${at + 3}. ${answer}`).join(' '),
      ),
    ).toEqual([...answers, 0, 1, 2, 0, 1])
  })

  test('questions whose choices were not read keep the others from nothing', () => {
    expect(
      keyedAnswers(
        '## Posttest',
        choose,
        ...planetsCounted(1, 2, 3),
        '4. In which year was Pluto found?',
        ...planetsCounted(null).map((question) => `5. ${question}`),
        '## Answer Key',
        'Posttest',
        '1. A 2. B 3. C 4. D 5. A',
      ),
    ).toEqual([0, 1, 2, null, 0])
  })

  test('a statement that a key calls false is one, whatever stands above it', () => {
    const questions = questionsIn(
      fileOf(
        'en',
        '## Assessment',
        'Read each item.',
        '1. Tao is a man in Chinese belief.',
        '2. Does Taoism have a sacred text?',
        '3. Lao Tzu wrote the Tao Te Ching.',
        '## Answer Key',
        'Assessment',
        '1. False 2. Yes 3. True',
      ),
    )
    expect(questions.map(({ kind, answer }) => [kind, answer])).toEqual([
      ['true_false', false],
      ['identification', 'Yes'],
      ['true_false', true],
    ])
  })

  test('an answer of two letters is no slip, and leaves only its own question without one', () => {
    expect(
      keyedAnswers(
        '## Pretest',
        choose,
        ...planetsCounted(1, 2, 3, 4, 5),
        '## Answer Key',
        'Pretest',
        '1. A 2. B 3. A/C 4. A, B 5. C',
      ),
    ).toEqual([0, 1, null, null, 2])
  })

  test('letters under the name of a set without choices are for the one test that is left', () => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8]
    const letters = 'A B C A B C A B'.split(' ')
    expect(
      keyedAnswers(
        '## Activity 1',
        '1. How many kilos of fruit are there?',
        '2. How much is the fruit?',
        '## What have you learned?',
        choose,
        ...planetsCounted(...eight),
        '## Answer Key',
        'Activity 1',
        '1. three kilos 2. 150 pesos',
        letters.map((letter, at) => `${at + 1}. ${letter}`).join(' '),
      ).slice(-8),
    ).toEqual([0, 1, 2, 0, 1, 2, 0, 1])
  })

  test('the part of a lesson and its activity may be named in one line', () => {
    expect(
      keyedAnswers(
        '## What’s More',
        'Activity 1. Answer the questions.',
        ...planetsCounted(1, 2, 3),
        '## Assessment',
        choose,
        ...planetsCounted(1, 2, 3),
        '## Answer Key',
        'What’s More Activity 1',
        '1. A 2. B 3. C',
        'Assessment',
        '1. C 2. C 3. B',
      ),
    ).toEqual([0, 1, 2, 2, 2, 1])
  })
})
