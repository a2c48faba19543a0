/**
 * At 24 kHz and 32 kbit/s a frame is exactly 576 samples, 24 ms and 96 bytes: whole scenes stand one after the other
 * without drift, and a player that reckons time from bytes is right.
 */
export const sampleRate = 24_000
export const mp3FrameSamples = 576
export const frameBytes = 96
export const kilobits = 32

export const secondsOfFrames = (frames: number): number => (frames * mp3FrameSamples) / sampleRate
export const secondsOfSamples = (samples: number): number => samples / sampleRate
export const samplesIn = (seconds: number): number => Math.round(seconds * sampleRate)

/** How late a sample is heard: encoder and decoder each hold some back. */
export const codecDelay = 576 + 529

/** Silence of a scene before its speech and after it, so that slides do not change in the middle of a word. */
export const leadSeconds = 0.2
export const tailSeconds = 0.4
/** Between two sentences of a scene. */
export const breathSeconds = 0.25
export const questionBreathSeconds = 0.6
/** A scene of which nothing can be said stands this long. */
export const silentSeconds = 2
