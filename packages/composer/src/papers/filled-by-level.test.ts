import type { Difficulty, DifficultyCounts, Item } from '@klasrum/contract/material'
import { chanceOf } from '@klasrum/skills/chance'
import { describe, expect, test } from 'vitest'
import { anItem } from '../samples/sample-items.ts'
import { lesson, oneSession } from '../samples/sample-lessons.ts'
import { writeExam } from './exam.ts'
import { writeQuiz } from './quiz.ts'

const words =
  'amber birch cedar dune ember fjord grove heron inlet jetty kelp larch marsh nectar otter plum'.split(' ')
const outline = lesson(
  'en',
  'A Lesson',
  words.map((word) => [word, `Words of ${word}.`] as const),
)
const session = oneSession(outline)
const source = (at: number) => ({ file: 'lesson.docx', page: 1, paragraph: at + 1, quote: `Sentence ${at}.` })

/** Items that have nothing in common with each other, each on a topic of its own. */
const named = (at: number, difficulty: Difficulty, origin: Item['origin'] = 'text') =>
  anItem('identification', {
    id: `named ${at}`,
    topic: words[at] ?? '',
    stem: `Who keeps the ${words[at]} beside ${words[at]}ton?`,
    answer: `${words[at]}keeper`,
    source: source(at),
    difficulty,
    origin,
  })
const essay = (at: number, difficulty: Difficulty, origin: Item['origin'] = 'text') =>
  anItem('essay', {
    id: `essay ${at}`,
    topic: words[at] ?? '',
    stem: `Tell how ${words[at]} came to ${words[at]}ton and what it did there.`,
    source: source(at),
    points: 1,
    difficulty,
    origin,
  })

type Worth = readonly [item: Item, worth: number]
const asked = (counts: Partial<DifficultyCounts>): DifficultyCounts => ({
  easiest: 0,
  easy: 0,
  moderate: 0,
  hard: 0,
  ...counts,
})
const candidatesOf = (worths: readonly Worth[]) => worths.map(([item, worth]) => ({ item, worth }))
const examOf = (
  worths: readonly Worth[],
  counts: Partial<DifficultyCounts>,
  given: { avoid?: Item[]; refused?: Set<string>; title?: string } = {},
) =>
  writeExam([session], outline, {
    counts: asked(counts),
    candidates: candidatesOf(worths),
    chance: chanceOf(1),
    ...given,
  })
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id).toSorted()
const several = (count: number, item: (at: number) => Item, worth: number): Worth[] =>
  Array.from({ length: count }, (_, at) => [item(at), worth])

