import type { Sent } from '@klasrum/contract/endpoint'
import type { editGradeItemEndpoint } from '@klasrum/contract/grade-items'
import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore, type Class, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gradeItems, scores, sheetVersions } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher } = await schoolPeople(app)
const mine = (wish: Parameters<typeof aClass>[1] = {}) => aClass(tx, { teacher: teacher.user, ...wish })
const ofTerms = () => mine({ policy: 'do15-2026' })

const quiz = { quarter: 1, category: 'quiz', title: 'Typhoons', max_score: 20 } as const
const exam = { quarter: 1, category: 'qa', title: 'Quarterly Assessment', max_score: 50 } as const
type Wish = Partial<Sent<(typeof editGradeItemEndpoint)['body']>>

const create = (klass: Pick<Class, 'id'>, wish: Wish = {}) =>
  teacher.call('POST /api/education/grade-items', { body: { ...quiz, ...wish, class_id: klass.id } })
const edit = (id: number, wish: Wish = {}) =>
  teacher.call('PUT /api/education/grade-items/{id}', { params: { id }, body: { ...quiz, ...wish } })
const versionOf = async ({ id }: Pick<Class, 'id'>) =>
  (await tx.select().from(sheetVersions).where(eq(sheetVersions.class_id, id)))[0]

const refused = (status: number, code: string, more = {}) => ({ status, body: { code, ...more } })
const secondQa = refused(409, 'item.second_qa', {
  detail: 'A QA already exists for this class and quarter. Only one QA is allowed per quarter.',
})
const wrong = (path: string) => refused(400, 'request.invalid', { errors: [{ path }] })

test('category, title, highest possible score and, without scores, the quarter', async () => {
  const { id, class_id } = await aGradeItem(tx, await mine())
  const wish = { category: 'project', title: 'Poster', max_score: 30, quarter: 3 } as const
  expect(await edit(id, wish)).toMatchObject({ status: 200, body: { id, class_id, part: null, ...wish } })
  expect((await versionOf({ id: class_id }))?.reload_version).toBeGreaterThan(0)
})

test('the highest possible score does not fall below a score, also of one who left', async () => {
  const klass = await mine()
  const item = await aGradeItem(tx, klass)
  await aScore(tx, item, await onRoster(tx, klass), { score: 12 })
  await aScore(tx, item, await onRoster(tx, klass, { dropped_at: new Date() }), { score: 18 })
  expect(await edit(item.id, { max_score: 17 })).toMatchObject(
    refused(409, 'item.score_above', {
      detail: 'A learner has 18. The highest possible score cannot be lower than that.',
    }),
  )
  expect((await edit(item.id, { max_score: 18 })).status).toBe(200)
})

test('an item with scores stays in its quarter', async () => {
  const klass = await mine()
  const item = await aGradeItem(tx, klass)
  const learner = await onRoster(tx, klass)
  await aScore(tx, item, learner, { score: null })
  expect((await edit(item.id, { quarter: 2 })).status).toBe(200)
  await tx.update(scores).set({ excused: true }).where(eq(scores.item_id, item.id))
  expect(await edit(item.id, { quarter: 1 })).toMatchObject(
    refused(400, 'request.invalid', {
      errors: [{ path: 'quarter', message: 'This item has scores, so it stays where it is.' }],
    }),
  )
  expect((await edit(item.id, { quarter: 2, title: 'Floods' })).status).toBe(200)
})

test('it becomes no second QA, neither by category nor by quarter', async () => {
  const klass = await mine()
  await create(klass, exam)
  const plain = await aGradeItem(tx, klass)
  expect(await edit(plain.id, exam)).toMatchObject(secondQa)
  const next = await aGradeItem(tx, klass, { ...exam, quarter: 2 })
  expect(await edit(next.id, exam)).toMatchObject(secondQa)
  expect((await edit(next.id, { ...exam, quarter: 2, title: 'Exam' })).status).toBe(200)
})

test('it moves into no full quarter and into none that the policy has not', async () => {
  const klass = await ofTerms()
  const item = await aGradeItem(tx, klass)
  const rows = Array.from({ length: 100 }, () => ({ ...quiz, class_id: klass.id, quarter: 2 }))
  await tx.insert(gradeItems).values(rows)
  expect(await edit(item.id, { quarter: 2 })).toMatchObject(refused(409, 'item.too_many'))
  expect(await edit(item.id, { quarter: 4 })).toMatchObject(wrong('quarter'))
  expect(await edit(item.id, { ...exam, part: null })).toMatchObject(wrong('part'))
  expect((await edit(item.id, { ...exam, part: 'st2' })).body).toMatchObject({ part: 'st2' })
  expect((await edit(item.id, { part: null })).body).toMatchObject({ part: null, category: 'quiz' })
})
