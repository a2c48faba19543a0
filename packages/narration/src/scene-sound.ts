export type SpokenSentence = {
  text: string
  startSec: number
  endSec: number
  /** When each word of the text begins, where the voice tells: captions of a long sentence follow it. */
  wordStarts?: number[]
}

/** One scene as sound, its times from its own start. */
export type NarratedScene = {
  id: string
  mp3: Uint8Array
  frames: number
  durationSec: number
  sentences: SpokenSentence[]
}