describe('an exam', () => {
  test('asks what a key can mark before what the teacher has to read, up to the level of essays', () => {
    const moderate = [
      ...several(3, (at) => named(at, 'moderate'), 0.1),
      ...several(6, (at) => essay(at + 5, 'moderate'), 1),
    ]
    const two = examOf(moderate, { moderate: 3 })
    expect(idsOf(two.items)).toEqual(['named 0', 'named 1', 'named 2'])
    const hard = [
      ...several(3, (at) => named(at, 'hard'), 0.1),
      ...several(3, (at) => essay(at + 5, 'hard'), 1),
    ]
    expect(idsOf(examOf(hard, { hard: 3 }).items)).toEqual(['essay 5', 'essay 6', 'essay 7'])
  })
  test.each([
    [3, 1],
    [6, 2],
    [7, 3],
  ])(
    'of %i numbers above recall has at most %i essays of the file, where there is something to mark beside it',
    (count, most) => {
      const essays = several(9, (at) => essay(at, 'moderate'), 1)
      const marked = several(count, (at) => named(at + 9, 'moderate', 'curriculum'), 0.1)
      const exam = examOf([...essays, ...marked], { moderate: count })
      expect(exam.items.filter(({ form }) => form === 'essay')).toHaveLength(most)
      expect(exam.made.moderate).toBe(count)
    },
  )
  test('of nothing but essays is one where these are asked for', () => {
    const essays = several(5, (at) => essay(at, 'hard'), 1)
    expect(examOf(essays, { hard: 4 }).made.hard).toBe(4)
  })
  test('takes the questions of the file first, then what is in it, and only then what is not', () => {
    const of = (at: number, origin: Item['origin']) => named(at, 'easy', origin)
    const worths: Worth[] = [
      ...several(2, (at) => of(at, 'exercise'), 0.1),
      ...several(2, (at) => of(at + 2, 'text'), 0.5),
      ...several(2, (at) => of(at + 4, 'curriculum'), 1),
    ]
    expect(idsOf(examOf(worths, { easy: 3 }).items).slice(0, 2)).toEqual(['named 0', 'named 1'])
    expect(idsOf(examOf(worths, { easy: 4 }).items)).toEqual(['named 0', 'named 1', 'named 2', 'named 3'])
    expect(idsOf(examOf(worths, { easy: 6 }).items)).toHaveLength(6)
  })
  test('takes the questions of the file at every level before others take their words', () => {
    const hard = essay(0, 'hard', 'exercise')
    const worths: Worth[] = [[hard, 0.1], ...several(3, (at) => essay(at + 1, 'hard'), 1)]
    expect(idsOf(examOf(worths, { hard: 3 }).items)).toContain('essay 0')
  })
  test('has each level for itself: what one lacks is not taken from another', () => {
    const worths = several(5, (at) => named(at, 'easiest'), 0.5)
    const exam = examOf(worths, { easiest: 3, easy: 2 })
    expect(exam.made).toEqual(asked({ easiest: 3 }))
    expect(exam.shortfalls).toMatchObject([{ difficulty: 'easy', missing: 2 }])
    expect(examOf(worths, { easiest: 7 }).shortfalls).toMatchObject([{ difficulty: 'easiest', missing: 2 }])
  })
  test('fills the scarcest level first where a sentence could serve two', () => {
    const shared = { ...named(9, 'moderate'), source: source(0) }
    const worths: Worth[] = [
      [named(0, 'easiest'), 1],
      [shared, 0.5],
      ...several(3, (at) => named(at + 1, 'easiest'), 0.1),
    ]
    expect(examOf(worths, { easiest: 3, moderate: 1 }).made).toEqual(asked({ easiest: 3, moderate: 1 }))
  })
  test('is made from three numbers on, or from as many as are asked for', () => {
    const worths = several(3, (at) => named(at, 'easy'), 0.5)
    expect(examOf(worths, { easy: 5 }).made.easy).toBe(3)
    expect(examOf(worths.slice(1), { easy: 5 })).toMatchObject({ items: [], made: { easy: 0 } })
    expect(examOf(worths.slice(1), { easy: 2 }).made.easy).toBe(2)
    expect(examOf(worths, { easy: 2 }).made.easy).toBe(2)
  })
  test('says of each level why it has too few', () => {
    const { shortfalls } = examOf([], { easiest: 1, easy: 1, moderate: 1, hard: 1 })
    expect(shortfalls.map(({ difficulty, why }) => [difficulty, why])).toEqual([
      ['easiest', expect.stringMatching(/plain facts and terms.*Add another file or ask for fewer\.$/)],
      ['easy', expect.stringMatching(/explains too few of its ideas.*Add another file or ask for fewer\.$/)],
      [
        'moderate',
        expect.stringMatching(/steps, causes or comparisons.*Add another file or ask for fewer\.$/),
      ],
      ['hard', expect.stringMatching(/separate topics.*Add another file or ask for fewer\.$/)],
    ])
  })
  test('has no item that was refused, or that another paper has', () => {
    const worths = several(5, (at) => named(at, 'easy'), 0.5)
    const exam = examOf(worths, { easy: 5 }, { refused: new Set(['named 1']), avoid: [named(3, 'easy')] })
    expect(idsOf(exam.items)).toEqual(['named 0', 'named 2', 'named 4'])
  })
  test('is called as the lesson is, or as it is told to be, in three hundred letters', () => {
    expect(examOf([], { easy: 1 }).title).toBe('A Lesson')
    expect(examOf([], { easy: 1 }, { title: 'Long '.repeat(80) }).title).toHaveLength(300)
  })
})

