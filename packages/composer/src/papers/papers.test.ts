import { basisOf, Item, positionsOf } from '@klasrum/contract/material'
import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lintItem } from '../judging/lint.ts'
import { lintPaper } from '../judging/lint-paper.ts'
import { bayan, lesson, numbers, oneSession, plants } from '../samples/sample-lessons.ts'
import { lessonOf } from '../understand/lesson.ts'
import type { LessonSession, Outline } from '../understand/outline.ts'
import { writeExam } from './exam.ts'
import { dealLetters } from './letters.ts'
import { papersOf, writtenAtOnce } from './papers.ts'
import { writeQuiz } from './quiz.ts'
import { apportioned, specificationsOf } from './specifications.ts'
import { swapItem } from './swap-item.ts'

const numbersOf = (items: readonly Item[]) => items.reduce((sum, item) => sum + positionsOf(item), 0)
const flags = ['reading_level']

/** What must be so of every paper, whatever the lesson says. */
function expectSound(items: readonly Item[], outline: Outline): void {
  const read = lessonOf(outline)
  for (const item of nonEmpty(items)) {
    expect(Item.safeParse(item).success, item.stem).toBe(true)
    expect(
      lintItem(item, read).filter((rule) => !flags.includes(rule)),
      item.stem,
    ).toEqual([])
    expect(item.language).toBe(outline.language)
  }
  expect(lintPaper(items).filter((rule) => rule !== 'only_recall')).toEqual([])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
}

const samples = [
  ['plants', plants],
  ['bayan', bayan],
  ['numbers', numbers],
] as const

test.each(samples)('a quiz on %s has sound items', (_, outline) => {
  const { quiz, missing } = writeQuiz(oneSession(outline), outline, { count: 8, chance: chanceOf(1) })
  expectSound(quiz.items, outline)
  expect(numbersOf(quiz.items) + missing).toBe(8)
})

test.each([
  ['plants', plants],
  ['numbers', numbers],
] as const)('a quiz on %s asks about every topic', (_, outline) => {
  const { quiz } = writeQuiz(oneSession(outline), outline, { count: 8, chance: chanceOf(1) })
  expect(new Set(quiz.items.map(({ topic }) => topic)).size).toBe(outline.topics.length)
})

test('the same seed gives the same papers, another seed others', () => {
  const write = (seed: number) => {
    const fresh = lesson('en', plants.title, [])
    const outline = { ...fresh, topics: plants.topics }
    return writeExam([oneSession(outline)], outline, {
      counts: { easiest: 4, easy: 3, moderate: 2, hard: 1 },
      chance: chanceOf(seed),
    })
  }
  expect(write(3)).toEqual(write(3))
  expect(write(4)).not.toEqual(write(3))
})

/** All sentences that items are made of; prompts for essays come from a topic. */
const sentencesOn = (items: readonly Item[]) =>
  items.flatMap((item) =>
    item.form === 'essay' ? [] : item.form === 'matching' ? item.premises : [basisOf(item).quote],
  )

const perTopic = ({ topics }: Outline): LessonSession[] =>
  topics.map((topic, at) => ({ number: at + 1, title: topic.title, topics: [topic], share: 30 }))

test.each(samples)('no sentence on %s is on two papers of a run, nor twice on one', (_, outline) => {
  const { quizzes, exam } = writtenAtOnce(
    papersOf(perTopic(outline), outline, {
      quiz_items: 5,
      exam: { easiest: 8, easy: 4, moderate: 2, hard: 1 },
      chance: chanceOf(4),
    }),
  )
  const used = sentencesOn([...quizzes.flatMap(({ quiz }) => quiz.items), ...(exam?.items ?? [])])
  expect(nonEmpty(used).length).toBe(new Set(used).size)
})

