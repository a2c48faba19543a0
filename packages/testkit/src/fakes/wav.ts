/** A 16-bit WAV file with one steady tone, the same in every channel. */
export function toneWav({
  seconds,
  sampleRate,
  hertz = 220,
  channels = 1,
}: {
  seconds: number
  sampleRate: number
  hertz?: number
  channels?: number
}): Buffer {
  const samples = Math.round(seconds * sampleRate)
  const width = 2 * channels
  const file = Buffer.alloc(44 + samples * width)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * width, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * width, 28)
  file.writeUInt16LE(width, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * width, 40)
  for (let n = 0; n < samples; n += 1) {
    const sample = Math.round(8_000 * Math.sin((2 * Math.PI * hertz * n) / sampleRate))
    for (let channel = 0; channel < channels; channel += 1)
      file.writeInt16LE(sample, 44 + n * width + channel * 2)
  }
  return file
}

export function lengthOfWav(file: Buffer): number {
  const bytesPerSecond = file.readUInt32LE(28)
  return (file.length - 44) / bytesPerSecond
}
