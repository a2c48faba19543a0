import { encodedMp3 } from './encode.ts'
import { evenOut } from './level.ts'
import type { NarratedScene, SpokenSentence } from './scene-sound.ts'
import {
  breathSeconds,
  codecDelay,
  leadSeconds,
  questionBreathSeconds,
  samplesIn,
  secondsOfFrames,
  secondsOfSamples,
  silentSeconds,
  tailSeconds,
} from './sound.ts'
import type { SentenceSpeech } from './voice.ts'

/** Longer than every narration that the product writes. */
const longestSeconds = 1_800

/** Before a question there is a moment to look up. */
const breathBefore = (sentence: string): number =>
  /\?["”’)]*$/.test(sentence) ? questionBreathSeconds : breathSeconds

/** Sentences as one scene: silence, speech with breaths between, silence. */
export async function narratedSceneOf(
  { id, pauseSeconds }: { id: string; pauseSeconds: number },
  sentenceSpeech: readonly SentenceSpeech[],
): Promise<NarratedScene> {
  const heard = sentenceSpeech.flatMap(({ text, speech }) => (speech ? [{ text, ...speech }] : []))
  const spoken = heard.reduce((sum, { samples }) => sum + samples.length, 0)
  const breaths = heard.slice(1).reduce((sum, { text }) => sum + samplesIn(breathBefore(text)), 0)
  const rest = samplesIn(leadSeconds + tailSeconds + pauseSeconds + (heard.length === 0 ? silentSeconds : 0))
  if (secondsOfSamples(spoken) > longestSeconds) throw new Error(`Scene ${id} is too long to be spoken.`)
  const samples = new Float32Array(spoken + breaths + rest)
  const sentences: SpokenSentence[] = []
  let at = samplesIn(leadSeconds)
  for (const [place, { text, samples: own, wordStarts }] of heard.entries()) {
    if (place > 0) at += samplesIn(breathBefore(text))
    samples.set(own, at)
    const startSec = secondsOfSamples(at + codecDelay)
    const endSec = secondsOfSamples(at + codecDelay + own.length)
    const starts = wordStarts.map((start) => startSec + start)
    sentences.push({ text, startSec, endSec, ...(starts.length > 0 && { wordStarts: starts }) })
    at += own.length
  }
  evenOut(samples)
  const { mp3, frames } = await encodedMp3(samples)
  return { id, mp3, frames, durationSec: secondsOfFrames(frames), sentences }
}