test('sentences are shared out before a paper is filled, so that the exam is not left without any', () => {
  const places =
    'Abra Bogo Calan Daet Estan Faro Guian Hagon Iba Jalan Kalib Lipan Mabin Naga Oas Pilan Quez Roxan'.split(
      ' ',
    )
  const colors = 'black white green pale red gray'.split(' ')
  const uses = 'masons|roof makers|road builders|carvers|potters|well diggers|bridge crews|tomb makers'.split(
    '|',
  )
  const rocks = lesson('en', 'Rocks', [
    [
      'Rocks',
      places.map(
        (place, at) => `${place}ite – a ${colors[at % 6]} stone that ${uses[at % 8]} of the coast cut`,
      ),
    ],
  ])
  const asked = { quiz_items: 20, exam: { easiest: 20, easy: 0, moderate: 0, hard: 0 } }
  const { quizzes, exam } = writtenAtOnce(
    papersOf([oneSession(rocks)], rocks, { ...asked, chance: chanceOf(3) }),
  )
  expect(exam?.made.easiest).toBeGreaterThanOrEqual(8)
  expect(numbersOf(quizzes[0]?.quiz.items ?? [])).toBeGreaterThanOrEqual(8)
})

test('about half of the true or false statements are false', () => {
  const outline = lesson('en', 'Parts of a Plant', [
    [
      'Parts of a Plant',
      [
        'A root is the part of a plant that takes up water from the soil.',
        'A stem is the part of a plant that carries water to the leaves.',
        'A leaf is the part of a plant that makes food with sunlight.',
        'A flower is the part of a plant in which seeds are formed.',
        'A fruit is the part of a plant that holds and guards its seeds.',
        'A seed is the part of a plant from which a new plant grows.',
        'A bud is the part of a plant that opens into a leaf or a flower.',
        'A thorn is the part of a plant that keeps animals away from it.',
      ].join(' '),
    ],
  ])
  const { easiest, easy } = { easiest: 30, easy: 30 }
  const { items } = writeExam([oneSession(outline)], outline, {
    counts: { easiest, easy, moderate: 0, hard: 0 },
    chance: chanceOf(6),
  })
  const answers = (form: Item['form']) =>
    items.flatMap((item) => (item.form === form && 'answer' in item ? [item.answer] : []))
  const forms = (['true_false', 'modified_true_false'] as const).filter((form) => answers(form).length > 1)
  for (const form of nonEmpty(forms, 'papers with statements')) {
    const wrong = answers(form).filter((answer) => answer === false).length
    expect(Math.abs(answers(form).length - 2 * wrong)).toBeLessThanOrEqual(1)
  }
})

test('without false statements a paper has one true one at most', () => {
  const outline = lesson('en', 'Rivers', [
    [
      'Rivers',
      'Rivers carry soil from the mountains to the plains. Rivers shape wide valleys over a long time. Rivers give water to the farms along their banks. A delta is land that a river builds at its mouth.',
    ],
  ])
  const { quiz } = writeQuiz(oneSession(outline), outline, { count: 10, chance: chanceOf(1), least: 1 })
  expect(nonEmpty(quiz.items).filter(({ form }) => form === 'true_false')).toHaveLength(1)
})

test('fewer than three numbers are no paper', () => {
  const outline = lesson('en', 'Deltas', [['Deltas', 'A delta is land that a river builds at its mouth.']])
  const { quiz, missing } = writeQuiz(oneSession(outline), outline, { count: 5, chance: chanceOf(1) })
  expect([quiz.items, missing]).toEqual([[], 5])
  const counts = { easiest: 3, easy: 1, moderate: 0, hard: 0 }
  const exam = writeExam([oneSession(outline)], outline, { counts, chance: chanceOf(1) })
  expect(exam).toMatchObject({ items: [], made: { easiest: 0, easy: 0 } })
  expect(exam.shortfalls.map(({ difficulty, missing: few }) => [difficulty, few])).toEqual([
    ['easiest', 3],
    ['easy', 1],
  ])
  expect(writeQuiz(oneSession(outline), outline, { count: 1, chance: chanceOf(1) }).quiz.items).toHaveLength(
    1,
  )
})

