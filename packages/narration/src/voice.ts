/** What a sentence sounds like; each of its words begins so many seconds after the first. */
export type Speech = { samples: Float32Array; wordStarts: number[] }

/** Null for a sentence of which nothing can be said. */
export type SentenceSpeech = { text: string; speech: Speech | null }

/**
 * What every voice is asked for: sentences in order, each as samples at our rate. One that is not there throws NoVoice, one
 * that does not answer NoAnswer.
 */
export type Voice = (sentences: readonly string[]) => Promise<SentenceSpeech[]>
