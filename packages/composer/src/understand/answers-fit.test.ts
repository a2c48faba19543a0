import { describe, expect, test } from 'vitest'
import { codedTruthOf, kindsIn, truthNames, truthOfKey } from './answer-codes.ts'
import { allFit, answerFrom } from './answers-fit.ts'
import type { ExercisePart, FoundQuestion } from './exercise-part.ts'
import { aPart, aQuestion } from './sample-parts.ts'

const question = (stem: string, options: readonly string[] = []): FoundQuestion =>
  aQuestion(stem, { options })
const part = (changed: Partial<ExercisePart>): ExercisePart => aPart({ isExercise: true, ...changed })

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
    expect(answerFrom('M', vowels, part({}))).toBeNull()
    expect(answerFrom('B', question('Which comes second?', ['B', 'A', 'C']), part({}))).toBeNull()
  })
  test('an entry of signs is no choice, even beside one that is only a picture', () => {
    expect(answerFrom('—', question('Which is a planet?', ['', 'Mars']), part({}))).toBeNull()
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
    ['stem.;', { answer: 'stem' }],
    ['file_name', { answer: 'file_name' }],
    ['3.5', { answer: '3.5' }],
    ['stem/stalk', { answer: 'stem', answers: ['stalk'] }],
    ['stem  or  stalk', { answer: 'stem', answers: ['stalk'] }],
    ['root / stem / leaf / seed', { answer: 'root', answers: ['stem', 'leaf', 'seed'] }],
    ['the old stem / stalk', { answer: 'the old stem', answers: ['stalk'] }],
    ['the very old stem / stalk', { answer: 'the very old stem / stalk' }],
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
  test.each([
    ['True or False', 't, true', 'f, false'],
    ['True/False', 'true', 'false'],
    ['Write true when it is so and false when it is not.', 'true', 'false'],
    ['t or f', 't', 'f'],
    ['Tama o Mali', 't, tama, true', 'm, mali, f, false'],
    ['Fact or Bluff', 'f, fact', 'b, bluff'],
    ['Wasto o di wasto', 'w, wasto', 'dw, di wasto, di-wasto, hindi wasto'],
    ['Wasto o diwasto', 'w', 'dw'],
    ['Wasto o hindi wasto', 'w', 'dw'],
    ['Correct or incorrect', 'c, correct', 'i, incorrect'],
    ['Totoo o hindi totoo', 't, totoo', 'h, ht, hindi totoo, di totoo, di-totoo'],
    ['Totoo o ditotoo', 'totoo', 'h'],
    ['Totoo o di-totoo', 'totoo', 'h'],
  ])('%s: %s are for what is so, %s for what is not', (direction, yes, no) => {
    const names = truthNames(direction)
    const called = (words: string) => words.split(', ').map((word) => names && codedTruthOf(word, names))
    expect(new Set(called(yes))).toEqual(new Set([true]))
    expect(new Set(called(no))).toEqual(new Set([false]))
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
    expect(names && ['x', 'O', 'true', 'z'].map((word) => codedTruthOf(word, names))).toEqual([
      true,
      false,
      true,
      null,
    ])
    const filipino = truthNames('Tama o mali. Isulat ang A kung tama, at isulat ang B kapag mali.')
    expect(filipino && ['A', 'b'].map((word) => codedTruthOf(word, filipino))).toEqual([true, false])
  })
  test.each([
    ['True or False: write  X  if  true.', true],
    ['True or False: write  the letter  X  if  the statement is  true.', true],
    ['True or False: write “X” if the sentence is false.', false],
    ['True or False: write "X" if it is false.', null],
    ['Tama o mali. Isulat ang letrang X kung tama.', true],
    ['Tama o mali. Ilagay ang  X  kung  ito ay  tama.', true],
    ['Tama o mali. Isulat ang ‘X’ kapag ang pahayag ay  mali.', false],
    ['Tama o mali. Isulat ang X kapag ang pangungusap ay mali.', false],
    ['Wasto o di-wasto. Isulat ang X kung di-wasto.', false],
    ['Tama o mali. Iguhit ang X kung tama.', null],
  ])('what X means in “%s”: %s', (direction, value) => {
    const names = truthNames(direction)
    expect(names && codedTruthOf('X', names)).toBe(value)
  })
  test('a word may be given as well as a letter', () => {
    const names = truthNames('True or False: write Yes if true and write Never if false.')
    expect(names && ['yes', 'never'].map((word) => codedTruthOf(word, names))).toEqual([true, false])
  })
  test('a word for both is neither', () => {
    expect(codedTruthOf('t', { yes: ['t'], no: ['T'] })).toBeNull()
  })
  test('a question may say it itself', () => {
    expect(answerFrom('F', question('True or False: Ice is a gas.'), part({}))).toEqual({ answer: false })
    expect(answerFrom('F', question('True or False? Ice is a gas.'), part({}))).toEqual({ answer: false })
    const inPassing = ['A true or false test is short.', 'They were told to say, true or false: ice is cold.']
    for (const stem of inPassing)
      expect(answerFrom('F', question(stem), part({})), stem).toEqual({ answer: 'F' })
  })
})

