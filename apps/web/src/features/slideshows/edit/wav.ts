/** Enough for a voice, and nine minutes of it stay below what may be sent. */
export const voiceRate = 22_050
export const longestSeconds = 540

/** All channels as one. */
export function mixedToMono(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels
  if (!first || channels.length === 1) return first ?? new Float32Array()
  return first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  )
}

/** One channel of 16-bit samples as a WAV file. */
export function wavOf(samples: Float32Array, rate: number): ArrayBuffer {
  const bytes = new ArrayBuffer(44 + samples.length * 2)
  const view = new DataView(bytes)
  const text = (at: number, letters: string) => {
    for (const [place, letter] of [...letters].entries()) view.setUint8(at + place, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples.length * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [at, sample] of samples.entries()) {
    const held = Math.max(-1, Math.min(1, sample))
    view.setInt16(44 + at * 2, Math.round(held * (held < 0 ? 0x8000 : 0x7fff)), true)
  }
  return bytes
}
