import { describe, expect, test } from 'vitest'
import type { ExercisePart } from './exercise-part.ts'
import { joinGiven, joinKeys } from './join-keys.ts'
import { fileOf } from './sample-file.ts'
import { aPart as part, aQuestion as question } from './sample-parts.ts'

type Counts = readonly (number | null)[]
const counted = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)
const toChoose = (numbers: Counts, given: Partial<ExercisePart> = {}) =>
  part({
    questions: numbers.map((number, at) =>
      question(`Which was seen on night ${at + 1}?`, { number, options: ['Venus', 'Mercury', 'Mars'] }),
    ),
    ...given,
  })
const toAnswer = (numbers: Counts, given: Partial<ExercisePart> = {}) =>
  part({
    questions: numbers.map((number, at) => question(`What grows in pot ${at + 1}?`, { number })),
    ...given,
  })
const toMatch = (numbers: Counts, column: readonly string[], given: Partial<ExercisePart> = {}) =>
  part({
    questions: numbers.map((number, at) => question(`pumps ${at + 1}`, { number })),
    column,
    ...given,
  })
const statements = (numbers: Counts, given: Partial<ExercisePart> = {}) =>
  part({
    questions: numbers.map((number, at) => question(`Pot ${at + 1} is green.`, { number })),
    isExercise: true,
    ...given,
  })

type KeyPart = Parameters<typeof fileOf>[1]
const blocksOf = (...key: KeyPart[]) => fileOf('en', ...key).blocks
/** The answer to each question, as a key after all of them gives it; "none" where it gives none. */
function answersOf(parts: readonly ExercisePart[], ...key: KeyPart[]) {
  const found = joinKeys(parts, [{ from: 100, to: 200, blocks: blocksOf(...key) }])
  return parts
    .flatMap(({ questions }) => questions)
    .map((each) => {
      const answer = found.get(each)
      return answer ? answer.answer : 'none'
    })
}
const nothing = (count: number) => Array.from({ length: count }, () => 'none')
const letters = (...entries: string[]) => entries.map((entry, at) => `${at + 1}. ${entry}`).join(' ')

describe('what a key without names can be for', () => {
  const lines = (...stems: string[]) => stems.map((stem) => question(stem))
  test.each<[string, Partial<ExercisePart>, string, unknown[]]>([
    [
      'exercises',
      { isExercise: true, questions: lines('Leaves', 'Petals') },
      '1. green 2. red',
      ['green', 'red'],
    ],
    ['a column', { column: ['lungs', 'heart'], questions: lines('breathe', 'pump') }, '1. A 2. B', [0, 1]],
    [
      'statements',
      { direction: 'True or False', questions: lines('Ice is cold.', 'Fire is cold.') },
      '1. True 2. False',
      [true, false],
    ],
    [
      'things to sort',
      { direction: 'Is it Wild (W) or Tame (T)?', questions: lines('lion', 'cow') },
      '1. W 2. T',
      ['Wild', 'Tame'],
    ],
    [
      'questions',
      { questions: lines('Leaves', 'Which are red?') },
      '1. green 2. petals',
      ['green', 'petals'],
    ],
    [
      'blanks',
      { questions: lines('Leaves', 'The ____ are red.') },
      '1. green 2. petals',
      ['green', 'petals'],
    ],
    [
      'choices',
      { questions: [...lines('Leaves'), question('Petals', { options: ['a', 'b'] })] },
      '1. green 2. B',
      ['green', 1],
    ],
    ['lines of a text', { questions: lines('Leaves', 'Petals') }, '1. green 2. red', ['none', 'none']],
  ])('%s', (_, given, key, answers) => {
    expect(answersOf([part(given)], key)).toEqual(answers)
  })
  test('a text beside a set is none, so that the key is for the set alone', () => {
    const text = part({ questions: lines('Leaves are green.', 'Petals are red.') })
    expect(answersOf([text, toAnswer([1, 2])], '1. beans 2. corn')).toEqual(['none', 'none', 'beans', 'corn'])
    const told = toAnswer([], { questions: [question('Ana has a farm?', { isSituation: true })] })
    expect(answersOf([told, toAnswer([1, 2])], '1. beans 2. corn')).toEqual(['none', 'beans', 'corn'])
  })
})

