import { startApp } from '@klasrum/testkit/app'
import { aCorruptFile, aLessonFile } from '@klasrum/testkit/lesson-files'
import type { Runner } from '@klasrum/testkit/run-actions'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { showActionsOf, storedShowFiles } from '@klasrum/testkit/show-actions'
import { aFinishedShow } from '@klasrum/testkit/shows'
import { until } from '@klasrum/testkit/until'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { after, before, hours, minutes } from '../../clock.ts'
import { runFiles } from '../materials/materials.tables.ts'
import { paidJobs, takeUp } from '../paid-work/door.ts'
import { showJobs } from './make-show.ts'
import { changeJob } from './show-jobs.store.ts'
import { findShowToMake } from './show-to-make.store.ts'
import { showWork } from './show-work.ts'
import { sweepShowFiles } from './sweep-show-files.ts'

// The queue stands still: each test is the worker, and may be two of them.
const app = await startApp({ work: false })
const showActions = showActionsOf(app)
const { tx, house } = app
const lesson = await aLessonFile()
const patience = 120_000

const creating = 'POST /api/education/slideshow-jobs' as const
const cancelling = 'POST /api/education/slideshow-jobs/{id}/cancel' as const
const work = (job_id: number, signal?: AbortSignal) => showJobs(house).make.work({ job_id }, signal)
const aRunOf = ({ user }: Runner, settings = {}) => aFinishedRun(tx, { user, settings })

test('a show of a file costs as much as a lesson plan; another price or too few points is refused and nothing kept', async () => {
  const teacher = await showActions.aTeacher(5)
  const files = await storedShowFiles(house.storage)
  const refusal = (body: object) =>
    teacher.refusal(creating, { body: { duration_min: 1, ...body }, file: lesson })
  expect(await refusal({ points_cost: 5 })).toMatchObject({ status: 409, code: 'run.price_changed' })
  expect(await refusal({ points_cost: 6 })).toMatchObject({ code: 'run.too_few_points' })
  expect(await refusal({ duration_min: 51 })).toMatchObject({ code: 'request.invalid' })
  expect(await refusal({ title: 'x'.repeat(121) })).toMatchObject({
    code: 'request.invalid',
    errors: [{ path: 'title', message: 'Use at most 120 characters.' }],
  })
  expect(await refusal({ run_file_id: 1 })).toMatchObject({ code: 'request.invalid' })
  expect(await teacher.refusal(creating, { body: {}, file: [] })).toMatchObject({ code: 'upload.missing' })
  expect(await showActions.books(teacher)).toEqual({ points: 5, moved: [] })
  expect(await storedShowFiles(house.storage)).toEqual(files)
})

test('a show of a past run is asked for as JSON or as a form; JSON can bring no file, and other content is refused', async () => {
  const teacher = await showActions.aTeacher(0)
  const { file } = await aRunOf(teacher)
  const body = { title: 'Roots', duration_min: 2, run_file_id: file.id, points_cost: 0 }
  const sent = { body, headers: { 'idempotency-key': 'roots' } }
  const { status, body: begun } = await teacher.call(creating, sent)
  expect({ status, begun }).toMatchObject({ status: 200, begun: { status: 'queued' } })
  expect(await teacher.ok(creating, { ...sent, file: [] })).toEqual(begun)
  const { slideshow_id } = begun as { slideshow_id: number }
  expect(await showActions.show(teacher, slideshow_id)).toMatchObject({ title: 'Roots', asked_minutes: 2 })

  expect(await teacher.refusal(creating, { body: {} })).toMatchObject({ code: 'upload.missing' })
  expect(await teacher.refusal(creating, { body: { ...body, duration_min: 51 } })).toMatchObject({
    status: 400,
    errors: [{ path: 'duration_min', message: 'Choose 1 to 50 minutes.' }],
  })
  const path = '/api/education/slideshow-jobs'
  for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
    expect(
      await teacher.send({ method: 'POST', path, headers: { 'content-type': type }, body: 'run_file_id=1' }),
    ).toMatchObject({ status: 415, body: { code: 'request.unsupported' } })
  expect(await teacher.send({ method: 'POST', path })).toMatchObject({ status: 415 })
  expect((await teacher.ok('GET /api/education/slideshows')).total).toBe(1)
})

