import { startApp } from '@klasrum/testkit/app'
import { writeWell } from '@klasrum/testkit/fakes/model-author'
import { startModelServer } from '@klasrum/testkit/fakes/model-server'
import { aCorruptFile, aLessonFile, storedLessons } from '@klasrum/testkit/lesson-files'
import { runActionsOf } from '@klasrum/testkit/run-actions'
import { until } from '@klasrum/testkit/until'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { before, hours, minutes } from '../../clock.ts'
import { inTx } from '../../db/client.ts'
import { LeaseLost } from '../../jobs/heartbeat.ts'
import { takeUp } from '../paid-work/door.ts'
import { endRun } from './end-run.ts'
import { changeFile } from './files-to-make.store.ts'
import { putFile } from './make-file.ts'
import { runJobs } from './make-run.ts'
import { runFiles } from './materials.tables.ts'
import { runWork } from './run-work.ts'
import { changeRun } from './runs.store.ts'
import { sweepLessonFiles } from './sweep-lesson-files.ts'

const model = await startModelServer()
afterAll(model.stop)
// The queue stands still: each test is the worker, and may be two of them.
const app = await startApp({ work: false, env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'fake' } })
const { aRunner, process, begin, show, files, row, books } = runActionsOf(app)
const { house, tx } = app
const lesson = await aLessonFile()
const patience = 120_000

const work = (run_id: number, signal?: AbortSignal) => runJobs(house).make.work({ run_id }, signal)
const well = () => model.always({ say: writeWell })
const stalled = () => model.always({ fail: 'stall' })
afterEach(well)
well()

const stepReached = (id: number, step: string) =>
  until(async () => (await files(id)).some((file) => file.step === step), {
    what: `the step ${step}`,
    within: 60_000,
  })

/** Reading fills the first fifth as its time goes by. The model that is asked for questions and stalls comes after a tenth of the writing. */
const shareAt = { reading: [0, 19], planning: [20, 20], questions: [26, 26], layout: [] }

test.each(['reading', 'planning', 'questions'])(
  'at the step "%s" the step and the share of the file are told; cancelled there it stops by itself, and the points are back once',
  async (step) => {
    stalled()
    const teacher = await aRunner(6)
    const id = await begin(teacher, lesson)
    const working = work(id)
    await stepReached(id, step)
    const run = await show(teacher, id)
    const [file] = run.files
    expect(run).toMatchObject({
      state: 'running',
      ahead: 0,
      share: file?.share,
      files: [{ state: 'processing' }],
    })
    const [least = Number.NaN, most = Number.NaN] = shareAt[file?.step ?? 'layout']
    expect(file?.share).toBeGreaterThanOrEqual(least)
    expect(file?.share).toBeLessThanOrEqual(most)
    expect(await teacher.ok('POST /api/lesson-plans/runs/{id}/cancel', { params: { id } })).toMatchObject({
      state: 'cancelled',
      refunded: true,
    })
    await working
    expect(await show(teacher, id)).toMatchObject({
      state: 'cancelled',
      files: [{ state: 'error', share: 0 }],
    })
    expect(await books(teacher)).toEqual({ points: 6, moved: [`run:${id} -6`, `refund:run:${id} 6`] })
  },
  patience,
)

test('a run that is not over after 50 seconds is answered by 202 with its number', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const teacher = await aRunner()
  let answer: Awaited<ReturnType<typeof process>> | undefined
  void process(teacher, lesson).then((given) => {
    answer = given
  })
  let waited = 0
  await until(
    () => {
      if (answer) return true
      vi.advanceTimersByTime(1_000)
      waited += 1
    },
    { what: 'an answer', within: 600_000 },
  )
  expect(waited).toBeGreaterThanOrEqual(50)
  expect(answer).toMatchObject({ status: 202, body: { run_id: expect.any(Number) } })
})

test(
  'with a first result it cannot be cancelled any more',
  async () => {
    const teacher = await aRunner()
    const id = await begin(teacher, [lesson, lesson])
    const working = work(id)
    await until(async () => (await files(id))[0]?.state === 'success', { what: 'a result', within: 60_000 })
    expect(
      await teacher.refusal('POST /api/lesson-plans/runs/{id}/cancel', { params: { id } }),
    ).toMatchObject({ code: 'run.over' })
    await working
    expect(await show(teacher, id)).toMatchObject({ state: 'done', refunded: false })
  },
  patience,
)

test(
  'taken over by another: one result, one charge, and whatever the first one brings is refused',
  async () => {
    stalled()
    const teacher = await aRunner(6)
    const id = await begin(teacher, lesson)
    const first = work(id)
    await stepReached(id, 'questions')
    well()
    await work(id)
    const done = await files(id)
    await first
    expect(await row(id)).toMatchObject({ state: 'done', attempt: 2 })
    expect(await files(id)).toEqual(done)
    expect(await books(teacher)).toEqual({ points: 0, moved: [`run:${id} -6`] })
  },
  patience,
)

test('one who wakes up late can neither write a file nor end the run', async () => {
  const teacher = await aRunner()
  const id = await begin(teacher, lesson)
  await takeUp(tx, runWork, { id, now: new Date() })
  await takeUp(tx, runWork, { id, now: new Date() })
  const [file] = await files(id)
  const late = putFile(house, { id, attempt: 1 }, file?.id ?? 0, { share: 50 })
  await expect(late).rejects.toThrow(LeaseLost)
  const end = (attempt: number) =>
    inTx(house.database, (each) =>
      endRun(each, id, {
        now: new Date(),
        queue: house.queue,
        attempt,
        problem: 'Late.',
        unfinished: 'Late.',
      }),
    )
  expect(await end(1)).toBe(false)
  expect(await row(id)).toMatchObject({ state: 'running', problem: null })
  expect(await end(2)).toBe(true)
  expect(await end(2)).toBe(false)
  expect(await books(teacher)).toMatchObject({ points: 30 })
})

