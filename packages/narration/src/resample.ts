import { sampleRate } from './sound.ts'

/** On each side of a sample, in samples of the slower of the two rates. */
const reach = 8

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

type Filter = { phases: Float64Array[]; half: number; step: number; count: number }
const filters = new Map<number, Filter>()

/** A windowed sinc for each place that a new sample can take between two old ones. */
function filterFor(from: number): Filter {
  const known = filters.get(from)
  if (known) return known
  const divisor = greatestDivisor(from, sampleRate)
  const count = sampleRate / divisor
  const cut = Math.min(1, sampleRate / from) * 0.95
  const half = Math.ceil(reach / Math.min(1, sampleRate / from))
  const phases = Array.from({ length: count }, (_, phase) => {
    const taps = Float64Array.from({ length: half * 2 }, (_, tap) => {
      const x = tap - half + 1 - phase / count
      const sinc = x === 0 ? cut : Math.sin(Math.PI * x * cut) / (Math.PI * x)
      return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (half + 1)))
    })
    const sum = taps.reduce((total, tap) => total + tap, 0)
    return taps.map((tap) => tap / sum)
  })
  const filter = { phases, half, step: from / divisor, count }
  filters.set(from, filter)
  return filter
}

/** The same sound at the rate of a show. */
export function resampled(samples: Float32Array, from: number): Float32Array {
  if (from === sampleRate) return samples
  const { phases, half, step, count } = filterFor(from)
  const out = new Float32Array(Math.floor((samples.length * count) / step))
  const padded = new Float64Array(samples.length + half * 2)
  padded.set(samples, half - 1)
  let whole = 0
  let phase = 0
  for (let at = 0; at < out.length; at += 1) {
    const taps = phases[phase] as Float64Array
    let sum = 0
    for (let tap = 0; tap < taps.length; tap += 1)
      sum += (taps[tap] as number) * (padded[whole + tap] as number)
    out[at] = sum
    phase += step
    while (phase >= count) {
      phase -= count
      whole += 1
    }
  }
  return out
}
