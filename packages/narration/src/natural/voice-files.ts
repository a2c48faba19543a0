import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@klasrum/contract/source'

export type Speaker = 'woman' | 'man'

/** Weights of 8 bits where machines multiply them quickly; on x64 they took twice the time and memory of those of 32. */
export const weights: 'q8' | 'fp32' = process.arch === 'arm64' ? 'q8' : 'fp32'

/** In the folder of the voices. By their names, a folder that comes from another kind of machine is found to lack some. */
export const modelFile = `kokoro-${weights}-lengths.onnx`
export const runtimeFile = join('node_modules', 'onnxruntime-node', 'dist', 'index.js')
/** Where the runtime has what it needs on this kind of machine. */
export const machineFolder = `bin/napi-v6/${process.platform}/${process.arch}`
const bindingFile = join('node_modules', 'onnxruntime-node', machineFolder, 'onnxruntime_binding.node')

/** English ones were taught English; Filipino is spoken by those who were taught Spanish, which sounds nearest. */
export const speakerFiles: Record<Language, Record<Speaker, string>> = {
  en: { woman: 'af_heart.bin', man: 'am_michael.bin' },
  fil: { woman: 'ef_dora.bin', man: 'em_alex.bin' },
}

export const naturalFiles: readonly string[] = [
  modelFile,
  runtimeFile,
  bindingFile,
  ...Object.values(speakerFiles).flatMap((files) => Object.values(files)),
]

/** Those of the natural voice that are not in the folder. */
export async function missingFiles(folder: string): Promise<string[]> {
  const found = await Promise.all(
    naturalFiles.map((name) =>
      access(join(folder, name)).then(
        () => [],
        () => [name],
      ),
    ),
  )
  return found.flat()
}
