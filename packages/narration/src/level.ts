import { sampleRate } from './sound.ts'

/** 20 ms. */
const windowSamples = sampleRate / 50
const decibels = (value: number): number => 10 ** (value / 20)

const targetLevel = decibels(-19)
/** Windows this far under the loudest are pauses. */
const pauseBelow = decibels(-30)
/** Quieter than this is no speech at all. */
const silence = decibels(-60)
const mostGain = decibels(36)
/** Up to the knee sound is left as it is; nothing reaches the ceiling, which leaves room for what the encoder adds. */
const knee = 0.6
const ceiling = 0.78

function levelsOf(samples: Float32Array): Float64Array {
  const levels = new Float64Array(Math.ceil(samples.length / windowSamples))
  for (let at = 0; at < levels.length; at += 1) {
    const end = Math.min(samples.length, (at + 1) * windowSamples)
    let sum = 0
    for (let sample = at * windowSamples; sample < end; sample += 1) sum += (samples[sample] ?? 0) ** 2
    levels[at] = Math.sqrt(sum / windowSamples)
  }
  return levels
}

export type Stretch = { from: number; to: number }

/** Where speech begins and ends, in samples; null where there is none. */
export function speechIn(samples: Float32Array): Stretch | null {
  const levels = levelsOf(samples)
  const least = levels.reduce((most, level) => Math.max(most, level), 0) * pauseBelow
  if (least < silence * pauseBelow) return null
  const first = levels.findIndex((level) => level >= least)
  const last = levels.findLastIndex((level) => level >= least)
  return { from: first * windowSamples, to: Math.min(samples.length, (last + 1) * windowSamples) }
}

const bent = (value: number): number => {
  const size = Math.abs(value)
  if (size <= knee) return value
  return Math.sign(value) * (knee + (ceiling - knee) * Math.tanh((size - knee) / (ceiling - knee)))
}

/** Brings speech to the loudness that all scenes have, in place; pauses do not count. */
export function evenOut(samples: Float32Array): void {
  const levels = levelsOf(samples)
  const least = levels.reduce((most, level) => Math.max(most, level), 0) * pauseBelow
  const spoken = levels.filter((level) => level >= least && level > 0)
  if (spoken.length === 0) return
  const level = Math.sqrt(spoken.reduce((sum, each) => sum + each ** 2, 0) / spoken.length)
  const gain = Math.min(mostGain, targetLevel / level)
  for (let at = 0; at < samples.length; at += 1) samples[at] = bent((samples[at] ?? 0) * gain)
}
