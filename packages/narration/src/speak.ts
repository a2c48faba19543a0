import type { Language } from '@klasrum/contract/source'
import { espeakSigns, espeakText } from './filipino/espeak-signs.ts'
import { filipinoWords } from './natural/sounded-words.ts'
import { sayEnglish } from './normalise-english.ts'
import { writeOutFilipino } from './normalise-filipino.ts'
import { correctionRules } from './pronunciations.ts'
import { resampled } from './resample.ts'
import { isSayable, type Saying, type SayingRule } from './saying.ts'
import type { Speech, Voice } from './voice.ts'
import { openVoiceProgram } from './voice-program.ts'
import { builtInVoices } from './voices.ts'
import { wordStartsOf } from './word-starts.ts'
import type { SpeakingManner } from './work.ts'

type Program = ReturnType<typeof openVoiceProgram>

/** What the engine is given, and the written place that a place in it stands for, counted from 1. */
type Given = { text: string; writtenAt: (at: number) => number | undefined }

const given: Record<Language, (saying: Saying, program: Program) => Promise<Given>> = {
  en: async ({ text, from }) => ({ text, writtenAt: (at) => from[at - 1] }),
  fil: async (saying, program) => {
    const english = (text: string) => program.sounds(builtInVoices.en.name, text)
    const { text, places } = espeakText(await filipinoWords(saying, english, espeakSigns))
    return { text, writtenAt: (at) => places.get(at) }
  },
}
const sayings: Record<Language, (text: string, first: readonly SayingRule[]) => Saying> = {
  en: sayEnglish,
  fil: writeOutFilipino,
}

let opened: Program | undefined

/** The built-in voice. Its program is started once and ends with this process. */
export const builtInVoice =
  (language: Language, manner: SpeakingManner): Voice =>
  async (sentences) => {
    opened ??= openVoiceProgram()
    const said = []
    for (const text of sentences)
      said.push({ text, speech: await spoken(opened, text, { language, manner }) })
    return said
  }

async function spoken(
  program: Program,
  sentence: string,
  { language, manner: { pace, pronunciations } }: { language: Language; manner: SpeakingManner },
): Promise<Speech | null> {
  const saying = sayings[language](sentence, correctionRules(pronunciations, language))
  if (!isSayable(saying)) return null
  const { name, rate } = builtInVoices[language]
  const { text, writtenAt } = await given[language](saying, program)
  if (text === '') return null
  const answer = await program.say(name, Math.round(rate * pace), text)
  const heard = answer.words.map(({ at, ms }) => ({ at: writtenAt(at) ?? 0, sec: ms / 1_000 }))
  const samples = resampled(
    Float32Array.from(answer.samples, (each) => each / 2 ** 15),
    answer.samplerate,
  )
  return samples.length === 0 ? null : { samples, wordStarts: wordStartsOf(sentence, heard) }
}
