import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { beforeAll, describe, expect, test } from 'vitest'
import { captionsOf } from './captions.ts'
import { heard } from './heard.ts'
import { joinScenes } from './join.ts'
import { type Narration, narrateScenes } from './narrate.ts'

const lines = {
  en: [
    'A root is the part of a plant. It takes in water from the soil.',
    'On June 12, 1898, it cost ₱5.',
    'Glucose is the sugar that a plant uses for energy, and that is why it makes so much of it while the sun is up and the air is warm.',
    'Do bees know what they carry? Yes!',
  ],
  fil: [
    'Umiinit ang tubig sa dagat at ilog kapag tinamaan ng sikat ng araw.',
    'Noong ika-12 ng Hunyo 1898, ang mga tao ay nagdiwang. Masaya sila!',
    'Ang ulap ay ang tipon ng maliliit na patak ng tubig sa himpapawid.',
  ],
}
const count = { en: atSize({ commit: 12, long: 40 }), fil: atSize({ commit: 3, long: 40 }) }
const pauseOf = (at: number) => (at % 5 === 1 ? 2 : 0)

describe.each(['en', 'fil'] as const)('a show in %s', (language) => {
  const asked = Array.from({ length: count[language] }, (_, at) => ({
    id: `scene-${at}`,
    text: lines[language][at % lines[language].length] ?? '',
    pauseSeconds: pauseOf(at),
  }))
  const told: number[] = []
  let narration: Narration
  let show: ReturnType<typeof joinScenes>
  let sound: Awaited<ReturnType<typeof heard>>

  beforeAll(async () => {
    narration = await narrateScenes(asked, { language, onScene: (done) => told.push(done) })
    show = joinScenes(narration.scenes)
    sound = await heard(show.mp3)
  }, 120_000)

  const sentences = () =>
    narration.scenes.flatMap((scene, at) =>
      scene.sentences.map(({ text, startSec, endSec }) => ({
        text,
        from: startSec + (show.starts[at] ?? 0),
        to: endSec + (show.starts[at] ?? 0),
      })),
    )

  test('has all scenes in their order, in the built-in voice, and tells of each', () => {
    expect(narration.voice_id).toBe({ en: 'espeak-en-us', fil: 'espeak-id' }[language])
    expect(narration.scenes.map(({ id }) => id)).toEqual(asked.map(({ id }) => id))
    expect(told).toEqual(asked.map((_, at) => at + 1))
  })

  test('is as long as reckoned', () => {
    expect(Math.abs(sound.seconds - show.durationSec)).toBeLessThan(0.001)
  })

  test('speaks where its sentences are, to the last scene', () => {
    for (const { from, to } of nonEmpty(sentences())) {
      expect(Math.abs(sound.onset(from - 0.1) - from)).toBeLessThan(0.04)
      expect(Math.abs(sound.ending(to + 0.1) - to)).toBeLessThan(0.04)
    }
  })

  test('is silent between them: half a second or more between scenes, and as long as a question needs', () => {
    const all = sentences()
    for (const [at, { to }] of nonEmpty(all.entries())) {
      const next = all[at + 1]?.from ?? sound.seconds
      expect(next - to).toBeGreaterThan(0.2)
      expect(sound.level(to + 0.03, next - 0.03)).toBeLessThan(-60)
    }
    for (const [at, scene] of nonEmpty(narration.scenes.entries())) {
      const silence = scene.durationSec - (scene.sentences.at(-1)?.endSec ?? 0)
      expect(silence).toBeGreaterThan(0.35 + pauseOf(at))
      expect(silence).toBeLessThan(0.5 + pauseOf(at))
    }
  })

  test('is even in loudness and never clipped', () => {
    expect(sound.peak).toBeLessThan(10 ** (-1 / 20))
    for (const { from, to } of nonEmpty(sentences())) {
      expect(sound.level(from, to)).toBeGreaterThan(-23)
      expect(sound.level(from, to)).toBeLessThan(-17)
    }
  })

  test('is captioned in the words that were written, at the times at which they are heard', () => {
    const captions = captionsOf(
      narration.scenes.map((scene, at) => ({ startSec: show.starts[at] ?? 0, sentences: scene.sentences })),
    )
    const shown = captions
      .replace(/^WEBVTT|\n.*-->.*/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    expect(shown).toBe(asked.map(({ text }) => text).join(' '))
  })
})

test('a pause within a long sentence is where the times of its words say', async () => {
  const text = 'In the morning the learners read, and in the afternoon they write.'
  const { scenes } = await narrateScenes([{ id: 'a', text, pauseSeconds: 0 }], { language: 'en' })
  const [sentence] = scenes[0]?.sentences ?? []
  const goesOn = sentence?.wordStarts?.[text.split(' ').indexOf('and')] ?? 0
  const sound = await heard(scenes[0]?.mp3 ?? new Uint8Array())
  expect(goesOn).toBeGreaterThan((sentence?.startSec ?? 0) + 1)
  expect(sound.level(goesOn - 0.1, goesOn)).toBeLessThan(-45)
  expect(Math.abs(sound.onset(goesOn - 0.05) - goesOn)).toBeLessThan(0.1)
}, 60_000)

test('a scene spoken again is the same sound, so that only it is exchanged', async () => {
  const scene = (id: string) => ({ id, text: `This is scene ${id}.`, pauseSeconds: 0 })
  const ask = (ids: string[]) => narrateScenes(ids.map(scene), { language: 'en', atOnce: 1 })
  const { scenes } = await ask(['1', '2', '3'])
  const again = await ask(['2'])
  expect(again.scenes[0]?.frames).toBe(scenes[1]?.frames)
  const shown = joinScenes(scenes.map((each) => (each.id === '2' ? (again.scenes[0] ?? each) : each)))
  expect(shown.starts).toEqual(joinScenes(scenes).starts)
  expect((await heard(shown.mp3)).seconds).toBeCloseTo(shown.durationSec, 3)
}, 60_000)
