import { difficulties, type Item } from '@klasrum/contract/material'
import { startApp } from '@klasrum/testkit/app'
import { fractionLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import {
  adding,
  aLibrary,
  choiceIn,
  editing,
  found,
  moving,
  removing,
  restoring,
  swapping,
} from '@klasrum/testkit/run-library'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const patience = 60_000
const listing = 'POST /api/lesson-plans/runs/{id}/files/{file_id}/spare-items' as const

const ids = (items: readonly Item[]) => items.map(({ id }) => id)
const level = ({ difficulty }: Item) => difficulties.indexOf(difficulty)
const newIn = (after: readonly Item[], before: readonly Item[]) =>
  found(after.find(({ id }) => !ids(before).includes(id)))

test('a question gives way to a harder one, and that to an easier one; each can be put back where it stood', {
  timeout: patience,
}, async () => {
  const { teacher, place, show } = await aLibrary(app, {
    text: fractionLesson,
    settings: { sessions: 1, quiz_items: 4, exam: null },
  })
  const before = await show('session-1')
  const item = found(before.items.find(({ difficulty }) => difficulty === 'easiest'))
  const params = { ...place('session-1'), item_id: item.id }
  const harder = await teacher.ok(swapping, { params, body: { revision: 0, level: 'harder' } })
  const came = newIn(harder.items, before.items)
  expect(level(came)).toBeGreaterThan(level(item))
  expect(harder.taken_off).toEqual([{ item_id: item.id, stem: item.stem }])
  const easier = await teacher.ok(swapping, {
    params: { ...params, item_id: came.id },
    body: { revision: 1, level: 'easier' },
  })
  expect(level(newIn(easier.items, harder.items))).toBeLessThan(level(came))
  const back = await teacher.ok(restoring, { params: { ...params, item_id: came.id }, body: { revision: 2 } })
  expect(ids(back.items).sort()).toEqual(ids(harder.items).sort())
  const again = await teacher.ok(restoring, { params, body: { revision: 3 } })
  expect(again.items).toEqual(before.items)
  expect(again.taken_off).toEqual([])
})

test('at the end of the levels there is a sentence and not another question', async () => {
  const { teacher, place, show } = await aLibrary(app)
  const item = found((await show('session-1')).items.find(({ difficulty }) => difficulty === 'easiest'))
  const params = { ...place('session-1'), item_id: item.id }
  expect(await teacher.refusal(swapping, { params, body: { revision: 0, level: 'easier' } })).toMatchObject({
    status: 409,
    detail: 'This question is of the easiest level already.',
  })
})

test('what is removed comes back to its place, in the key, in version B and in the plan, once', async () => {
  const { teacher, place, show } = await aLibrary(app)
  const [before, plan] = [await show('exam'), await show('plan')]
  const gone = found(before.items[1])
  const params = { ...place('exam'), item_id: gone.id }
  const left = await teacher.ok(removing, { params, query: { revision: 0 } })
  expect(ids(left.items)).not.toContain(gone.id)
  const back = await Promise.all(
    Array.from({ length: 3 }, () => teacher.call(restoring, { params, body: { revision: 1 } })),
  )
  expect(back.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const after = await show('exam')
  expect(after.items).toEqual(before.items)
  expect(after.paper).toEqual(before.paper)
  expect((await show('plan')).paper).toEqual(plan.paper)
  expect(await teacher.refusal(restoring, { params, body: { revision: 2 } })).toMatchObject({
    code: 'run.item_not_found',
  })
})

test('a question moves to the exam: off its quiz, in the table of the other', async () => {
  const { teacher, place, show, kept, putPapers } = await aLibrary(app)
  await putPapers()
  const [quiz, exam] = [await show('session-1'), await show('exam')]
  const item = { ...choiceIn(quiz.items), stem: 'Which one moves to the exam?' }
  const params = { ...place('session-1'), item_id: item.id }
  await teacher.ok(editing, { params, body: { revision: 0, item } })
  const total = found((await kept())?.exam).specifications.total
  const left = await teacher.ok(moving, { params, body: { revision: 1, to: 'exam' } })
  expect(ids(left.items)).toEqual(ids(quiz.items).filter((id) => id !== item.id))
  const now = await show('exam')
  expect(now.items).toHaveLength(exam.items.length + 1)
  const choices = now.items.filter(({ form }) => form === 'multiple_choice')
  expect(choices.at(-1)).toEqual({ ...item, author: 'teacher' })
  expect(found((await kept())?.exam).specifications.total).toBe(total + 1)
  expect(JSON.stringify((await show('plan')).paper)).toContain('Quiz 1 (13 items, about 13 min)')
  for (const [document, has] of [
    ['exam', true],
    ['session-1', false],
  ] as const) {
    expect(JSON.stringify((await show(document)).paper).includes(item.stem)).toBe(has)
  }
  expect(
    await teacher.refusal(moving, {
      params: { ...params, document: 'exam' },
      body: { revision: 2, to: 'exam' },
    }),
  ).toMatchObject({ errors: [{ path: 'to', message: 'Choose another quiz or the exam.' }] })
})

test('more from the lesson: none is on a paper or asks what one asks, and one that is added is off the list', {
  timeout: patience,
}, async () => {
  const { teacher, place, show, run } = await aLibrary(app, {
    text: fractionLesson,
    settings: { sessions: 1, quiz_items: 3 },
  })
  const file = { id: run.id, file_id: run.file.id }
  const list = await teacher.ok(listing, { params: file })
  expect(list.papers).toEqual(['session-1', 'exam'])
  const onPapers = [...(await show('session-1')).items, ...(await show('exam')).items]
  for (const { id, stem } of nonEmpty(list.items)) {
    expect(ids(onPapers)).not.toContain(id)
    expect(onPapers.map((each) => each.stem)).not.toContain(stem)
  }
  const [item] = list.items
  const body = { revision: list.revision, from: { kind: 'lesson' as const, item_id: found(item).id } }
  const before = await show('session-1')
  const added = await Promise.all(
    [0, 1, 2].map(() => teacher.call(adding, { params: place('session-1'), body })),
  )
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const after = await show('session-1')
  expect(newIn(after.items, before.items)).toEqual(item)
  expect(after.items).toHaveLength(before.items.length + 1)
  const next = await teacher.ok(listing, { params: file })
  expect(ids(next.items)).not.toContain(found(item).id)
})

test('a question of her own goes on the paper, into the key and the Word file, and what is missing in it is told', {
  timeout: patience,
}, async () => {
  const { teacher, place, show, putPapers } = await aLibrary(app)
  await putPapers()
  const before = await show('session-1')
  const params = place('session-1')
  const blank = { ...choiceIn(before.items), stem: '', options: ['Adobo', 'adobo', ''], answer: 2 }
  expect(
    await teacher.refusal(adding, { params, body: { revision: 0, from: { kind: 'own', item: blank } } }),
  ).toMatchObject({
    code: 'request.invalid',
    errors: [
      { path: 'from.item.options.2' },
      { path: 'from.item.options.1', message: 'This stands here twice.' },
      { path: 'from.item.stem', message: 'Please fill this in.' },
    ],
  })
  const item = {
    ...blank,
    stem: 'Which one do we cook on Friday?',
    options: ['Adobo', 'Sinigang', 'Kare-kare'],
  }
  const after = await teacher.ok(adding, { params, body: { revision: 0, from: { kind: 'own', item } } })
  const own = newIn(after.items, before.items)
  expect(own).toMatchObject({ stem: item.stem, author: 'teacher', origin: 'own', source: null, answer: 2 })
  expect(before.items.map(({ topic }) => topic)).toContain(own.topic)
  const words = JSON.stringify(after.paper)
  expect(words.split(item.stem).length).toBeGreaterThan(1)
  expect(words).toContain('Written by the teacher.')
  expect(after.flags.filter(({ item_id }) => item_id === own.id)).toEqual([])
})

test('whether another question is there, and of which form, is said before it is pressed, and comes true', {
  timeout: patience,
}, async () => {
  const { teacher, place, show } = await aLibrary(app)
  const asking = 'GET /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}/others'
  let revision = 0
  const forms = new Set<string | null>()
  for (const { id: item_id } of nonEmpty((await show('session-1')).items.slice(0, 3))) {
    const params = { ...place('session-1'), item_id }
    const said = await teacher.ok(asking, { params })
    expect(said.revision).toBe(revision)
    const before = await show('session-1')
    const answer = await teacher.call(swapping, { params, body: { revision, level: 'same' } })
    expect(answer.status).toBe(said.same === null ? 409 : 200)
    forms.add(said.same)
    if (said.same === null) continue
    expect(newIn((await show('session-1')).items, before.items).form).toBe(said.same)
    revision += 1
  }
  expect(forms.size).toBeGreaterThan(0)
})
