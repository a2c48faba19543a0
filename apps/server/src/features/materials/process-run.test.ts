import type { Received } from '@klasrum/contract/endpoint'
import type { processLessonPlansEndpoint } from '@klasrum/contract/runs'
import { readingSentences } from '@klasrum/contract/source'
import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher } from '@klasrum/testkit/builders'
import { aCorruptFile, aLessonFile, later, smallRun, wordType } from '@klasrum/testkit/lesson-files'
import { songLesson } from '@klasrum/testkit/lessons'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { until } from '@klasrum/testkit/until'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { point_entries } from '../points/points.tables.ts'

const app = await startApp()
const { aRunner, process, begin, ended, show, files, row, books } = runActionsOf(app)
const lesson = await aLessonFile()
const patience = 120_000
const exam = { exam_enabled: 'true', exam_difficulty: '{"easiest":2,"easy":1,"moderate":0,"hard":0}' }
type Processed = Received<typeof processLessonPlansEndpoint.reply>
const isWord = (data: string | null) =>
  Buffer.from(data ?? '', 'base64')
    .subarray(0, 2)
    .toString() === 'PK'

test(
  'two good files and a corrupt one: two results as Word files, one error row, one charge',
  async () => {
    const teacher = await aRunner()
    const sent = [lesson, aCorruptFile(), { ...lesson, name: 'Again.docx' }]
    const { run_id, processed_files, ...shown } = await app
      .withToken(teacher.token)
      .ok('POST /api/lesson-plans/process', { body: { ...smallRun, ...exam }, file: sent })
    expect(shown).toEqual({ slideshow_warnings: [], slideshow_job: null })
    const [one, broken, other] = processed_files
    const asWord = { available: true, mimeType: wordType }
    for (const made of [one, other]) {
      expect(made).toMatchObject({
        fileName: 'Lesson plan - How Plants Live.docx',
        mimeType: wordType,
        error: null,
        session_documents: [{ filename: expect.stringMatching(/^Quiz 1 - .+\.docx$/), ...asWord }],
        exam_document: { filename: 'Exam - How Plants Live.docx', ...asWord },
      })
      const data = [made?.fileData, made?.session_documents[0]?.fileData, made?.exam_document?.fileData]
      expect(data.map((each) => isWord(each ?? null))).toEqual([true, true, true])
    }
    expect(broken).toEqual({
      fileData: null,
      fileName: 'Broken.pdf',
      mimeType: null,
      error: readingSentences.damaged,
      session_documents: [],
      exam_document: null,
    })
    expect(await books(teacher)).toEqual({ points: 24, moved: [`run:${run_id} -6`] })
    expect(await show(teacher, run_id)).toMatchObject({
      state: 'done',
      share: 100,
      cost: 6,
      refunded: false,
      problem: null,
      files: [
        {
          file_name: 'Plants.docx',
          state: 'success',
          share: 100,
          language: 'en',
          documents: [
            { document: 'plan', title: 'Lesson plan: How Plants Live', items: null },
            { document: 'session-1', items: 3 },
            { document: 'exam', file_name: 'Exam - How Plants Live', items: 3 },
          ],
        },
        { file_name: 'Broken.pdf', state: 'error', share: 0, error: readingSentences.damaged, documents: [] },
        { file_name: 'Again.docx', state: 'success' },
      ],
    })
    const [entry] = await app.tx
      .select()
      .from(point_entries)
      .where(eq(point_entries.reason_key, `run:${run_id}`))
    expect(entry).toMatchObject({ note: 'Lesson plan: 3 files', reference: `run ${run_id}`, kind: 'charge' })
  },
  patience,
)

test(
  'a caller who would rather not wait is told the number at once, and follows the run to its end',
  async () => {
    const teacher = await aRunner()
    const answer = await process(teacher, lesson, {}, { prefer: 'respond-async' })
    expect(answer.status).toBe(202)
    const { run_id } = answer.body as { run_id: number }
    expect(answer.body).toEqual({ run_id })
    expect(['queued', 'running']).toContain((await show(teacher, run_id)).state)
    expect(await ended(teacher, run_id)).toMatchObject({ state: 'done' })
    expect(await row(run_id)).toMatchObject({ attempt: 1, refunded_at: null })
  },
  patience,
)

test(
  'when no file can be used the run has failed, says so, and its points are back: once',
  async () => {
    const teacher = await aRunner(6)
    const { status, body } = await process(teacher, [aCorruptFile('a.pdf'), aCorruptFile('b.pdf')])
    expect(status).toBe(200)
    const { run_id } = body as { run_id: number }
    expect(await show(teacher, run_id)).toMatchObject({
      state: 'failed',
      refunded: true,
      problem: 'Nothing could be made of the files. Your points were given back.',
      files: [{ state: 'error' }, { state: 'error' }],
    })
    expect(await books(teacher)).toEqual({
      points: 6,
      moved: [`run:${run_id} -6`, `refund:run:${run_id} 6`],
    })
  },
  patience,
)

test(
  'a lesson with too little to teach is told of',
  async () => {
    const teacher = await aRunner()
    const id = await begin(teacher, await aLessonFile({ lesson: '# Rain\n\nRain falls.' }))
    expect(await ended(teacher, id)).toMatchObject({
      state: 'failed',
      refunded: true,
      files: [{ state: 'error', error: 'The files have too little text to make a lesson from.' }],
    })
  },
  patience,
)

