import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@klasrum/contract/source'

export type Speaker = 'woman' | 'man'

/** In the folder of the voices. */
export const modelFile = 'kokoro-q8-lengths.onnx'
export const runtimeFile = join('node_modules', 'onnxruntime-node', 'dist', 'index.js')

/** English ones were taught English; Filipino is spoken by those who were taught Spanish, which sounds nearest. */
export const speakerFiles: Record<Language, Record<Speaker, string>> = {
  en: { woman: 'af_heart.bin', man: 'am_michael.bin' },
  fil: { woman: 'ef_dora.bin', man: 'em_alex.bin' },
}

export const naturalFiles: readonly string[] = [
  modelFile,
  runtimeFile,
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
