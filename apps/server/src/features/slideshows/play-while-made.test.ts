import { startApp } from '@klasrum/testkit/app'
import { startSpeechServer } from '@klasrum/testkit/fakes/speech-server'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import type { Runner } from '@klasrum/testkit/run-actions'
import { showActionsOf, storedShowFiles } from '@klasrum/testkit/show-actions'
import { until } from '@klasrum/testkit/until'
import { afterAll, expect, test } from 'vitest'
import { showJobs } from './make-show.ts'

const speech = await startSpeechServer({ apiKey: 'school' })
afterAll(speech.stop)
// The queue stands still: each test is the worker.
const app = await startApp({
  work: false,
  env: { GOOGLE_TTS_API_KEY: 'school', GOOGLE_TTS_BASE_URL: speech.url },
})
const showActions = showActionsOf(app)
const { house } = app
const lesson = await aLessonFile()
const patience = 120_000
const reading = 'GET /api/education/slideshows/{id}/manifest' as const

/** A show in the making of which the voice has spoken two scenes and then fell silent. */
async function halfSpoken(teacher: Runner) {
  speech.answerOnly(() => false)
  const { job_id, slideshow_id: id } = await showActions.begin(teacher, lesson, { duration_min: 2 })
  const over = new AbortController()
  const work = showJobs(house).make.work({ job_id }, over.signal)
  const script = await until(
    async () => {
      const { script = [] } = (await showActions.row(id)) ?? {}
      return script.length > 0 && script
    },
    { what: 'the script', within: 60_000 },
  )
  const first = script.slice(0, 2).map(({ narration }) => narration.slice(0, 20))
  speech.answerOnly((words) => first.some((beginning) => words.startsWith(beginning)))
  await until(async () => (await showActions.job(teacher, job_id)).scenes_ready === 2, {
    what: 'two scenes to be spoken',
    within: 60_000,
  })
  return { id, job_id, work, over }
}

const fetched = async (path: string) => (await app.anyone.send({ path })).bytes

test(
  'it plays from the first scene on while the rest is spoken; its addresses stay good when it is whole',
  async () => {
    const teacher = await showActions.aTeacher()
    const { id, job_id, work } = await halfSpoken(teacher)
    const job = await showActions.job(teacher, job_id)
    expect(job).toMatchObject({ status: 'running', voice_id: 'en-US-Standard-J', manifest_url: null })
    const { slideshows } = await teacher.ok('GET /api/education/slideshows')
    expect(slideshows).toMatchObject([
      { durationSec: null, scenes: job.scenes, job: { scenes_ready: job.scenes_ready } },
    ])
    const part = await showActions.manifest(teacher, id)
    expect(part.scenes).toHaveLength(2)
    expect(part.scenes_to_come).toBe(job.scenes - job.scenes_ready)
    const sound = await fetched(part.audio.url)
    expect((sound.length / 96) * 0.024).toBeCloseTo(part.audio.durationSec, 2)
    expect((await fetched(part.captions.vttUrl)).toString()).toMatch(/^WEBVTT\n\n00:00:00/)
    expect(
      await teacher.refusal('GET /api/education/slideshows/{id}/file', {
        params: { id },
        query: { as: 'mp3' },
      }),
    ).toMatchObject({ code: 'show.not_made' })

    speech.answerAll()
    await work
    const finished = await showActions.manifest(teacher, id)
    expect(finished).toMatchObject({ scenes_to_come: 0, voice_id: part.voice_id })
    expect(finished.scenes.slice(0, part.scenes.length)).toEqual(part.scenes)
    const all = await fetched(finished.audio.url)
    expect(all.subarray(0, sound.length).equals(sound)).toBe(true)
    expect((await fetched(part.audio.url)).equals(sound)).toBe(true)
    expect(await storedShowFiles(house.storage)).toEqual([(await showActions.row(id))?.made?.stored_as])
    expect(await showActions.books(teacher)).toEqual({ points: 24, moved: [`show:${job_id} -6`] })
  },
  patience,
)

test(
  'a second try goes on with the scenes that are missing: none is spoken twice, and it is paid once',
  async () => {
    const teacher = await showActions.aTeacher()
    const { id, job_id, work, over } = await halfSpoken(teacher)
    const ready = (await showActions.manifest(teacher, id)).scenes
    over.abort(new Error('The worker is gone.'))
    await expect(work).rejects.toThrow('The worker is gone.')
    expect((await showActions.manifest(teacher, id)).scenes).toEqual(ready)
    const tried = speech.requests.length
    speech.answerAll()
    await showJobs(house).make.work({ job_id })
    const finished = await showActions.manifest(teacher, id)
    const again = speech.requests.slice(tried).map(({ input }) => input.ssml ?? '')
    expect(again.length).toBe(finished.scenes.length - ready.length)
    expect(finished.scenes.slice(0, ready.length)).toEqual(ready)
    expect(await showActions.job(teacher, job_id)).toMatchObject({ status: 'completed', scenes_ready: 0 })
    expect(await showActions.books(teacher)).toEqual({ points: 24, moved: [`show:${job_id} -6`] })
    await teacher.ok('DELETE /api/education/slideshows/{id}', { params: { id } })
  },
  patience,
)

test(
  'stopped or removed in the middle there is nothing to play, no file is left, and the points are back',
  async () => {
    for (const end of ['cancel', 'delete'] as const) {
      const files = await storedShowFiles(house.storage)
      const teacher = await showActions.aTeacher()
      const { id, job_id, work } = await halfSpoken(teacher)
      const { audio } = await showActions.manifest(teacher, id)
      if (end === 'delete') await teacher.ok('DELETE /api/education/slideshows/{id}', { params: { id } })
      else await teacher.ok('POST /api/education/slideshow-jobs/{id}/cancel', { params: { id: job_id } })
      await work
      speech.answerAll()
      expect(await teacher.refusal(reading, { params: { id } })).toMatchObject({
        code: end === 'delete' ? 'show.not_found' : 'show.not_made',
      })
      expect((await app.anyone.send({ path: audio.url })).status).toBe(404)
      expect(await storedShowFiles(house.storage)).toEqual(files)
      expect((await showActions.books(teacher)).points).toBe(30)
    }
  },
  patience,
)
