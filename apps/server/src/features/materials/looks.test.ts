import { mostLooksAnHour } from '@klasrum/contract/looks'
import type { RunCorrections } from '@klasrum/contract/runs'
import { readingSentences } from '@klasrum/contract/source'
import { readDocument } from '@klasrum/documents/read-document'
import { startApp } from '@klasrum/testkit/app'
import type { SentFile } from '@klasrum/testkit/client'
import {
  aCorruptFile,
  aLessonFile,
  later,
  runWish,
  smallRun,
  storedLessons,
} from '@klasrum/testkit/lesson-files'
import { plantLesson } from '@klasrum/testkit/lessons'
import { aLook } from '@klasrum/testkit/looks'
import { type Runner, runDeskOf } from '@klasrum/testkit/run-desk'
import { until } from '@klasrum/testkit/until'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after, hours } from '../../clock.ts'
import { throttles } from '../../http/throttle.tables.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { lookLasts } from './look-at-lessons.ts'
import { lookFiles, looks } from './looks.tables.ts'
import { sweepLessonFiles } from './sweep-lesson-files.ts'
import { sweepLooks } from './sweep-looks.ts'

const app = await startApp()
const { tx, house } = app
const { aRunner, process, ended, files, books } = runDeskOf(app)
const patience = 120_000

const stated = '# How Plants Live\n\nGrade Level: Grade 4\n\nLearning Area: Science\n\nQuarter: Quarter 2\n'
const lesson = await aLessonFile({ lesson: plantLesson.replace('# How Plants Live\n', stated) })
const tooShort = await aLessonFile({ name: 'Rain.docx', lesson: '# Rain\n\nRain falls.' })

const look = (runner: Runner, file: SentFile | SentFile[] = lesson, form = {}) =>
  runner.ok('POST /api/lesson-plans/look', { body: { ...smallRun, ...form }, file })
const lookRefused = (runner: Runner, file: SentFile | SentFile[] = lesson, form = {}) =>
  runner.refusal('POST /api/lesson-plans/look', { body: { ...smallRun, ...form }, file })
const again = (runner: Runner, id: number, wish = {}) =>
  runner.call('POST /api/lesson-plans/looks/{id}', { params: { id }, body: { ...runWish, ...wish } })
const leave = (runner: Runner, id: number) =>
  runner.call('DELETE /api/lesson-plans/looks/{id}', { params: { id } })
/** A run of the files of a look. */
const makeIt = (runner: Runner, look_id: number, form = {}, headers = {}) =>
  process(runner, [], { look_id, ...form }, { ...later, ...headers })
const runOf = (body: unknown) => (body as { run_id: number }).run_id

const looksOf = ({ user }: Runner) => tx.select().from(looks).where(eq(looks.user_id, user.id))
const keysOf = async (look_id: number) =>
  (await tx.select().from(lookFiles).where(eq(lookFiles.look_id, look_id))).map(({ stored_as }) => stored_as)
const stored = () => storedLessons(house.storage)

test(
  'a look tells what each file gives and what a run would cost, and charges nothing',
  async () => {
    const teacher = await aRunner()
    const exam = { exam_enabled: 'true', exam_difficulty: '{"easiest":2,"easy":0,"moderate":0,"hard":100}' }
    const seen = await look(teacher, [lesson, aCorruptFile(), tooShort], { ...exam, num_sessions: 2 })
    expect(seen).toMatchObject({ cost: 6, points: 30 })
    const [good, broken, short] = seen.files
    expect(good).toMatchObject({ file_name: 'Plants.docx', size: lesson.bytes.length, problem: null })
    const { numbers, lacking, ...found } = good?.found ?? { numbers: undefined, lacking: [] }
    expect(found).toMatchObject({
      title: 'How Plants Live',
      language: 'en',
      grade_level: 'Grade 4',
      learning_area: 'Science',
      quarter: 'Quarter 2',
      sessions: [
        { number: 1, topics: expect.arrayContaining(['Parts of a Plant']) },
        { number: 2, topics: expect.arrayContaining(['Making New Plants']) },
      ],
      quizzes: [
        { session: 1, asked: 3 },
        { session: 2, asked: 3 },
      ],
      exam: { asked: { easiest: 2, hard: 100 }, made: { easy: 0, moderate: 0 } },
    })
    expect(numbers?.easiest.text).toBeGreaterThan(0)
    expect(lacking.join(' ')).toMatch(/The exam would have .*\d+ of 100 hard items\./)
    expect(broken).toMatchObject({ problem: readingSentences.damaged, found: null, pages: null })
    expect(short).toMatchObject({
      file_name: 'Rain.docx',
      problem: 'This file has too little text to make a lesson from.',
      found: null,
    })
    expect(await books(teacher)).toEqual({ points: 30, moved: [] })
    expect((await teacher.ok('GET /api/lesson-plans/runs')).total).toBe(0)
    expect(await stored()).toEqual(expect.arrayContaining(await keysOf(seen.look_id)))
  },
  patience,
)

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
    expect((await files(run.id)).map(({ stored_as }) => stored_as)).toEqual(keys)
    expect(await keysOf(seen.look_id)).toEqual([])
    expect(await books(teacher)).toEqual({ points: 24, moved: [`run:${run.id} -6`] })
    expect((await leave(teacher, seen.look_id)).status).toBe(200)
    expect(await stored()).toEqual(expect.arrayContaining(keys))
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

