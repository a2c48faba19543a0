import {
  type FakeSpeechServer,
  type SpeechFailure,
  startSpeechServer,
} from '@klasrum/testkit/fakes/speech-server'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { googleVoice } from './google.ts'
import { heard } from './heard.ts'
import { joinScenes } from './join.ts'
import { narrateScenes } from './narrate.ts'
import { NoAnswer } from './refused.ts'
import { plainManner } from './work.ts'

let server: FakeSpeechServer
beforeEach(async () => {
  server = await startSpeechServer({ apiKey: 'right' })
})
afterEach(() => server.stop())

const sentences = ['Roots take in water & salts.', 'Stems carry it to the leaves!', 'Is 3 < 5?']
const asked = ['a', 'b'].map((id) => ({ id, text: sentences.join(' '), pauseSeconds: 0 }))
const google = (own: { apiKey?: string; baseUrl?: string; longest?: number } = {}) => ({
  apiKey: 'right',
  baseUrl: server.url,
  waits: [1, 1],
  ...own,
})

test.each([
  ['en', 'en-US-Standard-J', 'en-US'],
  ['fil', 'fil-PH-Standard-D', 'fil-PH'],
] as const)(
  'with a key a show in %s is in the voice %s',
  async (language, voice, code) => {
    const { voice_id, scenes, problem } = await narrateScenes(asked, { language, google: google() })
    expect([voice_id, problem]).toEqual([voice, null])
    expect(server.requests.map((request) => request.voice)).toEqual(
      server.requests.map(() => ({ languageCode: code, name: voice })),
    )
    expect(server.requests[0]?.input.ssml).toContain('water &amp; salts. <mark name="1"/>Stems')
    expect(server.requests[0]?.input.ssml).toContain('Is 3 &lt; 5?')
    expect(scenes[0]?.sentences.map(({ text }) => text)).toEqual(sentences)
    const show = joinScenes(scenes)
    const sound = await heard(show.mp3)
    expect(sound.seconds).toBeCloseTo(show.durationSec, 3)
    for (const { startSec, endSec } of nonEmpty(scenes[0]?.sentences ?? [])) {
      expect(Math.abs(sound.onset(startSec - 0.1) - startSec)).toBeLessThan(0.05)
      expect(Math.abs(sound.ending(endSec + 0.1) - endSec)).toBeLessThan(0.05)
    }
  },
  60_000,
)

test('when it fails for good the whole show is in the built-in voice, and says so', async () => {
  server.fail('server-error')
  const told: number[] = []
  const narration = await narrateScenes(asked, {
    language: 'en',
    google: google(),
    onScene: (done) => told.push(done),
  })
  expect(narration).toMatchObject({
    voice_id: 'espeak-en-us',
    problem: 'Google Text-to-Speech answered 500.',
  })
  expect(narration.scenes.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(told).toEqual([1, 2])
}, 60_000)

test.each<SpeechFailure>(['rate-limit', 'server-error', 'reset', 'empty', 'cut-short', 'bad-json'])(
  'after one %s it is asked again',
  async (failure) => {
    server.fail(failure, 1)
    const said = await googleVoice('en', google(), plainManner)(sentences)
    expect(said.map(({ text }) => text)).toEqual(sentences)
    expect(server.requests).toHaveLength(2)
  },
)

test.each<SpeechFailure>(['timeout', 'stall', 'huge', 'rate-limit', 'bad-json'])(
  'of nothing but %s it has enough after three tries',
  async (failure) => {
    server.fail(failure)
    const longest = failure === 'timeout' || failure === 'stall' ? 100 : 15_000
    await expect(googleVoice('en', google({ longest }), plainManner)(sentences)).rejects.toThrow(NoAnswer)
    expect(server.requests).toHaveLength(3)
  },
)

test('F19: a redirect is not followed: neither the words nor the key reach another host, and the built-in voice speaks', async () => {
  const elsewhere = await startSpeechServer()
  onTestFinished(elsewhere.stop)
  const leading = await startSpeechServer({ elsewhere: `${elsewhere.url}/v1beta1/text:synthesize` })
  onTestFinished(leading.stop)
  leading.fail('redirect')
  const narration = await narrateScenes(asked.slice(0, 1), {
    language: 'en',
    google: google({ baseUrl: leading.url }),
  })
  expect(narration).toMatchObject({
    voice_id: 'espeak-en-us',
    problem: 'Google Text-to-Speech answered 307.',
  })
  expect([leading.requests.length, elsewhere.requests.length]).toEqual([1, 0])
}, 60_000)

test('a wrong key is not tried again', async () => {
  await expect(googleVoice('en', google({ apiKey: 'wrong' }), plainManner)(sentences)).rejects.toThrow(
    'Google Text-to-Speech answered 400.',
  )
  expect(server.requests).toHaveLength(0)
})

test('a long narration is asked for in parts that Google takes', async () => {
  const long = Array.from({ length: 150 }, (_, at) => `Sentence number ${at} is about roots & leaves.`)
  const said = await googleVoice('en', google(), plainManner)(long)
  expect(server.requests.length).toBeGreaterThan(1)
  expect(said.map(({ text }) => text)).toEqual(long)
  expect(nonEmpty(said).every(({ speech }) => (speech?.samples.length ?? 0) > 24_000)).toBe(true)
})

test('where there is nothing to say nothing is asked', async () => {
  expect(await googleVoice('en', google(), plainManner)(['🎉', '…'])).toEqual([])
  expect(server.requests).toHaveLength(0)
})
