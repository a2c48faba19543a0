import type { EditedScene, Slideshow } from '@klasrum/contract/slideshows'
import { startApp } from '@klasrum/testkit/app'
import { startSpeechServer } from '@klasrum/testkit/fakes/speech-server'
import { toneWav } from '@klasrum/testkit/fakes/wav'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import type { Runner } from '@klasrum/testkit/run-actions'
import { showActionsOf } from '@klasrum/testkit/show-actions'
import { aScene } from '@klasrum/testkit/shows'
import { afterAll, expect, test } from 'vitest'
import { failJob } from './end-show.ts'
import { showJobs } from './make-show.ts'
import { putShow } from './show-to-make.store.ts'

const speech = await startSpeechServer({ apiKey: 'school' })
afterAll(speech.stop)
// The queue stands still: each test is the worker.
const app = await startApp({
  work: false,
  env: { GOOGLE_TTS_API_KEY: 'school', GOOGLE_TTS_BASE_URL: speech.url },
})
const showActions = showActionsOf(app)
const { tx, house } = app
const lesson = await aLessonFile()

const editing = 'PUT /api/education/slideshows/{id}/scenes' as const
const recording = 'POST /api/education/slideshows/{id}/scenes/{scene_id}/recording' as const
const cancel = (teacher: Runner, id: number) =>
  teacher.ok('POST /api/education/slideshow-jobs/{id}/cancel', { params: { id } })

const edited = ({ scenes }: Slideshow, words: string): EditedScene[] =>
  scenes.map(({ id, layout, heading, points, rows, narration, pause_seconds }, at) => ({
    id,
    layout,
    heading,
    points,
    rows,
    narration: at === 0 ? words : narration,
    pause_seconds,
  }))

/** A show that was charged, whose script is written, and that then ended without a result: its points are back. */
async function aShowGivenBack(teacher: Runner, end: 'cancelled' | 'failed') {
  const { job_id, slideshow_id: id } = await showActions.begin(teacher, lesson)
  await putShow(tx, id, { script: [aScene(1), aScene(2)], language: 'en', spoken_first: 50 })
  if (end === 'cancelled') await cancel(teacher, job_id)
  else await failJob(tx, job_id, { now: app.clock.now(), error: 'No voice.' })
  return { id, job_id }
}

test.each(['cancelled', 'failed'] as const)(
  'F3: a show that was %s after its script was written is charged again before it goes on, and told so before',
  async (end) => {
    const teacher = await showActions.aTeacher(6)
    const { id, job_id } = await aShowGivenBack(teacher, end)
    const show = await showActions.show(teacher, id)
    expect(show).toMatchObject({ making_cost: 6, job: { status: end } })
    const body = { revision: show.revision, scenes: edited(show, 'The first part, with a full stop.') }
    expect(
      await teacher.refusal(editing, { params: { id }, body: { ...body, points_cost: 0 } }),
    ).toMatchObject({ status: 409, code: 'run.price_changed' })
    const again = await teacher.ok(editing, { params: { id }, body: { ...body, points_cost: 6 } })
    expect(again).toMatchObject({ making_cost: 0, job: { status: 'queued' } })
    await showJobs(house).make.work({ job_id: again.job.job_id })
    expect(await showActions.job(teacher, again.job.job_id)).toMatchObject({ status: 'completed' })
    expect(await showActions.books(teacher)).toEqual({
      points: 0,
      moved: [`show:${job_id} -6`, `refund:show:${job_id} 6`, `show:${again.job.job_id} -6`],
    })
    // Once it is paid, changes are free again, and a stopped change gives nothing back.
    const made = await showActions.show(teacher, id)
    const change = await teacher.ok(editing, {
      params: { id },
      body: { revision: made.revision, scenes: edited(made, 'Other words.'), points_cost: 0 },
    })
    await cancel(teacher, change.job.job_id)
    expect(await showActions.show(teacher, id)).toMatchObject({ making_cost: 0 })
    expect(await showActions.books(teacher)).toMatchObject({ points: 0 })
  },
)

test('F3: without the points neither an edit nor a recording makes a show whose points were given back', async () => {
  const teacher = await showActions.aTeacher(6)
  const { id, job_id } = await aShowGivenBack(teacher, 'cancelled')
  // The points go elsewhere.
  await showActions.begin(teacher, lesson)
  const show = await showActions.show(teacher, id)
  const refused = {
    status: 409,
    code: 'show.too_few_points',
    detail:
      'The points for this slide show were given back, so making it costs 6 points again. You currently have 0 points. Please Topup from Dashboard.',
  }
  const body = { revision: show.revision, scenes: edited(show, 'Free words.') }
  expect(await teacher.refusal(editing, { params: { id }, body })).toMatchObject(refused)
  const wav = { bytes: toneWav({ seconds: 1, sampleRate: 24_000 }), name: 'voice.wav', type: 'audio/wav' }
  const place = { params: { id, scene_id: 'scene-1' } }
  expect(await teacher.refusal(recording, { ...place, body: {}, file: wav })).toMatchObject(refused)
  expect(await showActions.show(teacher, id)).toMatchObject({
    revision: 0,
    job: { job_id, status: 'cancelled' },
  })
})

test('F3: two who press at once pay once, and whatever is stopped can be begun again for the same price', async () => {
  const teacher = await showActions.aTeacher(12)
  const { id } = await aShowGivenBack(teacher, 'cancelled')
  const show = await showActions.show(teacher, id)
  const body = { revision: show.revision, scenes: edited(show, 'At once.') }
  const answers = await Promise.all([1, 2].map(() => teacher.call(editing, { params: { id }, body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await showActions.books(teacher)).toMatchObject({ points: 6 })
  await cancel(teacher, (await showActions.show(teacher, id)).job.job_id)
  const stopped = await showActions.show(teacher, id)
  expect(stopped.making_cost).toBe(6)
  await teacher.ok(editing, { params: { id }, body: { revision: 1, scenes: edited(stopped, 'At once.') } })
  expect(await showActions.books(teacher)).toMatchObject({ points: 6 })
})
