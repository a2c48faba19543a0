import { basisOf, type Item } from '@klasrum/contract/material'
import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import {
  anItem,
  namedItem as named,
  sourceAt as source,
  unlikeWords as words,
} from '../samples/sample-items.ts'
import { lesson } from '../samples/sample-lessons.ts'
import { fillablePaperOf, inParts, isFromFile, isHalfFalse, isInFile, isOf, unlimited } from './choose.ts'
import { dealLetters, keyAt, withLetters } from './letters.ts'
import { levelsFrom } from './levels.ts'
import { leftToExam } from './shared-out.ts'
import { versionB } from './version-b.ts'

const stated = (at: number, answer: boolean, form: 'true_false' | 'modified_true_false' = 'true_false') => {
  const common = {
    id: `said ${at}`,
    topic: 'One',
    stem: `A ${words[at]} sings in ${words[at]}ton.`,
    source: source(at + 1),
  }
  return form === 'true_false'
    ? anItem('true_false', { ...common, answer })
    : anItem('modified_true_false', {
        ...common,
        marked: `${words[at]}`,
        answer,
        correction: answer ? null : 'x',
      })
}

const { topics } = lesson('en', 'A Lesson', [
  ['One', 'Words of one.'],
  ['Two', 'Words of two.'],
])
const paperFrom = (
  items: readonly Item[],
  {
    worth = () => 0.5,
    total = 10,
    avoid = [],
  }: { worth?: (item: Item) => number; total?: number; avoid?: Item[] } = {},
) =>
  fillablePaperOf({
    candidates: items.map((item) => ({ item, worth: worth(item) })),
    topics,
    avoid,
    shares: unlimited,
    total,
    chance: chanceOf(1),
  })
const always = () => true

describe('statements of which half are false', () => {
  test.each([
    [[], true],
    [[true], true],
    [[false], true],
    [[true, false], true],
    [[true, true], false],
    [[false, false], false],
    [[true, true, false], true],
    [[true, true, true, false], false],
  ])('%j: %s', (answers, isHalf) => {
    expect(isHalfFalse(answers.map((answer, at) => stated(at, answer)))).toBe(isHalf)
    expect(isHalfFalse(answers.map((answer, at) => stated(at, answer, 'modified_true_false')))).toBe(isHalf)
  })
  test('each form is held to it by itself', () => {
    expect(
      isHalfFalse([
        stated(0, true),
        stated(1, true),
        stated(2, false, 'modified_true_false'),
        stated(3, false, 'modified_true_false'),
      ]),
    ).toBe(false)
  })
})

