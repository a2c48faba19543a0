import { createMp3Encoder } from 'wasm-media-encoders'
import { frameBytes, kilobits, sampleRate } from './sound.ts'

export type EncodedSound = { mp3: Uint8Array; frames: number }

const atOnce = sampleRate
let encoder: ReturnType<typeof createMp3Encoder> | undefined

/** Frames that need none before them, all of one length, without a header frame. */
export async function encodedMp3(samples: Float32Array): Promise<EncodedSound> {
  encoder ??= createMp3Encoder()
  const lame = await encoder
  // Begins anew: a frame of an encoder that goes on may refer to the frames before it.
  lame.configure({ channels: 1, sampleRate, outputSampleRate: sampleRate, bitrate: kilobits })
  const parts: Uint8Array[] = []
  for (let from = 0; from < samples.length; from += atOnce)
    parts.push(lame.encode([samples.subarray(from, from + atOnce)]).slice())
  parts.push(lame.finalize().slice())
  const mp3 = Uint8Array.from(Buffer.concat(parts))
  for (let at = 0; at < mp3.length; at += frameBytes)
    if (mp3[at] !== 0xff || mp3[at + 1] !== 0xf3 || mp3.length - at < frameBytes)
      throw new Error('The encoder wrote something else than frames of one length.')
  return { mp3, frames: mp3.length / frameBytes }
}
