import { startApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gradeItems, quarterWeights } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher } = await schoolPeople(app)
const ofTerms = () => aClass(tx, { teacher: teacher.user, policy: 'do15-2026' })

const value = { written_work_weight: 20, performance_task_weight: 50, quarterly_assessment_weight: 30 }
const items = [
  { category: 'ww', title: 'Written Work 1', max_score: 20 },
  { category: 'pt', title: 'Performance Task 1', max_score: 30 },
  { category: 'qa', part: 'st1', title: 'Summative Test 1', max_score: 40 },
] as const

const setUp = (id: number, wish: Partial<Parameters<typeof bodyOf>[0]> = {}) =>
  teacher.call('POST /api/education/classes/{id}/sheets/{quarter}/set-up', {
    params: { id, quarter: 1 },
    body: bodyOf(wish),
  })
type Wish = {
  items?: readonly (typeof items)[number][]
  weights?: { value: typeof value; all_quarters: boolean } | null
}
const bodyOf = ({ items: wanted = items, weights = { value, all_quarters: true } }: Wish) => ({
  items: [...wanted],
  weights,
})
const weightsOf = async (id: number) =>
  (await tx.select().from(quarterWeights).where(eq(quarterWeights.class_id, id)))
    .map(({ quarter }) => quarter)
    .toSorted()

test('a sheet is set up in one go: its columns, and weights in every term that is open', async () => {
  const { id } = await ofTerms()
  const { status, body } = await setUp(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ items: items.map((item) => ({ ...item, class_id: id, quarter: 1 })) })
  expect(await weightsOf(id)).toEqual([1, 2, 3])
})

test('weights of one term leave the others alone, and none are set where none are sent', async () => {
  const [one, none] = [await ofTerms(), await ofTerms()]
  await setUp(one.id, { weights: { value, all_quarters: false } })
  expect(await weightsOf(one.id)).toEqual([1])
  await setUp(none.id, { weights: null })
  expect(await weightsOf(none.id)).toEqual([])
})

test('a closed term keeps its weights', async () => {
  const { id } = await ofTerms()
  const own = { written_work_weight: 40, performance_task_weight: 40, quarterly_assessment_weight: 20 }
  const second = { id, quarter: 2 }
  await teacher.ok('POST /api/education/classes/{id}/sheets/{quarter}/set-up', {
    params: second,
    body: bodyOf({ weights: { value: own, all_quarters: false } }),
  })
  await teacher.ok('POST /api/education/classes/{id}/quarters/{quarter}/close', { params: second })
  expect((await setUp(id)).status).toBe(200)
  expect(
    await teacher.ok('GET /api/education/classes/{id}/quarter-weights/{quarter}', { params: second }),
  ).toEqual(own)
  expect(await weightsOf(id)).toEqual([1, 2, 3])
})

test('a second summative test 1 refuses the whole of it, and nothing is added', async () => {
  const { id } = await ofTerms()
  await setUp(id)
  expect(await setUp(id)).toMatchObject({ status: 409, body: { code: 'item.second_qa' } })
  expect(await tx.$count(gradeItems, eq(gradeItems.class_id, id))).toBe(items.length)
})