describe('keys without names', () => {
  test('are for as many sets, in their order, when all of them fit', () => {
    const sets = () => [toChoose([1, 2]), toChoose([1, 2])]
    expect(answersOf(sets(), '1. B 2. A', '1. C 2. B')).toEqual([1, 0, 2, 1])
    expect(answersOf(sets(), '1. B 2. A', '1. C 2. E')).toEqual(nothing(4))
    expect(answersOf(sets(), '1. B 2. A', '1. C 2. B', '1. A 2. A')).toEqual(nothing(4))
    expect(answersOf(sets(), '1. B 2. A')).toEqual(nothing(4))
    expect(answersOf([toChoose([1, 2]), toChoose([1, 3])], '1. B 2. A', '1. C 2. B')).toEqual(nothing(4))
  })
  test('go on over several sets whose numbers do, each read as its set asks', () => {
    const sets = () => [toChoose([1, 2]), statements([3, 4, 5])]
    const key = letters('B', 'A', 'Tama', 'Mali', 'Tama')
    expect(answersOf(sets(), key)).toEqual([1, 0, true, false, true])
    expect(answersOf([toChoose([1, 2]), toAnswer([3, 4])], letters('B', 'A', 'corn', 'rice'))).toEqual([
      1,
      0,
      'corn',
      'rice',
    ])
    expect(answersOf([toChoose([1, 2]), toChoose([3, 4])], letters('B', 'A', 'C'))).toEqual(nothing(4))
    expect(answersOf([toChoose([1, 2]), toChoose([3, 4])], letters('B', 'A', 'C', 'B', 'A'))).toEqual(
      nothing(4),
    )
    expect(answersOf([toChoose([1, 2]), toChoose([3, 4])], letters('B', 'A', 'C', 'E'))).toEqual(nothing(4))
  })
  test('may have a slip among eight questions of sets that go on, but leave out no question', () => {
    const slipped = letters('A', 'A', 'A', 'A', 'A', 'A', 'A', 'E')
    const sets = [toChoose([1, 2, 3, 4]), toChoose([5, 6, 7, 8])]
    expect(answersOf(sets, slipped)).toEqual([0, 0, 0, 0, 0, 0, 0, 'none'])
    expect(answersOf([toChoose([1, 2, 4])], letters('A', 'A', 'A', 'A'))).toEqual(nothing(3))
  })
  test('of letters are for the one set that has choices', () => {
    expect(answersOf([toAnswer([1, 2]), toChoose([1, 2])], '1. B 2. A')).toEqual(['none', 'none', 1, 0])
    expect(answersOf([toAnswer([1, 2]), toMatch([1, 2], ['a', 'b'])], '1. B 2. A')).toEqual([
      'none',
      'none',
      1,
      0,
    ])
    expect(answersOf([toAnswer([1, 2]), toChoose([1, 2])], '1. Mercury 2. Venus')).toEqual(nothing(4))
    expect(answersOf([toChoose([1, 2]), toChoose([1, 2])], '1. B 2. A')).toEqual(nothing(4))
  })
  test('stand after their sets, and each is for those behind the one before', () => {
    const parts = [0, 10, 20, 29, 30].map((from) => toChoose([1, 2], { from }))
    const found = joinKeys(parts, [
      { from: 10, to: 20, blocks: blocksOf('1. B 2. A') },
      { from: 30, to: 40, blocks: blocksOf('1. C 2. B', '1. A 2. C') },
    ])
    const of = parts.map(({ questions }) => questions.map((each) => found.get(each)?.answer ?? 'none'))
    expect(of).toEqual([[1, 0], nothing(2), [2, 1], [0, 2], nothing(2)])
  })
})