test(
  'ended in the middle, the next try goes on with what is not finished',
  async () => {
    const teacher = await aRunner()
    const id = await begin(teacher, [lesson, { ...lesson, name: 'Second.docx' }])
    const closing = new AbortController()
    const first = work(id, closing.signal)
    await until(async () => (await files(id))[1]?.state === 'processing', {
      what: 'the second',
      within: 60_000,
    })
    closing.abort(new Error('The process is closing.'))
    await expect(first).rejects.toThrow('The process is closing.')
    const [made] = await files(id)
    const material = made?.material && { ...made.material, notes: ['Made by the first try.'] }
    await changeFile(tx, made?.id ?? 0, { material })
    await work(id)
    expect(await show(teacher, id)).toMatchObject({
      state: 'done',
      files: [{ state: 'success', notes: ['Made by the first try.'] }, { state: 'success' }],
    })
  },
  patience,
)

test(
  'a file on which the work always breaks becomes an error row with the third try; the others are made',
  async () => {
    const teacher = await aRunner()
    const id = await begin(teacher, [lesson, lesson])
    const [poisoned] = await files(id)
    await tx
      .update(runFiles)
      .set({ source: {} as never })
      .where(eq(runFiles.id, poisoned?.id ?? 0))
    await expect(work(id)).rejects.toThrow()
    await expect(work(id)).rejects.toThrow()
    await work(id)
    expect(await show(teacher, id)).toMatchObject({
      state: 'done',
      files: [
        { state: 'error', error: expect.stringContaining('Nothing could be made') },
        { state: 'success' },
      ],
    })
    expect(await books(teacher)).toMatchObject({ points: 24 })
  },
  patience,
)

test(
  'a run that takes longer than ten minutes ends by itself, and the points are back',
  async () => {
    const teacher = await aRunner(6)
    const id = await begin(teacher, lesson)
    await changeRun(tx, id, { started_at: before(app.clock.now(), minutes(11)) })
    await work(id)
    expect(await show(teacher, id)).toMatchObject({
      state: 'failed',
      refunded: true,
      problem: 'The run took too long. Your points were given back.',
    })
    expect(await books(teacher)).toMatchObject({ points: 6 })
  },
  patience,
)

test(
  'given up by the queue, however often: failed and refunded once; with a result it is done',
  async () => {
    const teacher = await aRunner(12)
    const [id, other] = [await begin(teacher, lesson), await begin(teacher, [lesson, aCorruptFile()])]
    const lost = runJobs(house).endLost
    for (let time = 0; time < 50; time += 1) await lost.work({ run_id: id })
    expect(await show(teacher, id)).toMatchObject({
      state: 'failed',
      refunded: true,
      problem: 'The run could not be finished. Your points were given back.',
    })
    await work(other)
    await changeRun(tx, other, { state: 'running', ended_at: null })
    await lost.work({ run_id: other })
    expect(await show(teacher, other)).toMatchObject({ state: 'done', refunded: false })
    await lost.work({ run_id: 2_147_483_647 })
    expect(await books(teacher)).toEqual({
      points: 6,
      moved: [`run:${id} -6`, `run:${other} -6`, `refund:run:${id} 6`],
    })
  },
  patience,
)

test('without a sign of life for a quarter of an hour, or waiting for a day, a run is ended', async () => {
  const teacher = await aRunner()
  const now = app.clock.now()
  const [silent, alive, forgotten] = [
    await begin(teacher, lesson),
    await begin(teacher, lesson),
    await begin(teacher, lesson),
  ]
  const running = (beat_at: Date) => ({ state: 'running', started_at: beat_at, beat_at }) as const
  await changeRun(tx, silent, running(before(now, minutes(16))))
  await changeRun(tx, alive, running(before(now, minutes(14))))
  await changeRun(tx, forgotten, { created_at: before(now, hours(25)) })
  await runJobs(house).sweep.work({})
  await runJobs(house).sweep.work({})
  const states = await Promise.all([silent, alive, forgotten].map((id) => row(id)))
  expect(states.map((each) => each?.state)).toEqual(['failed', 'running', 'failed'])
  expect(await books(teacher)).toMatchObject({ points: 24 })
  await changeRun(tx, alive, { state: 'cancelled', ended_at: now })
})

test(
  'files that no run names are removed after a day, the others stay',
  async () => {
    const teacher = await aRunner()
    const id = await begin(teacher, lesson)
    const kept = (await files(id))[0]?.stored_as ?? ''
    const { storage } = house
    await storage.put('lesson_files/left', Buffer.from('x'), 'application/octet-stream')
    const sweep = (late: number) =>
      sweepLessonFiles({ ...house, clock: { now: () => new Date(Date.now() + late) } }).work({})
    const there = () => storedLessons(storage)
    await sweep(hours(23))
    expect(await there()).toEqual(expect.arrayContaining(['lesson_files/left', kept]))
    await sweep(hours(25))
    expect(await there()).not.toContain('lesson_files/left')
    expect(await there()).toContain(kept)
    await storage.remove(kept)
    await work(id)
    expect(await show(teacher, id)).toMatchObject({
      state: 'failed',
      refunded: true,
      files: [{ error: 'This file is not there any more. Please add it again.' }],
    })
  },
  patience,
)