describe('a key of nothing but words for true and false', () => {
  test.each([
    [
      ['Tama', 'Mali', 'Tama'],
      [true, false, true],
    ],
    [
      ['tama', 'M', 'T', 'mali'],
      [true, false, true, false],
    ],
    [
      ['True', 'FALSE', 'true'],
      [true, false, true],
    ],
    [
      ['Fact', 'Bluff', 'Bluff'],
      [true, false, false],
    ],
  ])('%j says what its statements are called', (entries, values) => {
    const truth = truthOfKey(entries)
    expect(entries.map((entry) => truth && codedTruthOf(entry, truth))).toEqual(values)
  })
  test.each([
    [['Tama', 'Mali']],
    [['T', 'M', 'T']],
    [['Tama', 'Tama', 'Tama']],
    [['Mali', 'Mali', 'Mali']],
    [['Tama', 'M', 'T']],
    [['T', 'Mali', 'T']],
    [['Tama', 'Mali', 'Baka']],
    [['roots', 'stem', 'leaf']],
  ])('%j does not', (entries) => {
    expect(truthOfKey(entries)).toBeNull()
  })
  test('makes its set one of statements, unless that has choices', () => {
    const keyed = (given: Partial<ExercisePart>, options: readonly (readonly string[])[] = [[], [], []]) => {
      const questions = options.map((own, at) => question(`Statement ${at}.`, own))
      const set = part({ questions, ...given })
      const found = allFit(['Tama', 'Mali', 'Tama'], set)
      return { truth: set.truth, answers: found && questions.map((each) => found.get(each)?.answer) }
    }
    const both = ['Mali', 'Tama']
    expect(keyed({}).answers).toEqual([true, false, true])
    expect(keyed({}, [both, both, both])).toEqual({ truth: null, answers: [1, 0, 1] })
    expect(keyed({}, [both, [], []])).toEqual({ truth: null, answers: [1, 'Mali', 'Tama'] })
    expect(keyed({ column: both })).toEqual({ truth: null, answers: [1, 0, 1] })
  })
})

describe('kinds to sort into', () => {
  test('are named with their letters', () => {
    expect(kindsIn('Tell whether each animal is Wild (W) or Tame (T).')).toEqual([
      { name: 'Wild', code: 'W' },
      { name: 'Tame', code: 'T' },
    ])
  })
  test('may have letters of two of their words, close behind them', () => {
    expect(kindsIn('Is the seed of a Monocot(MC) or of a Dicot(DC)?')).toEqual([
      { name: 'Monocot', code: 'MC' },
      { name: 'Dicot', code: 'DC' },
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
    for (const entry of ['W', 'wild', 'lion (W)', 'lion (Wild).', 'lion (W) .'])
      expect(from(entry), entry).toEqual({ answer: 'Wild', answers: ['W'] })
    expect(from('T')).toEqual({ answer: 'Tame', answers: ['T'] })
    expect(from('lion')).toBeNull()
    expect(from('lion (W) roars')).toBeNull()
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
