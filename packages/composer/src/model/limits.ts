export type Limits = {
  /** Milliseconds for one answer. */
  call: number
  /** Milliseconds for all that is asked for one material. */
  total: number
  /** Of input and output together, for one material. */
  tokens: number
  /** Answers that are awaited at the same time. */
  atOnce: number
}

export const usualLimits: Limits = { call: 90_000, total: 300_000, tokens: 400_000, atOnce: 3 }

export const answerBytes = 1_000_000

/** Letters of source that go with one question. */
export const sourceLetters = 20_000
export const itemsInCall = 24
export const callsInSession = 6

export const retries = 2
/** Milliseconds before the first retry; doubled for the next. */
export const firstPause = 1_000
/** A provider that asks for a longer pause is left alone. */
export const longestPause = 20_000

/** After so many calls in a row that gave nothing, no more are made. */
export const patience = 3