describe('a paper is filled', () => {
  test('with as many numbers as asked for, or as there are', () => {
    const items = [0, 1, 2, 3, 4].map((at) => named(at))
    const paper = paperFrom(items)
    expect(paper.fill(3, always)).toBe(3)
    expect(paper.items()).toHaveLength(3)
    expect(paper.fill(5, always)).toBe(2)
    expect(new Set(paper.items().map(({ id }) => id)).size).toBe(5)
    expect(paper.fill(5, always)).toBe(0)
  })
  test('with the items that are wanted only, the worthier first', () => {
    const items = [0, 1, 2, 3].map((at) => named(at))
    const paper = paperFrom(items, { worth: ({ id }) => (id === 'item 2' ? 1 : 0.2) })
    expect(paper.fill(1, always)).toBe(1)
    expect(paper.items().map(({ id }) => id)).toEqual(['item 2'])
    expect(paper.fill(4, ({ id }) => id === 'item 0')).toBe(1)
    expect(paper.items().map(({ id }) => id)).toEqual(['item 2', 'item 0'])
  })
  test('never with more numbers than there is room for: a list takes one for each answer', () => {
    const list = anItem('enumeration', { topic: 'One' })
    expect(paperFrom([list]).fill(3, always)).toBe(0)
    expect(paperFrom([list]).fill(4, always)).toBe(4)
  })
  test('from every topic before one comes again', () => {
    const items = [0, 1, 2].map((at) => named(at)).concat(named(3, { topic: 'Two' }))
    const paper = paperFrom(items)
    paper.fill(2, always)
    expect(new Set(paper.items().map(({ topic }) => topic))).toEqual(new Set(['One', 'Two']))
  })
  test('without what another paper has: the item, its sentence, or its words', () => {
    const items = [named(0), named(1), named(2)]
    const left = (avoid: Item) => {
      const paper = paperFrom(items, { avoid: [avoid] })
      paper.fill(3, always)
      return paper
        .items()
        .map(({ id }) => id)
        .toSorted()
    }
    expect(left(named(0))).toEqual(['item 1', 'item 2'])
    expect(left(named(9, { source: named(1).source }))).toEqual(['item 0', 'item 2'])
    expect(left(named(2, { id: 'other', source: source(40) }))).toEqual(['item 0', 'item 1'])
  })
  test('without an answer that it has already', () => {
    expect(paperFrom([named(0), named(1, { answer: 'amberkeeper' })]).fill(2, always)).toBe(1)
  })
  test('with true and false statements by turns', () => {
    const truths = [0, 1, 2, 3].map((at) => stated(at, true))
    expect(paperFrom(truths).fill(4, always)).toBe(1)
    expect(paperFrom([...truths, stated(4, false)]).fill(5, always)).toBe(3)
    expect(paperFrom([0, 1, 2].map((at) => stated(at, false))).fill(3, always)).toBe(1)
  })
  test('with one essay on a topic, but all that the file asks itself', () => {
    const essay = (at: number, changed: Partial<Item> = {}) =>
      anItem('essay', {
        id: `essay ${at}`,
        topic: 'One',
        stem: `Explain the ${words[at]} of ${words[at]}ton at length.`,
        source: source(at + 1),
        ...(changed as object),
      })
    expect(paperFrom([essay(0), essay(1)]).fill(2, always)).toBe(1)
    expect(paperFrom([essay(0), essay(1, { topic: 'Two' })]).fill(2, always)).toBe(2)
    expect(
      paperFrom([essay(0, { origin: 'exercise' }), essay(1, { origin: 'exercise' })]).fill(2, always),
    ).toBe(2)
  })
  test('with two choices in the same words at most', () => {
    const choice = (at: number) =>
      anItem('multiple_choice', {
        id: `choice ${at}`,
        topic: 'One',
        stem: 'Which of these is right?',
        options: [`${words[at]} of ${words[at]}ton by the ${words[at]}field`, 'b', 'c', 'd'],
        answer: 0,
        source: source(at + 1),
      })
    expect(paperFrom([0, 1, 2, 3].map(choice)).fill(4, always)).toBe(2)
  })
  test('with two blanks in three items at most', () => {
    const blanks = [0, 1, 2, 3].map((at) =>
      named(at, { stem: `The ____ keeps ${words[at]} beside ${words[at]}ton.` }),
    )
    expect(paperFrom(blanks).fill(4, always)).toBe(2)
    const mixed = paperFrom([...blanks, named(4), named(5)])
    mixed.fill(6, always)
    const cloze = mixed.items().filter(({ stem }) => stem.includes('__')).length
    expect(cloze).toBe(4)
  })
})

test('a paper goes form by form, and within a form as the lessons go', () => {
  const [first, second] = [
    { file: 'one.docx', page: 1, paragraph: 9, quote: 'q' },
    { file: 'two.docx', page: 1, paragraph: 2, quote: 'q' },
  ]
  const filed = topics.map((topic, at) => ({ ...topic, file: at === 0 ? 'one.docx' : 'two.docx' }))
  const items = [
    anItem('essay', { source: first }),
    named(3, { source: second }),
    named(2, { source: first }),
    named(1, { source: { ...first, paragraph: 4 } }),
    named(0, { source: { ...first, paragraph: 4 } }),
    anItem('multiple_choice', { source: second }),
  ]
  const sorted = ['choice', 'item 0', 'item 1', 'item 2', 'item 3', 'written']
  expect(inParts(items, filed).map(({ id }) => id)).toEqual(sorted)
  expect(inParts(items.toReversed(), filed).map(({ id }) => id)).toEqual(sorted)
})

test('where an item comes from and how hard it is', () => {
  const origins = ['text', 'exercise', 'covered', 'curriculum', 'skill'] as const
  expect(origins.filter((origin) => isFromFile(named(0, { origin })))).toEqual(['exercise'])
  expect(origins.filter((origin) => !isInFile(named(0, { origin })))).toEqual(['curriculum'])
  expect(isOf('easy', 'hard')(named(0, { difficulty: 'hard' }))).toBe(true)
  expect(isOf('easy', 'hard')(named(0, { difficulty: 'moderate' }))).toBe(false)
})

test('another item is looked for at the same level, or at the nearest one below or above', () => {
  expect(levelsFrom('easy', 'same')).toEqual(['easy'])
  expect(levelsFrom('moderate', 'easier')).toEqual(['easy', 'easiest'])
  expect(levelsFrom('easy', 'harder')).toEqual(['moderate', 'hard'])
  expect(levelsFrom('easiest', 'easier')).toEqual([])
  expect(levelsFrom('hard', 'harder')).toEqual([])
})

