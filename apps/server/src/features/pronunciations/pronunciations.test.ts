import { mostPronunciations } from '@klasrum/contract/pronunciations'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { startSpeechServer } from '@klasrum/testkit/fakes/speech-server'
import { showActionsOf } from '@klasrum/testkit/show-actions'
import { aFinishedShow } from '@klasrum/testkit/shows'
import { afterAll, expect, test } from 'vitest'
import { showJobs } from '../slideshows/make-show.ts'
import { foldWord } from './pronunciations.store.ts'
import { pronunciations } from './pronunciations.tables.ts'

const speech = await startSpeechServer({ apiKey: 'school' })
afterAll(speech.stop)
const app = await startApp({
  work: false,
  env: { GOOGLE_TTS_API_KEY: 'school', GOOGLE_TTS_BASE_URL: speech.url },
})
const showActions = showActionsOf(app)
const { tx, house } = app

const putting = 'PUT /api/education/pronunciations' as const
const listing = 'GET /api/education/pronunciations' as const
const removing = 'DELETE /api/education/pronunciations/{id}' as const

test('a word is corrected, corrected otherwise and left to the voice again; another teacher has another list', async () => {
  const teacher = await app.as(await aTeacher(tx))
  const other = await app.as(await aTeacher(tx))
  const first = await teacher.ok(putting, { body: { word: ' Quezon ', sounds_like: 'keh-son' } })
  const again = await teacher.ok(putting, { body: { word: 'QUEZON', sounds_like: 'ke-SON' } })
  expect(again).toEqual({ id: first.id, word: 'QUEZON', sounds_like: 'ke-SON' })
  await teacher.ok(putting, { body: { word: 'Cebu', sounds_like: 'se-BU' } })
  const words = async () => (await teacher.ok(listing)).pronunciations.map(({ word }) => word)
  expect(await words()).toEqual(['Cebu', 'QUEZON'])
  expect((await other.ok(listing)).pronunciations).toEqual([])
  const params = { id: first.id }
  expect(await other.refusal(removing, { params })).toMatchObject({
    status: 404,
    code: 'pronunciation.not_found',
  })
  await teacher.ok(removing, { params })
  expect(await words()).toEqual(['Cebu'])
  for (const body of [
    { word: ' ', sounds_like: 'a' },
    { word: '123', sounds_like: 'a' },
    { word: 'a', sounds_like: '<b>' },
  ])
    expect(await teacher.refusal(putting, { body })).toMatchObject({ code: 'request.invalid' })
})

test('at most 500 words; one that is there can still be changed', async () => {
  const teacher = await app.as(await aTeacher(tx))
  const many = Array.from({ length: mostPronunciations }, (_, at) => `word${at}`)
  await tx.insert(pronunciations).values(
    many.map((word) => ({
      user_id: teacher.user.id,
      word,
      folded_word: foldWord(word),
      sounds_like: 'a',
      changed_at: app.clock.now(),
    })),
  )
  expect(await teacher.refusal(putting, { body: { word: 'more', sounds_like: 'mor' } })).toMatchObject({
    status: 409,
    code: 'pronunciation.too_many',
  })
  const changed = await teacher.ok(putting, { body: { word: 'word7', sounds_like: 'seven' } })
  expect(changed.sounds_like).toBe('seven')
})

test('it can be listened to', async () => {
  const teacher = await app.as(await aTeacher(tx))
  const heard = async (sounds_like: string) => {
    const query = { word: 'Quezon', sounds_like, language: 'fil' }
    const { status, headers, bytes } = await teacher.send({
      path: `/api/education/pronunciations/sound?${new URLSearchParams(query)}`,
    })
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'audio/mpeg' })
    return bytes
  }
  const short = await heard('ke')
  expect((await heard('keson ng lungsod na malaki')).length).toBeGreaterThan(short.length)
}, 60_000)

test('only the scenes with the word are spoken again, and a corrected word stays corrected', async () => {
  const teacher = await showActions.aTeacher(0)
  const { id } = await aFinishedShow(tx, { user: teacher.user, storage: house.storage })
  const save = async (narrations: readonly string[]) => {
    const { revision, scenes } = await showActions.show(teacher, id)
    const { job } = await teacher.ok('PUT /api/education/slideshows/{id}/scenes', {
      params: { id },
      body: {
        revision,
        scenes: scenes.map(({ id, layout, heading, points, rows, pause_seconds }, at) => ({
          ...{ id, layout, heading, points, rows, pause_seconds },
          narration: narrations[at] ?? '',
        })),
      },
    })
    const before = speech.requests.length
    await showJobs(house).make.work({ job_id: job.job_id })
    return speech.requests.slice(before).map(({ input }) => input.ssml ?? '')
  }
  const words = ['Quezon is a city.', 'Cebu is an island.']
  expect(await save(words)).toHaveLength(2)
  expect((await showActions.show(teacher, id)).scenes_corrected).toBe(0)
  await teacher.ok(putting, { body: { word: 'quezon', sounds_like: 'keh-sone' } })
  expect((await showActions.show(teacher, id)).scenes_corrected).toBe(1)
  expect(await save(words)).toEqual([expect.stringContaining('keh-sone')])
  expect((await showActions.show(teacher, id)).scenes_corrected).toBe(0)
  const captions = (await showActions.row(id))?.made?.captions
  expect(captions).toContain('Quezon is a city.')
  expect(await save(['Quezon is a large city.', 'Cebu is an island.'])).toEqual([
    expect.stringContaining('keh-sone'),
  ])
}, 120_000)
