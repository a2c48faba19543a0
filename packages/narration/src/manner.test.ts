import { startSpeechServer } from '@klasrum/testkit/fakes/speech-server'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, onTestFinished, test } from 'vitest'
import { narrateScenes } from './narrate.ts'
import { pronunciationsIn } from './pronunciations.ts'

async function aGoogle() {
  const server = await startSpeechServer({ apiKey: 'right' })
  onTestFinished(() => server.stop())
  return { server, google: { apiKey: 'right', baseUrl: server.url } }
}

const texts = {
  en: 'Plants make food from light. The 12 learners read about it in Quezon.',
  fil: 'Ang halaman ay gumagawa ng pagkain. Nagbasa ang 12 bata sa Quezon.',
}
const scenesOf = (text: string) => [{ id: 'a', text, pauseSeconds: 0 }]

test.each(['en', 'fil'] as const)(
  'each voice tells in %s when each word begins',
  async (language) => {
    const { google } = await aGoogle()
    for (const voice of [{ voice: 'quick' as const }, { google }]) {
      const { scenes } = await narrateScenes(scenesOf(texts[language]), { language, ...voice })
      for (const { text, startSec, endSec, wordStarts } of nonEmpty(scenes[0]?.sentences ?? [])) {
        expect(wordStarts).toHaveLength(text.split(' ').length)
        expect(wordStarts?.[0]).toBeCloseTo(startSec, 1)
        expect(wordStarts).toEqual(wordStarts?.toSorted((one, other) => one - other))
        expect(new Set(wordStarts).size).toBeGreaterThan(text.split(' ').length / 2)
        expect(wordStarts?.at(-1)).toBeLessThan(endSec)
      }
    }
  },
  60_000,
)

test('for young learners it is spoken more slowly', async () => {
  const seconds = async (grade: number | null) => {
    const { scenes } = await narrateScenes(scenesOf(texts.en), { language: 'en', grade })
    return scenes[0]?.durationSec ?? 0
  }
  const [second, fifth, ninth, none] = [
    await seconds(2),
    await seconds(5),
    await seconds(9),
    await seconds(null),
  ]
  expect(second).toBeGreaterThan(fifth)
  expect(fifth).toBeGreaterThan(ninth)
  expect(ninth).toBe(none)
}, 60_000)

test('a word that the teacher corrected is said so in every voice, and captions show it as written', async () => {
  const { server, google } = await aGoogle()
  const pronunciations = [{ word: 'quezon', soundsLike: 'a very long way to say it' }]
  const said = async (own: object) => {
    const { scenes } = await narrateScenes(scenesOf(texts.fil), { language: 'fil', ...own })
    expect(scenes[0]?.sentences.map(({ text }) => text).join(' ')).toBe(texts.fil)
    return scenes[0]?.durationSec ?? 0
  }
  expect(await said({ pronunciations })).toBeGreaterThan((await said({})) + 0.5)
  await said({ pronunciations, google })
  expect(server.requests.at(-1)?.input.ssml).toContain(
    'sa <sub alias="a very long way to say it">Quezon</sub>.',
  )
}, 60_000)

test('only the corrections of words that are in a text change how it is said', () => {
  const all = ['Quezon', 'que', 'bata sa', 'aso'].map((word) => ({ word, soundsLike: 'x' }))
  expect(pronunciationsIn(texts.fil, all).map(({ word }) => word)).toEqual(['Quezon', 'bata sa'])
})

test('each scene is told of in its order as soon as it is there, and whoever cannot take one ends it', async () => {
  const scenes = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    text: id === 'a' ? texts.en.repeat(4) : 'Short.',
    pauseSeconds: 0,
  }))
  const told: string[] = []
  const { voice_id } = await narrateScenes(scenes, {
    language: 'en',
    onSpoken: async ({ id }, voice) => {
      told.push(`${id} ${voice}`)
    },
  })
  expect(told).toEqual(['a', 'b', 'c', 'd'].map((id) => `${id} ${voice_id}`))
  const full = new Error('The disk is full.')
  const ended = narrateScenes(scenes, { language: 'en', onSpoken: () => Promise.reject(full) })
  await expect(ended).rejects.toBe(full)
}, 60_000)
