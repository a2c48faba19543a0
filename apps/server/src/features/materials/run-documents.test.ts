import type { Item, Material } from '@klasrum/contract/material'
import { type DocumentName, mostRewritesAnHour } from '@klasrum/contract/runs'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { plantLesson } from '@klasrum/testkit/lessons'
import { withPapers } from '@klasrum/testkit/materials'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { throttles } from '../../http/throttle.tables.ts'
import { runFiles } from './materials.tables.ts'

const app = await startApp({ work: false })
const patience = 60_000

const at = '/api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}'
const showing = `GET ${at}` as const
const rewriting = `POST ${at}/rewrite` as const
const swapping = `POST ${at}/items/{item_id}/swap` as const
const editing = `PUT ${at}/items/{item_id}` as const
const removing = `DELETE ${at}/items/{item_id}` as const

async function aLibrary(wish: Omit<Parameters<typeof aFinishedRun>[1], 'user'> = {}) {
  const teacher = await app.as(await aTeacher(app.tx))
  const run = await aFinishedRun(app.tx, { user: teacher.user, ...wish })
  const place = (document: DocumentName) => ({ id: run.id, file_id: run.file.id, document })
  const show = (document: DocumentName) => teacher.ok(showing, { params: place(document) })
  const kept = async () =>
    (await app.tx.select().from(runFiles).where(eq(runFiles.id, run.file.id)))[0]?.material
  /** Where a test is about what happens to papers and not about what the engine puts on them. */
  const putPapers = () =>
    app.tx
      .update(runFiles)
      .set({ material: withPapers(run.file.material) })
      .where(eq(runFiles.id, run.file.id))
  return { teacher, run, place, show, kept, putPapers }
}

const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('There is none.')
  return value
}
const choiceIn = (items: readonly Item[]) =>
  found(
    items.find((item): item is Extract<Item, { form: 'multiple_choice' }> => item.form === 'multiple_choice'),
  )

test('a document shows every item of its paper as a block of its own, in both versions of the exam', async () => {
  const { show, run } = await aLibrary()
  const quiz = await show('session-1')
  const groups = ({ paper }: typeof quiz, part: number) =>
    paper.parts[part]?.blocks.flatMap((block) => (block.kind === 'group' && block.item ? [block.item] : []))
  expect(quiz).toMatchObject({ document: 'session-1', revision: 0, flags: [], shortfalls: [] })
  expect(groups(quiz, 0)).toEqual(run.file.material.quizzes[0]?.items.map(({ id }) => id))
  expect(groups(quiz, 1)).toEqual([])
  const exam = await show('exam')
  expect(groups(exam, 0)).toEqual(exam.items.map(({ id }) => id))
  expect(groups(exam, 1)).toEqual(run.file.material.exam?.version_b.order)
  expect((await show('plan')).items).toEqual([])
})

test('an exam that is shorter than asked for says why', async () => {
  const { show } = await aLibrary({ settings: { exam: { easiest: 2, easy: 0, moderate: 0, hard: 60 } } })
  const { shortfalls } = await show('exam')
  expect(shortfalls).toEqual([
    expect.stringMatching(/^\d+ hard items could not be made\. The lesson has too few/),
  ])
})

test.each(['session-3', 'exam'] as const)('%s is not found where it was not made', async (document) => {
  const { teacher, place } = await aLibrary({ settings: { exam: null } })
  const params = place(document)
  expect(await teacher.refusal(showing, { params })).toMatchObject({ status: 404, code: 'run.not_found' })
  expect(await teacher.refusal(rewriting, { params, body: { revision: 0 } })).toMatchObject({
    code: 'run.not_found',
  })
})