describe('a key under the name of its set', () => {
  const named = (set: ExercisePart, ...entries: string[]) =>
    answersOf([{ ...set, set: 'Quiz' }], '## Quiz', letters(...entries))
  const many = (count: number, entry = 'A') => Array.from({ length: count }, () => entry)

  test('goes by the numbers where three or more of its questions were found', () => {
    expect(named(toChoose([1, 2, 4]), 'A', 'B', 'C', 'B')).toEqual([0, 1, 1])
    expect(named(toChoose([1, 3]), 'A', 'B', 'C')).toEqual(nothing(2))
    expect(named(toChoose([1, 2]), 'A', 'B')).toEqual([0, 1])
  })
  test('may go on a little behind the last that was found, if some are missing before', () => {
    expect(named(toChoose([1, 2, 3, 4, 5, 7]), ...many(10))).toEqual([0, 0, 0, 0, 0, 0])
    expect(named(toChoose([1, 2, 3, 4, 5, 7]), ...many(11))).toEqual(nothing(6))
    expect(named(toChoose([1, 2, 3, 4, 5, 6, 7]), ...many(8))).toEqual(nothing(7))
    expect(named(toChoose([1, 2, 6]), ...many(5))).toEqual(nothing(3))
  })
  test('may have one slip among eight questions with choices, and two among sixteen', () => {
    const slipped = (count: number, slips: number) =>
      named(toChoose(counted(count)), ...many(count - slips), ...many(slips, 'E'))
    expect(slipped(8, 1)).toEqual([...many(7).map(() => 0), 'none'])
    expect(slipped(7, 1)).toEqual(nothing(7))
    expect(slipped(15, 2)).toEqual(nothing(15))
    expect(slipped(16, 2)).toEqual([...many(14).map(() => 0), 'none', 'none'])
  })
  test('of words may leave some to the teacher, but has no letters', () => {
    expect(named(toAnswer(counted(5)), 'corn', 'rice', 'beans', 'Answers vary', 'depende')).toEqual([
      'corn',
      'rice',
      'beans',
      'none',
      'none',
    ])
    expect(named(toAnswer(counted(5)), 'corn', 'rice', 'it depends on…', 'Answers vary', 'depende')).toEqual(
      nothing(5),
    )
    expect(named(toAnswer(counted(5)), 'corn', 'rice', 'beans', 'oats', 'B')).toEqual(nothing(5))
  })
  test('leaves a blank to the teacher that stands in the line behind its question', () => {
    expect(named(toAnswer([1, 2, null, 3]), 'corn', 'rice', 'beans')).toEqual(['corn', null, 'none', 'beans'])
    expect(named(toChoose([1, 2, null, 3]), 'A', 'B', 'C')).toEqual([0, 1, 'none', 2])
  })
  test('of words for true and false has few others', () => {
    const said = (...slips: string[]) =>
      named(
        statements(counted(8), { direction: 'True or False' }),
        ...many(8 - slips.length, 'True'),
        ...slips,
      )
    expect(said('perhaps')).toEqual([...many(7).map(() => true), 'none'])
    expect(said('perhaps', 'sometimes', 'no')).toEqual(nothing(8))
  })
  test('takes each of a column once, as far as there are enough', () => {
    const three = ['lungs', 'heart', 'brain']
    expect(named(toMatch([1, 2, 3], three), 'A', 'C', 'B')).toEqual([0, 2, 1])
    expect(named(toMatch([1, 2, 3], three), 'A', 'A', 'B')).toEqual(nothing(3))
    expect(named(toMatch([1, 2, 3], three.slice(0, 2)), 'A', 'A', 'B')).toEqual([0, 0, 1])
  })
  test('says by itself that its set is of statements, if it is the key of that set', () => {
    const set = statements([1, 2, 3], { set: 'Quiz' })
    expect(answersOf([set], '## Quiz', letters('Tama', 'Mali', 'Tama'))).toEqual([true, false, true])
    const longer = statements([1, 2, 3], { set: 'Quiz' })
    expect(answersOf([longer], '## Quiz', letters('Tama', 'Mali', 'Tama', 'Mali'))).toEqual(nothing(3))
    expect(longer.truth).toBeNull()
  })
})