test('at most three are in the making', async () => {
  const teacher = await showActions.aTeacher(30)
  for (const _ of [1, 2, 3]) await showActions.begin(teacher, lesson)
  expect(await teacher.refusal(creating, { body: {}, file: lesson })).toMatchObject({
    status: 409,
    code: 'show.too_many_waiting',
    detail: '3 slide shows of yours are being made. Please wait until one is ready. Nothing was charged.',
  })
  expect(await showActions.books(teacher)).toMatchObject({ points: 12 })
})

test(
  'a show of a past run is free, written for the minutes that are asked for; of another teacher there is no run',
  async () => {
    const teacher = await showActions.aTeacher(0)
    const { id: run_id, file } = await aRunOf(teacher)
    const { job_id, slideshow_id } = await showActions.begin(teacher, [], {
      run_file_id: file.id,
      points_cost: 0,
    })
    await work(job_id)
    expect(await showActions.show(teacher, slideshow_id)).toMatchObject({
      run_id,
      asked_minutes: 1,
      job: { status: 'completed' },
    })
    expect(await showActions.books(teacher)).toEqual({ points: 0, moved: [] })
    const stranger = await showActions.aTeacher(0)
    expect(await stranger.refusal(creating, { body: { run_file_id: file.id }, file: [] })).toMatchObject({
      status: 404,
      code: 'run.not_found',
    })
    await teacher.ok('DELETE /api/lesson-plans/runs/{id}', { params: { id: run_id } })
    expect(await showActions.show(teacher, slideshow_id)).toMatchObject({ run_id: null })
    expect((await showActions.manifest(teacher, slideshow_id)).scenes.length).toBeGreaterThan(2)
  },
  patience,
)

test(
  'cancelled before and while it is made: it stops by itself, and the points are back once',
  async () => {
    const teacher = await showActions.aTeacher(12)
    const [waiting, begun] = [
      await showActions.begin(teacher, lesson),
      await showActions.begin(teacher, lesson),
    ]
    const cancel = (id: number) => teacher.ok(cancelling, { params: { id } })
    expect(await cancel(waiting.job_id)).toMatchObject({ status: 'cancelled' })
    expect(await cancel(waiting.job_id)).toMatchObject({ status: 'cancelled' })
    await work(waiting.job_id)
    const working = work(begun.job_id)
    await until(async () => (await showActions.job(teacher, begun.job_id)).step === 'reading', {
      what: 'the first step',
      within: 60_000,
      every: 5,
    })
    await cancel(begun.job_id)
    await working
    const ended = await showActions.job(teacher, begun.job_id)
    expect(ended).toMatchObject({ status: 'cancelled', step: null, manifest_url: null })
    expect(await showActions.books(teacher)).toEqual({
      points: 12,
      moved: [waiting, begun]
        .flatMap(({ job_id: id }) => [`show:${id} -6`])
        .concat([waiting, begun].map(({ job_id: id }) => `refund:show:${id} 6`)),
    })
    const { user } = teacher
    const made = await aFinishedShow(tx, { user })
    expect(await teacher.refusal(cancelling, { params: { id: made.job.id } })).toMatchObject({
      status: 409,
      code: 'show.job_over',
    })
  },
  patience,
)

test('what is missed because it was cancelled is no failure of the work', async () => {
  const teacher = await showActions.aTeacher(6)
  const { job_id } = await showActions.begin(teacher, lesson)
  const { make } = paidJobs(house, showWork, {
    subjectOf: ({ slideshow_id }) => findShowToMake(tx, slideshow_id),
    make: async () => {
      await teacher.ok(cancelling, { params: { id: job_id } })
      throw new Error('The file of the lesson is gone.')
    },
    giveUp: async () => false,
  })
  await make.work({ job_id })
  expect(await showActions.job(teacher, job_id)).toMatchObject({ status: 'cancelled', error: null })
  expect(await showActions.books(teacher)).toEqual({
    points: 6,
    moved: [`show:${job_id} -6`, `refund:show:${job_id} 6`],
  })
})

test(
  'a file that cannot be read fails with the reason and the points back, once, however often it is tried',
  async () => {
    const teacher = await showActions.aTeacher(6)
    const { job_id, slideshow_id } = await showActions.begin(teacher, aCorruptFile())
    await work(job_id)
    await work(job_id)
    const lost = showJobs(house).endLost
    for (let time = 0; time < 20; time += 1) await lost.work({ job_id })
    expect(await showActions.job(teacher, job_id)).toMatchObject({
      status: 'failed',
      error:
        'This file is damaged or not complete. Open it, save it again and add the new copy. Your points were given back.',
    })
    expect(await showActions.books(teacher)).toEqual({
      points: 6,
      moved: [`show:${job_id} -6`, `refund:show:${job_id} 6`],
    })
    expect(await showActions.row(slideshow_id)).toMatchObject({ script: [], made: null, stored_as: null })
  },
  patience,
)

