import { startApp } from '@klasrum/testkit/app'
import { aClass, aGradeItem, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { gradeItems, scoreChanges } from './gradebook.tables.ts'

const app = await startApp({ work: false })
const { teacher, colleague, otherHead, stranger } = await schoolPeople(app)
const { tx } = app

const post = 'POST /api/education/students/{id}/ws-qa'
const itemsOf = (klass: Class) =>
  tx.select().from(gradeItems).where(eq(gradeItems.class_id, klass.id)).orderBy(gradeItems.id)

async function aSeat(wish: Parameters<typeof aClass>[1] = {}) {
  const klass = await aClass(tx, { teacher: teacher.user, ...wish })
  const { id } = await onRoster(tx, klass)
  const ask = (score: number | null, more: object = {}) => ({
    params: { id },
    body: { class_id: klass.id, quarter: 1, score, ...more },
  })
  return { klass, id, ask }
}

test('the quarter’s item is made when there is none, and used when there is', async () => {
  const { klass, id, ask } = await aSeat()
  const written = await teacher.ok(post, ask(88))
  const made = { quarter: 1, category: 'qa', part: null, title: 'Quarterly Assessment', max_score: 100 }
  expect(await itemsOf(klass)).toMatchObject([{ id: written.item_id, ...made }])
  expect(written).toMatchObject({ student_id: id, class_id: klass.id, quarter: 1, score: 88, excused: false })
  const again = await teacher.ok(post, ask(90, { title: 'Other', max_score: 95 }))
  expect(again).toEqual({ ...written, score: 90 })
  expect(await itemsOf(klass)).toMatchObject([made])
  const changes = await tx.select().from(scoreChanges).where(eq(scoreChanges.class_id, klass.id))
  expect(changes).toMatchObject([{ source: 'assessment' }, { old_score: 88, new_score: 90 }])
})

test('title and highest possible score are taken when it is made', async () => {
  const { klass, ask } = await aSeat()
  await teacher.ok(post, ask(40, { title: 'Periodical Test', max_score: 50 }))
  expect(await itemsOf(klass)).toMatchObject([{ title: 'Periodical Test', max_score: 50 }])
})

test('under three terms it is the term exam unless it says which part', async () => {
  const { klass, ask } = await aSeat({ policy: 'do15-2026' })
  await teacher.ok(post, ask(40))
  await teacher.ok(post, ask(41, { part: 'st1' }))
  await teacher.ok(post, ask(42, { part: 'te' }))
  expect((await itemsOf(klass)).map(({ part }) => part)).toEqual(['te', 'st1'])
  expect(await teacher.refusal(post, ask(40, { quarter: 4 }))).toMatchObject({
    status: 400,
    errors: [{ path: 'quarter' }],
  })
  const plain = await aSeat()
  expect(await teacher.refusal(post, plain.ask(40, { part: 'te' }))).toMatchObject({
    status: 400,
    errors: [{ path: 'part' }],
  })
})

test('what is refused leaves no item behind', async () => {
  const { klass, ask } = await aSeat()
  const gone = await onRoster(tx, klass, { dropped_at: new Date() })
  expect(await teacher.refusal(post, ask(51, { max_score: 50 }))).toMatchObject({
    status: 400,
    code: 'score.out_of_range',
    detail: 'Score must be between 0 and 50.',
  })
  expect(await teacher.refusal(post, { ...ask(5), params: { id: gone.id } })).toMatchObject({
    status: 404,
    code: 'learner.not_found',
  })
  for (const one of [colleague, otherHead, stranger])
    expect(await one.refusal(post, ask(5))).toMatchObject({ status: 404, code: 'class.not_found' })
  expect(await itemsOf(klass)).toEqual([])
})

test('a closed quarter takes none, with an item or without', async () => {
  const { klass, ask } = await aSeat()
  await aGradeItem(tx, klass, { category: 'qa', quarter: 2 })
  await closeQuarters(tx, klass, 1, 2)
  for (const quarter of [1, 2])
    expect(await teacher.refusal(post, ask(5, { quarter }))).toMatchObject({ code: 'quarter.closed' })
  expect(await itemsOf(klass)).toHaveLength(1)
})

test('many who make it at the same time make one', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const learners = [await onRoster(tx, klass), await onRoster(tx, klass), await onRoster(tx, klass)]
  const written = await Promise.all(
    learners.map(({ id }) =>
      teacher.ok(post, { params: { id }, body: { class_id: klass.id, quarter: 1, score: 50 } }),
    ),
  )
  expect(new Set(written.map(({ item_id }) => item_id)).size).toBe(1)
  expect(await itemsOf(klass)).toHaveLength(1)
})