test(
  'other settings are looked at without the files being sent again',
  async () => {
    const teacher = await aRunner()
    const { look_id, expires_at, files: before } = await look(teacher)
    const keys = await keysOf(look_id)
    const exam = { exam_enabled: true, exam_difficulty: { easiest: 4, easy: 1, moderate: 0, hard: 0 } }
    const { status, body } = await again(teacher, look_id, { quiz_items: 5, ...exam })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        look_id,
        expires_at,
        files: [
          {
            file_name: 'Plants.docx',
            found: {
              sessions: before[0]?.found?.sessions,
              quizzes: [{ asked: 5 }],
              exam: { asked: { easiest: 4, easy: 1 } },
            },
          },
        ],
      },
    })
    expect(await keysOf(look_id)).toEqual(keys)
    expect(await books(teacher)).toEqual({ points: 30, moved: [] })
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

test('sixty looks an hour, first ones and repeated ones together; the next is refused plainly', async () => {
  const teacher = await aRunner()
  const { id } = await aLook(tx, { user: teacher.user })
  for (let spent = 1; spent < mostLooksAnHour; spent += 1)
    await countWithinQuota(tx, `look:${teacher.user.id}`, app.clock.now(), mostLooksAnHour)
  expect((await again(teacher, id)).status).toBe(200)
  const tooMany = {
    status: 429,
    code: 'too_many_tries',
    detail: expect.stringMatching(/^Too many tries\. Please wait \d+ minutes and try again\.$/),
  }
  expect(await lookRefused(teacher)).toMatchObject(tooMany)
  expect(await again(teacher, id)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect(await keysOf(id)).toHaveLength(1)
  expect((await again(await app.as('admin'), id)).status).toBe(404)
})

test('the look of somebody else does not exist: not to look at, to use or to remove', async () => {
  const { id } = await aLook(tx, { user: (await aRunner()).user })
  const other = await aRunner()
  const missing = { status: 404, body: { code: 'look.not_found' } }
  expect(await again(other, id)).toMatchObject(missing)
  expect(await leave(other, id)).toMatchObject(missing)
  expect(await makeIt(other, id)).toMatchObject(missing)
  expect(await books(other)).toEqual({ points: 30, moved: [] })
  expect(await keysOf(id)).toHaveLength(1)
})

test('a look that is over is refused plainly, and nothing is charged', async () => {
  const teacher = await aRunner()
  const { id } = await aLook(tx, { user: teacher.user, look: { expires_at: app.clock.now() } })
  const over = {
    status: 410,
    body: {
      code: 'look.expired',
      detail: 'This look is over and its files were removed. Please add them again. Nothing was charged.',
    },
  }
  expect(await again(teacher, id)).toMatchObject(over)
  expect(await makeIt(teacher, id)).toMatchObject(over)
  expect(await books(teacher)).toEqual({ points: 30, moved: [] })
})

test(
  'who leaves removes the look with its files at once',
  async () => {
    const teacher = await aRunner()
    const { look_id } = await look(teacher)
    const [key = ''] = await keysOf(look_id)
    expect(await stored()).toContain(key)
    expect(await leave(teacher, look_id)).toMatchObject({ status: 200, body: { message: 'Look deleted' } })
    expect(await stored()).not.toContain(key)
    expect(await leave(teacher, look_id)).toMatchObject({ status: 404 })
    expect(await makeIt(teacher, look_id)).toMatchObject({ status: 404, body: { code: 'look.not_found' } })
  },
  patience,
)

test(
  'a look whose caller goes away is not finished, and leaves nothing behind',
  async () => {
    const teacher = await aRunner()
    const before = await stored()
    const form = new FormData()
    const long = await aLessonFile({ lesson: plantLesson.repeat(20) })
    form.append('files', new File([new Uint8Array(long.bytes)], 'Long.docx'))
    const gone = new AbortController()
    const asked = fetch(`${await app.listen()}/api/lesson-plans/look`, {
      method: 'POST',
      headers: { authorization: `Bearer ${teacher.token}` },
      body: form,
      signal: gone.signal,
    })
    // It is counted as soon as the files have arrived, and reading takes longer than to see that.
    const counted = () => tx.$count(throttles, eq(throttles.key, `look:${teacher.user.id}`))
    await until(async () => (await counted()) > 0, { what: 'the look to begin' })
    gone.abort()
    await expect(asked).rejects.toThrow()
    // The same once more takes as long: the first would have been finished before it.
    const { look_id } = await look(teacher, long)
    expect((await looksOf(teacher)).map(({ id }) => id)).toEqual([look_id])
    expect(await stored()).toHaveLength(before.length + 1)
    expect(app.log()).not.toContain('request failed')
  },
  patience,
)

test(
  'a look nobody pays for is gone with its files within a day, and a live one keeps its files',
  async () => {
    const teacher = await aRunner()
    const { look_id } = await look(teacher)
    const [key = ''] = await keysOf(look_id)
    const at = (passed: number) => ({
      ...house,
      clock: { now: () => after(app.clock.now(), passed) },
    })
    expect(lookLasts).toBeLessThanOrEqual(hours(23))
    await sweepLooks(at(lookLasts - hours(1))).work({})
    await sweepLessonFiles(at(hours(48))).work({})
    expect(await stored()).toContain(key)
    await sweepLooks(at(lookLasts + 1)).work({})
    expect(await stored()).not.toContain(key)
    expect(await looksOf(teacher)).toEqual([])
  },
  patience,
)

test('files of a look that was killed before its row was written are swept', async () => {
  const key = 'lesson_files/0123456789abcdef0123456789abcdef'
  await house.storage.put(key, Buffer.from('A lesson'), 'application/octet-stream')
  await sweepLessonFiles({ ...house, clock: { now: () => after(new Date(), hours(25)) } }).work({})
  expect(await stored()).not.toContain(key)
})

test(
  'the next look of a teacher removes those that are over, and of too many the oldest',
  async () => {
    const teacher = await aRunner()
    const now = app.clock.now()
    const over = await aLook(tx, { user: teacher.user, look: { expires_at: now } })
    const open = []
    for (const minute of [1, 2, 3, 4, 5])
      open.push(
        await aLook(tx, {
          user: teacher.user,
          look: { created_at: after(now, minute - 10), expires_at: after(now, hours(1)) },
        }),
      )
    const { look_id } = await look(teacher)
    const left = (await looksOf(teacher)).map(({ id }) => id).sort((one, other) => one - other)
    expect(left).toEqual([...open.slice(1).map(({ id }) => id), look_id])
    expect(left).not.toContain(over.id)
  },
  patience,
)

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

test('a deleted account leaves no look and no file of one', async () => {
  const teacher = await aRunner()
  const { look_id } = await look(teacher)
  const [key = ''] = await keysOf(look_id)
  const admin = await app.as('admin')
  await admin.ok('DELETE /api/admin/users/{id}', { params: { id: teacher.user.id } })
  expect(await looksOf(teacher)).toEqual([])
  expect(await stored()).not.toContain(key)
})

test('a look for a slide show of several sessions is refused like its run', async () => {
  const teacher = await aRunner()
  expect(await lookRefused(teacher, lesson, { slideshow_enabled: 'true', num_sessions: 2 })).toMatchObject({
    status: 400,
    code: 'run.show_sessions',
  })
})
