import type { EditedScene, Slideshow } from '@klasrum/contract/slideshows'
import { startApp } from '@klasrum/testkit/app'
import { startSpeechServer } from '@klasrum/testkit/fakes/speech-server'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import type { Runner } from '@klasrum/testkit/run-actions'
import { showActionsOf } from '@klasrum/testkit/show-actions'
import { aFinishedShow } from '@klasrum/testkit/shows'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { rowsOf } from '../../db/client.ts'
import { showJobs } from '../slideshows/make-show.ts'
import { putShow } from '../slideshows/show-to-make.store.ts'
import { voiceFor } from './door.ts'
import { addWork } from './spending.store.ts'
import { mailSpending } from './tell-spent.ts'

const speech = await startSpeechServer({ apiKey: 'school' })
afterAll(speech.stop)
// The queue stands still: each test is the worker.
const app = await startApp({
  work: false,
  env: { GOOGLE_TTS_API_KEY: 'school', GOOGLE_TTS_BASE_URL: speech.url },
})
const showActions = showActionsOf(app)
const { tx, house } = app
const admin = await app.as('admin')

const editing = 'PUT /api/education/slideshows/{id}/scenes' as const
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

async function aShow(teacher: Runner) {
  const { id } = await aFinishedShow(tx, { user: teacher.user, storage: house.storage })
  return showActions.show(teacher, id)
}

/** All scenes with these words after what they say. */
const say = ({ revision, ...show }: Slideshow, more: string) => ({
  params: { id: show.id },
  body: {
    revision,
    scenes: scenesOf({ revision, ...show }).map((scene) => ({
      ...scene,
      narration: `${scene.narration} ${more}`,
    })),
  },
})

const limit = async (limits: Partial<Record<'day' | 'teacher' | 'minutes', number>>) => {
  const { version } = await admin.ok('GET /api/admin/settings')
  const { day = 0, teacher = 0, minutes = 0 } = limits
  await admin.ok('PATCH /api/admin/settings', {
    body: {
      version,
      work: { characters_a_day: day, characters_a_teacher: teacher, minutes_a_teacher: minutes },
    },
  })
}

test('F4: an edit cannot make a show longer than it was asked for, and no voice is asked', async () => {
  const teacher = await showActions.aTeacher(0)
  const show = await aShow(teacher)
  const [scene] = scenesOf(show)
  if (!scene) throw new Error('There is no scene.')
  const asked = speech.requests.length
  const scenes = Array.from({ length: 165 }, () => ({ ...scene, id: null, narration: 'x'.repeat(5_950) }))
  const { id, revision } = show
  expect(await teacher.refusal(editing, { params: { id }, body: { revision, scenes } })).toMatchObject({
    status: 409,
    code: 'show.too_long',
    detail:
      'This slide show was asked for 1 minute. What is said on it has 981,750 characters, and 4,200 characters are the most. Please shorten it.',
  })
  expect(await showActions.show(teacher, id)).toEqual(show)
  expect(speech.requests).toHaveLength(asked)
})

test('F4: changes are spoken three times over at most, counted by what is new; then only the voice is silent', async () => {
  const teacher = await showActions.aTeacher(0)
  const show = await aShow(teacher)
  const { id } = show
  const [first, second] = scenesOf(show)
  if (!first || !second) throw new Error('There are two scenes.')
  const words = 'Only these words are new, and they alone are counted.'
  const changed = await teacher.ok(editing, {
    params: { id },
    body: { revision: 0, scenes: [first, { ...second, narration: words }] },
  })
  expect(await showActions.row(id)).toMatchObject({
    spoken_first: 2 * first.narration.length,
    spoken_again: words.length,
  })
  await work(changed)
  const again = await teacher.ok(editing, {
    params: { id },
    body: { revision: 1, scenes: [first, { ...second, narration: `${words} ${words}` }] },
  })
  expect(await showActions.row(id)).toMatchObject({ spoken_again: 3 * words.length + 1 })
  await work(again)

  await putShow(tx, id, { spoken_again: 2_990 })
  const spoken = await showActions.show(teacher, id)
  expect(await teacher.refusal(editing, say(spoken, 'Once more.'))).toMatchObject({
    status: 409,
    code: 'show.spoken_enough',
  })
  const scenes = scenesOf(spoken).map((scene) => ({ ...scene, heading: 'Only the slide' }))
  const quiet = await teacher.ok(editing, { params: { id }, body: { revision: 2, scenes } })
  expect(quiet).toMatchObject({ revision: 3 })
}, 60_000)

