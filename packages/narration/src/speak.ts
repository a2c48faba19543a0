import type { Language } from '@klasrum/contract/source'
import { sayEnglish } from './normalise-english.ts'
import { sayFilipino } from './normalise-filipino.ts'
import { resampled } from './resample.ts'
import { isSayable, type Saying } from './saying.ts'
import type { Speech, Voice } from './voice.ts'
import { openVoiceProgram } from './voice-program.ts'
import { builtInVoices } from './voices.ts'

const sayings: Record<Language, (text: string) => Saying> = { en: sayEnglish, fil: sayFilipino }

let opened: ReturnType<typeof openVoiceProgram> | undefined

/** The built-in voice. Its program is started once and ends with this process. */
export const builtInVoice =
  (language: Language): Voice =>
  async (sentences) => {
    opened ??= openVoiceProgram()
    const said = []
    for (const text of sentences) said.push({ text, speech: await spoken(opened, language, text) })
    return said
  }

async function spoken(
  program: ReturnType<typeof openVoiceProgram>,
  language: Language,
  sentence: string,
): Promise<Speech | null> {
  const saying = sayings[language](sentence)
  if (!isSayable(saying)) return null
  const { name, rate } = builtInVoices[language]
  const answer = await program.say(name, rate, saying.text)
  const heard = answer.words.map(({ at, ms }) => ({ at: saying.from[at - 1] ?? 0, sec: ms / 1_000 }))
  const samples = resampled(
    Float32Array.from(answer.samples, (each) => each / 2 ** 15),
    answer.samplerate,
  )
  return samples.length === 0 ? null : { samples, wordStarts: startsOf(sentence, heard) }
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
