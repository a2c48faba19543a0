import { describe, expect, test } from 'vitest'
import { kindsIn, truthNames, truthOf } from './answer-codes.ts'
import { allFit, answerFrom } from './answers-fit.ts'
import type { FoundQuestion, Part } from './exercise-part.ts'

const question = (stem: string, options: readonly string[] = []): FoundQuestion => ({
  block: { kind: 'paragraph', text: stem, page: 1, number: 1, language: 'en', terms: [] },
  quote: stem,
  stem,
  options,
  number: null,
  bold: [],
  given: null,
  pictured: false,
  isSituation: false,
  situation: null,
})
const part = (changed: Partial<Part>): Part => ({
  set: null,
  direction: null,
  isExercise: true,
  questions: [],
  column: [],
  from: 0,
  ...changed,
})

describe('an entry of a key names a choice', () => {
  const planets = question('Which planet has rings?', ['Mars', 'Venus', 'Saturn with rings'])
  test.each([
    ['A', 0],
    ['c', 2],
    ['(b)', 1],
    ['B.', 1],
    [' [C] ', 2],
    ['B. Venus', 1],
    ['venus', 1],
    ['Saturn with rings', 2],
    ['C. Saturn with', 2],
  ])('%s', (entry, place) => {
    expect(answerFrom(entry, planets, part({}))).toEqual({ answer: place })
  })
  test.each(['D', 'M', 'A. Venus', 'C. Saturn', 'C. with rings', 'Pluto', '', '1'])(
    '“%s” names none',
    (entry) => {
      expect(answerFrom(entry, planets, part({}))).toBeNull()
    },
  )
  test('a letter that is the text of another choice is not certain', () => {
    const vowels = question('Which is a vowel?', ['M', 'A', 'C'])
    expect(answerFrom('A', vowels, part({}))).toBeNull()
    expect(answerFrom('C', vowels, part({}))).toEqual({ answer: 2 })
  })
  test('of two columns the second is what is chosen from', () => {
    expect(answerFrom('B', planets, part({ column: ['lungs', 'heart'] }))).toEqual({ answer: 1 })
    expect(answerFrom('Venus', planets, part({ column: ['lungs', 'heart'] }))).toBeNull()
  })
})

describe('an entry of a key is the answer in words', () => {
  const asked = question('What carries water to the leaves?')
  const from = (entry: string) => answerFrom(entry, asked, part({}))
  test.each([
    ['stem', { answer: 'stem' }],
    [' the stem. ', { answer: 'the stem' }],
    ['stem;', { answer: 'stem' }],
    ['>', { answer: '>' }],
    ['42', { answer: '42' }],
    ['stem / stalk', { answer: 'stem', answers: ['stalk'] }],
    ['stem or stalk', { answer: 'stem', answers: ['stalk'] }],
    ['ugat o tangkay', { answer: 'ugat', answers: ['tangkay'] }],
    ['3/4', { answer: '3/4' }],
    ['a / b / c / d / e', { answer: 'a / b / c / d / e' }],
    ['the stem of a plant / stalk', { answer: 'the stem of a plant / stalk' }],
    [
      'one two three four five six seven eight nine ten eleven twelve',
      { answer: 'one two three four five six seven eight nine ten eleven twelve' },
    ],
  ])('%s', (entry, answer) => {
    expect(from(entry)).toEqual(answer)
  })
  test.each([
    '',
    '.',
    '–',
    'B',
    'e',
    'the ____',
    'and so on…',
    'and so on...x',
    'Answers may vary',
    'answer varies',
    'Iba-iba ang sagot',
    'Depende sa bata',
    'Accept any color',
    'roots, stem, leaf in any order',
    'one two three four five six seven eight nine ten eleven twelve thirteen',
  ])('“%s” is none', (entry) => {
    expect(from(entry)).toBeNull()
  })
})

