import type { Language } from '@klasrum/contract/source'
import { sayEnglish } from './normalise-english.ts'
import { sayFilipino } from './normalise-filipino.ts'
import { NoVoice } from './refused.ts'
import { resampled } from './resample.ts'
import { isSayable, type Saying } from './saying.ts'
import { builtInVoices } from './voices.ts'

/** What a sentence sounds like; each of its words begins so many seconds after the first. */
export type Speech = { samples: Float32Array; wordStarts: number[] }

const sayings: Record<Language, (text: string) => Saying> = { en: sayEnglish, fil: sayFilipino }

async function loadEngine() {
  const name = '@echogarden/espeak-ng-emscripten'
  const { default: load } = await import('@echogarden/espeak-ng-emscripten').catch(() => {
    throw new NoVoice(
      `The built-in voice is not installed. Install the optional package ${name}, or set GOOGLE_TTS_API_KEY.`,
    )
  })
  const { eSpeakNGWorker } = await load({})
  return new eSpeakNGWorker()
}

let loaded: ReturnType<typeof loadEngine> | undefined

/** The built-in voice; null for a sentence of which nothing can be said. */
export async function speakerOf(language: Language): Promise<(sentence: string) => Speech | null> {
  loaded ??= loadEngine()
  const engine = await loaded
  const { name, rate } = builtInVoices[language]
  // An unknown voice leaves the one before it at work, and only this tells.
  if (engine.set_voice(name) !== 0) throw new NoVoice(`The built-in voice does not know "${name}".`)
  engine.set_rate(rate)
  return (sentence) => {
    const saying = sayings[language](sentence)
    if (!isSayable(saying)) return null
    const parts: Int16Array[] = []
    const heard: Heard[] = []
    engine.synthesize(saying.text, (samples, events) => {
      parts.push(samples)
      for (const { type, text_position, audio_position } of events)
        if (type === 'word')
          heard.push({ at: saying.from[text_position - 1] ?? 0, sec: audio_position / 1_000 })
      return false
    })
    const samples = resampled(joined(parts), engine.get_samplerate())
    return samples.length === 0 ? null : { samples, wordStarts: startsOf(sentence, heard) }
  }
}

function joined(parts: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts)
    for (let from = 0; from < part.length; from += 1) samples[at++] = (part[from] ?? 0) / 2 ** 15
  return samples
}

type Heard = { at: number; sec: number }

/** A word of which nothing is heard begins with the one before it. */
function startsOf(sentence: string, heard: readonly Heard[]): number[] {
  let last = 0
  return Array.from(sentence.matchAll(/\S+/g), ({ 0: word, index }) => {
    const own = heard.find(({ at }) => at >= index && at < index + word.length)
    last = Math.max(last, own?.sec ?? last)
    return last
  })
}