test('given up by the queue it has failed, with the points back', async () => {
  const teacher = await showActions.aTeacher(6)
  const { job_id } = await showActions.begin(teacher, lesson)
  await takeUp(tx, showWork, { id: job_id, now: app.clock.now() })
  for (const _ of [1, 2, 3]) await showJobs(house).endLost.work({ job_id })
  expect(await showActions.job(teacher, job_id)).toMatchObject({
    status: 'failed',
    error: 'Slide Show job failed. Your points were given back.',
  })
  await showJobs(house).endLost.work({ job_id: 2_147_483_647 })
  expect(await showActions.books(teacher)).toMatchObject({ points: 6 })
})

test(
  'without a sign of life for long, or waiting for a day, it is ended; after two hours it ends by itself',
  async () => {
    const now = app.clock.now()
    const teacher = await showActions.aTeacher(18)
    const [silent, alive, forgotten] = [
      await showActions.begin(teacher, lesson),
      await showActions.begin(teacher, lesson),
      await showActions.begin(teacher, lesson),
    ]
    const running = (beat_at: Date, started_at = beat_at) =>
      ({ status: 'running', started_at, beat_at }) as const
    await changeJob(tx, silent.job_id, running(before(now, minutes(26))))
    await changeJob(tx, alive.job_id, running(before(now, minutes(24)), before(now, hours(3))))
    await changeJob(tx, forgotten.job_id, { created_at: before(now, hours(25)) })
    await showJobs(house).sweep.work({})
    await showJobs(house).sweep.work({})
    const states = await Promise.all(
      [silent, alive, forgotten].map(({ job_id }) => showActions.job(teacher, job_id)),
    )
    expect(states.map(({ status }) => status)).toEqual(['failed', 'running', 'failed'])
    await work(alive.job_id)
    expect(await showActions.job(teacher, alive.job_id)).toMatchObject({
      status: 'failed',
      error: 'The slide show took too long. Your points were given back.',
    })
    expect(await showActions.books(teacher)).toMatchObject({ points: 18 })
  },
  patience,
)

test(
  'taken over by another: one result, and whatever the first one brings is refused and leaves no file',
  async () => {
    const teacher = await showActions.aTeacher(0)
    const { file } = await aRunOf(teacher)
    const before = await storedShowFiles(house.storage)
    const { job_id, slideshow_id } = await showActions.begin(teacher, [], { run_file_id: file.id })
    await Promise.all([work(job_id), work(job_id)])
    expect(await showActions.jobRow(job_id)).toMatchObject({ status: 'completed', attempt: 2 })
    const made = (await showActions.row(slideshow_id))?.made
    const left = (await storedShowFiles(house.storage)).filter((key) => !before.includes(key))
    expect(left).toEqual([made?.stored_as])
  },
  patience,
)

test('files that no show names are removed after a day, the others stay', async () => {
  const teacher = await showActions.aTeacher(6)
  const { storage } = house
  const { made } = await aFinishedShow(tx, { user: teacher.user, storage })
  const { slideshow_id } = await showActions.begin(teacher, lesson)
  const kept = [made.stored_as, (await showActions.row(slideshow_id))?.stored_as ?? '']
  await storage.put('slideshow_files/left', Buffer.from('x'), 'audio/mpeg')
  const sweep = (late: number) =>
    sweepShowFiles({ ...house, clock: { now: () => after(new Date(), late) } }).work({})
  await sweep(hours(23))
  expect(await storedShowFiles(storage)).toContain('slideshow_files/left')
  await sweep(hours(25))
  expect(await storedShowFiles(storage)).not.toContain('slideshow_files/left')
  expect(await storedShowFiles(storage)).toEqual(expect.arrayContaining(kept))
})

test('a lesson that is gone when the work begins is told so', async () => {
  const teacher = await showActions.aTeacher(0)
  const { file } = await aRunOf(teacher)
  const { job_id } = await showActions.begin(teacher, [], { run_file_id: file.id })
  await tx.update(runFiles).set({ source: null }).where(eq(runFiles.id, file.id))
  await work(job_id)
  expect(await showActions.job(teacher, job_id)).toMatchObject({
    status: 'failed',
    error: 'The lesson file is not there any more. Please add it again.',
  })
})
