import type { RunCorrections } from '@klasrum/contract/runs'
import { readDocument } from '@klasrum/documents/read-document'
import { startApp } from '@klasrum/testkit/app'
import { aCorruptFile, later, runWish } from '@klasrum/testkit/lesson-files'
import { aLook, lookCallsOf } from '@klasrum/testkit/looks'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { expect, test } from 'vitest'

const app = await startApp()
const { tx } = app
const { aRunner, process, ended, files, books } = runActionsOf(app)
const { lesson, look, again, leave, makeIt, keysOf, stored } = await lookCallsOf(app)
const patience = 120_000
const runOf = (body: unknown) => (body as { run_id: number }).run_id

test(
  'a run takes over the files of a look without an upload, and makes what the look has shown',
  async () => {
    const teacher = await aRunner()
    const seen = await look(teacher, [lesson, aCorruptFile()], { quiz_items: 20 })
    const keys = await keysOf(seen.look_id)
    const { status, body } = await makeIt(teacher, seen.look_id, { quiz_items: 20, points_cost: seen.cost })
    expect(status).toBe(202)
    const run = await ended(teacher, runOf(body))
    expect(run).toMatchObject({
      state: 'done',
      files: [
        { file_name: 'Plants.docx', state: 'success' },
        { file_name: 'Broken.pdf', state: 'error' },
      ],
    })
    const [quiz] = seen.files[0]?.found?.quizzes ?? []
    expect(run.files[0]?.documents.find(({ document }) => document === 'session-1')?.items).toBe(quiz?.made)
    // Nothing was made of the second one, so it is not kept.
    expect((await files(run.id)).map(({ stored_as }) => stored_as)).toEqual([keys[0], null])
    expect(await keysOf(seen.look_id)).toEqual([])
    expect(await books(teacher)).toEqual({ points: 24, moved: [`run:${run.id} -6`] })
    expect((await leave(teacher, seen.look_id)).status).toBe(200)
    expect(await stored()).toContain(keys[0])
    expect(await stored()).not.toContain(keys[1])
  },
  patience,
)

/** All the words of a Word file. */
async function wordsIn(data: string | null | undefined): Promise<string> {
  const read = await readDocument(Buffer.from(data ?? '', 'base64'), { fileName: 'made.docx' })
  if ('problem' in read) throw new Error(read.problem)
  return JSON.stringify(read.source.blocks)
}

const heading = {
  grade_and_section: '4 – Sampaguita',
  learning_area: 'Science and Health',
  quarter: 'Third Quarter',
  dates: 'November 16 to 20',
}

test(
  'what the teacher corrected stands at the head of the Word documents, also when they are made again or written anew',
  async () => {
    const teacher = await aRunner()
    const { look_id } = await look(teacher)
    const corrections: RunCorrections = {
      heading,
      files: [{ place: 1, title: 'Plants', language: 'en', topics: [] }],
    }
    const form = { look_id, plan_format: 'dll', corrections: JSON.stringify(corrections) }
    const { body } = await process(teacher, [], form)
    const { run_id, processed_files } = body as {
      run_id: number
      processed_files: { fileData: string; session_documents: { fileData: string }[] }[]
    }
    const plan = await wordsIn(processed_files[0]?.fileData)
    for (const line of ['4 – Sampaguita', 'Science and Health', 'Third Quarter', 'November 16 to 20'])
      expect(plan).toContain(line)
    expect(plan).toContain('"Grade level and section","4 – Sampaguita"')
    const quiz = await wordsIn(processed_files[0]?.session_documents[0]?.fileData)
    expect(quiz).toContain('Science and Health · Third Quarter')
    expect(quiz).toContain('4 – Sampaguita')
    const [file] = await files(run_id)
    const kept = { title: 'Plants', language: 'en', topics: [] }
    expect(file?.material?.settings).toMatchObject({ heading, corrections: kept })

    await teacher.ok('POST /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/rewrite', {
      params: { id: run_id, file_id: file?.id ?? 0, document: 'plan' },
      body: { revision: 0 },
    })
    expect((await files(run_id))[0]?.material?.settings).toMatchObject({ heading, corrections: kept })
    const repeated = await teacher.ok('POST /api/lesson-plans/runs/{id}/repeat', {
      params: { id: run_id },
      body: { ...runWish },
    })
    await ended(teacher, repeated.run_id)
    expect((await files(repeated.run_id))[0]?.material?.settings).toMatchObject({
      heading,
      corrections: kept,
    })
  },
  patience,
)

