import { basisOf, type Item } from '@klasrum/contract/material'
import { mostRewritesAnHour } from '@klasrum/contract/runs'
import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import {
  aLibrary,
  choiceIn,
  editing,
  found,
  removing,
  rewriting,
  swapping,
} from '@klasrum/testkit/run-library'
import { expect, test } from 'vitest'
import { throttles } from '../../http/throttle.tables.ts'

const app = await startApp({ work: false })
const patience = 60_000

test('an edit stands on the paper, in the key, in version B and in the table at once', async () => {
  const { teacher, place, show, putPapers } = await aLibrary(app)
  await putPapers()
  const { items } = await show('exam')
  const before = choiceIn(items)
  const item = {
    ...before,
    stem: 'Which one is new?',
    options: ['one', 'two', 'three'],
    answer: 2,
    points: 4,
    bloom: 'create' as const,
    difficulty: 'hard' as const,
  }
  const params = { ...place('exam'), item_id: before.id }
  const edited = await teacher.ok(editing, { params, body: { revision: 0, item } })
  expect(edited.revision).toBe(1)
  expect(edited.items.find(({ id }) => id === before.id)).toEqual({ ...item, author: 'teacher' })
  const parts = edited.paper.parts.map((part) => JSON.stringify(part.blocks))
  expect(parts.map((part) => part.includes('Which one is new?'))).toEqual([true, true, false, false, false])
  expect(parts.map((part) => part.includes('three'))).toEqual([true, true, true, true, false])
  expect(nonEmpty(parts).every((part) => part.includes('The teacher has changed 1 question.'))).toBe(true)
  expect(parts[0]).toContain(`/ ${items.reduce((sum, { points }) => sum + points, 3)}`)
  expect(edited.flags).toContainEqual({
    item_id: before.id,
    says: 'The answer does not stand in the passage of the lesson that the key names.',
  })
  expect(await show('exam')).toEqual(edited)
})

test('what an item is and where it comes from cannot be changed', async () => {
  const { teacher, place, show, putPapers } = await aLibrary(app)
  await putPapers()
  const before = choiceIn((await show('session-1')).items)
  const params = { ...place('session-1'), item_id: before.id }
  const source = { ...basisOf(before), quote: 'Another passage.' }
  const item = { ...before, id: 'other', topic: 'Other', language: 'fil' as const, source, stem: 'New?' }
  const { items } = await teacher.ok(editing, { params, body: { revision: 0, item } })
  expect(choiceIn(items)).toEqual({ ...before, stem: 'New?', author: 'teacher' })
  const form = { ...before, form: 'true_false' as const, answer: true }
  expect(await teacher.refusal(editing, { params, body: { revision: 1, item: form } })).toMatchObject({
    status: 400,
    errors: [{ path: 'item.form', message: 'The form of a question cannot be changed.' }],
  })
})

test('an edit that changes nothing is no change', async () => {
  const { teacher, place, show, putPapers } = await aLibrary(app)
  await putPapers()
  const item = choiceIn((await show('session-1')).items)
  const params = { ...place('session-1'), item_id: item.id }
  expect(await teacher.ok(editing, { params, body: { revision: 0, item } })).toEqual(await show('session-1'))
  expect((await show('session-1')).revision).toBe(0)
})

test('a question taken off is off every paper, and the plan counts one fewer', async () => {
  const { teacher, place, show, putPapers } = await aLibrary(app)
  await putPapers()
  const { items } = await show('session-1')
  const gone = choiceIn(items)
  const left = await teacher.ok(removing, {
    params: { ...place('session-1'), item_id: gone.id },
    query: { revision: 0 },
  })
  expect(left.items).toEqual(items.filter(({ id }) => id !== gone.id))
  expect(JSON.stringify((await show('plan')).paper)).toContain('Quiz 1 (13 items, about 13 min)')
})

test('the last question of a paper stays', async () => {
  const { teacher, place, show } = await aLibrary(app, { settings: { quiz_items: 1 } })
  const [item] = (await show('session-1')).items
  const params = { ...place('session-1'), item_id: found(item).id }
  expect(await teacher.refusal(removing, { params, query: { revision: 0 } })).toMatchObject({
    status: 400,
    errors: [
      {
        path: 'item_id',
        message: 'A paper needs at least one question. Edit this one, or put another on first.',
      },
    ],
  })
})