test('a key that moves to another letter keeps its words, and each option its mistake', () => {
  const item = anItem('multiple_choice', { mistakes: ['of pollen', '', 'of seeds', 'of sugar'] })
  for (const letter of [0, 1, 2, 3]) {
    const moved = keyAt(item, letter, chanceOf(5))
    expect(moved.answer).toBe(letter)
    expect(moved.options[letter]).toBe('Chlorophyll')
    expect(moved.options.toSorted()).toEqual(item.options.toSorted())
    expect(moved.mistakes?.[letter]).toBe('')
    expect(moved.mistakes?.[moved.options.indexOf('Glucose')]).toBe('of sugar')
  }
  expect(keyAt(anItem('multiple_choice'), 2, chanceOf(5))).not.toHaveProperty('mistakes')
})

test('version B never has the order of version A, even of two items', () => {
  const items = [named(0), named(1), stated(2, true), anItem('multiple_choice'), stated(3, false)]
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { order, options } = versionB(items, chanceOf(seed))
    expect(order).toEqual(['item 1', 'item 0', 'said 3', 'said 2', 'choice'])
    expect(Object.keys(options)).toEqual(['choice'])
    expect(options.choice?.toSorted()).toEqual([0, 1, 2, 3])
  }
})

test('version B leaves an item that is alone in its part, and moves every key that can move', () => {
  const choice = (at: number) =>
    anItem('multiple_choice', {
      id: `choice ${at}`,
      options: ['a', 'b', 'c'].map((name) => `${name}${at}`),
      answer: 0,
    })
  const items = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(choice)
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { options, order } = versionB([...items, named(0)], chanceOf(seed))
    const letters = items.map(({ id }) => options[id]?.indexOf(0))
    for (const letter of [0, 1, 2]) expect(letters.filter((each) => each === letter)).toHaveLength(3)
    expect(order.at(-1)).toBe('item 0')
    for (const { id } of nonEmpty(items)) expect(options[id]?.filter((place) => place !== 0)).toEqual([2, 1])
  }
})

describe('a choice that speaks of all others', () => {
  const seeds = Array.from({ length: 20 }, (_, at) => at)
  const withAll = (at: number, answer: number) =>
    anItem('multiple_choice', {
      id: `all ${at}`,
      options: [`root ${at}`, `stem ${at}`, `leaf ${at}`, 'All of the above'],
      answer,
    })
  test('stays the last, whether it is right or wrong', () => {
    const items = [0, 1, 2, 3, 4, 5].map((at) => withAll(at, at % 2 === 0 ? 3 : 0))
    for (const seed of nonEmpty(seeds)) {
      const lettered = withLetters(items, chanceOf(seed))
      for (const [at, item] of nonEmpty(lettered).entries()) {
        if (item.form !== 'multiple_choice') throw new Error('A choice has become something else.')
        expect(item.options[3]).toBe('All of the above')
        expect(item.options[item.answer]).toBe(items[at]?.options[items[at]?.answer ?? 0])
      }
      const turned = Object.values(versionB(items, chanceOf(seed)).options)
      for (const places of nonEmpty(turned)) expect(places.at(-1)).toBe(3)
    }
  })
  test('is the last even where that gives four keys of one letter in a row', () => {
    for (const item of nonEmpty(
      withLetters(
        [0, 1, 2, 3, 4].map((at) => withAll(at, 3)),
        chanceOf(1),
      ),
    ))
      expect(item).toMatchObject({ answer: 3 })
  })
})

describe('letters of the keys', () => {
  const seeds = Array.from({ length: 20 }, (_, at) => at)
  test('are dealt to the choices of a paper, and nothing else of it changes', () => {
    const choices = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) =>
      anItem('multiple_choice', {
        id: `choice ${at}`,
        options: ['right', 'wrong', 'odd'].map((name) => `${name}${at}`),
        answer: 0,
      }),
    )
    const items = [named(0), ...choices, named(1)]
    for (const seed of nonEmpty(seeds)) {
      const lettered = withLetters(items, chanceOf(seed))
      expect([lettered[0], lettered.at(-1)]).toEqual([named(0), named(1)])
      const keys = lettered.flatMap((item) => (item.form === 'multiple_choice' ? [item] : []))
      expect(keys.map(({ options, answer }) => options[answer])).toEqual(
        choices.map(({ options }) => options[0]),
      )
      for (const letter of [0, 1, 2]) expect(keys.filter(({ answer }) => answer === letter)).toHaveLength(3)
    }
  })
  test('are the first where a choice has no others, and as even as the rest allows', () => {
    for (const seed of nonEmpty(seeds)) {
      expect(dealLetters([2, 1, 1, 1], chanceOf(seed))).toEqual([1, 0, 0, 0])
      const letters = dealLetters([1, 1, 1, 2, 2, 2, 2, 2], chanceOf(seed))
      expect(letters.slice(0, 3)).toEqual([0, 0, 0])
      expect(letters.filter((letter) => letter === 1)).toHaveLength(4)
      expect(letters.join('')).not.toMatch(/(\d)\1{3}/)
    }
  })
  test('are none where there is no way to deal them', () => {
    expect(dealLetters([1, 1, 1, 1], chanceOf(1))).toEqual([])
    expect(dealLetters([], chanceOf(1))).toEqual([])
  })
})