test(
  'where nothing was corrected, the head of plan and quiz takes what the file states',
  async () => {
    const teacher = await aRunner()
    const { body } = await process(teacher, lesson)
    const { processed_files } = body as {
      processed_files: { session_documents: { fileData: string }[] }[]
    }
    const quiz = await wordsIn(processed_files[0]?.session_documents[0]?.fileData)
    expect(quiz).toContain('Science · Quarter 2')
    expect(quiz).toContain('Grade 4')
  },
  patience,
)

test(
  'of two runs from one look at once one begins and is charged once; the other is told plainly',
  async () => {
    const teacher = await aRunner()
    const { look_id } = await look(teacher)
    const answers = await Promise.all([
      makeIt(teacher, look_id, {}, { 'idempotency-key': 'one' }),
      makeIt(teacher, look_id, {}, { 'idempotency-key': 'other' }),
    ])
    const begun = answers.filter(({ status }) => status === 202)
    expect(begun).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 202)).toMatchObject({
      status: 409,
      body: {
        code: 'look.used',
        detail: 'A run was already begun with these files. You find it in your library.',
      },
    })
    const id = runOf(begun[0]?.body)
    expect(await books(teacher)).toEqual({ points: 24, moved: [`run:${id} -6`] })
    expect(await again(teacher, look_id)).toMatchObject({ status: 409, body: { code: 'look.used' } })
    await ended(teacher, id)
  },
  patience,
)

test(
  'a repeat with the same key gives the same run of a look, and no second charge',
  async () => {
    const teacher = await aRunner()
    const { look_id } = await look(teacher)
    const key = { 'idempotency-key': 'look-once' }
    const first = runOf((await makeIt(teacher, look_id, {}, key)).body)
    expect(runOf((await makeIt(teacher, look_id, {}, key)).body)).toBe(first)
    expect(await books(teacher)).toEqual({ points: 24, moved: [`run:${first} -6`] })
    await ended(teacher, first)
  },
  patience,
)

test('a look that is refused a run keeps its files', async () => {
  const teacher = await aRunner(5)
  const { id } = await aLook(tx, { user: teacher.user })
  const before = await keysOf(id)
  expect(await makeIt(teacher, id)).toMatchObject({ status: 409, body: { code: 'run.too_few_points' } })
  expect(await makeIt(teacher, id, { points_cost: 1 })).toMatchObject({
    status: 409,
    body: { code: 'run.price_changed' },
  })
  expect(await keysOf(id)).toEqual(before)
})

test.each([
  ['neither files nor a look', [], {}, 'upload.missing'],
  ['files and a look', [lesson], { look_id: 1 }, 'request.invalid'],
  ['corrections that are no JSON', [lesson], { corrections: 'grade 4' }, 'request.invalid'],
  [
    'a correction of a file that is not there',
    [lesson],
    { corrections: '{"files":[{"place":2,"title":"Plants"}]}' },
    'request.invalid',
  ],
  [
    'a heading with a line break',
    [lesson],
    { corrections: '{"heading":{"dates":"one\\ntwo"}}' },
    'request.invalid',
  ],
])('a run with %s is refused, and nothing is charged', async (_, sent, form, code) => {
  const teacher = await aRunner()
  expect(await process(teacher, sent, form, later)).toMatchObject({ status: 400, body: { code } })
  expect(await books(teacher)).toEqual({ points: 30, moved: [] })
})