test('a paper without items is no document: not listed, not shown, not downloaded, and the run says why', async () => {
  const { teacher, run, place, kept } = await aLibrary()
  const before = withPapers(found(await kept()))
  const material: Material = {
    ...before,
    quizzes: before.quizzes.map((quiz, at) => (at === 1 ? { ...quiz, items: [] } : quiz)),
    exam: before.exam && { ...before.exam, items: [], shortfalls: [] },
    notes: [
      'Quiz 2 was not made: pages 3 to 5 give fewer than three questions.',
      'The file has no pictures.',
    ],
  }
  await app.tx.update(runFiles).set({ material }).where(eq(runFiles.id, run.file.id))
  const [file] = (await teacher.ok('GET /api/lesson-plans/runs/{id}', { params: { id: run.id } })).files
  expect(file?.documents.map(({ document }) => document)).toEqual(['plan', 'session-1'])
  expect(file?.shortfalls).toEqual([
    'Quiz 2 was not made: pages 3 to 5 give fewer than three questions.',
    'The exam was not made: the lesson gives too few items.',
  ])
  expect(file?.notes).toEqual(['The file has no pictures.'])
  for (const document of ['session-2', 'exam'] as const) {
    const params = place(document)
    const refused = [
      await teacher.refusal(showing, { params }),
      await teacher.refusal(`GET ${at}/file`, { params }),
      await teacher.refusal(rewriting, { params, body: { revision: 0 } }),
    ]
    expect(refused).toMatchObject(refused.map(() => ({ status: 404, code: 'run.not_found' })))
  }
  const all = await teacher.call('GET /api/lesson-plans/runs/{id}/documents', { params: { id: run.id } })
  const names = [...unpackZip(all.bytes, { wanted: /./, most: 50_000_000 }).keys()]
  expect(names.map((name) => name.slice(0, 6))).toEqual(['Lesson', 'Quiz 1'])
})

test('papers that are shorter than asked for are told first, with their numbers as they are now', async () => {
  const { teacher, run, place, kept } = await aLibrary({
    settings: { sessions: 5, quiz_items: 20, exam: { easiest: 40, easy: 20, moderate: 0, hard: 2 } },
  })
  const before = withPapers(found(await kept()))
  const gives = 'its part of the lesson gives no more.'
  const material = {
    ...before,
    notes: [`Quiz 1 has 14 items of the 20 asked for: ${gives}`, 'Another note.'],
  }
  await app.tx.update(runFiles).set({ material }).where(eq(runFiles.id, run.file.id))
  const told = async () =>
    (await teacher.ok('GET /api/lesson-plans/runs/{id}', { params: { id: run.id } })).files[0]
  const sessions = before.quizzes.length
  expect(await told()).toMatchObject({
    shortfalls: [
      `The lesson has text for ${sessions} of the 5 sessions asked for.`,
      'Quiz 1 has 14 of 20 items. Its part of the lesson gives no more.',
      'The exam has 15 of 62 items: 2 easy could not be made.',
    ],
    notes: ['Another note.', expect.stringMatching(/^Exam: 2 easy could not be made\./)],
  })
  const params = { ...place('session-1'), item_id: choiceIn(before.quizzes[0]?.items ?? []).id }
  await teacher.ok(removing, { params, query: { revision: 0 } })
  expect((await told())?.shortfalls).toContain(
    'Quiz 1 has 13 of 20 items. Its part of the lesson gives no more.',
  )
})

test('an edit stands on the paper, in the key, in version B and in the table at once', async () => {
  const { teacher, place, show, putPapers } = await aLibrary()
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
  const { teacher, place, show } = await aLibrary()
  const before = choiceIn((await show('session-1')).items)
  const params = { ...place('session-1'), item_id: before.id }
  const source = { ...before.source, quote: 'Another passage.' }
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
  const { teacher, place, show } = await aLibrary()
  const item = choiceIn((await show('session-1')).items)
  const params = { ...place('session-1'), item_id: item.id }
  expect(await teacher.ok(editing, { params, body: { revision: 0, item } })).toEqual(await show('session-1'))
  expect((await show('session-1')).revision).toBe(0)
})

