import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@klasrum/contract/source'
import { NoVoice } from '../refused.ts'
import { lengthsOutput } from './graph-output.ts'
import { modelFile, runtimeFile, type Speaker, speakerFiles, weights } from './voice-files.ts'

/** What is used of onnxruntime-node, which is fetched with the voices and not installed with the product. */
type Tensor = { data: ArrayLike<number>; dispose?: () => void }
type Session = {
  outputNames: readonly string[]
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>
}
type Runtime = {
  InferenceSession: { create(path: string, options: object): Promise<Session> }
  Tensor: new (
    type: 'int64' | 'float32',
    data: BigInt64Array | Float32Array,
    size: readonly number[],
  ) => Tensor
}

/** Numbers that describe a speaker, for each length that a piece can have. */
const styleNumbers = 256

/** Of a piece, its samples and how many frames each token lasts. */
export type Rendered = { samples: Float32Array; frames: ArrayLike<number> }

export type Kokoro = {
  render(tokens: readonly number[], language: Language, speaker: Speaker, pace: number): Promise<Rendered>
}

/** The model, loaded once for all who speak in this process. */
export async function openKokoro(folder: string, threads: number): Promise<Kokoro> {
  const runtime = await loadRuntime(folder)
  const session = await runtime.InferenceSession.create(join(folder, modelFile), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Weights of 8 bits need little beside them, and memory set aside would stay taken. Those of 32 need much: freed and taken
    // again for each step it falls to pieces, and a piece of eleven seconds takes twice as much.
    enableCpuMemArena: weights === 'fp32',
    enableMemPattern: weights === 'fp32',
    logSeverityLevel: 3,
    // Threads that wait would keep the cores busy, which others need.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  const styles = new Map<string, Promise<Float32Array>>()
  const styleOf = (name: string) => {
    const found = styles.get(name) ?? readStyle(join(folder, name))
    styles.set(name, found)
    return found
  }
  const waveform = session.outputNames.find((name) => name !== lengthsOutput) ?? ''

  return {
    async render(tokens, language, speaker, pace) {
      const all = await styleOf(speakerFiles[language][speaker])
      const length = Math.min(tokens.length - 2, all.length / styleNumbers - 1)
      const style = all.slice(length * styleNumbers, (length + 1) * styleNumbers)
      const answer = await session.run({
        input_ids: new runtime.Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
        style: new runtime.Tensor('float32', style, [1, styleNumbers]),
        speed: new runtime.Tensor('float32', Float32Array.of(pace), [1]),
      })
      const [sound, lengths] = [answer[waveform], answer[lengthsOutput]]
      if (!sound || !lengths) throw new Error('The natural voice answered without sound or without times.')
      const rendered = { samples: Float32Array.from(sound.data), frames: Float32Array.from(lengths.data) }
      sound.dispose?.()
      lengths.dispose?.()
      return rendered
    },
  }
}

async function loadRuntime(folder: string): Promise<Runtime> {
  try {
    const loaded = await import(pathToFileURL(join(folder, runtimeFile)).href)
    return loaded.default ?? loaded
  } catch (error) {
    throw new NoVoice('The natural voice cannot be loaded. Run npm run voices.', { cause: error })
  }
}

async function readStyle(path: string): Promise<Float32Array> {
  const bytes = await readFile(path)
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