test('F4: characters are counted for person and day; over a limit the built-in voice speaks and says so, and admins are told once a day', async () => {
  const [one, other] = [await showActions.aTeacher(0), await showActions.aTeacher(0)]
  await limit({})
  await work(await teacherSays(one, 'Hello, and more words than anybody else.'))
  const before = await admin.ok('GET /api/admin/spending')
  const own = before.people.find(({ user_id }) => user_id === one.user.id)
  expect(before).toMatchObject({ paid_voice: true, used_up: [] })
  expect(own?.paid_characters).toBeGreaterThan(50)

  await limit({ teacher: own?.paid_characters ?? 0 })
  const asked = speech.requests.length
  const quiet = await spokenBy(one, 'Once more.')
  expect(quiet).toMatchObject({
    voice_id: 'espeak-en-us',
    job: {
      warnings: [
        'You have used all that you may use of the paid voice today, so the built-in voice speaks this show.',
      ],
    },
  })
  expect(speech.requests).toHaveLength(asked)
  expect(await spokenBy(other, 'Mine is left.')).toMatchObject({ voice_id: 'en-US-Standard-J' })

  await limit({ day: 1 })
  const spent = 'The paid voice has spoken all that it may today, so the built-in voice speaks this show.'
  expect((await spokenBy(one, 'Nothing is left.')).job.warnings).toEqual([spent])
  expect(await voiceFor(house, other.user.id, 10)).toEqual({ google: undefined, note: spent })
  expect(await admin.ok('GET /api/admin/spending')).toMatchObject({ used_up: ['voice'] })
  const letters = sql`select count(*)::int as count from pgboss.job where name = 'spending-mail'`
  expect(rowsOf(await tx.execute(letters))).toEqual([{ count: 1 }])
  await mailSpending(house).work({ day: before.today, what: 'voice' })
  expect((await app.mails()).filter(({ subject }) => subject.includes('paid voice'))).toHaveLength(1)
  await limit({})
}, 120_000)

async function teacherSays(teacher: Runner, words: string): Promise<Slideshow> {
  return teacher.ok(editing, say(await aShow(teacher), words))
}

async function spokenBy(teacher: Runner, words: string): Promise<Slideshow> {
  const queued = await teacherSays(teacher, words)
  await work(queued)
  return showActions.show(teacher, queued.id)
}

test('F4: minutes worked are counted, and who has used up those of a day begins nothing more until the next', async () => {
  const teacher = await showActions.aTeacher(60)
  const [show, lesson] = [await aShow(teacher), await aLessonFile()]
  await limit({ minutes: 5 })
  const { today: day } = await admin.ok('GET /api/admin/spending')
  const now = app.clock.now()
  await addWork(tx, { user_id: teacher.user.id, work: 'run', seconds: 300, day, created_at: now })
  const refused = {
    status: 409,
    code: 'work.enough_today',
    detail:
      'Klasrum has worked 5 minutes for you today, which is the most in a day. Please go on tomorrow. Nothing was charged.',
  }
  expect(await teacher.refusal(editing, say(show, 'More.'))).toMatchObject(refused)
  expect(
    await teacher.refusal('POST /api/education/slideshow-jobs', { body: { duration_min: 1 }, file: lesson }),
  ).toMatchObject(refused)
  expect(await showActions.books(teacher)).toEqual({ points: 60, moved: [] })
  await limit({ minutes: 6 })
  await work(await teacher.ok(editing, say(show, 'More.')))
  const { people } = await admin.ok('GET /api/admin/spending')
  expect(people.find(({ user_id }) => user_id === teacher.user.id)?.minutes).toBeGreaterThanOrEqual(5)
}, 60_000)
