import type { EditedScene, Slideshow } from '@klasrum/contract/slideshows'
import { startApp } from '@klasrum/testkit/app'
import { startSpeechServer } from '@klasrum/testkit/fakes/speech-server'
import { toneWav } from '@klasrum/testkit/fakes/wav'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import type { Runner } from '@klasrum/testkit/run-actions'
import { showActionsOf, storedShowFiles } from '@klasrum/testkit/show-actions'
import { aFinishedShow } from '@klasrum/testkit/shows'
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
const { tx, house } = app
const patience = 120_000

const editing = 'PUT /api/education/slideshows/{id}/scenes' as const
const recording = 'POST /api/education/slideshows/{id}/scenes/{scene_id}/recording' as const
const unrecording = 'DELETE /api/education/slideshows/{id}/scenes/{scene_id}/recording' as const

const work = ({ job }: Slideshow) => showJobs(house).make.work({ job_id: job.job_id })
const scenesOf = ({ scenes }: Slideshow): EditedScene[] =>
  scenes.map(({ id, layout, heading, points, rows, narration, pause_seconds }) => ({
    id,
    layout,
    heading,
    points,
    rows,
    narration,
    pause_seconds,
  }))

const edit = (teacher: Runner, { id, revision }: Slideshow, scenes: EditedScene[]) =>
  teacher.ok(editing, { params: { id }, body: { revision, scenes } })

/** What was asked of the voice since. */
function asked() {
  const before = speech.requests.length
  return () => speech.requests.slice(before).map(({ input }) => input.ssml ?? '')
}

/** A show that was spoken once by Google's voice. */
async function aSpokenShow() {
  const teacher = await showActions.aTeacher(0)
  const { id } = await aFinishedShow(tx, { user: teacher.user, storage: house.storage })
  const first = await showActions.show(teacher, id)
  const [one, ...others] = scenesOf(first)
  if (!one) throw new Error('There is no scene.')
  await work(await edit(teacher, first, [{ ...one, narration: 'The first part is about roots.' }, ...others]))
  return { teacher, id, show: await showActions.show(teacher, id) }
}

test(
  'only the scene whose words changed is spoken again; the old show plays until then',
  async () => {
    const { teacher, id, show } = await aSpokenShow()
    expect(show).toMatchObject({ revision: 1, voice_id: 'en-US-Standard-J', job: { status: 'completed' } })
    const [before, old] = [await showActions.manifest(teacher, id), (await showActions.row(id))?.made]
    const said = asked()
    const [one, two] = scenesOf(show)
    if (!one || !two) throw new Error('There are two scenes.')
    const changed = { ...two, narration: 'The second part now speaks of leaves.', heading: 'Leaves' }
    const queued = await edit(teacher, show, [one, changed])
    expect(queued).toMatchObject({ revision: 2, job: { status: 'queued', manifest_url: null } })
    expect(await showActions.manifest(teacher, id)).toEqual(before)
    await work(queued)
    expect(said()).toEqual([expect.stringContaining('The second part now speaks of leaves.')])
    const after = await showActions.manifest(teacher, id)
    expect(after.scenes[1]).toMatchObject({ heading: 'Leaves', narration: changed.narration })
    expect(after.scenes[0]).toEqual(before.scenes[0])
    const made = (await showActions.row(id))?.made
    expect(made?.scenes[0]).toEqual(old?.scenes[0])
    expect(made?.scenes[1]?.digest).not.toBe(old?.scenes[1]?.digest)
    expect(after.audio.url).not.toBe(before.audio.url)
    const [sound, earlier] = [
      await app.anyone.send({ path: after.audio.url }),
      await app.anyone.send({ path: before.audio.url }),
    ]
    expect(sound.bytes.length).toBe(made?.bytes)
    expect(earlier.status).toBe(404)
    const files = await storedShowFiles(house.storage)
    expect(files).toContain(made?.stored_as)
    expect(files).not.toContain(old?.stored_as)
  },
  patience,
)

test(
  'a script whose making was stopped is spoken when it is saved once more as it is',
  async () => {
    const { teacher, id, show } = await aSpokenShow()
    const [one, two] = scenesOf(show)
    if (!one || !two) throw new Error('There are two scenes.')
    const queued = await edit(teacher, show, [{ ...one, narration: 'Roots once more.' }, two])
    await teacher.ok('POST /api/education/slideshow-jobs/{id}/cancel', {
      params: { id: queued.job.job_id },
    })
    const stopped = await showActions.show(teacher, id)
    expect(stopped).toMatchObject({ revision: 2, job: { status: 'cancelled' } })
    const again = await edit(teacher, stopped, scenesOf(stopped))
    expect(again).toMatchObject({ revision: 2, job: { status: 'queued' } })
    await work(again)
    expect((await showActions.manifest(teacher, id)).scenes[0]?.narration).toBe('Roots once more.')
    const idle = await edit(teacher, again, scenesOf(again))
    expect(idle.job.job_id).toBe(again.job.job_id)
  },
  patience,
)

test(
  'moved, added, taken away, other words on a slide: the voice is asked for new words only',
  async () => {
    const { teacher, id, show } = await aSpokenShow()
    const [one, two] = scenesOf(show)
    if (!one || !two) throw new Error('There are two scenes.')
    const said = asked()
    const moved = await edit(teacher, show, [{ ...two, points: ['Other words'] }, one])
    await work(moved)
    expect(said()).toEqual([])
    expect((await showActions.manifest(teacher, id)).scenes.map(({ heading }) => heading)).toEqual([
      'Part 2',
      'Part 1',
    ])
    const added = await edit(teacher, moved, [
      two,
      { ...one, id: null, layout: 'summary', narration: 'To end with, a summary.' },
    ])
    await work(added)
    expect(said()).toEqual([expect.stringContaining('To end with')])
    const after = await showActions.show(teacher, id)
    expect(after.scenes).toMatchObject([
      { id: two.id },
      { layout: 'summary', picture: null, recorded: false },
    ])
    expect(after.scenes[1]?.id).not.toBe(one.id)
    expect(await edit(teacher, after, scenesOf(after))).toEqual(after)
  },
  patience,
)

