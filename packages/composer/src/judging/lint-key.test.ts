import { describe, expect, test } from 'vitest'
import { rulesOf } from '../languages/rules-of.ts'
import { anItem } from '../samples/sample-items.ts'
import { lesson, plants } from '../samples/sample-lessons.ts'
import { lessonOf } from '../understand/lesson.ts'
import { keyIsMissing, notComputed, structureWrong, tellsAnswer } from './lint-key.ts'

const read = lessonOf(plants)
const english = rulesOf('en')

describe('a key that its form does not bear', () => {
  test.each([
    anItem('multiple_choice'),
    anItem('multiple_choice', { answer: 3 }),
    anItem('true_false'),
    anItem('modified_true_false'),
    anItem('modified_true_false', { marked: 'simple sugar', answer: false, correction: 'hard stone' }),
    anItem('identification'),
    anItem('matching'),
    anItem('enumeration'),
    anItem('sequencing'),
    anItem('sequencing', { order: [1, 3, 2] }),
    anItem('problem'),
    anItem('essay'),
  ])('$form $answer is sound', (item) => {
    expect(structureWrong(item)).toBe(false)
  })

  test.each([
    ['a letter beyond the last choice', anItem('multiple_choice', { answer: 4 })],
    [
      'a choice that stands there twice, however it is written',
      anItem('multiple_choice', { options: ['Glucose', 'Chlorophyll', 'GLUCOSE.', 'Stem'] }),
    ],
    ['marked words that the statement has not', anItem('modified_true_false', { marked: 'Starch' })],
    ['a true statement with a correction', anItem('modified_true_false', { correction: 'Starch' })],
    ['a false statement without one', anItem('modified_true_false', { answer: false })],
    ['nothing to be named', anItem('identification', { answer: ' ' })],
    ['a question that says its answer', anItem('identification', { answer: 'tiny openings' })],
    ['a premise without an answer', anItem('matching', { key: [1, 3] })],
    ['one answer for two premises', anItem('matching', { key: [1, 3, 1] })],
    ['a letter that the column has not', anItem('matching', { key: [1, 3, 4] })],
    ['no answer left over', anItem('matching', { answers: ['Leaf', 'Root', 'Stem'], key: [1, 2, 0] })],
    ['an answer twice in the column', anItem('matching', { answers: ['Leaf', 'Root', 'leaf', 'Stem'] })],
    ['a part that is to be named twice', anItem('enumeration', { answers: ['petals', 'Petals'], points: 2 })],
    ['more points than answers', anItem('enumeration', { points: 5 })],
    ['fewer places than steps', anItem('sequencing', { order: [1, 2] })],
    ['fewer places than steps, in another order', anItem('sequencing', { order: [2, 1] })],
    ['places that leave one out', anItem('sequencing', { order: [4, 1, 2] })],
    ['a place twice', anItem('sequencing', { order: [2, 1, 2] })],
    ['a step twice', anItem('sequencing', { steps: ['Dig.', 'Sow.', 'dig'], order: [3, 1, 2] })],
    ['steps that stand in their order already', anItem('sequencing', { order: [1, 2, 3] })],
  ])('%s is refused', (_, item) => {
    expect(structureWrong(item)).toBe(true)
  })
})

describe('a key that the lesson does not have', () => {
  test.each([
    anItem('multiple_choice'),
    anItem('true_false'),
    anItem('modified_true_false'),
    anItem('identification'),
    anItem('identification', { answer: 'STOMATA' }),
    anItem('identification', { answer: 'Photosynthesis' }),
    anItem('matching'),
    anItem('enumeration'),
    anItem('sequencing'),
    anItem('problem'),
    anItem('essay'),
  ])('$form stands where it comes from, or under its heading', (item) => {
    expect(keyIsMissing(item, read)).toBe(false)
  })

  test.each([
    anItem('multiple_choice', { answer: 0 }),
    anItem('modified_true_false', { answer: false, correction: 'Starch' }),
    anItem('identification', { answer: 'Pores' }),
    anItem('matching', { answers: ['Leaf', 'Trunk', 'Flower', 'Stem'] }),
    anItem('matching', { premises: ['absorbs honey', 'carries water to the leaves', 'makes food'] }),
    anItem('enumeration', { answers: ['petals', 'thorns'] }),
    anItem('sequencing', { steps: ['Paint the pot.', 'Prepare the soil in a pot.', 'Place the seeds.'] }),
  ])('$form with a word of nobody is refused', (item) => {
    expect(keyIsMissing(item, read)).toBe(true)
  })

  test('entries that are paragraphs of their own are looked for below the first, but not far below', () => {
    const far = Array.from({ length: 5 }, (_, at) => `Nothing of it is said in sentence ${at}.`)
    const outline = lesson('en', 'Tools', [
      ['Tools', 'The tools of a farmer are these.', 'plow', 'rake', ...far, 'sickle'],
    ])
    const tools = (...answers: string[]) =>
      anItem('enumeration', {
        answers,
        points: answers.length,
        source: { file: 'lesson.docx', page: 1, paragraph: 1, quote: 'The tools of a farmer are these.' },
      })
    expect(keyIsMissing(tools('Plow', 'Rake'), lessonOf(outline))).toBe(false)
    expect(keyIsMissing(tools('plow', 'sickle'), lessonOf(outline))).toBe(true)
    expect(keyIsMissing(tools('FARMER', 'plow'), lessonOf(outline))).toBe(false)
  })
})

describe('a question that has its answer in another form', () => {
  const asks = (stem: string, answer: string) => anItem('identification', { stem, answer })
  test.each([
    ['Which body legislates for the country?', 'Legislature'],
    ['What is used to polish shoes?', 'polisher'],
    ['Who is the farmer of the farms?', 'farmers'],
    ['What pollinates a flower?', 'pollinator bee'],
    ['What pollinates a flower?', 'pollinator bee swarm'],
    ['Which transport goes by day?', 'transparent bus'],
    ['Which plants grow in sand?', 'plant'],
    ['What is planting?', 'plant'],
  ])('"%s" tells %s', (stem, answer) => {
    expect(tellsAnswer(asks(stem, answer), english)).toBe(true)
  })
  test.each([
    ['Which body makes laws for the country?', 'Legislature'],
    ['Which plant has leaf after leaf?', 'leaves'],
    ['Which plants turn red?', 'plans'],
    ['Which leaf is green?', 'leaf'],
    ['Which plants turn red?', '…'],
    ['What did the legislators of the country write?', 'Legislature of Laws'],
    ['Which body legislates for the country?', 'Legislature that makes laws'],
    ['Whose paper tells of those things there?', 'their own paper'],
  ])('"%s" does not tell %s', (stem, answer) => {
    expect(tellsAnswer(asks(stem, answer), english)).toBe(false)
  })
  test('a choice tells it too, a list to be named does not', () => {
    const stem = 'Which pigment is chlorophyllous?'
    expect(tellsAnswer(anItem('multiple_choice', { stem }), english)).toBe(true)
    expect(tellsAnswer(anItem('enumeration', { stem: 'Name the petal and its like.' }), english)).toBe(false)
  })
})

test('only a problem has a working, and its answer stands in one of the lines', () => {
  expect(notComputed(anItem('problem', { solution: ['6 × 7', '= 42'] }))).toBe(false)
  expect(notComputed(anItem('problem', { solution: ['6 × 7', '= 41'] }))).toBe(true)
  expect(notComputed(anItem('essay'))).toBe(false)
})