describe('keys under names', () => {
  const set = (name: string, from: number, numbers: Counts = [1, 2, 3]) =>
    toChoose(numbers, { set: name, from })
  test('go to the sets that have them, whatever their order, and leave the others', () => {
    const sets = [set('Quiz', 0), set('Task', 10), set('Drill', 20)]
    expect(answersOf(sets, '## Task', '1. A 2. B 3. C', '## Quiz', '1. C 2. C 3. B')).toEqual([
      2,
      2,
      1,
      0,
      1,
      2,
      ...nothing(3),
    ])
  })
  test('may pass over questions that were not found, whatever their order', () => {
    const sets = [set('Quiz', 0), set('Task', 10, [1, 2, 4])]
    expect(answersOf(sets, '## Task', '1. A 2. B 3. C 4. B', '## Quiz', '1. C 2. C 3. B')).toEqual([
      2, 2, 1, 0, 1, 1,
    ])
  })
  test('leave one without a name beside them to the teacher', () => {
    const sets = [set('Quiz', 0), set('Task', 10)]
    expect(answersOf(sets, '1. A 2. B 3. C', '## Quiz', '1. C 2. C 3. B')).toEqual([2, 2, 1, ...nothing(3)])
  })
  test('go to sets of one name in their order, if the other names stand in theirs', () => {
    const sets = [set('Quiz', 0), set('Task', 10), set('Task', 20), set('Drill', 30)]
    const [quiz, drill] = ['1. A 2. A 3. A', '1. B 2. B 3. B']
    const tasks: KeyPart[] = ['## Task', '1. C 2. A 3. B', '## Task', '1. A 2. B 3. C']
    expect(answersOf(sets, '## Quiz', quiz, ...tasks, '## Drill', drill)).toEqual([
      ...[0, 0, 0],
      ...[2, 0, 1],
      ...[0, 1, 2],
      ...[1, 1, 1],
    ])
    expect(answersOf(sets, '## Drill', drill, ...tasks, '## Quiz', quiz)).toEqual([
      ...[0, 0, 0],
      ...nothing(6),
      ...[1, 1, 1],
    ])
  })
  test('go to one of two sets of their name if it alone can be meant, and is whole', () => {
    const key = ['## Task', '1. A 2. B 3. C'] as const
    const words = toAnswer([1, 2, 3], { set: 'Task', from: 0 })
    expect(answersOf([words, set('Task', 10)], ...key)).toEqual([...nothing(3), 0, 1, 2])
    expect(answersOf([set('Task', 0, counted(6)), set('Task', 10)], ...key)).toEqual([...nothing(6), 0, 1, 2])
    expect(answersOf([set('Task', 0, counted(5)), set('Task', 10)], ...key)).toEqual(nothing(8))
    expect(answersOf([set('Task', 0, counted(7)), set('Task', 10, counted(4))], ...key)).toEqual(nothing(11))
    const withHole = [set('Task', 0, counted(9)), set('Task', 10, [1, 2, 4])]
    expect(answersOf(withHole, '## Task', '1. A 2. B 3. C 4. B')).toEqual(nothing(12))
    expect(answersOf([words, words], '## Task', '1. corn 2. rice 3. oats')).toEqual(nothing(6))
    expect(answersOf([words, set('Task', 10)], '## Task', '1. corn 2. rice 3. oats')).toEqual([
      'corn',
      'rice',
      'oats',
      ...nothing(3),
    ])
  })
  test('that no set has are for the one set left over, from five answers on, where its choices make it sure', () => {
    const other = set('Quiz', 0)
    const under = (left: ExercisePart, ...entries: string[]) =>
      answersOf([other, left], '## Quiz', '1. A 2. A 3. A', '## Try This!', letters(...entries)).slice(3)
    expect(under(set('Task', 10, counted(5)), 'A', 'B', 'C', 'A', 'B')).toEqual([0, 1, 2, 0, 1])
    expect(under(set('Task', 10, counted(4)), 'A', 'B', 'C', 'A')).toEqual(nothing(4))
    expect(under(set('Task', 10, counted(4)), 'A', 'B', 'C', 'A', 'B')).toEqual(nothing(4))
    expect(under(set('Task', 10, counted(8)), ...Array.from({ length: 7 }, () => 'A'), 'E')).toEqual(
      nothing(8),
    )
    const words = toAnswer(counted(5), { set: 'Task', from: 10 })
    expect(under(words, 'corn', 'rice', 'beans', 'oats', 'wheat')).toEqual(nothing(5))
    const said = statements(counted(5), { set: 'Task', from: 10, direction: 'True or False' })
    expect(under(said, 'True', 'False', 'True', 'True', 'False')).toEqual([true, false, true, true, false])
    const saying = statements(counted(5), { set: 'Task', from: 10 })
    expect(under(saying, 'Tama', 'Mali', 'Tama', 'Tama', 'Mali')).toEqual([true, false, true, true, false])
    const column = toMatch(counted(5), ['a1', 'b1', 'c1', 'd1', 'e1'], {
      set: 'Task',
      from: 10,
      isExercise: true,
    })
    expect(under(column, 'E', 'D', 'C', 'B', 'A')).toEqual([4, 3, 2, 1, 0])
    const kinds = statements(counted(5), { set: 'Task', from: 10, direction: 'Is it Wild (W) or Tame (T)?' })
    expect(under(kinds, 'W', 'T', 'W', 'W', 'T')).toEqual(['Wild', 'Tame', 'Wild', 'Wild', 'Tame'])
  })
})

test('what is written at a question is its answer, if it fits', () => {
  const choices = { options: ['Venus', 'Mercury'] }
  const set = part({
    questions: [
      question('One?', { ...choices, given: 'B' }),
      question('Two?', { ...choices, given: 'Pluto' }),
      question('Three?', choices),
      question('Four?', { given: 'corn' }),
    ],
  })
  const found = joinGiven(set)
  expect(set.questions.map((each) => found.get(each)?.answer)).toEqual([1, undefined, undefined, 'corn'])
})