test('an exam has the numbers asked for at each level, or says how many are missing and why', () => {
  const counts = { easiest: 5, easy: 4, moderate: 1, hard: 0 }
  const exam = writeExam([oneSession(plants)], plants, { counts, chance: chanceOf(9) })
  expect(exam.made).toEqual(counts)
  expect(exam.shortfalls).toEqual([])
  const far = { easiest: 90, easy: 4, moderate: 1, hard: 0 }
  const short = writeExam([oneSession(plants)], plants, { counts: far, chance: chanceOf(9) })
  expect(short.shortfalls).toMatchObject([{ difficulty: 'easiest', missing: 90 - short.made.easiest }])
  expect(short.shortfalls[0]?.why).toContain('recall')
})

test('the table of specifications counts every number once and its shares add up', () => {
  const exam = writeExam([oneSession(plants)], plants, {
    counts: { easiest: 6, easy: 4, moderate: 3, hard: 1 },
    chance: chanceOf(2),
  })
  const table = specificationsOf(exam.items, [oneSession(plants)])
  const all = table.rows
    .flatMap(({ numbers: cells }) => Object.values(cells).flat())
    .sort((one, other) => one - other)
  expect(all).toEqual(Array.from({ length: numbersOf(exam.items) }, (_, at) => at + 1))
  expect(table.total).toBe(all.length)
  expect(table.rows.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
  expect(Math.round(table.rows.reduce((sum, { days }) => sum + days, 0) * 10)).toBe(10)
})

test('version B has the same items part by part and every key at its new letter', () => {
  const exam = writeExam([oneSession(plants)], plants, {
    counts: { easiest: 6, easy: 4, moderate: 3, hard: 1 },
    chance: chanceOf(2),
  })
  const { order, options } = exam.version_b
  const byId = new Map(exam.items.map((item) => [item.id, item]))
  expect([...order].sort()).toEqual([...byId.keys()].sort())
  expect(order.map((id) => byId.get(id)?.form)).toEqual(exam.items.map(({ form }) => form))
  expect(order).not.toEqual(exam.items.map(({ id }) => id))
  const choices = exam.items.filter((item) => item.form === 'multiple_choice')
  for (const { id, options: all } of nonEmpty(choices))
    expect([...(options[id] ?? [])].sort()).toEqual(all.map((_, place) => place))
  const turned = order.flatMap((id) => {
    const item = byId.get(id)
    if (item?.form !== 'multiple_choice') return []
    const places = options[id] ?? []
    const shown = places.map((place) => item.options[place] ?? '')
    return [{ ...item, options: shown, answer: places.indexOf(item.answer) }]
  })
  expect(lintPaper(turned)).not.toContain('letters_uneven')
  expect(lintPaper(turned)).not.toContain('letter_run')
})

test('a refused item is swapped for one as hard that goes with the rest', () => {
  const paper = writeQuiz(oneSession(plants), plants, { count: 6, chance: chanceOf(2) }).quiz.items
  const refused = paper[0] as Item
  const other = swapItem(refused, { paper, outline: plants, chance: chanceOf(8) })
  expect(other).toMatchObject({ difficulty: refused.difficulty })
  expect(other?.id).not.toBe(refused.id)
  expectSound(
    [...paper.slice(1), other as Item].filter(({ form }) => form !== 'multiple_choice'),
    plants,
  )
})

test('letters are even to one and never four alike in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(3, 4), { minLength: 1, maxLength: 60 }), fc.nat(), (sizes, seed) => {
      const letters = dealLetters(sizes, chanceOf(seed))
      const able = (letter: number) => sizes.filter((size) => size > letter).length
      const count = (letter: number) => letters.filter((other) => other === letter).length
      const most = Math.max(...[0, 1, 2, 3].map(count))
      expect(nonEmpty(letters).every((letter, at) => letter < (sizes[at] ?? 0))).toBe(true)
      expect(letters).toHaveLength(sizes.length)
      for (const letter of [0, 1, 2, 3])
        expect(count(letter) >= most - 1 || count(letter) === able(letter)).toBe(true)
      expect(letters.join('')).not.toMatch(/(\d)\1{3}/)
    }),
    { numRuns: atSize({ commit: 60, long: 2_000 }) },
  )
})

