import { encodedMp3 } from './encode.ts'
import { evenOut, speechIn } from './level.ts'
import { RecordingRefused } from './refused.ts'
import {
  codecDelay,
  leadSeconds,
  samplesIn,
  secondsOfFrames,
  secondsOfSamples,
  tailSeconds,
} from './sound.ts'
import { samplesOfWav } from './wav.ts'
import type { Recording } from './work.ts'

/** A teacher's own voice as a scene: the silence around it is that of every other scene. */
export async function recordingOf({
  wav,
  pauseSeconds,
}: {
  wav: Uint8Array
  pauseSeconds: number
}): Promise<Recording> {
  const recorded = samplesOfWav(wav)
  const speech = speechIn(recorded)
  if (!speech) throw new RecordingRefused('Nothing can be heard in the recording.')
  const lead = samplesIn(leadSeconds)
  const spoken = speech.to - speech.from
  const samples = new Float32Array(lead + spoken + samplesIn(tailSeconds + pauseSeconds))
  samples.set(recorded.subarray(speech.from, speech.to), lead)
  evenOut(samples)
  const { mp3, frames } = await encodedMp3(samples)
  const startSec = secondsOfSamples(lead + codecDelay)
  const endSec = startSec + secondsOfSamples(spoken)
  return { mp3, frames, durationSec: secondsOfFrames(frames), speech: { startSec, endSec } }
}
