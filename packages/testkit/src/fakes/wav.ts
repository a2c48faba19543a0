/** A mono 16-bit WAV file with one steady tone. */
export function toneWav({
  seconds,
  sampleRate,
  hertz = 220,
}: {
  seconds: number
  sampleRate: number
  hertz?: number
}): Buffer {
  const samples = Math.round(seconds * sampleRate)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let n = 0; n < samples; n += 1) {
    file.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * hertz * n) / sampleRate)), 44 + n * 2)
  }
  return file
}

export function lengthOfWav(file: Buffer): number {
  const bytesPerSecond = file.readUInt32LE(28)
  return (file.length - 44) / bytesPerSecond
}