test('what was changed meanwhile, is being made, or names scenes that are not there is refused', async () => {
  const teacher = await showActions.aTeacher(0)
  const { id } = await aFinishedShow(tx, { user: teacher.user, storage: house.storage })
  const show = await showActions.show(teacher, id)
  const [one, two] = scenesOf(show)
  if (!one || !two) throw new Error('There are two scenes.')
  const refusal = (scenes: EditedScene[], revision = show.revision) =>
    teacher.refusal(editing, { params: { id }, body: { revision, scenes } })
  expect(await refusal([two, one], 7)).toMatchObject({ status: 409, code: 'show.changed' })
  expect(await refusal([one, one])).toMatchObject({ code: 'request.invalid' })
  expect(await refusal([{ ...one, id: 'elsewhere' }])).toMatchObject({
    code: 'request.invalid',
    errors: [{ path: 'scenes.0.id' }],
  })
  expect(await refusal([])).toMatchObject({ code: 'request.invalid' })
  const queued = await edit(teacher, show, [two, one])
  expect(await refusal([one, two], queued.revision)).toMatchObject({ status: 409, code: 'show.busy' })
  const place = { params: { id, scene_id: one.id ?? '' } }
  const wav = { bytes: toneWav({ seconds: 1, sampleRate: 24_000 }), name: 'voice.wav', type: 'audio/wav' }
  expect(await teacher.refusal(recording, { ...place, file: wav })).toMatchObject({ code: 'show.busy' })
  expect(await teacher.refusal(unrecording, place)).toMatchObject({ code: 'show.busy' })
})

test(
  'the own voice stands for a scene until it is taken away; what is no recording is refused',
  async () => {
    const { teacher, id, show } = await aSpokenShow()
    const [one] = show.scenes
    const params = { id, scene_id: one?.id ?? '' }
    const wav = (seconds: number) => ({
      bytes: toneWav({ seconds, sampleRate: 16_000 }),
      name: 'voice.wav',
      type: 'audio/wav',
    })
    const silence = { ...wav(1), bytes: Buffer.concat([wav(1).bytes.subarray(0, 44), Buffer.alloc(32_000)]) }
    const before = await storedShowFiles(house.storage)
    for (const [file, why] of [
      [{ ...wav(1), bytes: Buffer.from('RIFF of nothing') }, 'The recording is not a WAV file.'],
      [silence, 'Nothing can be heard in the recording.'],
    ] as const)
      expect(await teacher.refusal(recording, { params, file })).toMatchObject({
        status: 415,
        code: 'show.not_a_recording',
        detail: `This is not a WAV recording that can be played. ${why}`,
      })
    expect(
      await teacher.refusal(recording, { params: { id, scene_id: 'none' }, file: wav(1) }),
    ).toMatchObject({ status: 404, code: 'show.not_found' })
    expect(await storedShowFiles(house.storage)).toEqual(before)

    const said = asked()
    await work(await teacher.ok(recording, { params, file: wav(7) }))
    const recorded = await showActions.show(teacher, id)
    expect(recorded.scenes).toMatchObject([{ recorded: true }, { recorded: false }])
    expect(recorded.scenes[0]?.durationSec).toBeCloseTo(7.6, 0)
    const key = (await showActions.row(id))?.script[0]?.recording
    expect(await storedShowFiles(house.storage)).toContain(key)
    await work(await teacher.ok(recording, { params, file: wav(4) }))
    expect(await storedShowFiles(house.storage)).not.toContain(key)
    expect((await showActions.show(teacher, id)).scenes[0]?.durationSec).toBeCloseTo(4.6, 0)
    expect(said()).toEqual([])
    await work(await teacher.ok(unrecording, { params }))
    expect(said()).toEqual([expect.stringContaining('The first part is about roots.')])
    const plain = await showActions.show(teacher, id)
    expect(plain.scenes).toMatchObject([{ recorded: false, durationSec: one?.durationSec }, {}])
    expect((await storedShowFiles(house.storage)).length).toBe(before.length)
  },
  patience,
)

test(
  'without an answer from Google the whole show is spoken by the built-in voice, and says so',
  async () => {
    const { teacher, id, show } = await aSpokenShow()
    const [one, two] = scenesOf(show)
    if (!one || !two) throw new Error('There are two scenes.')
    const queued = await edit(teacher, show, [one, { ...two, narration: 'Google is away today.' }])
    const google = { apiKey: 'another', baseUrl: speech.url }
    await showJobs({ ...house, env: { ...house.env, google } }).make.work({ job_id: queued.job.job_id })
    expect(await showActions.job(teacher, queued.job.job_id)).toMatchObject({
      status: 'completed',
      voice_id: 'espeak-en-us',
      warnings: ['Google did not answer, so the built-in voice speaks this show.'],
    })
    const [before, now] = [show.scenes, (await showActions.show(teacher, id)).scenes]
    for (const [at, scene] of nonEmpty(now.entries()))
      expect(scene.durationSec).not.toBe(before[at]?.durationSec)
  },
  patience,
)
