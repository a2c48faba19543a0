import { longestSeconds, mixedToMono, voiceRate, wavOf } from './wav.ts'

/** What cannot be used, as a sentence. */
export class UnusableSound extends Error {
  override name = 'UnusableSound'
}

/** Every sound that the browser can play, as one channel of WAV. */
export async function toVoiceFile(sound: Blob): Promise<File> {
  // An offline context needs no leave to play, and brings all sounds to its own rate.
  const context = new OfflineAudioContext(1, 1, voiceRate)
  const heard = await sound
    .arrayBuffer()
    .then((bytes) => context.decodeAudioData(bytes))
    .catch(() => {
      throw new UnusableSound('This file cannot be played. Please choose a WAV or MP3 file.')
    })
  if (heard.duration > longestSeconds) throw new UnusableSound('The recording is longer than nine minutes.')
  const channels = Array.from({ length: heard.numberOfChannels }, (_, at) => heard.getChannelData(at))
  return new File([wavOf(mixedToMono(channels), voiceRate)], 'recording.wav', { type: 'audio/wav' })
}