describe('a quiz', () => {
  const quizOf = (
    worths: readonly Worth[],
    count: number,
    given: { least?: number; refused?: Set<string>; avoid?: Item[] } = {},
  ) => writeQuiz(session, outline, { count, candidates: candidatesOf(worths), chance: chanceOf(1), ...given })
  const levels = (items: readonly Item[]) => {
    const of = (level: Difficulty) => items.filter(({ difficulty }) => difficulty === level).length
    return [of('easiest'), of('easy'), of('moderate'), of('hard')]
  }
  const enough = (
    worth: (difficulty: Difficulty) => number,
    originOf: (at: number) => Item['origin'] = () => 'text',
  ): Worth[] =>
    words.slice(0, 15).map((_, at) => {
      const difficulty = (['easiest', 'easy', 'moderate'] as const)[at % 3] as Difficulty
      return [named(at, difficulty, originOf(at)), worth(difficulty)]
    })

  test.each(['easiest', 'easy', 'moderate'] as const)(
    'of ten is half of recall, three of meaning and two beyond, even where %s is worth more',
    (dear) => {
      const worth = (difficulty: Difficulty) => (difficulty === dear ? 0.9 : 0.3)
      const { quiz, missing } = quizOf(enough(worth), 10)
      expect([levels(quiz.items), missing]).toEqual([[5, 3, 2, 0], 0])
      const notInFile = quizOf(
        enough(worth, () => 'curriculum'),
        10,
      ).quiz.items
      expect(levels(notInFile)).toEqual([5, 3, 2, 0])
      const ofBoth = quizOf(
        enough(worth, (at) => (at < 3 ? 'exercise' : 'text')),
        10,
      ).quiz.items
      expect(levels(ofBoth)).toEqual([5, 3, 2, 0])
    },
  )
  test('takes what one level lacks from the others', () => {
    const worths = several(6, (at) => named(at, 'easiest'), 0.5)
    expect(levels(quizOf(worths, 6).quiz.items)).toEqual([6, 0, 0, 0])
    expect(
      levels(
        quizOf(
          several(4, (at) => named(at, 'hard'), 0.5),
          4,
        ).quiz.items,
      ),
    ).toEqual([0, 0, 0, 4])
  })
  test('takes the questions of the file first, then what is in it, and only then what is not', () => {
    const worths: Worth[] = [
      ...several(2, (at) => named(at, 'hard', 'exercise'), 0.1),
      ...several(2, (at) => named(at + 2, 'hard'), 0.5),
      ...several(2, (at) => named(at + 4, 'hard', 'curriculum'), 1),
    ]
    expect(idsOf(quizOf(worths, 3).quiz.items).slice(0, 2)).toEqual(['named 0', 'named 1'])
    expect(idsOf(quizOf(worths, 4).quiz.items)).toEqual(['named 0', 'named 1', 'named 2', 'named 3'])
    expect(quizOf(worths, 6).quiz.items).toHaveLength(6)
    const ofRecall = worths.map(([item, worth]): Worth => [{ ...item, difficulty: 'easiest' }, worth])
    expect(idsOf(quizOf(ofRecall, 4).quiz.items)).toEqual(['named 0', 'named 1', 'named 2', 'named 3'])
  })
  test('has no essays, nothing that was refused, and nothing of another paper', () => {
    const worths: Worth[] = [...several(4, (at) => named(at, 'easy'), 0.5), [essay(9, 'easy'), 1]]
    const { quiz } = quizOf(worths, 5, { refused: new Set(['named 1']) })
    expect(idsOf(quiz.items)).toEqual(['named 0', 'named 2', 'named 3'])
    expect(idsOf(quizOf(worths, 5, { avoid: [named(0, 'easy')] }).quiz.items)).toEqual([
      'named 1',
      'named 2',
      'named 3',
    ])
  })
  test('is made from three numbers on, or from as many as are asked for or said to be enough', () => {
    const worths = several(3, (at) => named(at, 'easy'), 0.5)
    const made = (count: number, have: number, least?: number) => {
      const { quiz, missing } = quizOf(worths.slice(0, have), count, least === undefined ? {} : { least })
      return [quiz.items.length, missing]
    }
    expect(made(5, 3)).toEqual([3, 2])
    expect(made(5, 2)).toEqual([0, 5])
    expect(made(2, 2)).toEqual([2, 0])
    expect(made(5, 1, 1)).toEqual([1, 4])
    expect(made(5, 3, 4)).toEqual([0, 5])
  })
  test('carries the number and the title of its session', () => {
    const named7 = { ...session, number: 7, title: 'Long '.repeat(80) }
    const { quiz } = writeQuiz(named7, outline, { count: 1, candidates: [], chance: chanceOf(1) })
    expect([quiz.session, quiz.title.length]).toEqual([7, 300])
  })
})
