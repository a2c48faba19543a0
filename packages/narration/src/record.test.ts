import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { joinScenes } from './join.ts'
import { encodeRecording, recordedScene } from './record.ts'
import { RecordingRefused } from './refused.ts'

type Made = {
  rate: number
  seconds: number
  speech: [from: number, to: number]
  loud?: number
  channels?: number
  bits?: 16 | 24 | 32
}

/** A hum that swells and fades like syllables, over a little noise. */
function wav({ rate, seconds, speech: [from, to], loud = 0.3, channels = 1, bits = 16 }: Made): Uint8Array {
  const bytes = bits / 8
  const samples = Math.round(rate * seconds)
  const file = Buffer.alloc(44 + samples * bytes * channels)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(bits === 32 ? 3 : 1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * bytes * channels, 28)
  file.writeUInt16LE(bytes * channels, 32)
  file.writeUInt16LE(bits, 34)
  file.write('data', 36)
  file.writeUInt32LE(file.length - 44, 40)
  for (let at = 0; at < samples * channels; at += 1) {
    const time = at / rate / channels
    const spoken =
      time >= from && time < to
        ? loud * Math.sin(2 * Math.PI * 180 * time) * (0.7 + 0.3 * Math.cos(20 * time))
        : 0
    const value = spoken + 0.0003 * Math.sin(at * 12.9898)
    const place = 44 + at * bytes
    if (bits === 32) file.writeFloatLE(value, place)
    else file.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), place, bytes)
  }
  return file
}

test.each([
  [8_000, 16],
  [16_000, 24],
  [22_050, 16],
  [44_100, 32],
  [48_000, 16],
] as const)(
  'a recording of %i samples a second and %i bits becomes a scene like the others',
  async (rate, bits) => {
    const { mp3, frames, durationSec, speech } = await encodeRecording(
      wav({ rate, bits, seconds: 4, speech: [1.2, 3], loud: 0.02 }),
      { pauseSeconds: 1 },
    )
    const sound = await heard(mp3)
    expect(sound.seconds).toBeCloseTo(durationSec, 3)
    expect(frames * 96).toBe(mp3.length)
    expect(speech.endSec - speech.startSec).toBeCloseTo(1.8, 1)
    expect(Math.abs(sound.onset(0) - speech.startSec)).toBeLessThan(0.05)
    expect(Math.abs(sound.ending(durationSec) - speech.endSec)).toBeLessThan(0.05)
    expect(durationSec - speech.endSec).toBeGreaterThan(1.35)
    expect(sound.level(speech.startSec, speech.endSec)).toBeCloseTo(-19, 0)
  },
  60_000,
)

test('loud recordings are not clipped', async () => {
  const { mp3 } = await encodeRecording(wav({ rate: 44_100, seconds: 2, speech: [0, 2], loud: 0.99 }))
  expect((await heard(mp3)).peak).toBeLessThan(10 ** (-1 / 20))
}, 60_000)

test('its sentences lie one after the other where speech was found, and it stands among other scenes', async () => {
  const scene = await recordedScene({
    id: 'mine',
    text: 'One short. This one is twice as long.',
    wav: wav({ rate: 16_000, seconds: 4, speech: [1, 3] }),
    pauseSeconds: 0,
  })
  const [first, second] = scene.sentences
  expect(first?.text).toBe('One short.')
  expect(second?.startSec).toBe(first?.endSec)
  expect((second?.endSec ?? 0) - (first?.startSec ?? 0)).toBeCloseTo(2, 1)
  expect((first?.endSec ?? 0) - (first?.startSec ?? 0)).toBeCloseTo((2 * 10) / 36, 1)
  expect(joinScenes([scene, scene]).durationSec).toBe(scene.durationSec * 2)
}, 60_000)

const good = { rate: 16_000, seconds: 1, speech: [0.2, 0.8] as [number, number] }

test.each([
  [new Uint8Array(), 'The recording is not a WAV file.'],
  [Buffer.from('ID3 some music that is not a wave file at all'), 'The recording is not a WAV file.'],
  [wav(good).subarray(0, 2_000), 'The recording is not whole.'],
  [wav({ ...good, channels: 2 }), 'The recording must have one channel.'],
  [wav({ ...good, rate: 96_000 }), 'The recording must have between 8,000 and 48,000 samples a second.'],
  [wav({ ...good, seconds: 601, rate: 8_000 }), 'The recording is longer than ten minutes.'],
  [wav({ ...good, loud: 0 }), 'Nothing can be heard in the recording.'],
])(
  'what cannot be used is refused with a sentence',
  async (file, sentence) => {
    const refused = await encodeRecording(file).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(RecordingRefused)
    expect((refused as Error).message).toBe(sentence)
  },
  60_000,
)
