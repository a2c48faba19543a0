import { RecordingRefused } from './refused.ts'
import type { NarratedScene, SpokenSentence } from './scene-sound.ts'
import { narrationSentencesOf } from './sentences.ts'
import { workedOff } from './speaking.ts'
import { secondsOfWav } from './wav.ts'
import { wordStartsByShare } from './word-starts.ts'
import type { Recording } from './work.ts'

const longestSeconds = 600

type RecordOptions = { pauseSeconds?: number; signal?: AbortSignal }

/**
 * A teacher's own voice, given as a WAV file with one channel, as loud and encoded as the scenes of the other voices.
 * Throws `RecordingRefused` with a sentence for what cannot be used.
 */
export async function encodeRecording(
  wav: Uint8Array,
  { pauseSeconds = 0, signal }: RecordOptions = {},
): Promise<Recording> {
  if (secondsOfWav(wav) > longestSeconds)
    throw new RecordingRefused('The recording is longer than ten minutes.')
  const [answer] = await workedOff([{ kind: 'recording', wav, pauseSeconds }], { atOnce: 1, signal })
  if (answer?.kind === 'recording') return answer.recording
  if (answer?.kind === 'refused') throw new RecordingRefused(answer.sentence)
  throw new Error(answer && 'sentence' in answer ? answer.sentence : 'The recording could not be encoded.')
}

/** Sentences over a stretch of speech, each as long as its share of the text. */
export function spreadOver(text: string, { startSec, endSec }: Recording['speech']): SpokenSentence[] {
  const sentences = narrationSentencesOf(text)
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  let before = 0
  const at = () => startSec + ((endSec - startSec) * before) / length
  return sentences.map((sentence) => {
    const start = at()
    before += sentence.length
    const endSecond = at()
    const wordStarts = wordStartsByShare(sentence, endSecond - start).map((sec) => start + sec)
    return { text: sentence, startSec: start, endSec: endSecond, wordStarts }
  })
}

/** A scene in the teacher's own voice, to stand in a show among the others. */
export async function recordedScene(
  { id, text, wav, pauseSeconds }: { id: string; text: string; wav: Uint8Array; pauseSeconds: number },
  { signal }: { signal?: AbortSignal } = {},
): Promise<NarratedScene> {
  const { speech, ...sound } = await encodeRecording(wav, { pauseSeconds, ...(signal && { signal }) })
  return { id, ...sound, sentences: spreadOver(text, speech) }
}