test('shares of a whole always add up to it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 1, maxLength: 30 }), fc.nat(500), (parts, whole) => {
      const sum = apportioned(parts, whole).reduce((total, part) => total + part, 0)
      expect(sum).toBe(parts.some((part) => part > 0) ? whole : 0)
    }),
  )
})

const syllables = fc.constantFrom(
  'ba',
  'ke',
  'lo',
  'mi',
  'nu',
  'ra',
  'si',
  'to',
  've',
  'zan',
  'dor',
  'fel',
  'gim',
  'pur',
)
const word = fc.array(syllables, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''))
const phrase = fc.array(word, { minLength: 3, maxLength: 7 }).map((words) => words.join(' '))

const sentence = {
  en: fc.oneof(
    fc.tuple(word, phrase).map(([term, rest]) => `The ${term} is the thing that keeps ${rest}.`),
    fc.tuple(word, word, phrase).map(([term, kind, rest]) => `A ${term} is a ${kind} that holds ${rest}.`),
    fc.tuple(word, phrase).map(([term, rest]) => `When the ${term} is heated, the ${rest} moves away.`),
    fc.tuple(word, phrase).map(([term, rest]) => `However, ${term} (${rest}.`),
    fc
      .tuple(phrase, fc.integer({ min: 1500, max: 1999 }))
      .map(([rest, year]) => `In ${year}, the ${rest} was opened.`),
  ),
  fil: fc.oneof(
    fc.tuple(word, phrase).map(([term, rest]) => `Ang ${term} ay isang bagay na may ${rest}.`),
    fc.tuple(word, phrase).map(([term, rest]) => `Tinatawag na ${term} ang bagay na may ${rest}.`),
    fc.tuple(word, phrase).map(([term, rest]) => `Ito ay ${term} ng ${rest}.`),
    fc.tuple(word, phrase).map(([term, rest]) => `Kapag mainit ang ${term}, lumalaki ang ${rest}.`),
  ),
}

const generated = fc.constantFrom('en' as const, 'fil' as const).chain((language) =>
  fc
    .array(fc.array(sentence[language], { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
    .map((topics) =>
      lesson(
        language,
        'Lesson',
        topics.map((sentences, at) => [`Topic ${at + 1}`, sentences.join(' ')] as const),
      ),
    ),
)

test('whatever a lesson says, its papers are sound and their numbers exact or explained', () => {
  fc.assert(
    fc.property(generated, fc.nat(1_000), fc.integer({ min: 1, max: 12 }), (outline, seed, count) => {
      const session = oneSession(outline)
      const { quiz, missing } = writeQuiz(session, outline, { count, chance: chanceOf(seed) })
      expect(numbersOf(quiz.items) + missing).toBe(count)
      const counts = { easiest: count, easy: 2, moderate: 2, hard: 1 }
      const exam = writeExam([session], outline, { counts, chance: chanceOf(seed), avoid: quiz.items })
      for (const difficulty of ['easiest', 'easy', 'moderate', 'hard'] as const) {
        const made = numbersOf(exam.items.filter((item) => item.difficulty === difficulty))
        const short = exam.shortfalls.find((shortfall) => shortfall.difficulty === difficulty)?.missing ?? 0
        expect(made).toBe(exam.made[difficulty])
        expect(made + short).toBe(counts[difficulty])
      }
      fc.pre(quiz.items.length > 0 && exam.items.length > 0)
      expectSound(quiz.items, outline)
      expectSound(exam.items, outline)
    }),
    { numRuns: atSize({ commit: 40, long: 1_500 }) },
  )
})
