import { MPEGDecoder } from 'mpg123-decoder'
import { sampleRate } from './sound.ts'

/** What a player hears of a sound, for measuring. */
export async function heard(mp3: Uint8Array) {
  const decoder = new MPEGDecoder({ enableGapless: false })
  await decoder.ready
  const { channelData, errors, sampleRate: rate } = decoder.decode(mp3)
  decoder.free()
  const samples = channelData[0] ?? new Float32Array()
  if (errors.length > 0 || rate !== sampleRate) throw new Error('The sound cannot be played as it should.')

  /** Root mean square between two times, in decibels under full scale. */
  const level = (from: number, to: number): number => {
    const part = samples.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate))
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length + 1e-12)
  }
  return {
    samples,
    seconds: samples.length / sampleRate,
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    level,
    /** The first time from here on at which it is louder than silence. */
    onset: (from: number): number => {
      let at = from
      while (at < samples.length / sampleRate && level(at, at + 0.005) < -45) at += 0.005
      return at
    },
    /** The last time before here at which it was louder than silence. */
    ending: (to: number): number => {
      let at = to
      while (at > 0 && level(at - 0.005, at) < -45) at -= 0.005
      return at
    },
  }
}
