import type { Language } from '@klasrum/contract/source'
import type { VoiceChoice } from '@klasrum/contract/voices'
import type { Google } from './google.ts'
import { prepareNaturalProcess } from './natural/natural-process.ts'
import { missingFiles, type Speaker } from './natural/voice-files.ts'
import { builtInVoices, googleVoices, naturalVoiceId } from './voices.ts'

export type VoiceOptions = {
  language: Language
  /** Without one it is Google's voice where a key is given, then the natural one where it is installed, then the quick one. */
  voice?: VoiceChoice | null | undefined
  /** Where the natural voice lies, if it was fetched. */
  voicesFolder?: string | undefined
  google?: Google | undefined
}

export type ChosenVoice = { id: string } & (
  | { kind: 'natural'; folder: string; speaker: Speaker }
  | { kind: 'google'; google: Google }
  | { kind: 'built-in' }
)

const builtIn = (language: Language): ChosenVoice => ({ kind: 'built-in', id: builtInVoices[language].id })

/** The voice that would speak. One that is chosen and not installed leaves it to the quick one. */
export async function chooseVoice({
  language,
  voice,
  voicesFolder: folder,
  google,
}: VoiceOptions): Promise<ChosenVoice> {
  if (voice === 'quick') return builtIn(language)
  if (!voice && google) return { kind: 'google', id: googleVoices[language].id, google }
  if (folder === undefined || (await missingFiles(folder)).length > 0) return builtIn(language)
  const speaker = voice === 'natural-man' ? 'man' : 'woman'
  return { kind: 'natural', id: naturalVoiceId(language, speaker), folder, speaker }
}

/** The voice that would speak begins to load, where it takes long, while the script is still written. */
export async function prepareVoice(options: Omit<VoiceOptions, 'language'>): Promise<void> {
  const voice = await chooseVoice({ ...options, language: 'en' })
  if (voice.kind === 'natural') prepareNaturalProcess(voice.folder)
}
