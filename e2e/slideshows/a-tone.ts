const rate = 16_000

/** A tone in both channels of a WAV file, as loud as a voice. */
export function aTone({ seconds }: { seconds: number }): Buffer {
  const frames = rate * seconds
  const wav = Buffer.alloc(44 + frames * 4)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + frames * 4, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(2, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 4, 28)
  wav.writeUInt16LE(4, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(frames * 4, 40)
  for (let frame = 0; frame < frames; frame += 1) {
    const sample = Math.round(Math.sin((frame / rate) * 220 * 2 * Math.PI) * 8_000)
    wav.writeInt16LE(sample, 44 + frame * 4)
    wav.writeInt16LE(sample, 46 + frame * 4)
  }
  return wav
}