test('of two who change the same file, the second is told so, and the first change stays', async () => {
  const { teacher, place, show, putPapers } = await aLibrary(app)
  await putPapers()
  const item = choiceIn((await show('session-1')).items)
  const params = { ...place('session-1'), item_id: item.id }
  const edit = (stem: string) =>
    teacher.call(editing, { params, body: { revision: 0, item: { ...item, stem } } })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, number) => edit(`Stem ${number}`)))
  const [done, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(done?.body).toEqual(await show('session-1'))
  const late = { revision: 0 }
  const [swap, rewrite, remove] = await Promise.all([
    teacher.refusal(swapping, { params, body: late }),
    teacher.refusal(rewriting, { params: place('session-2'), body: late }),
    teacher.refusal(removing, { params, query: late }),
  ])
  for (const each of [swap, rewrite, remove])
    expect(each).toMatchObject({
      status: 409,
      code: 'run.changed',
      detail: 'This document was changed meanwhile. Please load it again.',
    })
})

test('a question is swapped for another as hard; none comes twice, until there is no other', {
  timeout: patience,
}, async () => {
  const { teacher, place, show } = await aLibrary(app, {
    settings: { sessions: 1, quiz_items: 4, exam: { easiest: 1, easy: 1, moderate: 0, hard: 0 } },
  })
  const inExam = (await show('exam')).items.map(({ id }) => id)
  let before = await show('session-1')
  let item: Item = choiceIn(before.items)
  const seen = new Set([...inExam, ...before.items.map(({ id }) => id)])
  for (;;) {
    const params = { ...place('session-1'), item_id: item.id }
    const { status, body } = await teacher.call(swapping, { params, body: { revision: before.revision } })
    if (status !== 200) {
      expect({ status, ...body }).toMatchObject({
        status: 409,
        detail: 'The lesson gives no other question like this one. You can edit it instead.',
      })
      break
    }
    const after = await show('session-1')
    expect(body).toEqual(after)
    const [came, ...others] = after.items.filter(({ id }) => !before.items.some((old) => old.id === id))
    expect([came?.difficulty, others]).toEqual([item.difficulty, []])
    item = found(came)
    expect(seen.has(item.id)).toBe(false)
    seen.add(item.id)
    before = after
  }
  expect(before.revision).toBeGreaterThanOrEqual(2)
  expect((await show('exam')).items.map(({ id }) => id)).toEqual(inExam)
})

test('one document is written anew and the others stay', { timeout: patience }, async () => {
  // Fewer than the lesson has questions for, so that there are others to choose.
  const fewer = { easiest: 3, easy: 1, moderate: 0, hard: 0 }
  const { teacher, place, show, kept } = await aLibrary(app, { settings: { exam: fewer } })
  const before = found(await kept())
  const quiz = await teacher.ok(rewriting, { params: place('session-2'), body: { revision: 0 } })
  expect(quiz.revision).toBe(1)
  expect(quiz.items).not.toEqual(before.quizzes[1]?.items)
  const exam = await teacher.ok(rewriting, { params: place('exam'), body: { revision: 1 } })
  expect(exam.items).not.toEqual(before.exam?.items)
  expect(exam.items.length).toBeGreaterThan(2)
  const after = found(await kept())
  expect(after.quizzes[0]).toEqual(before.quizzes[0])
  expect(after.quizzes[1]?.items).toEqual(quiz.items)
  const ids = [...after.quizzes.flatMap(({ items }) => items), ...exam.items].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const plan = await teacher.ok(rewriting, { params: place('plan'), body: { revision: 2 } })
  expect(plan).toEqual(await show('plan'))
  expect((await show('exam')).items).toEqual(exam.items)
})

test('swaps and documents written anew have a limit for each hour', async () => {
  const { teacher, place, show } = await aLibrary(app)
  const now = app.clock.now()
  await app.tx.insert(throttles).values({
    key: `rewrite:${teacher.user.id}`,
    hits: mostRewritesAnHour,
    last_at: now,
    held_until: new Date(now.getTime() + 60_000),
  })
  const [item] = (await show('session-1')).items
  const body = { revision: 0 }
  const params = { ...place('session-1'), item_id: found(item).id }
  expect(await teacher.refusal(swapping, { params, body })).toMatchObject({ code: 'too_many_tries' })
  expect(await teacher.refusal(rewriting, { params, body })).toMatchObject({ code: 'too_many_tries' })
})

test('an item that is not on the document is not found', async () => {
  const { teacher, place, show } = await aLibrary(app)
  const [item] = (await show('session-2')).items
  const params = { ...place('session-1'), item_id: found(item).id }
  const body = { revision: 0 }
  expect(await teacher.refusal(swapping, { params, body })).toMatchObject({ code: 'run.item_not_found' })
  expect(await teacher.refusal(editing, { params, body: { ...body, item: found(item) } })).toMatchObject({
    code: 'run.item_not_found',
  })
})
