import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { limitedNode, sparingMemory } from '@klasrum/turns/limited-process'
import { NoVoice } from './refused.ts'

/** A program of its own under another licence: it is started and written to, never imported, and may be missing. */
const program = fileURLToPath(new URL('../../espeak-voice/src/espeak-voice.ts', import.meta.url))
/** Should the process that asked be gone and the engine never come to an end. */
const mostSeconds = 150
/** In the engine's words a minute: what is not heard need not take long. */
const quickest = 450

type SpokenWord = { at: number; ms: number; sounds?: string[] }
export type Spoken = { samplerate: number; samples: Int16Array; words: SpokenWord[] }
type Head = { samplerate: number; bytes: number; words: Spoken['words'] } | { error: string }

const missing =
  'The built-in voice is not installed. Install packages/espeak-voice, or set GOOGLE_TTS_API_KEY.'

/** Speaks one text after the other over a pipe. */
export function openVoiceProgram(path = program) {
  if (!existsSync(path)) throw new NoVoice(missing)
  const [command, args] = limitedNode([path], { heapMegabytes: 128, cpuSeconds: mostSeconds })
  const own = spawn(command, args, { env: sparingMemory, stdio: ['pipe', 'pipe', 'ignore'] })
  const answers = answersOf(own)
  const ask = async (request: object): Promise<Spoken> => {
    own.stdin.write(`${JSON.stringify(request)}\n`)
    const { value } = await answers.next()
    if (!value) throw new Error('The voice ended in the middle of a sentence.')
    return value
  }
  return {
    say: (voice: string, rate: number, text: string) => ask({ voice, rate, text }),
    /** The sounds of each word, for a voice that has no rules of its own. */
    async sounds(voice: string, text: string): Promise<{ at: number; sounds: string[] }[]> {
      const { words } = await ask({ voice, rate: quickest, text, sounds: true })
      return words.map(({ at, sounds = [] }) => ({ at, sounds }))
    },
    end: () => void own.kill('SIGKILL'),
  }
}

async function* answersOf(own: ChildProcess): AsyncGenerator<Spoken> {
  let unread = Buffer.alloc(0)
  let head: Extract<Head, { bytes: number }> | undefined
  // Without a listener a program that cannot be started, or that ended, would end this process too.
  own.on('error', () => {})
  own.stdin?.on('error', () => {})
  for await (const part of own.stdout ?? []) {
    unread = Buffer.concat([unread, part])
    if (!head) {
      const end = unread.indexOf(10)
      if (end < 0) continue
      const told: Head = JSON.parse(unread.subarray(0, end).toString())
      unread = unread.subarray(end + 1)
      if ('error' in told) throw new NoVoice(told.error.startsWith('Cannot find') ? missing : told.error)
      head = told
    }
    if (unread.length < head.bytes) continue
    const { samplerate, bytes, words } = head
    yield { samplerate, words, samples: samplesIn(unread.subarray(0, bytes)) }
    unread = unread.subarray(bytes)
    head = undefined
  }
}

function samplesIn(bytes: Buffer): Int16Array {
  const samples = new Int16Array(bytes.length / 2)
  for (let at = 0; at < samples.length; at += 1) samples[at] = bytes.readInt16LE(at * 2)
  return samples
}
