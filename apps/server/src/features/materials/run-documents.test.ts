import type { Material } from '@klasrum/contract/material'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { plantLesson } from '@klasrum/testkit/lessons'
import { withPapers } from '@klasrum/testkit/materials'
import {
  aLibrary,
  choiceIn,
  downloading,
  found,
  removing,
  rewriting,
  showing,
  swapping,
} from '@klasrum/testkit/run-library'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runFiles } from './materials.tables.ts'

const app = await startApp({ work: false })

test('a document shows every item of its paper as a block of its own, in both versions of the exam', async () => {
  const { show, run } = await aLibrary(app)
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
  const { show } = await aLibrary(app, {
    settings: { quiz_items: 1, exam: { easiest: 4, easy: 4, moderate: 0, hard: 60 } },
  })
  const { shortfalls } = await show('exam')
  expect(shortfalls).toEqual([
    expect.stringMatching(/^\d+ hard items could not be made\. The lesson has too few/),
  ])
})

test.each(['session-3', 'exam'] as const)('%s is not found where it was not made', async (document) => {
  const { teacher, place } = await aLibrary(app, { settings: { exam: null } })
  const params = place(document)
  expect(await teacher.refusal(showing, { params })).toMatchObject({ status: 404, code: 'run.not_found' })
  expect(await teacher.refusal(rewriting, { params, body: { revision: 0 } })).toMatchObject({
    code: 'run.not_found',
  })
})

test('a paper without items is no document: not listed, not shown, not downloaded, and the run says why', async () => {
  const { teacher, run, place, kept } = await aLibrary(app)
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
      await teacher.refusal(downloading, { params }),
      await teacher.refusal(rewriting, { params, body: { revision: 0 } }),
    ]
    expect(refused).toMatchObject(refused.map(() => ({ status: 404, code: 'run.not_found' })))
  }
  const all = await teacher.call('GET /api/lesson-plans/runs/{id}/documents', { params: { id: run.id } })
  const names = [...unpackZip(all.bytes, { wanted: /./, most: 50_000_000 }).keys()]
  expect(names.map((name) => name.slice(0, 6))).toEqual(['Lesson', 'Quiz 1'])
})

test('papers that are shorter than asked for are told first, with their numbers as they are now', async () => {
  const { teacher, run, place, kept } = await aLibrary(app, {
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

test("another teacher's documents and a file of another run do not exist", async () => {
  const { place, teacher } = await aLibrary(app)
  const other = await aLibrary(app)
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
  const { show, run } = await aLibrary(app, {
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

test('a run that goes on tells the seconds left by what runs of such files took', async () => {
  const teacher = await app.as(await aTeacher(app.tx))
  const { user } = teacher
  const began = new Date(app.clock.now().getTime() - 30_000)
  const took = (seconds: number) => ({
    started_at: began,
    ended_at: new Date(began.getTime() + seconds * 1000),
  })
  for (const seconds of Array<number>(9).fill(90)) await aFinishedRun(app.tx, { user, run: took(seconds) })
  const open = { state: 'running' as const, started_at: began, ended_at: null }
  const { id } = await aFinishedRun(app.tx, { user, run: open })
  const asking = 'GET /api/lesson-plans/runs/{id}' as const
  expect(await teacher.ok(asking, { params: { id } })).toMatchObject({ state: 'running', seconds_left: 60 })
  const { id: done } = await aFinishedRun(app.tx, { user })
  expect(await teacher.ok(asking, { params: { id: done } })).toMatchObject({ seconds_left: null })
})
