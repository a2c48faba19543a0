import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { naturalFiles, runtimeFile } from '../../../narration/src/natural/voice-files.ts'

/**
 * In place of onnxruntime-node: a hum, in which each token lasts two frames of 600 samples. Files beside the model change
 * it: `crash` ends the process once, `crash-always` each time, `short-of-memory` fails with more than a hundred tokens.
 * It leaves `loaded` when the model was loaded.
 */
const runtime = `
const { existsSync, rmSync, writeFileSync } = require('node:fs')
class Tensor { constructor(type, data) { this.data = data } }
const create = async (model) => {
  const beside = (name) => model.replace(/[^/]+$/, name)
  writeFileSync(beside('loaded'), '')
  return {
    outputNames: ['waveform', '/encoder/Clip_output_0'],
    run: async ({ input_ids }) => {
      if (existsSync(beside('crash-always'))) process.exit(1)
      if (existsSync(beside('crash'))) { rmSync(beside('crash')); process.exit(1) }
      const count = input_ids.data.length
      if (existsSync(beside('short-of-memory')) && count > 100) throw new Error('std::bad_alloc')
      return {
        waveform: { data: Float32Array.from({ length: count * 1200 }, (_, at) => 0.3 * Math.sin(at / 20)) },
        '/encoder/Clip_output_0': { data: Float32Array.from({ length: count }, () => 2) },
      }
    },
  }
}
module.exports = { Tensor, InferenceSession: { create } }
`

/** A folder of voices as `npm run voices` leaves it, but that the natural voice hums instead of speaking. */
export async function aHummingVoice(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-voices-'))
  for (const name of naturalFiles) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), new Uint8Array(new Float32Array(510 * 256).buffer))
  }
  await writeFile(join(folder, runtimeFile), runtime)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
