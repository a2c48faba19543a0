import type { Sent } from '@klasrum/contract/endpoint'
import type { editGradeItemEndpoint } from '@klasrum/contract/grade-items'
import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import type { Client } from '@klasrum/testkit/client'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { schoolPeople } from '@klasrum/testkit/learners'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { gradeItems, scoreChanges, scores } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const { teacher, colleague, head, admin } = await schoolPeople(app)
const mine = (wish: Parameters<typeof aClass>[1] = {}) => aClass(tx, { teacher: teacher.user, ...wish })

const quiz = { quarter: 1, category: 'quiz', title: 'Typhoons', max_score: 20 } as const
type Wish = Partial<Sent<(typeof editGradeItemEndpoint)['body']>>

const create = (klass: Pick<Class, 'id'>, wish: Wish = {}, as: Client = teacher) =>
  as.call('POST /api/education/grade-items', { body: { ...quiz, ...wish, class_id: klass.id } })
const edit = (id: number, wish: Wish = {}, as: Client = teacher) =>
  as.call('PUT /api/education/grade-items/{id}', { params: { id }, body: { ...quiz, ...wish } })
const remove = (id: number, known?: number, as: Client = teacher) =>
  as.call('DELETE /api/education/grade-items/{id}', { params: { id }, query: { scores: known } })

const refused = (status: number, code: string, more = {}) => ({ status, body: { code, ...more } })

test('an item goes with its scores, and each is one row of history', async () => {
  const klass = await mine()
  const item = await aGradeItem(tx, klass)
  const [ana, ben, cora] = [await onRoster(tx, klass), await onRoster(tx, klass), await onRoster(tx, klass)]
  await aScore(tx, item, ana, { score: 18 })
  await aScore(tx, item, ben, { excused: true })
  await aScore(tx, item, cora, { score: null })
  const [last] = await tx.select().from(scoreChanges).orderBy(desc(scoreChanges.id)).limit(1)
  expect(await remove(item.id, 2)).toMatchObject({ status: 200, body: { message: 'Grade item deleted' } })
  expect(await tx.$count(gradeItems, eq(gradeItems.id, item.id))).toBe(0)
  expect(await tx.$count(scores, eq(scores.class_id, klass.id))).toBe(0)
  const history = await tx.select().from(scoreChanges).where(eq(scoreChanges.class_id, klass.id))
  const gone = history.filter(({ id }) => id > (last?.id ?? 0))
  expect(gone).toHaveLength(2)
  for (const change of nonEmpty(gone))
    expect(change).toMatchObject({
      item_id: item.id,
      item_title: item.title,
      quarter: 1,
      new_score: null,
      new_excused: false,
      source: 'item',
      request_id: expect.any(String),
      changed_by_user_id: teacher.user.id,
    })
  expect(await remove(item.id)).toMatchObject(refused(404, 'item.not_found'))
})

test('who knows of another number of scores is told how many there are, and nothing goes', async () => {
  const klass = await mine()
  const item = await aGradeItem(tx, klass)
  await aScore(tx, item, await onRoster(tx, klass))
  await aScore(tx, item, await onRoster(tx, klass, { dropped_at: new Date() }))
  const before = await fingerprint(tx)
  for (const known of [0, 1, 3])
    expect(await remove(item.id, known)).toMatchObject(
      refused(409, 'item.holds_more', {
        detail: 'The item now holds 2 scores. Please look again before deleting it.',
      }),
    )
  expect(changedTables(before, await fingerprint(tx))).toEqual([])
  expect((await remove(item.id, 2)).status).toBe(200)
})

test('a caller who names no number deletes the item with its scores', async () => {
  const klass = await mine()
  const item = await aGradeItem(tx, klass)
  await aScore(tx, item, await onRoster(tx, klass))
  expect((await remove(item.id)).status).toBe(200)
  expect(await tx.$count(scores, eq(scores.class_id, klass.id))).toBe(0)
})

test('edited and deleted at once it is gone, and the editor is told so or was first', async () => {
  for (const _ of [1, 2, 3]) {
    const item = await aGradeItem(tx, await mine())
    const [edited, removed] = await Promise.all([edit(item.id, { title: 'Later' }), remove(item.id)])
    expect(removed.status).toBe(200)
    expect([200, 404]).toContain(edited.status)
    expect(await tx.$count(gradeItems, eq(gradeItems.id, item.id))).toBe(0)
  }
})

describe.each([
  ['an archived class', 'class.archived', () => mine({ archived_at: new Date() })],
  [
    'a closed quarter',
    'quarter.closed',
    async () => {
      const klass = await mine()
      await closeQuarters(tx, klass, 2)
      return klass
    },
  ],
] as const)('%s', (_, code, make) => {
  test('takes no item, and none is changed or deleted', async () => {
    const klass = await make()
    const open = await aGradeItem(tx, klass)
    const before = await fingerprint(tx)
    expect(await create(klass, { quarter: 2 })).toMatchObject(refused(409, code))
    expect(await edit(open.id, { quarter: 2 })).toMatchObject(refused(409, code))
    expect(changedTables(before, await fingerprint(tx))).toEqual([])
    if (code === 'class.archived') expect(await remove(open.id)).toMatchObject(refused(409, code))
  })
})

test('an item of a closed quarter is neither changed, taken out nor deleted', async () => {
  const klass = await mine()
  const item = await aGradeItem(tx, klass)
  await closeQuarters(tx, klass, 1)
  for (const answer of [
    await edit(item.id, { title: 'Other' }),
    await edit(item.id, { quarter: 2 }),
    await remove(item.id),
  ])
    expect(answer).toMatchObject(
      refused(409, 'quarter.closed', { detail: 'This quarter is closed. Reopen it to change it.' }),
    )
})

test('somebody else’s items do not exist; the school’s admin and an admin do all of it', async () => {
  const klass = await mine()
  const item = await aGradeItem(tx, klass)
  expect(await create(klass, {}, colleague)).toMatchObject(refused(404, 'class.not_found'))
  expect(await edit(item.id, {}, colleague)).toMatchObject(refused(404, 'item.not_found'))
  expect(await remove(item.id, 0, colleague)).toMatchObject(refused(404, 'item.not_found'))
  for (const manager of [head, admin]) {
    expect((await create(klass, {}, manager)).status).toBe(200)
    expect((await edit(item.id, {}, manager)).status).toBe(200)
  }
  expect((await remove(item.id, 0, head)).status).toBe(200)
})