describe('true or false', () => {
  test.each([
    ['True or False', 'True', 'FALSE'],
    ['T or F', 't', 'f'],
    ['Write T/F.', 'T', 'F'],
    ['Tama o Mali', 'Tama', 'M'],
    ['Fact or Bluff', 'F', 'B'],
    ['Wasto o di-wasto', 'W', 'DW'],
    ['Wasto o hindi wasto', 'wasto', 'hindi wasto'],
    ['Correct or incorrect', 'C', 'I'],
    ['Totoo o hindi totoo', 'T', 'HT'],
  ])('%s: %s and %s', (direction, yes, no) => {
    const asked = question('Ice is a solid.')
    expect(answerFrom(yes, asked, part({ direction }))).toEqual({ answer: true })
    expect(answerFrom(no, asked, part({ direction }))).toEqual({ answer: false })
    expect(answerFrom(`${no} - it melts`, asked, part({ direction }))).toEqual({ answer: false })
    expect(answerFrom('perhaps', asked, part({ direction }))).toBeNull()
  })
  test.each([null, 'Fact or Opinion', 'Name the parts.', 'Truest words'])(
    '%s asks for neither',
    (direction) => {
      expect(truthNames(direction)).toBeNull()
    },
  )
  test('the letters that the direction gives count beside the usual ones', () => {
    const names = truthNames(
      'True or False: write X if the statement is true and write the letter O if false.',
    )
    expect(names && ['x', 'O', 'true', 'z'].map((word) => truthOf(word, names))).toEqual([
      true,
      false,
      true,
      null,
    ])
    const filipino = truthNames('Tama o mali. Isulat ang A kung tama, at isulat ang B kapag mali.')
    expect(filipino && ['A', 'b'].map((word) => truthOf(word, filipino))).toEqual([true, false])
  })
  test('a word for both is neither', () => {
    expect(truthOf('t', { yes: ['t'], no: ['T'] })).toBeNull()
  })
  test('a question may say it itself', () => {
    expect(answerFrom('F', question('True or False: Ice is a gas.'), part({}))).toEqual({ answer: false })
  })
})

describe('kinds to sort into', () => {
  test('are named with their letters', () => {
    expect(kindsIn('Tell whether each animal is Wild (W) or Tame (T).')).toEqual([
      { name: 'Wild', code: 'W' },
      { name: 'Tame', code: 'T' },
    ])
  })
  test.each([
    null,
    'Sort the animals.',
    'Is it Wild (W)?',
    'Is it Wild (W) or Winged (W)?',
    'Is it Wild (X) or Tame (T)?',
    'Is it Wild (w) or Tame (t)?',
  ])('%s names none', (direction) => {
    expect(kindsIn(direction)).toEqual([])
  })
  test('an entry gives a kind by its letter or its name, alone or in brackets at the end', () => {
    const sorted = part({ direction: 'Decide if it is Wild (W) or Tame (T).' })
    const from = (entry: string) => answerFrom(entry, question('A lion.'), sorted)
    for (const entry of ['W', 'wild', 'lion (W)', 'lion (Wild).'])
      expect(from(entry), entry).toEqual({ answer: 'Wild', answers: ['W'] })
    expect(from('T')).toEqual({ answer: 'Tame', answers: ['T'] })
    expect(from('lion')).toBeNull()
  })
})

describe('a key for a whole set', () => {
  const questions = [question('One?', ['a1', 'b1', 'c1']), question('Two?', ['a2', 'b2', 'c2'])]
  test('answers every question in its order', () => {
    const found = allFit(['B', 'A'], part({ questions }))
    expect(found && questions.map((each) => found.get(each))).toEqual([{ answer: 1 }, { answer: 0 }])
  })
  test('is none with one entry too few, too many, or one that does not fit', () => {
    expect(allFit(['B'], part({ questions }))).toBeNull()
    expect(allFit(['B', 'A', 'A'], part({ questions }))).toBeNull()
    expect(allFit(['B', 'F'], part({ questions }))).toBeNull()
    expect(allFit([], part({}))).toBeNull()
  })
  test('a case that others are asked about takes no entry', () => {
    const told = { ...question('Ana has a farm.'), isSituation: true }
    expect(allFit(['B', 'A'], part({ questions: [told, ...questions] }))?.size).toBe(2)
  })
  test('a column is used up before a letter comes again', () => {
    const rows = [question('pumps'), question('breathes'), question('thinks')]
    const of = (entries: string[], column: string[]) => allFit(entries, part({ questions: rows, column }))
    expect(of(['A', 'B', 'C'], ['heart', 'lungs', 'brain'])?.size).toBe(3)
    expect(of(['A', 'A', 'C'], ['heart', 'lungs', 'brain'])).toBeNull()
    expect(of(['A', 'A', 'B'], ['heart', 'lungs'])?.size).toBe(3)
  })
})
