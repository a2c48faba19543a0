import { RecordingRefused } from './refused.ts'
import { resampled } from './resample.ts'

type Layout = { kind: 'whole' | 'float'; bits: number; rate: number; data: DataView }

const lowestRate = 8_000
const highestRate = 48_000
const extensible = 0xfffe

const refuse = (sentence: string): never => {
  throw new RecordingRefused(sentence)
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** A WAV file with one channel, of the kinds that browsers and recorders write. */
export function wavLayout(bytes: Uint8Array): Layout {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WAVE')
    return refuse('The recording is not a WAV file.')
  let format: { code: number; rate: number; bits: number } | null = null
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = nameAt(bytes, at)
    const size = view.getUint32(at + 4, true)
    const from = at + 8
    if (name === 'fmt ' && size >= 16 && from + size <= bytes.length) {
      const code = view.getUint16(from, true)
      const channels = view.getUint16(from + 2, true)
      const rate = view.getUint32(from + 4, true)
      if (channels !== 1) return refuse('The recording must have one channel.')
      if (rate < lowestRate || rate > highestRate)
        return refuse('The recording must have between 8,000 and 48,000 samples a second.')
      const inner = code === extensible && size >= 26 ? view.getUint16(from + 24, true) : code
      format = { code: inner, rate, bits: view.getUint16(from + 14, true) }
    }
    if (name === 'data') {
      if (!format) break
      if (from + size > bytes.length) return refuse('The recording is not whole.')
      const kind = format.code === 1 ? 'whole' : 'float'
      const known = format.code === 1 ? [16, 24] : format.code === 3 ? [32] : []
      if (!known.includes(format.bits)) return refuse('The recording must have 16, 24 or 32 bits a sample.')
      const data = new DataView(bytes.buffer, bytes.byteOffset + from, size)
      return { kind, bits: format.bits, rate: format.rate, data }
    }
    at = from + size + (size % 2)
  }
  return refuse('The recording is not a WAV file.')
}

function sampleReader({ kind, bits, data }: Layout): (at: number) => number {
  if (kind === 'float') return (at) => data.getFloat32(at * 4, true)
  if (bits === 16) return (at) => data.getInt16(at * 2, true) / 2 ** 15
  return (at) => (data.getUint16(at * 3, true) + data.getInt8(at * 3 + 2) * 2 ** 16) / 2 ** 23
}

/** At the rate of a show, around zero. */
export function samplesOfWav(bytes: Uint8Array): Float32Array {
  const layout = wavLayout(bytes)
  const read = sampleReader(layout)
  const samples = Float32Array.from(
    { length: Math.floor(layout.data.byteLength / (layout.bits / 8)) },
    (_, at) => {
      const value = read(at)
      return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0
    },
  )
  const middle = samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, samples.length)
  return resampled(
    samples.map((sample) => sample - middle),
    layout.rate,
  )
}

export const secondsOfWav = (bytes: Uint8Array): number => {
  const { data, bits, rate } = wavLayout(bytes)
  return data.byteLength / (bits / 8) / rate
}