describe('sentences that a quiz leaves to the exam', () => {
  const session = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => ({
      item: named(0, { id: `s${from + at}`, source: source(from + at + 1) }),
      worth: 1,
    }))
  const leftOf = (sessions: ReturnType<typeof session>[], counts: { quiz: number; exam: number }) =>
    leftToExam(sessions, counts).map((isLeft, at) => sessions[at]?.filter(({ item }) => isLeft(item)).length)

  test('are a fair part of each session, and both papers have enough', () => {
    expect(leftOf([session(20)], { quiz: 10, exam: 10 })).toEqual([10])
    expect(leftOf([session(20)], { quiz: 5, exam: 15 })).toEqual([15])
    expect(leftOf([session(20), session(20, 30)], { quiz: 10, exam: 20 })).toEqual([10, 10])
    expect(leftOf([session(40)], { quiz: 4, exam: 4 })).toEqual([6])
  })
  test('are none without an exam, or where they would make none', () => {
    expect(leftOf([session(20)], { quiz: 10, exam: 0 })).toEqual([0])
    expect(leftOf([session(2), session(2, 30)], { quiz: 5, exam: 0 })).toEqual([0, 0])
    expect(leftOf([session(7)], { quiz: 3, exam: 3 })).toEqual([3])
    expect(leftOf([session(6)], { quiz: 3, exam: 3 })).toEqual([0])
    expect(leftOf([session(5)], { quiz: 5, exam: 5 })).toEqual([0])
    expect(leftOf([session(2)], { quiz: 5, exam: 5 })).toEqual([0])
  })
  test('are all of a session that is too short for a quiz, where the others make an exam', () => {
    expect(leftOf([session(20), session(2, 30)], { quiz: 5, exam: 10 })).toEqual([13, 2])
  })
  test('are all of a session of two, but of one of three none are left over', () => {
    expect(leftOf([session(20), session(3, 30)], { quiz: 5, exam: 10 })).toEqual([13, 0])
  })
  test('are of those that bear more than recall as many as of the others', () => {
    const items = session(8).map((candidate, at) =>
      at % 4 === 3
        ? { ...candidate, item: { ...candidate.item, difficulty: 'moderate' as const } }
        : candidate,
    )
    const [isLeft] = leftToExam([items], { quiz: 4, exam: 4 })
    expect(items.filter(({ item }) => isLeft?.(item)).map(({ item }) => basisOf(item).paragraph)).toEqual([
      2, 5, 7, 8,
    ])
    const third = session(8).map((candidate, at) =>
      at === 2 ? { ...candidate, item: { ...candidate.item, difficulty: 'moderate' as const } } : candidate,
    )
    const [isKept] = leftToExam([third], { quiz: 4, exam: 4 })
    expect(third.filter(({ item }) => isKept?.(item)).map(({ item }) => basisOf(item).paragraph)).toEqual([
      1, 4, 6, 8,
    ])
  })
  test('are counted without essays and columns, and by their sentence, however many items it has', () => {
    const items = session(8)
    const twice = [
      ...items,
      ...items.map(({ item }) => ({ item: { ...item, id: `${item.id} again` }, worth: 1 })),
    ]
    const others = [
      { item: anItem('essay', { source: source(50) }), worth: 1 },
      { item: anItem('matching', { source: source(51) }), worth: 1 },
    ]
    const [isLeft] = leftToExam([[...others, ...twice]], { quiz: 4, exam: 4 })
    expect(items.filter(({ item }) => isLeft?.(item))).toHaveLength(4)
    expect(others.filter(({ item }) => isLeft?.(item))).toEqual([])
    const [isTold] = leftToExam([[...others, ...session(2)]], { quiz: 4, exam: 4 })
    expect(session(2).filter(({ item }) => isTold?.(item))).toEqual([])
  })
  test('are computed problems one by one, since none is a sentence of the file', () => {
    const problems = Array.from({ length: 8 }, (_, at) => ({
      item: anItem('problem', { id: `sum ${at}`, source: null }),
      worth: 1,
    }))
    const [isLeft] = leftToExam([problems], { quiz: 4, exam: 4 })
    expect(problems.filter(({ item }) => isLeft?.(item)).map(({ item }) => item.id)).toEqual([
      'sum 1',
      'sum 3',
      'sum 5',
      'sum 7',
    ])
  })
  test('are spread over the session, and first those that bear more than recall', () => {
    const items = session(8)
    const [isLeft] = leftToExam([items], { quiz: 4, exam: 4 })
    expect(items.filter(({ item }) => isLeft?.(item)).map(({ item }) => basisOf(item).paragraph)).toEqual([
      2, 4, 6, 8,
    ])
  })
})
