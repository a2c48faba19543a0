import { type Item, type Material, type MaterialSettings, positionsOf } from '@klasrum/contract/material'
import { answersByHand, lessonByHand, planByHand } from '@klasrum/testkit/by-hand/by-hand'
import { startModelServer } from '@klasrum/testkit/fakes/model-server'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, onTestFinished, test } from 'vitest'
import { compose } from '../compose.ts'
import { authorFrom } from './author-from.ts'

const { text, language, items } = lessonByHand('volcanoes')

/** The transcript of a run in which somebody answered every prompt by hand. */
async function run(asked: Pick<MaterialSettings, 'quiz_items' | 'exam'>) {
  const model = await startModelServer()
  onTestFinished(model.stop)
  model.always({ say: answersByHand(items, planByHand()) })
  const settings: MaterialSettings = {
    sessions: 4,
    ...asked,
    plan_format: 'ilaw',
    slideshow: null,
    seed: 1,
    heading: {
      school: null,
      teacher: null,
      grade_and_section: 'Grade 9',
      learning_area: 'Science',
      quarter: null,
      dates: null,
    },
  }
  const author = authorFrom({ baseUrl: model.baseUrl, model: 'by-hand' })
  const made = await compose([sourceDocument(text, { language })], settings, { author })
  return { made, calls: model.requests.length }
}

const itemsOf = ({ quizzes, exam }: Material): Item[] => [
  ...quizzes.flatMap((quiz) => quiz.items),
  ...(exam?.items ?? []),
]

test('a run answered by hand: nearly all numbers made, nearly all by the model, the plan whole, nothing left out', async () => {
  const { made, calls } = await run({ quiz_items: 6, exam: { easiest: 10, easy: 6, moderate: 4, hard: 2 } })
  const papers = itemsOf(made)
  const numbers = papers.reduce((sum, item) => sum + positionsOf(item), 0)
  expect(numbers / 46).toBeGreaterThanOrEqual(0.95)
  expect(papers.filter(({ author }) => author === 'model').length / papers.length).toBeGreaterThanOrEqual(0.9)
  expect(made.model).toMatchObject({ name: 'by-hand', cells: 28 })
  expect(made.notes.join(' ')).not.toContain('left out')
  expect(calls).toBeLessThanOrEqual(12)
})

test('four quizzes of ten, an exam of forty and the plan take at most twelve calls', async () => {
  const { calls } = await run({ quiz_items: 10, exam: { easiest: 20, easy: 10, moderate: 8, hard: 2 } })
  expect(calls).toBeLessThanOrEqual(12)
})