test('a question taken off is off every paper, and the plan counts one fewer', async () => {
  const { teacher, place, show, putPapers } = await aLibrary()
  await putPapers()
  const { items } = await show('session-1')
  const gone = choiceIn(items)
  const left = await teacher.ok(removing, {
    params: { ...place('session-1'), item_id: gone.id },
    query: { revision: 0 },
  })
  expect(left.items).toEqual(items.filter(({ id }) => id !== gone.id))
  expect(JSON.stringify((await show('plan')).paper)).toContain('Give Quiz 1 (13 items).')
})

test('the last question of a paper stays', async () => {
  const { teacher, place, show } = await aLibrary({ settings: { quiz_items: 1 } })
  const [item] = (await show('session-1')).items
  const params = { ...place('session-1'), item_id: found(item).id }
  expect(await teacher.refusal(removing, { params, query: { revision: 0 } })).toMatchObject({
    status: 400,
    errors: [{ path: 'item_id', message: 'A paper needs at least one question. Edit or swap this one.' }],
  })
})

test('of two who change the same file, the second is told so, and the first change stays', async () => {
  const { teacher, place, show } = await aLibrary()
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
  const { teacher, place, show } = await aLibrary({
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
  const { teacher, place, show, kept } = await aLibrary()
  const before = found(await kept())
  const quiz = await teacher.ok(rewriting, { params: place('session-2'), body: { revision: 0 } })
  expect(quiz.revision).toBe(1)
  expect(quiz.items).not.toEqual(before.quizzes[1]?.items)
  const exam = await teacher.ok(rewriting, { params: place('exam'), body: { revision: 1 } })
  expect(exam.items).not.toEqual(before.exam?.items)
  expect(exam.items.length).toBeGreaterThan(5)
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
  const { teacher, place, show } = await aLibrary()
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
  const { teacher, place, show } = await aLibrary()
  const [item] = (await show('session-2')).items
  const params = { ...place('session-1'), item_id: found(item).id }
  const body = { revision: 0 }
  expect(await teacher.refusal(swapping, { params, body })).toMatchObject({ code: 'run.item_not_found' })
  expect(await teacher.refusal(editing, { params, body: { ...body, item: found(item) } })).toMatchObject({
    code: 'run.item_not_found',
  })
})

test("another teacher's documents and a file of another run do not exist", async () => {
  const { place, teacher } = await aLibrary()
  const other = await aLibrary()
  const params = { ...place('session-1'), item_id: 'q' }
  for (const refused of [
    await other.teacher.refusal(showing, { params }),
    await other.teacher.refusal(rewriting, { params, body: { revision: 0 } }),
    await other.teacher.refusal(swapping, { params, body: { revision: 0 } }),
    await other.teacher.refusal(removing, { params, query: { revision: 0 } }),
    await teacher.refusal(showing, { params: { ...params, file_id: other.run.file.id } }),
  ])
    expect(refused).toMatchObject({ status: 404, code: 'run.not_found' })
})

test('a text that was cut inside a letter, or holds signs that no database takes, is kept without them', async () => {
  const leaf = '🌱'.repeat(200)
  const { show, run } = await aLibrary({
    text: plantLesson.replace('# How Plants Live', `# a${leaf}`).replace('## Making Food', `## b${leaf}`),
  })
  expect(JSON.stringify(run.file.material)).toMatch(/\\ud83c(?!\\u)/)
  const exam = await show('exam')
  expect(exam.paper.title).toBe(`Exam: a${'🌱'.repeat(149)}`)
  await app.tx
    .update(runFiles)
    .set({ material: { ...run.file.material, declaration: 'a\u0000b \\u0000 \\\\ud800' } })
    .where(eq(runFiles.id, run.file.id))
  expect(JSON.stringify((await show('session-1')).paper)).toContain('ab \\\\u0000 \\\\\\\\ud800')
})