test(
  'a lesson that nothing can be asked of: the plan stays, no empty paper is sent, and the points are back with the reason',
  async () => {
    const teacher = await aRunner(6)
    const song = await aLessonFile({ name: 'Song.docx', lesson: songLesson })
    const { status, body } = await process(teacher, song, exam)
    expect(status).toBe(200)
    const { run_id, processed_files } = body as Processed
    expect(processed_files).toMatchObject([
      { fileName: 'Lesson plan - Our Song.docx', error: null, session_documents: [], exam_document: null },
    ])
    expect(isWord(processed_files[0]?.fileData ?? null)).toBe(true)
    const run = await show(teacher, run_id)
    expect(run).toMatchObject({
      state: 'done',
      refunded: true,
      refund_reason: 'Your 6 points were given back: the file gives no questions for a quiz or an exam.',
      files: [{ state: 'success', documents: [{ document: 'plan' }] }],
    })
    expect(run.files[0]?.shortfalls).toEqual([
      expect.stringMatching(/^Quiz 1 /),
      expect.stringMatching(/^The exam was not made/),
    ])
    expect(await books(teacher)).toEqual({
      points: 6,
      moved: [`run:${run_id} -6`, `refund:run:${run_id} 6`],
    })
  },
  patience,
)

test(
  "an admin's run costs nothing and moves no points",
  async () => {
    const admin = await app.as('admin')
    const id = await begin(admin, lesson, { points_cost: 0 })
    expect(await ended(admin, id)).toMatchObject({ state: 'done', cost: 0, refunded: false })
    expect(await books(admin)).toEqual({ points: 0, moved: [] })
    const bad = await begin(admin, aCorruptFile())
    expect(await ended(admin, bad)).toMatchObject({
      state: 'failed',
      refunded: false,
      problem: 'Nothing could be made of the files.',
    })
  },
  patience,
)

test(
  'a slide show is for one session: with the run done one of each file is in the making, named after it',
  async () => {
    const teacher = await aRunner()
    const wish = { slideshow_enabled: true, slideshow_duration_min: 40, slideshow_title: 'Plants' }
    expect(await process(teacher, lesson, { ...wish, num_sessions: 2 }, later)).toMatchObject({
      status: 400,
      body: {
        code: 'run.show_sessions',
        detail: 'Slide Show can only be generated for a single session. Please set Number of Sessions to 1.',
      },
    })
    const second = { ...lesson, name: 'Once more.docx' }
    const id = await begin(teacher, [lesson, aCorruptFile(), second], { ...wish, num_sessions: 1 })
    expect(await show(teacher, id)).toMatchObject({ slideshow_job: null, slideshow_warnings: [] })
    const run = await ended(teacher, id)
    expect(run).toMatchObject({
      state: 'done',
      settings: { slideshow: { minutes: 40, title: 'Plants' } },
      slideshow_warnings: ['Plants', 'Once more'].map((name) =>
        expect.stringMatching(
          new RegExp(
            `^${name}.docx: (?:The lesson has text|There is material) for about .+ of the 40 minutes`,
          ),
        ),
      ),
    })
    const { slideshows } = await teacher.ok('GET /api/education/slideshows')
    expect(slideshows.map(({ title }) => title)).toEqual(['Plants: Once more.docx', 'Plants: Plants.docx'])
    const [, first] = slideshows
    expect(run.slideshow_job?.job_id).toBe(first?.job.job_id)
    for (const { job } of slideshows)
      await teacher.call('POST /api/education/slideshow-jobs/{id}/cancel', { params: { id: job.job_id } })
    const { status } = await teacher.ok('GET /api/education/slideshow-jobs/{id}', {
      params: { id: first?.job.job_id ?? 0 },
    })
    expect((await show(teacher, id)).slideshow_job).toEqual({ job_id: first?.job.job_id, status })
    expect((await books(teacher)).points).toBe(24)
  },
  patience,
)

test(
  'the documents carry the name and the school of the teacher',
  async () => {
    const school = await aSchool(app.tx, { name: 'Malusak Elementary School' })
    const user = await aTeacher(app.tx, { school, points: 6, first_name: 'Nena', last_name: 'Ilagan' })
    const teacher = await app.as(user)
    const id = await begin(teacher, lesson)
    await ended(teacher, id)
    const [file] = await files(id)
    expect(file?.material?.settings.heading).toMatchObject({
      school: 'Malusak Elementary School',
      teacher: 'Nena Ilagan',
    })
  },
  patience,
)

test(
  'a name of a file that no database could hold is kept as far as it can be',
  async () => {
    const teacher = await aRunner()
    const id = await begin(teacher, { ...lesson, name: `${'ñ'.repeat(300)}.docx` })
    const [file] = (await show(teacher, id)).files
    expect(file?.file_name).toHaveLength(255)
    await ended(teacher, id)
  },
  patience,
)

test('logs carry no names of files', async () => {
  await until(() => app.log().includes('/api/lesson-plans/process'), { what: 'a line in the log' })
  expect(app.log()).not.toMatch(/Plants\.docx|Broken\.pdf/)
})
